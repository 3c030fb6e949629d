//! What a page's texts say about its use for AI.

use robotscope::evaluate::ai_signals as engine;
use serde::Serialize;
use tsify::Tsify;

use crate::crawler::CrawlerClass;
use crate::evaluate::{PageTexts, Visibility};
use crate::fact::{Fact, Support};
use crate::finding::Place;
use crate::union::union;

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

union! {
    /// A signal about AI. A "record" is one of robots.txt, an "element" one of the document.
    AiSignal from engine::AiSignal {
        ProductToken, WildcardGroup, ContentSignal, ContentUsage, ContentUsageHeader, TdmReservationMeta, TdmReservationHeader,
        LicenseScript, LicenseElement, LicenseHeader, LicenseRecord, Noai, Noimageai, Noml, Nosnippet, MaxSnippet, Noarchive,
        Nocache,
    }
}

union! {
    /// What content may be used for: an index and its results; input to a model that answers; training a model; anything that has
    /// to do with AI, or the same with images; text and data mining; or anything.
    AiUsage from engine::Usage { Search, AiInput, AiTraining, Ai, ImagesForAi, TextAndDataMining, Any }
}

/// What a signal says of a use: it is allowed; it is not; it is allowed with some characters, or with URL, title and snippet;
/// "immediate" or "reference" as Content-Signal has it; it has terms; the right to it is reserved, or is not; or several things
/// are said, and no source says which counts.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum AiStance {
    Allowed,
    Disallowed,
    Characters,
    SnippetAlone,
    Immediate,
    Reference,
    Licensed,
    Reserved,
    NotReserved,
    Conflicting,
}

impl AiSignalTable {
    pub(crate) fn new(texts: &PageTexts<'_>, table: &engine::ClassTable) -> Self {
        let entries = table.entries.iter().map(|entry| AiEntry::new(texts, entry)).collect();
        Self { class: table.class.into(), crawlers: table.crawlers.clone(), entries }
    }
}

impl AiEntry {
    fn new(texts: &PageTexts<'_>, entry: &engine::AiEntry) -> Self {
        let said = &entry.statement;
        Self {
            signal: said.signal.into(),
            usage: said.usage.into(),
            stance: said.stance.into(),
            characters: match said.stance {
                engine::Stance::Characters(characters) => Some(characters),
                _ => None,
            },
            by: texts.places(&said.by),
            overruled: texts.places(&said.overruled),
            overruled_by: said.overruled_by.map(AiSignal::from),
            terms: texts.places(&said.terms),
            visibility: entry.visibility,
            honoured: entry.honoured.map(Support::from),
            source: entry.source.to_owned(),
            crawlers: entry.crawlers.clone(),
        }
    }
}

impl From<engine::Stance> for AiStance {
    fn from(stance: engine::Stance) -> Self {
        match stance {
            engine::Stance::Allowed => Self::Allowed,
            engine::Stance::Disallowed => Self::Disallowed,
            engine::Stance::Characters(_) => Self::Characters,
            engine::Stance::SnippetAlone => Self::SnippetAlone,
            engine::Stance::Immediate => Self::Immediate,
            engine::Stance::Reference => Self::Reference,
            engine::Stance::Licensed => Self::Licensed,
            engine::Stance::Reserved => Self::Reserved,
            engine::Stance::NotReserved => Self::NotReserved,
            engine::Stance::Conflicting => Self::Conflicting,
        }
    }
}
