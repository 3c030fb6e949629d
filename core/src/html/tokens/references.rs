//! Decodes character references, by the rules for attribute values.

use super::named_references::NAMES;

/// Returns the character that a reference represents, and the reference's length in bytes; `None` if the ampersand does not begin a
/// reference.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#character-reference-state>
pub(in crate::html) fn reference(text: &[u8]) -> Option<(Character, usize)> {
    match text.strip_prefix(b"&")? {
        [b'#', b'x' | b'X', digits @ ..] => number(digits, 16, 3),
        [b'#', digits @ ..] => number(digits, 10, 2),
        named => name(named),
    }
}

/// The replacement for a character reference: one character, or the two letters of `&fjlig;`.
pub(in crate::html) enum Character {
    Named(&'static str),
    Numbered(char),
}

impl Character {
    pub(in crate::html) fn push_to(&self, text: &mut Vec<u8>) {
        match self {
            Self::Named(name) => text.extend_from_slice(name.as_bytes()),
            Self::Numbered(char) => text.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }

    pub(in crate::html) fn is_white_space(&self) -> bool {
        match self {
            Self::Named(name) => matches!(*name, "\t" | "\n"),
            Self::Numbered(char) => matches!(char, '\t' | '\n' | '\u{C}' | '\r' | ' '),
        }
    }
}

fn number(digits: &[u8], radix: u32, before: usize) -> Option<(Character, usize)> {
    let value = |byte: &u8| char::from(*byte).to_digit(radix);
    let count = digits.iter().position(|byte| value(byte).is_none()).unwrap_or(digits.len());
    let (digits, rest) = digits.split_at(count);
    if digits.is_empty() {
        return None;
    }
    let code = digits.iter().filter_map(value).fold(0_u32, |code, digit| code.saturating_mul(radix).saturating_add(digit));
    let char = match code {
        0 => char::REPLACEMENT_CHARACTER,
        0x80..=0x9F => windows_1252(code),
        _ => char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER),
    };
    Some((Character::Numbered(char), before + count + usize::from(rest.first() == Some(&b';'))))
}

/// Maps a number from 0x80 to 0x9F to the character at this position in windows-1252. Five positions are undefined there, so their numbers
/// are unchanged.
///
/// <https://html.spec.whatwg.org/multipage/parsing.html#numeric-character-reference-end-state>
fn windows_1252(code: u32) -> char {
    const FROM_0X80: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8D}', 'Ž', '\u{8F}', '\u{90}', '‘', '’', '“',
        '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9D}', 'ž', 'Ÿ',
    ];
    let place = usize::try_from(code - 0x80).ok();
    place.and_then(|place| FROM_0X80.get(place)).copied().unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// Reads a named reference. In an attribute, a name without a semicolon must be a legacy name, and the next character must not be `=`, a
/// letter or a digit.
fn name(text: &[u8]) -> Option<(Character, usize)> {
    let end = text.iter().position(|byte| !byte.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (name, rest) = text.split_at(end);
    // Return early, because a text may contain many ampersands in a row, and most of them do not begin a reference.
    if name.is_empty() {
        return None;
    }
    let found = NAMES.binary_search_by(|(known, _)| known.as_bytes().cmp(name)).ok()?;
    let (_, stands_for) = NAMES.get(found)?;
    match rest.first() {
        Some(b';') => Some((Character::Named(stands_for), end + 2)),
        Some(b'=') => None,
        _ => is_old(stands_for).then_some((Character::Named(stands_for), end + 1)),
    }
}

/// Returns `true` for a character whose legacy name needs no semicolon: a Latin-1 character, or a character that must be escaped.
fn is_old(stands_for: &str) -> bool {
    matches!(stands_for, "\"" | "&" | "<" | ">") || stands_for.chars().all(|char| matches!(char, '\u{A0}'..='\u{FF}'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn decoded(text: &str) -> Option<(String, usize)> {
        reference(text.as_bytes()).map(|(character, taken)| {
            let mut text = Vec::new();
            character.push_to(&mut text);
            (String::from_utf8(text).unwrap(), taken)
        })
    }

    #[test]
    fn known_reference_names_are_sorted_and_have_a_character() {
        assert!(NAMES.is_sorted_by(|one, next| one.0 < next.0));
        assert!(NAMES.iter().all(|(name, stands_for)| !name.is_empty() && !stands_for.is_empty()));
    }

    // The HTML standard, 13.2.5.72 to 13.2.5.80.
    #[test]
    fn decodes_references_as_browsers_do_in_attributes() {
        let is = |text: &str, taken| Some((text.to_owned(), taken));
        assert_eq!(decoded("&#105;ndex"), is("i", 6));
        assert_eq!(decoded("&#x2c;"), is(",", 6));
        assert_eq!(decoded("&#X2Cx"), is(",", 5));
        assert_eq!(decoded("&#0;"), is("\u{FFFD}", 4));
        assert_eq!(decoded("&#xD800;"), is("\u{FFFD}", 8));
        assert_eq!(decoded("&#99999999999999999999;"), is("\u{FFFD}", 23));
        assert_eq!(decoded("&#147;"), is("“", 6));
        assert_eq!(decoded("&#x81;"), is("\u{81}", 6));
        assert_eq!(decoded("&comma;"), is(",", 7));
        assert_eq!(decoded("&comma"), None, "not an old name");
        assert_eq!(decoded("&amp"), is("&", 4));
        assert_eq!(decoded("&nbsp x"), is("\u{A0}", 5));
        assert_eq!(decoded("&amp=1"), None);
        assert_eq!(decoded("&ampx"), None);
        assert_eq!(decoded("&notin;"), is("∉", 7));
        assert_eq!(decoded("&fjlig;"), is("fj", 7));
        for text in ["&", "& ", "&;", "&#", "&#;", "&#x;", "&#xg;", "&unknown;", "a"] {
            assert_eq!(decoded(text), None, "{text}");
        }
    }
}
