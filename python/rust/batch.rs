//! Checks a batch of rows on several threads. Each row has a robots.txt, a crawler and a URL.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::thread;

use foldhash::fast::RandomState;
use robotscope::matching::{Brief, Reason};
use robotscope::{Access, Agent, Matcher, RobotsTxt, Target, TargetError, check_once};

use crate::options::Options;

/// The values in a column: one value for all rows, or one for each row. `None` is a null value.
pub(crate) enum Column<'b> {
    One(&'b [u8]),
    Each(Vec<Option<&'b [u8]>>),
}

impl<'b> Column<'b> {
    fn get(&self, row: usize) -> Option<&'b [u8]> {
        match self {
            Self::One(value) => Some(value),
            Self::Each(values) => values.get(row).copied().flatten(),
        }
    }
}

/// A batch of queries and its number of threads.
pub(crate) struct Batch<'b> {
    pub(crate) rows: usize,
    pub(crate) robots: Column<'b>,
    pub(crate) crawlers: Column<'b>,
    pub(crate) urls: Column<'b>,
    pub(crate) options: Options,
    pub(crate) threads: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Answer {
    pub(crate) allowed: Option<bool>,
    pub(crate) line: Option<u32>,
    /// The reason's index in [`reasons`].
    pub(crate) reason: usize,
}

/// Returns all possible reasons for an answer: the reasons for verdicts, then the error codes for invalid URLs.
pub(crate) fn reasons() -> impl ExactSizeIterator<Item = &'static str> {
    (0..Reason::ALL.len() + NO_URL.len()).map(|place| match Reason::ALL.get(place) {
        Some(reason) => reason.as_str(),
        None => NO_URL.get(place - Reason::ALL.len()).copied().unwrap_or_default(),
    })
}

/// The codes of [`TargetError`].
const NO_URL: [&str; 4] = ["empty-url", "url-without-host", "not-a-web-address", "neither-url-nor-path"];

/// The minimum number of rows with the same text for which parsing and compiling saves time. For real files, both together cost about ten
/// passes over the text.
const PARSED: usize = 10;

/// The maximum number of rows in a unit of work. The limit lets several threads share rows with the same text.
const UNIT: usize = 4096;

/// The number of rows below which starting threads costs more time than it saves.
const FEW: usize = 256;

/// The maximum number of threads. Common machines have fewer cores, and the limit prevents callers from exhausting the system's threads.
const MOST_THREADS: usize = 256;

impl<'b> Batch<'b> {
    /// Returns the answer for each row, or `None` for a row with a null value.
    pub(crate) fn answers(&self) -> Vec<Option<Answer>> {
        let texts = Distinct::new(self.rows, |row| self.value(&self.robots, row));
        let names = Distinct::new(self.rows, |row| self.value(&self.crawlers, row));
        let decoded: Vec<_> = names.values.iter().map(|name| String::from_utf8_lossy(name)).collect();
        let agents: Vec<_> = decoded.iter().map(|name| self.options.agent(name)).collect();
        let order = texts.order();
        let found: Vec<AtomicU64> = (0..self.rows).map(|_| AtomicU64::new(0)).collect();
        let units = units(&texts, &order);
        let threads = if self.rows < FEW { 1 } else { self.threads.min(units.len()).min(MOST_THREADS) };
        let queue = Mutex::new(units);
        let work = || {
            loop {
                let unit = queue.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let Some(unit) = unit else { break };
                self.answer(&unit, &names, &agents, &found);
            }
        };
        thread::scope(|scope| {
            for _ in 1..threads {
                scope.spawn(work);
            }
            work();
        });
        found.into_iter().map(|answer| unpacked(answer.into_inner())).collect()
    }

    /// Returns a row's value in a column, or `None` if any value in the row is null.
    fn value(&self, column: &Column<'b>, row: usize) -> Option<&'b [u8]> {
        self.robots.get(row).and(self.crawlers.get(row)).and(self.urls.get(row)).and(column.get(row))
    }

    fn answer(&self, unit: &Unit<'_>, names: &Distinct<'_>, agents: &[Agent<'_>], found: &[AtomicU64]) {
        let name_of = |row: u32| names.of_rows.get(row as usize).copied().flatten().unwrap_or(0) as usize;
        let matchers = unit.parsed.as_ref().map(|parsed| {
            let mut places: Vec<usize> = unit.rows.iter().map(|(_, row)| name_of(*row)).collect();
            places.sort_unstable();
            places.dedup();
            let robots = parsed.get_or_init(|| RobotsTxt::parse(unit.text));
            let mut agents = places.iter().filter_map(|place| agents.get(*place));
            let matchers = match (places.len(), agents.next()) {
                (1, Some(agent)) => vec![robots.matcher(agent)],
                (_, first) => robots.matchers(first.into_iter().chain(agents).cloned()),
            };
            places.into_iter().zip(matchers).collect::<Vec<_>>()
        });
        for (_, row) in unit.rows {
            let name = name_of(*row);
            let url = String::from_utf8_lossy(self.urls.get(*row as usize).unwrap_or_default());
            let answer = match &matchers {
                Some(matchers) => matcher(matchers, name).map(|matcher| matcher.brief_url(&url)),
                None => agents.get(name).map(|agent| Ok(check_once(unit.text, agent, &Target::parse(&url)?))),
            };
            if let (Some(answer), Some(place)) = (answer, found.get(*row as usize)) {
                place.store(packed(&answer), Ordering::Relaxed);
            }
        }
    }
}

/// Splits the rows, sorted by their texts, into units of work for threads.
fn units<'t>(texts: &Distinct<'t>, order: &'t [(u32, u32)]) -> Vec<Unit<'t>> {
    let mut units = Vec::new();
    for rows in order.chunk_by(|(one, _), (other, _)| one == other) {
        let text = rows.first().and_then(|(text, _)| texts.values.get(*text as usize)).copied().unwrap_or_default();
        let parsed = (rows.len() >= PARSED).then(Arc::default);
        units.extend(rows.chunks(UNIT).map(|rows| Unit { text, rows, parsed: parsed.clone() }));
    }
    units
}

fn matcher(matchers: &[(usize, Matcher)], name: usize) -> Option<&Matcher> {
    let place = matchers.binary_search_by_key(&name, |(place, _)| *place).ok()?;
    matchers.get(place).map(|(_, matcher)| matcher)
}

/// A unit of work: rows with the same text. Units of the same text share the parsed text. The first thread that needs the parsed text
/// parses it, and the last unit drops it.
struct Unit<'t> {
    text: &'t [u8],
    /// Pairs of the index of a text and a row.
    rows: &'t [(u32, u32)],
    parsed: Option<Arc<OnceLock<RobotsTxt<'t>>>>,
}

struct Distinct<'b> {
    values: Vec<&'b [u8]>,
    /// The index of each row's value in `values`, or `None` if the row contains a null value.
    of_rows: Vec<Option<u32>>,
}

impl<'b> Distinct<'b> {
    fn new(rows: usize, value: impl Fn(usize) -> Option<&'b [u8]>) -> Self {
        let mut places: HashMap<&[u8], u32, RandomState> = HashMap::default();
        let mut values = Vec::new();
        let mut last: Option<(&[u8], u32)> = None;
        let of_rows = (0..rows).map(|row| {
            let value = value(row)?;
            let known = last.filter(|(last, _)| std::ptr::eq(*last, value) || *last == value).map(|(_, place)| place);
            let place = known.unwrap_or_else(|| {
                *places.entry(value).or_insert_with(|| {
                    values.push(value);
                    u32::try_from(values.len() - 1).unwrap_or(u32::MAX)
                })
            });
            last = Some((value, place));
            Some(place)
        });
        let of_rows = of_rows.collect();
        Self { values, of_rows }
    }

    /// Returns a pair of the index of a value and a row, for each row without null values. Rows with equal values are adjacent.
    fn order(&self) -> Vec<(u32, u32)> {
        let mut order: Vec<_> = self.of_rows.iter().zip(0..).filter_map(|(place, row)| Some(((*place)?, row))).collect();
        order.sort_unstable();
        order
    }
}

/// Packs an answer into one nonzero number, so that threads write answers without locks.
fn packed(answer: &Result<Brief, TargetError>) -> u64 {
    let (allowed, line, reason) = match answer {
        Ok(brief) => (1 + u64::from(brief.access == Access::Allowed), brief.line.unwrap_or(0), brief.reason as usize),
        Err(error) => {
            let place = NO_URL.iter().position(|code| *code == error.code()).unwrap_or(0);
            (0, 0, Reason::ALL.len() + place)
        }
    };
    1 | allowed << 1 | (reason as u64) << 8 | u64::from(line) << 32
}

fn unpacked(answer: u64) -> Option<Answer> {
    let line = u32::try_from(answer >> 32).unwrap_or(0);
    (answer != 0).then_some(Answer {
        allowed: [None, Some(false), Some(true)].get(answer as usize >> 1 & 3).copied().flatten(),
        line: (line != 0).then_some(line),
        reason: answer as usize >> 8 & 0xFF,
    })
}

/// Returns the number of threads. The default is the process's available parallelism.
pub(crate) fn threads(wanted: Option<usize>) -> usize {
    static AVAILABLE: OnceLock<usize> = OnceLock::new();
    wanted.unwrap_or_else(|| *AVAILABLE.get_or_init(|| thread::available_parallelism().map_or(1, usize::from)))
}
