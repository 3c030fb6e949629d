//! What a page's directives come to for a crawler.

use robotscope::directives as engine;
use robotscope::evaluate as report;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::directive_types::{ImagePreview, Limit};
use crate::directives::PageDialectName;
use crate::fact::{Certainty, Fact};
use crate::finding::Reference;
use crate::lists;
use crate::union::union;

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
    pub unavailable_after: IndexingOutcome<Option<String>>,
    /// Whether that moment has come; left out without such a date or without a now.
    #[tsify(optional)]
    pub timing: Option<Timing>,
    /// What became of each directive of the report, in their order.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Fate[]")]
    pub fates: JsValue,
}

/// What the status of a page's response comes to for an engine.
#[derive(Serialize, Tsify)]
pub struct StatusVerdict {
    /// The status.
    pub code: u16,
    /// What follows.
    pub effect: StatusEffect,
    /// How sure this is.
    pub certainty: Certainty,
    /// The pages that say so; where it is assumed, what it is assumed from.
    pub sources: Vec<Reference>,
}

union! {
    /// What follows from a status: the page is processed, and its directives decide; it is as it was when it was fetched before; it is not indexed itself,
    /// but the target of the redirect may be; it is not indexed, and leaves the index; or it is not indexed for now, and stays in the index for some time
    /// if it is there.
    StatusEffect from robotscope::page_status::StatusEffect { Processed, Unchanged, Redirected, NotIndexed, Unavailable }
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

/// Whether the moment of an unavailable_after has come.
#[derive(Serialize, Tsify)]
pub struct Timing {
    /// Whether it has.
    pub state: TimingState,
    /// How many seconds ago, or how many from now.
    pub seconds: f64,
}

/// Whether a moment has come ("in-force") or not ("pending").
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum TimingState {
    Pending,
    InForce,
}

union! {
    /// Whether something is allowed.
    Permission from engine::Permission { Allowed, Forbidden }
}

union! {
    /// What becomes of a directive when one crawler reads the page: it decides; it counts, but others prevail; it counts beside
    /// the questions of the verdict; its moment has not come. Or it has no effect: without noindex; for others; for a bot whose name seems to be a misspelt directive; retired,
    /// unsupported, or unknown whether supported; not read in headers, in the body, in noscript, in a template, with http-equiv,
    /// or that far into the document; or its value is wrong; or the response's status means that nothing of it is processed.
    Fate from engine::Fate {
        Decides, Overruled, Beside, Pending, NeedsNoindex, ForOthers, DoubtfulScope, Retired, Unsupported, Unknown, NotInHeaders, NotInBody,
        InNoscript, InTemplate, HttpEquiv, BeyondLimit, InvalidValue, Unprocessed,
    }
}

/// What a searcher will see of a page. Where the crawler may not fetch it, its directives stay unseen, and all but `listing` is
/// what would hold if it might.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Appearance {
    /// Whether it is listed; left out while it is not known whether the crawler may fetch the page, or what it said before (status 304).
    #[tsify(optional)]
    pub listing: Option<Listing>,
    /// Until when it is listed, if a date will end it: in ISO 8601 and UTC.
    #[tsify(optional)]
    pub until: Option<String>,
    /// How many characters of text are shown.
    pub snippet: Limit,
    /// How great a preview of an image is.
    pub image_preview: ImagePreview,
    /// How many seconds of video are shown.
    pub video_preview: Limit,
    /// Whether a translation may be offered.
    pub translation: Permission,
    /// Whether a copy may be offered.
    pub archive: Permission,
}

union! {
    /// How a page is listed: as its directives have it; at most its URL, without a snippet, if others link to it, because the
    /// crawler cannot see what the page says; or not at all.
    Listing from report::Listing { Full, UrlOnly, Hidden }
}

impl<T> IndexingOutcome<T> {
    fn of<E: Clone>(outcome: &engine::Outcome<E>, value: impl FnOnce(E) -> T) -> Self {
        Self {
            value: value(outcome.value.clone()),
            by: lists::numbers(&outcome.by),
            overruled: lists::numbers(&outcome.overruled),
            is_contradictory: outcome.is_contradictory,
            is_settled: outcome.is_settled,
            certainty: outcome.certainty.into(),
        }
    }
}

impl From<&engine::IndexingVerdict> for IndexingVerdict {
    fn from(verdict: &engine::IndexingVerdict) -> Self {
        let permission = |outcome| IndexingOutcome::of(outcome, Permission::from);
        Self {
            dialect: verdict.dialect,
            status: verdict.status.map(StatusVerdict::from),
            index: permission(&verdict.index),
            follow: permission(&verdict.follow),
            snippet: IndexingOutcome::of(&verdict.snippet, Limit::from),
            image_preview: IndexingOutcome::of(&verdict.image_preview, ImagePreview::from),
            video_preview: IndexingOutcome::of(&verdict.video_preview, Limit::from),
            image_index: permission(&verdict.image_index),
            translation: permission(&verdict.translation),
            archive: permission(&verdict.archive),
            foreign_description: permission(&verdict.foreign_description),
            embedded: permission(&verdict.embedded),
            unavailable_after: IndexingOutcome::of(&verdict.unavailable_after, |moment| moment.map(|moment| moment.to_string())),
            timing: verdict.timing.map(Timing::from),
            fates: lists::words::<_, Fate>(&verdict.fates),
        }
    }
}

impl From<robotscope::page_status::StatusVerdict> for StatusVerdict {
    fn from(verdict: robotscope::page_status::StatusVerdict) -> Self {
        Self {
            code: verdict.code,
            effect: verdict.effect.into(),
            certainty: verdict.certainty.into(),
            sources: verdict.sources.iter().copied().map(Reference::from).collect(),
        }
    }
}

impl From<engine::Timing> for Timing {
    fn from(timing: engine::Timing) -> Self {
        match timing {
            engine::Timing::Pending { seconds } => Self { state: TimingState::Pending, seconds: seconds as f64 },
            engine::Timing::InForce { seconds } => Self { state: TimingState::InForce, seconds: seconds as f64 },
        }
    }
}

impl From<&report::Appearance> for Appearance {
    fn from(appearance: &report::Appearance) -> Self {
        Self {
            listing: appearance.listing.map(Listing::from),
            until: appearance.until.map(|moment| moment.to_string()),
            snippet: appearance.snippet.into(),
            image_preview: appearance.image_preview.into(),
            video_preview: appearance.video_preview.into(),
            translation: appearance.translation.into(),
            archive: appearance.archive.into(),
        }
    }
}
