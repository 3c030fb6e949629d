//! Data types that describe how an engine reacts to each response for robots.txt.

use std::time::Duration;

use super::{AvailabilityName, Fetch, FetchCase, LastGoodCopy, RestOfSite};
use crate::fact::Certainty;

/// One engine's policy for responses to `/robots.txt`. [`AvailabilityName`] lists the policies.
///
/// ```
/// use robotscope::availability::{Availability, FetchCase};
///
/// let unreachable = Availability::GOOGLE.clause(FetchCase::ServerError);
/// assert_eq!(unreachable.stages.len(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Availability {
    /// The name of the policy.
    pub name: AvailabilityName,
    /// The maximum number of consecutive redirects that the engine follows.
    pub redirects: u32,
    /// The size limit in bytes. A longer text is the case [`FetchCase::TooLong`].
    pub bytes: u32,
    /// The engine's clauses. In the cases that they do not cover, the clauses of RFC 9309 apply, with the certainty "assumed".
    pub clauses: &'static [Clause],
}

/// An engine's behaviour in one or more cases.
///
/// ```
/// use robotscope::availability::{Availability, Clause, Effect, FetchCase};
///
/// // "The crawler MAY access any resources on the server" ([rfc9309-access]).
/// let Clause { stages, source, .. } = Availability::RFC9309.clause(FetchCase::ClientError);
/// assert_eq!((stages.len(), stages[0].effect), (1, Effect::NoFile));
/// assert_eq!(source, "RFC 9309, 2.3.1.3");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clause {
    /// The cases to which the clause applies.
    pub cases: &'static [FetchCase],
    /// The effects, each with its condition. If several stages apply at the same time, the source permits any of their effects.
    pub stages: &'static [Stage],
    /// The certainty of the clause.
    pub certainty: Certainty,
    /// The document that defines the clause.
    pub source: &'static str,
}

/// An effect and the condition under which it applies.
///
/// ```
/// use robotscope::availability::{Availability, Condition, Effect, FetchCase, Stage};
///
/// // Without an answer from the server, everything is disallowed at first ([rfc9309-access], [google-robots-txt]).
/// for engine in [Availability::RFC9309, Availability::GOOGLE] {
///     let Stage { condition, effect } = engine.clause(FetchCase::ServerError).stages[0];
///     assert!(effect == Effect::DisallowAll && condition.from.is_zero());
/// }
/// let missing = Availability::RFC9309.clause(FetchCase::ClientError);
/// assert_eq!(missing.stages[0].condition, Condition::ALWAYS);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stage {
    /// The condition.
    pub condition: Condition,
    /// The effect.
    pub effect: Effect,
}

/// The condition under which a response has an effect. Times are serialized in seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Condition {
    /// The file has been unreachable for at least this time.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::numbers::seconds"))]
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub from: Duration,
    /// The file has been unreachable for less than this time; left out if there is no maximum.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::numbers::seconds"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "number"))]
    pub until: Option<Duration>,
    /// The required state of the last good copy: the crawler must have a copy, or must not have one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub last_good_copy: Option<LastGoodCopy>,
    /// The required state of the rest of the site.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub rest_of_site: Option<RestOfSite>,
}

/// The effect of a response to robots.txt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum Effect {
    /// The rules in the fetched text apply. After redirects, they apply to the authority of the first request ([rfc9309-access]).
    Rules(#[cfg_attr(feature = "serde", serde(skip))] Extent),
    /// Every URL may be fetched, as if there were no file.
    NoFile,
    /// No URL may be fetched except robots.txt itself.
    DisallowAll,
    /// The rules of the last good copy apply.
    LastGoodCopy(#[cfg_attr(feature = "serde", serde(skip))] Extent),
    /// The response at the redirect's target decides.
    RedirectTarget,
}

#[cfg(feature = "serde")]
impl crate::text::serialized::TextName for Effect {
    fn text_name(&self) -> Option<&'static str> {
        Some(self.as_str())
    }
}

/// The part of a text that is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Extent {
    /// The whole text.
    Entire,
    /// This number of bytes from the beginning. The last line may be cut off.
    First(u32),
}

impl Extent {
    /// Returns the number of bytes that are read; `None` if the whole text is read.
    ///
    /// ```
    /// use robotscope::availability::Extent;
    ///
    /// assert_eq!((Extent::First(512).bytes(), Extent::Entire.bytes()), (Some(512), None));
    /// ```
    pub const fn bytes(self) -> Option<u32> {
        match self {
            Self::Entire => None,
            Self::First(bytes) => Some(bytes),
        }
    }
}

impl Availability {
    /// Returns the engine's clause for a case. If the engine has none, returns the clause of RFC 9309 with the certainty "assumed".
    ///
    /// ```
    /// use robotscope::availability::{Availability, FetchCase};
    /// use robotscope::crawlers::Certainty;
    ///
    /// assert_eq!(Availability::RFC9309.clause(FetchCase::ClientError).certainty, Certainty::Documented);
    /// assert_eq!(Availability::GOOGLE.clause(FetchCase::NotModified).certainty, Certainty::Assumed);
    /// ```
    pub fn clause(&self, case: FetchCase) -> Clause {
        let find = |clauses: &'static [Clause]| clauses.iter().find(|clause| clause.cases.contains(&case)).copied();
        find(self.clauses).unwrap_or_else(|| {
            let standard = find(Self::RFC9309.clauses).unwrap_or(Self::UNKNOWN);
            Clause { certainty: Certainty::Assumed, ..standard }
        })
    }
}

impl Effect {
    /// Returns the effect's name in serialized data and in JavaScript. The name does not contain the extent.
    ///
    /// ```
    /// use robotscope::availability::Effect;
    ///
    /// assert_eq!(Effect::DisallowAll.as_str(), "disallow-all");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rules(_) => "rules",
            Self::NoFile => "no-file",
            Self::DisallowAll => "disallow-all",
            Self::LastGoodCopy(_) => "last-good-copy",
            Self::RedirectTarget => "redirect-target",
        }
    }

    /// Returns the part of the text that is read; `None` if no text applies.
    ///
    /// ```
    /// use robotscope::availability::{Effect, Extent};
    ///
    /// assert_eq!(Effect::Rules(Extent::Entire).extent(), Some(Extent::Entire));
    /// assert_eq!(Effect::DisallowAll.extent(), None);
    /// ```
    pub const fn extent(self) -> Option<Extent> {
        match self {
            Self::Rules(extent) | Self::LastGoodCopy(extent) => Some(extent),
            Self::NoFile | Self::DisallowAll | Self::RedirectTarget => None,
        }
    }
}

impl Condition {
    /// The condition that always holds.
    pub const ALWAYS: Self = Self { from: Duration::ZERO, until: None, last_good_copy: None, rest_of_site: None };

    /// Returns `true` if the condition is possible, given the known facts about the fetch.
    pub(super) fn can_hold(&self, fetch: &Fetch) -> bool {
        fetch.unreachable_for.is_none_or(|time| self.from <= time && self.until.is_none_or(|until| time < until))
            && agree(self.last_good_copy, fetch.last_good_copy)
            && agree(self.rest_of_site, fetch.rest_of_site)
    }
}

fn agree<T: Copy + PartialEq>(wanted: Option<T>, known: Option<T>) -> bool {
    wanted.is_none() || known.is_none() || wanted == known
}

impl AvailabilityName {
    /// Returns the policy with this name.
    ///
    /// ```
    /// use robotscope::availability::AvailabilityName;
    ///
    /// // Google reads 500 kibibytes ([google-robots-txt]).
    /// assert_eq!(AvailabilityName::Google.availability().bytes, 500 * 1024);
    /// ```
    pub const fn availability(self) -> &'static Availability {
        match self {
            Self::Rfc9309 => &Availability::RFC9309,
            Self::Google => &Availability::GOOGLE,
            Self::Yandex => &Availability::YANDEX,
            Self::Amazon => &Availability::AMAZON,
        }
    }
}
