//! The answers of an indexing verdict, in a sign or a word.

use robotscope::directives::{ImagePreview, IndexingVerdict, Limit, Moment, Outcome, Permission, Timing};
use robotscope::evaluate::{Known, Visibility};

use super::{as_far_as, counted};

/// The columns of the table, in short and in full.
pub(crate) const ASPECTS: [(&str, &str); 7] = [
    ("Index", "May it be shown in results?"),
    ("Follow", "May its links be followed?"),
    ("Snippet", "How many characters of its text may be shown?"),
    ("Image", "How great may a preview of its images be?"),
    ("Video", "How many seconds of its videos may be shown?"),
    ("Transl.", "May a translation be offered?"),
    ("Archive", "May a copy be offered?"),
];

/// What the columns say of a crawler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aspects {
    pub(crate) cells: [Aspect; ASPECTS.len()],
    /// Whether there are directives for the crawler that it does not get to see.
    pub(crate) are_unseen: bool,
}

/// What one column says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Aspect {
    pub(crate) sign: String,
    pub(crate) words: String,
    pub(crate) tone: Tone,
}

/// How it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tone {
    Free,
    Limited,
    Forbidden,
    /// A part of what could say something else is not given.
    Tentative,
    /// Nothing says anything, or nothing is given that could.
    Unknown,
    /// The crawler does not get to see it.
    Unseen,
}

impl Tone {
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Free => "aspect free",
            Self::Limited => "aspect limited",
            Self::Forbidden => "aspect forbidden",
            Self::Tentative => "aspect tentative",
            Self::Unknown => "aspect unknown",
            Self::Unseen => "aspect unseen",
        }
    }
}

/// A sign, words and a tone.
type Said = (String, String, Tone);

impl Aspects {
    pub(crate) fn new(indexing: &IndexingVerdict, visibility: Visibility, known: Known) -> Self {
        let seen = Seen { visibility, known };
        let permitted = |outcome: &Outcome<Permission>| seen.aspect(outcome, of_permission(outcome.value));
        let cells = [
            permitted(&indexing.index),
            permitted(&indexing.follow),
            seen.aspect(&indexing.snippet, of_limit(indexing.snippet.value, "character")),
            seen.aspect(&indexing.image_preview, of_image_preview(indexing.image_preview.value)),
            seen.aspect(&indexing.video_preview, of_limit(indexing.video_preview.value, "second")),
            permitted(&indexing.translation),
            permitted(&indexing.archive),
        ];
        let is_any = indexing.fates.iter().any(|fate| fate.counts());
        Self { cells, are_unseen: visibility == Visibility::Unseen && is_any }
    }
}

/// What is known of the page, and whether the crawler gets to see it.
#[derive(Clone, Copy)]
struct Seen {
    visibility: Visibility,
    known: Known,
}

impl Seen {
    fn aspect<T>(self, outcome: &Outcome<T>, (sign, words, tone): Said) -> Aspect {
        let missing = as_far_as(self.known).filter(|_| !outcome.is_settled);
        match (missing, self.visibility) {
            (Some(missing), _) if !self.known.headers && !self.known.html => {
                Aspect { sign: "?".to_owned(), words: missing.to_owned(), tone: Tone::Unknown }
            }
            (_, Visibility::Unseen) if !outcome.by.is_empty() => {
                Aspect { sign, words: format!("{words}, but the crawler does not see it"), tone: Tone::Unseen }
            }
            (_, Visibility::Unseen) => Aspect { sign, words, tone: Tone::Unknown },
            (Some(missing), _) => Aspect { sign, words: format!("{words}, {missing}"), tone: Tone::Tentative },
            (None, _) => Aspect { sign, words, tone },
        }
    }
}

fn of_permission(value: Permission) -> Said {
    let (sign, tone) = match value {
        Permission::Allowed => ("✓", Tone::Free),
        Permission::Forbidden => ("✕", Tone::Forbidden),
    };
    (sign.to_owned(), permission(value).to_owned(), tone)
}

fn of_limit(value: Limit, unit: &str) -> Said {
    let (sign, tone) = match value {
        Limit::Unstated => ("✓".to_owned(), Tone::Free),
        Limit::Unlimited => ("∞".to_owned(), Tone::Free),
        Limit::AtMost(0) => ("✕".to_owned(), Tone::Forbidden),
        Limit::AtMost(most @ 1..10_000) => (most.to_string(), Tone::Limited),
        Limit::AtMost(_) => ("9999+".to_owned(), Tone::Limited),
    };
    (sign, limit(value, unit), tone)
}

fn of_image_preview(value: ImagePreview) -> Said {
    let (sign, tone) = match value {
        ImagePreview::Unstated => ("✓", Tone::Free),
        ImagePreview::Large => ("large", Tone::Free),
        ImagePreview::Standard => ("std.", Tone::Limited),
        ImagePreview::None => ("✕", Tone::Forbidden),
    };
    (sign.to_owned(), image_preview(value).to_owned(), tone)
}

pub(crate) fn permission(value: Permission) -> &'static str {
    value.as_str()
}

pub(crate) fn limit(value: Limit, unit: &str) -> String {
    match value {
        Limit::Unstated => "no limit stated".to_owned(),
        Limit::Unlimited => "no limit".to_owned(),
        Limit::AtMost(0) => "none".to_owned(),
        Limit::AtMost(most) => format!("at most {}", counted(most as usize, unit)),
    }
}

pub(crate) fn image_preview(value: ImagePreview) -> &'static str {
    match value {
        ImagePreview::Unstated => "no limit stated",
        value => value.as_str(),
    }
}

pub(crate) fn unavailable_after(moment: Moment, timing: Option<Timing>) -> String {
    let timing = match timing {
        Some(Timing::Pending { .. }) => ", which has not come",
        Some(Timing::InForce { .. }) => ", which is over",
        None => ", and the date of today is not given",
    };
    format!("{moment}{timing}")
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
    fn what_is_not_given_is_not_known() {
        let tones = |headers, html| aspects(headers, html, Visibility::Seen).cells.map(|cell| cell.tone)[..2].to_vec();
        assert_eq!(tones(None, None), [Tone::Unknown, Tone::Unknown]);
        assert_eq!(tones(Some("noindex"), None), [Tone::Forbidden, Tone::Tentative]);
        assert_eq!(tones(Some("noindex"), Some("")), [Tone::Forbidden, Tone::Free]);
    }

    #[test]
    fn what_is_not_seen_is_said_to_be_unseen() {
        let aspects = aspects(Some("noindex, max-snippet: 20"), Some(""), Visibility::Unseen);
        assert!(aspects.are_unseen);
        let [index, follow, snippet, ..] = aspects.cells;
        assert_eq!((follow.words.as_str(), follow.tone), ("allowed", Tone::Unknown), "nothing is there to be seen");
        assert_eq!(index.words, "forbidden, but the crawler does not see it");
        assert_eq!((snippet.sign.as_str(), snippet.tone), ("20", Tone::Unseen));
    }
}
