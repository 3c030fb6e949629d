//! Parses the values after a directive's colon.

use super::{DirectiveDate, DirectiveFaultKind, DirectiveName, ValueKind};
use crate::names::names;
use crate::text::{Part, Span};

/// A directive's value.
///
/// ```
/// use robotscope::directives::{DirectiveValue, ImagePreview, Limit, Scan, ScanOptions};
///
/// let scan = Scan::new(b"max-snippet: -1, max-image-preview: large, noindex", ScanOptions::META);
/// let values: Vec<_> = scan.directives.into_iter().map(|directive| directive.value).collect();
/// let snippet = DirectiveValue::Limit { limit: Limit::Unlimited };
/// let image = DirectiveValue::ImagePreview { preview: ImagePreview::Large };
/// assert_eq!(values, [snippet, image, DirectiveValue::None]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum DirectiveValue {
    /// The directive takes no value.
    None,
    /// A number of characters or seconds.
    Limit {
        /// The limit.
        limit: Limit,
    },
    /// The size of the largest image preview that may be shown.
    ImagePreview {
        /// The size.
        preview: ImagePreview,
    },
    /// A moment.
    Date(DirectiveDate),
    /// A missing or invalid value. The directive is ignored ([google-robots-meta], [rfc5322-dates], [rfc9110-dates]).
    Invalid {
        /// The fault.
        fault: DirectiveFaultKind,
    },
}

/// The amount that may be shown: a number of characters or seconds, "unlimited", or "unstated" if the engine decides. More restrictive
/// limits compare as greater, so 0 is the greatest limit.
///
/// ```
/// use robotscope::directives::Limit;
///
/// assert!(Limit::AtMost(0) > Limit::AtMost(50));
/// assert!(Limit::AtMost(50) > Limit::Unlimited);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(type = "number | \"unlimited\" | \"unstated\""))]
pub enum Limit {
    /// No limit is specified; the engine decides.
    Unstated,
    /// `-1`: there is no limit.
    Unlimited,
    /// At most this number of characters or seconds. `0` permits no text, or no moving images.
    #[cfg_attr(feature = "serde", serde(untagged))]
    AtMost(u32),
}

names! {
    /// The largest image preview that may be shown. "unstated" is a preview of the default size, and sorts first. From
    /// "large" on, each variant is more restrictive than the one before it.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::ImagePreview::Standard.as_str(), "standard");
    /// ```
    pub enum ImagePreview {
        /// No size is specified, so a preview of the default size may be shown.
        Unstated = "unstated",
        /// `large`: a preview up to the width of the window.
        Large = "large",
        /// `standard`: a preview of the default size.
        Standard = "standard",
        /// `none`: no preview.
        None = "none",
    }
}

impl DirectiveValue {
    pub(super) fn parse(name: DirectiveName, value: Part<'_>) -> Self {
        let read = |found: Option<Self>, fault| found.unwrap_or(Self::Invalid { fault });
        match name.value_kind() {
            ValueKind::None => Self::None,
            _ if value.is_empty() => Self::Invalid { fault: DirectiveFaultKind::MissingValue },
            ValueKind::Limit => read(Limit::parse(value).map(|limit| Self::Limit { limit }), DirectiveFaultKind::NotALimit),
            ValueKind::ImagePreview => read(
                ImagePreview::parse(value).map(|preview| Self::ImagePreview { preview }),
                DirectiveFaultKind::NotAnImagePreview,
            ),
            ValueKind::Date => match DirectiveDate::parse(value.bytes, value.at) {
                Ok(date) => Self::Date(date),
                Err(no_date) => Self::Invalid { fault: no_date.kind },
            },
        }
    }

    /// Converts all spans with `to`.
    pub(super) fn moved(self, to: &impl Fn(Span) -> Span) -> Self {
        match self {
            Self::Date(date) => Self::Date(date.moved(to)),
            other => other,
        }
    }
}

impl Limit {
    /// Parses digits after an optional plus sign, or `-1`. Other negative numbers are invalid. Numbers above `u32::MAX` become `u32::MAX`.
    fn parse(value: Part<'_>) -> Option<Self> {
        if value.bytes == b"-1" {
            return Some(Self::Unlimited);
        }
        let digits = value.bytes.strip_prefix(b"+").unwrap_or(value.bytes);
        if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
            return None;
        }
        let number = std::str::from_utf8(digits).ok()?.parse();
        Some(Self::AtMost(number.unwrap_or(u32::MAX)))
    }

    /// Returns the number that a directive would contain: `-1` for [`Limit::Unlimited`], and `None` for [`Limit::Unstated`].
    pub const fn number(self) -> Option<i64> {
        match self {
            Self::Unstated => None,
            Self::Unlimited => Some(-1),
            Self::AtMost(number) => Some(number as i64),
        }
    }

    fn restrictiveness(self) -> (u8, u32) {
        match self {
            Self::Unstated => (0, 0),
            Self::Unlimited => (1, 0),
            Self::AtMost(number) => (2, u32::MAX - number),
        }
    }
}

impl PartialOrd for Limit {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Limit {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.restrictiveness().cmp(&other.restrictiveness())
    }
}

impl ImagePreview {
    fn parse(value: Part<'_>) -> Option<Self> {
        [Self::None, Self::Standard, Self::Large].into_iter().find(|preview| value.is(preview.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // [google-robots-meta]: -1 and 0 have special meanings. Other negative numbers and text are invalid.
    #[test]
    fn parses_limits_and_rejects_other_numbers_and_text() {
        let limit = |text: &str| Limit::parse(Part { bytes: text.as_bytes(), at: 0 });
        assert_eq!(limit("-1"), Some(Limit::Unlimited));
        assert_eq!(limit("0"), Some(Limit::AtMost(0)));
        assert_eq!(limit("+50"), Some(Limit::AtMost(50)));
        assert_eq!(limit("007"), Some(Limit::AtMost(7)));
        assert_eq!(limit("99999999999999999999"), Some(Limit::AtMost(u32::MAX)));
        for text in ["-2", "--1", "+", "", "5 ", "5.5", "ten", "+-1"] {
            assert_eq!(limit(text), None, "{text}");
        }
    }

    // [google-robots-meta]: nosnippet and 0 are the most restrictive. Smaller numbers are more restrictive than larger ones. No limit is
    // the least restrictive.
    #[test]
    fn limits_are_ordered_from_least_to_most_restrictive() {
        let mut limits = [Limit::AtMost(20), Limit::Unlimited, Limit::AtMost(0), Limit::Unstated, Limit::AtMost(5)];
        limits.sort();
        assert_eq!(limits, [Limit::Unstated, Limit::Unlimited, Limit::AtMost(20), Limit::AtMost(5), Limit::AtMost(0)]);
        assert!(ImagePreview::None > ImagePreview::Standard && ImagePreview::Standard > ImagePreview::Large);
    }
}
