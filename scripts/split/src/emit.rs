//! What both modules are written with.

use std::fmt;

use wasm_encoder::reencode::{Error, Reencode};
use wasm_encoder::{ConstExpr, ElementSection, Elements, Function, Instruction, Module as Output, TypeSection};
use wasmparser::FunctionBody;

use crate::Failure;
use crate::module::Module;

/// Copies parts of a module to another, where functions and globals have other numbers.
pub(crate) struct Renumbered {
    pub(crate) functions: Vec<Option<u32>>,
    pub(crate) globals: Vec<Option<u32>>,
}

/// Something is used in a module that does not have it.
#[derive(Debug)]
pub(crate) struct Missing(&'static str, u32);

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(kind, number) = self;
        write!(f, "{kind} {number} is not in the module that uses it")
    }
}

impl std::error::Error for Missing {}

impl Reencode for Renumbered {
    type Error = Missing;

    fn function_index(&mut self, function: u32) -> Result<u32, Error<Missing>> {
        self.functions.get(function as usize).copied().flatten().ok_or(Error::UserError(Missing("function", function)))
    }

    fn global_index(&mut self, global: u32) -> Result<u32, Error<Missing>> {
        self.globals.get(global as usize).copied().flatten().ok_or(Error::UserError(Missing("global", global)))
    }
}

/// Begins a module with all the types of another, under the same numbers.
pub(crate) fn begin(module: &Module<'_>, same: &mut Renumbered, more: impl FnOnce(&mut TypeSection)) -> Result<Output, Failure> {
    let mut types = TypeSection::new();
    same.parse_type_section(&mut types, module.types.clone())?;
    more(&mut types);
    let mut output = Output::new();
    output.section(&types);
    Ok(output)
}

/// A function as it is, but that each call by way of `table` leaves the place of what it calls in the global `slot`.
pub(crate) fn leaving_slots(same: &mut Renumbered, body: &FunctionBody<'_>, table: u32, slot: u32) -> Result<Function, Failure> {
    let mut function = same.new_function_with_parsed_locals(body)?;
    let mut reader = body.get_operators_reader()?;
    while !reader.eof() {
        let instruction = same.parse_instruction(&mut reader)?;
        match instruction {
            Instruction::CallIndirect { table_index, .. } if table_index == table => {
                function.instructions().global_set(slot).global_get(slot);
            }
            Instruction::ReturnCallIndirect { .. } => return Err("a function ends in a call by way of the table".into()),
            _ => {}
        }
        function.instruction(&instruction);
    }
    Ok(function)
}

/// Enters functions in their places of `table`, which are in order; `index_of` says which number a function has in the part.
pub(crate) fn entered(
    slots: &[(u32, u32)],
    table: u32,
    mut index_of: impl FnMut(u32) -> Result<u32, Error<Missing>>,
) -> Result<ElementSection, Failure> {
    let mut elements = ElementSection::new();
    for (first, run) in runs(slots) {
        let run: Vec<u32> = run.into_iter().map(&mut index_of).collect::<Result<_, _>>()?;
        let table = (table != 0).then_some(table);
        elements.active(table, &ConstExpr::i32_const(first as i32), Elements::Functions(run.into()));
    }
    Ok(elements)
}

/// Places that follow each other, together.
fn runs(slots: &[(u32, u32)]) -> Vec<(u32, Vec<u32>)> {
    let mut runs: Vec<(u32, Vec<u32>)> = Vec::new();
    for &(slot, function) in slots {
        match runs.last_mut() {
            Some((first, run)) if *first as usize + run.len() == slot as usize => run.push(function),
            _ => runs.push((slot, vec![function])),
        }
    }
    runs
}

/// Short names for what one module gives to the other: 0, 1 … 9, a, b …
pub(crate) fn short_name(mut number: usize) -> String {
    const DIGITS: &[u8; 62] = b"0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    let mut name: Vec<u8> = Vec::new();
    loop {
        name.extend(DIGITS.get(number % DIGITS.len()));
        number /= DIGITS.len();
        if number == 0 {
            return name.iter().rev().copied().map(char::from).collect();
        }
        number -= 1;
    }
}
