//! The answers of a verdict in the words of the cases.

use robotscope::directives::{IndexingVerdict, Limit, Moment, Outcome, Permission};

/// An outcome in the words of the cases, whatever it is about.
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
