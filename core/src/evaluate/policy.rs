//! The policies of a page dialect, one by one.

use crate::directives::{Conflicts, DateForms, PageDialect, Placement, ScopeSwitch};
use crate::html::Scripting;
use crate::sources::{self, Reference};

/// A policy of a [`PageDialect`], by which readings can differ (K6, K7, K8, K10; facts E5, B40).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PagePolicy {
    /// [`PageDialect::conflicts`]
    Conflicts,
    /// [`PageDialect::scopes`]
    Scopes,
    /// [`PageDialect::dates`]
    Dates,
    /// [`PageDialect::placement`]
    Placement,
    /// [`PageDialect::scripting`]
    Scripting,
    /// [`PageDialect::bytes`]
    Bytes,
}

impl PagePolicy {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Conflicts, Self::Scopes, Self::Dates, Self::Placement, Self::Scripting, Self::Bytes];

    /// The name as it is written in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::PagePolicy::Placement.as_str(), "placement");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Conflicts => "conflicts",
            Self::Scopes => "scopes",
            Self::Dates => "dates",
            Self::Placement => "placement",
            Self::Scripting => "scripting",
            Self::Bytes => "bytes",
        }
    }

    /// Who reads it in which way.
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

    /// The dialect with this policy exchanged for its opposite; `None` if it has none.
    pub(super) fn exchanged(self, dialect: PageDialect) -> Option<PageDialect> {
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
