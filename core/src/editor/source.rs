//! Lists the documents that describe each field.

use crate::robots_txt::Field;
use crate::sources::{self, Reference};

/// Returns the documents that describe a field ([rfc9309], [google-robots-txt], [sitemaps-protocol], [yandex-clean-param],
/// [content-signals], [aipref-attach], [rsl-standard], [ard-spec]). If no document describes the field, returns the section of RFC 9309
/// that permits other records.
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
        // Google's document lists the fields that Google reads. These two fields are not in the list.
        Field::Noindex | Field::CrawlDelay => &[sources::RFC9309_RECORDS, sources::GOOGLE_ROBOTS_TXT],
        _ => &[sources::RFC9309_RECORDS],
    }
}
