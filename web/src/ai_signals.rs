//! What a page's texts say about its use for AI.

use robotscope::evaluate::ai_signals as engine;
pub use robotscope::evaluate::ai_signals::{AiSignal, AiStance, AiUsage};
use serde::Serialize;
use tsify::Tsify;

use crate::crawler::CrawlerClass;
use crate::evaluate::{PageTexts, Visibility};
use crate::fact::{Fact, Support};
use crate::finding::Place;

/// What a page's texts say about its use for AI to the crawlers of one class; beside the verdicts and never part of them.
#[derive(Serialize, Tsify)]
pub struct AiSignalTable {
    /// The class; a crawler that the catalogue does not have is "other".
    pub class: CrawlerClass,
    /// The crawlers of the class, as places in the report's `crawlers`.
    pub crawlers: Vec<u32>,
    /// What is said, by signal and use.
    pub entries: Vec<AiEntry>,
}

/// What one signal says of one use to some crawlers, and what they make of it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct AiEntry {
    /// The signal.
    pub signal: AiSignal,
    /// The use.
    pub usage: AiUsage,
    /// What it says of it.
    pub stance: AiStance,
    /// With the stance "characters": how many.
    #[tsify(optional)]
    pub characters: Option<u32>,
    /// Where it says so; the first hundred places.
    pub by: Vec<Place>,
    /// Where the same signal says something else, which does not count beside that.
    pub overruled: Vec<Place>,
    /// Another signal of the page, by which this one does not count.
    #[tsify(optional)]
    pub overruled_by: Option<AiSignal>,
    /// The URLs of policies and licences to be read; a licence that stands in the document itself.
    pub terms: Vec<Place>,
    /// Whether the crawlers get to see it.
    pub visibility: Visibility,
    /// Whether they honour the signal.
    pub honoured: Fact<Support>,
    /// Who says so.
    pub source: String,
    /// The crawlers that it is for, as places in the report's `crawlers`.
    pub crawlers: Vec<u32>,
}

impl AiSignalTable {
    pub(crate) fn new(texts: &PageTexts<'_>, table: &engine::AiSignalTable) -> Self {
        let entries = table.entries.iter().map(|entry| AiEntry::new(texts, entry)).collect();
        Self { class: table.class, crawlers: table.crawlers.clone(), entries }
    }
}

impl AiEntry {
    fn new(texts: &PageTexts<'_>, entry: &engine::AiEntry) -> Self {
        let said = &entry.statement;
        Self {
            signal: said.signal,
            usage: said.usage,
            stance: said.stance,
            characters: said.characters,
            by: texts.places(&said.by),
            overruled: texts.places(&said.overruled),
            overruled_by: said.overruled_by,
            terms: texts.places(&said.terms),
            visibility: entry.visibility.into(),
            honoured: entry.honoured,
            source: entry.source.to_owned(),
            crawlers: entry.crawlers.clone(),
        }
    }
}
