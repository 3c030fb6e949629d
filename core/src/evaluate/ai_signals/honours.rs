//! The crawlers' documented support for signals.

use super::AiSignal;
use crate::crawlers::{Compliance, Crawler, CrawlerClass, Support};
use crate::fact::{Certainty, Fact};
use crate::robots_txt::Field;

/// The documented support for a signal, with its source.
#[derive(Clone, Copy)]
pub(super) struct Honoured {
    pub(super) support: Fact<Support>,
    pub(super) source: &'static str,
}

/// Returns `true` if the crawler fetches pages itself, so that it can read signals on a page. A control token, such as `Google-Extended`,
/// fetches nothing: its groups apply to pages that other crawlers fetch. The vendors document no equivalent of control tokens for
/// individual pages ([apple-applebot], [google-common-crawlers], [openai-crawlers]).
pub(super) fn fetches(crawler: Option<&Crawler>) -> bool {
    crawler.is_none_or(Crawler::sends_requests)
}

/// Returns `true` if the signal is relevant to the crawler. Directives about search results are relevant only to crawlers that search,
/// answer or train.
pub(super) fn concerns(crawler: Option<&Crawler>, signal: AiSignal) -> bool {
    let is_of_results = matches!(signal, AiSignal::Nosnippet | AiSignal::MaxSnippet | AiSignal::Noarchive | AiSignal::Nocache);
    !is_of_results || crawler.is_some_and(|crawler| crawler.class == CrawlerClass::Search || !crawler.ai_uses.is_empty())
}

/// Returns the crawler's support for the rules in robots.txt. `of_the_group` is the certainty that the deciding group applies.
pub(super) fn rules(crawler: &Crawler, of_the_group: Certainty) -> Honoured {
    let support = match crawler.robots.value {
        Compliance::Obeys => Support::Yes,
        Compliance::Ignores | Compliance::UserTriggered => Support::No,
        Compliance::Unknown => Support::Unknown,
    };
    // A crawler that ignores robots.txt ignores all groups, so the certainty of the group does not matter.
    let certainty = if support == Support::No { crawler.robots.certainty } else { crawler.robots.certainty.max(of_the_group) };
    Honoured { support: Fact::new(support, certainty), source: crawler.source }
}

/// Returns the crawler's support for a record in robots.txt.
pub(super) fn record(crawler: Option<&Crawler>, signal: AiSignal) -> Honoured {
    let field = match signal {
        AiSignal::ContentSignal => Field::ContentSignal,
        AiSignal::ContentUsage => Field::ContentUsage,
        AiSignal::LicenseRecord => Field::License,
        _ => return undocumented(signal),
    };
    match crawler.map(|crawler| crawler.honours(field)) {
        Some(support) if support.value == Support::No => {
            Honoured { support, source: "Google, robots.txt specification: four fields and no other" }
        }
        _ => undocumented(signal),
    }
}

/// Returns unknown support, with its source, for a signal that no crawler in the catalogue is documented to support.
pub(super) fn undocumented(signal: AiSignal) -> Honoured {
    if signal == AiSignal::TrainingPreference {
        let source =
            "IETF draft of 2026-10-30, which could not be read; Google’s changelog of that day: intends to support the signal";
        return Honoured { support: Fact::new(Support::Unknown, Certainty::Reported), source };
    }
    let source = match signal {
        AiSignal::ContentSignal | AiSignal::ContentSignalHeader => "Cloudflare; no crawler in the catalogue documents support",
        AiSignal::ContentUsage | AiSignal::ContentUsageHeader => "drafts of the IETF; no operator documents support",
        AiSignal::TdmReservationMeta | AiSignal::TdmReservationHeader => {
            "W3C community group report; no large crawler documents support"
        }
        _ => "RSL 1.0; no crawler documents support",
    };
    Honoured { support: Fact::new(Support::Unknown, Certainty::Assumed), source }
}
