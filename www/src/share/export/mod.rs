//! Writes a page's report as Markdown, CSV or JSON.

mod csv;
mod json;
mod markdown;
mod menu;

pub(super) use menu::ExportMenu;

use robotscope::crawlers::Certainty;
use robotscope::directives::IndexingVerdict;
use robotscope::evaluate::{CrawlerReport, Known};

use crate::page::{Question, Value};

/// Returns the line of the rule that decides whether a crawler may fetch the page. Returns `None` if no rule decides, or if there are
/// several possible answers.
fn line(found: &CrawlerReport<'_>) -> Option<u32> {
    found.crawl.as_ref()?.deciding_line()
}

/// An answer that follows from the page's directives or HTTP status.
struct Answer {
    question: Question,
    value: Value,
    /// The value as text. `None` if no limit is specified, or if only a missing text could decide the answer.
    text: Option<String>,
    /// `true` if directives or the status decide the answer, but the crawler is only assumed to obey them.
    is_assumed: bool,
}

/// Returns the answer to each question about the page.
fn answers(indexing: &IndexingVerdict, known: Known) -> impl Iterator<Item = Answer> {
    Question::OF_PAGE.into_iter().zip(Question::answers(indexing)).map(move |(question, answer)| {
        let is_known = answer.is_stated || answer.is_settled || known.headers && known.html;
        let text = match answer.value {
            Value::Permission(permission) => Some(permission.as_str().to_owned()),
            Value::ImagePreview(preview) => Some(preview.as_str().to_owned()),
            Value::Characters(limit) | Value::Seconds(limit) => limit.number().map(|number| number.to_string()),
        };
        let is_assumed = answer.is_stated && answer.certainty == Certainty::Assumed;
        Answer { question, value: answer.value, text: text.filter(|_| is_known), is_assumed }
    })
}

/// Returns the moment after which search results no longer list the page, or `None` if no directive sets one.
fn unavailable_after(indexing: &IndexingVerdict) -> Option<String> {
    indexing.unavailable_after.value.map(|moment| moment.to_string())
}
