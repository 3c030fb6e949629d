//! A page's report, with explanations.

use std::borrow::Cow;
use std::collections::BTreeMap;

use super::{Explanation, FetchedVerdict, ReportWords, fetched_verdict};
use crate::directives::{
    self, Audience, Carrier, DateNoteKind, Directive, DirectiveFaultKind, DirectiveName, DirectiveOutcome, IndexingVerdict,
    PageDirectives,
};
use crate::evaluate::ai_signals::AiSignalTable;
use crate::evaluate::{self, Appearance, FindingKind, HeaderForm, Known, PagePolicy, Place, Source, Visibility};
use crate::fact::Fact;
use crate::html::UnreadCharset;
use crate::page_status::StatusEffect;
use crate::sources::Reference;

/// The result of evaluating all texts of a page together.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Report<'r> {
    /// The known inputs.
    pub known: Known,
    /// The form of the text that was passed as headers.
    pub header_form: HeaderForm,
    /// If the headers were passed as pairs or as an object: the text that was built from them. Lines and spans refer to this text.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub headers_text: Option<Cow<'r, str>>,
    /// All directives of the page.
    pub directives: Vec<PageDirective<'r>>,
    /// One entry per crawler, in the order of `page.crawlers` if this field is set, otherwise in the order of `crawlers()`.
    pub crawlers: Vec<CrawlerReport<'r>>,
    /// Facts worth knowing besides the verdicts; at most a thousand findings of each kind.
    pub findings: Vec<Finding<'r>>,
    /// Statements about using the page for AI, as one table for each class of crawlers in the report.
    pub ai_signals: &'r [AiSignalTable],
}

/// A directive on a page, with its text, its carrier and its audience.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct PageDirective<'r> {
    /// The text that contains the directive. The directive's spans are offsets into this text.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::text_name"))]
    pub source: Source,
    /// The directive.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub directive: &'r Directive,
    /// The carrier of the directive: a header or a meta element. Directives with the same carrier share one object.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::shared"))]
    pub carrier: &'r Carrier,
    /// The bot that the directive is for, in lower case; left out if it is for all crawlers.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub audience: Option<String>,
}

/// A page's report for one crawler.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct CrawlerReport<'r> {
    /// The product token of the crawler.
    pub crawler: &'r str,
    /// The verdict on fetching the page. Left out if the URL or robots.txt is missing.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub crawl: Option<FetchedVerdict<'r>>,
    /// "seen" if the crawler reads the directives on the page.
    pub visibility: Visibility,
    /// The effects of the page's directives on the crawler. Crawlers that read them in the same way share one object.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::shared"))]
    pub indexing: &'r IndexingVerdict,
    /// The page's appearance in search results.
    pub appearance: Appearance,
    /// The report in words.
    pub explanation: Explanation,
}

/// A fact about a page that is worth knowing: a missing or surprising effect, and its cause.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Finding<'r> {
    /// The kind of finding.
    pub kind: FindingKind,
    /// If `kind` is "no-effect" or "rendered-only": the reason why the directives have no effect.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub outcome: Option<DirectiveOutcome>,
    /// If `kind` is "fault": the kind of fault.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub fault: Option<DirectiveFaultKind>,
    /// If `kind` is "fault" and a word is unknown or doubtful: the directive that was probably intended.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub suggestion: Option<DirectiveName>,
    /// If `kind` is "date": the flaw in the date, such as a missing time zone.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub note: Option<DateNoteKind>,
    /// If `kind` is "readings-differ": the policy on which crawlers differ.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub policy: Option<PagePolicy>,
    /// If `kind` is "unread-charset": the document's encoding.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub charset: Option<UnreadCharset>,
    /// If `kind` is "status": the response's status.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub status: Option<u16>,
    /// If `kind` is "status": the effect of the status on the affected crawlers, and the certainty of this effect.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub effect: Option<Fact<StatusEffect>>,
    /// The affected parts of the page's texts, in text order.
    pub places: &'r [Place],
    /// The affected crawlers, as indexes into the report's `crawlers`; empty for a finding about the page itself.
    pub crawlers: &'r [u32],
    /// The finding in words.
    pub explanation: String,
    /// The documents that the finding is based on.
    pub sources: &'static [&'static Reference],
}

impl<'r> ReportWords<'r, '_, '_> {
    /// Builds the report, with explanations in words.
    ///
    /// ```
    /// use robotscope::Agent;
    /// use robotscope::evaluate::{FindingKind, Page};
    /// use robotscope::explain::{CrawlerReport, Finding, Messages, PageDirective, Report, ReportWords};
    /// use robotscope::http::Headers;
    ///
    /// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: googlebot: noindx, nofollow")), ..Page::default() };
    /// let found = page.evaluate(&[Agent::named("Googlebot")]);
    /// let words = ReportWords::new(&Messages::ENGLISH, &page, &found);
    /// let Report { directives, crawlers, findings, .. } = words.report();
    /// let [PageDirective { audience, .. }] = &directives[..] else { panic!("one directive") };
    /// assert_eq!(audience.as_deref(), Some("googlebot"));
    /// let [CrawlerReport { crawler, crawl: None, .. }] = &crawlers[..] else { panic!("without a URL") };
    /// assert_eq!(*crawler, "Googlebot");
    /// let Finding { suggestion, explanation, .. } = &findings[0];
    /// assert!(suggestion.is_some() && explanation.contains("“noindx”"));
    /// ```
    pub fn report(&self) -> Report<'r> {
        let report = self.report;
        Report {
            known: report.known,
            header_form: report.header_form,
            headers_text: self.page.headers.as_ref().and_then(|headers| headers.made_text()),
            directives: page_directives(&report.directives),
            crawlers: report.crawlers.iter().map(|crawler| self.crawler_report(crawler)).collect(),
            findings: report.findings.iter().map(|finding| Finding::new(finding, self.finding(finding))).collect(),
            ai_signals: &report.ai_signals.classes,
        }
    }

    fn crawler_report(&self, report: &'r evaluate::CrawlerReport<'_>) -> CrawlerReport<'r> {
        let (name, page) = (report.agent.name(), self.page);
        let crawl = page.robots.as_ref().zip(page.target.as_ref()).zip(report.crawl.as_ref());
        CrawlerReport {
            crawler: name,
            crawl: crawl.map(|((fetched, target), crawl)| fetched_verdict(self.messages, fetched, name, target, crawl)),
            visibility: report.visibility,
            indexing: &report.indexing,
            appearance: report.appearance,
            explanation: self.crawler(report),
        }
    }
}

fn page_directives(page: &PageDirectives) -> Vec<PageDirective<'_>> {
    // Insert the entries one by one: `collect` would add four kilobytes of sorting code to the WebAssembly.
    let mut audiences: BTreeMap<Audience, &[u8]> = BTreeMap::new();
    audiences.extend(page.audiences());
    let mut last: Option<&Carrier> = None;
    let mut directives = Vec::new();
    for directives::PageDirective { directive, carrier, audience } in &page.directives {
        let carrier = last.filter(|last| *last == carrier).unwrap_or(carrier);
        last = Some(carrier);
        let audience = audiences.get(audience).map(|name| String::from_utf8_lossy(name).into_owned());
        directives.push(PageDirective { source: (*carrier).into(), directive, carrier, audience });
    }
    directives
}

impl<'r> Finding<'r> {
    fn new(finding: &'r evaluate::Finding, explanation: String) -> Self {
        let plain = Self {
            kind: finding.kind,
            outcome: None,
            fault: None,
            suggestion: None,
            note: None,
            policy: None,
            charset: None,
            status: None,
            effect: None,
            places: &finding.places,
            crawlers: &finding.crawlers,
            explanation,
            sources: finding.sources(),
        };
        match finding.kind {
            FindingKind::NoEffect(outcome) | FindingKind::RenderedOnly(outcome) => Self { outcome: Some(outcome), ..plain },
            FindingKind::Fault(fault, suggestion) => Self { fault: Some(fault), suggestion, ..plain },
            FindingKind::Date(note) => Self { note: Some(note), ..plain },
            FindingKind::ReadingsDiffer(policy) => Self { policy: Some(policy), ..plain },
            FindingKind::UnreadCharset(charset) => Self { charset: Some(charset), ..plain },
            FindingKind::Status { code, effect } => Self { status: Some(code), effect: Some(effect), ..plain },
            _ => plain,
        }
    }
}
