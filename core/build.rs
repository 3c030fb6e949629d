//! Generates lint codes and tables from the lint files, and strips comments from the messages.

use std::{env, fs, path::Path, process::ExitCode};

#[path = "build/lints.rs"]
mod lints;
#[path = "build/messages.rs"]
mod messages;

const MESSAGES: &str = "data/messages/en";

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed={}", lints::FOLDER);
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=build.rs");
    match generate_lints().and_then(|()| messages::strip(MESSAGES).map_err(|error| vec![error.to_string()])) {
        Ok(()) => ExitCode::SUCCESS,
        Err(faults) => {
            for fault in faults {
                println!("cargo::error=core: {fault}");
            }
            ExitCode::FAILURE
        }
    }
}

/// Writes the lint codes and tables.
fn generate_lints() -> Result<(), Vec<String>> {
    let out_dir = env::var("OUT_DIR").map_err(|error| vec![error.to_string()])?;
    for (name, code) in lints::generate()? {
        fs::write(Path::new(&out_dir).join(name), code).map_err(|error| vec![error.to_string()])?;
    }
    Ok(())
}
