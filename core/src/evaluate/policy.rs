//! The policies on which readers of directives may differ.

use crate::directives::{PageDialect, Placement};
use crate::html::Scripting;
use crate::names::names;
use crate::sources::{self, Reference};

names! {
    /// A policy on which readers of page-level directives may differ.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::PagePolicy::Placement.as_str(), "placement");
    /// ```
    #[non_exhaustive]
    pub enum PagePolicy {
        /// The positions in a header at which a bot may be named: anywhere, or only at the start
        /// ([`ScopeSwitch`](crate::directives::ScopeSwitch)).
        Scopes = "scopes",
        /// [`PageDialect::placement`]
        Placement = "placement",
        /// [`PageDialect::scripting`]
        Scripting = "scripting",
    }
}

impl PagePolicy {
    /// Returns the documents that show how readers differ.
    ///
    /// ```
    /// use robotscope::evaluate::PagePolicy;
    /// use robotscope::sources;
    ///
    /// // Google reads meta elements in the body; the HTML standard allows them only in the head.
    /// assert_eq!(PagePolicy::Placement.sources(), [sources::GOOGLE_ROBOTS_META, sources::HTML_META]);
    /// ```
    pub const fn sources(self) -> &'static [&'static Reference] {
        match self {
            Self::Scopes => &[sources::GOOGLE_ROBOTS_META, sources::MDN_X_ROBOTS_TAG],
            Self::Placement => &[sources::GOOGLE_ROBOTS_META, sources::HTML_META],
            Self::Scripting => &[sources::HTML_NOSCRIPT],
        }
    }

    /// Returns the dialect with the alternative value for this policy. For scopes, returns the unchanged dialect, because scopes affect
    /// scanning.
    pub(super) fn with_other_value(self, mut dialect: PageDialect) -> PageDialect {
        match self {
            Self::Scopes => {}
            Self::Placement => {
                dialect.placement.value = match dialect.placement.value {
                    Placement::Anywhere => Placement::HeadOnly,
                    Placement::HeadOnly => Placement::Anywhere,
                }
            }
            Self::Scripting => {
                dialect.scripting.value = match dialect.scripting.value {
                    Scripting::On => Scripting::Off,
                    Scripting::Off => Scripting::On,
                }
            }
        }
        dialect
    }
}
