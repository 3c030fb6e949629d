use crate::robots_txt::Field;

/// A document that says what is said here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// The document, and the section if it has any.
    pub title: &'static str,
    /// Where to read it.
    pub url: &'static str,
}

macro_rules! sources {
    ($($name:ident = $title:literal, $url:literal;)+) => {
        impl Source {
            $(pub(super) const $name: Self = Self { title: $title, url: $url };)+
        }
    };
}

sources! {
    LINES = "RFC 9309, 2.2", "https://www.rfc-editor.org/rfc/rfc9309#section-2.2";
    AGENTS = "RFC 9309, 2.2.1", "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1";
    RULES = "RFC 9309, 2.2.2", "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2";
    PATTERNS = "RFC 9309, 2.2.3", "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.3";
    RECORDS = "RFC 9309, 2.2.4", "https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4";
    GOOGLE = "Google’s interpretation of robots.txt", "https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec";
    GOOGLE_PARSER = "Google’s robots.txt parser", "https://github.com/google/robotstxt";
    SITEMAPS = "sitemaps.org", "https://www.sitemaps.org/protocol.html";
    CLEAN_PARAM = "Yandex on Clean-param", "https://yandex.com/support/webmaster/en/robot-workings/clean-param";
    CONTENT_SIGNALS = "Content Signals", "https://contentsignals.org";
    AIPREF = "IETF draft on Content-Usage", "https://datatracker.ietf.org/doc/draft-ietf-aipref-attach/";
    RSL = "Really Simple Licensing", "https://rslstandard.org/rsl";
}

impl Source {
    /// What says what a field is for (facts A1 to A18, B8, B10, C39, C63, C64, C66). Of fields without a document of their own
    /// RFC 9309 says only that other records may be read.
    pub(super) const fn of(field: Field) -> &'static [Self] {
        match field {
            Field::UserAgent => &[Self::AGENTS, Self::GOOGLE],
            Field::Allow | Field::Disallow => &[Self::RULES, Self::GOOGLE],
            Field::Sitemap => &[Self::SITEMAPS, Self::GOOGLE],
            Field::CleanParam => &[Self::CLEAN_PARAM],
            Field::ContentSignal => &[Self::CONTENT_SIGNALS],
            Field::ContentUsage => &[Self::AIPREF],
            Field::License => &[Self::RSL],
            // Google names the fields that it reads, and that no other is read.
            Field::Noindex | Field::CrawlDelay => &[Self::RECORDS, Self::GOOGLE],
            _ => &[Self::RECORDS],
        }
    }
}
