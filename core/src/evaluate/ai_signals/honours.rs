//! Who honours which signal, as far as a source says.

use super::AiSignal;
use crate::crawlers::{Compliance, Crawler, CrawlerClass, Support};
use crate::fact::{Certainty, Fact};
use crate::robots_txt::Field;

/// Whether some crawlers honour a signal, and who says so.
#[derive(Clone, Copy)]
pub(super) struct Honoured {
    pub(super) support: Fact<Support>,
    pub(super) source: &'static str,
}

/// Tokens of robots.txt under which nobody requests anything: what they say is about pages that others fetch, and no vendor
/// names a page-level signal that would replace them ([apple-applebot], [google-common-crawlers], [openai-crawlers]).
const CONTROL_TOKENS: [&str; 2] = ["Google-Extended", "Applebot-Extended"];

/// Whether the crawler fetches pages, so that what they say can be for it.
pub(super) fn fetches(crawler: Option<&Crawler>) -> bool {
    crawler.is_none_or(|crawler| !CONTROL_TOKENS.contains(&crawler.token))
}

/// A directive that is first of all about results is about AI only for those who search, answer or train.
pub(super) fn concerns(crawler: Option<&Crawler>, signal: AiSignal) -> bool {
    let is_of_results = matches!(signal, AiSignal::Nosnippet | AiSignal::MaxSnippet | AiSignal::Noarchive | AiSignal::Nocache);
    !is_of_results || crawler.is_some_and(|crawler| crawler.class == CrawlerClass::Search || !crawler.ai_uses.is_empty())
}

/// Whether the crawler follows the rules of robots.txt; `of_the_group` is how sure it is that the group binds it.
pub(super) fn rules(crawler: &Crawler, of_the_group: Certainty) -> Honoured {
    let support = match crawler.robots.value {
        Compliance::Obeys => Support::Yes,
        Compliance::Ignores | Compliance::UserTriggered => Support::No,
        Compliance::Unknown => Support::Unknown,
    };
    Honoured { support: Fact::new(support, crawler.robots.certainty.max(of_the_group)), source: crawler.source }
}

/// Whether the crawler honours a record of robots.txt.
pub(super) fn record(crawler: Option<&Crawler>, signal: AiSignal) -> Honoured {
    let field = match signal {
        AiSignal::ContentSignal => Field::ContentSignal,
        AiSignal::ContentUsage => Field::ContentUsage,
        AiSignal::LicenseRecord => Field::License,
        _ => return nobody(signal),
    };
    match crawler.map(|crawler| crawler.honours(field)) {
        Some(support) if support.value == Support::No => {
            Honoured { support, source: "Google, robots.txt specification: four fields and no other" }
        }
        _ => nobody(signal),
    }
}

/// A signal of which no crawler of the catalogue says anything.
pub(super) fn nobody(signal: AiSignal) -> Honoured {
    if signal == AiSignal::TrainingPreference {
        let source =
            "IETF draft of 2026-10-30, which could not be read; Google’s changelog of that day: intends to support the signal";
        return Honoured { support: Fact::new(Support::Unknown, Certainty::Reported), source };
    }
    let source = match signal {
        AiSignal::ContentSignal | AiSignal::ContentSignalHeader => {
            "Cloudflare; no crawler of the catalogue says that it honours it"
        }
        AiSignal::ContentUsage | AiSignal::ContentUsageHeader => "drafts of the IETF; no operator says that it honours them",
        AiSignal::TdmReservationMeta | AiSignal::TdmReservationHeader => {
            "W3C community group report; no large crawler says that it honours it"
        }
        _ => "RSL 1.0; no crawler says that it honours it",
    };
    Honoured { support: Fact::new(Support::Unknown, Certainty::Assumed), source }
}
