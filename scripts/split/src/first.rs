//! The first part: its functions, the data, and for each function of a later part that an earlier one refers to a stub that calls it through the
//! table.

use std::collections::{BTreeMap, BTreeSet};

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{
    BlockType, CodeSection, ConstExpr, DataSection, EntityType, ExportKind, ExportSection, Function, FunctionSection,
    GlobalSection, GlobalType, ImportSection, MemorySection, StartSection, TableSection, ValType,
};
use wasmparser::{DataKind, FunctionBody};

use crate::Failure;
use crate::emit::{Renumbered, begin, entered, leaving_slots};
use crate::late;
use crate::module::{Module, constant, is_function};
use crate::plan::{Plan, used};

/// What the first part imports beside all that the module did before.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hook {
    /// `load(n)` puts the parts until the n-th after the first in place, before it returns. The stubs call it.
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

/// Writes the module.
pub(crate) fn emit(module: &Module<'_>, plan: &Plan, hook: Hook) -> Result<Vec<u8>, Failure> {
    let told = module.params.len() as u32;
    let first = plan.part(0)?;
    let loaded = u32::try_from(module.globals.len())?;
    let slot = loaded + 1;
    let mut same = Renumbered { functions: vec![None; module.functions.len()], globals: (0..loaded).map(Some).collect() };
    let mut output = begin(module, &mut same, |types| {
        types.ty().function([ValType::I32], []);
    })?;

    // Numbers: imports that something in this part calls, the loader, its functions, stubs, the function that all stubs call.
    let mut imports = ImportSection::new();
    let calls = used(module, first, |references| &references.functions);
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
    imports.import("later", hook.name(), EntityType::Function(told));
    output.section(&imports);

    let mut functions = FunctionSection::new();
    for &function in first.iter().chain(plan.stubs.iter().map(|(function, _)| function)) {
        number(&mut same, function);
        functions.function(module.type_of(function)?);
    }
    let waiting: BTreeMap<(u32, usize), u32> =
        plan.in_table.values().collect::<BTreeSet<_>>().into_iter().map(|of| (*of, number(&mut same, u32::MAX))).collect();
    for (of, _) in waiting.keys() {
        functions.function(*of);
    }
    let ready = number(&mut same, u32::MAX);
    functions.function(told);
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
    for _ in [loaded, slot] {
        globals.global(GlobalType { val_type: ValType::I32, mutable: true, shared: false }, &ConstExpr::i32_const(0));
    }
    output.section(&globals);

    let mut exports = ExportSection::new();
    for &export in module.exports.iter().filter(|export| !(is_function(export) && plan.late_exports.contains(&export.index))) {
        same.parse_export(&mut exports, export)?;
    }
    exports.export(&plan.memory, ExportKind::Memory, 0);
    for (table, name) in (0..).zip(&plan.tables) {
        exports.export(name, ExportKind::Table, table);
    }
    for (function, name) in plan.given_by(module, 0)? {
        exports.export(name, ExportKind::Func, same.function_index(function)?);
    }
    for (&global, name) in &plan.shared_globals {
        exports.export(name, ExportKind::Global, global);
    }
    exports.export(&plan.slot, ExportKind::Global, slot);
    output.section(&exports);

    if let Some(start) = module.start {
        output.section(&StartSection { function_index: same.function_index(start)? });
    }

    let in_table = |function: u32| match plan.in_table.get(&function).and_then(|of| waiting.get(of)) {
        Some(&stub) => Ok(stub),
        None => same.function_index(function),
    };
    output.section(&entered(&module.slots, module.function_table, in_table)?);

    let mut code = CodeSection::new();
    for function in first {
        let body = module.bodies.get((function - module.imported) as usize).ok_or("a function without body")?;
        if hook == Hook::Load {
            code.function(&leaving_slots(&mut same, body, module.function_table, slot)?);
        } else {
            code.function(&telling(&mut same, body, function - module.imported, hooked)?);
        }
    }
    for &(function, slot) in &plan.stubs {
        let part = plan.part_of(function).ok_or("a function without part")?;
        code.function(&stub(ready, part, Slot::Known(slot), module, module.type_of(function)?)?);
    }
    for &(of, part) in waiting.keys() {
        code.function(&stub(ready, part, Slot::Left(slot), module, of)?);
    }
    code.function(&if hook == Hook::Load { when_ready(hooked, loaded) } else { nothing() });
    output.section(&code);

    output.section(&data_of(module, plan, 0)?);
    Ok(output.finish())
}

/// The data of a part.
pub(crate) fn data_of(module: &Module<'_>, plan: &Plan, part: usize) -> Result<DataSection, Failure> {
    let mut section = DataSection::new();
    for data in &module.data {
        let DataKind::Active { memory_index, offset_expr } = &data.kind else { return Err("data that is not active".into()) };
        for (address, bytes) in late::of_part(constant(offset_expr)?, data.data, &plan.late_data, part) {
            section.active(*memory_index, &ConstExpr::i32_const(address as i32), bytes.iter().copied());
        }
    }
    Ok(section)
}

/// Which place of the table a stub calls.
#[derive(Clone, Copy)]
enum Slot {
    Known(u32),
    /// The one that its caller has left in this global.
    Left(u32),
}

/// Calls what is at a place of the table, as soon as its part has put it there.
fn stub(ready: u32, part: usize, slot: Slot, module: &Module<'_>, of: u32) -> Result<Function, Failure> {
    let params = module.param_count(of)?;
    let is_left = matches!(slot, Slot::Left(_));
    let mut stub = Function::new(is_left.then_some((1, ValType::I32)));
    let mut write = stub.instructions();
    if let Slot::Left(global) = slot {
        // What is done until it is there may call something else.
        write.global_get(global).local_set(params);
    }
    write.i32_const(i32::try_from(part)?).call(ready);
    for param in 0..params {
        write.local_get(param);
    }
    match slot {
        Slot::Known(slot) => write.i32_const(slot as i32),
        Slot::Left(_) => write.local_get(params),
    };
    write.call_indirect(module.function_table, of).end();
    Ok(stub)
}

/// Loads the parts until the one that is asked for, if that has not been done.
fn when_ready(load: u32, loaded: u32) -> Function {
    let mut ready = Function::new([]);
    let mut write = ready.instructions();
    write.global_get(loaded).local_get(0).i32_lt_s().if_(BlockType::Empty);
    write.local_get(0).call(load).local_get(0).global_set(loaded).end().end();
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
