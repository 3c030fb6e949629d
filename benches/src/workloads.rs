//! The benchmarks' robots.txt files and queries, which are the same for the engines in Rust and in JavaScript.

use std::panic::catch_unwind;

use serde::Serialize;

use crate::engines::{Engine, Query, plain};
use crate::files::generated::{Mix, group_agent, groups, many_stars, one_group, real_looking, urls};
use crate::files::real::{self, Source};

/// A crawler in neither the files nor the catalogue, so that the `*` group applies to it.
pub const AGENT: &str = "ExampleBot";

const URL: &str = "https://www.example.com/articles/2026/autumn-collection/item-17.html?page=2";
const LARGEST: usize = 500 << 10;

/// Files and their queries.
#[derive(Debug, Serialize)]
pub struct Workload {
    /// The name in the tables.
    pub name: String,
    /// The texts of the robots.txt files.
    pub files: Vec<String>,
    /// The crawler in every query.
    pub agent: String,
    /// The URLs to check.
    pub urls: Vec<String>,
}

/// All files and queries.
#[derive(Debug, Serialize)]
pub struct Workloads {
    /// The real files on which no engine panics.
    pub real: Vec<String>,
    /// Remarks about the real files.
    pub notes: Vec<String>,
    /// Files that are parsed for a single query.
    pub checks: Vec<Workload>,
    /// Files that are parsed once and queried many times.
    pub queries: Vec<Workload>,
}

impl Workloads {
    /// Reads the real files and generates the artificial ones.
    pub fn load() -> Self {
        let (mut real, source) = real::all();
        let found = real.len();
        let survives = |engine: &Engine, text: &str| {
            let check = || Query::path_of(URL).map(|query| (engine.parse_and_check)(text, AGENT, &query));
            catch_unwind(check).is_ok()
        };
        real.retain(|text| plain().all(|engine| survives(engine, text)));
        let mut notes = vec![format!(
            "{} real files, {} bytes. Left out: {} files on which a peer panics or fails.",
            real.len(),
            real.iter().map(String::len).sum::<usize>(),
            found - real.len(),
        )];
        if matches!(source, Source::Generated) {
            notes.push("These files are generated, because there is no folder of real files in `ROBOTSCOPE_CORPUS`.".to_owned());
        }
        Self { checks: checks(&real), queries: queries(), real, notes }
    }
}

fn checks(real: &[String]) -> Vec<Workload> {
    let check =
        |name: &str, files| Workload { name: name.to_owned(), files, agent: AGENT.to_owned(), urls: vec![URL.to_owned()] };
    let one = |name: &str, text| check(name, vec![text]);
    vec![
        check("real files of about 0.3 kB", nearest(real, 300)),
        check("real files of about 5 kB", nearest(real, 5000)),
        one("1,000 rules", one_group("1,000 rules", Mix::Mixed, 1000, usize::MAX)),
        one("500 KiB of real-looking lines", real_looking("real_500k", LARGEST)),
        one("500 KiB of rules", one_group("rules_500k", Mix::Mixed, usize::MAX, LARGEST)),
    ]
}

fn queries() -> Vec<Workload> {
    let ask = |name: &str, text: String, agent: String| {
        let urls = urls(name, &text, 32);
        Workload { name: name.to_owned(), files: vec![text], agent, urls }
    };
    let rules = |name, mix, count| ask(name, one_group(name, mix, count, usize::MAX), AGENT.to_owned());
    vec![
        rules("20 rules", Mix::Mixed, 20),
        rules("1,000 rules", Mix::Mixed, 1000),
        rules("10,000 rules, mixed", Mix::Mixed, 10_000),
        rules("10,000 literal rules", Mix::Literal, 10_000),
        rules("1,000 wildcard rules", Mix::Wildcards, 1000),
        rules("10,000 wildcard rules", Mix::Wildcards, 10_000),
        ask("1,000 groups, one names the crawler", groups("groups", 1000), group_agent(500)),
        ask("1,000 groups, none names the crawler", groups("groups", 1000), AGENT.to_owned()),
        ask("5,000 rules of many stars", many_stars(5000), AGENT.to_owned()),
    ]
}

/// Returns the 25 files with a `Disallow` whose sizes are closest to `bytes`. If there were only one file, the processor's branch
/// prediction would adapt to it.
fn nearest(files: &[String], bytes: usize) -> Vec<String> {
    let mut files: Vec<&String> = files.iter().filter(|text| text.to_ascii_lowercase().contains("disallow")).collect();
    files.sort_by_key(|text| text.len().abs_diff(bytes));
    files.into_iter().take(25).cloned().collect()
}
