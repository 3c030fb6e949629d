//! Collects the statements in robots.txt, the headers and the document about the use of the page for AI. These statements accompany the
//! verdicts and never change them ([google-common-crawlers], [openai-crawlers], [img2dataset-readme], [noml-convention], [content-signals],
//! [aipref-attach], [tdm-rep], [rsl-standard], [google-robots-meta], [bing-chat], [repext-draft], [aipref-vocab],
//! [cloudflare-managed-robots-txt]).
//!
//! There is one table for each class of crawlers. Each entry contains one signal's stance on one use, the crawlers to which the signal
//! applies, and their support for it. For most signals, no crawler documents support. A missing text contributes no entries, and neither
//! does robots.txt if the URL is unknown; see [`Report::known`](super::Report::known). TDMRep's file `/.well-known/tdmrep.json` is never an
//! input. This file may contain a reservation even if the headers and the document do not.
//!
//! ```
//! use robotscope::evaluate::Page;
//! use robotscope::evaluate::ai_signals::{AiSignal, AiStance, AiUsage};
//! use robotscope::http::Headers;
//! use robotscope::Agent;
//!
//! let headers = Headers::parse("HTTP/1.1 200 OK\nContent-Usage: train-ai=n\nX-Robots-Tag: googlebot: nosnippet");
//! let report = Page { headers: Some(headers), ..Page::default() }.evaluate(&["Googlebot", "GPTBot"].map(Agent::named));
//! let [search, training] = report.ai_signals.classes.as_slice() else { panic!("two classes") };
//! let statements: Vec<_> = search.entries.iter().map(|entry| (entry.statement.signal, entry.statement.usage)).collect();
//! assert_eq!(statements, [(AiSignal::ContentUsageHeader, AiUsage::AiTraining), (AiSignal::Nosnippet, AiUsage::AiInput)]);
//! assert_eq!(training.entries[0].statement.stance, AiStance::Disallowed);
//! assert_eq!(training.entries.len(), 1);
//! ```

mod directives;
mod honours;
mod page;
mod robots;
mod signal;
mod statement;
mod usage_header;

use super::Visibility;
use super::findings::Evidence;
use crate::crawlers::{self, Crawler, CrawlerClass, Support};
use crate::fact::Fact;
use crate::order::{Table, sort, sort_by};
use honours::Honoured;
pub use signal::{AiSignal, AiStance, AiUsage};
pub use statement::Statement;
use statement::Statement as AiStatement;

/// The statements in robots.txt, the headers and the document about the use of a page for AI.
///
/// ```
/// use robotscope::Agent;
/// use robotscope::crawlers::CrawlerClass;
/// use robotscope::evaluate::Page;
/// use robotscope::evaluate::ai_signals::{AiEntry, AiSignal, AiSignalTable, AiSignals, AiStance, AiUsage, Statement};
/// use robotscope::http::Headers;
///
/// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: noai")), ..Page::default() };
/// let AiSignals { classes } = page.evaluate(&[Agent::named("GPTBot")]).ai_signals;
/// let [AiSignalTable { class, entries, .. }] = &classes[..] else { panic!("one class") };
/// let [AiEntry { statement, crawlers, .. }] = &entries[..] else { panic!("one signal") };
/// assert_eq!((*class, &crawlers[..]), (CrawlerClass::AiTraining, &[0][..]));
/// let Statement { signal, usage, stance, .. } = statement;
/// assert_eq!((*signal, *usage, *stance), (AiSignal::Noai, AiUsage::Ai, AiStance::Disallowed));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AiSignals {
    /// One table for each class of crawlers in the report.
    pub classes: Vec<AiSignalTable>,
}

impl AiSignals {
    /// Returns each distinct statement once, with the crawlers to which it applies, as indexes in
    /// [`Report::crawlers`](super::Report::crawlers).
    ///
    /// ```
    /// use robotscope::{Agent, evaluate::Page, html::Html};
    ///
    /// let page = Page { html: Some(Html::parse("<meta name=robots content=noai>")), ..Page::default() };
    /// let report = page.evaluate(&[Agent::named("GPTBot"), Agent::named("Googlebot")]);
    /// let [(_, crawlers)] = &report.ai_signals.by_statement()[..] else { panic!("one statement") };
    /// assert_eq!(crawlers.len(), 2);
    /// ```
    pub fn by_statement(&self) -> Vec<(&Statement, Vec<u32>)> {
        let mut found: Vec<(&Statement, Vec<u32>)> = Vec::new();
        for AiEntry { statement, crawlers, .. } in self.classes.iter().flat_map(|class| &class.entries) {
            match found.iter_mut().find(|(known, _)| *known == statement) {
                Some((_, all)) => all.extend(crawlers),
                None => found.push((statement, crawlers.clone())),
            }
        }
        found
    }
}

/// The statements that apply to the crawlers in one class.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct AiSignalTable {
    /// The class. Crawlers outside the catalogue belong to [`CrawlerClass::Other`].
    pub class: CrawlerClass,
    /// The crawlers in the class, as indexes in the report.
    pub crawlers: Vec<u32>,
    /// The statements, sorted by signal and use.
    pub entries: Vec<AiEntry>,
}

/// A statement, the crawlers to which it applies, and whether they honour it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct AiEntry {
    /// The statement, with its positions.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub statement: AiStatement,
    /// "seen" if these crawlers are certain to read the statement. Crawlers do not see statements on a page that they may not fetch, and
    /// they may use an older copy of robots.txt.
    pub visibility: Visibility,
    /// These crawlers' support for the signal.
    pub honoured: Fact<Support>,
    /// The source that documents this support.
    pub source: &'static str,
    /// The crawlers to which the statement applies, as indexes into the report's crawlers.
    pub crawlers: Vec<u32>,
}

/// The maximum length of each list of positions in an entry.
const MOST: usize = 100;

impl AiSignals {
    pub(super) fn new(evidence: &Evidence<'_, '_>) -> Self {
        let mut tables = Tables::default();
        let mut known = Vec::with_capacity(evidence.crawlers.len());
        let mut readings = robots::Readings::default();
        let of_all_pages = page::statements(evidence);
        for (crawler, report) in (0..).zip(evidence.crawlers) {
            let entry = crawlers::by_token(report.agent.name());
            known.push(entry);
            tables.add_crawler(crawler, entry);
            let reading = robots::Reading::new(evidence, report);
            let of_robots = reading.as_ref().map_or(&[][..], |reading| readings.statements(reading));
            let of_the_page = if honours::fetches(entry) { of_all_pages.as_slice() } else { &[] };
            if let Some(reading) = &reading {
                for (statement, honoured) in robots::product_token(reading, entry) {
                    tables.add(crawler, entry, statement, reading.visibility, honoured);
                }
                for statement in of_robots {
                    let honoured = honours::record(entry, statement.signal);
                    tables.add(crawler, entry, statement.clone().with_overrule_from(of_the_page), reading.visibility, honoured);
                }
            }
            for statement in of_the_page {
                let honoured = honours::undocumented(statement.signal);
                tables.add(crawler, entry, statement.clone().with_overrule_from(of_robots), report.visibility, honoured);
            }
        }
        for group in evidence.groups {
            for (statement, honoured) in directives::statements(evidence, group) {
                for crawler in &group.crawlers {
                    let (Some(entry), Some(report)) = (known.get(*crawler as usize), evidence.crawlers.get(*crawler as usize))
                    else {
                        continue;
                    };
                    if honours::fetches(*entry) && honours::concerns(*entry, statement.signal) {
                        tables.add(*crawler, *entry, statement.clone(), report.visibility, honoured);
                    }
                }
            }
        }
        tables.finished()
    }
}

#[derive(Default)]
struct Tables(Table<CrawlerClass, AiSignalTable>);

impl Tables {
    fn change(&mut self, entry: Option<&Crawler>, change: impl FnOnce(&mut AiSignalTable)) {
        let class = entry.map_or(CrawlerClass::Other, |crawler| crawler.class);
        let new = || AiSignalTable { class, crawlers: Vec::new(), entries: Vec::new() };
        self.0.change(class, new, change);
    }

    fn add_crawler(&mut self, crawler: u32, entry: Option<&Crawler>) {
        self.change(entry, |table| table.crawlers.push(crawler));
    }

    /// Adds a statement for one crawler. Crawlers share an entry if the statement, its visibility and the crawlers' support are equal.
    fn add(&mut self, crawler: u32, entry: Option<&Crawler>, statement: Statement, visibility: Visibility, by: Honoured) {
        self.change(entry, |table| {
            let is_same = |known: &&mut AiEntry| {
                known.visibility == visibility
                    && (known.honoured, known.source) == (by.support, by.source)
                    && known.statement == statement
            };
            match table.entries.iter_mut().find(is_same) {
                Some(known) => known.crawlers.push(crawler),
                None => {
                    let crawlers = vec![crawler];
                    table.entries.push(AiEntry { statement, visibility, honoured: by.support, source: by.source, crawlers });
                }
            }
        });
    }

    fn finished(self) -> AiSignals {
        let mut classes: Vec<_> = self.0.into_iter().map(|(_, table)| table).collect();
        for entries in classes.iter_mut().map(|table| &mut table.entries) {
            entries.iter_mut().for_each(|entry| sort(&mut entry.crawlers));
            sort_by(entries, |one, other| {
                let order = |entry: &AiEntry| (entry.statement.signal, entry.statement.usage);
                order(one).cmp(&order(other)).then_with(|| one.crawlers.cmp(&other.crawlers))
            });
        }
        AiSignals { classes }
    }
}
