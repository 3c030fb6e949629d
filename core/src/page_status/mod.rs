//! An engine's treatment of a page according to its status, before the page's content is considered.
//!
//! Each engine has a table of clauses, like those for robots.txt in [`availability`](crate::availability). If an engine does not document a
//! status, its effect is assumed from the status's meaning in HTTP.
//!
//! Pages that display “not found” with status 200 (soft 404) are not covered, because engines detect them by their content.
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

/// An entry in an engine's table: statuses that have the same effect on a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StatusClause {
    /// The statuses. If several clauses in a table contain a status, the first clause applies.
    pub codes: &'static [RangeInclusive<u16>],
    pub effect: StatusEffect,
    pub certainty: Certainty,
    pub sources: &'static [&'static Reference],
}

/// The effect of a page's status in an engine.
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
    /// The status code of the response.
    pub code: u16,
    /// The effect on the page.
    pub effect: StatusEffect,
    /// The certainty of the effect.
    pub certainty: Certainty,
    /// The documents that define the effect, or on which the assumption is based.
    pub sources: &'static [&'static Reference],
}

names! {
    /// The effect of a page's status.
    ///
    /// - "processed": the page is processed, and its directives decide.
    /// - "unchanged": the content at the crawler's last fetch decides.
    /// - "redirected": the page is not indexed, but the redirect's target may be.
    /// - "not-indexed": the page is not indexed, and is removed from the index.
    /// - "unavailable": the page is not indexed for now, but may remain in the index for a while.
    ///
    /// ```
    /// assert_eq!(robotscope::page_status::StatusEffect::NotIndexed.as_str(), "not-indexed");
    /// ```
    #[non_exhaustive]
    pub enum StatusEffect {
        /// The page is processed, and its directives decide.
        Processed = "processed",
        /// The page has not changed since the crawler's last fetch, whose content decides.
        Unchanged = "unchanged",
        /// The page itself is not indexed, but the target of the redirect may be.
        Redirected = "redirected",
        /// The page is not indexed, and it is removed from the index.
        NotIndexed = "not-indexed",
        /// The page is not indexed for now. If the page was already in the index, it may remain there for a while.
        Unavailable = "unavailable",
    }
}

impl StatusVerdict {
    /// Returns the effect that a table defines for a status. If the table does not define an effect, returns the effect assumed from HTTP.
    pub(crate) fn new(clauses: &'static [StatusClause], code: u16) -> Self {
        let known = find(clauses, code).or_else(|| find(GENERAL, code));
        let StatusClause { effect, certainty, sources, .. } = *known.unwrap_or(&engines::OTHERS);
        Self { code, effect, certainty, sources }
    }
}

/// Returns the first clause in the table that contains the status, if any.
fn find(clauses: &'static [StatusClause], code: u16) -> Option<&'static StatusClause> {
    clauses.iter().find(|clause| clause.codes.iter().any(|codes| codes.contains(&code)))
}

impl StatusEffect {
    /// Returns `true` if the page is not indexed, regardless of its content.
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
