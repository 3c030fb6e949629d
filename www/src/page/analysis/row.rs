//! One crawler's row in the table.

use std::rc::Rc;
use std::sync::Arc;

use robotscope::availability::{CrawlAnswer, DependsOn, Effect, Extent, FetchCase, Fetched, FetchedVerdict};
use robotscope::crawlers::{Certainty, Crawler, Fact};
use robotscope::directives::PageDialect;
use robotscope::evaluate::{CrawlerReport, Listing, Place, Report, Source};
use robotscope::matching::{Reason, WildcardStep};
use robotscope::{Access, CrawlVerdict};

use super::ai;
use super::filtered::MostFrequent;
use super::subject::Part;
use super::{Inputs, NotShown, Verdict};
use crate::page::table::Question;
use crate::page::words::{Aspect, Aspects};

/// One crawler's access to the page, and the page's listing in the crawler's search results.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) crawler: &'static Crawler,
    /// The crawler's access according to robots.txt, or `None` without a valid URL.
    pub(crate) answer: Option<Fact<CrawlAnswer>>,
    pub(crate) rule: Rule,
    pub(crate) listing: Option<Listing>,
    pub(crate) verdict: Verdict,
    /// `true` if robots.txt blocks the crawler from the target of the page's redirect.
    pub(crate) is_redirect_blocked: bool,
}

/// A crawler's cells in the columns about directives and AI signals.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Cells {
    pub(crate) aspects: Rc<Aspects>,
    pub(crate) ai: Rc<Aspect>,
    /// `true` if an answer for the crawler differs from the most frequent answer to the same question.
    pub(crate) is_different: bool,
}

/// The contents of the table's column for the deciding rule.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rule {
    /// The line that decides.
    Line { part: Part, access: Access },
    /// No line decides. Contains the name of the message that explains why.
    Nothing(&'static str),
    /// The answer depends on an unknown condition.
    Depends(DependsOn),
    /// The crawler reads only the first `limit` of `size` bytes of robots.txt, and no rule in these bytes matches.
    Beyond { limit: u32, size: usize },
}

impl Cells {
    /// Returns the cells for each row.
    pub(super) fn of_rows(rows: &[Row], report: &Report<'_>) -> Vec<Self> {
        // Crawlers that read directives in the same way share a verdict and therefore the cells.
        let mut known: Vec<(&CrawlerReport<'_>, Rc<Aspects>)> = Vec::new();
        let mut cells = Vec::with_capacity(rows.len());
        for (found, ai) in report.crawlers.iter().zip(ai::aspects(report)) {
            let same =
                |other: &CrawlerReport<'_>| Arc::ptr_eq(&other.indexing, &found.indexing) && other.visibility == found.visibility;
            let aspects = match known.iter().find(|(other, _)| same(other)) {
                Some((_, aspects)) => Rc::clone(aspects),
                None => {
                    let aspects = Rc::new(Aspects::new(&found.indexing, found.visibility, report.known));
                    known.push((found, Rc::clone(&aspects)));
                    aspects
                }
            };
            cells.push(Self { aspects, ai, is_different: false });
        }
        let most_frequent = MostFrequent::of(rows, &cells);
        for (row, cells) in rows.iter().zip(&mut cells) {
            cells.is_different = most_frequent.is_different(row, cells);
        }
        cells
    }
}

impl Row {
    /// Returns the crawler's access according to robots.txt, or `None` without a valid URL.
    pub(crate) fn crawl(&self) -> Option<CrawlAnswer> {
        self.answer.map(|answer| answer.value)
    }

    /// Returns the restriction that keeps the crawler from indexing the page, if any.
    pub(crate) fn not_shown(&self) -> Option<NotShown> {
        if let Verdict::NotShown(not_shown) = self.verdict { Some(not_shown) } else { None }
    }

    /// Returns the certainty of the verdict: the lowest certainty among the answers on which the verdict depends. Depending on the verdict,
    /// these are the access, and the answers about indexing, the snippet and the canonical page.
    pub(super) fn certainty(&self, found: &CrawlerReport<'_>) -> Option<Certainty> {
        let stated = |question: Question| {
            question.answer(&found.indexing).filter(|answer| answer.is_stated).map(|answer| answer.certainty)
        };
        let crawl = self.answer.map(|answer| answer.certainty);
        match self.verdict {
            Verdict::NotShown(_) => Some(found.indexing.index.certainty),
            Verdict::Shown => crawl.max(stated(Question::Index)),
            Verdict::CanonicalElsewhere => {
                let canonical = PageDialect::preset(found.indexing.dialect.value).canonical;
                crawl.max(stated(Question::Index)).max(Some(canonical))
            }
            Verdict::ShownWithoutText | Verdict::WithoutText => crawl.max(stated(Question::Index)).max(stated(Question::Snippet)),
            Verdict::UrlAtMost => crawl.max(Some(found.indexing.index.certainty)),
            Verdict::UrlOnly | Verdict::Token(_) | Verdict::Crawl(_) => crawl,
        }
    }

    /// Returns a sort key. Less restrictive answers have higher keys.
    pub(crate) fn freedom(&self, cells: &Cells, question: Question) -> u64 {
        match Question::OF_PAGE.iter().position(|known| *known == question) {
            Some(place) => cells.aspects.cells.get(place).map_or(0, |cell| cell.freedom),
            // An unknown answer sorts after “blocked”, together with answers that depend on a condition.
            None if question == Question::Crawl => self.answer.map_or(1, |answer| answer.value as u64),
            None => cells.ai.freedom,
        }
    }
}

impl Rule {
    pub(crate) fn line(&self) -> Option<&Part> {
        if let Self::Line { part, .. } = self { Some(part) } else { None }
    }

    pub(super) fn new(verdict: Option<&FetchedVerdict>, fetched: Option<&Fetched<'_>>, inputs: &Inputs) -> Self {
        let Some(fetched) = fetched else { return Self::Nothing("rule-no-robots") };
        let Some(verdict) = verdict else { return Self::Nothing("rule-no-url") };
        if let Some(what) = fetched.depends_on(verdict) {
            return Self::Depends(what);
        }
        let [answer] = verdict.answers.as_slice() else { return Self::Nothing("rule-each") };
        match (&answer.verdict, answer.possibility.effect) {
            (Some(of_text), effect) => Self::of_text(of_text, fetched, effect, inputs),
            (None, Effect::NoFile) if answer.possibility.case == FetchCase::TooLong => Self::Nothing("rule-too-long"),
            (None, Effect::NoFile) => Self::Nothing("rule-no-file"),
            (None, Effect::DisallowAll) => Self::Nothing("rule-disallow-all"),
            (None, Effect::RedirectTarget) => Self::Nothing("rule-redirect"),
            (None, Effect::LastGoodCopy(_) | Effect::Rules(_)) => Self::Nothing("rule-last-copy"),
        }
    }

    fn of_text(verdict: &CrawlVerdict, fetched: &Fetched<'_>, effect: Effect, inputs: &Inputs) -> Self {
        if let Some((winner, robots)) = verdict.decision.winner().zip(fetched.text(effect))
            && let Some(line) = robots.line(winner.line)
            && let Some(part) = inputs.part(Place { source: Source::RobotsTxt, span: line.content() })
        {
            return Self::Line { part, access: winner.access };
        }
        if let (Some(Extent::First(limit)), Some(whole)) = (effect.extent(), fetched.text(Effect::Rules(Extent::Entire))) {
            return Self::Beyond { limit, size: whole.text().len() };
        }
        Self::Nothing(match (verdict.decision.reason, verdict.lookup.wildcard) {
            (Reason::RobotsTxtItself, _) => "rule-itself",
            (Reason::NoGroup, WildcardStep::Ignored) => "rule-ignores-wildcard",
            (Reason::NoGroup, _) => "rule-no-group",
            _ => "rule-no-match",
        })
    }
}
