//! The answers in an indexing verdict, as symbols and words.

use robotscope::crawlers::Certainty;
use robotscope::directives::{ImagePreview, IndexingVerdict, Limit, Moment, Permission, Timing};
use robotscope::evaluate::{Known, Visibility};
use robotscope::explain;
use robotscope::page_status::StatusEffect;

use crate::language::{messages, say};
use crate::page::table::{PageAnswer, Question, Value};
use crate::words::extent;

/// A crawler's cells for the questions that directives answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aspects {
    /// In the order of [`Question::OF_PAGE`].
    pub(crate) cells: [Aspect; Question::OF_PAGE.len()],
    /// `true` if the page has directives for the crawler, but the crawler does not see them.
    pub(crate) are_unseen: bool,
    /// `true` if the page's status forbids indexing for now, and the crawler sees this status.
    pub(crate) is_not_for_now: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aspect {
    pub(crate) sign: String,
    pub(crate) words: String,
    pub(crate) tone: Tone,
    /// The certainty of the answer, if a directive or the HTTP status decides it.
    pub(crate) certainty: Option<Certainty>,
    /// A sort key. The fewer restrictions an answer has, the higher its key.
    pub(crate) freedom: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Free,
    Limited,
    Forbidden,
    /// The answer restricts the crawler, but it is only assumed that the crawler obeys.
    Assumed,
    /// A missing text could still change the answer.
    Tentative,
    /// The answer is unknown, for example because no text is known, or because an earlier version of the page counts.
    Unknown,
    /// The crawler does not see the directives.
    Unseen,
}

impl Tone {
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Free => "aspect free",
            Self::Limited => "aspect limited",
            Self::Forbidden => "aspect forbidden",
            Self::Assumed => "aspect assumed",
            Self::Tentative => "aspect tentative",
            Self::Unknown => "aspect unknown",
            Self::Unseen => "aspect unseen",
        }
    }
}

/// The sort key for an answer that no directive limits. It is greater than the key for any limit. Explicitly unlimited answers have the
/// next greater key.
const UNLIMITED: u64 = 1 << 32;
/// A number that is added to the sort keys of unseen and unknown answers, so that they follow all other answers.
const NOT_SEEN: u64 = 1 << 33;

impl Aspects {
    pub(crate) fn new(indexing: &IndexingVerdict, visibility: Visibility, known: Known) -> Self {
        let is_unchanged = indexing.status.is_some_and(|status| status.effect == StatusEffect::Unchanged);
        let seen = Seen { visibility, known, is_unchanged };
        let mut cells = Question::answers(indexing).map(|answer| seen.aspect(&answer));
        let is_temporary = indexing.status.is_some_and(|status| status.effect == StatusEffect::Unavailable);
        let is_not_for_now = is_temporary && visibility == Visibility::Seen;
        if let [index, ..] = &mut cells
            && is_not_for_now
        {
            index.words = say!("aspect-not-for-now");
        }
        let is_any = indexing.directive_outcomes.iter().any(|outcome| outcome.counts());
        Self { cells, are_unseen: visibility == Visibility::Unseen && is_any, is_not_for_now }
    }

    /// Returns the answer, in words, to a question that the page's directives answer. Empty for other questions.
    pub(crate) fn words(&self, question: Question) -> &str {
        let answers = Question::OF_PAGE.into_iter().zip(&self.cells);
        answers.filter(|(known, _)| *known == question).map(|(_, aspect)| &*aspect.words).next().unwrap_or_default()
    }
}

/// The texts of the page that are known, and whether the crawler sees them.
#[derive(Clone, Copy)]
struct Seen {
    visibility: Visibility,
    known: Known,
    /// `true` if the answers depend on an earlier version of the page, which is unknown.
    is_unchanged: bool,
}

impl Seen {
    fn aspect(self, answer: &PageAnswer<'_>) -> Aspect {
        let certainty = answer.is_stated.then_some(answer.certainty);
        let of_value = of_value(answer.value);
        let tone = match of_value.tone {
            Tone::Forbidden | Tone::Limited if certainty == Some(Certainty::Assumed) => Tone::Assumed,
            tone => tone,
        };
        let if_seen = Aspect { certainty, tone, ..of_value };
        let is_known = answer.is_settled || self.known.headers && self.known.html;
        let extent = extent(self.known);
        let but = |name: &str, tone| Aspect {
            words: crate::language::message(name, &[("answer", (&if_seen.words).into()), ("known", extent.into())]),
            tone,
            certainty: if_seen.certainty,
            freedom: if_seen.freedom + if matches!(tone, Tone::Unseen) { NOT_SEEN } else { 0 },
            sign: if_seen.sign.clone(),
        };
        let unknown = |words: String| {
            let freedom = UNLIMITED + NOT_SEEN;
            Aspect { sign: "?".to_owned(), words, tone: Tone::Unknown, certainty: None, freedom }
        };
        match self.visibility {
            _ if self.is_unchanged => unknown(say!("aspect-unchanged")),
            _ if !is_known && extent == "none" => unknown(say!("aspect-unknown")),
            Visibility::Unseen if answer.is_stated => but("aspect-unseen", Tone::Unseen),
            Visibility::Unseen => Aspect { tone: Tone::Unknown, freedom: if_seen.freedom + NOT_SEEN, ..if_seen },
            _ if !is_known => but("aspect-tentative", Tone::Tentative),
            _ => if_seen,
        }
    }
}

fn of_value(value: Value) -> Aspect {
    let words = answer_value(value);
    match value {
        Value::Permission(permission) => of_permission(permission, words),
        Value::Characters(limit) | Value::Seconds(limit) => of_limit(limit, words),
        Value::ImagePreview(preview) => of_image_preview(preview, words),
    }
}

fn of_permission(value: Permission, words: String) -> Aspect {
    let (sign, tone, freedom) = match value {
        Permission::Allowed => ("✓", Tone::Free, UNLIMITED),
        Permission::Forbidden => ("✕", Tone::Forbidden, 0),
    };
    Aspect { sign: sign.to_owned(), words, tone, certainty: None, freedom }
}

fn of_limit(value: Limit, words: String) -> Aspect {
    let (sign, tone, freedom) = match value {
        Limit::Unstated => ("✓".to_owned(), Tone::Free, UNLIMITED),
        Limit::Unlimited => ("∞".to_owned(), Tone::Free, UNLIMITED + 1),
        Limit::AtMost(0) => ("✕".to_owned(), Tone::Forbidden, 0),
        Limit::AtMost(most @ 1..10_000) => (most.to_string(), Tone::Limited, most.into()),
        Limit::AtMost(most) => ("9999+".to_owned(), Tone::Limited, most.into()),
    };
    Aspect { sign, words, tone, certainty: None, freedom }
}

fn of_image_preview(value: ImagePreview, words: String) -> Aspect {
    let (sign, tone, freedom) = match value {
        ImagePreview::None => ("✕".to_owned(), Tone::Forbidden, 0),
        ImagePreview::Standard => (say!("sign-standard"), Tone::Limited, 1),
        ImagePreview::Unstated => ("✓".to_owned(), Tone::Free, UNLIMITED),
        ImagePreview::Large => (say!("sign-large"), Tone::Free, UNLIMITED + 1),
    };
    Aspect { sign, words, tone, certainty: None, freedom }
}

/// Returns an answer's value in words.
pub(crate) fn answer_value(value: Value) -> String {
    match value {
        Value::Permission(value) => permission(value),
        Value::Characters(value) => limit_of_characters(value),
        Value::Seconds(value) => limit_of_seconds(value),
        Value::ImagePreview(value) => image_preview(value),
    }
}

fn permission(value: Permission) -> String {
    match value {
        Permission::Allowed => say!("aspect-allowed"),
        Permission::Forbidden => say!("aspect-forbidden"),
    }
}

fn limit_of_characters(value: Limit) -> String {
    match value {
        Limit::AtMost(most @ 1..) => say!("limit-characters", count = most),
        other => limit(other),
    }
}

fn limit_of_seconds(value: Limit) -> String {
    match value {
        Limit::AtMost(most @ 1..) => say!("limit-seconds", count = most),
        other => limit(other),
    }
}

fn limit(value: Limit) -> String {
    match value {
        Limit::Unstated => say!("limit-unstated"),
        Limit::Unlimited => say!("limit-unlimited"),
        Limit::AtMost(_) => say!("limit-none"),
    }
}

fn image_preview(value: ImagePreview) -> String {
    match value {
        ImagePreview::Unstated => say!("limit-unstated"),
        ImagePreview::None => say!("limit-none"),
        ImagePreview::Standard => say!("image-standard"),
        ImagePreview::Large => say!("image-large"),
    }
}

pub(crate) fn unavailable_after(moment: Moment, timing: Option<Timing>) -> String {
    let timing = match timing {
        Some(Timing::Pending { .. }) => "pending",
        Some(Timing::InForce { .. }) => "over",
        None => "unknown",
    };
    say!("unavailable-after", moment = &explain::moment(&messages(), moment), timing = timing)
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::Agent;
    use robotscope::evaluate::Page;
    use robotscope::html::Html;
    use robotscope::http::Headers;

    fn aspects(headers: Option<&str>, html: Option<&str>, visibility: Visibility) -> Aspects {
        let page = Page { headers: headers.map(Headers::parse), html: html.map(Html::parse), ..Page::default() };
        let report = page.evaluate(&[Agent::named("Googlebot")]);
        Aspects::new(&report.crawlers[0].indexing, visibility, report.known)
    }

    #[test]
    fn marks_answers_as_tentative_if_a_missing_text_could_change_them() {
        let tones = |headers, html| aspects(headers, html, Visibility::Seen).cells.map(|cell| cell.tone)[..2].to_vec();
        assert_eq!(tones(None, None), [Tone::Unknown, Tone::Unknown]);
        assert_eq!(tones(Some("noindex"), None), [Tone::Forbidden, Tone::Tentative]);
        assert_eq!(tones(Some("noindex"), Some("")), [Tone::Forbidden, Tone::Free]);
    }

    /// OpenAI does not document whether GPTBot obeys directives.
    #[test]
    fn assumed_restrictions_do_not_look_like_documented_ones() {
        let page =
            Page { headers: Some(Headers::parse("noindex, max-snippet: 5")), html: Some(Html::parse("")), ..Page::default() };
        let report = page.evaluate(&["GPTBot", "Googlebot"].map(Agent::named));
        let tones = |place: usize| {
            let Aspects { cells: [index, _, snippet, ..], .. } =
                Aspects::new(&report.crawlers[place].indexing, Visibility::Seen, report.known);
            [index.tone, snippet.tone]
        };
        assert_eq!((tones(0), tones(1)), ([Tone::Assumed; 2], [Tone::Forbidden, Tone::Limited]));
    }

    /// Google, "How HTTP status codes affect Google's crawlers": Google does not index a page with a 4xx status, and ignores its content.
    /// After a 304, the earlier version of the page counts.
    #[test]
    fn the_http_status_takes_precedence_over_directives() {
        let index = |headers, visibility| {
            let [index, ..] = aspects(Some(headers), Some("<meta name=robots content=index>"), visibility).cells;
            (index.words, index.tone, index.certainty)
        };
        let sure = Some(Certainty::Documented);
        assert_eq!(index("HTTP/2 404", Visibility::Seen), ("forbidden".to_owned(), Tone::Forbidden, sure));
        let unseen = "forbidden, but the crawler does not see it".to_owned();
        assert_eq!(index("HTTP/2 404", Visibility::Unseen), (unseen, Tone::Unseen, sure));
        assert_eq!(index("HTTP/2 304", Visibility::Seen).1, Tone::Unknown);
        assert_eq!(index("HTTP/2 200", Visibility::Seen).1, Tone::Free);
    }

    #[test]
    fn marks_answers_as_unseen_if_the_crawler_does_not_see_their_directives() {
        let aspects = aspects(Some("noindex, max-snippet: 20"), Some(""), Visibility::Unseen);
        assert!(aspects.are_unseen);
        let [index, follow, snippet, ..] = aspects.cells;
        assert_eq!((follow.words.as_str(), follow.tone), ("allowed", Tone::Unknown), "the page has no directive about links");
        assert_eq!(index.words, "forbidden, but the crawler does not see it");
        assert_eq!((snippet.sign.as_str(), snippet.tone), ("20", Tone::Unseen));
    }

    #[test]
    fn sorts_snippet_answers_by_their_limit() {
        let snippet = |headers| aspects(Some(headers), Some(""), Visibility::Seen).cells[2].freedom;
        let order = ["nosnippet", "max-snippet: 5", "max-snippet: 50", "max-snippet: 99999", "", "max-snippet: -1"];
        assert!(order.map(snippet).is_sorted());
    }
}
