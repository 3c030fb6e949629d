//! A later part. It puts its functions that earlier parts call in their places in the table, and exports those that only callers of all parts ask
//! for.

use wasm_encoder::reencode::Reencode;
use wasm_encoder::{CodeSection, EntityType, ExportKind, ExportSection, FunctionSection, GlobalType, ImportSection, ValType};
use wasmparser::Export;

use crate::Failure;
use crate::emit::{Renumbered, begin, entered, leaving_slots};
use crate::first::data_of;
use crate::module::{Module, is_function};
use crate::plan::{Plan, used};

/// What the parts before it give.
const EARLIER: &str = "earlier";

/// Writes the part with this number.
pub(crate) fn emit(module: &Module<'_>, plan: &Plan, part: usize) -> Result<Vec<u8>, Failure> {
    let own = plan.part(part)?;
    let mut same = Renumbered { functions: vec![None; module.functions.len()], globals: vec![None; module.globals.len()] };
    let mut output = begin(module, &mut same, |_| {})?;

    let mut imports = ImportSection::new();
    let calls = used(module, own, |references| &references.functions);
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
    for (&function, name) in
        plan.shared_functions.iter().filter(|(function, _)| calls.contains(function) && !own.contains(function))
    {
        number(&mut same, function);
        imports.import(EARLIER, name, EntityType::Function(module.type_of(function)?));
    }
    let globals = used(module, own, |references| &references.globals);
    let slot = 0;
    imports.import(EARLIER, &plan.slot, GlobalType { val_type: ValType::I32, mutable: true, shared: false });
    for ((&global, name), place) in plan.shared_globals.iter().filter(|(global, _)| globals.contains(global)).zip(1..) {
        let of = module.globals.get(global as usize).ok_or("a global without type")?.ty;
        imports.import(EARLIER, name, same.global_type(of)?);
        if let Some(number) = same.globals.get_mut(global as usize) {
            *number = Some(place);
        }
    }
    for &memory in &module.memories {
        imports.import(EARLIER, &plan.memory, same.memory_type(memory)?);
    }
    for ((table, name), number) in module.tables.iter().zip(&plan.tables).zip(0..) {
        let mut table = same.table_type(table.ty)?;
        if number == module.function_table {
            table.minimum = plan.table_size.into();
            table.maximum = table.maximum.map(|maximum| maximum.max(table.minimum));
        }
        imports.import(EARLIER, name, table);
    }
    output.section(&imports);

    let mut functions = FunctionSection::new();
    for &function in own {
        number(&mut same, function);
        functions.function(module.type_of(function)?);
    }
    output.section(&functions);

    let mut exports = ExportSection::new();
    let is_own =
        |export: &Export<'_>| is_function(export) && own.contains(&export.index) && plan.late_exports.contains(&export.index);
    for &export in module.exports.iter().filter(|export| is_own(export)) {
        same.parse_export(&mut exports, export)?;
    }
    for (function, name) in plan.given_by(module, part)? {
        exports.export(name, ExportKind::Func, same.function_index(function)?);
    }
    output.section(&exports);

    let placed = in_table.chain(plan.stubs.iter().copied()).filter(|(function, _)| own.contains(function));
    let mut slots: Vec<(u32, u32)> = placed.map(|(function, slot)| (slot, function)).collect();
    slots.sort_unstable();
    slots.dedup();
    output.section(&entered(&slots, module.function_table, |function| same.function_index(function))?);

    let mut code = CodeSection::new();
    for function in own {
        let body = module.bodies.get((function - module.imported) as usize).ok_or("a function without body")?;
        code.function(&leaving_slots(&mut same, body, module.function_table, slot)?);
    }
    output.section(&code);
    output.section(&data_of(module, plan, part)?);
    Ok(output.finish())
}
