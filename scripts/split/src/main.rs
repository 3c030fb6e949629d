//! Splits the page's WebAssembly into a first module, with the functions that run until the first answer is painted, and a second one with
//! all others. Which functions those are says a list; a list that is out of date makes the page slower, never wrong. The texts of files that are named, as
//! they stand in the module, move to the second one if no function of the first refers to them.
//!
//! ```sh
//! robotscope-split split MODULE.wasm LIST FIRST.wasm SECOND.wasm [TEXT …]
//! robotscope-split tell MODULE.wasm TELLING.wasm NAMES
//! ```

mod emit;
mod first;
mod hot;
mod late;
mod module;
mod second;

use std::fs;
use std::process::ExitCode;

use first::Hook;
use module::Module;

/// Why there is no result, for people.
pub(crate) type Failure = Box<dyn std::error::Error>;

const USAGE: &str = "robotscope-split split MODULE.wasm LIST FIRST.wasm SECOND.wasm [TEXT …]\nrobotscope-split tell MODULE.wasm TELLING.wasm NAMES";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args.as_slice() {
        ["split", module, list, first, second, texts @ ..] => split(module, list, [first, second], texts),
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

fn split(module: &str, list: &str, [first, second]: [&str; 2], texts: &[&str]) -> Result<(), Failure> {
    let bytes = read(module)?;
    let module = Module::read(&bytes)?;
    let list = String::from_utf8(read(list)?)?;
    let is_hot = hot::functions(&module, &list);
    let texts: Vec<Vec<u8>> = texts.iter().map(|text| read(text)).collect::<Result<_, _>>()?;
    let plan = first::Plan::new(&module, &is_hot, &texts)?;
    write(first, &first::emit(&module, &plan, Hook::Load)?)?;
    write(second, &second::emit(&module, &plan)?)?;
    println!("{plan}");
    Ok(())
}

fn tell(module: &str, telling: &str, names: &str) -> Result<(), Failure> {
    let bytes = read(module)?;
    let module = Module::read(&bytes)?;
    let plan = first::Plan::new(&module, &vec![true; module.bodies.len()], &[])?;
    write(telling, &first::emit(&module, &plan, Hook::Called)?)?;
    let lines: String = module.own().flat_map(|function| [hot::name(&module, function), "\n"]).collect();
    write(names, lines.as_bytes())
}

fn read(path: &str) -> Result<Vec<u8>, Failure> {
    fs::read(path).map_err(|error| format!("{path} cannot be read: {error}").into())
}

fn write(path: &str, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| format!("{path} cannot be written: {error}").into())
}
