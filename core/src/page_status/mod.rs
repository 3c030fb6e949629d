//! The effect of a page's status on an engine, before the page's content counts.
//!
//! Each engine is a table of clauses, as for robots.txt in [`availability`](crate::availability). A status that an engine does not document
//! has the effect that most engines give it, as an assumption.
//!
//! Not covered: pages that display “not found” with status 200 (soft 404), because engines detect these by their content.
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

/// The effect of some statuses of a page on an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StatusClause {
    /// The statuses. The first clause of a table with a status applies.
    pub codes: &'static [RangeInclusive<u16>],
    pub effect: StatusEffect,
    pub certainty: Certainty,
    pub sources: &'static [&'static Reference],
}

/// The effect of a page's status on an engine.
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
    /// The effect of the status on the page.
    pub effect: StatusEffect,
    /// The certainty of the effect.
    pub certainty: Certainty,
    /// The documents that state the effect or, for an assumption, on which the assumption is based.
    pub sources: &'static [&'static Reference],
}

names! {
    /// The effect of a status: the page is processed, and its directives decide; it is unchanged since an earlier fetch; the page is not
    /// indexed, but the target of the redirect may be; it is not indexed, and removed from the index; or it is not indexed for now, and an
    /// indexed page is kept for some time.
    ///
    /// ```
    /// assert_eq!(robotscope::page_status::StatusEffect::NotIndexed.as_str(), "not-indexed");
    /// ```
    #[non_exhaustive]
    pub enum StatusEffect {
        /// The page is processed: its directives decide.
        Processed = "processed",
        /// The page is unchanged since the crawler's last fetch, whose content decides.
        Unchanged = "unchanged",
        /// The page itself is not indexed; the target of the redirect may be.
        Redirected = "redirected",
        /// The page is not indexed, and removed from the index.
        NotIndexed = "not-indexed",
        /// The page is not indexed for now. An indexed page stays in the index for some time.
        Unavailable = "unavailable",
    }
}

impl StatusVerdict {
    /// Returns the effect of a status in a table; without an entry, the effect that most engines give it.
    pub(crate) fn new(clauses: &'static [StatusClause], code: u16) -> Self {
        let known = find(clauses, code).or_else(|| find(GENERAL, code));
        let StatusClause { effect, certainty, sources, .. } = *known.unwrap_or(&engines::OTHERS);
        Self { code, effect, certainty, sources }
    }
}

/// Returns the clause of a table for the status.
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
