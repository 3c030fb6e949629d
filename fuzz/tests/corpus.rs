//! Tests with real files: nothing panics, no byte is lost, and the dialect `google` agrees with two oracles.
//!
//! One oracle is the crate `robotstxt` 0.3.0, a port of Google's parser with bugs. The other oracle is the reference model. It must agree
//! with the engine everywhere, and explain every verdict of the port that differs. Explained differences are counted. Any other difference
//! fails the test.
//!
//! The files are in `tests/examples` and in a corpus: the folder that the environment variable `ROBOTSCOPE_CORPUS` names. If the variable
//! is not set, the corpus is a folder next to the checkout, if it exists.
#![expect(clippy::expect_used, clippy::indexing_slicing, clippy::panic, reason = "the helpers of tests may panic, too")]

use std::collections::BTreeMap;
use std::fs;
use std::panic::catch_unwind;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use robotscope::{Access, Agent, CrawlerVerdict, RobotsTxt, Target, crawlers};
use robotscope_fuzz::bodies::assert_safe_fixes;
use robotscope_fuzz::dice::Dice;
use robotscope_fuzz::generate;
use robotscope_fuzz::port::{self, Comparison};
use robotscope_fuzz::reference_model::{ReferenceModel, lines};
use robotscope_fuzz::spans::assert_spans;

/// Paths relative to the crate's folder, cargo's working directory for tests.
const EXAMPLES: &str = "../tests/examples";
const CORPUS: &str = "../../shared/corpus";

/// The approximate number of bytes that the port may parse in all queries about one file. The port parses the file again for each query.
const BYTES_PER_FILE: usize = 4_000_000;

/// The maximum size in bytes of a file to which fixes are applied. Comparing a larger file with its fixed version is slow.
const MOST_TO_FIX: usize = 20_000;

const PATHS: &[&str] = &[
    "/",
    "/robots.txt",
    "/index.html",
    "/a",
    "/search?q=x&page=2",
    "/wp-admin/admin-ajax.php",
    "/a/b/c.php?d=e.php",
    "/image.jpg",
    "/%E3%83%84/%7Eb;c",
    "/en/blog/2026/11/post.html?utm_source=x",
    "//a//b/",
    "/a*b$c",
];

#[test]
fn spans_in_real_files_are_correct() {
    for file in corpus() {
        let text = fs::read(&file).expect("a readable file");
        let checked = catch_unwind(|| assert_spans(&text));
        assert!(checked.is_ok(), "{}", file.display());
    }
}

#[test]
fn the_engine_agrees_with_the_crate_robotstxt_and_the_reference_model_on_real_files() {
    let start = Instant::now();
    let tallies = on_two_threads(|_, file| {
        let mut tally = Tally::default();
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        tally.compare(&name, &fs::read(file).expect("a readable file"));
        tally
    });
    let total = tallies.into_iter().fold(Tally::default(), Tally::and);
    println!("{} files; {} of them are not UTF-8 and were decoded for the port", total.files, total.decoded);
    println!("{} verdicts compared in {:.1?}, {} of them disallowed", total.comparisons, start.elapsed(), total.disallowed);
    println!("{} queries skipped, because the port is too slow or would panic", total.left_out);
    println!("differences from the port, by its bug:");
    for (cause, (count, example)) in &total.differences {
        println!("  {count:6}  {cause} (e.g. {example})");
    }
    assert!(total.comparisons > 0 && total.disallowed > 0, "nothing was compared");
    assert!(total.failures.is_empty(), "{} failures:\n{}", total.failures.len(), total.failures.join("\n"));
}

#[test]
fn safe_fixes_never_let_a_crawler_fetch_more_than_before() {
    let outcomes = on_two_threads(|number, file| {
        let text = fs::read(file).expect("a readable file");
        if text.len() > MOST_TO_FIX {
            return Vec::new();
        }
        // Check the file unchanged, with one mistake, and with two mistakes. The mistakes are the same in every run.
        let choices: Vec<u8> = (0..8_u64).map(|at| (((number as u64 + 1) * (at + 1) * 0x9E37_79B9) >> 13) as u8).collect();
        let mut dice = Dice::new(&choices);
        let once = generate::with_a_mistake(&mut dice, &text);
        let twice = generate::with_a_mistake(&mut dice, &once);
        let texts = [text, once, twice].into_iter();
        texts.map(|text| catch_unwind(|| assert_safe_fixes(&text, 2)).map_err(|_| file.display().to_string())).collect()
    })
    .concat();
    let applied: usize = outcomes.iter().flatten().sum();
    let failures: Vec<&str> = outcomes.iter().filter_map(|outcome| outcome.as_ref().err()).map(String::as_str).collect();
    println!("{applied} safe fixes applied");
    assert!(applied > 0, "no fix was applied");
    assert!(failures.is_empty(), "{} failures: {}", failures.len(), failures.join(", "));
}

#[test]
fn check_all_returns_the_same_answers_as_is_allowed_on_real_files() {
    let files = corpus();
    let target = Target::parse("https://www.example.com/search?q=x").expect("a target");
    let (mut verdicts, mut bytes, mut time) = (0, 0, Duration::ZERO);
    for file in &files {
        let text = fs::read(file).expect("a readable file");
        let start = Instant::now();
        let robots = RobotsTxt::parse(&text);
        let of_file = robots.check_all(&target);
        time += start.elapsed();
        for CrawlerVerdict { crawler, verdict } in &of_file {
            let alone = robots.is_allowed(&Agent::from(*crawler), &target);
            assert_eq!(verdict.access() == Access::Allowed, alone, "{}: {}", file.display(), crawler.token);
        }
        verdicts += of_file.len();
        bytes += text.len();
    }
    println!("{} files ({bytes} bytes), {} crawlers: {verdicts} verdicts in {time:.1?}", files.len(), crawlers::all().len());
    assert_eq!(verdicts, files.len() * crawlers::all().len());
}

/// Calls `check` with the number and path of each file, on two threads. Returns the results, not in the order of the files.
fn on_two_threads<T: Send>(check: impl Fn(usize, &Path) -> T + Sync) -> Vec<T> {
    let files = corpus();
    let every_other =
        |first| -> Vec<T> { files.iter().enumerate().skip(first).step_by(2).map(|(number, file)| check(number, file)).collect() };
    std::thread::scope(|scope| {
        let threads = [0, 1].map(|first| scope.spawn(move || every_other(first)));
        threads.into_iter().flat_map(|thread| thread.join().expect("the results")).collect()
    })
}

fn corpus() -> Vec<PathBuf> {
    let named = std::env::var_os("ROBOTSCOPE_CORPUS").map(PathBuf::from);
    let folder = named.or_else(|| Path::new(CORPUS).is_dir().then(|| CORPUS.into()));
    if folder.is_none() {
        println!("found no corpus: testing only {EXAMPLES}");
    }
    let mut files = Vec::new();
    for folder in folder.into_iter().chain([EXAMPLES.into()]) {
        let entries = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        files.extend(entries.map(|entry| entry.expect("an entry").path()));
    }
    files.retain(|file| file.is_file() && !["README.md", "SOURCES.tsv"].iter().any(|name| file.ends_with(name)));
    files.sort();
    assert!(!files.is_empty(), "no file to test");
    files
}

#[derive(Default)]
struct Tally {
    files: usize,
    decoded: usize,
    comparisons: usize,
    disallowed: usize,
    left_out: usize,
    /// Sets of bugs in the port, each with the number of differences that it explains and the first example.
    differences: BTreeMap<String, (usize, String)>,
    failures: Vec<String>,
}

impl Tally {
    fn compare(&mut self, name: &str, bytes: &[u8]) {
        self.files += 1;
        // The port accepts only UTF-8, so decode other files for it. The reference model gets them unchanged.
        let text = String::from_utf8_lossy(bytes);
        if text.as_bytes() != bytes {
            self.decoded += 1;
            self.ask(name, bytes, None);
        }
        self.ask(name, text.as_bytes(), Some(&text));
    }

    fn ask(&mut self, name: &str, bytes: &[u8], for_port: Option<&str>) {
        let robots = RobotsTxt::parse(bytes);
        let model = ReferenceModel::new(bytes, &port::googles_parser());
        let for_port = for_port.map(|text| (text, port::can_read(text)));
        let lines = lines(bytes);
        let tokens = tokens_of(&lines);
        let urls = urls_of(&lines);
        let pairs = tokens.len() * urls.len();
        let count = (BYTES_PER_FILE / (bytes.len() + 1000)).clamp(40, 1000).min(pairs);
        for pair in spread(pairs, count) {
            let (token, url) = (tokens[pair % tokens.len()].as_str(), urls[pair / tokens.len()].as_str());
            let target = Target::as_given(url);
            let agent = Agent::with_tokens(token, vec![token]).reading_as(port::googles_parser());
            let ours = robots.check(&agent, &target).access();
            let expected = model.answer(&agent, target.path()).access;
            if ours != expected {
                self.failures.push(format!("{name}: {token} {url}: ours {ours:?}, the model's {expected:?}"));
            }
            let Some((text, can_read)) = for_port else { continue };
            if !can_read || !port::can_compare(url) {
                self.left_out += 1;
                continue;
            }
            self.comparisons += 1;
            self.disallowed += usize::from(ours == Access::Disallowed);
            match port::compare(text, token, url, ours) {
                Comparison::Same => {}
                Comparison::Bugs(bugs) => {
                    self.differences.entry(bugs).or_insert_with(|| (0, format!("{name}, {token}, {url}"))).0 += 1;
                }
                Comparison::Unexplained => {
                    self.failures.push(format!("{name}: {token} {url}: ours {ours:?}, and no known bug explains the port's"));
                }
            }
        }
    }

    fn and(mut self, other: Self) -> Self {
        self.files += other.files;
        self.decoded += other.decoded;
        self.comparisons += other.comparisons;
        self.disallowed += other.disallowed;
        self.left_out += other.left_out;
        for (cause, (count, example)) in other.differences {
            self.differences.entry(cause).or_insert((0, example)).0 += count;
        }
        self.failures.extend(other.failures);
        self
    }
}

/// Returns Googlebot, a crawler that no file names, and up to 18 crawlers that this file names.
fn tokens_of(lines: &[&[u8]]) -> Vec<String> {
    let mut named: Vec<String> = lines
        .iter()
        .filter_map(|line| value_behind(line, &["user-agent"]))
        .filter_map(|value| {
            value.split(|c: char| !c.is_ascii_alphanumeric() && !matches!(c, '-' | '_')).next().map(str::to_owned)
        })
        .filter(|token| !token.is_empty())
        .collect();
    named.sort();
    named.dedup();
    let fixed = ["Googlebot", "ExampleBot"].map(str::to_owned);
    fixed.into_iter().chain(spread(named.len(), named.len().min(18)).map(|index| named[index].clone())).collect()
}

/// Returns URLs with the paths in `PATHS`, and with two paths for each rule: a path that the rule matches, and a variation of this path.
fn urls_of(lines: &[&[u8]]) -> Vec<String> {
    let mut paths: Vec<String> = PATHS.iter().map(|path| (*path).to_owned()).collect();
    for (index, pattern) in lines.iter().filter_map(|line| value_behind(line, &["disallow", "allow"])).enumerate() {
        let filling = ["x/y", "", "a.b"][index % 3];
        let mut path = pattern.trim_end_matches('$').replace('*', filling);
        if !path.starts_with('/') {
            path.insert(0, '/');
        }
        let variation = match index % 4 {
            0 => format!("{path}z"),
            1 => path.chars().take(path.chars().count() - 1).collect(),
            2 => format!("{path}/index.html?a=b"),
            _ => path.to_lowercase(),
        };
        paths.extend([path, variation]);
    }
    let urls = paths.iter().filter_map(|path| Target::parse(&format!("https://www.example.com{path}")).ok());
    let mut urls: Vec<String> = urls.map(|target| format!("https://www.example.com{}", target.path())).collect();
    urls.sort();
    urls.dedup();
    urls
}

fn value_behind(line: &[u8], names: &[&str]) -> Option<String> {
    let line = String::from_utf8_lossy(line);
    let (name, value) = line.split('#').next()?.split_once(':')?;
    let is_wanted = names.iter().any(|wanted| name.trim().eq_ignore_ascii_case(wanted));
    (is_wanted && !value.trim().is_empty()).then(|| value.trim().to_owned())
}

/// Returns `wanted` distinct numbers below `count`, scattered but the same in every run.
fn spread(count: usize, wanted: usize) -> impl Iterator<Item = usize> {
    // The prime factor exceeds any count, so that no number occurs twice.
    (0..wanted).map(move |index| index * 2_654_435_761 % count)
}
