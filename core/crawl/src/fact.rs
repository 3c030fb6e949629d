//! How sure we are of what we say: a statement and its certainty. It depends on nothing.
//!
//! ```
//! use robotscope::fact::{Certainty, Fact};
//!
//! assert!(Fact::new(true, Certainty::Reported).value);
//! ```

use crate::names::names;

/// A statement about a crawler, and how sure we are of it.
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
    /// What we say.
    pub value: T,
    /// How sure we are.
    pub certainty: Certainty,
}

impl<T> Fact<T> {
    /// States a fact, for instance about a crawler that the catalogue does not have.
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

    /// Another statement that is as sure as this one.
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
    /// How sure we are of a fact: "documented" by the operator, "reported" by others, or only "assumed". The surest first, so that `max`
    /// of two is the certainty of what follows from both.
    ///
    /// ```
    /// use robotscope::crawlers::Certainty;
    ///
    /// assert_eq!(Certainty::Documented.max(Certainty::Assumed), Certainty::Assumed);
    /// assert_eq!(Certainty::Reported.as_str(), "reported");
    /// ```
    pub enum Certainty {
        /// The operator's own page or code says so.
        Documented = "documented",
        /// A secondary copy, a registry or a list says so, or somebody observed it.
        Reported = "reported",
        /// It is inferred, remembered, or nothing at all is stated.
        Assumed = "assumed",
    }
}
