//! Parses the programs' command line (output folder and sampling), and writes their output.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;

use crate::race::Sampling;

/// Parses the arguments `FOLDER [--quick]`.
///
/// # Errors
///
/// Returns an error for any other arguments.
pub fn folder_and_sampling() -> Result<(PathBuf, Sampling), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [folder] => Ok((folder.into(), Sampling::FULL)),
        [folder, "--quick"] => Ok((folder.into(), Sampling::QUICK)),
        _ => Err("expected the arguments FOLDER [--quick]".into()),
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
