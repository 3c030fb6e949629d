//! The first module: the hot functions, all data, and for each cold function that something hot refers to a stub that calls it through the table.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataSection, ElementSection, Elements, EntityType, ExportKind, ExportSection, Function,
    FunctionSection, GlobalSection, GlobalType, ImportSection, MemorySection, StartSection, TableSection, ValType,
};
use wasmparser::{DataKind, Export, FuncType, FunctionBody};

use crate::Failure;
use crate::emit::{Renumbered, begin, short_name};
use crate::late::{self, Place};
use crate::module::{Module, constant, is_function};

/// What the first module imports beside all that it did before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hook {
    /// `load()` puts the second module in place, before it returns. The stubs call it.
    Load,
    /// `called(n)` is told of each call of a function, which is the n-th of the module's own: how the list of hot functions is made.
    Called,
}

impl Hook {
    fn name(self) -> &'static str {
        match self {
            Self::Load => "load",
            Self::Called => "called",
        }
    }
}

/// What goes where. All numbers are those of the module that is split.
pub(crate) struct Plan {
    pub(crate) hot: BTreeSet<u32>,
    pub(crate) cold: BTreeSet<u32>,
    /// The cold functions that something in the first module refers to, each with its place in the table.
    /// They are in the order of these places, so that the table and the stubs compress well.
    pub(crate) stubs: Vec<(u32, u32)>,
    /// The functions, and the globals, that the second module gets of the first one, under these names.
    pub(crate) shared_functions: BTreeMap<u32, String>,
    pub(crate) shared_globals: BTreeMap<u32, String>,
    /// What the first module does not export, but the second one: cold functions that only callers of both modules ask for.
    pub(crate) late_exports: BTreeSet<u32>,
    /// Texts that nothing hot refers to: they come with the second module.
    pub(crate) late_texts: Vec<Place>,
    pub(crate) memory: String,
    pub(crate) tables: Vec<String>,
    /// How long the table becomes.
    pub(crate) table_size: u32,
}

impl Plan {
    /// `is_hot` says it of each function of the module's own; `texts` may come late.
    pub(crate) fn new(module: &Module<'_>, is_hot: &[bool], texts: &[Vec<u8>]) -> Result<Self, Failure> {
        let stays = |&(function, &is_hot): &(u32, &bool)| is_hot || is_smaller_than_stub(module, function);
        let hot: BTreeSet<u32> = module.own().zip(is_hot).filter(stays).map(|(function, _)| function).collect();
        let cold: BTreeSet<u32> = module.own().filter(|function| !hot.contains(function)).collect();

        let exported = module.exports.iter().filter(|export| is_function(export));
        let (late, early): (Vec<&Export<'_>>, Vec<&Export<'_>>) =
            exported.partition(|export| cold.contains(&export.index) && !is_made_by_wasm_bindgen(export.name));
        let late_exports: BTreeSet<u32> = late.into_iter().map(|export| export.index).collect();
        let exported = early.iter().map(|export| export.index);
        let called = used(module, &hot, |references| &references.functions);
        let in_table: BTreeMap<u32, u32> = module.slots.iter().map(|&(slot, function)| (function, slot)).collect();
        let mut end = u32::try_from(table_of(module)?.ty.initial)?;
        let mut stubs = Vec::new();
        let wanted = called.into_iter().chain(exported).chain(module.start).chain(in_table.keys().copied());
        for function in wanted.filter(|function| cold.contains(function)).collect::<BTreeSet<_>>() {
            let slot = in_table.get(&function).copied().unwrap_or_else(|| {
                end += 1;
                end - 1
            });
            stubs.push((function, slot));
        }
        stubs.sort_unstable_by_key(|&(_, slot)| slot);

        let taken: BTreeSet<&str> = module.exports.iter().map(|export| export.name).collect();
        let mut free = (0..).map(short_name).filter(|name| !taken.contains(name.as_str()));
        let mut name = || free.next().unwrap_or_default();
        let memory = name();
        let tables = module.tables.iter().map(|_| name()).collect();
        let cold_calls = used(module, &cold, |references| &references.functions);
        let shared_functions = cold_calls.intersection(&hot).map(|&function| (function, name())).collect();
        let shared_globals =
            used(module, &cold, |references| &references.globals).into_iter().map(|global| (global, name())).collect();
        let late_texts = late::texts(module, |function| hot.contains(&function), texts)?;
        Ok(Self { hot, cold, stubs, shared_functions, shared_globals, late_exports, late_texts, memory, tables, table_size: end })
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (hot, cold, stubs, shared) = (self.hot.len(), self.cold.len(), self.stubs.len(), self.shared_functions.len());
        let bytes: u32 = self.late_texts.iter().map(|place| place.end - place.start).sum();
        let texts = self.late_texts.len();
        write!(
            f,
            "{hot} functions first, with {stubs} stubs; {cold} later, which use {shared} of the first, and {texts} texts of {bytes} bytes"
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
    what: impl Fn(&crate::module::References) -> &BTreeSet<u32>,
) -> BTreeSet<u32> {
    let places = functions.iter().map(|function| (function - module.imported) as usize);
    places.filter_map(|place| module.references.get(place)).flat_map(|references| what(references).iter().copied()).collect()
}

pub(crate) fn table_of<'m, 'a>(module: &'m Module<'a>) -> Result<&'m wasmparser::Table<'a>, Failure> {
    module.tables.get(module.function_table as usize).ok_or_else(|| "the module has no table of functions".into())
}

/// Writes the module.
pub(crate) fn emit(module: &Module<'_>, plan: &Plan, hook: Hook) -> Result<Vec<u8>, Failure> {
    let func_types: Vec<FuncType> = module.types.clone().into_iter_err_on_gc_types().collect::<Result<_, _>>()?;
    let type_of = |function: u32| module.functions.get(function as usize).copied().ok_or("a function without type");
    let unit = u32::try_from(func_types.len())?;
    let loaded = u32::try_from(module.globals.len())?;
    let mut same = Renumbered { functions: vec![None; module.functions.len()], globals: (0..loaded).map(Some).collect() };
    let mut output = begin(module, &mut same, |types| {
        types.ty().function([], []);
        types.ty().function([ValType::I32], []);
    })?;

    // Numbers: imports that something hot calls, the loader, hot functions, stubs, the function that all stubs call.
    let mut imports = ImportSection::new();
    let calls = used(module, &plan.hot, |references| &references.functions);
    let exported: BTreeSet<u32> = module.exports.iter().filter(|export| is_function(export)).map(|export| export.index).collect();
    let in_table: BTreeSet<u32> = module.slots.iter().map(|&(_, function)| function).collect();
    let mut next = 0;
    let mut number = |renumbered: &mut Renumbered, function: u32| {
        if let Some(place) = renumbered.functions.get_mut(function as usize) {
            *place = Some(next);
        }
        next += 1;
        next - 1
    };
    for (function, import) in (0..).zip(&module.imports) {
        if calls.contains(&function) || exported.contains(&function) || in_table.contains(&function) {
            number(&mut same, function);
            same.parse_import(&mut imports, *import)?;
        }
    }
    let hooked = number(&mut same, u32::MAX);
    imports.import("second", hook.name(), EntityType::Function(if hook == Hook::Load { unit } else { unit + 1 }));
    output.section(&imports);

    let mut functions = FunctionSection::new();
    for &function in plan.hot.iter().chain(plan.stubs.iter().map(|(function, _)| function)) {
        number(&mut same, function);
        functions.function(type_of(function)?);
    }
    let ready = number(&mut same, u32::MAX);
    functions.function(unit);
    output.section(&functions);

    let mut tables = TableSection::new();
    for (number, table) in (0..).zip(&module.tables) {
        let mut table = table.clone();
        if number == module.function_table {
            table.ty.initial = plan.table_size.into();
            table.ty.maximum = table.ty.maximum.map(|maximum| maximum.max(plan.table_size.into()));
        }
        same.parse_table(&mut tables, table)?;
    }
    output.section(&tables);

    let mut memories = MemorySection::new();
    for &memory in &module.memories {
        memories.memory(same.memory_type(memory)?);
    }
    output.section(&memories);

    let mut globals = GlobalSection::new();
    for global in &module.globals {
        same.parse_global(&mut globals, global.clone())?;
    }
    globals.global(GlobalType { val_type: ValType::I32, mutable: true, shared: false }, &ConstExpr::i32_const(0));
    output.section(&globals);

    let mut exports = ExportSection::new();
    for &export in module.exports.iter().filter(|export| !(is_function(export) && plan.late_exports.contains(&export.index))) {
        same.parse_export(&mut exports, export)?;
    }
    exports.export(&plan.memory, ExportKind::Memory, 0);
    for (table, name) in (0..).zip(&plan.tables) {
        exports.export(name, ExportKind::Table, table);
    }
    for (&function, name) in &plan.shared_functions {
        exports.export(name, ExportKind::Func, same.function_index(function)?);
    }
    for (&global, name) in &plan.shared_globals {
        exports.export(name, ExportKind::Global, global);
    }
    output.section(&exports);

    if let Some(start) = module.start {
        output.section(&StartSection { function_index: same.function_index(start)? });
    }

    let mut elements = ElementSection::new();
    for (first, run) in runs(&module.slots) {
        let run: Vec<u32> = run.into_iter().map(|function| same.function_index(function)).collect::<Result<_, _>>()?;
        let table = (module.function_table != 0).then_some(module.function_table);
        elements.active(table, &ConstExpr::i32_const(first as i32), Elements::Functions(run.into()));
    }
    output.section(&elements);

    let mut code = CodeSection::new();
    for function in &plan.hot {
        let body = module.bodies.get((function - module.imported) as usize).ok_or("a function without body")?;
        if hook == Hook::Load {
            same.parse_function_body(&mut code, body.clone())?;
        } else {
            code.function(&telling(&mut same, body, function - module.imported, hooked)?);
        }
    }
    for &(function, slot) in &plan.stubs {
        let of = type_of(function)?;
        let params = func_types.get(of as usize).ok_or("a function of an unknown type")?.params().len();
        code.function(&stub(ready, params as u32, slot, module.function_table, of));
    }
    code.function(&if hook == Hook::Load { when_ready(hooked, loaded) } else { nothing() });
    output.section(&code);

    let [stays, _] = data_of(module, plan)?;
    output.section(&stays);
    Ok(output.finish())
}

/// The data of both modules.
pub(crate) fn data_of(module: &Module<'_>, plan: &Plan) -> Result<[DataSection; 2], Failure> {
    let mut sections = [DataSection::new(), DataSection::new()];
    for part in &module.data {
        let DataKind::Active { memory_index, offset_expr } = &part.kind else { return Err("data that is not active".into()) };
        for (section, pieces) in sections.iter_mut().zip(late::divide(constant(offset_expr)?, part.data, &plan.late_texts)) {
            for (address, bytes) in pieces {
                section.active(*memory_index, &ConstExpr::i32_const(address as i32), bytes.iter().copied());
            }
        }
    }
    Ok(sections)
}

/// Calls what is at a place of the table, as soon as the second module has put it there.
fn stub(ready: u32, params: u32, slot: u32, table: u32, of: u32) -> Function {
    let mut stub = Function::new([]);
    let mut write = stub.instructions();
    write.call(ready);
    for param in 0..params {
        write.local_get(param);
    }
    write.i32_const(slot as i32).call_indirect(table, of).end();
    stub
}

/// Loads the second module, if that has not been done.
fn when_ready(load: u32, loaded: u32) -> Function {
    let mut ready = Function::new([]);
    let mut write = ready.instructions();
    write.global_get(loaded).i32_eqz().if_(BlockType::Empty).call(load).i32_const(1).global_set(loaded).end().end();
    ready
}

fn nothing() -> Function {
    let mut nothing = Function::new([]);
    nothing.instructions().end();
    nothing
}

/// A function that first tells that it is called.
fn telling(same: &mut Renumbered, body: &FunctionBody<'_>, number: u32, called: u32) -> Result<Function, Failure> {
    let mut function = same.new_function_with_parsed_locals(body)?;
    function.instructions().i32_const(number as i32).call(called);
    let mut reader = body.get_operators_reader()?;
    while !reader.eof() {
        function.instruction(&same.parse_instruction(&mut reader)?);
    }
    Ok(function)
}

/// Places that follow each other, together.
pub(crate) fn runs(slots: &[(u32, u32)]) -> Vec<(u32, Vec<u32>)> {
    let mut runs: Vec<(u32, Vec<u32>)> = Vec::new();
    for &(slot, function) in slots {
        match runs.last_mut() {
            Some((first, run)) if *first as usize + run.len() == slot as usize => run.push(function),
            _ => runs.push((slot, vec![function])),
        }
    }
    runs
}
