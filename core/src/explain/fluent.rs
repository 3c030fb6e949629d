//! Parses messages in a subset of Fluent: messages, terms, placeables, and selectors by plural, number or word.
//!
//! Users download this parser within the WebAssembly module. The parser builds no trees and supports no locales or functions, so it is much
//! smaller than `fluent-bundle`.

use std::ops::Range;

use memchr::{memchr, memchr2, memmem};

/// The positions of a message's name and of its pattern.
pub(super) type Entry = (Range<usize>, Range<usize>);

/// Finds a message's pattern in a text that has no index.
pub(super) fn pattern_in<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let begins_line = |at: &usize| *at == 0 || text.as_bytes().get(at - 1) == Some(&b'\n');
    memmem::find_iter(text.as_bytes(), name).filter(begins_line).find_map(|start| {
        let pattern = text.get(start + name.len()..)?.trim_ascii_start().strip_prefix("=")?;
        pattern.get(..length(pattern))
    })
}

/// Returns the length in bytes of the entry at the start of a text. Lines that begin with a space or a closing brace continue the entry.
fn length(entry: &str) -> usize {
    let mut end = 0;
    while let Some(rest) = entry.as_bytes().get(end..).filter(|rest| !rest.is_empty()) {
        if end > 0 && !matches!(rest, [b' ' | b'}', ..]) {
            break;
        }
        end += memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
    }
    end
}

/// Splits a text at the first occurrence of an ASCII character. Uses `memchr`, because searching with the methods of `str` would add code
/// that decodes UTF-8 to the WebAssembly.
pub(super) fn split(text: &str, character: u8) -> Option<(&str, &str)> {
    let at = memchr(character, text.as_bytes())?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// Returns the positions of the name and the pattern of each message and term.
pub(super) fn entries(text: &str) -> impl Iterator<Item = Entry> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        loop {
            let start = rest;
            let entry = text.get(start..).filter(|entry| !entry.is_empty())?;
            rest += length(entry);
            if let Some((name, _)) = split(text.get(start..rest)?, b'=')
                && matches!(name.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z' | b'-', ..])
            {
                return Some((start..start + name.trim_ascii_end().len(), start + name.len() + 1..rest));
            }
        }
    })
}

/// An iterator over a selector's variants. Each variant has a key, a pattern, and a flag for the default.
pub(super) struct Variants<'a>(pub(super) &'a str);

impl<'a> Iterator for Variants<'a> {
    type Item = (&'a str, &'a str, bool);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.0.trim_ascii_start();
        let key = rest.strip_prefix("*");
        let is_default = key.is_some();
        let (key, behind) = split(key.unwrap_or(rest).strip_prefix("[")?, b']')?;
        let (mut end, mut begins_line) = (0, false);
        // A variant ends at the next line outside braces that begins with a key.
        while let Some(rest) = behind.get(end..).filter(|rest| !rest.is_empty()) {
            if begins_line && matches!(rest.trim_ascii_start().as_bytes(), [b'[' | b'*', ..]) {
                break;
            }
            let at = memchr2(b'{', b'\n', rest.as_bytes()).unwrap_or(rest.len());
            begins_line = rest.as_bytes().get(at) == Some(&b'\n');
            let inside = rest.get(at + 1..).unwrap_or_default();
            end += if begins_line { at + 1 } else { (at + 2 + closing(inside)).min(rest.len()) };
        }
        let (pattern, rest) = behind.split_at_checked(end).unwrap_or((behind, ""));
        self.0 = rest;
        Some((key.trim_ascii(), pattern.trim_ascii(), is_default))
    }
}

/// Returns the position of the closing brace that matches the opening brace directly before `text`, or the text's length if there is none.
pub(super) fn closing(text: &str) -> usize {
    let (mut open, mut is_literal, mut last) = (1_u32, false, b'{');
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' if is_literal || last == b'{' => is_literal = !is_literal,
            b'{' if !is_literal => open += 1,
            b'}' if !is_literal => open -= 1,
            _ => {}
        }
        if open == 0 {
            return at;
        }
        if byte != b' ' {
            last = byte;
        }
    }
    text.len()
}
