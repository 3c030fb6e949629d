use crate::directives::PageDialectName;
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
    GOOGLE_DIRECTIVES = "Google on robots meta tags", "https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag";
    GOOGLE_TAGS = "Google on special tags", "https://developers.google.com/search/docs/crawling-indexing/special-tags";
    BING_DIRECTIVES = "Bing on robots meta tags", "https://www.bing.com/webmasters/help/which-robots-metatags-does-bing-support-5198d240";
    YANDEX_DIRECTIVES = "Yandex on meta tags", "https://yandex.com/support/webmaster/en/controlling-robot/metatags";
    APPLE_DIRECTIVES = "Apple on Applebot", "https://support.apple.com/en-us/119829";
    AMAZON_DIRECTIVES = "Amazon on Amazonbot", "https://developer.amazon.com/amazonbot";
    MOJEEK_DIRECTIVES = "Mojeek on MojeekBot", "https://www.mojeek.com/bot.html";
    TDMREP = "TDM Reservation Protocol", "https://www.w3.org/community/reports/tdmrep/CG-FINAL-tdmrep-20240510/";
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

    /// The document in which an engine says how it reads directives (facts C1 to C55), if there is one to be read.
    pub(super) const fn of_engine(engine: PageDialectName) -> Option<Self> {
        Some(match engine {
            PageDialectName::Google => Self::GOOGLE_DIRECTIVES,
            PageDialectName::Bing => Self::BING_DIRECTIVES,
            PageDialectName::Yandex => Self::YANDEX_DIRECTIVES,
            PageDialectName::Apple => Self::APPLE_DIRECTIVES,
            PageDialectName::Amazon => Self::AMAZON_DIRECTIVES,
            PageDialectName::Mojeek => Self::MOJEEK_DIRECTIVES,
            _ => return None,
        })
    }
}
