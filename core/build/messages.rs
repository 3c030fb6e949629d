//! Removes comments and blank lines from the message files. Only translators need these lines.

use std::error::Error;
use std::{env, fs, path::Path};

/// Copies a folder's message files to `messages` in the build output, without comments and blank lines.
pub(crate) fn strip(folder: &str) -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed={folder}");
    let out = Path::new(&env::var("OUT_DIR")?).join("messages");
    fs::create_dir_all(&out)?;
    for file in fs::read_dir(folder)? {
        let file = file?;
        let text = fs::read_to_string(file.path())?;
        let kept = text.split_inclusive('\n').filter(|line| !line.starts_with('#') && !line.trim().is_empty());
        fs::write(out.join(file.file_name()), kept.collect::<String>())?;
    }
    Ok(())
}
