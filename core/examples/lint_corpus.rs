//! How often each lint speaks on real files: `cargo run --release --example lint_corpus [CODE]`.
//!
//! The files are those of the folder that `ROBOTSCOPE_CORPUS` names, by default a corpus beside the checkout. With a code, what it
//! finds is printed, too.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use robotscope::RobotsTxt;
use robotscope::explain;
use robotscope::lint::{Code, Options, lints};

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/corpus");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::var_os("ROBOTSCOPE_CORPUS").map_or_else(|| CORPUS.into(), PathBuf::from);
    let shown = std::env::args().nth(1);
    let mut files: Vec<_> = std::fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    files.sort_by_key(std::fs::DirEntry::path);
    files.retain(|file| file.path().extension().is_none_or(|end| end != "md" && end != "tsv"));
    let mut hits: BTreeMap<Code, (usize, usize)> = BTreeMap::new();
    let (mut clean, mut slowest) = (0, (Duration::ZERO, String::new()));
    let start = Instant::now();
    for file in &files {
        let text = std::fs::read(file.path())?;
        let name = file.file_name().to_string_lossy().into_owned();
        let before = Instant::now();
        let robots = RobotsTxt::parse(&text);
        let found = robots.lint(&Options::default());
        slowest = slowest.max((before.elapsed(), name.clone()));
        clean += usize::from(found.is_empty());
        let mut seen = Vec::new();
        for diagnostic in &found {
            let (files, all) = hits.entry(diagnostic.code).or_default();
            *all += 1 + diagnostic.more as usize;
            if !seen.contains(&diagnostic.code) {
                seen.push(diagnostic.code);
                *files += 1;
            }
            if shown.as_deref() == Some(diagnostic.code.as_str()) {
                let line = robots.line_index().place(diagnostic.span.start()).line;
                println!("{name}:{line}: {}", explain::diagnostic(&explain::Messages::ENGLISH, &robots, diagnostic).message);
            }
        }
    }
    println!("{} files, {clean} without any, {:?} in all, {:?} for {}", files.len(), start.elapsed(), slowest.0, slowest.1);
    for lint in lints() {
        let (of_files, all) = hits.get(&lint.code).copied().unwrap_or_default();
        let share = 100.0 * of_files as f64 / files.len() as f64;
        println!("{:24} {:8} {of_files:5} files {share:5.1} % {all:7} times", lint.code.as_str(), lint.severity.as_str());
    }
    Ok(())
}
