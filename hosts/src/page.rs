//! Evaluates a page's robots.txt, headers and HTML together for one crawler.

use robotscope::availability::{Fetch, Fetched, FetchedVerdict};
use robotscope::directives::{Limit, Moment, Outcome, PageDirective};
use robotscope::evaluate::{CrawlerReport, Page, PageOffsets, Report, Source};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::{Agent, RobotsTxt, Target, TargetError};

use crate::functions::Rows;
use crate::row_binary::{Fault, Reader, Writer};

/// `page_verdict(url, robots Array(String), headers Array(String), html Array(String), rendered Array(String), crawler, now Array(Int64))`
/// → `Tuple(crawl String, crawl_line Nullable(UInt32), index String, index_by Array(Tuple(source String, line UInt32, directive String)),
/// snippet Nullable(UInt32), snippet_by (like index_by), listing String, problem String)`. An empty array means unknown. robots.txt counts
/// as fetched with status 200. `now` is in seconds since 1970-01-01T00:00:00Z.
///
/// - `crawl`: "allowed", "disallowed", "ignores", "user-triggered" or "depends"; "unknown" without robots.txt or a valid URL.
/// - `index`: "allowed" or "forbidden". It is "unknown" if a missing text could still forbid indexing, or if a date could forbid indexing
///   and `now` is missing.
/// - `snippet`: the maximum number of characters, or NULL if there is no limit.
/// - `listing`: "full", "url-only", "hidden", or "unknown".
/// - `problem`: the error code if `url` is invalid, otherwise empty. With an invalid URL, the page is evaluated without a URL.
pub(crate) fn verdict(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((url, [robots, headers, html, rendered], crawler, now)) = rows.next(|row| {
        let url = row.string()?;
        let mut texts = [None; 4];
        for text in &mut texts {
            *text = row.optional(Reader::string)?;
        }
        Ok((url, texts, row.string()?, row.optional(Reader::long)?))
    })? {
        let target = Target::parse(&String::from_utf8_lossy(url));
        let problem = target.as_ref().err().map_or("", TargetError::code);
        let headers = headers.map(Headers::parse);
        let charset = headers.as_ref().and_then(Headers::charset).map(<[u8]>::to_vec);
        let page = Page {
            target: target.ok(),
            robots: robots.map(|text| Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse(text))),
            html: html.map(|html| Html::parse_served(html, charset.as_deref())),
            rendered: rendered.map(Html::parse),
            headers,
            now: now.map(Moment::from_unix),
            ..Page::default()
        };
        let name = String::from_utf8_lossy(crawler);
        let report = page.evaluate(&[Agent::from_user_agent(&name)]);
        let verdicts = Verdicts { report: &report, offsets: PageOffsets::new(&page) };
        for crawler in &report.crawlers {
            verdicts.write(writer, crawler);
        }
        writer.string(problem.as_bytes());
    }
    Ok(())
}

/// A page's report, and the line offsets of the page's texts.
struct Verdicts<'p> {
    report: &'p Report<'p>,
    offsets: PageOffsets<'p>,
}

impl Verdicts<'_> {
    fn write(&self, writer: &mut Writer, crawler: &CrawlerReport<'_>) {
        let (index, known) = (&crawler.indexing.index, &self.report.known);
        writer.string(crawler.answer().map_or("unknown", |answer| answer.as_str()).as_bytes());
        writer.nullable(crawler.crawl.as_ref().and_then(FetchedVerdict::deciding_line), Writer::number);
        writer.string(crawler.known_index(known).map_or("unknown", |index| index.as_str()).as_bytes());
        self.write_by(writer, index);
        let limit = match crawler.appearance.snippet {
            Limit::AtMost(limit) => Some(limit),
            Limit::Unstated | Limit::Unlimited => None,
        };
        writer.nullable(limit, Writer::number);
        self.write_by(writer, &crawler.indexing.snippet);
        writer.string(crawler.known_listing(known).map_or("unknown", |listing| listing.as_str()).as_bytes());
    }

    fn write_by<T>(&self, writer: &mut Writer, outcome: &Outcome<T>) {
        let directives = &self.report.directives.directives;
        let by: Vec<_> = outcome.by.iter().filter_map(|index| directives.get(*index as usize)).collect();
        writer.array(by.into_iter(), |writer, PageDirective { directive, carrier, .. }| {
            let source = Source::from(*carrier);
            let text = self.offsets.for_source(source);
            writer.string(source.as_str().as_bytes());
            writer.number(text.position(directive.span).line);
            writer.string(directive.span.slice(text.bytes()));
        });
    }
}
