//! Measures the cost of queries on hostile texts.
//!
//! Runs each query on every hostile text of its kind, at a size of one megabyte. Writes the most expensive queries to `hostile.json`.

#![expect(unsafe_code, reason = "`GlobalAlloc` is an unsafe trait; this allocator only counts")]

#[path = "../../../core/tests/hostile/memory.rs"]
#[expect(dead_code, reason = "only the peak is reported here")]
mod memory;
#[path = "../../../core/tests/hostile/queries.rs"]
mod queries;
#[path = "../../../core/tests/hostile/texts.rs"]
mod texts;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use memory::{Memory, memory};
use queries::{QUERIES, Query};
use robotscope_benches::{Cell, Row, Section, folder_and_sampling, write};
use texts::{Kind, TEXTS, Text};

const MEGABYTE: usize = 1 << 20;
const SIZES: [(&str, usize); 2] = [("robotscope, 1 MB", MEGABYTE), ("robotscope, 2 MB", 2 * MEGABYTE)];
const KINDS: [(Kind, &str); 4] =
    [(Kind::Robots, "robots.txt"), (Kind::Headers, "headers"), (Kind::Html, "HTML"), (Kind::Value, "a value")];
/// The maximum number of rows for each kind of text.
const MOST: usize = 5;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (folder, _) = folder_and_sampling()?;
    let costs: Vec<_> = TEXTS.iter().flat_map(costs).collect();
    let count = costs.len();
    let section = |id, title: &str, unit, value: fn(&Cost) -> f64| Section {
        id,
        title: format!("Hostile texts: {title}"),
        unit,
        engines: SIZES.iter().map(|(name, _)| *name).collect(),
        rows: KINDS.iter().flat_map(|(kind, name)| rows(*kind, name, &costs, value)).collect(),
        notes: vec![
            format!(
                "The table lists the {MOST} most expensive queries on each kind of text, out of {count} pairs of a query and a text."
            ),
            "If a query compares two texts, each has half the size.".to_owned(),
        ],
    };
    let sections = [
        section("hostile-time", "time", "ns", |cost| cost.time.as_secs_f64() * 1e9),
        section("hostile-memory", "memory", "MB", |cost| cost.memory.peak as f64 / MEGABYTE as f64),
    ];
    write(&folder, "hostile.json", &sections)
}

/// A query's measured cost on a text.
struct Measured {
    text: &'static Text,
    query: &'static Query,
    cost: Cost,
}

struct Cost {
    time: Duration,
    memory: Memory,
}

fn cost(query: &Query, text: &[u8]) -> Cost {
    let (start, start_on_processor) = (Instant::now(), on_processor());
    let memory = memory(|| (query.run)(text));
    let elapsed = start.elapsed();
    let time = on_processor().zip(start_on_processor).map_or(elapsed, |(end, start)| end - start);
    Cost { time, memory }
}

/// Returns this thread's processor time, which other programs do not affect. Returns `None` except on Linux.
fn on_processor() -> Option<Duration> {
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    statistics.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}

/// Runs every query for texts of this kind on the text, and measures the cost.
fn costs(text: &'static Text) -> Vec<Measured> {
    eprintln!("  {:?}: {}", text.kind, text.name);
    let [one, half] = [1, 2].map(|texts| text.with_size(MEGABYTE / texts));
    let queries = QUERIES.iter().filter(|query| query.kind == text.kind);
    let measured =
        |query: &'static Query| Measured { text, query, cost: cost(query, if query.texts() == 1 { &one } else { &half }) };
    queries.map(measured).collect()
}

/// Returns the rows for the most expensive queries of one kind of text, each on the text where it costs most.
fn rows(kind: Kind, name: &str, costs: &[Measured], value: fn(&Cost) -> f64) -> Vec<Row> {
    let of_kind = QUERIES.iter().filter(|query| query.kind == kind);
    let worst = |query: &Query| {
        let of_query = costs.iter().filter(|measured| std::ptr::eq(measured.query, query));
        of_query.max_by(|one, other| value(&one.cost).total_cmp(&value(&other.cost)))
    };
    let mut worst: Vec<_> = of_kind.filter_map(worst).collect();
    worst.sort_by(|one, other| value(&other.cost).total_cmp(&value(&one.cost)));
    worst
        .iter()
        .take(MOST)
        .map(|measured| row(format!("{name}, {}: {}", measured.query.name, measured.text.name), measured, value))
        .collect()
}

/// Runs a query three times at each of two sizes. Returns each size's lowest cost, because other load only adds time.
fn row(name: String, Measured { text, query, .. }: &Measured, value: fn(&Cost) -> f64) -> Row {
    let cell = |size| {
        let text = text.with_size(size / query.texts() as usize);
        let least = (0..3).map(|_| value(&cost(query, &text))).fold(f64::INFINITY, f64::min);
        Cell::Measured { value: least, spread: 0.0 }
    };
    let cells: BTreeMap<_, _> = SIZES.iter().map(|&(engine, size)| (engine, cell(size))).collect();
    Row { name, cells, queries: 0, different: BTreeMap::new() }
}
