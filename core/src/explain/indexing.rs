use super::report::ReportWords;
use crate::directives::{Fate, ImagePreview, IndexingVerdict, Limit, Outcome, PageDirective, Permission, Timing};
use crate::evaluate::Source;
use crate::order::sort;

/// So many directives are named in one sentence.
const SHOWN: usize = 3;

/// The directives of a page, to be named.
pub(super) struct Directives<'w, 'r, 't, 'a> {
    pub(super) words: &'w ReportWords<'r, 't, 'a>,
    pub(super) all: &'w [PageDirective],
}

impl Directives<'_, '_, '_, '_> {
    /// What made an answer.
    pub(super) fn reason<T>(&self, outcome: &Outcome<T>) -> String {
        if outcome.by.is_empty() { "nothing forbids it".to_owned() } else { self.list(&outcome.by) }
    }

    fn list(&self, places: &[u32]) -> String {
        let named: Vec<_> = places.iter().take(SHOWN).filter_map(|place| self.name(*place)).collect();
        let more = places.len().saturating_sub(SHOWN);
        let more = if more > 0 { format!("; and {more} more") } else { String::new() };
        format!("{}{more}", named.join("; "))
    }

    fn name(&self, place: u32) -> Option<String> {
        let directive = self.all.get(place as usize)?;
        Some(self.words.quoted(Source::from(directive.carrier), directive.directive.span))
    }

    /// One sentence for each answer that a directive makes.
    pub(super) fn outcomes(&self, verdict: &IndexingVerdict) -> Vec<String> {
        let mut steps = Vec::new();
        let mut permission = |outcome: &Outcome<Permission>, allowed: &str, forbidden: &str| {
            let says = if outcome.value == Permission::Allowed { allowed } else { forbidden };
            steps.extend(self.outcome(outcome, says));
        };
        permission(&verdict.index, "It may be shown in results", "It must not be shown in results");
        permission(&verdict.follow, "Its links may be followed", "Its links must not be followed");
        permission(&verdict.image_index, "Its images may be indexed", "Its images must not be indexed");
        permission(&verdict.translation, "A translation may be offered", "No translation may be offered");
        permission(&verdict.archive, "A copy may be offered", "No copy may be offered");
        permission(&verdict.foreign_description, "Its description may come from elsewhere", "Its description must be its own");
        if verdict.embedded.value != verdict.index.value {
            permission(&verdict.embedded, "Where other pages embed it, its content may be indexed", "");
        }
        steps.extend(self.outcome(&verdict.snippet, &limit(verdict.snippet.value, "text", "characters of text")));
        let preview = match verdict.image_preview.value {
            ImagePreview::None => "No preview of an image may be shown",
            ImagePreview::Standard => "A preview of an image may have the default size",
            ImagePreview::Large => "A preview of an image may be large",
            ImagePreview::Unstated => "Nothing is said of previews of images",
        };
        steps.extend(self.outcome(&verdict.image_preview, preview));
        let video = match verdict.video_preview.value {
            Limit::AtMost(0) => "Of a video, at most a static image may be shown".to_owned(),
            value => limit(value, "video", "seconds of video"),
        };
        steps.extend(self.outcome(&verdict.video_preview, &video));
        if let Some(moment) = verdict.unavailable_after.value {
            let says = match verdict.timing {
                Some(Timing::InForce { seconds }) => {
                    format!("It must not be shown since {moment}, {} ago", duration(seconds))
                }
                Some(Timing::Pending { seconds }) => {
                    format!("It must not be shown from {moment} on, {} from now", duration(seconds))
                }
                None => format!("It must not be shown from {moment} on"),
            };
            steps.extend(self.outcome(&verdict.unavailable_after, &says));
        }
        steps
    }

    fn outcome<T>(&self, outcome: &Outcome<T>, says: &str) -> Option<String> {
        if outcome.by.is_empty() {
            return None;
        }
        let overruled = match outcome.overruled.as_slice() {
            [] => String::new(),
            overruled => format!(" It prevails over {}.", self.list(overruled)),
        };
        let undefined = if outcome.is_contradictory { " How opposites combine is not defined (S91)." } else { "" };
        let sure = outcome.certainty.as_str();
        Some(format!("{says}: {} ({sure}).{overruled}{undefined}", self.list(&outcome.by)))
    }

    /// One sentence for each reason why directives do not count.
    pub(super) fn without_effect(&self, verdict: &IndexingVerdict) -> Vec<String> {
        let mut fates: Vec<_> = verdict.fates.iter().copied().filter(|fate| !fate.counts() && *fate != Fate::ForOthers).collect();
        sort(&mut fates);
        fates.dedup();
        let sentence = |fate: Fate| {
            let places: Vec<_> = (0..).zip(&verdict.fates).filter(|(_, own)| **own == fate).map(|(place, _)| place).collect();
            format!("Without effect: {}; {}.", self.list(&places), super::fate(fate))
        };
        fates.into_iter().map(sentence).collect()
    }
}

fn limit(limit: Limit, of: &str, unit: &str) -> String {
    match limit {
        Limit::AtMost(0) => format!("No {of} may be shown"),
        Limit::AtMost(most) => format!("At most {most} {unit} may be shown"),
        Limit::Unlimited => format!("As much {of} as the engine likes may be shown"),
        Limit::Unstated => format!("Nothing is said of how much {of} may be shown"),
    }
}

/// A length of time as people say it, in its greatest unit.
fn duration(seconds: u64) -> String {
    let units = [(365 * 86_400, "year"), (86_400, "day"), (3_600, "hour"), (60, "minute"), (1, "second")];
    let (length, name) = units.into_iter().find(|(length, _)| seconds >= *length).unwrap_or((1, "second"));
    let count = seconds / length;
    format!("{count} {name}{}", if count == 1 { "" } else { "s" })
}

/// Says in English what becomes of a directive.
///
/// ```
/// use robotscope::directives::Fate;
/// use robotscope::explain::fate;
///
/// assert_eq!(fate(Fate::NeedsNoindex), "it means something only together with noindex");
/// ```
pub fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Decides => "it decides",
        Fate::Overruled => "it counts, but another directive prevails",
        Fate::Beside => "it counts, beside the questions of the verdict",
        Fate::Pending => "its moment has not come",
        Fate::NeedsNoindex => "it means something only together with noindex",
        Fate::ForOthers => "it is for other crawlers",
        Fate::Retired => "the engine no longer reads it",
        Fate::Unsupported => "the engine does not read it",
        Fate::Unknown => "nobody says whether the engine reads it",
        Fate::NotInHeaders => "the engine reads it in meta elements alone",
        Fate::NotInBody => "it is in the body, and only the head is sure to be read",
        Fate::InNoscript => "it is inside of noscript, which is text to a reader that runs scripts",
        Fate::InTemplate => "it is inside of template, hence no part of the document",
        Fate::HttpEquiv => "no engine is known to read X-Robots-Tag in a meta element",
        Fate::BeyondLimit => "the engine stops reading before it",
        Fate::InvalidValue => "its value is missing or wrong",
    }
}
