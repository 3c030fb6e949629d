//! Which document says what is said here.

use crate::robots_txt::Field;
use crate::sources::{self, Reference};

/// What says what a field is for ([rfc9309], [google-robots-txt], [yandex-clean-param], [content-signals], [aipref-attach], [rsl-standard]). Of fields without a document of their own
/// RFC 9309 says only that other records may be read.
pub(super) const fn field_sources(field: Field) -> &'static [&'static Reference] {
    match field {
        Field::UserAgent => &[sources::RFC9309_AGENTS, sources::GOOGLE_ROBOTS_TXT],
        Field::Allow | Field::Disallow => &[sources::RFC9309_RULES, sources::GOOGLE_ROBOTS_TXT],
        Field::Sitemap => &[sources::SITEMAPS_PROTOCOL, sources::GOOGLE_ROBOTS_TXT],
        Field::CleanParam => &[sources::YANDEX_CLEAN_PARAM],
        Field::ContentSignal => &[sources::CONTENT_SIGNALS],
        Field::ContentUsage => &[sources::AIPREF_ATTACH],
        Field::License => &[sources::RSL_STANDARD],
        Field::Agentmap => &[sources::ARD_SPEC],
        // Google names the fields that it reads, and that no other is read.
        Field::Noindex | Field::CrawlDelay => &[sources::RFC9309_RECORDS, sources::GOOGLE_ROBOTS_TXT],
        _ => &[sources::RFC9309_RECORDS],
    }
}
