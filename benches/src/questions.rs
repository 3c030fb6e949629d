//! The benchmarks. Each produces a table.

use std::collections::BTreeMap;
use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::engines::{ENGINES, Engine, Question, plain};
use crate::files::generated::stars;
use crate::pages;
use crate::race::{Contestant, Effort, race};
use crate::section::{Row, Section};
use crate::workloads::{AGENT, Workload, Workloads};

/// If an engine needs more nanoseconds than this for one answer, it is not measured with larger inputs.
const PATIENCE: f64 = 1e8;

const NO_RIVAL: &str =
    "`robots_txt` ignores wildcards and applies the first matching rule, which is less work. The column “lead” leaves it out.";

/// Runs all speed measurements.
pub fn all(workloads: &Workloads, effort: Effort) -> Vec<Section> {
    // Suppress a peer's panic message: the table shows the panic.
    std::panic::set_hook(Box::new(|_| {}));
    vec![
        parse(workloads, effort),
        parse_and_check(&workloads.checks, effort),
        query("query", "One query on a parsed file", |url| Some(Question::Url(url.to_owned())), workloads, effort),
        query("query-path", "One query on a parsed file, by path", Question::path_of, workloads, effort),
        many_stars("stars-path", "path doubled", |step| (64, 256 << step), effort),
        many_stars("stars-pattern", "pattern doubled", |step| (16 << step, 1024), effort),
        many_stars("stars-both", "pattern and path doubled", |step| (8 << step, 256 << step), effort),
        pages::usual(effort),
        pages::hostile(effort),
    ]
}

fn parse(workloads: &Workloads, effort: Effort) -> Section {
    progress("parsing");
    let bytes: usize = workloads.real.iter().map(String::len).sum();
    let contestants = ENGINES.iter().map(|engine| Contestant {
        engine: engine.name,
        work: Box::new(|| workloads.real.iter().for_each(|text| (engine.parse)(black_box(text)))),
    });
    let megabytes_per_second = |nanoseconds: f64| bytes as f64 * 1e3 / nanoseconds;
    let cells = race(contestants.collect(), effort).into_iter().map(|(engine, cell)| (engine, cell.map(megabytes_per_second)));
    Section {
        id: "parse",
        title: "Parsing".to_owned(),
        unit: "MB/s",
        engines: ENGINES.iter().map(|engine| engine.name).collect(),
        rows: vec![Row { name: "all real files".to_owned(), cells: cells.collect(), asked: 0, different: BTreeMap::new() }],
        notes: workloads.notes.clone(),
    }
}

fn parse_and_check(workloads: &[Workload], effort: Effort) -> Section {
    let row = |Workload { name, files, agent, urls }: &Workload| {
        let asked: Vec<_> = urls.iter().filter_map(|url| Question::path_of(url)).collect();
        let questions: Vec<_> = files.iter().flat_map(|text| asked.iter().map(move |question| (text, question))).collect();
        let candidate = |engine: &'static Engine| {
            let ask = |&(text, question): &(&String, &Question)| (engine.parse_and_check)(text, agent, question);
            Candidate { engine: engine.name, ask: Box::new(ask) }
        };
        answer(name, &questions, plain().map(candidate).collect(), effort)
    };
    Section {
        id: "parse-and-check",
        title: "Parsing and one check".to_owned(),
        unit: "ns",
        engines: plain().map(|engine| engine.name).collect(),
        rows: workloads.iter().map(row).collect(),
        notes: vec![
            "Engines get the path, so no URL is parsed. Rows of real files are means of the 25 files nearest to that size."
                .to_owned(),
        ],
    }
}

fn query(
    id: &'static str,
    title: &str,
    question: impl Fn(&str) -> Option<Question>,
    workloads: &Workloads,
    effort: Effort,
) -> Section {
    let row = |Workload { name, files, agent, urls }: &Workload| {
        let text = files.first().map_or("", String::as_str);
        let questions: Vec<_> = urls.iter().filter_map(|url| question(url)).collect();
        answer(name, &questions, ENGINES.iter().map(|engine| candidate(engine, text, agent)).collect(), effort)
    };
    let how = match id {
        "query" => "The time includes parsing the URL: by the engine or, if the engine accepts only a path, by the crate `url`.",
        _ => "Engines get the path, so no URL is parsed.",
    };
    Section {
        id,
        title: title.to_owned(),
        unit: "ns",
        engines: ENGINES.iter().map(|engine| engine.name).collect(),
        rows: workloads.queries.iter().map(row).collect(),
        notes: vec![
            how.to_owned(),
            "The mean of 32 URLs; half of them match a rule. `robotstxt` parses the file again for each query.".to_owned(),
            NO_RIVAL.to_owned(),
        ],
    }
}

/// Measures a pattern with many stars on a path that almost matches. For each row number, `size` returns the number of stars and the path's
/// length.
fn many_stars(id: &'static str, what: &str, size: impl Fn(usize) -> (usize, usize), effort: Effort) -> Section {
    let mut engines: Vec<&Engine> = ENGINES.iter().collect();
    let mut rows = Vec::new();
    for (stars_in_pattern, path) in (0..5).map(size) {
        let text = stars(stars_in_pattern);
        let url = format!("https://www.example.com/{}", "a".repeat(path));
        let candidates = engines.iter().map(|engine| candidate(engine, &text, AGENT)).collect();
        let questions: Vec<_> = Question::path_of(&url).into_iter().collect();
        let row = answer(&format!("{stars_in_pattern} stars, path of {path}"), &questions, candidates, effort);
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
            NO_RIVAL.to_owned(),
        ],
    }
}

/// An engine that is ready for queries.
struct Candidate<'w, Q> {
    engine: &'static str,
    ask: Box<dyn Fn(&Q) -> bool + 'w>,
}

fn candidate<'w>(engine: &'static Engine, text: &'w str, agent: &'w str) -> Candidate<'w, Question> {
    let ask = (engine.checker)(text, agent);
    Candidate { engine: engine.name, ask: Box::new(ask) }
}

/// Counts answers that differ from robotscope's, then times the engines. A time is the mean over all queries, in nanoseconds per query.
fn answer<Q>(name: &str, questions: &[Q], candidates: Vec<Candidate<'_, Q>>, effort: Effort) -> Row {
    progress(name);
    let answers = |ask: &dyn Fn(&Q) -> bool| -> Vec<Option<bool>> {
        questions.iter().map(|question| catch_unwind(AssertUnwindSafe(|| ask(question))).ok()).collect()
    };
    let all: Vec<_> = candidates.iter().map(|candidate| (candidate.engine, answers(&candidate.ask))).collect();
    let ours = all.first().map_or(&[][..], |(_, answers)| answers);
    let count = |theirs: &[Option<bool>]| ours.iter().zip(theirs).filter(|(ours, theirs)| ours != theirs).count();
    let different = all.iter().map(|(engine, theirs)| (*engine, count(theirs))).filter(|(_, count)| *count > 0).collect();
    let contestants = candidates.into_iter().map(|Candidate { engine, ask }| Contestant {
        engine,
        work: Box::new(move || {
            for question in questions {
                black_box(ask(black_box(question)));
            }
        }),
    });
    let each = |nanoseconds: f64| nanoseconds / questions.len() as f64;
    let cells = race(contestants.collect(), effort).into_iter().map(|(engine, cell)| (engine, cell.map(each)));
    Row { name: name.to_owned(), cells: cells.collect(), asked: questions.len(), different }
}

fn progress(what: &str) {
    eprintln!("  {what}");
}
