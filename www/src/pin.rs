//! Pins: the crawlers and classes whose answers the user wants to see at the top.

use robotscope::crawlers::{self, CrawlerClass};

use crate::words::purpose;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pin {
    /// A crawler in the catalogue, by its product token.
    Crawler(&'static str),
    Class(CrawlerClass),
}

/// The initial pins.
pub(crate) const FIRST: [Pin; 4] = [
    Pin::Crawler("Googlebot"),
    Pin::Crawler("bingbot"),
    Pin::Class(CrawlerClass::AiTraining),
    Pin::Class(CrawlerClass::AiSearch),
];

/// The prefix of class names. No product token starts with it.
const CLASS: char = '~';

impl Pin {
    pub(crate) fn name(self) -> String {
        match self {
            Self::Crawler(token) => token.to_owned(),
            Self::Class(class) => format!("{CLASS}{}", class.as_str()),
        }
    }

    /// Returns the crawler's name, or the class in words.
    pub(crate) fn label(self) -> String {
        match self {
            Self::Crawler(token) => token.to_owned(),
            Self::Class(class) => purpose(class),
        }
    }

    pub(crate) fn of_name(name: &str) -> Option<Self> {
        match name.strip_prefix(CLASS) {
            Some(class) => class.parse().ok().map(Self::Class),
            None => crawlers::by_token(name).map(|crawler| Self::Crawler(crawler.token)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn converts_the_name_of_a_pin_back_to_the_pin() {
        for pin in FIRST {
            assert_eq!(Pin::of_name(&pin.name()), Some(pin));
        }
        assert_eq!([Pin::of_name("NoSuchBot"), Pin::of_name("~no-such-class")], [None, None]);
    }
}
