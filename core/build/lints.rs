//! Generates the lint codes and tables.
//!
//! A lint is a file in `src/lint/robots_txt` or `src/lint/page` with a constant `LINT`. The file name is the lint's name, and the first
//! paragraph of the file's documentation is its title. The lints are in the order of `mod.rs`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

pub(crate) const FOLDER: &str = "src/lint";

/// Returns the name and text of each generated file, or the faults in the lint files.
pub(crate) fn generate() -> Result<Vec<(String, String)>, Vec<String>> {
    let (mut files, mut faults) = (Vec::new(), Vec::new());
    let mut codes = String::from("codes! {\n");
    for (name, kind) in [("robots_txt", "Lint"), ("page", "PageLint")] {
        let mut lints = String::new();
        let folder = Path::new(FOLDER).join(name);
        let (modules, without) = lint_files(&folder).map_err(|error| vec![error.to_string()])?;
        faults.extend(without.iter().map(|name| format!("{}/mod.rs: expected `mod {name};`", folder.display())));
        for (module, text) in modules {
            let title = title(&text);
            if !title.ends_with('.') {
                faults.push(format!("{}/{module}.rs: expected a sentence as its first paragraph", folder.display()));
            }
            let _ = writeln!(codes, "    /// {title}\n    {} = {:?},", variant(&module), module.replace('_', "-"));
            let _ = write!(lints, "{module}::LINT, ");
        }
        let code = format!("/// The lints in this folder.\npub(super) const LINTS: &[{kind}] = &[{lints}];\n");
        files.push((format!("{name}_lints.rs"), code));
    }
    codes.push_str("}\n");
    files.push(("codes.rs".to_owned(), codes));
    if faults.is_empty() { Ok(files) } else { Err(faults) }
}

/// A module's name and text.
type File = (String, String);

/// Returns the lint modules in the order of `mod.rs`, and the names of lint modules that `mod.rs` does not declare.
fn lint_files(folder: &Path) -> std::io::Result<(Vec<File>, Vec<String>)> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let text = fs::read_to_string(&path)?;
        if let Some(name) = path.file_stem().and_then(|name| name.to_str()).filter(|_| text.contains("const LINT:")) {
            files.insert(name.to_owned(), text);
        }
    }
    let root = fs::read_to_string(folder.join("mod.rs"))?;
    let modules = root.lines().filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'));
    let lints = modules.filter_map(|name| files.remove_entry(name)).collect();
    Ok((lints, files.into_keys().collect()))
}

/// Returns the first paragraph of a file's documentation as a single line.
fn title(text: &str) -> String {
    let lines = text.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim);
    lines.take_while(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Converts a module's name to a variant's name: `trailing_star` → `TrailingStar`.
fn variant(module: &str) -> String {
    let capitalised =
        |word: &str| word.chars().take(1).flat_map(char::to_uppercase).chain(word.chars().skip(1)).collect::<String>();
    module.split('_').map(capitalised).collect()
}
