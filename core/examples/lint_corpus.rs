//! Counts each lint's findings in real files: `cargo run --release --example lint_corpus [CODE | all | sample SEED]`.
//!
//! Reads the files in the folder named by the environment variable `ROBOTSCOPE_CORPUS`, except `.md` and `.tsv` files. The default is
//! `shared/corpus` next to the checkout. With CODE, also prints the findings with this code. With `all`, also runs lints that are off by
//! default.
//!
//! `sample` prints random findings for a seed. The first hundred are errors and warnings, as on the command line. The second hundred are
//! findings of any severity, as in an editor. Each code has at most one finding per file, so that no file dominates.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use robotscope::RobotsTxt;
use robotscope::explain;
use robotscope::lint::{self, Code, Diagnostic, Options, Severity, lints};
use robotscope::text::Offsets;

const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../shared/corpus");

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::var_os("ROBOTSCOPE_CORPUS").map_or_else(|| CORPUS.into(), PathBuf::from);
    let shown = std::env::args().nth(1);
    let options = if shown.as_deref() == Some("all") { Options::all_lints() } else { Options::default() };
    let mut files: Vec<_> = std::fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    files.sort_by_key(std::fs::DirEntry::path);
    files.retain(|file| file.path().extension().is_none_or(|end| end != "md" && end != "tsv"));
    let mut hits: BTreeMap<Code, (usize, usize)> = BTreeMap::new();
    let (mut of_each_file, mut problems_of_each_file) = (Vec::new(), Vec::new());
    let mut kinds: BTreeMap<(String, Code), Vec<(Severity, String)>> = BTreeMap::new();
    let mut slowest = (Duration::ZERO, String::new());
    let start = Instant::now();
    for file in &files {
        let text = std::fs::read(file.path())?;
        let name = file.file_name().to_string_lossy().into_owned();
        let before = Instant::now();
        let robots = RobotsTxt::parse(&text);
        let found = lint::lint(&robots, &options);
        slowest = slowest.max((before.elapsed(), name.clone()));
        of_each_file.push(found.len());
        problems_of_each_file.push(found.iter().filter(|found| found.severity > Severity::Info).count());
        for diagnostic in &found {
            let description = described(&name, &robots, diagnostic);
            if shown.as_deref() == Some(diagnostic.code.as_str()) {
                println!("{description}");
            }
            let kind = kinds.entry((name.clone(), diagnostic.code)).or_default();
            let (files, all) = hits.entry(diagnostic.code).or_default();
            *all += 1;
            *files += usize::from(kind.is_empty());
            kind.push((diagnostic.severity, description));
        }
    }
    if shown.as_deref() == Some("sample") {
        let mut random = Random(std::env::args().nth(2).unwrap_or_default().parse()?);
        let one_of_each = kinds.into_values().filter_map(|kind| random.draw(kind, 1).pop()).collect::<Vec<_>>();
        let problems = one_of_each.iter().filter(|(severity, _)| *severity > Severity::Info).cloned().collect();
        for (title, findings) in [("command line", problems), ("editor", one_of_each)] {
            println!("# {title}: 100 of {}", findings.len());
            random
                .draw(findings, 100)
                .into_iter()
                .for_each(|(severity, description)| println!("{} {description}", severity.as_str()));
        }
        return Ok(());
    }
    println!("{} files, {:?} in all, {:?} for {}", files.len(), start.elapsed(), slowest.0, slowest.1);
    for (what, mut counts) in [("findings", of_each_file), ("errors and warnings", problems_of_each_file)] {
        counts.sort_unstable();
        let at = |share: usize| counts.get(counts.len() * share / 100).copied().unwrap_or_default();
        let without = counts.partition_point(|count| *count == 0);
        let sum: usize = counts.iter().sum();
        println!("{what}: {sum}; in a file {} at the median, {} in nine of ten; none in {without} files", at(50), at(90));
    }
    for lint in lints() {
        let (of_files, all) = hits.get(&lint.code).copied().unwrap_or_default();
        let share = 100.0 * of_files as f64 / files.len() as f64;
        println!("{:24} {:8} {of_files:5} files {share:5.1} % {all:7} times", lint.code.as_str(), lint.severity.as_str());
    }
    Ok(())
}

fn described(name: &str, robots: &RobotsTxt<'_>, diagnostic: &Diagnostic) -> String {
    let line = robots.line_index().place(diagnostic.span.start()).line;
    let words = explain::diagnostic(&explain::Messages::ENGLISH, robots, &Offsets::new(robots.text()), diagnostic);
    format!("{} {name}:{line}: {}", diagnostic.code.as_str(), words.primary.message)
}

struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }

    fn draw<T>(&mut self, mut from: Vec<T>, count: usize) -> Vec<T> {
        let mut drawn = Vec::new();
        while drawn.len() < count && !from.is_empty() {
            drawn.push(from.swap_remove(self.below(from.len())));
        }
        drawn
    }
}
