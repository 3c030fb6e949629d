//! Makes the codes and tables of the lints from their files, and takes out of the messages what only translators read.

use std::error::Error;
use std::{env, fs, path::Path, process::ExitCode};

#[path = "build/lints.rs"]
mod lints;

const MESSAGES: &str = "data/messages/en";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={MESSAGES}");
    println!("cargo::rerun-if-changed={}", lints::FOLDER);
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=build.rs");
    match generate_lints().and_then(|()| strip_messages().map_err(|error| vec![error.to_string()])) {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error=core: {fault}");
            }
            ExitCode::FAILURE
        }
    }
}

/// What the engine says, without what only translators read.
fn strip_messages() -> Result<(), Box<dyn Error>> {
    let out = Path::new(&env::var("OUT_DIR")?).join("messages");
    fs::create_dir_all(&out)?;
    for file in fs::read_dir(MESSAGES)? {
        let file = file?;
        let text = fs::read_to_string(file.path())?;
        let said = text.split_inclusive('\n').filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        fs::write(out.join(file.file_name()), said.collect::<String>())?;
    }
    Ok(())
}

/// The codes of the lints, and the tables of all.
fn generate_lints() -> Result<(), Vec<String>> {
    let out_dir = env::var("OUT_DIR").map_err(|error| vec![error.to_string()])?;
    for (name, code) in lints::generate()? {
        fs::write(Path::new(&out_dir).join(name), code).map_err(|error| vec![error.to_string()])?;
    }
    Ok(())
}
