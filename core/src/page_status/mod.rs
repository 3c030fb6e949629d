//! What the status of a page's response means to an engine, before anything that the page says.
//!
//! Each engine is a table of clauses, as for robots.txt in [`availability`](crate::availability). A status
//! that no document of the engine names means what it means to most, which is then only assumed.
//!
//! Deliberately absent: pages that say “not found” with status 200 (soft 404), for an engine judges these by their content.
//!
//! ```
//! use robotscope::directives::PageDialect;
//! use robotscope::page_status::StatusEffect;
//!
//! assert_eq!(PageDialect::GOOGLE.status(404).effect, StatusEffect::NotIndexed);
//! assert_eq!(PageDialect::GOOGLE.status(503).effect, StatusEffect::Unavailable);
//! ```

mod engines;

use crate::names::names;
use std::ops::RangeInclusive;

use crate::fact::Certainty;
use crate::sources::Reference;

pub(crate) use engines::{BING, GENERAL, GOOGLE, YANDEX};

/// What an engine does with pages that are answered with one of some statuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StatusClause {
    /// The statuses. The first clause of a table that has one of them counts.
    pub codes: &'static [RangeInclusive<u16>],
    /// What follows.
    pub effect: StatusEffect,
    /// How sure this is.
    pub certainty: Certainty,
    /// Who says so.
    pub sources: &'static [&'static Reference],
}

/// What the status of a page comes to for an engine.
///
/// ```
/// use robotscope::crawlers::Certainty;
/// use robotscope::directives::PageDialect;
/// use robotscope::page_status::{StatusEffect, StatusVerdict};
///
/// let StatusVerdict { code, effect, certainty, .. } = PageDialect::GOOGLE.status(404);
/// assert_eq!((code, effect, certainty), (404, StatusEffect::NotIndexed, Certainty::Documented)); // [google-status-codes]
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct StatusVerdict {
    /// The status.
    pub code: u16,
    /// What follows.
    pub effect: StatusEffect,
    /// How sure this is.
    pub certainty: Certainty,
    /// Who says so; where it is assumed, what it is assumed from.
    pub sources: &'static [&'static Reference],
}

names! {
    /// What follows from a status: the page is processed, and its directives decide; it is as it was when it was fetched before; it is not indexed itself,
    /// but the target of the redirect may be; it is not indexed, and leaves the index; or it is not indexed for now, and stays in the index for some time
    /// if it is there.
    ///
    /// ```
    /// assert_eq!(robotscope::page_status::StatusEffect::NotIndexed.as_str(), "not-indexed");
    /// ```
    #[non_exhaustive]
    pub enum StatusEffect {
        /// The page is processed: its directives decide.
        Processed = "processed",
        /// The page is as it was when the crawler fetched it before; what it said then decides.
        Unchanged = "unchanged",
        /// The page itself is not indexed; what the redirect leads to may be.
        Redirected = "redirected",
        /// The page is not indexed, and leaves the index if it is there.
        NotIndexed = "not-indexed",
        /// The page is not indexed for now. If it is in the index, it is kept there for some time.
        Unavailable = "unavailable",
    }
}

impl StatusVerdict {
    /// What a table says of a status; if nothing, what most engines make of it.
    pub(crate) fn new(clauses: &'static [StatusClause], code: u16) -> Self {
        let known = find(clauses, code).or_else(|| find(GENERAL, code));
        let StatusClause { effect, certainty, sources, .. } = *known.unwrap_or(&engines::OTHERS);
        Self { code, effect, certainty, sources }
    }
}

/// The clause of a table that has the status.
fn find(clauses: &'static [StatusClause], code: u16) -> Option<&'static StatusClause> {
    clauses.iter().find(|clause| clause.codes.iter().any(|codes| codes.contains(&code)))
}

impl StatusEffect {
    /// Whether the page is not indexed, whatever it says.
    ///
    /// ```
    /// use robotscope::page_status::StatusEffect;
    ///
    /// assert!(StatusEffect::Unavailable.forbids_index());
    /// assert!(!StatusEffect::Unchanged.forbids_index());
    /// ```
    pub const fn forbids_index(self) -> bool {
        matches!(self, Self::Redirected | Self::NotIndexed | Self::Unavailable)
    }
}
