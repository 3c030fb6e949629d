//! Real robots.txt files, from the folder that `ROBOTSCOPE_CORPUS` names or from a corpus next to the checkout. Without either, generates
//! files.

use std::fs;
use std::path::{Path, PathBuf};

use super::generated::real_looking;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/corpus");

pub(crate) enum Source {
    Corpus,
    /// The files are generated, because there is no corpus.
    Generated,
}

/// Returns the files as text, and their source. Files from a folder are sorted by name, and bytes that are not UTF-8 are replaced, because
/// the compared parsers accept only text.
pub(crate) fn all() -> (Vec<String>, Source) {
    let named = std::env::var_os("ROBOTSCOPE_CORPUS").map(PathBuf::from);
    match named.or_else(|| Path::new(CORPUS).is_dir().then(|| CORPUS.into())) {
        Some(folder) => (read_files(&folder), Source::Corpus),
        None => ((0..1000).map(|index| real_looking(&format!("small {index}"), 200 + 7 * index)).collect(), Source::Generated),
    }
}

#[expect(clippy::panic, reason = "without the folder that was named there is nothing to measure")]
fn read_files(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|file| file.is_file() && !["README.md", "SOURCES.tsv"].iter().any(|name| file.ends_with(name)));
    files.sort();
    files.iter().filter_map(|file| Some(String::from_utf8_lossy(&fs::read(file).ok()?).into_owned())).collect()
}
