//! Combines the directives on a page for one crawler ([google-robots-meta-old], [mdn-x-robots-tag], [yandex-robots-meta],
//! [google-robots-meta]).

use std::cmp::Reverse;

use super::directive_outcome::{certainty, directive_outcome};
use super::reader::Membership;
use super::{
    Conflicts, DirectiveName, DirectiveOutcome, DirectiveValue, ImagePreview, IndexingVerdict, Limit, Meaning, Moment, Outcome,
    PageDirective, PageDirectives, PageReader, Permission, Presence, Timing,
};
use crate::fact::{Certainty, Fact};
use crate::order::sort_by_number;
use crate::page_status::{StatusEffect, StatusVerdict};
use Permission::{Allowed, Forbidden};

impl PageDirectives {
    /// Returns the verdict that follows from these directives for one crawler. Without `now`, dates remain pending.
    pub fn verdict(&self, reader: &PageReader<'_>, now: Option<Moment>) -> IndexingVerdict {
        self.verdict_of(reader, &reader.membership(self), now)
    }

    pub(crate) fn verdict_of(&self, reader: &PageReader<'_>, membership: &Membership, now: Option<Moment>) -> IndexingVerdict {
        let status = self.status.map(|code| reader.status(code));
        if let Some(status) = status.filter(|status| status.effect.forbids_index()) {
            return self.unprocessed(reader, status);
        }
        let (mut candidates, mut ignored) = (Candidates::default(), Candidates::default());
        let mut outcomes = Vec::with_capacity(self.directives.len());
        for (place, directive) in (0..).zip(&self.directives) {
            let standing = reader.dialect.value.standing_of(directive);
            let outcome = directive_outcome(directive, reader, standing, membership);
            let presence = self.presence(place, directive);
            let certainty = certainty(directive, reader, standing, outcome, presence);
            // [google-javascript]: only pages with status 200 are sure to be rendered.
            let is_doubtful = presence == Presence::OnlyRendered
                && outcome == DirectiveOutcome::Counts
                && self.status.is_some_and(|code| code != 200);
            let certainty = if is_doubtful { Certainty::Assumed } else { certainty };
            let origin = Origin { place, certainty, presence };
            if outcome == DirectiveOutcome::Counts {
                candidates.add(directive, origin, standing.meaning, now);
            } else if certainty != Certainty::Documented
                && (outcome == DirectiveOutcome::DoubtfulScope || membership.includes(directive, &reader.dialect.value))
            {
                ignored.add(directive, origin, standing.meaning, now);
            }
            outcomes.push(outcome);
        }
        let mut verdict = candidates.resolve(ignored, reader, now, outcomes);
        // If the crawler does not process the response, `index` is not settled: directives from an earlier fetch may still apply.
        verdict.index.is_settled &= status.is_none_or(|status| status.effect == StatusEffect::Processed);
        IndexingVerdict { status, ..verdict }
    }

    /// Builds the verdict for a status that keeps the page out of the index and makes all directives void.
    fn unprocessed(&self, reader: &PageReader<'_>, status: StatusVerdict) -> IndexingVerdict {
        let outcomes = vec![DirectiveOutcome::Unprocessed; self.directives.len()];
        let verdict = Candidates::default().resolve(Candidates::default(), reader, None, outcomes);
        let index = Outcome { value: Forbidden, is_settled: true, certainty: status.certainty, ..verdict.index };
        IndexingVerdict { status: Some(status), embedded: index.clone(), index, ..verdict }
    }
}

/// The origin of a candidate value: the directive's index, the certainty, and the versions of the document that contain the directive.
#[derive(Clone, Copy)]
struct Origin {
    place: u32,
    certainty: Certainty,
    presence: Presence,
}

/// The candidate values for one answer of the verdict, such as the snippet's length.
struct CandidateValues<T> {
    values: Vec<(T, Origin)>,
    /// Two sets of document versions, as bits ([`Presence::bits`]): the versions with an allowing directive other than `all`, and the
    /// versions with a forbidding directive. Opposite directives contradict each other only in the same version.
    opposites: [u8; 2],
}

#[derive(Default)]
struct Candidates {
    index: CandidateValues<Permission>,
    follow: CandidateValues<Permission>,
    snippet: CandidateValues<Limit>,
    image_preview: CandidateValues<ImagePreview>,
    video_preview: CandidateValues<Limit>,
    image_index: CandidateValues<Permission>,
    translation: CandidateValues<Permission>,
    archive: CandidateValues<Permission>,
    foreign_description: CandidateValues<Permission>,
    indexifembedded: Vec<Origin>,
    /// Reversed, so that an earlier moment is more restrictive.
    unavailable_after: CandidateValues<Option<Reverse<Moment>>>,
}

impl Candidates {
    /// Forbids snippets and, as in the newer version of Google's documentation, video previews ([google-robots-meta-old],
    /// [mdn-x-robots-tag]).
    fn forbid_snippets(&mut self, origin: Origin) {
        self.snippet.values.push((Limit::AtMost(0), origin));
        self.video_preview.values.push((Limit::AtMost(0), origin));
    }

    fn add(&mut self, directive: &PageDirective, origin: Origin, meaning: Meaning, now: Option<Moment>) {
        let directive = &directive.directive;
        match (directive.name, &directive.value) {
            (DirectiveName::Noarchive | DirectiveName::Nocache, _) if meaning != Meaning::Usual => {}
            (DirectiveName::All, _) => {
                self.index.values.push((Allowed, origin));
                self.follow.values.push((Allowed, origin));
            }
            (DirectiveName::Index, _) => self.index.add_permission(Allowed, origin),
            (DirectiveName::Follow, _) => self.follow.add_permission(Allowed, origin),
            (DirectiveName::Noindex, _) => self.index.add_permission(Forbidden, origin),
            (DirectiveName::Nofollow, _) => self.follow.add_permission(Forbidden, origin),
            (DirectiveName::None, _) => {
                self.index.add_permission(Forbidden, origin);
                let is_only_assumed = meaning == Meaning::NoIndexing;
                let certainty = if is_only_assumed { Certainty::Assumed } else { origin.certainty };
                self.follow.add_permission(Forbidden, Origin { certainty, ..origin });
                if meaning == Meaning::NoIndexingOrSnippet {
                    self.forbid_snippets(origin);
                }
            }
            (DirectiveName::Archive, _) => self.archive.add_permission(Allowed, origin),
            (DirectiveName::Noarchive | DirectiveName::Nocache, _) => self.archive.add_permission(Forbidden, origin),
            (DirectiveName::Nosnippet, _) => self.forbid_snippets(origin),
            (DirectiveName::Noodp | DirectiveName::Noydir | DirectiveName::Noyaca, _) => {
                self.foreign_description.add_permission(Forbidden, origin);
            }
            (DirectiveName::Notranslate, _) => self.translation.add_permission(Forbidden, origin),
            (DirectiveName::Noimageindex, _) => self.image_index.add_permission(Forbidden, origin),
            (DirectiveName::Indexifembedded, _) => self.indexifembedded.push(origin),
            (DirectiveName::MaxSnippet, DirectiveValue::Limit { limit }) => self.snippet.values.push((*limit, origin)),
            (DirectiveName::MaxVideoPreview, DirectiveValue::Limit { limit }) => self.video_preview.values.push((*limit, origin)),
            (DirectiveName::MaxImagePreview, DirectiveValue::ImagePreview { preview }) => {
                self.image_preview.values.push((*preview, origin));
            }
            (DirectiveName::UnavailableAfter, DirectiveValue::Date(date)) => {
                let is_guessed = now.is_none() && date.is_century_guessed();
                let certainty = if is_guessed { Certainty::Assumed } else { origin.certainty };
                let origin = Origin { certainty, ..origin };
                self.unavailable_after.values.push((Some(Reverse(date.at(now).moment)), origin));
            }
            // Invalid values have no effect, and the remaining directives (AI, reading aloud, search boxes) do not affect any answer in
            // this verdict.
            _ => {}
        }
    }

    /// Resolves conflicts. Ignored candidates do not decide, but they lower the certainty of answers that they could change.
    fn resolve(
        mut self,
        mut ignored: Self,
        reader: &PageReader<'_>,
        now: Option<Moment>,
        mut outcomes: Vec<DirectiveOutcome>,
    ) -> IndexingVerdict {
        let outcomes = &mut outcomes;
        let unavailable_after = self.unavailable_after.resolve(&ignored.unavailable_after, None, reader, outcomes);
        let moment = unavailable_after.value.map(|Reverse(moment)| moment);
        let timing = moment.zip(now).map(|(moment, now)| moment.timing(now));
        for (_, origin) in self.unavailable_after.values.iter().filter(|(candidate, _)| *candidate == unavailable_after.value) {
            match timing {
                Some(Timing::InForce { .. }) => self.index.values.push((Forbidden, *origin)),
                Some(Timing::Pending { .. }) | None => mark(outcomes, origin.place, DirectiveOutcome::Pending),
            }
        }
        // Candidates from dates were appended last, so restore the order of directives.
        sort_by_number(&mut self.index.values, |(_, origin)| u64::from(origin.place));
        let in_force = |(candidate, _): &&(Option<Reverse<Moment>>, Origin)| {
            candidate.zip(now).is_some_and(|(Reverse(moment), now)| matches!(moment.timing(now), Timing::InForce { .. }))
        };
        let dates = ignored.unavailable_after.values.iter().filter(in_force);
        ignored.index.values.extend(dates.map(|(_, origin)| (Forbidden, *origin)));
        let is_noindex = self.index.opposites[1] != 0;
        let mut index = self.index.resolve(&ignored.index, Allowed, reader, outcomes);
        // If `now` is unknown, a date may still forbid indexing.
        index.is_settled &= index.value == Forbidden || moment.is_none() || now.is_some();
        IndexingVerdict {
            status: None,
            dialect: Fact::new(reader.dialect.value.name, reader.dialect.certainty),
            embedded: embedded(&index, is_noindex, &self.indexifembedded, outcomes),
            index,
            follow: self.follow.resolve(&ignored.follow, Allowed, reader, outcomes),
            snippet: self.snippet.resolve(&ignored.snippet, Limit::Unstated, reader, outcomes),
            image_preview: self.image_preview.resolve(&ignored.image_preview, ImagePreview::Unstated, reader, outcomes),
            video_preview: self.video_preview.resolve(&ignored.video_preview, Limit::Unstated, reader, outcomes),
            image_index: self.image_index.resolve(&ignored.image_index, Allowed, reader, outcomes),
            translation: self.translation.resolve(&ignored.translation, Allowed, reader, outcomes),
            archive: self.archive.resolve(&ignored.archive, Allowed, reader, outcomes),
            foreign_description: self.foreign_description.resolve(&ignored.foreign_description, Allowed, reader, outcomes),
            unavailable_after: unavailable_after.with(moment),
            timing,
            directive_outcomes: std::mem::take(outcomes),
        }
    }
}

/// An answer on a scale from permissive to restrictive.
trait Scale: Copy + Ord {
    /// Returns `true` if no other answer can overrule this answer. If the most restrictive directive decides, this is true only for the
    /// most restrictive answer; otherwise, only for the most permissive answer.
    fn is_extreme(self, conflicts: Conflicts) -> bool;
}

impl Scale for Permission {
    fn is_extreme(self, conflicts: Conflicts) -> bool {
        self == if conflicts == Conflicts::Restrictive { Forbidden } else { Allowed }
    }
}

impl Scale for Limit {
    fn is_extreme(self, conflicts: Conflicts) -> bool {
        self == if conflicts == Conflicts::Restrictive { Self::AtMost(0) } else { Self::Unlimited }
    }
}

impl Scale for ImagePreview {
    fn is_extreme(self, conflicts: Conflicts) -> bool {
        self == if conflicts == Conflicts::Restrictive { Self::None } else { Self::Large }
    }
}

impl Scale for Option<Reverse<Moment>> {
    fn is_extreme(self, _: Conflicts) -> bool {
        false
    }
}

impl<T: Scale> CandidateValues<T> {
    fn resolve(&self, ignored: &Self, default: T, reader: &PageReader<'_>, outcomes: &mut [DirectiveOutcome]) -> Outcome<T> {
        let conflicts = reader.dialect.value.conflicts;
        let stronger = |one: T, other: T| match conflicts.value {
            Conflicts::Restrictive => one.max(other),
            Conflicts::Permissive => one.min(other),
        };
        let strongest = self.values.iter().map(|(candidate, _)| *candidate).reduce(stronger);
        let value = strongest.unwrap_or(default);
        let (mut by, mut overruled, mut surest) = (Vec::new(), Vec::new(), None);
        for (candidate, origin) in &self.values {
            if *candidate == value {
                mark(outcomes, origin.place, DirectiveOutcome::Decides);
                push_once(&mut by, origin.place);
                surest = Some(surest.map_or(origin.certainty, |so_far: Certainty| so_far.min(origin.certainty)));
            } else {
                mark(outcomes, origin.place, DirectiveOutcome::Overruled);
                push_once(&mut overruled, origin.place);
            }
        }
        let of_the_rule = if overruled.is_empty() { Certainty::Documented } else { conflicts.certainty };
        let would_change = |candidate: T| strongest.map_or(candidate, |strongest| stronger(strongest, candidate)) != value;
        let ignored = ignored.values.iter().filter(|(candidate, _)| would_change(*candidate)).map(|(_, origin)| origin.certainty);
        Outcome {
            value,
            is_settled: !by.is_empty() && value.is_extreme(conflicts.value),
            certainty: ignored.fold(surest.unwrap_or(reader.dialect.certainty).max(of_the_rule), Certainty::max),
            by,
            overruled,
            is_contradictory: self.opposites[0] & self.opposites[1] != 0,
        }
    }
}

impl CandidateValues<Permission> {
    fn add_permission(&mut self, permission: Permission, origin: Origin) {
        let [allowed, forbidden] = &mut self.opposites;
        *(if permission == Allowed { allowed } else { forbidden }) |= origin.presence.bits();
        self.values.push((permission, origin));
    }
}

impl Presence {
    /// Returns the versions of the document as bits.
    const fn bits(self) -> u8 {
        match self {
            Self::Both => 0b11,
            Self::OnlyServed => 0b01,
            Self::OnlyRendered => 0b10,
        }
    }
}

impl<T> Default for CandidateValues<T> {
    fn default() -> Self {
        Self { values: Vec::new(), opposites: [0; 2] }
    }
}

impl<T> Outcome<T> {
    /// Replaces the value and retains everything else.
    fn with<U>(self, value: U) -> Outcome<U> {
        let Self { by, overruled, is_contradictory, is_settled, certainty, .. } = self;
        Outcome { value, by, overruled, is_contradictory, is_settled, certainty }
    }
}

/// Returns the outcome for content that other pages embed. `indexifembedded` lifts a `noindex` ([mdn-x-robots-tag], [google-robots-meta]),
/// even if the date of `unavailable_after` has also passed. If only the date forbids indexing, `indexifembedded` has no effect.
fn embedded(
    index: &Outcome<Permission>,
    is_noindex: bool,
    origins: &[Origin],
    outcomes: &mut [DirectiveOutcome],
) -> Outcome<Permission> {
    let has_an_effect = index.value == Forbidden && is_noindex && !origins.is_empty();
    let outcome = if has_an_effect { DirectiveOutcome::Decides } else { DirectiveOutcome::NeedsNoindex };
    origins.iter().for_each(|origin| mark(outcomes, origin.place, outcome));
    if !has_an_effect {
        // “Forbidden” is not settled, because headers or HTML that are still unknown may contain `indexifembedded`.
        return Outcome { is_settled: index.is_settled && index.value == Allowed, ..index.clone() };
    }
    let surest = origins.iter().map(|origin| origin.certainty).min();
    Outcome {
        value: Allowed,
        by: origins.iter().map(|origin| origin.place).collect(),
        overruled: index.by.clone(),
        is_contradictory: false,
        is_settled: true,
        certainty: surest.unwrap_or(index.certainty),
    }
}

/// Appends an index unless it equals the last index. Candidates are in the order of directives, so duplicates are adjacent.
fn push_once(places: &mut Vec<u32>, place: u32) {
    if places.last() != Some(&place) {
        places.push(place);
    }
}

/// Sets a directive's outcome. A directive that decides one answer keeps `Decides`, even if it is overruled in another answer.
fn mark(outcomes: &mut [DirectiveOutcome], place: u32, outcome: DirectiveOutcome) {
    if let Some(entry) = outcomes
        .get_mut(place as usize)
        .filter(|entry| !(**entry == DirectiveOutcome::Decides && outcome == DirectiveOutcome::Overruled))
    {
        *entry = outcome;
    }
}
