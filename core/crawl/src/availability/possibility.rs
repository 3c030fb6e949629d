//! Lists the possible effects of a fetch under an engine's policy.

use super::{Availability, Condition, Effect, Fetch, FetchCase};
use crate::fact::Certainty;

/// One possible effect of a fetch for an engine. A fetch has several possible effects if the effect depends on unknown facts, or if a
/// document permits several behaviours.
///
/// ```
/// use robotscope::availability::{Availability, Effect, Fetch, FetchCase};
/// use robotscope::crawlers::Certainty;
///
/// let [possibility] = Availability::RFC9309.possibilities(&Fetch::status(404)).try_into().expect("one");
/// assert_eq!((possibility.case, possibility.effect), (FetchCase::ClientError, Effect::NoFile));
/// assert_eq!((possibility.certainty, possibility.source), (Certainty::Documented, "RFC 9309, 2.3.1.3"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Possibility {
    /// The case to which the engine assigns the fetch.
    pub case: FetchCase,
    /// The condition under which the effect occurs. It is consistent with the known facts, but may depend on unknown facts.
    pub condition: Condition,
    /// The effect of the fetch result on crawling.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::text_name"))]
    pub effect: Effect,
    /// The certainty of the effect.
    pub certainty: Certainty,
    /// The document that defines the effect.
    pub source: &'static str,
}

/// The lengths in bytes of the fetched text and of the last good copy; 0 for a missing text.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lengths {
    pub(super) text: usize,
    pub(super) copy: usize,
}

impl Availability {
    /// Returns every possible effect of a fetch for this engine; there is at least one. Assumes that the text is within the size limit.
    /// [`Fetched`](super::Fetched) checks the actual size of its texts.
    ///
    /// ```
    /// use robotscope::availability::{Availability, Effect, Fetch};
    /// use std::time::Duration;
    ///
    /// let fetch = Fetch { unreachable_for: Some(Duration::from_secs(3600)), ..Fetch::status(503) };
    /// let effects = |engine: Availability| engine.possibilities(&fetch).iter().map(|one| one.effect).collect::<Vec<_>>();
    /// assert_eq!(effects(Availability::GOOGLE), [Effect::DisallowAll]);
    /// assert_eq!(effects(Availability::YANDEX), [Effect::NoFile]);
    /// ```
    pub fn possibilities(&self, fetch: &Fetch) -> Vec<Possibility> {
        self.possibilities_with(fetch, Lengths::default())
    }

    pub(super) fn possibilities_with(&self, fetch: &Fetch, lengths: Lengths) -> Vec<Possibility> {
        let end = FetchCase::from_response(fetch.response);
        let hops = fetch.redirects.saturating_add(u32::from(end == FetchCase::Redirect));
        let case = match end {
            _ if hops > self.redirects => FetchCase::TooManyRedirects,
            FetchCase::Success | FetchCase::OtherSuccess if self.is_too_long(lengths.text) => self.success_beyond(end),
            _ => end,
        };
        let mut found = Vec::new();
        for one in self.with_case(case).filter(|one| one.condition.can_hold(fetch)) {
            match one.effect {
                // The caller followed the redirects, so `fetch.response` is the response of the last redirect's target.
                Effect::RedirectTarget if end != FetchCase::Redirect => {
                    found.extend(self.possibilities_with(&Fetch { redirects: 0, ..*fetch }, lengths));
                }
                Effect::LastGoodCopy(_) if self.is_too_long(lengths.copy) => {
                    found.extend(self.with_case(FetchCase::TooLong).map(|cut| Possibility {
                        effect: copy_effect(cut.effect),
                        certainty: cut.certainty.max(one.certainty),
                        ..one
                    }));
                }
                _ => found.push(one),
            }
        }
        found
    }

    fn with_case(&self, case: FetchCase) -> impl Iterator<Item = Possibility> {
        let clause = self.clause(case);
        clause.stages.iter().map(move |stage| Possibility {
            case,
            condition: stage.condition,
            effect: stage.effect,
            certainty: clause.certainty,
            source: clause.source,
        })
    }

    fn is_too_long(&self, length: usize) -> bool {
        length > self.bytes as usize
    }

    /// Returns the case for a text above the size limit: [`FetchCase::TooLong`] if the engine obeys texts in the case `end`; otherwise
    /// `end`.
    fn success_beyond(&self, end: FetchCase) -> FetchCase {
        let counts = self.clause(end).stages.iter().any(|stage| matches!(stage.effect, Effect::Rules(_)));
        if counts { FetchCase::TooLong } else { end }
    }
}

fn copy_effect(effect: Effect) -> Effect {
    match effect {
        Effect::Rules(extent) => Effect::LastGoodCopy(extent),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::availability::{AvailabilityName, Response};

    #[test]
    fn every_fetch_has_one_to_six_possible_effects_for_every_engine() {
        let responses = (0..=u16::MAX).map(Response::Status).chain([Response::NetworkFailure]);
        for (response, redirects) in responses.flat_map(|response| [0, 5, 6, u32::MAX].map(|redirects| (response, redirects))) {
            let fetch = Fetch { response, redirects, ..Fetch::network_failure() };
            for name in AvailabilityName::ALL {
                for length in [0, 512_000, 512_001, usize::MAX] {
                    let lengths = Lengths { text: length, copy: length };
                    let found = name.availability().possibilities_with(&fetch, lengths);
                    assert!((1..=6).contains(&found.len()), "{name:?} {fetch:?} {length}: {found:?}");
                }
            }
        }
    }
}
