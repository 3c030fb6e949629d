//! What a page's directives come to for a crawler.

use robotscope::directives::{self as engine, ImagePreview, Limit, Moment, Outcome, PageDialectName};
pub use robotscope::directives::{Fate, Permission, Timing};
pub use robotscope::evaluate::{Appearance, Listing};
use robotscope::fact::{Certainty, Fact};
pub use robotscope::page_status::{StatusEffect, StatusVerdict};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::lists;

/// May this crawler index this page, and how may it show it? What the page's directives say; whether the crawler gets to see them
/// is robots.txt's to say. Crawlers that read alike share one object.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct IndexingVerdict {
    /// How the crawler reads.
    pub dialect: Fact<PageDialectName>,
    /// What the response's status comes to; left out if it is not known. Where it forbids to index the page, no directive counts.
    #[tsify(optional)]
    pub status: Option<StatusVerdict>,
    /// May it be shown in results?
    pub index: IndexingOutcome<Permission>,
    /// May its links be followed?
    pub follow: IndexingOutcome<Permission>,
    /// How many characters of its text may be shown?
    pub snippet: IndexingOutcome<Limit>,
    /// How great may a preview of its images be?
    pub image_preview: IndexingOutcome<ImagePreview>,
    /// How many seconds of its videos may be shown? 0 is a static image at most.
    pub video_preview: IndexingOutcome<Limit>,
    /// May its images be indexed?
    pub image_index: IndexingOutcome<Permission>,
    /// May a translation be offered?
    pub translation: IndexingOutcome<Permission>,
    /// May a copy be offered?
    pub archive: IndexingOutcome<Permission>,
    /// May it have a description that is not its own?
    pub foreign_description: IndexingOutcome<Permission>,
    /// May its content be indexed where other pages embed it?
    pub embedded: IndexingOutcome<Permission>,
    /// From when on is it not to be shown? In ISO 8601 and UTC; undefined without a date.
    #[tsify(type = "IndexingOutcome<string | undefined>")]
    pub unavailable_after: IndexingOutcome<Option<Moment>>,
    /// Whether that moment has come; left out without such a date or without a now.
    #[tsify(optional)]
    pub timing: Option<Timing>,
    /// What became of each directive of the report, in their order.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Fate[]")]
    pub fates: JsValue,
}

/// One answer of a verdict, and what made it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct IndexingOutcome<T> {
    /// The answer.
    pub value: T,
    /// The directives that say so, as places in the report's `directives`; none if the answer is the default.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "number[]")]
    pub by: JsValue,
    /// The directives that count as well but say something else.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "number[]")]
    pub overruled: JsValue,
    /// Whether opposites are written, such as index and noindex: how they combine is undefined.
    pub is_contradictory: bool,
    /// Whether no other directive could change the answer; then it holds, whatever a text says that is not at hand, where the page is
    /// processed at all.
    pub is_settled: bool,
    /// How sure it is that this crawler takes it so.
    pub certainty: Certainty,
}

impl<T: Clone> From<&Outcome<T>> for IndexingOutcome<T> {
    fn from(outcome: &Outcome<T>) -> Self {
        Self {
            value: outcome.value.clone(),
            by: lists::numbers(&outcome.by),
            overruled: lists::numbers(&outcome.overruled),
            is_contradictory: outcome.is_contradictory,
            is_settled: outcome.is_settled,
            certainty: outcome.certainty,
        }
    }
}

impl From<&engine::IndexingVerdict> for IndexingVerdict {
    fn from(verdict: &engine::IndexingVerdict) -> Self {
        Self {
            dialect: verdict.dialect,
            status: verdict.status,
            index: (&verdict.index).into(),
            follow: (&verdict.follow).into(),
            snippet: (&verdict.snippet).into(),
            image_preview: (&verdict.image_preview).into(),
            video_preview: (&verdict.video_preview).into(),
            image_index: (&verdict.image_index).into(),
            translation: (&verdict.translation).into(),
            archive: (&verdict.archive).into(),
            foreign_description: (&verdict.foreign_description).into(),
            embedded: (&verdict.embedded).into(),
            unavailable_after: (&verdict.unavailable_after).into(),
            timing: verdict.timing,
            fates: lists::words(&verdict.fates),
        }
    }
}
