use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use super::messages::{Messages, english, say};
use super::parts::{certainty, list, row, shortened};
use super::{Explanation, explain_fetched};
use crate::crawlers;
use crate::directives::{IndexingVerdict, Permission, Timing};
use crate::evaluate::{CrawlerReport, Page, PageOffsets, Place, Report, Source, Visibility};
use crate::explain;
use crate::fact::Certainty;
use crate::order::Table;
use crate::page_status::StatusEffect;

const ENGLISH: &str = english!("report");

/// A writer of sentences that describe a page's report.
///
/// ```
/// use robotscope::evaluate::Page;
/// use robotscope::explain::{Messages, ReportWords};
/// use robotscope::http::Headers;
/// use robotscope::Agent;
///
/// let headers = Headers::parse("HTTP/2 200\nx-robots-tag: googlebot: noindex, max-snippet: 50");
/// let page = Page { headers: Some(headers), ..Page::default() };
/// let report = page.evaluate(&[Agent::named("Googlebot")]);
/// let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
/// assert_eq!(
///     words.crawler(&report.crawlers[0]).summary,
///     "Googlebot may not index the page, if it may fetch it: line 2 of the headers, “noindex”."
/// );
/// ```
pub struct ReportWords<'r, 't, 'a> {
    pub(super) messages: &'r Messages,
    pub(super) page: &'r Page<'t>,
    pub(super) report: &'r Report<'a>,
    offsets: PageOffsets<'t>,
    /// The sentences for each verdict, cached because many crawlers may share a verdict.
    sentences: RefCell<Table<*const IndexingVerdict, Rc<[String]>>>,
}

impl<'r, 't, 'a> ReportWords<'r, 't, 'a> {
    /// Creates a writer. `report` must be the report on `page`.
    pub fn new(messages: &'r Messages, page: &'r Page<'t>, report: &'r Report<'a>) -> Self {
        Self { messages, page, report, offsets: PageOffsets::new(page), sentences: RefCell::default() }
    }

    /// Explains the report for a single crawler.
    pub fn crawler(&self, crawler: &CrawlerReport<'_>) -> Explanation {
        let messages = self.messages;
        if !crawler.sends_requests() {
            let summary = say!(messages, "verdict-token", name = crawler.agent.name());
            return Explanation { summary, steps: self.crawl(crawler).into_iter().collect() };
        }
        let verdict = &crawler.indexing;
        let mut steps = Vec::new();
        if let Some(sentence) = self.crawl(crawler) {
            steps.push(sentence);
        }
        steps.extend(self.verdict_sentences(verdict).iter().cloned());
        steps.extend(self.unknown());
        let known = self.report.known;
        let fills_results = crawlers::by_token(crawler.agent.name()).is_some_and(|known| known.class.fills_results());
        let decides = verdict.status.filter(|status| status.effect != StatusEffect::Processed);
        let message = match (crawler.visibility, verdict.index.value) {
            (Visibility::Seen | Visibility::Unknown, _) if decides.is_some() => "verdict-status",
            // The page itself is allowed, but robots.txt blocks the target of its redirect.
            (Visibility::Unseen, _) if crawler.is_redirect_blocked() => "verdict-unseen-redirect",
            (Visibility::Unseen, Permission::Forbidden) if decides.is_some() => "verdict-unseen-status",
            (Visibility::Unseen, Permission::Forbidden) => "verdict-unseen-noindex",
            (Visibility::Unseen, Permission::Allowed) => "verdict-unseen",
            (Visibility::Seen | Visibility::Unknown, Permission::Forbidden) if verdict.index.certainty == Certainty::Assumed => {
                "verdict-noindex-assumed"
            }
            (Visibility::Seen | Visibility::Unknown, Permission::Forbidden) => "verdict-noindex",
            (Visibility::Seen | Visibility::Unknown, Permission::Allowed) if !known.headers && !known.html => {
                "verdict-index-unknown"
            }
            (Visibility::Seen | Visibility::Unknown, Permission::Allowed) => "verdict-index",
        };
        let moment = verdict.unavailable_after.value;
        let until = match (verdict.timing, moment) {
            (Some(Timing::Pending { .. }), Some(_)) => "pending",
            (None, Some(_)) => "uncompared",
            _ => "forever",
        };
        let are_known = known.headers && known.html || verdict.index.is_settled;
        let summary = say!(
            messages,
            message,
            name = crawler.agent.name(),
            reason = &self.reason(&verdict.index),
            results = if fills_results { "some" } else { "none" },
            visibility = if crawler.visibility == Visibility::Unknown { "unknown" } else { "seen" },
            until = until,
            moment = &moment.map(|moment| explain::moment(messages, moment)).unwrap_or_default(),
            texts = if are_known { "known" } else { "missing" },
            doubt = self.doubt(verdict).as_deref().unwrap_or("none"),
            rendered = self.forbidden_if_rendered(verdict).as_deref().unwrap_or("none"),
            status = &decides.map(|status| status.code.to_string()).unwrap_or_default(),
            effect = decides.map_or("", |status| status.effect.as_str()),
            certainty = &decides.map(|status| certainty(messages, status.certainty)).unwrap_or_default(),
        );
        Explanation { summary, steps }
    }

    fn verdict_sentences(&self, verdict: &Arc<IndexingVerdict>) -> Rc<[String]> {
        let key = Arc::as_ptr(verdict);
        if let Some(known) = self.sentences.borrow().get(&key) {
            return Rc::clone(known);
        }
        let mut sentences = self.outcomes(verdict);
        sentences.extend(self.without_effect(verdict));
        let sentences: Rc<[String]> = sentences.into();
        self.sentences.borrow_mut().change(key, || Rc::clone(&sentences), |_| ());
        sentences
    }

    fn crawl(&self, crawler: &CrawlerReport<'_>) -> Option<String> {
        let (fetched, target) = (self.page.robots.as_ref()?, self.page.target.as_ref()?);
        Some(explain_fetched(self.messages, fetched, crawler.agent.name(), target, crawler.crawl.as_ref()?).summary)
    }

    fn unknown(&self) -> Option<String> {
        let known = self.report.known;
        let texts = [(known.robots, "text-robots-txt"), (known.headers, "text-headers"), (known.html, "text-html")];
        let missing = texts.into_iter().filter(|(is_known, _)| !is_known).map(|(_, text)| say!(self.messages, text));
        let texts = row(self.messages, missing.collect());
        (!texts.is_empty()).then(|| say!(self.messages, "verdict-unknown", texts = &texts))
    }

    pub(super) fn text(&self, source: Source) -> &[u8] {
        self.page.text(source).unwrap_or_default()
    }

    /// Returns the names of the affected crawlers. The list is empty if every crawler is affected, because a list of all names would be too
    /// long.
    pub(super) fn concerned(&self, crawlers: &[u32]) -> Vec<String> {
        let all = &self.report.crawlers;
        let few = if crawlers.len() < self.fetching() { crawlers } else { &[] };
        few.iter().filter_map(|crawler| all.get(*crawler as usize)).map(|crawler| crawler.agent.name().to_owned()).collect()
    }

    pub(super) fn names(&self, crawlers: &[u32]) -> String {
        let name = |crawler: &u32| self.report.crawlers.get(*crawler as usize).map(|crawler| crawler.agent.name());
        let names: Vec<_> = crawlers.iter().filter_map(name).collect();
        match names.len() {
            0 => say!(self.messages, "verdict-no-crawler"),
            count if count > 3 && count == self.fetching() => say!(self.messages, "verdict-all-crawlers"),
            count => {
                let shown = if count > 3 { 2 } else { 3 };
                list(self.messages, &mut names.iter().map(|name| (*name).to_owned()), shown)
            }
        }
    }

    /// Returns the number of crawlers in the report, excluding control tokens, which fetch no pages.
    fn fetching(&self) -> usize {
        self.report.crawlers.iter().filter(|crawler| crawler.sends_requests()).count()
    }

    /// Returns the number of the line on which a part of a text starts.
    pub(super) fn line(&self, place: Place) -> u32 {
        self.offsets.for_source(place.source).position(place.span).line
    }

    /// Describes where a part of a text is, and quotes the part unless it is blank.
    pub(super) fn quoted(&self, place: Place) -> String {
        let line = self.line(place).to_string();
        let words = say!(self.messages, &format!("at-{}", place.source.as_str()), line = &line);
        match String::from_utf8_lossy(place.span.slice(self.text(place.source))).trim() {
            "" => words,
            text => say!(self.messages, "at-quoted", place = &words, text = &shortened(text)),
        }
    }
}
