//! Which function, and which data, goes into which part.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use wasmparser::{Export, ExternalKind};

use crate::Failure;
use crate::emit::short_name;
use crate::late::{self, Place};
use crate::module::{Module, References, is_function};
use crate::objects::Object;

/// What goes where. All numbers are those of the module that is split.
pub(crate) struct Plan {
    /// The functions of each part. Each part needs those before it.
    pub(crate) parts: Vec<BTreeSet<u32>>,
    /// The functions of later parts that an earlier one calls or an export names, each with its place in the table: the first part has a stub for each.
    /// They are in the order of these places, so that the stubs compress well.
    pub(crate) stubs: Vec<(u32, u32)>,
    /// The functions of later parts that are only called by way of the table, each with its type and the number of its part: the first part has one stub
    /// for all that have both in common.
    pub(crate) in_table: BTreeMap<u32, (u32, usize)>,
    /// The functions and globals that parts give to later ones, under these names. Where a function is still to come its stub has the name.
    pub(crate) shared_functions: BTreeMap<u32, String>,
    pub(crate) shared_globals: BTreeMap<u32, String>,
    /// What the first part does not export, but the one that has it: functions that only callers of all parts ask for.
    pub(crate) late_exports: BTreeSet<u32>,
    /// The data that is not in the first part, each piece with the number of the part that brings it.
    pub(crate) late_data: Vec<(Place, usize)>,
    pub(crate) memory: String,
    pub(crate) tables: Vec<String>,
    /// The global in which a call by way of the table leaves the place of what it calls.
    pub(crate) slot: String,
    /// How long the table becomes.
    pub(crate) table_size: u32,
}

impl Plan {
    /// `part_of` says the number of the part for each function of the module's own; `objects` are those among the data.
    pub(crate) fn new(module: &Module<'_>, part_of: &[usize], objects: &[Object]) -> Result<Self, Failure> {
        let mut parts = vec![BTreeSet::new(); part_of.iter().max().map_or(1, |last| last + 1)];
        for (function, &part) in module.own().zip(part_of) {
            let part = if is_smaller_than_stub(module, function) { 0 } else { part };
            parts.get_mut(part).ok_or("a function without part")?.insert(function);
        }
        let is_first = |function: &u32| parts.first().is_some_and(|first| first.contains(function));
        let is_later = |function: &u32| *function >= module.imported && !is_first(function);

        let exported = module.exports.iter().filter(|export| is_function(export));
        let (late, early): (Vec<&Export<'_>>, Vec<&Export<'_>>) =
            exported.partition(|export| is_later(&export.index) && !is_made_by_wasm_bindgen(export.name));
        let late_exports: BTreeSet<u32> = late.into_iter().map(|export| export.index).collect();

        // What is called from another part.
        let mut called_early: BTreeSet<u32> = BTreeSet::new();
        let mut shared: BTreeSet<u32> = BTreeSet::new();
        let mut globals = BTreeSet::new();
        for (number, part) in parts.iter().enumerate() {
            let others = used(module, part, |references| &references.functions).into_iter();
            let others: BTreeSet<u32> =
                others.filter(|&function| function >= module.imported && !part.contains(&function)).collect();
            let is_to_come = |function: &u32| parts.iter().skip(number + 1).any(|part| part.contains(function));
            called_early.extend(others.iter().filter(|function| is_to_come(function)));
            if number > 0 {
                shared.extend(others);
                globals.extend(used(module, part, |references| &references.globals));
            }
        }

        let in_table: BTreeMap<u32, u32> = module.slots.iter().map(|&(slot, function)| (function, slot)).collect();
        let mut end = u32::try_from(table_of(module)?.ty.initial)?;
        let exported = early.iter().map(|export| export.index);
        let wanted = called_early.into_iter().chain(exported).chain(module.start);
        let mut stubs: Vec<(u32, u32)> = Vec::new();
        for function in wanted.filter(is_later).collect::<BTreeSet<_>>() {
            let slot = in_table.get(&function).copied().unwrap_or_else(|| {
                end += 1;
                end - 1
            });
            stubs.push((function, slot));
        }
        stubs.sort_unstable_by_key(|&(_, slot)| slot);
        if module.exports.iter().any(|export| export.kind == ExternalKind::Table && export.index == module.function_table) {
            return Err(
                "the table of functions is exported: a call from outside would not leave the place of what it calls".into()
            );
        }
        let mut only_in_table = BTreeMap::new();
        for &function in in_table.keys().filter(|function| is_later(function) && stubs.iter().all(|(own, _)| own != *function)) {
            let part = parts.iter().position(|part| part.contains(&function)).ok_or("a function without part")?;
            only_in_table.insert(function, (module.type_of(function)?, part));
        }

        let taken: BTreeSet<&str> = module.exports.iter().map(|export| export.name).collect();
        let mut free = (0..).map(short_name).filter(|name| !taken.contains(name.as_str()));
        let mut name = || free.next().unwrap_or_default();
        Ok(Self {
            late_data: late::places(module, &parts, objects)?,
            in_table: only_in_table,
            memory: name(),
            slot: name(),
            tables: module.tables.iter().map(|_| name()).collect(),
            shared_functions: shared.into_iter().map(|function| (function, name())).collect(),
            shared_globals: globals.into_iter().map(|global| (global, name())).collect(),
            parts,
            stubs,
            late_exports,
            table_size: end,
        })
    }

    /// The functions of a part.
    pub(crate) fn part(&self, number: usize) -> Result<&BTreeSet<u32>, Failure> {
        self.parts.get(number).ok_or_else(|| format!("there is no part {number}").into())
    }

    /// The number of the part that has a function.
    pub(crate) fn part_of(&self, function: u32) -> Option<usize> {
        self.parts.iter().position(|part| part.contains(&function))
    }

    /// The functions that a part gives to later ones, each with its name: its own, and of the first part the stubs.
    pub(crate) fn given_by<'p>(&'p self, module: &'p Module<'_>, number: usize) -> Result<Vec<(u32, &'p str)>, Failure> {
        let mut given = Vec::new();
        for (later, part) in self.parts.iter().enumerate().skip(number + 1) {
            for function in used(module, part, |references| &references.functions) {
                let of = self.part_of(function);
                if of == Some(number) || (number == 0 && of > Some(later)) {
                    given.extend(self.shared_functions.get(&function).map(|name| (function, name.as_str())));
                }
            }
        }
        given.sort_unstable();
        given.dedup();
        Ok(given)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sizes: Vec<String> = self.parts.iter().map(|part| part.len().to_string()).collect();
        let late: usize = self.late_data.iter().map(|(place, _)| place.len()).sum();
        write!(
            f,
            "{} functions in {} parts, with {} stubs and {} functions that wait in the table, {} given to later parts; {late} bytes of data come late, in {} pieces",
            sizes.join(", "),
            self.parts.len(),
            self.stubs.len(),
            self.in_table.len(),
            self.shared_functions.len(),
            self.late_data.len()
        )
    }
}

/// Whether it is no function of ours, but one that wasm-bindgen's script calls on its own: for memory, closures, objects.
fn is_made_by_wasm_bindgen(name: &str) -> bool {
    name.starts_with("__") || name.starts_with("wasm_bindgen__")
}

/// Whether a function calls nothing and takes no more than the stub would that stands for it.
fn is_smaller_than_stub(module: &Module<'_>, function: u32) -> bool {
    const STUB: usize = 14;
    let place = (function - module.imported) as usize;
    let calls_nothing = module.references.get(place).is_some_and(|references| references.functions.is_empty());
    calls_nothing && module.bodies.get(place).is_some_and(|body| body.range().len() <= STUB)
}

/// What some functions refer to.
pub(crate) fn used(
    module: &Module<'_>,
    functions: &BTreeSet<u32>,
    what: impl Fn(&References) -> &BTreeSet<u32>,
) -> BTreeSet<u32> {
    let places = functions.iter().map(|function| (function - module.imported) as usize);
    places.filter_map(|place| module.references.get(place)).flat_map(|references| what(references).iter().copied()).collect()
}

pub(crate) fn table_of<'m, 'a>(module: &'m Module<'a>) -> Result<&'m wasmparser::Table<'a>, Failure> {
    module.tables.get(module.function_table as usize).ok_or_else(|| "the module has no table of functions".into())
}
