//! The words of verdicts, from `www/messages`. Sentences about verdicts come from the engine.

mod ai;
mod aspects;
mod names;
mod sources;

pub(crate) use ai::{ai_aspect, ai_sentence, ai_signal, ai_stance, ai_support, ai_usage};
pub(crate) use aspects::{
    Aspect, Aspects, Tone, image_preview, limit_of_characters, limit_of_seconds, permission, unavailable_after,
};
pub(crate) use names::{PURPOSES, certainty, column, outage_length, place, purpose, question, size, source_name};
pub(crate) use sources::references;

use robotscope::Access;
use robotscope::availability::FetchedVerdict;
use robotscope::crawlers::{Compliance, Crawler};
use robotscope::evaluate::Known;

use crate::language::say;

/// How a row answers whether the crawler may fetch the page, in a word and a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Answer {
    Blocked,
    /// It depends on what nobody has told.
    Depends,
    /// There is no URL.
    Unknown,
    Allowed,
    /// The crawler ignores robots.txt, whatever it says.
    Ignores,
}

impl Answer {
    /// The answer that a verdict about a URL gives.
    pub(crate) fn of(crawler: Option<&Crawler>, verdict: Option<&FetchedVerdict>) -> Self {
        verdict.map_or(Self::Unknown, |verdict| Self::new(crawler, verdict.access()))
    }

    fn new(crawler: Option<&Crawler>, access: Option<Access>) -> Self {
        match (crawler.map(|crawler| crawler.robots.value), access) {
            (Some(Compliance::Ignores), _) => Self::Ignores,
            (_, Some(Access::Allowed)) => Self::Allowed,
            (_, Some(Access::Disallowed)) => Self::Blocked,
            (_, None) => Self::Depends,
        }
    }

    pub(crate) fn word(self) -> String {
        match self {
            Self::Allowed => say!("answer-allowed"),
            Self::Blocked => say!("answer-blocked"),
            Self::Ignores => say!("answer-ignores"),
            Self::Depends => say!("answer-depends"),
            Self::Unknown => say!("answer-unknown"),
        }
    }

    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Allowed => "answer answer-allowed",
            Self::Blocked => "answer answer-blocked",
            Self::Ignores => "answer answer-ignores",
            Self::Depends | Self::Unknown => "answer answer-unknown",
        }
    }
}

/// How far what is said of a page holds: the name of a text, `all`, or `none`; an argument of messages.
pub(crate) fn extent(known: Known) -> &'static str {
    match (known.headers, known.html) {
        (true, true) => "all",
        (true, false) => "headers",
        (false, true) => "html",
        (false, false) => "none",
    }
}

/// A text in a length that a line can carry.
pub(crate) fn shortened(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_ignores_robots_txt_is_not_blocked_by_it() {
        let crawler = robotscope::crawlers::by_token("Bytespider");
        assert_eq!(Answer::new(crawler, Some(Access::Disallowed)), Answer::Ignores);
        assert_eq!(Answer::new(None, Some(Access::Disallowed)), Answer::Blocked);
        assert_eq!(Answer::new(None, None), Answer::Depends);
    }
}
