//! The AI signals for each crawler.

use std::rc::Rc;

use robotscope::crawlers::{Crawler, CrawlerClass, Fact, Support};
use robotscope::evaluate::ai_signals::{AiEntry, AiSignal, AiStance, AiUsage};
use robotscope::evaluate::{Report, Visibility};

use super::Inputs;
use super::subject::Part;
use crate::page::words::{Aspect, ai_aspect};

/// One signal about one AI usage, for one crawler.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CrawlerAiSignal {
    pub(crate) signal: AiSignal,
    pub(crate) usage: AiUsage,
    pub(crate) stance: AiStance,
    pub(crate) characters: Option<u32>,
    pub(crate) visibility: Visibility,
    pub(crate) honoured: Fact<Support>,
    pub(crate) overruled_by: Option<AiSignal>,
    pub(crate) by: Vec<Part>,
}

/// Returns a table cell for each crawler in the report. Crawlers with the same signals share a cell.
pub(crate) fn aspects(report: &Report<'_>) -> Vec<Rc<Aspect>> {
    let nothing = Rc::new(ai_aspect(&[]));
    let mut aspects = vec![nothing; report.crawlers.len()];
    for table in &report.ai_signals.classes {
        let mut entries_by_crawler: Vec<(u32, Vec<usize>)> =
            table.crawlers.iter().map(|crawler| (*crawler, Vec::new())).collect();
        for (place, entry) in table.entries.iter().enumerate() {
            for crawler in &entry.crawlers {
                if let Ok(found) = entries_by_crawler.binary_search_by_key(crawler, |(crawler, _)| *crawler)
                    && let Some((_, entries)) = entries_by_crawler.get_mut(found)
                {
                    entries.push(place);
                }
            }
        }
        let mut known: Vec<(&[usize], Rc<Aspect>)> = Vec::new();
        for (crawler, entries) in &entries_by_crawler {
            let aspect = match known.iter().find(|(known_entries, _)| known_entries == entries) {
                Some((_, aspect)) => Rc::clone(aspect),
                None => {
                    let signals = entries.iter().filter_map(|place| table.entries.get(*place));
                    let aspect = Rc::new(aspect(signals, table.class));
                    known.push((entries, Rc::clone(&aspect)));
                    aspect
                }
            };
            if let Some(cell) = aspects.get_mut(*crawler as usize) {
                *cell = aspect;
            }
        }
    }
    aspects
}

/// Returns the cell that summarizes the signals for crawlers in a class.
fn aspect<'e>(entries: impl Iterator<Item = &'e AiEntry>, class: CrawlerClass) -> Aspect {
    ai_aspect(&entries.filter(|entry| entry.statement.usage.concerns(class)).collect::<Vec<_>>())
}

/// Returns the cell for the crawler at this index in the report.
pub(super) fn aspect_of(report: &Report<'_>, place: usize, crawler: Option<&Crawler>) -> Aspect {
    aspect(entries(report, place), crawler.map_or(CrawlerClass::Other, |crawler| crawler.class))
}

/// Returns the signals for the crawler at this index in the report.
pub(super) fn entries<'r>(report: &'r Report<'_>, place: usize) -> impl Iterator<Item = &'r AiEntry> {
    let entries = report.ai_signals.classes.iter().flat_map(|table| &table.entries);
    entries.filter(move |entry| u32::try_from(place).is_ok_and(|place| entry.crawlers.binary_search(&place).is_ok()))
}

impl CrawlerAiSignal {
    pub(super) fn new(entry: &AiEntry, inputs: &Inputs) -> Self {
        let statement = &entry.statement;
        Self {
            signal: statement.signal,
            usage: statement.usage,
            stance: statement.stance,
            characters: statement.characters,
            visibility: entry.visibility,
            honoured: entry.honoured,
            overruled_by: statement.overruled_by,
            by: inputs.parts_at(&statement.by),
        }
    }
}
