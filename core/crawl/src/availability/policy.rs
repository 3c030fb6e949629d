//! How one engine judges a fetch, as data.

use std::time::Duration;

use super::{AvailabilityName, Fetch, FetchCase, LastGoodCopy, RestOfSite};
use crate::fact::Certainty;

/// How one engine judges what came back for `/robots.txt`. [`AvailabilityName`] lists them.
///
/// ```
/// use robotscope::availability::{Availability, FetchCase};
///
/// let unreachable = Availability::GOOGLE.clause(FetchCase::ServerError);
/// assert_eq!(unreachable.stages.len(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Availability {
    /// Its name.
    pub name: AvailabilityName,
    /// The number of consecutive redirects up to which the end of the chain decides.
    pub redirects: u32,
    /// The number of bytes up to which the whole text counts.
    pub bytes: u32,
    /// What is documented or reported. Other cases are assumed to be as RFC 9309 has them.
    pub clauses: &'static [Clause],
}

/// What an engine does in some cases.
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
    /// The cases.
    pub cases: &'static [FetchCase],
    /// What follows, and on what it depends. Where several stages hold at the same time, the document leaves the choice open.
    pub stages: &'static [Stage],
    /// How sure this is.
    pub certainty: Certainty,
    /// Who says so.
    pub source: &'static str,
}

/// One consequence and its condition.
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
    /// When it holds.
    pub condition: Condition,
    /// What it is.
    pub effect: Effect,
}

/// On what an answer depends, beside what came back. Times are serialized as seconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Condition {
    /// The file has been unreachable for so long, or longer.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::seconds"))]
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub from: Duration,
    /// The file has been unreachable for less than that; left out if the time has no end.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::names::seconds"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "number"))]
    pub until: Option<Duration>,
    /// Whether there must be a last good copy, or must not.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub last_good_copy: Option<LastGoodCopy>,
    /// How the rest of the site must be.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub rest_of_site: Option<RestOfSite>,
}

/// What follows: the rules of the text apply; everything is allowed as if there were no file; everything but robots.txt is
/// disallowed; the rules of the last good copy apply; or what the target of the redirect answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum Effect {
    /// The rules of the text that came apply; after redirects, to the authority that was asked first ([rfc9309-access]).
    Rules(#[cfg_attr(feature = "serde", serde(skip))] Extent),
    /// As if there were no file: everything may be fetched.
    NoFile,
    /// Nothing may be fetched, except robots.txt itself.
    DisallowAll,
    /// The rules of the last good copy apply.
    LastGoodCopy(#[cfg_attr(feature = "serde", serde(skip))] Extent),
    /// What the place answers to which the redirect leads.
    RedirectTarget,
}

#[cfg(feature = "serde")]
impl crate::text::serialized::TextName for Effect {
    fn text_name(&self) -> Option<&'static str> {
        Some(self.as_str())
    }
}

/// How much of a text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Extent {
    /// All of it.
    Entire,
    /// So many bytes from its beginning; a line in which they end is cut there.
    First(u32),
}

impl Extent {
    /// How many bytes are read, if not all.
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
    /// What the engine does in a case; where nothing is known of it, what RFC 9309 says, which is then only assumed.
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
    /// The name as it is written in data and in JavaScript, without the extent.
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

    /// How much of which text applies, if a text does.
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
    /// Holds always.
    pub const ALWAYS: Self = Self { from: Duration::ZERO, until: None, last_good_copy: None, rest_of_site: None };

    /// Whether it can hold, as far as the fetch tells.
    pub(super) fn can_hold(&self, fetch: &Fetch) -> bool {
        fetch.unreachable_for.is_none_or(|time| self.from <= time && self.until.is_none_or(|until| time < until))
            && agree(self.last_good_copy, fetch.last_good_copy)
            && agree(self.rest_of_site, fetch.rest_of_site)
    }
}

/// Whether what is wanted is what is known, or one of them is not given.
fn agree<T: Copy + PartialEq>(wanted: Option<T>, known: Option<T>) -> bool {
    wanted.is_none() || known.is_none() || wanted == known
}

impl AvailabilityName {
    /// The data behind the name.
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
