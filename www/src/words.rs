//! The words of the page. Sentences about verdicts come from the engine.

use robotscope::Access;
use robotscope::crawlers::{Compliance, Crawler, CrawlerClass};

/// How a row answers the question, in a word and a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    Allowed,
    Blocked,
    /// The crawler ignores robots.txt, whatever it says.
    Ignores,
}

impl Answer {
    pub(crate) fn new(crawler: Option<&Crawler>, access: Access) -> Self {
        match (crawler.map(|crawler| crawler.robots.value), access) {
            (Some(Compliance::Ignores), _) => Self::Ignores,
            (_, Access::Allowed) => Self::Allowed,
            (_, Access::Disallowed) => Self::Blocked,
        }
    }

    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::Allowed => "Allowed",
            Self::Blocked => "Blocked",
            Self::Ignores => "Ignores robots.txt",
        }
    }

    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Allowed => "answer answer-allowed",
            Self::Blocked => "answer answer-blocked",
            Self::Ignores => "answer answer-ignores",
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

/// `1 crawler`, `2 crawlers`
pub(crate) fn counted(count: usize, noun: &str) -> String {
    let plural = if count == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(count))
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
        assert_eq!(Answer::new(crawler, Access::Disallowed), Answer::Ignores);
        assert_eq!(Answer::new(None, Access::Disallowed), Answer::Blocked);
    }
}
