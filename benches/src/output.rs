//! Parses the programs' command line (output folder and measuring effort), and writes their output.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::race::Effort;

/// Parses the arguments `FOLDER [--quick]`.
///
/// # Errors
///
/// Returns an error for any other arguments.
pub fn folder_and_effort() -> Result<(PathBuf, Effort), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [folder] => Ok((folder.into(), Effort::FULL)),
        [folder, "--quick"] => Ok((folder.into(), Effort::QUICK)),
        _ => Err("expected: FOLDER [--quick]".into()),
    }
}

/// Writes a value as JSON into a folder.
///
/// # Errors
///
/// Returns an error if the file cannot be written.
pub fn write(folder: &Path, name: &str, value: &impl Serialize) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(folder)?;
    Ok(fs::write(folder.join(name), serde_json::to_vec(value)?)?)
}
