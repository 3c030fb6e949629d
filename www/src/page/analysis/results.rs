//! Prepares the report for the table and the lists.

use std::cell::OnceCell;
use std::cmp::Reverse;
use std::rc::Rc;

use robotscope::Agent;
use robotscope::availability::DependsOn;
use robotscope::crawlers::{self, Crawler};
use robotscope::evaluate::{CrawlerReport, Page, Place, Report, Source};
use robotscope::explain::{self, ReportWords};
use robotscope::html::Html;
use robotscope::sources::Reference;

use super::row::{Cells, Row, Rule};
use super::subject::{Part, Subject, Subjects};
use super::{Inputs, Verdict, deciding};
use crate::editor::Spans;
use crate::highlight;
use crate::page::table::Question;
use crate::text::Text;

const FINDINGS: usize = 200;

#[derive(Debug)]
pub(crate) struct Results {
    pub(crate) inputs: Inputs,
    pub(crate) report: Report<'static>,
    /// One row for each crawler in the catalogue, in the same order.
    pub(crate) rows: Vec<Row>,
    // The answer at the top does not need the following values, so they are computed on first use.
    cells: OnceCell<Vec<Cells>>,
    findings: OnceCell<Vec<Found>>,
    page_spans: OnceCell<[Spans; 3]>,
}

/// A finding as a sentence, with the parts of the texts that it concerns and its references.
pub(crate) type Found = (String, Vec<Part>, &'static [&'static Reference]);

/// Compare only the inputs: equal inputs have equal results.
impl PartialEq for Results {
    fn eq(&self, other: &Self) -> bool {
        self.inputs == other.inputs
    }
}

#[cfg(test)]
use robotscope::availability::Fetch;

#[cfg(test)]
impl Results {
    /// Evaluates the page `/a` with this robots.txt and these headers, for tests.
    pub(crate) fn sample(robots: &str, headers: &str) -> Self {
        Self::of(robots, Some(Fetch::status(200)), Some(headers))
    }

    /// Evaluates the page `/a` with this robots.txt and this response, for tests. Without a `fetch`, robots.txt is unknown.
    pub(crate) fn with_fetch(robots: &str, fetch: Option<Fetch>) -> Self {
        Self::of(robots, fetch, None)
    }

    fn of(robots: &str, fetch: Option<Fetch>, headers: Option<&str>) -> Self {
        use crate::document::RobotsDocument;
        use crate::page::analysis::HeadersDocument;
        use robotscope::Target;

        Self::new(&Inputs {
            robots: Rc::new(RobotsDocument::new(&robots.into(), fetch)),
            headers: headers.map(|headers| Rc::new(HeadersDocument::new(&headers.into()))),
            html: None,
            rendered: None,
            target: Target::parse("/a"),
            is_listed: false,
            now: None,
        })
    }
}

impl Results {
    pub(crate) fn new(inputs: &Inputs) -> Self {
        let page = inputs.page();
        let report = page.evaluate_all();
        let row = |(found, crawler): (&CrawlerReport<'_>, &'static Crawler)| Row {
            crawler,
            answer: found.crawl.as_ref().map(|crawl| crawl.answer),
            rule: Rule::new(found.crawl.as_ref(), page.robots.as_ref(), inputs),
            listing: found.known_listing(&report.known),
            verdict: Verdict::new(&report, found, Some(crawler.class)),
            is_redirect_blocked: found.is_redirect_blocked(),
        };
        let rows = report.crawlers.iter().zip(crawlers::all()).map(row).collect();
        let (cells, findings, page_spans) = Default::default();
        Self { inputs: inputs.clone(), report, rows, cells, findings, page_spans }
    }

    pub(crate) fn cells(&self) -> &[Cells] {
        self.cells.get_or_init(|| Cells::of_rows(&self.rows, &self.report))
    }

    /// Returns the first [`FINDINGS`] findings.
    pub(crate) fn findings(&self) -> &[Found] {
        self.findings.get_or_init(|| {
            let (messages, page) = (crate::language::messages(), self.inputs.page());
            let words = ReportWords::new(&messages, &page, &self.report);
            let first = self.report.findings.iter().take(FINDINGS);
            first.map(|finding| (words.finding(finding), self.inputs.parts_at(&finding.places), finding.sources())).collect()
        })
    }

    /// Returns the highlighting for the headers, the HTML and the rendered HTML.
    pub(crate) fn page_spans(&self) -> &[Spans; 3] {
        self.page_spans.get_or_init(|| {
            let Page { headers, html: html_as_served, rendered, .. } = self.inputs.page();
            let utf16 = |source| self.inputs.text(source).map(Text::utf16);
            let Report { header_form, directives, .. } = &self.report;
            let headers = headers.zip(utf16(Source::Headers));
            let html = |html: Option<Html<'_>>, source| {
                html.zip(utf16(source)).map(|(html, text)| highlight::of_html(&html, source, directives, text))
            };
            let spans = [
                headers.map(|(headers, text)| highlight::of_headers(&headers, *header_form, directives, text)),
                html(html_as_served, Source::Html),
                html(rendered, Source::RenderedHtml),
            ];
            spans.map(|spans| Spans::Flat(Rc::new(spans.unwrap_or_default())))
        })
    }

    /// Returns the crawlers that fetch pages, with their reports. Leaves out control tokens, which exist only for robots.txt.
    pub(super) fn fetching(&self) -> impl Iterator<Item = (&Row, &CrawlerReport<'static>)> {
        self.rows.iter().zip(&self.report.crawlers).filter(|(row, _)| row.crawler.sends_requests())
    }

    /// Returns the unknown conditions on which the answers of the selected crawlers depend, each with the number of these crawlers. The
    /// most frequent condition comes first. Each condition is worded as the end of a sentence.
    pub(crate) fn depends(&self, is_wanted: impl Fn(&Row) -> bool) -> Vec<(usize, String)> {
        let wanted: Vec<_> = self.fetching().map(|(row, _)| row).filter(|row| is_wanted(row)).collect();
        let count = |what| wanted.iter().filter(|row| row.rule == Rule::Depends(what)).count();
        let mut counts: Vec<_> =
            DependsOn::ALL.into_iter().map(|what| (count(what), what)).filter(|(count, _)| *count > 0).collect();
        counts.sort_by_key(|(count, _)| Reverse(*count));
        let words = |what| explain::depends_on(&crate::language::messages(), what);
        counts.into_iter().map(|(count, what)| (count, words(what))).collect()
    }

    /// Returns the line number and the shortened text for each place, up to a maximum number of places.
    pub(crate) fn parts(&self, places: &[Place]) -> Vec<Part> {
        self.inputs.parts_at(places)
    }

    /// Returns the index of a crawler in the report, or `None` if the catalogue does not contain it.
    pub(super) fn place(&self, token: &str) -> Option<usize> {
        self.report.crawlers.iter().position(|found| found.agent.name() == token)
    }

    /// Returns the text that decides a question for a crawler in the catalogue, or `None` if no text does.
    pub(crate) fn source(&self, token: &str, question: Question) -> Option<Source> {
        deciding::source(&self.report, self.place(token)?, question)
    }

    /// Returns the verdicts for a crawler in the catalogue, with the parts that decide `question`.
    pub(crate) fn subject(&self, token: &str, question: Option<Question>) -> Option<Subject> {
        let place = self.place(token)?;
        let subjects = Subjects { inputs: &self.inputs, page: &self.inputs.page(), report: &self.report };
        subjects.subject(place, token, crawlers::by_token(token), question)
    }

    /// Returns the verdicts for the User-Agent that the user entered, or `None` if it is empty.
    pub(crate) fn custom(&self, user_agent: &str, question: Option<Question>) -> Option<Subject> {
        let user_agent = user_agent.trim();
        if user_agent.is_empty() {
            return None;
        }
        let agent = Agent::from_user_agent(user_agent);
        let crawler = crawlers::by_token(agent.name());
        let page = self.inputs.page();
        let report = page.evaluate(&[agent]);
        Subjects { inputs: &self.inputs, page: &page, report: &report }.subject(0, user_agent, crawler, question)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::analysis::Query;
    use crate::page::table::{self, Cell, Chosen};
    use crate::page::{Action, PageState};
    use crate::pin::Pin;
    use robotscope::directives::{DirectiveOutcome, Moment, Permission};

    /// Returns the state for a page with this HTML and, if it is known, this rendered HTML.
    fn page(html: &str, rendered: Option<&str>) -> PageState {
        let mut state = PageState::new(Moment::from_unix(1_780_000_000));
        state.reduce(Action::SetUrl("/a".to_owned()));
        state.replace(Source::RobotsTxt, Some(String::new()));
        state.replace(Source::Headers, Some("HTTP/2 200\n".to_owned()));
        state.replace(Source::Html, Some(html.to_owned()));
        state.replace(Source::RenderedHtml, rendered.map(str::to_owned));
        state
    }

    const RAW: &str = "<title>Loading</title>\n";
    const RENDERED: &str = "<title>Shoes</title>\n<meta name=robots content=noindex>\n";

    /// Google, "Understand the JavaScript SEO basics": Google reads a canonical link that scripts add. Yandex does not document whether it
    /// renders pages.
    #[test]
    fn a_canonical_link_that_only_scripts_add_counts_for_crawlers_that_render_pages() {
        let results = Results::new(&Inputs::of(&page(RAW, Some("<title>Shoes</title>\n<link rel=canonical href=/b>\n"))));
        let pinned = |token| results.pinned(Pin::Crawler(token)).unwrap();
        let google = pinned("Googlebot");
        assert_eq!((google.verdict, google.by.last().map(|part| part.line)), (Some(Verdict::CanonicalElsewhere), Some(2)));
        assert_eq!(pinned("YandexBot").verdict, Some(Verdict::Shown));
    }

    /// Google, "Understand the JavaScript SEO basics": scripts may add noindex. Common Crawl, "FAQ": CCBot does not run JavaScript.
    #[test]
    fn a_directive_that_scripts_add_decides_only_for_crawlers_that_render_pages() {
        let results = |rendered| Results::new(&Inputs::of(&page(RAW, rendered)));
        let index = |results: &Results, token| {
            let found = &results.report.crawlers[results.place(token).unwrap()];
            (found.known_index(&results.report.known), results.source(token, Question::Index))
        };
        let before = results(None);
        let after = results(Some(RENDERED));
        let allowed = (Some(Permission::Allowed), None);
        for token in ["Googlebot", "CCBot", "GPTBot"] {
            assert_eq!(index(&before, token), allowed, "{token}");
        }
        assert_eq!(index(&after, "Googlebot"), (Some(Permission::Forbidden), Some(Source::RenderedHtml)));
        for token in ["CCBot", "GPTBot"] {
            assert_eq!(index(&after, token), allowed, "{token}");
        }
        assert!(before.findings().is_empty());
        assert!(after.findings().iter().any(|(words, ..)| words.contains("line 2 of the rendered HTML")));
        let google = after.pinned(Pin::Crawler("Googlebot")).unwrap();
        let by: Vec<_> = google.by.iter().map(|part| (part.place.source, part.line)).collect();
        assert_eq!(by, [(Source::RenderedHtml, 2)]);
    }

    #[test]
    fn choosing_a_cell_shows_the_rendered_html_if_it_decides_the_answer() {
        let mut state = page(RAW, Some(RENDERED));
        let source = Results::new(&Inputs::of(&state)).source("Googlebot", Question::Index);
        let cell = Cell { row: Chosen::Crawler("Googlebot"), question: Some(Question::Index) };
        state.reduce(Action::Table(table::Action::Choose(cell, source)));
        assert_eq!(state.pane, Source::RenderedHtml);
    }

    #[test]
    fn search_results_show_the_rendered_title_only_for_crawlers_that_render_pages() {
        let results = Results::new(&Inputs::of(&page(RAW, Some(RENDERED))));
        let title = |token| results.subject(token, None).unwrap().shown.title;
        assert_eq!((title("Googlebot").as_deref(), title("CCBot").as_deref()), (Some("Shoes"), Some("Loading")));
    }

    /// [google-robots-meta]: `unavailable_after` has an effect only after its date.
    #[test]
    fn lists_a_future_unavailable_after_date_only_once() {
        let results = Results::new(&Inputs {
            now: Some(Moment::from_unix(1_780_000_000)),
            ..Results::sample("", "x-robots-tag: unavailable_after: 2099-01-01, noai\n").inputs
        });
        let google = results.subject("Googlebot", None).unwrap();
        let listed = google.answers.iter().filter(|answered| answered.query == Query::UnavailableAfter);
        assert_eq!(listed.map(|answered| answered.by.len()).collect::<Vec<_>>(), [1]);
        let others: Vec<_> = google.others.iter().map(|(outcome, _)| *outcome).collect();
        assert!(!others.is_empty() && !others.contains(&DirectiveOutcome::Pending), "{others:?}");
    }
}
