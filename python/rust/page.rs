//! Evaluates a page's robots.txt, headers and HTML together for one crawler.

use std::borrow::Cow;
use std::sync::Arc;

use pyo3::prelude::*;
use robotscope::availability::{Fetch, Fetched, FetchedVerdict};
use robotscope::directives::{Carrier, Limit, Moment, Outcome, PageDirective, Permission};
use robotscope::evaluate::{CrawlerReport, Listing, Page, Report};
use robotscope::explain::{Messages, ReportWords};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::text::LineIndex;
use robotscope::{RobotsTxt, Target};

use crate::dataclasses::{Directive, PageVerdict};
use crate::options::{Options, RobotscopeError, no_url};
use crate::robots::Robots;
use crate::texts::{Text, Words};

/// Returns the verdict for `robotscope.evaluate`. The Python wrapper has already converted `now`, and also `headers` if they were a
/// mapping.
#[pyfunction]
#[pyo3(signature = (crawler, *, url, robots, headers, html, now, dialect, fallbacks))]
#[expect(clippy::too_many_arguments, reason = "keyword arguments of Python")]
pub(crate) fn evaluate(
    py: Python<'_>,
    crawler: Words<'_>,
    url: Words<'_>,
    robots: Option<RobotsArgument>,
    headers: Option<HeadersArgument>,
    html: Option<Text>,
    now: Option<i64>,
    dialect: Option<Words<'_>>,
    fallbacks: bool,
) -> PyResult<PageVerdict> {
    let options = Options::new(dialect, fallbacks)?;
    let target = Target::parse(&url).map_err(|error| no_url(&url, &error))?;
    let (crawler, html_is_decoded) = (&*crawler, html.as_ref().is_some_and(|html| !matches!(html, Text::Bytes(_))));
    py.detach(|| {
        let headers = headers.map(HeadersArgument::parse);
        let charset = headers.as_ref().and_then(Headers::charset).map(<[u8]>::to_vec);
        let html = html.map(|html| match html_is_decoded {
            true => Html::parse(Arc::new(html)),
            false => Html::parse_served(Arc::new(html), charset.as_deref()),
        });
        let robots = robots.map(|robots| Fetched::new(Fetch::status(200)).with_text(robots.parse()));
        let page = Page { target: Some(target), robots, headers, html, now: now.map(Moment::from_unix), ..Page::default() };
        let report = page.evaluate(&[options.agent(crawler)]);
        report.crawlers.first().map(|crawler| verdict(&page, &report, crawler))
    })
    .ok_or_else(|| RobotscopeError::new_err("the report names no crawler"))
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
    let texts = Texts::new(page, &report.directives.directives);
    let (index, known) = (&crawler.indexing.index, &report.known);
    PageVerdict {
        crawl: crawler.answer().map_or("unknown", |answer| answer.as_str()),
        crawl_line: crawler.crawl.as_ref().and_then(deciding_line),
        index: crawler.known_index(known).map_or("unknown", Permission::as_str),
        index_by: texts.by(index),
        snippet: match crawler.appearance.snippet {
            Limit::AtMost(limit) => Some(limit),
            Limit::Unstated | Limit::Unlimited => None,
        },
        snippet_by: texts.by(&crawler.indexing.snippet),
        listing: crawler.known_listing(known).map_or("unknown", Listing::as_str),
        explanation: ReportWords::new(&Messages::ENGLISH, page, report).crawler(crawler).into(),
    }
}

/// The headers and the HTML with the offsets of their lines, and the directives in both.
struct Texts<'p> {
    headers: (LineIndex, Cow<'p, [u8]>),
    html: (LineIndex, Cow<'p, [u8]>),
    directives: &'p [PageDirective],
}

impl<'p> Texts<'p> {
    fn new(page: &'p Page<'_>, directives: &'p [PageDirective]) -> Self {
        let headers = page.headers.as_ref().map(Headers::text).unwrap_or_default();
        let html = page.html.as_ref().map(Html::text).unwrap_or_default();
        let indexed = |text: &'p [u8]| (LineIndex::new(text), Cow::Borrowed(text));
        Self { headers: indexed(headers), html: indexed(html), directives }
    }

    fn by<T>(&self, outcome: &Outcome<T>) -> Vec<Directive> {
        let found = outcome.by.iter().filter_map(|place| self.directives.get(*place as usize));
        let directive = |PageDirective { directive, carrier, .. }: &PageDirective| {
            let (source, (lines, text)) = match carrier {
                Carrier::Header => ("headers", &self.headers),
                Carrier::Meta(_) => ("html", &self.html),
            };
            let line = lines.place(directive.span.start()).line;
            Directive { source, line, text: String::from_utf8_lossy(directive.span.slice(text)).into_owned() }
        };
        found.map(directive).collect()
    }
}

/// Returns the deciding line in robots.txt, or `None` if no line decides or several outcomes are possible.
fn deciding_line(crawl: &FetchedVerdict) -> Option<u32> {
    let [answer] = &crawl.answers[..] else { return None };
    Some(answer.verdict.as_ref()?.decision.winner()?.line)
}
