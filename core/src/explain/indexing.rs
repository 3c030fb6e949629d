use super::messages::{Arg, Messages, english, say};
use super::parts::{certainty, duration, list, phrases, sentences, shortened};
use super::report::ReportWords;
use crate::directives::{DirectiveName, DirectiveOutcome, IndexingVerdict, Limit, Outcome, PageDialect, Timing};
use crate::evaluate::Source;
use crate::explain;
use crate::fact::Certainty;
use crate::order::sort;
use crate::page_status::{StatusEffect, StatusVerdict};

const ENGLISH: &str = english!("indexing");

/// The maximum number of directives that a sentence names.
const SHOWN: usize = 3;

impl ReportWords<'_, '_, '_> {
    /// Names the directives that decide an outcome.
    pub(super) fn reason<T>(&self, outcome: &Outcome<T>) -> String {
        if outcome.by.is_empty() { say!(self.messages, "indexing-nothing") } else { self.list(&outcome.by) }
    }

    /// Returns the doubtful bot name before a directive that would otherwise forbid indexing; `None` if there is no such directive.
    pub(super) fn doubt(&self, verdict: &IndexingVerdict) -> Option<String> {
        let all = self.report.directives.directives.iter().zip(&verdict.directive_outcomes);
        let doubtful = all.filter(|(_, outcome)| **outcome == DirectiveOutcome::DoubtfulScope);
        let mut forbidding =
            doubtful.filter(|(directive, _)| matches!(directive.directive.name, DirectiveName::Noindex | DirectiveName::None));
        let (directive, _) = forbidding.next()?;
        let text = self.text(Source::from(directive.carrier));
        Some(shortened(&String::from_utf8_lossy(directive.directive.scope?.slice(text))))
    }

    /// Names the directives in the rendered document that forbid indexing, if it is unknown whether the crawler sees them.
    pub(super) fn forbidden_if_rendered(&self, verdict: &IndexingVerdict) -> Option<String> {
        let outcomes = (0..).zip(self.report.directives.directives.iter().zip(&verdict.directive_outcomes));
        let forbidding = outcomes.filter(|(_, (directive, outcome))| {
            **outcome == DirectiveOutcome::RenderingUnknown
                && matches!(directive.directive.name, DirectiveName::Noindex | DirectiveName::None)
        });
        let places: Vec<u32> = forbidding.map(|(place, _)| place).collect();
        (!places.is_empty()).then(|| self.list(&places))
    }

    fn list(&self, places: &[u32]) -> String {
        let (messages, all) = (self.messages, &self.report.directives.directives);
        let named = places.iter().take(SHOWN).filter_map(|place| Some(self.quoted(all.get(*place as usize)?.into())));
        let list = phrases(messages, named.collect());
        match places.len().saturating_sub(SHOWN) {
            0 => list,
            more => say!(messages, "places-rest", list = &list, count = more),
        }
    }

    /// Writes a sentence for the status, if the status matters, and for each outcome that a directive decides.
    pub(super) fn outcomes(&self, verdict: &IndexingVerdict) -> Vec<String> {
        let messages = self.messages;
        let mut steps: Vec<_> = verdict.status.and_then(|verdict| status(messages, &verdict)).into_iter().collect();
        let is_defined = PageDialect::preset(verdict.dialect.value).conflicts.certainty == Certainty::Documented;
        let permissions = [
            ("indexing-index", &verdict.index),
            ("indexing-follow", &verdict.follow),
            ("indexing-image-index", &verdict.image_index),
            ("indexing-translation", &verdict.translation),
            ("indexing-archive", &verdict.archive),
            ("indexing-foreign-description", &verdict.foreign_description),
        ];
        for (message, outcome) in permissions {
            steps.extend(self.outcome(outcome, is_defined, &say!(messages, message, value = outcome.value.as_str())));
        }
        if verdict.embedded.value != verdict.index.value {
            steps.extend(self.outcome(&verdict.embedded, is_defined, &say!(messages, "indexing-embedded")));
        }
        let (snippet, image, video) = (&verdict.snippet, &verdict.image_preview, &verdict.video_preview);
        steps.extend(self.outcome(snippet, is_defined, &say!(messages, "indexing-snippet", most = limit(snippet.value))));
        steps.extend(self.outcome(image, is_defined, &say!(messages, "indexing-image-preview", value = image.value.as_str())));
        steps.extend(self.outcome(video, is_defined, &say!(messages, "indexing-video-preview", most = limit(video.value))));
        if let Some(moment) = verdict.unavailable_after.value {
            let timing = verdict.timing.map_or("unknown", Timing::as_str);
            let time = match verdict.timing {
                Some(Timing::InForce { seconds } | Timing::Pending { seconds }) => duration(messages, seconds),
                None => String::new(),
            };
            let moment = explain::moment(messages, moment);
            let clause = say!(messages, "indexing-unavailable", timing = timing, moment = &moment, time = &time);
            steps.extend(self.outcome(&verdict.unavailable_after, is_defined, &clause));
        }
        steps
    }

    fn outcome<T>(&self, outcome: &Outcome<T>, is_defined: bool, clause: &str) -> Option<String> {
        if outcome.by.is_empty() {
            return None;
        }
        let messages = self.messages;
        let sure = certainty(messages, outcome.certainty);
        let because = say!(messages, "indexing-because", says = clause, places = &self.list(&outcome.by), certainty = &sure);
        let prevails =
            (!outcome.overruled.is_empty()).then(|| say!(messages, "indexing-prevails", places = &self.list(&outcome.overruled)));
        let undefined = (outcome.is_contradictory && !is_defined).then(|| say!(messages, "indexing-undefined"));
        Some(sentences(messages, [Some(because), prevails, undefined].into_iter().flatten()))
    }

    /// Writes a sentence for each reason why a directive has no effect. Leaves out directives for other crawlers.
    pub(super) fn without_effect(&self, verdict: &IndexingVerdict) -> Vec<String> {
        let messages = self.messages;
        let mut outcomes: Vec<_> = verdict
            .directive_outcomes
            .iter()
            .copied()
            .filter(|outcome| !outcome.counts() && *outcome != DirectiveOutcome::ForOthers)
            .collect();
        sort(&mut outcomes);
        outcomes.dedup();
        let sentence = |wanted: DirectiveOutcome| {
            let places: Vec<_> = (0..)
                .zip(&verdict.directive_outcomes)
                .filter(|(_, outcome)| **outcome == wanted)
                .map(|(place, _)| place)
                .collect();
            say!(
                messages,
                "indexing-without-effect",
                places = &self.list(&places),
                outcome = &directive_outcome(messages, wanted)
            )
        };
        outcomes.into_iter().map(sentence).collect()
    }
}

/// Describes the effect of a page's status, with its sources; `None` if crawlers process the page normally.
///
/// ```
/// use robotscope::directives::PageDialect;
/// use robotscope::explain::{Messages, status};
///
/// let words = |code| status(&Messages::ENGLISH, &PageDialect::GOOGLE.status(code));
/// let gone = "The page returns 410, so it is not indexed (documented; Google on HTTP status codes).";
/// assert_eq!((words(410).as_deref(), words(200)), (Some(gone), None));
/// ```
pub fn status(messages: &Messages, status: &StatusVerdict) -> Option<String> {
    let clause = status_effect(messages, status.code, status.effect)?;
    let sure = certainty(messages, status.certainty);
    let sources = list(messages, &mut status.sources.iter().map(|source| source.title.to_owned()), SHOWN);
    Some(say!(messages, "indexing-status", says = &clause, certainty = &sure, sources = &sources))
}

/// Describes the effect of a status as a clause; `None` if crawlers process the page normally.
///
/// ```
/// use robotscope::explain::{Messages, status_effect};
/// use robotscope::page_status::StatusEffect;
///
/// let clause = status_effect(&Messages::ENGLISH, 404, StatusEffect::NotIndexed);
/// assert_eq!(clause.as_deref(), Some("The page returns 404, so it is not indexed"));
/// ```
pub fn status_effect(messages: &Messages, code: u16, effect: StatusEffect) -> Option<String> {
    let status = code.to_string();
    (effect != StatusEffect::Processed).then(|| say!(messages, "status-effect", effect = effect.as_str(), status = &status))
}

/// Returns a limit as an argument for messages.
fn limit(limit: Limit) -> Arg<'static> {
    match limit {
        Limit::AtMost(most) => most.into(),
        Limit::Unlimited => "unlimited".into(),
        Limit::Unstated => "unstated".into(),
    }
}

/// Describes whether a directive has an effect, and if not, why.
///
/// ```
/// use robotscope::directives::DirectiveOutcome;
/// use robotscope::explain::{Messages, directive_outcome};
///
/// assert_eq!(directive_outcome(&Messages::ENGLISH, DirectiveOutcome::NeedsNoindex), "it works only together with noindex");
/// ```
pub fn directive_outcome(messages: &Messages, outcome: DirectiveOutcome) -> String {
    say!(messages, &format!("outcome-{}", outcome.as_str()))
}
