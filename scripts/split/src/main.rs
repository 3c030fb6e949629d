//! Splits the page's WebAssembly into a first part and later ones, in the order in which the page needs them. Which functions are in which says a list
//! for each part but the last, which has all others; a list that is out of date makes the page slower, never wrong. Data comes with the first part of
//! which a function refers to it; where data begins and ends says the module as the linker has left it.
//!
//! ```sh
//! robotscope-split plain LINKED.wasm PLAIN.wasm [EXPORT …]
//! robotscope-split split LINKED.wasm MODULE.wasm LIST PART.wasm [LIST PART.wasm …] PART.wasm
//! robotscope-split tell MODULE.wasm TELLING.wasm NAMES
//! ```

mod emit;
mod first;
mod late;
mod later;
mod lists;
mod module;
mod objects;
mod plan;

use std::fs;
use std::process::ExitCode;

use first::Hook;
use module::Module;
use plan::Plan;
use wasm_encoder::reencode::{Reencode, RoundtripReencoder};
use wasm_encoder::{ExportSection, RawSection};
use wasmparser::{ExportSectionReader, Payload};

/// Why there is no result, for people.
pub(crate) type Failure = Box<dyn std::error::Error>;

const USAGE: &str = "robotscope-split plain LINKED.wasm PLAIN.wasm [EXPORT …]\nrobotscope-split split LINKED.wasm MODULE.wasm LIST PART.wasm [LIST PART.wasm …] PART.wasm\nrobotscope-split tell MODULE.wasm TELLING.wasm NAMES";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["split", linked, module, files @ ..] => split(linked, module, files),
        ["plain", linked, plain, exports @ ..] => without_links(linked, plain, exports),
        ["tell", module, telling, names] => tell(module, telling, names),
        _ => Err(USAGE.into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("robotscope-split: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn split(linked: &str, module: &str, files: &[&str]) -> Result<(), Failure> {
    let [listed @ .., last] = files else { return Err(USAGE.into()) };
    let (listed, []) = listed.as_chunks::<2>() else { return Err(USAGE.into()) };
    let bytes = read(module)?;
    let module = Module::read(&bytes)?;
    let lists = listed.iter().map(|[list, _]| Ok(String::from_utf8(read(list)?)?)).collect::<Result<Vec<_>, Failure>>()?;
    let plan = Plan::new(&module, &lists::part_of_each(&module, &lists), &objects::read(&read(linked)?)?)?;
    for (number, file) in listed.iter().map(|[_, part]| part).chain([last]).enumerate() {
        let part = if number == 0 { first::emit(&module, &plan, Hook::Load) } else { later::emit(&module, &plan, number) };
        write(file, &part?)?;
    }
    println!("{plan}");
    Ok(())
}

/// Leaves out what the linker says of a module, which other tools do not keep true, and the exports that nobody calls.
fn without_links(linked: &str, plain: &str, uncalled: &[&str]) -> Result<(), Failure> {
    let bytes = read(linked)?;
    let mut output = wasm_encoder::Module::new();
    for payload in wasmparser::Parser::new(0).parse_all(&bytes) {
        let payload = payload?;
        if let Payload::ExportSection(exports) = payload {
            output.section(&without(exports, uncalled)?);
            continue;
        }
        let is_link = matches!(&payload, Payload::CustomSection(section) if section.name() == "linking" || section.name().starts_with("reloc."));
        if let Some((id, range)) = payload.as_section().filter(|_| !is_link) {
            output.section(&RawSection { id, data: bytes.get(range).ok_or("a section behind the end")? });
        }
    }
    write(plain, &output.finish())
}

fn without(exports: ExportSectionReader<'_>, names: &[&str]) -> Result<ExportSection, Failure> {
    let exports = exports.into_iter().collect::<Result<Vec<_>, _>>()?;
    if let Some(unknown) = names.iter().find(|name| exports.iter().all(|export| export.name != **name)) {
        return Err(format!("the module has no export {unknown}").into());
    }
    let mut kept = ExportSection::new();
    for export in exports.into_iter().filter(|export| !names.contains(&export.name)) {
        RoundtripReencoder.parse_export(&mut kept, export)?;
    }
    Ok(kept)
}

fn tell(module: &str, telling: &str, names: &str) -> Result<(), Failure> {
    let bytes = read(module)?;
    let module = Module::read(&bytes)?;
    let plan = Plan::new(&module, &vec![0; module.bodies.len()], &[])?;
    write(telling, &first::emit(&module, &plan, Hook::Called)?)?;
    let lines: String = module.own().flat_map(|function| [lists::name(&module, function), "\n"]).collect();
    write(names, lines.as_bytes())
}

fn read(path: &str) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| format!("{path} cannot be read: {error}").into())
}

fn write(path: &str, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| format!("{path} cannot be written: {error}").into())
}
