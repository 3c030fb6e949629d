//! What JavaScript gets of the records beside the rules.

pub use robotscope::other_records::{CleanUrl, ContentStance, RemovedParameter, RequestRate, VisitTime};
pub use robotscope::preferences::Preference;
pub use robotscope::robots_txt::{Field, Scope};
use serde::Serialize;
use tsify::Tsify;

use crate::fact::{Fact, Support};
use crate::sitemaps_and_delays::{Fault, Stated, UrlRecord};
use crate::verdict::{Access, Span};

/// The records of one kind that are meant for a crawler.
#[derive(Serialize, Tsify)]
pub struct Records<T> {
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<Stated<T>>,
}

/// The licences for a crawler.
#[derive(Serialize, Tsify)]
pub struct Licenses {
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<UrlRecord>,
}

/// A record that is neither a user-agent line nor a rule.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OtherRecord {
    /// The line's number, from 1.
    pub line: u32,
    /// What the name asks for.
    pub field: Field,
    /// Whom such records are for.
    pub scope: Scope,
    /// The name as it is written.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// The value as it is written.
    pub value: String,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// What the Content-Signal records say to a crawler.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ContentSignals {
    /// On an index and its results, without summaries made by AI.
    pub search: ContentStance,
    /// On input to a model that answers.
    pub ai_input: ContentStance,
    /// On training a model.
    pub ai_train: ContentStance,
    /// How far the content may be used.
    #[serde(rename = "use")]
    pub use_: ContentStance,
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them with their signals, unknown ones too, in the order of the text.
    pub records: Vec<Stated<Vec<Signal>>>,
}

/// One signal, as in "ai-train=no".
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Signal {
    /// The name as it is written.
    pub name: String,
    /// The value as it is written.
    pub value: String,
    /// Whether the name is known and may have this value.
    pub is_known: bool,
    /// Where the signal stands.
    pub span: Span,
}

/// What the Content-Usage records say of a URL to a crawler.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ContentUsage {
    /// Whether the crawler may fetch the URL; if not, every preference is unknown.
    pub access: Access,
    /// On training a generative model.
    pub train_ai: Preference,
    /// On an application that leads users to the content.
    pub search: Preference,
    /// Whether the crawler honours such records.
    pub honoured: Fact<Support>,
    /// Every record that matches the URL, in the order of the text.
    pub matches: Vec<UsageRule>,
}

/// A Content-Usage record that matches.
#[derive(Serialize, Tsify)]
pub struct UsageRule {
    /// The line's number, from 1.
    pub line: u32,
    /// Its path; left out if it is for all paths.
    #[tsify(optional)]
    pub path: Option<String>,
    /// Whether its path is the longest that matches.
    pub decides: bool,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with its preferences, if anything is; then they say nothing.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}
