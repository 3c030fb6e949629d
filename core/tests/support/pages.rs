//! Case format for `tests/pages`, and reports in the same format.

use robotscope::availability::{Fetch, Fetched};
use robotscope::directives::{Conflicts, DateNoteKind, Moment};
use robotscope::evaluate::{CrawlerReport, Finding, FindingKind, Page, Report, Source};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::text::{LineIndex, Span};
use robotscope::{RobotsTxt, Target};
use serde::Deserialize;

use super::data::Text;
use super::outcomes::ExpectedOutcomes;

/// A page and its expected report. Missing texts are unknown.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case {
    url: Option<String>,
    robots: Option<Text>,
    /// The status of robots.txt; 200 by default if `robots` is present.
    status: Option<u16>,
    headers: Option<Text>,
    /// The headers as pairs, as the Fetch API returns them.
    pairs: Option<Vec<[String; 2]>>,
    html: Option<Text>,
    /// The document after its scripts have run.
    rendered: Option<Text>,
    /// The page's status, if the headers do not contain it.
    page_status: Option<u16>,
    now: Option<String>,
    /// `true` if a sitemap lists the page.
    #[serde(default)]
    listed: bool,
    /// The inputs that the report must list as unknown: `target`, `robots`, `headers`, `html`, `now`.
    pub(crate) unknown: Option<Vec<String>>,
    /// The expected form of the headers: `fields` or `values`.
    pub(crate) form: Option<String>,
    /// The expected results for all crawlers in the report.
    pub(crate) crawlers: Vec<CrawlerCheck>,
    /// All findings, in any order.
    pub(crate) findings: Option<Vec<ExpectedFinding>>,
}

/// The expected result, which is the same for all `agents`.
#[derive(Deserialize)]
pub(crate) struct CrawlerCheck {
    pub(crate) agents: Vec<String>,
    pub(crate) visibility: String,
    /// The expected listing. If missing, the report's listing must be unknown.
    pub(crate) listing: Option<String>,
    pub(crate) until: Option<String>,
    pub(crate) timing: Option<String>,
    /// The deciding rule in robots.txt, such as `robots-txt 2: /private`.
    pub(crate) rule: Option<String>,
    #[serde(flatten)]
    pub(crate) outcomes: ExpectedOutcomes,
}

#[derive(Clone, Debug, Deserialize, PartialEq, Eq, PartialOrd, Ord)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpectedFinding {
    kind: String,
    /// The detail of the finding's kind: an outcome, a fault, a note, a conflict rule, a charset, a policy or a status.
    #[serde(default)]
    detail: String,
    #[serde(default)]
    places: Vec<String>,
    /// The affected crawlers; empty for a finding about the page itself.
    #[serde(default)]
    crawlers: Vec<String>,
}

impl Case {
    /// Builds the page. Calls `look` with the page and its robots.txt text.
    pub(crate) fn with_page(&self, look: impl FnOnce(&Page<'_>, &[u8])) {
        let bytes = |text: &Option<Text>| text.as_ref().map(Text::bytes);
        let (robots, headers) = (bytes(&self.robots), bytes(&self.headers));
        let (html, rendered) = (bytes(&self.html), bytes(&self.rendered));
        let status = self.status.or(robots.as_ref().map(|_| 200));
        let fetched = status.map(|status| {
            let fetched = Fetched::new(Fetch::status(status));
            robots.as_ref().map_or_else(|| fetched.clone(), |text| fetched.clone().with_text(RobotsTxt::parse(text)))
        });
        let pairs = self.pairs.as_ref().map(|pairs| Headers::from_pairs(pairs.iter().map(|[name, value]| (name, value))));
        let headers = headers.as_ref().map(Headers::parse).or(pairs);
        let charset = headers.as_ref().and_then(Headers::charset);
        let page = Page {
            target: self.url.as_ref().map(|url| Target::parse(url).expect("a URL")),
            robots: fetched,
            html: html.map(|html| Html::parse_served(html, charset)),
            rendered: rendered.map(Html::parse),
            status: self.page_status,
            headers: headers.clone(),
            listed: self.listed,
            now: self.now.as_ref().map(|now| Moment::parse(now).expect("a moment")),
        };
        look(&page, robots.as_deref().unwrap_or_default());
    }
}

/// Formats the parts of a report in the format of the case files.
pub(crate) struct Words<'r, 't, 'a> {
    pub(crate) page: &'r Page<'t>,
    pub(crate) report: &'r Report<'a>,
    pub(crate) robots: &'r [u8],
}

impl Words<'_, '_, '_> {
    pub(crate) fn unknown(&self) -> Vec<&'static str> {
        let known = self.report.known;
        let all = [
            ("target", known.target),
            ("robots", known.robots),
            ("headers", known.headers),
            ("html", known.html),
            ("now", known.now),
        ];
        all.into_iter().filter(|(_, is_known)| !is_known).map(|(name, _)| name).collect()
    }

    fn place(&self, source: Source, span: Span) -> String {
        let text = match source {
            Source::RobotsTxt => self.robots,
            Source::Headers => self.page.headers.as_ref().expect("headers").text(),
            Source::Html => self.page.html.as_ref().expect("a document").text(),
            Source::RenderedHtml => self.page.rendered.as_ref().expect("a rendered document").text(),
        };
        let line = LineIndex::new(text).place(span.start()).line;
        format!("{} {line}: {}", source.as_str(), String::from_utf8_lossy(span.slice(text)))
    }

    /// Returns the directives with these indexes, in the case files' format.
    pub(crate) fn directives(&self, places: &[u32]) -> Vec<String> {
        let directive = |place: &u32| {
            let found = &self.report.directives.directives[*place as usize];
            self.place(found.carrier.into(), found.directive.span)
        };
        places.iter().map(directive).collect()
    }

    pub(crate) fn rule(&self, crawler: &CrawlerReport<'_>) -> Option<String> {
        let [answer] = crawler.crawl.as_ref()?.answers.as_slice() else { return None };
        let winner = answer.verdict.as_ref()?.decision.winner()?;
        Some(self.place(Source::RobotsTxt, winner.pattern))
    }

    pub(crate) fn finding(&self, finding: &Finding) -> ExpectedFinding {
        let detail = match finding.kind {
            FindingKind::NoEffect(outcome) | FindingKind::RenderedOnly(outcome) => outcome.as_str().to_owned(),
            FindingKind::Fault(fault, None) => fault.as_str().to_owned(),
            FindingKind::Fault(fault, Some(meant)) => format!("{}, {}?", fault.as_str(), meant.as_str()),
            FindingKind::Date(DateNoteKind::WrongWeekday { real, .. }) => format!("wrong-weekday, {}", real.as_str()),
            FindingKind::Date(note) => note.as_str().to_owned(),
            FindingKind::Contradiction(rule) => {
                let which = if rule.value == Conflicts::Restrictive { "stricter" } else { "milder" };
                format!("{which}, {}", rule.certainty.as_str())
            }
            FindingKind::UnreadCharset(charset) => charset.as_str().to_owned(),
            FindingKind::ReadingsDiffer(policy) => policy.as_str().to_owned(),
            FindingKind::Status { code, effect } => format!("{code}, {}, {}", effect.value.as_str(), effect.certainty.as_str()),
            _ => String::new(),
        };
        let name = |crawler: &u32| self.report.crawlers[*crawler as usize].agent.name().to_owned();
        ExpectedFinding {
            kind: finding.kind.as_str().to_owned(),
            detail,
            places: finding.places.iter().map(|place| self.place(place.source, place.span)).collect(),
            crawlers: finding.crawlers.iter().map(name).collect(),
        }
    }
}
