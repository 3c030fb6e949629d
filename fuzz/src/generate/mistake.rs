//! Makes common mistakes in texts.

use crate::dice::Dice;

/// Replacements for the colon after a field name.
const SEPARATORS: &[&[u8]] = &[b"=", b" ", b";", "：".as_bytes(), b" :", b"::", b"", b" = "];

/// Text to insert before or after a value.
const STRAYS: &[&str] =
    &["\u{FEFF}", "\u{200B}", "\u{A0}", "\"", "'", "`", ";", ",", ".", " # note", " // note", "<br>", "\\n", "  "];

/// Returns the text with a mistake in one line: another separator, stray text, a misspelled field, a missing line break, or a repetition of
/// the line. Returns an empty text unchanged.
pub fn with_a_mistake(dice: &mut Dice<'_>, text: &[u8]) -> Vec<u8> {
    let mut lines: Vec<Vec<u8>> = text.split_inclusive(|&byte| byte == b'\n').map(<[u8]>::to_vec).collect();
    if lines.is_empty() {
        return text.to_vec();
    }
    let at = dice.place(lines.len());
    let line = &mut lines[at];
    let end = line.trim_ascii_end().len();
    let colon = line.iter().position(|&byte| byte == b':').unwrap_or(end);
    match dice.below(8) {
        0 | 1 if colon < end => drop(line.splice(colon..=colon, dice.pick(SEPARATORS).iter().copied())),
        2 => drop(line.splice(end..end, dice.pick(STRAYS).bytes())),
        3 if colon < end => drop(line.splice(colon + 1..=colon, dice.pick(STRAYS).bytes())),
        4 if colon > 1 => drop(line.remove(dice.below(colon.min(255)))),
        5 => line.splice(..0, dice.pick::<&[u8]>(&[b"- ", b"* ", b"\"", b"\t", b"> ", b"1. "]).iter().copied()).for_each(drop),
        6 => line.truncate(end),
        _ => {
            let copy = line.clone();
            lines.insert(at, copy);
        }
    }
    lines.concat()
}
