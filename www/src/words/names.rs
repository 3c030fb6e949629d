//! Names for purposes, texts, positions, durations, certainties and sizes.

use robotscope::crawlers::{Certainty, CrawlerClass};
use robotscope::evaluate::Source;

use crate::language::{message, say};

pub(crate) const PURPOSES: [CrawlerClass; 10] = [
    CrawlerClass::Search,
    CrawlerClass::AiTraining,
    CrawlerClass::AiSearch,
    CrawlerClass::AiUserFetch,
    CrawlerClass::Ads,
    CrawlerClass::SocialPreview,
    CrawlerClass::Seo,
    CrawlerClass::Archive,
    CrawlerClass::Monitoring,
    CrawlerClass::Other,
];

// Stops compilation if the engine gains a purpose that is missing here.
const _: () = assert!(PURPOSES.len() == CrawlerClass::Other as usize + 1);

pub(crate) fn purpose(class: CrawlerClass) -> String {
    message(&format!("purpose-{}", class.as_str()), &[])
}

/// Formats the time for which robots.txt has been unreachable. `None` means unknown.
pub(crate) fn outage_length(hours: Option<u32>) -> String {
    const DAY: u32 = 24;
    match hours {
        None => say!("outage-unknown"),
        Some(0) => say!("outage-today"),
        Some(hours) if hours < 2 * DAY => say!("outage-hours", count = hours),
        Some(hours) if hours % DAY == 0 => say!("outage-days", count = hours / DAY),
        Some(hours) => say!("outage-days-and-hours", days = hours / DAY, hours = hours % DAY),
    }
}

/// Formats the position of a line in a text, such as “line 3”.
pub(crate) fn place(source: Source, line: u32) -> String {
    say!(&format!("place-{source}"), line = &line.to_string())
}

/// Counts facts by certainty. Leaves out certainties without facts.
pub(crate) fn count_certainties(certainties: impl Iterator<Item = Certainty>) -> Vec<(Certainty, usize)> {
    let mut counts = Certainty::ALL.map(|kind| (kind, 0));
    for certainty in certainties {
        for (_, count) in counts.iter_mut().filter(|(kind, _)| *kind == certainty) {
            *count += 1;
        }
    }
    counts.into_iter().filter(|(_, count)| *count > 0).collect()
}

pub(crate) fn certainty(certainty: Certainty) -> String {
    message(&format!("certainty-{}", certainty.as_str()), &[])
}

pub(crate) fn source_name(source: Source) -> String {
    message(&format!("source-{}", source.as_str()), &[])
}

pub(crate) fn size(bytes: usize) -> String {
    if bytes < 10_000 { say!("size-bytes", count = bytes) } else { say!("size-kilobytes", count = bytes / 1000) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_purpose_has_a_name() {
        for name in PURPOSES.map(purpose) {
            assert!(!name.starts_with("purpose-"), "{name}");
        }
    }

    #[test]
    fn formats_the_length_of_an_outage_in_hours_and_days() {
        let words = [0, 12, 48, 60, 720].map(|hours| outage_length(Some(hours)));
        assert_eq!(words, ["less than 12 hours", "12 hours", "2 days", "2 days and 12 hours", "30 days"]);
    }
}
