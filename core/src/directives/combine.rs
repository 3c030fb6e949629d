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
        let (mut votes, mut ignored) = (Votes::default(), Votes::default());
        let mut outcomes = Vec::with_capacity(self.directives.len());
        for (place, directive) in (0..).zip(&self.directives) {
            let standing = reader.dialect.value.standing(directive.directive.name);
            let outcome = directive_outcome(directive, reader, standing, membership);
            let presence = self.presence(place, directive);
            let certainty = certainty(directive, reader, standing, outcome, presence);
            // [google-javascript]: only pages with status 200 are sure to be rendered.
            let is_doubtful = presence == Presence::OnlyRendered
                && outcome == DirectiveOutcome::Counts
                && self.status.is_some_and(|code| code != 200);
            let certainty = if is_doubtful { Certainty::Assumed } else { certainty };
            let ballot = Ballot { place, certainty, presence };
            if outcome == DirectiveOutcome::Counts {
                votes.cast(directive, ballot, standing.meaning, now);
            } else if certainty != Certainty::Documented
                && (outcome == DirectiveOutcome::DoubtfulScope || membership.includes(directive, &reader.dialect.value))
            {
                ignored.cast(directive, ballot, standing.meaning, now);
            }
            outcomes.push(outcome);
        }
        let mut verdict = votes.count(ignored, reader, now, outcomes);
        // The crawler may still apply directives from an earlier fetch.
        verdict.index.is_settled &= status.is_none_or(|status| status.effect == StatusEffect::Processed);
        IndexingVerdict { status, ..verdict }
    }

    /// Builds the verdict for a status that keeps the page out of the index and makes all directives void.
    fn unprocessed(&self, reader: &PageReader<'_>, status: StatusVerdict) -> IndexingVerdict {
        let outcomes = vec![DirectiveOutcome::Unprocessed; self.directives.len()];
        let verdict = Votes::default().count(Votes::default(), reader, None, outcomes);
        let index = Outcome { value: Forbidden, is_settled: true, certainty: status.certainty, ..verdict.index };
        IndexingVerdict { status: Some(status), embedded: index.clone(), index, ..verdict }
    }
}

/// The index of a directive that votes, the certainty of its vote, and the versions of the document that contain the directive.
#[derive(Clone, Copy)]
struct Ballot {
    place: u32,
    certainty: Certainty,
    presence: Presence,
}

/// All directives' votes on one question.
struct Question<T> {
    votes: Vec<(T, Ballot)>,
    /// The versions of the document in which a directive other than `all` allows, and those in which a directive forbids, as bits
    /// ([`Presence::bits`]). Opposite directives contradict each other only in the same version.
    opposites: [u8; 2],
}

#[derive(Default)]
struct Votes {
    index: Question<Permission>,
    follow: Question<Permission>,
    snippet: Question<Limit>,
    image_preview: Question<ImagePreview>,
    video_preview: Question<Limit>,
    image_index: Question<Permission>,
    translation: Question<Permission>,
    archive: Question<Permission>,
    foreign_description: Question<Permission>,
    indexifembedded: Vec<Ballot>,
    /// Reversed, so that the earliest moment wins.
    unavailable_after: Question<Option<Reverse<Moment>>>,
}

impl Votes {
    /// Forbids snippets and, as in the newer version of Google's documentation, video previews ([google-robots-meta-old],
    /// [mdn-x-robots-tag]).
    fn forbid_snippets(&mut self, ballot: Ballot) {
        self.snippet.votes.push((Limit::AtMost(0), ballot));
        self.video_preview.votes.push((Limit::AtMost(0), ballot));
    }

    fn cast(&mut self, directive: &PageDirective, ballot: Ballot, meaning: Meaning, now: Option<Moment>) {
        let directive = &directive.directive;
        match (directive.name, &directive.value) {
            (DirectiveName::Noarchive | DirectiveName::Nocache, _) if meaning != Meaning::Usual => {}
            (DirectiveName::All, _) => {
                self.index.votes.push((Allowed, ballot));
                self.follow.votes.push((Allowed, ballot));
            }
            (DirectiveName::Index, _) => self.index.permit(Allowed, ballot),
            (DirectiveName::Follow, _) => self.follow.permit(Allowed, ballot),
            (DirectiveName::Noindex, _) => self.index.permit(Forbidden, ballot),
            (DirectiveName::Nofollow, _) => self.follow.permit(Forbidden, ballot),
            (DirectiveName::None, _) => {
                self.index.permit(Forbidden, ballot);
                let is_only_assumed = meaning == Meaning::NoIndexing;
                let certainty = if is_only_assumed { Certainty::Assumed } else { ballot.certainty };
                self.follow.permit(Forbidden, Ballot { certainty, ..ballot });
                if meaning == Meaning::NoIndexingOrSnippet {
                    self.forbid_snippets(ballot);
                }
            }
            (DirectiveName::Archive, _) => self.archive.permit(Allowed, ballot),
            (DirectiveName::Noarchive | DirectiveName::Nocache, _) => self.archive.permit(Forbidden, ballot),
            (DirectiveName::Nosnippet, _) => self.forbid_snippets(ballot),
            (DirectiveName::Noodp | DirectiveName::Noydir | DirectiveName::Noyaca, _) => {
                self.foreign_description.permit(Forbidden, ballot);
            }
            (DirectiveName::Notranslate, _) => self.translation.permit(Forbidden, ballot),
            (DirectiveName::Noimageindex, _) => self.image_index.permit(Forbidden, ballot),
            (DirectiveName::Indexifembedded, _) => self.indexifembedded.push(ballot),
            (DirectiveName::MaxSnippet, DirectiveValue::Limit { limit }) => self.snippet.votes.push((*limit, ballot)),
            (DirectiveName::MaxVideoPreview, DirectiveValue::Limit { limit }) => self.video_preview.votes.push((*limit, ballot)),
            (DirectiveName::MaxImagePreview, DirectiveValue::ImagePreview { preview }) => {
                self.image_preview.votes.push((*preview, ballot));
            }
            (DirectiveName::UnavailableAfter, DirectiveValue::Date(date)) => {
                let is_guessed = now.is_none() && date.is_century_guessed();
                let certainty = if is_guessed { Certainty::Assumed } else { ballot.certainty };
                let ballot = Ballot { certainty, ..ballot };
                self.unavailable_after.votes.push((Some(Reverse(date.at(now).moment)), ballot));
            }
            // Invalid values have no effect, and the remaining directives (AI, reading aloud, search boxes) affect no answer in this
            // verdict.
            _ => {}
        }
    }

    /// Counts the votes. Ignored votes do not decide, but they lower the certainty of answers that they could change.
    fn count(
        mut self,
        mut ignored: Self,
        reader: &PageReader<'_>,
        now: Option<Moment>,
        mut outcomes: Vec<DirectiveOutcome>,
    ) -> IndexingVerdict {
        let outcomes = &mut outcomes;
        let unavailable_after = self.unavailable_after.count(&ignored.unavailable_after, None, reader, outcomes);
        let moment = unavailable_after.value.map(|Reverse(moment)| moment);
        let timing = moment.zip(now).map(|(moment, now)| moment.timing(now));
        for (_, ballot) in self.unavailable_after.votes.iter().filter(|(vote, _)| *vote == unavailable_after.value) {
            match timing {
                Some(Timing::InForce { .. }) => self.index.votes.push((Forbidden, *ballot)),
                Some(Timing::Pending { .. }) | None => mark(outcomes, ballot.place, DirectiveOutcome::Pending),
            }
        }
        // The votes of dates were appended last, so restore the order of directives.
        sort_by_number(&mut self.index.votes, |(_, ballot)| u64::from(ballot.place));
        let in_force = |(vote, _): &&(Option<Reverse<Moment>>, Ballot)| {
            vote.zip(now).is_some_and(|(Reverse(moment), now)| matches!(moment.timing(now), Timing::InForce { .. }))
        };
        let dates = ignored.unavailable_after.votes.iter().filter(in_force);
        ignored.index.votes.extend(dates.map(|(_, ballot)| (Forbidden, *ballot)));
        let is_noindex = self.index.opposites[1] != 0;
        let mut index = self.index.count(&ignored.index, Allowed, reader, outcomes);
        // If `now` is unknown, a date may still forbid indexing.
        index.is_settled &= index.value == Forbidden || moment.is_none() || now.is_some();
        IndexingVerdict {
            status: None,
            dialect: Fact::new(reader.dialect.value.name, reader.dialect.certainty),
            embedded: embedded(&index, is_noindex, &self.indexifembedded, outcomes),
            index,
            follow: self.follow.count(&ignored.follow, Allowed, reader, outcomes),
            snippet: self.snippet.count(&ignored.snippet, Limit::Unstated, reader, outcomes),
            image_preview: self.image_preview.count(&ignored.image_preview, ImagePreview::Unstated, reader, outcomes),
            video_preview: self.video_preview.count(&ignored.video_preview, Limit::Unstated, reader, outcomes),
            image_index: self.image_index.count(&ignored.image_index, Allowed, reader, outcomes),
            translation: self.translation.count(&ignored.translation, Allowed, reader, outcomes),
            archive: self.archive.count(&ignored.archive, Allowed, reader, outcomes),
            foreign_description: self.foreign_description.count(&ignored.foreign_description, Allowed, reader, outcomes),
            unavailable_after: unavailable_after.with(moment),
            timing,
            directive_outcomes: std::mem::take(outcomes),
        }
    }
}

/// An answer on a scale from permissive to restrictive.
trait Scale: Copy + Ord {
    /// Returns `true` if no other answer can prevail over this answer: the most restrictive or the most permissive answer, depending on
    /// `conflicts`.
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

impl<T: Scale> Question<T> {
    fn count(&self, ignored: &Self, default: T, reader: &PageReader<'_>, outcomes: &mut [DirectiveOutcome]) -> Outcome<T> {
        let conflicts = reader.dialect.value.conflicts;
        let stronger = |one: T, other: T| match conflicts.value {
            Conflicts::Restrictive => one.max(other),
            Conflicts::Permissive => one.min(other),
        };
        let strongest = self.votes.iter().map(|(vote, _)| *vote).reduce(stronger);
        let value = strongest.unwrap_or(default);
        let (mut by, mut overruled, mut surest) = (Vec::new(), Vec::new(), None);
        for (vote, ballot) in &self.votes {
            if *vote == value {
                mark(outcomes, ballot.place, DirectiveOutcome::Decides);
                push_once(&mut by, ballot.place);
                surest = Some(surest.map_or(ballot.certainty, |so_far: Certainty| so_far.min(ballot.certainty)));
            } else {
                mark(outcomes, ballot.place, DirectiveOutcome::Overruled);
                push_once(&mut overruled, ballot.place);
            }
        }
        let of_the_rule = if overruled.is_empty() { Certainty::Documented } else { conflicts.certainty };
        let would_change = |vote: T| strongest.map_or(vote, |strongest| stronger(strongest, vote)) != value;
        let ignored = ignored.votes.iter().filter(|(vote, _)| would_change(*vote)).map(|(_, ballot)| ballot.certainty);
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

impl Question<Permission> {
    /// Adds a vote to allow or to forbid.
    fn permit(&mut self, permission: Permission, ballot: Ballot) {
        let [allowed, forbidden] = &mut self.opposites;
        *(if permission == Allowed { allowed } else { forbidden }) |= ballot.presence.bits();
        self.votes.push((permission, ballot));
    }
}

impl Presence {
    /// Returns a bit for each version of the document.
    const fn bits(self) -> u8 {
        match self {
            Self::Both => 0b11,
            Self::OnlyServed => 0b01,
            Self::OnlyRendered => 0b10,
        }
    }
}

impl<T> Default for Question<T> {
    fn default() -> Self {
        Self { votes: Vec::new(), opposites: [0; 2] }
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
/// but not a date that has passed.
fn embedded(
    index: &Outcome<Permission>,
    is_noindex: bool,
    ballots: &[Ballot],
    outcomes: &mut [DirectiveOutcome],
) -> Outcome<Permission> {
    let has_an_effect = index.value == Forbidden && is_noindex && !ballots.is_empty();
    let outcome = if has_an_effect { DirectiveOutcome::Decides } else { DirectiveOutcome::NeedsNoindex };
    ballots.iter().for_each(|ballot| mark(outcomes, ballot.place, outcome));
    if !has_an_effect {
        // Headers or HTML that are still unknown may contain `indexifembedded`.
        return Outcome { is_settled: index.is_settled && index.value == Allowed, ..index.clone() };
    }
    let surest = ballots.iter().map(|ballot| ballot.certainty).min();
    Outcome {
        value: Allowed,
        by: ballots.iter().map(|ballot| ballot.place).collect(),
        overruled: index.by.clone(),
        is_contradictory: false,
        is_settled: true,
        certainty: surest.unwrap_or(index.certainty),
    }
}

/// Appends an index unless it equals the last index. Votes are in the order of directives, so duplicates are adjacent.
fn push_once(places: &mut Vec<u32>, place: u32) {
    if places.last() != Some(&place) {
        places.push(place);
    }
}

/// Sets a directive's outcome. A directive that decides one question keeps `Decides`, even if it is overruled in another question.
fn mark(outcomes: &mut [DirectiveOutcome], place: u32, outcome: DirectiveOutcome) {
    if let Some(entry) = outcomes
        .get_mut(place as usize)
        .filter(|entry| !(**entry == DirectiveOutcome::Decides && outcome == DirectiveOutcome::Overruled))
    {
        *entry = outcome;
    }
}
