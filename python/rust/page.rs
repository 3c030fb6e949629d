//! Evaluates a page's robots.txt, headers and HTML together for one crawler.

use std::sync::Arc;

use pyo3::prelude::*;
use robotscope::availability::{Fetch, Fetched, FetchedVerdict};
use robotscope::directives::{Limit, Moment, Outcome, PageDirective, Permission};
use robotscope::evaluate::{CrawlerReport, Listing, Page, PageOffsets, Report, Source};
use robotscope::explain::{Messages, ReportWords};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::{RobotsTxt, Target};

use crate::dataclasses::{Directive, PageVerdict};
use crate::options::{Options, RobotscopeError, no_url};
use crate::robots::Robots;
use crate::texts::{Text, Words};

/// Returns the verdict for `robotscope.evaluate`. The Python wrapper has already converted `now`, and `headers` if the caller passed a
/// mapping.
#[pyfunction]
#[pyo3(signature = (crawler, *, url, robots, headers, html, rendered_html, now, dialect, fallbacks))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments of Python")]
pub(crate) fn evaluate(
    py: Python<'_>,
    crawler: Words<'_>,
    url: Words<'_>,
    robots: Option<RobotsArgument>,
    headers: Option<HeadersArgument>,
    html: Option<Text>,
    rendered_html: Option<Text>,
    now: Option<i64>,
    dialect: Option<Words<'_>>,
    fallbacks: bool,
) -> PyResult<PageVerdict> {
    let options = Options::new(dialect, fallbacks)?;
    let target = Target::parse(&url).map_err(|error| no_url(&url, &error))?;
    let crawler = &*crawler;
    py.detach(|| {
        let headers = headers.map(HeadersArgument::parse);
        let charset = headers.as_ref().and_then(Headers::charset).map(<[u8]>::to_vec);
        let html = html.map(|html| match html {
            Text::Bytes(_) => Html::parse_served(Arc::new(html), charset.as_deref()),
            _ => Html::parse(Arc::new(html)),
        });
        let rendered = rendered_html.map(|html| Html::parse(Arc::new(html)));
        let robots = robots.map(|robots| Fetched::new(Fetch::status(200)).with_text(robots.parse()));
        let now = now.map(Moment::from_unix);
        let page = Page { target: Some(target), robots, headers, html, rendered, now, ..Page::default() };
        let report = page.evaluate(&[options.agent(crawler)]);
        report.crawlers.first().map(|crawler| verdict(&page, &report, crawler))
    })
    .ok_or_else(|| RobotscopeError::new_err("the report contains no crawler"))
}

pub(crate) enum RobotsArgument {
    Parsed(Arc<RobotsTxt<'static>>),
    Text(Text),
}

impl RobotsArgument {
    fn parse(self) -> Arc<RobotsTxt<'static>> {
        match self {
            Self::Parsed(robots) => robots,
            Self::Text(text) => Arc::new(RobotsTxt::parse(Arc::new(text))),
        }
    }
}

impl<'py> FromPyObject<'_, 'py> for RobotsArgument {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<Robots>() {
            Ok(robots) => Ok(Self::Parsed(Arc::clone(&robots.get().parsed.robots))),
            Err(_) => Ok(Self::Text(object.extract()?)),
        }
    }
}

#[derive(FromPyObject)]
pub(crate) enum HeadersArgument {
    Pairs(Vec<(String, String)>),
    Text(Text),
}

impl HeadersArgument {
    fn parse(self) -> Headers<'static> {
        match self {
            Self::Pairs(pairs) => Headers::from_pairs(pairs),
            Self::Text(text) => Headers::parse(Arc::new(text)),
        }
    }
}

fn verdict(page: &Page<'_>, report: &Report<'_>, crawler: &CrawlerReport<'_>) -> PageVerdict {
    let offsets = PageOffsets::new(page);
    let (index, known) = (&crawler.indexing.index, &report.known);
    PageVerdict {
        crawl: crawler.answer().map_or("unknown", |answer| answer.as_str()),
        crawl_line: crawler.crawl.as_ref().and_then(FetchedVerdict::deciding_line),
        index: crawler.known_index(known).map_or("unknown", Permission::as_str),
        index_by: decided_by(&offsets, report, index),
        snippet: match crawler.appearance.snippet {
            Limit::AtMost(limit) => Some(limit),
            Limit::Unstated | Limit::Unlimited => None,
        },
        snippet_by: decided_by(&offsets, report, &crawler.indexing.snippet),
        listing: crawler.known_listing(known).map_or("unknown", Listing::as_str),
        explanation: ReportWords::new(&Messages::ENGLISH, page, report).crawler(crawler).into(),
    }
}

/// Returns the directives that decided an outcome.
fn decided_by<T>(offsets: &PageOffsets<'_>, report: &Report<'_>, outcome: &Outcome<T>) -> Vec<Directive> {
    let found = outcome.by.iter().filter_map(|index| report.directives.directives.get(*index as usize));
    let directive = |PageDirective { directive, carrier, .. }: &PageDirective| {
        let source = Source::from(*carrier);
        let text = offsets.for_source(source);
        Directive { source: source.as_str(), line: text.position(directive.span).line, text: text.text(directive.span) }
    };
    found.map(directive).collect()
}
