//! The second module: the cold functions. It puts those that the first module calls in their places in the table, and exports those that only
//! callers of both modules ask for.

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{CodeSection, ConstExpr, ElementSection, Elements, EntityType, ExportSection, FunctionSection, ImportSection};

use crate::Failure;
use crate::emit::{Renumbered, begin};
use crate::first::{Plan, data_of, runs, used};
use crate::module::{Module, is_function};

/// What the first module gives.
const FIRST: &str = "first";

/// Writes the module.
pub(crate) fn emit(module: &Module<'_>, plan: &Plan) -> Result<Vec<u8>, Failure> {
    let type_of = |function: u32| module.functions.get(function as usize).copied().ok_or("a function without type");
    let mut same = Renumbered { functions: vec![None; module.functions.len()], globals: vec![None; module.globals.len()] };
    let mut output = begin(module, &mut same, |_| {})?;

    let mut imports = ImportSection::new();
    let calls = used(module, &plan.cold, |references| &references.functions);
    let in_table = module.slots.iter().map(|&(slot, function)| (function, slot));
    let mut next = 0;
    let mut number = |renumbered: &mut Renumbered, function: u32| {
        if let Some(place) = renumbered.functions.get_mut(function as usize) {
            *place = Some(next);
        }
        next += 1;
    };
    for (function, import) in (0..).zip(&module.imports) {
        if calls.contains(&function) {
            number(&mut same, function);
            same.parse_import(&mut imports, *import)?;
        }
    }
    for (&function, name) in &plan.shared_functions {
        number(&mut same, function);
        imports.import(FIRST, name, EntityType::Function(type_of(function)?));
    }
    for ((&global, name), place) in plan.shared_globals.iter().zip(0..) {
        let of = module.globals.get(global as usize).ok_or("a global without type")?.ty;
        imports.import(FIRST, name, same.global_type(of)?);
        if let Some(number) = same.globals.get_mut(global as usize) {
            *number = Some(place);
        }
    }
    for &memory in &module.memories {
        imports.import(FIRST, &plan.memory, same.memory_type(memory)?);
    }
    for ((table, name), number) in module.tables.iter().zip(&plan.tables).zip(0..) {
        let mut table = same.table_type(table.ty)?;
        if number == module.function_table {
            table.minimum = plan.table_size.into();
            table.maximum = table.maximum.map(|maximum| maximum.max(table.minimum));
        }
        imports.import(FIRST, name, table);
    }
    output.section(&imports);

    let mut functions = FunctionSection::new();
    for &function in &plan.cold {
        number(&mut same, function);
        functions.function(type_of(function)?);
    }
    output.section(&functions);

    let mut exports = ExportSection::new();
    for &export in module.exports.iter().filter(|export| is_function(export) && plan.late_exports.contains(&export.index)) {
        same.parse_export(&mut exports, export)?;
    }
    output.section(&exports);

    let mut elements = ElementSection::new();
    let in_table = in_table.filter(|(function, _)| plan.cold.contains(function));
    let mut slots: Vec<(u32, u32)> =
        in_table.chain(plan.stubs.iter().copied()).map(|(function, slot)| (slot, function)).collect();
    slots.sort_unstable();
    slots.dedup();
    for (first, run) in runs(&slots) {
        let run: Vec<u32> = run.into_iter().map(|function| same.function_index(function)).collect::<Result<_, _>>()?;
        let table = (module.function_table != 0).then_some(module.function_table);
        elements.active(table, &ConstExpr::i32_const(first as i32), Elements::Functions(run.into()));
    }
    output.section(&elements);

    let mut code = CodeSection::new();
    for function in &plan.cold {
        let body = module.bodies.get((function - module.imported) as usize).ok_or("a function without body")?;
        same.parse_function_body(&mut code, body.clone())?;
    }
    output.section(&code);
    let [_, moves] = data_of(module, plan)?;
    output.section(&moves);
    Ok(output.finish())
}
