//! Reads lists of directives without commas, and values that do not follow a colon.

use super::{DirectiveName, DirectiveValue, ValueKind};
use crate::text::{Part, Span};

/// A directive in a list without commas.
pub(crate) struct ListItem {
    pub(crate) name: DirectiveName,
    pub(crate) name_span: Span,
    /// The position of the value; `None` if the directive takes no value.
    pub(crate) value: Option<Span>,
}

impl ListItem {
    /// Returns the span of the name and the value.
    pub(crate) fn span(&self) -> Span {
        Span::new(self.name_span.start(), self.value.unwrap_or(self.name_span).end())
    }
}

/// Splits a text that consists of two or more directives, either adjacent or separated by dividers. Returns `None` for any other text.
pub(crate) fn divided(text: Part<'_>) -> Option<Vec<ListItem>> {
    let mut items = Vec::new();
    let mut rest = text.trimmed();
    while !rest.is_empty() {
        let (item, behind) = item(rest)?;
        items.push(item);
        rest = behind.split_at(dividers(behind.bytes)).1;
    }
    (items.len() > 1).then_some(items)
}

/// Returns `true` if the text consists of two or more directive names, either adjacent or separated by dividers.
pub(crate) fn are_names(text: Part<'_>) -> bool {
    let mut rest = text.trimmed();
    let mut count = 0;
    while let Some((_, _, behind)) = longest_name(rest) {
        rest = behind.split_at(dividers(behind.bytes)).1;
        count += 1;
    }
    rest.is_empty() && count > 1
}

/// Reads a directive whose value follows a separator other than a colon, such as `max-snippet=50` or `max-snippet 50`. Returns the
/// directive and the text after the separator.
pub(crate) fn without_colon(text: Part<'_>) -> Option<(DirectiveName, Part<'_>)> {
    let (name, _, behind) = longest_name(text)?;
    let value = behind.split_at(equals(behind.bytes)).1;
    let is_apart = value.at > behind.at && !value.is_empty();
    (is_apart && name.value_kind() != ValueKind::None).then_some((name, value))
}

fn item(text: Part<'_>) -> Option<(ListItem, Part<'_>)> {
    let (name, name_part, behind) = longest_name(text)?;
    let name_span = name_part.span();
    if name.value_kind() == ValueKind::None {
        return Some((ListItem { name, name_span, value: None }, behind));
    }
    let start = behind.bytes.iter().position(|byte| !matches!(byte, b':' | b'=' | b' ' | b'\t'))?;
    let value = behind.split_at(start).1;
    let is_of_a_value = |(place, byte): (usize, &u8)| byte.is_ascii_alphanumeric() || place == 0 && matches!(byte, b'-' | b'+');
    let end = value.bytes.iter().enumerate().position(|part| !is_of_a_value(part)).unwrap_or(value.bytes.len());
    let (value, behind) = value.split_at(end);
    let is_valid = start > 0 && !matches!(DirectiveValue::parse(name, value), DirectiveValue::Invalid { .. });
    is_valid.then_some((ListItem { name, name_span, value: Some(value.span()) }, behind))
}

/// Returns the longest directive name at the start of a text, for example `indexifembedded`, not `index`. Also returns the part of the text
/// that contains the name, and the text after it.
fn longest_name(text: Part<'_>) -> Option<(DirectiveName, Part<'_>, Part<'_>)> {
    let begins_so = |name: &DirectiveName| {
        let name = name.as_str().as_bytes();
        text.bytes.get(..name.len()).is_some_and(|start| start.eq_ignore_ascii_case(name))
    };
    let name = DirectiveName::ALL.into_iter().filter(begins_so).max_by_key(|name| name.as_str().len())?;
    let (name_part, behind) = text.split_at(name.as_str().len());
    Some((name, name_part, behind))
}

/// Returns the length of the dividers at the start: punctuation, including full-width commas and semicolons, and white space.
fn dividers(text: &[u8]) -> usize {
    let mut length = 0;
    while let Some(rest) = text.get(length..) {
        length += match rest {
            [byte, ..] if byte.is_ascii_whitespace() || b";|/+&.-_:=,".contains(byte) => 1,
            // U+00A0
            [0xC2, 0xA0, ..] => 2,
            // U+3001, U+FF0C, U+FF1B and U+200B.
            [0xE3, 0x80, 0x81, ..] | [0xEF, 0xBC, 0x8C | 0x9B, ..] | [0xE2, 0x80, 0x8B, ..] => 3,
            _ => return length,
        };
    }
    length
}

/// Returns the length of the blanks and equals signs at the start.
fn equals(text: &[u8]) -> usize {
    text.iter().position(|byte| !matches!(byte, b'=' | b' ' | b'\t')).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<&str> {
        let items = divided(Part { bytes: text.as_bytes(), at: 0 }).unwrap_or_default();
        items.iter().map(|item| text.get(item.span().range()).unwrap_or_default()).collect()
    }

    // [google-robots-meta]: directives are separated by commas.
    #[test]
    fn reads_directives_that_are_not_separated_by_commas() {
        for text in [
            "noindex nofollow",
            "noindex;nofollow",
            "noindex|nofollow",
            "noindex / nofollow",
            "noindexnofollow",
            "noindex-nofollow",
            "noindex\u{3001}nofollow",
            "noindex\u{FF0C} nofollow",
            "noindex\u{A0}nofollow",
            "noindex;nofollow;",
        ] {
            assert_eq!(names(text), ["noindex", "nofollow"], "{text}");
        }
        assert_eq!(names("max-snippet:50 max-image-preview=large"), ["max-snippet:50", "max-image-preview=large"]);
        assert_eq!(names("max-snippet: -1; noindex"), ["max-snippet: -1", "noindex"]);
        for text in ["noindex", "noindex; other", "max-snippet noindex", "indexifembedded", "noindex\u{E4}nofollow", ""] {
            assert!(names(text).is_empty(), "{text}");
        }
    }
}
