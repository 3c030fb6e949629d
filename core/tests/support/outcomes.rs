//! Formats a verdict's outcomes in the format of the case files, and compares them with a case's expected outcomes.

use std::collections::BTreeMap;

use robotscope::directives::{IndexingVerdict, Limit, Moment, Outcome, Permission};
use serde::Deserialize;

use super::tally::Tally;

/// A case's expected outcomes, keyed by the verdict's field names. A field that is left out must have its default value. The default for
/// `embedded` is the value of `index`.
pub(crate) type ExpectedOutcomes = BTreeMap<String, Expected>;

#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Expected {
    Value(String),
    Full(ExpectedOutcome),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExpectedOutcome {
    is: String,
    /// The directives that decide, in the format of the `directives` argument of [`Tally::outcomes`].
    by: Option<Vec<String>>,
    overruled: Option<Vec<String>>,
    pub(crate) contradictory: Option<bool>,
    settled: Option<bool>,
    certainty: Option<String>,
}

impl Expected {
    fn value(&self) -> &str {
        match self {
            Self::Value(value) | Self::Full(ExpectedOutcome { is: value, .. }) => value,
        }
    }
}

pub(crate) fn value_of<'e>(expected: &'e ExpectedOutcomes, field: &str) -> &'e str {
    let default = match field {
        "snippet" | "image_preview" | "video_preview" | "unavailable_after" => "unstated",
        "embedded" => expected.get("index").map_or("allowed", Expected::value),
        _ => "allowed",
    };
    expected.get(field).map_or(default, Expected::value)
}

impl Tally {
    /// Compares a verdict's outcomes with those that a case expects. `directives` formats the directives with the given indexes.
    pub(crate) fn outcomes(
        &mut self,
        expected: &ExpectedOutcomes,
        verdict: &IndexingVerdict,
        agent: &str,
        directives: impl Fn(&[u32]) -> Vec<String>,
    ) {
        let outcomes = outcomes(verdict);
        let unknown = expected.keys().find(|name| outcomes.iter().all(|(known, _)| known != name));
        assert_eq!(unknown, None, "{}: a verdict has no such field", self.name);
        for (field, found) in &outcomes {
            let what = format!("{field} for {agent}");
            self.same(&what, value_of(expected, field), &found.value);
            let Some(Expected::Full(expected)) = expected.get(*field) else { continue };
            for (word, expected, found) in [("by", &expected.by, &found.by), ("overruled", &expected.overruled, &found.overruled)]
            {
                if let Some(expected) = expected {
                    self.same(&format!("{what}, {word}"), expected, &directives(found));
                }
            }
            if let Some(contradictory) = expected.contradictory {
                self.same(&format!("{what}, contradictory"), &contradictory, &found.is_contradictory);
            }
            if let Some(settled) = expected.settled {
                self.same(&format!("{what}, settled"), &settled, &found.is_settled);
            }
            self.same_if_expected(&format!("{what}, certainty"), expected.certainty.as_deref(), found.certainty.as_str());
        }
    }
}

/// Returns a verdict's outcomes and field names in the case files' format.
pub(crate) fn outcomes(verdict: &IndexingVerdict) -> [(&'static str, Outcome<String>); 11] {
    let permission = |outcome: &Outcome<Permission>| in_words(outcome, |value| value.as_str().to_owned());
    let limit = |outcome: &Outcome<Limit>| in_words(outcome, limit_in_words);
    let date = |value: Option<Moment>| value.map_or_else(|| "unstated".to_owned(), |moment| moment.to_string());
    [
        ("index", permission(&verdict.index)),
        ("follow", permission(&verdict.follow)),
        ("snippet", limit(&verdict.snippet)),
        ("image_preview", in_words(&verdict.image_preview, |value| value.as_str().to_owned())),
        ("video_preview", limit(&verdict.video_preview)),
        ("image_index", permission(&verdict.image_index)),
        ("translation", permission(&verdict.translation)),
        ("archive", permission(&verdict.archive)),
        ("foreign_description", permission(&verdict.foreign_description)),
        ("embedded", permission(&verdict.embedded)),
        ("unavailable_after", in_words(&verdict.unavailable_after, date)),
    ]
}

fn in_words<T: Copy>(outcome: &Outcome<T>, words: impl Fn(T) -> String) -> Outcome<String> {
    let Outcome { value, by, overruled, is_contradictory, is_settled, certainty } = outcome.clone();
    Outcome { value: words(value), by, overruled, is_contradictory, is_settled, certainty }
}

pub(crate) fn limit_in_words(limit: Limit) -> String {
    limit.number().map_or_else(|| "unstated".to_owned(), |number| number.to_string())
}
