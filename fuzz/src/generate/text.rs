//! Generates robots.txt files.

use super::query::TOKENS;
use crate::dice::Dice;

/// A generated robots.txt.
#[derive(Clone, Debug)]
pub struct File {
    /// The text.
    pub text: Vec<u8>,
    /// The pieces from which the patterns are joined.
    pub pieces: Pieces,
    /// The patterns as written.
    pub patterns: Vec<Vec<u8>>,
}

/// The parts of patterns and paths. Both use the same few pieces, so that they match often.
#[derive(Clone, Copy, Debug)]
pub struct Pieces(&'static [&'static [u8]]);

/// Separators, wildcards, escapes, non-ASCII text, invalid UTF-8 and special file names.
const MIXED: Pieces = Pieces(&[
    b"/",
    b"/",
    b"a",
    b"a",
    b"b",
    b"ab",
    b"*",
    b"*",
    b"$",
    b"?",
    b".",
    b"%",
    b"%61",
    b"%2A",
    b"%2a",
    b"%24",
    b"%2F",
    b"%2f",
    b"%E3%83%84",
    b"%e3",
    "ツ".as_bytes(),
    "é".as_bytes(),
    b"~",
    b"/index.html",
    b"/index.htm",
    b"4",
    b":",
    b" ",
    b"{",
    b"%7e",
    b"%%61",
    b"\x7F",
    b"\xFF",
    b"\xE3\x83",
    b"%72obots.txt",
    b"robots.txt",
    b";",
    b"\0",
]);

/// Only slashes, stars, anchors and two letters. They reveal faults in matchers.
const STARS: Pieces = Pieces(&[b"a", b"b", b"/", b"*", b"a", b"b", b"*", b"$", b"ab", b"aa"]);

/// Mostly words of up to nine bytes that share prefixes or suffixes. They reveal faults in an index.
const WORDS: Pieces = Pieces(&[
    b"/",
    b"a",
    b"ab",
    b"abc",
    b"abcd",
    b"abcde",
    b"abcdef",
    b"abcdefg",
    b"abcdefgh",
    b"abcdefghi",
    b"bcdefghi",
    b"b",
    b"bc",
    b"ghi",
    b"xabcdefgh",
    b"/a",
    b"/ab/",
    b".php",
    b".ph",
    b"?id=",
    b"&",
    b"*",
    b"*",
    b"*/",
    b"*a",
    b"$",
    b"/index.html",
]);

impl Pieces {
    /// Joins fewer than `end` random pieces.
    pub fn join(self, dice: &mut Dice<'_>, end: usize) -> Vec<u8> {
        dice.join(self.0, end)
    }

    /// Returns one piece.
    pub fn pick(self, dice: &mut Dice<'_>) -> &'static [u8] {
        dice.pick(self.0)
    }

    fn pattern(self, dice: &mut Dice<'_>) -> Vec<u8> {
        let start: &[u8] = dice.pick(&[b"/", b"/", b"/", b"/", b"/", b"*", b"", b"/*"]);
        [start, &self.join(dice, 8)].concat()
    }
}

/// Returns random bytes mixed with line breaks, special characters and records.
pub fn any_text(dice: &mut Dice<'_>) -> Vec<u8> {
    let mut text = Vec::new();
    for _ in 0..dice.below(24) {
        match dice.below(8) {
            0..=3 => text.extend(dice.bytes(12)),
            4..=5 => text.extend(dice.pick::<&[u8]>(&[b"\n", b"\r", b"\r\n", b":", b"#", b" ", b"\t", b"\0"])),
            6 => text.extend(dice.pick(&["\u{FEFF}", "ツ", "🤖", "%", "*", "$"]).bytes()),
            _ => text.extend(record(dice, MIXED, &mut Vec::new())),
        }
    }
    text
}

/// Returns a robots.txt, sometimes with hundreds of rules.
pub fn file(dice: &mut Dice<'_>) -> File {
    let pieces = dice.pick(&[MIXED, MIXED, STARS, WORDS, WORDS]);
    let mut file = File { text: Vec::new(), pieces, patterns: Vec::new() };
    let mark: &[u8] = dice.pick(&[b"", b"", b"", b"", b"", b"", b"\xEF\xBB\xBF", b"\xEF", b"\xEF\xBB", b"\xBB"]);
    file.text.extend(mark);
    if dice.one_in(2) {
        file.text.extend(b"User-agent: *\n");
    }
    for _ in 0..dice.below(32) {
        let line = match dice.below(16) {
            0..=12 => record(dice, pieces, &mut file.patterns),
            13 => Vec::new(),
            14 => noise(dice),
            _ => {
                many_rules(dice, &mut file);
                continue;
            }
        };
        file.text.extend(line);
        let end: &[u8] = dice.pick(&[b"\n", b"\n", b"\n", b"\n", b"\r\n", b"\r", b"\n\n", b"\n\r", b" # c\n", b""]);
        file.text.extend(end);
    }
    file
}

/// Returns an unusual line, such as a comment, a malformed or unknown record, random bytes, or a very long rule.
fn noise(dice: &mut Dice<'_>) -> Vec<u8> {
    match dice.below(14) {
        12 => dice.bytes(10),
        13 => [b"Disallow: /", b"a".repeat(16_640 + dice.below(32)).as_slice(), b"*ab"].concat(),
        at => {
            let lines: [&[u8]; 12] = [
                b"# note",
                b" ",
                b"<html>",
                b"three odd words",
                b": /a",
                b"\0",
                b"Disallow",
                b"Disallow /a /b",
                b"Foo:",
                b"#",
                b"\xEF\xBBDisallow: /",
                b"\xEFAllow: /a",
            ];
            lines[at].to_vec()
        }
    }
}

/// Adds a rule for every combination of several beginnings and ends, so that a short input produces enough rules for an index.
fn many_rules(dice: &mut Dice<'_>, file: &mut File) {
    let mut parts = |end: usize| (0..=dice.below(end)).map(|_| file.pieces.join(dice, 4)).collect::<Vec<_>>();
    let (beginnings, ends) = (parts(16), parts(16));
    let all = beginnings.iter().flat_map(|beginning| ends.iter().map(move |end| [b"/", beginning.as_slice(), end].concat()));
    let allow_every = 1 + dice.below(5);
    for (index, pattern) in all.enumerate() {
        let name: &[u8] = if index % allow_every == 0 { b"Allow: " } else { b"Disallow: " };
        file.text.extend([name, &pattern, b"\n"].concat());
        file.patterns.push(pattern);
    }
}

pub(super) fn record(dice: &mut Dice<'_>, pieces: Pieces, patterns: &mut Vec<Vec<u8>>) -> Vec<u8> {
    let kind = dice.below(13);
    let name = match kind {
        0..=3 => dice.pick(&[
            "User-agent",
            "User-agent",
            "User-agent",
            "USER-AGENT",
            "useragent",
            "User agent",
            "User-agents",
            "Useragent-x",
        ]),
        4..=7 => dice.pick(&["Disallow", "Disallow", "Disallow", "DISALLOW", "Disalow", "Disallow-x", "dissallow", "Disallaw"]),
        8..=11 => dice.pick(&["Allow", "Allow", "Allow", "allow", "Allowed", "Alow"]),
        _ => {
            let others =
                ["Sitemap: https://a.b/c.xml", "Crawl-delay: 1", "Host: a.b", "Site-map: x", "Noindex: /a", "Clean-param: a /b"];
            return dice.pick(&others).into();
        }
    };
    let separator = dice.pick(&[": ", ": ", ": ", ": ", ":", " : ", "\t:\t", " ", "  ", "::", ":\x0B", " \x0C"]);
    let value = if kind < 4 {
        agent_value(dice)
    } else {
        let pattern = pieces.pattern(dice);
        patterns.push(pattern.clone());
        pattern
    };
    [name.as_bytes(), separator.as_bytes(), &value].concat()
}

fn agent_value(dice: &mut Dice<'_>) -> Vec<u8> {
    let odd = [
        "* FooBot",
        "FooBot/1.0",
        "FooBot, Foo",
        "FooBot*",
        "*bot",
        "",
        "fooBOT2",
        "FooBot\u{3000}",
        "Foo\0Bot",
        "*\u{3000}",
        "Foo /2",
        "Foo\u{b}/2",
        "the FooBot",
        "FooB",
        "*\t",
        "/1",
        "Google",
        "Googlebot/2.1",
    ];
    let value = match dice.below(8) {
        0..=3 => dice.pick(TOKENS),
        4..=5 => "*",
        _ => dice.pick(&odd),
    };
    value.into()
}
