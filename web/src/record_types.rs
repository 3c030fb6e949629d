//! What JavaScript gets of the records beside the rules.

use robotscope::other_records as engine;
pub use robotscope::other_records::ContentStance;
pub use robotscope::preferences::Preference;
pub use robotscope::robots_txt::{Field, Scope};
use serde::Serialize;
use tsify::Tsify;

use crate::fact::{Fact, Support};
use crate::sitemaps_and_delays::{Fault, UrlRecord};
use crate::verdict::{Access, Span};

/// The request rates that are meant for a crawler.
#[derive(Serialize, Tsify)]
pub struct RequestRates {
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<RequestRate>,
}

/// The visit times that are meant for a crawler.
#[derive(Serialize, Tsify)]
pub struct VisitTimes {
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<VisitTime>,
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

/// So many documents in so much time.
#[derive(Serialize, Tsify)]
pub struct RequestRate {
    /// The line's number, from 1.
    pub line: u32,
    /// How many documents.
    #[tsify(optional)]
    pub documents: Option<f64>,
    /// In how many seconds.
    #[tsify(optional)]
    pub seconds: Option<f64>,
    /// The time of day for which the rate is, if not for all of it.
    #[tsify(optional)]
    pub hours: Option<Hours>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is; then it says nothing.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// When a crawler may come.
#[derive(Serialize, Tsify)]
pub struct VisitTime {
    /// The line's number, from 1.
    pub line: u32,
    /// The time of day; left out if it cannot be read.
    #[tsify(optional)]
    pub hours: Option<Hours>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// A time of day, in UTC.
#[derive(Serialize, Tsify)]
pub struct Hours {
    /// The beginning, in minutes since midnight.
    pub from: u16,
    /// The end, in minutes since midnight; before the beginning if midnight lies between.
    pub to: u16,
}

impl From<&engine::VisitTime> for Hours {
    fn from(time: &engine::VisitTime) -> Self {
        Self { from: time.from, to: time.to }
    }
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
    /// All of them, in the order of the text.
    pub records: Vec<ContentSignalRecord>,
}

/// A Content-Signal record.
#[derive(Serialize, Tsify)]
pub struct ContentSignalRecord {
    /// The line's number, from 1.
    pub line: u32,
    /// Its signals, unknown ones too.
    pub signals: Vec<Signal>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
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

/// A URL without the parameters that Clean-param records name.
#[derive(Serialize, Tsify)]
pub struct CleanUrl {
    /// The URL; without a fragment.
    pub url: String,
    /// What was removed, in the order of the URL.
    pub removed: Vec<RemovedParameter>,
}

/// A parameter that was removed.
#[derive(Serialize, Tsify)]
pub struct RemovedParameter {
    /// The parameter with its value.
    pub parameter: String,
    /// The line that names it, from 1.
    pub line: u32,
    /// Where it is named.
    pub span: Span,
}
