//! Writes the table of all crawlers and questions as CSV (RFC 4180).

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers;
use robotscope::directives::Permission;
use robotscope::explain::operator;

use super::{answers, line, unavailable_after};
use crate::language::{message, messages, say};
use crate::page::{Inputs, PageState, Question, Value, ai_aspects};
use crate::words::{answer_word, purpose};

/// The message names for the columns that precede the answers from the page's directives.
const FIRST_COLUMNS: [&str; 5] = ["table-crawler", "filter-operator", "filter-purpose", "report-crawl", "readings-line"];

/// Returns the names of all columns.
fn head() -> impl Iterator<Item = String> {
    let answers = Question::OF_PAGE.map(|question| message(&format!("csv-{}", question.as_str()), &[]));
    let last = ["asked-unavailable-after", "column-ai-use"];
    FIRST_COLUMNS.into_iter().map(|name| say!(name)).chain(answers).chain(last.map(|name| say!(name)))
}

pub(super) fn csv(state: &PageState) -> String {
    let report = Inputs::of(state).page().evaluate_all();
    let mut lines = vec![record(head())];
    for ((found, crawler), ai) in report.crawlers.iter().zip(crawlers::all()).zip(ai_aspects(&report)) {
        let crawl = found.crawl.as_ref().map(|crawl| match crawl.answer.value {
            CrawlAnswer::Allowed => say!("aspect-allowed"),
            CrawlAnswer::Disallowed => say!("report-blocked"),
            CrawlAnswer::Depends => say!("report-depends"),
            other => answer_word(Some(other)),
        });
        let crawl = crawl.unwrap_or_else(|| say!("report-unknown"));
        let mut cells = vec![crawler.token.to_owned(), operator(&messages(), crawler.operator), purpose(crawler.class), crawl];
        cells.push(line(found).map(|line| line.to_string()).unwrap_or_default());
        cells.extend(answers(&found.indexing, report.known).map(|answer| match (answer.value, answer.text) {
            (Value::Permission(_), None) => say!("report-unknown"),
            (Value::Permission(Permission::Allowed), _) => say!("aspect-allowed"),
            (Value::Permission(Permission::Forbidden), _) if answer.is_assumed => say!("report-forbidden-assumed"),
            (Value::Permission(Permission::Forbidden), _) => say!("aspect-forbidden"),
            (_, text) => text.unwrap_or_default(),
        }));
        cells.push(unavailable_after(&found.indexing).unwrap_or_default());
        cells.push(ai.sign.clone());
        lines.push(record(cells));
    }
    lines.concat()
}

fn record(cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<_> = cells.into_iter().map(|cell| quoted(&cell)).collect();
    format!("{}\r\n", cells.join(","))
}

/// Quotes a cell if CSV requires it. No cell contains text from the page, so a spreadsheet cannot mistake a cell for a formula.
fn quoted(cell: &str) -> String {
    if cell.contains(['"', ',', '\r', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::directives::Moment;
    use robotscope::evaluate::Source;

    #[test]
    fn writes_one_record_for_each_crawler_and_marks_assumed_and_unknown_answers() {
        let text = csv(&PageState::new(Moment::from_unix(1_780_000_000)));
        let lines: Vec<_> = text.split_terminator("\r\n").collect();
        assert_eq!(lines.len(), 1 + crawlers::all().len());
        assert!(lines.iter().any(|line| line.starts_with("Googlebot,Google,Search engines,blocked,11,")), "{text}");
        // The example's noindex applies to all crawlers, but most of them do not document that they obey it.
        let index = |token: &str| lines.iter().find(|line| line.starts_with(token)).and_then(|line| line.split(',').nth(5));
        assert_eq!((index("bingbot,"), index("AhrefsBot,")), (Some("forbidden"), Some("forbidden (assumed)")));
        let mut unknown = PageState::new(Moment::from_unix(1_780_000_000));
        for source in [Source::Headers, Source::Html] {
            unknown.replace(source, None);
        }
        let text = csv(&unknown);
        let google = text.lines().find(|line| line.starts_with("Googlebot,")).unwrap();
        assert!(google.contains(",not known,not known,") && !google.contains("allowed"), "{google}");
        assert_eq!(record(["a,b", "c\"d", "e"].map(str::to_owned)), "\"a,b\",\"c\"\"d\",e\r\n");
    }
}
