//! Crawlers and classes of crawlers whose answers come first: the user chooses them.

use robotscope::crawlers::{self, CrawlerClass};

use crate::words::PURPOSES;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pin {
    /// A crawler of the catalogue, by its product token.
    Crawler(&'static str),
    Class(CrawlerClass),
}

/// What is pinned before the user has chosen.
pub(crate) const FIRST: [Pin; 4] = [
    Pin::Crawler("Googlebot"),
    Pin::Crawler("bingbot"),
    Pin::Class(CrawlerClass::AiTraining),
    Pin::Class(CrawlerClass::AiSearch),
];

/// Stands before the name of a class; no product token begins with it.
const CLASS: char = '~';

impl Pin {
    /// As links and drafts have it.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Crawler(token) => token.to_owned(),
            Self::Class(class) => format!("{CLASS}{}", class.as_str()),
        }
    }

    pub(crate) fn of_name(name: &str) -> Option<Self> {
        match name.strip_prefix(CLASS) {
            Some(class) => PURPOSES.into_iter().find(|own| own.as_str() == class).map(Self::Class),
            None => crawlers::by_token(name).map(|crawler| Self::Crawler(crawler.token)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back() {
        for pin in FIRST {
            assert_eq!(Pin::of_name(&pin.name()), Some(pin));
        }
        assert_eq!([Pin::of_name("NoSuchBot"), Pin::of_name("~no-such-class")], [None, None]);
    }
}
