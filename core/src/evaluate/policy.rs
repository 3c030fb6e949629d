//! The policies that make up a page dialect.

use crate::directives::{Conflicts, DateForms, PageDialect, Placement, ScopeSwitch};
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
        /// [`PageDialect::conflicts`]
        Conflicts = "conflicts",
        /// [`PageDialect::scopes`]
        Scopes = "scopes",
        /// [`PageDialect::dates`]
        Dates = "dates",
        /// [`PageDialect::placement`]
        Placement = "placement",
        /// [`PageDialect::scripting`]
        Scripting = "scripting",
        /// [`PageDialect::bytes`]
        Bytes = "bytes",
    }
}

impl PagePolicy {
    /// Returns the documents that show how readers differ.
    ///
    /// ```
    /// use robotscope::evaluate::PagePolicy;
    /// use robotscope::sources;
    ///
    /// // The stricter directive prevails at Google, the milder one at Yandex.
    /// assert_eq!(PagePolicy::Conflicts.sources(), [sources::GOOGLE_ROBOTS_META, sources::YANDEX_ROBOTS_META]);
    /// ```
    pub const fn sources(self) -> &'static [&'static Reference] {
        match self {
            Self::Conflicts => &[sources::GOOGLE_ROBOTS_META, sources::YANDEX_ROBOTS_META],
            Self::Scopes => &[sources::GOOGLE_ROBOTS_META, sources::MDN_X_ROBOTS_TAG],
            Self::Dates => &[sources::GOOGLE_ROBOTS_META],
            Self::Placement => &[sources::GOOGLE_ROBOTS_META, sources::HTML_META],
            Self::Scripting => &[sources::HTML_NOSCRIPT],
            Self::Bytes => &[sources::GOOGLE_FILE_SIZE],
        }
    }

    /// Returns the dialect with the alternative value for this policy. For scopes and dates, the alternative is always the strictest value;
    /// for the size limit, it is no limit. Returns `None` for [`Bytes`](Self::Bytes) if the dialect has no size limit.
    pub(super) fn with_other_value(self, dialect: PageDialect) -> Option<PageDialect> {
        let mut other = dialect;
        match self {
            Self::Conflicts => {
                other.conflicts.value = match dialect.conflicts.value {
                    Conflicts::Restrictive => Conflicts::Permissive,
                    Conflicts::Permissive => Conflicts::Restrictive,
                }
            }
            Self::Scopes => other.scopes.value = ScopeSwitch::LeadingOnly,
            Self::Dates => other.dates.value = DateForms::Rfc850Only,
            Self::Placement => {
                other.placement.value = match dialect.placement.value {
                    Placement::Anywhere => Placement::HeadOnly,
                    Placement::HeadOnly => Placement::Anywhere,
                }
            }
            Self::Scripting => {
                other.scripting.value = match dialect.scripting.value {
                    Scripting::On => Scripting::Off,
                    Scripting::Off => Scripting::On,
                }
            }
            Self::Bytes => {
                other.bytes?;
                other.bytes = None;
            }
        }
        Some(other)
    }
}
