//! The words of the page. Sentences about verdicts come from the engine.

mod ai;
mod aspects;

pub(crate) use ai::{ai_signal, ai_stance, ai_usage};
pub(crate) use aspects::{ASPECTS, Aspects, image_preview, limit, permission, unavailable_after};

use robotscope::Access;
use robotscope::availability::FetchedVerdict;
use robotscope::crawlers::{Compliance, Crawler, CrawlerClass};
use robotscope::evaluate::{Known, Source};

/// How a row answers the question, in a word and a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Allowed,
    Blocked,
    /// The crawler ignores robots.txt, whatever it says.
    Ignores,
    /// It depends on what nobody has told.
    Depends,
    /// There is no URL.
    Unknown,
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

    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Allowed => "Allowed",
            Self::Blocked => "Blocked",
            Self::Ignores => "Ignores robots.txt",
            Self::Depends => "Depends",
            Self::Unknown => "Not known",
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

/// The purposes in the order of the table, each with its heading.
pub(crate) const PURPOSES: [(CrawlerClass, &str); 10] = [
    (CrawlerClass::Search, "Search engines"),
    (CrawlerClass::AiTraining, "AI training"),
    (CrawlerClass::AiSearch, "AI search"),
    (CrawlerClass::AiUserFetch, "AI assistants, on a user’s request"),
    (CrawlerClass::Ads, "Advertising"),
    (CrawlerClass::SocialPreview, "Link previews"),
    (CrawlerClass::Seo, "SEO tools"),
    (CrawlerClass::Archive, "Archives"),
    (CrawlerClass::Monitoring, "Monitoring"),
    (CrawlerClass::Other, "Other"),
];

/// What a text is called.
pub(crate) fn source_name(source: Source) -> &'static str {
    match source {
        Source::RobotsTxt => "robots.txt",
        Source::Headers => "Headers",
        Source::Html => "HTML",
    }
}

/// How far what is said of a page holds, if not all of it is known.
pub(crate) fn as_far_as(known: Known) -> Option<&'static str> {
    match (known.headers, known.html) {
        (true, true) => None,
        (true, false) => Some("as far as the headers tell"),
        (false, true) => Some("as far as the HTML tells"),
        (false, false) => Some("not known: neither headers nor HTML are given"),
    }
}

/// `1 crawler`, `2 crawlers`
pub(crate) fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(count))
}

/// A size in bytes.
pub(crate) fn size(bytes: usize) -> String {
    if bytes < 10_000 { counted(bytes, "byte") } else { format!("{} kB", grouped(bytes / 1000)) }
}

/// A number with a thin space between its thousands.
pub(crate) fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push('\u{202F}');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_purpose_of_the_catalogue_has_a_heading() {
        for crawler in robotscope::crawlers::all() {
            assert!(PURPOSES.iter().any(|(class, _)| *class == crawler.class), "{}", crawler.token);
        }
    }

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1_234_567), "1\u{202F}234\u{202F}567");
        assert_eq!(counted(1, "line"), "1 line");
    }

    #[test]
    fn whoever_ignores_robots_txt_is_not_blocked_by_it() {
        let crawler = robotscope::crawlers::by_token("Bytespider");
        assert_eq!(Answer::new(crawler, Some(Access::Disallowed)), Answer::Ignores);
        assert_eq!(Answer::new(None, Some(Access::Disallowed)), Answer::Blocked);
        assert_eq!(Answer::new(None, None), Answer::Depends);
    }
}
