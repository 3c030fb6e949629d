//! The report, as the table and the lists show it.

use std::rc::Rc;
use std::sync::Arc;

use robotscope::availability::{Effect, Fetched, FetchedVerdict};
use robotscope::crawlers::{self, Crawler};
use robotscope::evaluate::{CrawlerReport, Listing, Page, Place, Report, Source};
use robotscope::explain::ReportWords;
use robotscope::matching::{Reason, WildcardStep};
use robotscope::{Access, Agent, CrawlVerdict};

use super::Inputs;
use super::subject::{Part, Parts, Subject, Subjects};
use crate::highlight;
use crate::words::{Answer, Aspects};

/// So many findings are put into words.
const FINDINGS: usize = 200;

/// What the engine says.
#[derive(Debug)]
pub(crate) struct Results {
    pub(crate) inputs: Inputs,
    pub(crate) report: Report<'static>,
    /// One for each crawler of the catalogue, in its order.
    pub(crate) rows: Vec<Row>,
    /// The first of the findings, in words.
    pub(crate) findings: Vec<(String, Vec<Part>)>,
    /// Triples of UTF-16 start, UTF-16 end and kind.
    pub(crate) header_spans: Rc<Vec<u32>>,
    pub(crate) html_spans: Rc<Vec<u32>>,
}

/// What the table says of a crawler.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) crawler: &'static Crawler,
    pub(crate) answer: Answer,
    pub(crate) rule: Rule,
    pub(crate) aspects: Rc<Aspects>,
    pub(crate) listing: Option<Listing>,
}

/// What stands in the column of the deciding rule.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Rule {
    /// The line that decides.
    Line { number: u32, text: String, access: Access },
    /// Why none does.
    Nothing(&'static str),
}

/// Results are the same if they come from the same inputs.
impl PartialEq for Results {
    fn eq(&self, other: &Self) -> bool {
        self.inputs == other.inputs
    }
}

impl Results {
    pub(crate) fn new(inputs: &Inputs) -> Self {
        inputs.with_page(|page| {
            let report = page.evaluate_all();
            let parts = Parts { inputs };
            let words = ReportWords::new(page, &report);
            let findings: Vec<_> = report
                .findings
                .iter()
                .take(FINDINGS)
                .map(|finding| (words.finding(finding), parts.at(&finding.places)))
                .collect();
            let rows = rows(&report, page, &parts);
            let (mut header_spans, mut html_spans) = (Vec::new(), Vec::new());
            if let Some((headers, text)) = page.headers.as_ref().zip(parts.utf16(Source::Headers)) {
                header_spans = highlight::of_headers(headers, report.header_form, &report.directives, text);
            }
            if let Some((html, text)) = page.html.as_ref().zip(parts.utf16(Source::Html)) {
                html_spans = highlight::of_html(html, &report.directives, text);
            }
            let (header_spans, html_spans) = (Rc::new(header_spans), Rc::new(html_spans));
            Self { inputs: inputs.clone(), report, rows, findings, header_spans, html_spans }
        })
    }

    /// Parts of the texts, to be named and shown.
    pub(crate) fn parts(&self, places: &[Place]) -> Vec<Part> {
        Parts { inputs: &self.inputs }.at(places)
    }

    /// All about a crawler of the catalogue.
    pub(crate) fn subject(&self, token: &str) -> Option<Subject> {
        let place = self.report.crawlers.iter().position(|found| found.agent.name() == token)?;
        self.inputs.with_page(|page| {
            let subjects = Subjects { inputs: &self.inputs, page, report: &self.report };
            subjects.subject(place, token, crawlers::by_token(token))
        })
    }

    /// All about the crawler with a User-Agent that the user entered.
    pub(crate) fn custom(&self, user_agent: &str) -> Option<Subject> {
        let user_agent = user_agent.trim();
        if user_agent.is_empty() {
            return None;
        }
        let agent = Agent::from_user_agent(user_agent);
        let crawler = crawlers::by_token(agent.name());
        self.inputs.with_page(|page| {
            let report = page.evaluate(&[agent]);
            Subjects { inputs: &self.inputs, page, report: &report }.subject(0, user_agent, crawler)
        })
    }
}

fn rows(report: &Report<'_>, page: &Page<'_>, parts: &Parts<'_>) -> Vec<Row> {
    // Crawlers that read alike share a verdict, and so what is said of it.
    let mut known: Vec<(&CrawlerReport<'_>, Rc<Aspects>)> = Vec::new();
    let mut rows = Vec::with_capacity(report.crawlers.len());
    for (found, crawler) in report.crawlers.iter().zip(crawlers::all()) {
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
        rows.push(Row {
            crawler,
            answer: Answer::of(Some(crawler), found.crawl.as_ref()),
            rule: Rule::new(found.crawl.as_ref(), page.robots.as_ref(), parts),
            aspects,
            listing: found.appearance.listing,
        });
    }
    rows
}

impl Rule {
    pub(super) fn new(verdict: Option<&FetchedVerdict>, fetched: Option<&Fetched<'_>>, parts: &Parts<'_>) -> Self {
        let Some((verdict, fetched)) = verdict.zip(fetched) else { return Self::Nothing("No URL") };
        let [answer] = verdict.answers.as_slice() else { return Self::Nothing("Depends on more than the status") };
        match (&answer.verdict, answer.possibility.effect) {
            (Some(of_text), effect) => Self::of_text(of_text, fetched, effect, parts),
            (None, Effect::NoFile) => Self::Nothing("As if there were no robots.txt"),
            (None, Effect::DisallowAll) => Self::Nothing("As if everything were disallowed"),
            (None, Effect::RedirectTarget) => Self::Nothing("The redirect’s target decides"),
            (None, Effect::LastGoodCopy(_) | Effect::Rules(_)) => Self::Nothing("The last good copy decides"),
        }
    }

    fn of_text(verdict: &CrawlVerdict, fetched: &Fetched<'_>, effect: Effect, parts: &Parts<'_>) -> Self {
        if let Some((winner, robots)) = verdict.decision.winner().zip(fetched.text(effect)) {
            let content = robots.line(winner.line).map(|line| line.content()).unwrap_or_default();
            return Self::Line { number: winner.line, text: parts.text(Source::RobotsTxt, content), access: winner.access };
        }
        Self::Nothing(match (verdict.decision.reason, &verdict.lookup.wildcard) {
            (Reason::RobotsTxtItself, _) => "robots.txt is always allowed",
            (Reason::NoGroup, WildcardStep::Ignored(_)) => "Ignores the * group",
            (Reason::NoGroup, _) => "No group for it",
            _ => "No rule matches",
        })
    }
}
