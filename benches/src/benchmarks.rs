//! The benchmarks. Each produces a table.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::engines::{ENGINES, Engine, Query, plain};
use crate::files::generated::stars;
use crate::pages;
use crate::race::{Contestant, Sampling, race};
use crate::section::{Row, Section};
use crate::workloads::{AGENT, Workload, Workloads};

/// If an engine needs more nanoseconds than this for one answer, it is not measured with larger inputs.
const PATIENCE: f64 = 1e8;

const NOT_COMPARABLE: &str =
    "`robots_txt` ignores wildcards and applies the first matching rule. This is less work, so the lead excludes `robots_txt`.";

/// Runs all speed measurements.
pub fn all(workloads: &Workloads, sampling: Sampling) -> Vec<Section> {
    // Suppress a peer's panic message: the table shows the panic.
    std::panic::set_hook(Box::new(|_| {}));
    vec![
        parse(workloads, sampling),
        parse_and_check(&workloads.checks, sampling),
        query("query", "One query on a parsed file", |url| Some(Query::Url(url.to_owned())), workloads, sampling),
        query("query-path", "One query on a parsed file, by path", Query::path_of, workloads, sampling),
        many_stars("stars-path", "path doubled", |step| (64, 256 << step), sampling),
        many_stars("stars-pattern", "pattern doubled", |step| (16 << step, 1024), sampling),
        many_stars("stars-both", "pattern and path doubled", |step| (8 << step, 256 << step), sampling),
        pages::usual(sampling),
        pages::hostile(sampling),
    ]
}

fn parse(workloads: &Workloads, sampling: Sampling) -> Section {
    progress("parsing");
    let bytes: usize = workloads.real.iter().map(String::len).sum();
    let contestants = ENGINES.iter().map(|engine| Contestant {
        engine: engine.name,
        work: Box::new(|| workloads.real.iter().for_each(|text| (engine.parse)(black_box(text)))),
    });
    let megabytes_per_second = |nanoseconds: f64| bytes as f64 * 1e3 / nanoseconds;
    let cells = race(contestants.collect(), sampling).into_iter().map(|(engine, cell)| (engine, cell.map(megabytes_per_second)));
    Section {
        id: "parse",
        title: "Parsing".to_owned(),
        unit: "MB/s",
        engines: ENGINES.iter().map(|engine| engine.name).collect(),
        rows: vec![Row { name: "all real files".to_owned(), cells: cells.collect(), queries: 0, different: BTreeMap::new() }],
        notes: workloads.notes.clone(),
    }
}

fn parse_and_check(workloads: &[Workload], sampling: Sampling) -> Section {
    let row = |Workload { name, files, agent, urls }: &Workload| {
        let queries: Vec<_> = urls.iter().filter_map(|url| Query::path_of(url)).collect();
        let cases: Vec<_> = files.iter().flat_map(|text| queries.iter().map(move |query| (text, query))).collect();
        let candidate = |engine: &'static Engine| {
            let ask = |&(text, query): &(&String, &Query)| (engine.parse_and_check)(text, agent, query);
            Candidate { engine: engine.name, ask: Box::new(ask) }
        };
        answer(name, &cases, plain().map(candidate).collect(), sampling)
    };
    Section {
        id: "parse-and-check",
        title: "Parsing and one check".to_owned(),
        unit: "ns",
        engines: plain().map(|engine| engine.name).collect(),
        rows: workloads.iter().map(row).collect(),
        notes: vec![
            "Engines receive a path, so no URL is parsed. A row of real files is the mean of the 25 files nearest to its size."
                .to_owned(),
        ],
    }
}

fn query(
    id: &'static str,
    title: &str,
    to_query: impl Fn(&str) -> Option<Query>,
    workloads: &Workloads,
    sampling: Sampling,
) -> Section {
    let row = |Workload { name, files, agent, urls }: &Workload| {
        let text = files.first().map_or("", String::as_str);
        let queries: Vec<_> = urls.iter().filter_map(|url| to_query(url)).collect();
        answer(name, &queries, ENGINES.iter().map(|engine| candidate(engine, text, agent)).collect(), sampling)
    };
    let how = match id {
        "query" => "The time includes parsing the URL: by the engine or, if the engine accepts only a path, by the crate `url`.",
        _ => "Engines receive a path, so no URL is parsed.",
    };
    Section {
        id,
        title: title.to_owned(),
        unit: "ns",
        engines: ENGINES.iter().map(|engine| engine.name).collect(),
        rows: workloads.queries.iter().map(row).collect(),
        notes: vec![
            how.to_owned(),
            "Each figure is the mean of 32 URLs; half match a rule. `robotstxt` parses the file again for each query.".to_owned(),
            NOT_COMPARABLE.to_owned(),
        ],
    }
}

/// Measures a pattern with many stars on a path that almost matches. For each row number, `size` returns how often `*a` occurs in the
/// pattern, and how often `a` occurs in the path.
fn many_stars(id: &'static str, what: &str, size: impl Fn(usize) -> (usize, usize), sampling: Sampling) -> Section {
    let mut engines: Vec<&Engine> = ENGINES.iter().collect();
    let mut rows = Vec::new();
    for (stars_in_pattern, path) in (0..5).map(size) {
        let text = stars(stars_in_pattern);
        let url = format!("https://www.example.com/{}", "a".repeat(path));
        let candidates = engines.iter().map(|engine| candidate(engine, &text, AGENT)).collect();
        let queries: Vec<_> = Query::path_of(&url).into_iter().collect();
        let row = answer(&format!("{stars_in_pattern} stars, path of {path}"), &queries, candidates, sampling);
        engines.retain(|engine| row.cells.get(engine.name).and_then(|cell| cell.value()).is_some_and(|value| value < PATIENCE));
        rows.push(row);
    }
    Section {
        id,
        title: format!("Many stars: {what}"),
        unit: "ns",
        engines: ENGINES.iter().map(|engine| engine.name).collect(),
        rows,
        notes: vec![
            "The pattern is `/*a*a…*b`, the path `/aaa…`. An engine that needs 100 ms or more skips the larger inputs."
                .to_owned(),
            NOT_COMPARABLE.to_owned(),
        ],
    }
}

/// An engine that is ready for queries.
struct Candidate<'w, Q> {
    engine: &'static str,
    ask: Box<dyn Fn(&Q) -> bool + 'w>,
}

fn candidate<'w>(engine: &'static Engine, text: &'w str, agent: &'w str) -> Candidate<'w, Query> {
    let ask = (engine.checker)(text, agent);
    Candidate { engine: engine.name, ask: Box::new(ask) }
}

/// Counts answers that differ from robotscope's, then times the engines. A time is the mean over all queries, in nanoseconds per query.
fn answer<Q>(name: &str, queries: &[Q], candidates: Vec<Candidate<'_, Q>>, sampling: Sampling) -> Row {
    progress(name);
    let answers = |ask: &dyn Fn(&Q) -> bool| -> Vec<Option<bool>> {
        queries.iter().map(|query| catch_unwind(AssertUnwindSafe(|| ask(query))).ok()).collect()
    };
    let all: Vec<_> = candidates.iter().map(|candidate| (candidate.engine, answers(&candidate.ask))).collect();
    let ours = all.first().map_or(&[][..], |(_, answers)| answers);
    let count = |theirs: &[Option<bool>]| ours.iter().zip(theirs).filter(|(ours, theirs)| ours != theirs).count();
    let different = all.iter().map(|(engine, theirs)| (*engine, count(theirs))).filter(|(_, count)| *count > 0).collect();
    let contestants = candidates.into_iter().map(|Candidate { engine, ask }| Contestant {
        engine,
        work: Box::new(move || {
            for query in queries {
                black_box(ask(black_box(query)));
            }
        }),
    });
    let each = |nanoseconds: f64| nanoseconds / queries.len() as f64;
    let cells = race(contestants.collect(), sampling).into_iter().map(|(engine, cell)| (engine, cell.map(each)));
    Row { name: name.to_owned(), cells: cells.collect(), queries: queries.len(), different }
}

fn progress(what: &str) {
    eprintln!("  {what}");
}
