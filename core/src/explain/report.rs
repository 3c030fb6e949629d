use std::cell::{OnceCell, RefCell};
use std::rc::Rc;
use std::sync::Arc;

use super::Explanation;
use super::english::shortened;
use super::indexing::Directives;
use super::{explain_fetched, finding};
use crate::directives::{IndexingVerdict, Permission, Timing};
use crate::evaluate::{CrawlerReport, Finding, Page, Report, Source, Visibility};
use crate::order::Table;
use crate::text::{LineIndex, Span};

/// Makes sentences of a report.
///
/// ```
/// use robotscope::evaluate::Page;
/// use robotscope::explain::ReportWords;
/// use robotscope::http::Headers;
/// use robotscope::Agent;
///
/// let headers = Headers::parse("HTTP/2 200\nx-robots-tag: googlebot: noindex, max-snippet: 50");
/// let page = Page { headers: Some(headers), ..Page::default() };
/// let report = page.evaluate(&[Agent::named("Googlebot")]);
/// let words = ReportWords::new(&page, &report);
/// assert_eq!(
///     words.crawler(&report.crawlers[0]).summary,
///     "Googlebot may not index the page, if it may fetch it: line 2 of the headers, “noindex”."
/// );
/// ```
pub struct ReportWords<'r, 't, 'a> {
    page: &'r Page<'t>,
    report: &'r Report<'a>,
    /// Where lines begin, found when it is first asked.
    headers: OnceCell<LineIndex>,
    html: OnceCell<LineIndex>,
    /// What was said of a verdict, which many crawlers may share.
    said: RefCell<Table<*const IndexingVerdict, Rc<[String]>>>,
}

impl<'r, 't, 'a> ReportWords<'r, 't, 'a> {
    /// For a report of this page.
    pub fn new(page: &'r Page<'t>, report: &'r Report<'a>) -> Self {
        Self { page, report, headers: OnceCell::new(), html: OnceCell::new(), said: RefCell::default() }
    }

    /// What the page's texts say to a crawler of the report, and how that came about.
    pub fn crawler(&self, crawler: &CrawlerReport<'_>) -> Explanation {
        let name = crawler.agent.name();
        let verdict = &crawler.indexing;
        let directives = Directives { words: self, all: &self.report.directives.directives };
        let mut steps = Vec::new();
        if let Some(sentence) = self.crawl(crawler) {
            steps.push(sentence);
        }
        steps.extend(self.of_verdict(verdict).iter().cloned());
        steps.extend(self.unknown());
        let reason = directives.reason(&verdict.index);
        let summary = match (crawler.visibility, verdict.index.value, verdict.timing) {
            (Visibility::Unseen, Permission::Forbidden, _) => format!(
                "{name} may not fetch the page, so it cannot see that it may not index it ({reason}): the URL may still be listed."
            ),
            (Visibility::Unseen, Permission::Allowed, _) => {
                format!("{name} may not fetch the page: at most its URL is listed.")
            }
            (Visibility::Seen, Permission::Forbidden, _) => format!("{name} may not index the page: {reason}."),
            (Visibility::Unknown, Permission::Forbidden, _) => {
                format!("{name} may not index the page, if it may fetch it: {reason}.")
            }
            (visibility, Permission::Allowed, timing) => {
                let until = match (timing, verdict.unavailable_after.value) {
                    (Some(Timing::Pending { .. }), Some(moment)) => format!(" until {moment}"),
                    (None, Some(moment)) => format!(" until {moment} (what time it is was not told)"),
                    _ => String::new(),
                };
                let condition = if visibility == Visibility::Unknown { ", if it may fetch it" } else { "" };
                let known = self.report.known;
                let limit = if known.headers && known.html || verdict.index.is_settled { "" } else { ", as far as is known" };
                format!("{name} may index the page{until}{condition}{limit}.")
            }
        };
        Explanation { summary, steps }
    }

    fn of_verdict(&self, verdict: &Arc<IndexingVerdict>) -> Rc<[String]> {
        let say = || {
            let directives = Directives { words: self, all: &self.report.directives.directives };
            let mut sentences = directives.outcomes(verdict);
            sentences.extend(directives.without_effect(verdict));
            sentences.into()
        };
        let key = Arc::as_ptr(verdict);
        let known = self.said.borrow().get(&key).cloned();
        known.unwrap_or_else(|| {
            let sentences: Rc<[String]> = say();
            self.said.borrow_mut().change(key, || Rc::clone(&sentences), |_| ());
            sentences
        })
    }

    /// What a finding says.
    pub fn finding(&self, finding: &Finding) -> String {
        finding::words(self, finding)
    }

    fn crawl(&self, crawler: &CrawlerReport<'_>) -> Option<String> {
        let (fetched, target) = (self.page.robots.as_ref()?, self.page.target.as_ref()?);
        Some(explain_fetched(fetched, crawler.agent.name(), target, crawler.crawl.as_ref()?).summary)
    }

    fn unknown(&self) -> Option<String> {
        let known = self.report.known;
        let missing: Vec<_> =
            [(known.robots, "robots.txt"), (known.headers, "the response’s headers"), (known.html, "the document")]
                .into_iter()
                .filter_map(|(is_known, what)| (!is_known).then_some(what))
                .collect();
        (!missing.is_empty()).then(|| format!("Not given, hence unknown: {}.", missing.join(", ")))
    }

    pub(super) fn names(&self, crawlers: &[u32]) -> String {
        let name = |crawler: &u32| self.report.crawlers.get(*crawler as usize).map(|crawler| crawler.agent.name());
        let names: Vec<_> = crawlers.iter().filter_map(name).collect();
        match names.as_slice() {
            [] => "no crawler".to_owned(),
            names if names.len() == self.report.crawlers.len() && names.len() > 3 => "all crawlers".to_owned(),
            [name] => (*name).to_owned(),
            [first, second] => format!("{first} and {second}"),
            [first, second, third] => format!("{first}, {second} and {third}"),
            [first, second, ..] => format!("{first}, {second} and {} more", names.len() - 2),
        }
    }

    /// Where a part of a text stands.
    pub(super) fn place(&self, source: Source, span: Span) -> String {
        let line = |index: &OnceCell<LineIndex>| {
            index.get_or_init(|| LineIndex::new(self.page.text(source).unwrap_or_default())).place(span.start()).line
        };
        match source {
            Source::RobotsTxt => "robots.txt".to_owned(),
            Source::Headers => format!("line {} of the headers", line(&self.headers)),
            Source::Html => format!("line {} of the HTML", line(&self.html)),
        }
    }

    /// Where a part of a text stands, and the part.
    pub(super) fn quoted(&self, source: Source, span: Span) -> String {
        let text = String::from_utf8_lossy(span.of(self.page.text(source).unwrap_or_default())).into_owned();
        format!("{}, “{}”", self.place(source, span), shortened(text.trim()))
    }
}
