//! The report as Markdown, which people put into tickets.

use robotscope::availability::{CrawlAnswer, Fetch, LastGoodCopy, RestOfSite};
use robotscope::crawlers;
use robotscope::directives::Moment;
use robotscope::evaluate::Source;
use robotscope::explain::{self, ReportWords};

use super::markdown_ai::signals;
use super::{answers, line, page};
use crate::language::{messages, say};
use crate::page::{PageState, UNREACHABLE, ai_aspects};
use crate::pane::SOURCES;
use crate::words::{answer_word, outage_length, source_name};

/// So many findings are written.
const FINDINGS: usize = 200;

pub(super) fn markdown(state: &PageState) -> String {
    let page = page(state);
    let report = page.evaluate_all();
    let status = match &*state.status {
        "" => "200".to_owned(),
        UNREACHABLE => say!("status-unreachable"),
        status => status.to_owned(),
    };
    let date = Moment::parse(&state.now).map_or_else(|| state.now.to_string(), |now| explain::moment(&messages(), now));
    let mut lines = vec![format!("# {}", say!("report-title")), String::new()];
    lines.push(format!("- {}: {}", say!("url"), escaped(&state.url)));
    lines.push(format!("- {}: {}", say!("status"), escaped(&status)));
    lines.extend(outage(&state.fetch()));
    lines.push(format!("- {}: {}", say!("date"), escaped(&date)));
    lines.extend([String::new(), format!("## {}", say!("report-crawlers")), String::new()]);
    let columns = [
        "report-crawler",
        "report-operator",
        "report-crawl",
        "report-line",
        "report-index",
        "report-follow",
        "report-snippet",
        "report-image",
        "report-video",
        "report-translation",
        "report-archive",
        "report-until",
        "column-ai-use",
    ];
    lines.push(row(columns.map(|name| say!(name))));
    lines.push(row(columns.map(|_| "---".to_owned())));
    for ((found, crawler), ai) in report.crawlers.iter().zip(crawlers::all()).zip(ai_aspects(&report)) {
        let crawl = found.crawl.as_ref().map(|crawl| match crawl.answer.value {
            CrawlAnswer::Allowed => say!("report-allowed"),
            CrawlAnswer::Disallowed => say!("report-blocked"),
            CrawlAnswer::Depends => say!("report-depends"),
            other => answer_word(Some(other)),
        });
        let crawl = crawl.unwrap_or_else(|| say!("report-unknown"));
        let mut cells = vec![escaped(crawler.token), escaped(crawler.operator), crawl];
        cells.push(line(found).map(|line| line.to_string()).unwrap_or_default());
        cells.extend(answers(&found.indexing).map(|(_, answer)| match answer.as_deref() {
            Some("allowed") => say!("report-allowed"),
            Some("forbidden") => say!("report-forbidden"),
            answer => answer.unwrap_or_default().to_owned(),
        }));
        cells.push(ai.sign.clone());
        lines.push(row(cells));
    }
    lines.extend(signals(&page, &report));
    if !report.findings.is_empty() {
        let spoken = messages();
        let words = ReportWords::new(&spoken, &page, &report);
        lines.extend([String::new(), format!("## {}", say!("report-findings")), String::new()]);
        lines.extend(report.findings.iter().take(FINDINGS).map(|finding| format!("- {}", escaped(&words.finding(finding)))));
    }
    for source in SOURCES {
        if let Some(text) = &state.pane(source).text {
            lines.extend([String::new(), format!("## {}", &*source_name(source)), String::new()]);
            lines.extend(fenced(source, text));
        }
    }
    lines.push(String::new());
    lines.join("\n")
}

pub(super) fn row(cells: impl IntoIterator<Item = String>) -> String {
    cells.into_iter().fold("|".to_owned(), |row, cell| format!("{row} {cell} |"))
}

/// A text that means nothing in Markdown, in one line.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '|' | '~' | '&' | '#' | '!' => escaped.extend(['\\', character]),
            character if character.is_control() => escaped.push(' '),
            character => escaped.push(character),
        }
    }
    escaped
}

/// What is known of a robots.txt that cannot be fetched.
fn outage(fetch: &Fetch) -> Vec<String> {
    let known = |question: &str, answer: String| format!("- {} {answer}", say!(question));
    let time = fetch.unreachable_for.map(|time| known("outage-time", outage_length(Some((time.as_secs() / 3600) as u32))));
    let copy = fetch.last_good_copy.map(|copy| match copy {
        LastGoodCopy::Exists => known("outage-copy", say!("outage-copy-is-text")),
        LastGoodCopy::Missing => known("outage-copy", say!("outage-copy-missing")),
    });
    let site = fetch.rest_of_site.map(|site| match site {
        RestOfSite::Available => known("outage-site", say!("outage-site-available")),
        RestOfSite::Unavailable => known("outage-site", say!("outage-site-unavailable")),
    });
    [time, copy, site].into_iter().flatten().collect()
}

/// A text as it is, between fences that do not occur in it.
fn fenced(source: Source, text: &str) -> [String; 3] {
    let longest = text.split(|character| character != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest.max(2) + 1);
    let language = match source {
        Source::RobotsTxt => "text",
        Source::Headers => "http",
        Source::Html => "html",
    };
    [format!("{fence}{language}"), text.trim_end_matches('\n').to_owned(), fence]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_of_a_text_is_markup() {
        assert_eq!(escaped("a|b\n<img> [x](y) `c`"), "a\\|b \\<img\\> \\[x\\](y) \\`c\\`");
    }

    #[test]
    fn a_fence_is_longer_than_any_in_the_text() {
        assert_eq!(fenced(Source::Html, "<p>\n````\n")[0], "`````html");
        assert_eq!(fenced(Source::RobotsTxt, ""), ["```text", "", "```"].map(str::to_owned));
    }
}
