//! Facts: statements with their certainty. This module depends only on the module `names`.
//!
//! ```
//! use robotscope::fact::{Certainty, Fact};
//!
//! assert!(Fact::new(true, Certainty::Reported).value);
//! ```

use crate::names::names;

/// A statement about a crawler, and its certainty.
///
/// ```
/// use robotscope::crawlers::{Certainty, by_token};
///
/// let fallback = by_token("Googlebot-Image").ok_or("not in the catalogue")?.fallback;
/// assert_eq!(fallback.value, ["Googlebot-Image", "Googlebot"]);
/// assert_eq!(fallback.certainty, Certainty::Reported);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Fact<T> {
    /// The statement.
    pub value: T,
    /// The certainty of the statement.
    pub certainty: Certainty,
}

impl<T> Fact<T> {
    /// Creates a fact, for example for a crawler that is not in the catalogue.
    ///
    /// ```
    /// use robotscope::crawlers::{Certainty, Fact, Support};
    ///
    /// let crawl_delay = Fact::new(Support::Yes, Certainty::Assumed);
    /// assert_eq!(crawl_delay.value, Support::Yes);
    /// ```
    pub const fn new(value: T, certainty: Certainty) -> Self {
        Self { value, certainty }
    }

    /// Converts the statement and keeps its certainty.
    ///
    /// ```
    /// use robotscope::fact::{Certainty, Fact};
    ///
    /// let seconds = Fact::new(90, Certainty::Reported);
    /// assert_eq!(seconds.map(|seconds| seconds > 60), Fact::new(true, Certainty::Reported));
    /// ```
    pub fn map<U>(self, statement: impl FnOnce(T) -> U) -> Fact<U> {
        Fact { value: statement(self.value), certainty: self.certainty }
    }
}

names! {
    /// The certainty of a fact: "documented" by the operator, "reported" by others, or only "assumed". The most certain variant is first,
    /// so `max` returns the certainty of a conclusion from two facts.
    ///
    /// ```
    /// use robotscope::crawlers::Certainty;
    ///
    /// assert_eq!(Certainty::Documented.max(Certainty::Assumed), Certainty::Assumed);
    /// assert_eq!(Certainty::Reported.as_str(), "reported");
    /// ```
    pub enum Certainty {
        /// The operator's documentation or code contains the statement.
        Documented = "documented",
        /// A secondary copy, a registry or a list contains the statement, or someone has observed the behaviour.
        Reported = "reported",
        /// The statement is inferred or from memory; no source contains it.
        Assumed = "assumed",
    }
}
