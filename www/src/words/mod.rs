//! Words for parts of verdicts, from `www/messages`. The sentences that explain a verdict step by step come from the engine.

mod lines;
mod names;

pub(crate) use lines::named_lines;
pub(crate) use names::{PURPOSES, certainty, count_certainties, outage_length, place, purpose, size, source_name};

use robotscope::Access;
use robotscope::availability::CrawlAnswer;
use robotscope::evaluate::Known;

use crate::language::say;

/// Returns the word for an answer, such as “allowed”. `None` means unknown.
pub(crate) fn answer_word(answer: Option<CrawlAnswer>) -> String {
    match answer {
        Some(CrawlAnswer::Allowed) => say!("answer-allowed"),
        Some(CrawlAnswer::Disallowed) => say!("answer-blocked"),
        Some(CrawlAnswer::UserTriggered) => say!("answer-user-triggered"),
        Some(CrawlAnswer::Ignores) => say!("answer-ignores"),
        Some(CrawlAnswer::Depends) => say!("answer-depends"),
        None => say!("answer-unknown"),
    }
}

pub(crate) fn answer_class(answer: Option<CrawlAnswer>) -> &'static str {
    match answer {
        Some(CrawlAnswer::Allowed) => "answer answer-allowed",
        Some(CrawlAnswer::Disallowed) => "answer answer-blocked",
        Some(CrawlAnswer::UserTriggered | CrawlAnswer::Ignores) => "answer answer-unbound",
        Some(CrawlAnswer::Depends) | None => "answer answer-unknown",
    }
}

/// Returns the CSS classes for allowed or disallowed access.
pub(crate) fn access_class(access: Access) -> &'static str {
    answer_class(Some(match access {
        Access::Allowed => CrawlAnswer::Allowed,
        Access::Disallowed => CrawlAnswer::Disallowed,
    }))
}

/// Returns the displayed name of a compared crawler. `*` represents all crawlers that neither the catalogue nor the texts name.
pub(crate) fn compared_name(token: &str) -> String {
    if token == "*" { say!("compare-others") } else { token.to_owned() }
}

/// Returns which of the page's texts are known, as an argument for messages: `headers`, `html`, `all` or `none`.
pub(crate) fn extent(known: Known) -> &'static str {
    match (known.headers, known.html) {
        (true, true) => "all",
        (true, false) => "headers",
        (false, true) => "html",
        (false, false) => "none",
    }
}

pub(crate) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
