//! Parses records as their author intended, despite faults around the field name.

use crate::lint::TextEdit;
use crate::names::names;
use crate::robots_txt::Field;
use crate::text::{Part, Span};

/// The field names to search for, in lower case and without hyphens. The first entry for each field is the correct spelling.
const NAMES: [(Field, &[&str]); 5] = [
    (Field::UserAgent, &["useragent"]),
    (Field::Disallow, &["disallow", "dissallow", "dissalow", "disalow", "diasllow", "disallaw"]),
    (Field::Allow, &["allow"]),
    (Field::Sitemap, &["sitemap"]),
    (Field::CrawlDelay, &["crawldelay"]),
];

/// Typographic characters that authors and word processors write in place of a colon.
const COLONS: &str = "：∶︰﹕ː։꞉׃⁚︓";

/// Marks that authors write in place of a colon. A mark is accepted before a plausible value; `=` and `;` are also accepted at the end of a
/// line.
const MARKS: &str = ";=>-–—,.|~→；＝";

const QUOTES: &str = "\"'`“”„‟‘’‚‛«»‹›＂＇";

/// A record that may have extra text before its name, or a substitute for its colon.
pub(super) struct Written {
    pub(super) field: Field,
    /// The text before the value.
    head: Span,
    /// The value. If a quotation mark is before the name, the closing mark is not part of the value.
    pub(super) value: Span,
    /// The text after the value.
    tail: Span,
    pub(super) flaw: Option<Flaw>,
}

names! {
    /// The reason why crawlers do not read a record as intended.
    pub(crate) enum Flaw {
        /// A bullet, list number or quotation mark precedes the name.
        Before = "before",
        /// The separator after the name is not a single colon.
        Separator = "separator",
    }
}

impl Written {
    /// Parses a record, ignoring white space around it. Bullets, quotation marks and a list number may precede the field name.
    /// Returns `None` if no field name or no separator is found.
    pub(super) fn parse(text: Part<'_>) -> Option<Self> {
        let text = text.trimmed();
        let whole = std::str::from_utf8(text.bytes).ok()?;
        let named = decoration(whole);
        let decoration = whole.get(..named)?;
        let (field, length) = name(whole.get(named..)?)?;
        let after = whole.get(named + length..)?;
        let (separator, is_colon) = separator(after, field)?;
        let start = named + length + separator;
        let is_quoted = decoration.contains(|c| QUOTES.contains(c));
        let value = whole.get(start..)?;
        let closing = |c: char| QUOTES.contains(c) || matches!(c, ',' | ';') || c.is_ascii_whitespace();
        let used = if is_quoted { value.trim_end_matches(closing).len() } else { value.len() };
        let flaw = if !decoration.is_empty() { Some(Flaw::Before) } else { (!is_colon).then_some(Flaw::Separator) };
        let span = |from: usize, to: usize| text.split_at(to).0.split_at(from).1.span();
        Some(Self { field, head: span(0, start), value: span(start, start + used), tail: span(start + used, whole.len()), flaw })
    }

    /// Returns the edits that correct the record's flaw.
    pub(super) fn edits(&self) -> Vec<TextEdit> {
        let name = self.field.written().unwrap_or_default();
        let gap = if self.value.is_empty() { ":" } else { ": " };
        let head = TextEdit { span: self.head, replacement: format!("{name}{gap}") };
        let tail = (!self.tail.is_empty()).then(|| TextEdit { span: self.tail, replacement: String::new() });
        [head].into_iter().chain(tail).collect()
    }
}

/// Returns the length of all bullets, quotation marks and list numbers before a name.
fn decoration(text: &str) -> usize {
    let is_mark = |c: char| {
        QUOTES.contains(c)
            || c.is_whitespace()
            || matches!(c, '-' | '*' | '+' | '>' | '•' | '·' | '‣' | '▪' | '●' | '◦' | '–' | '—' | '→' | '✓' | '✗')
    };
    let digits = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let numbered = if digits.len() < text.len() { digits.strip_prefix(['.', ')']) } else { None };
    text.len() - numbered.unwrap_or(text).trim_start_matches(is_mark).len()
}

/// Finds a field name at the start of a text. Returns the field and the length of the name. Ignores white space, hyphens and underscores in
/// the name.
fn name(text: &str) -> Option<(Field, usize)> {
    let is_gap = |c: char| matches!(c, ' ' | '\t' | '-' | '_' | '\u{2010}'..='\u{2015}' | '\u{2212}');
    let mut letters = String::new();
    for (at, c) in text.char_indices() {
        if !c.is_ascii_alphabetic() {
            if letters.is_empty() || !is_gap(c) {
                return None;
            }
            continue;
        }
        letters.push(c.to_ascii_lowercase());
        let end = at + 1;
        let continues = text.get(end..)?.chars().next().is_some_and(|next| next.is_alphanumeric() || next == '_');
        let named = NAMES.iter().find(|(_, names)| names.contains(&letters.as_str()));
        match named.filter(|_| !continues) {
            Some((field, _)) => return Some((*field, end)),
            None if letters.len() > 12 => return None,
            None => {}
        }
    }
    None
}

/// Returns the length of the separator between name and value, and `true` if it is a plain colon. Returns `None` if there is no separator.
fn separator(after: &str, field: Field) -> Option<(usize, bool)> {
    let after_quotes = after.trim_start_matches(|c: char| QUOTES.contains(c));
    let rest = after_quotes.trim_ascii_start();
    let length = |value: &str| after.len() - value.len();
    if let Some(value) = rest.strip_prefix(':') {
        let plain = value.trim_ascii_start();
        // Skip further separators, as in `Disallow:: /a` and `Disallow:= /a`.
        let more = plain.trim_start_matches([':', '=', ' ', '\t']);
        let is_plain = more.len() == plain.len() && after_quotes.len() == after.len();
        return Some((length(more), is_plain));
    }
    let marks = rest.trim_start_matches(|c: char| c == ' ' || c == '\t' || MARKS.contains(c));
    let value = marks.trim_start_matches(|c: char| COLONS.contains(c) || matches!(c, ':' | ' ' | '\t'));
    let is_typographic = marks.chars().next().is_some_and(|c| COLONS.contains(c) || c == ':');
    let is_divided = is_typographic || rest.starts_with(['=', ';']);
    (is_divided && value.is_empty() || value.len() < after.len() && is_value(value, field, is_typographic))
        .then(|| (length(value), false))
}

/// Returns `true` if a text is a plausible value for the field.
fn is_value(text: &str, field: Field, is_after_colon: bool) -> bool {
    let is_word = !text.trim_ascii().contains(|c: char| c.is_ascii_whitespace());
    match field {
        Field::UserAgent => text.starts_with('*') || !text.is_empty() && (is_after_colon || is_word),
        Field::Sitemap => is_after_colon || text.starts_with(['/', 'h', 'H']),
        Field::CrawlDelay => is_after_colon || text.starts_with(|c: char| c.is_ascii_digit()),
        _ => is_after_colon || text.starts_with(['/', '*']),
    }
}

/// Finds further records in a value. For each, returns the end of the text before it and the start of its field name.
pub(super) fn further(value: Part<'_>) -> Vec<(usize, usize)> {
    let Ok(text) = std::str::from_utf8(value.bytes) else { return Vec::new() };
    let mut fields = Vec::new();
    for (colon, _) in text.match_indices(':') {
        let (Some(before), Some(after)) = (text.get(..colon), text.get(colon + 1..)) else { continue };
        if let Some(start) = field_start(before.trim_end_matches([' ', '\t']), after) {
            fields.push((before.get(..start).map_or(0, end_of_record), start));
        }
    }
    fields
}

/// Returns the start of the field name at the end of `before`, if any. A colon separates `before` and `after`.
fn field_start(before: &str, after: &str) -> Option<usize> {
    const SUFFIXES: [&str; 11] = [
        "user-agent",
        "useragent",
        "user agent",
        "disallow",
        "dissallow",
        "disalow",
        "dissalow",
        "allow",
        "site-map",
        "sitemap",
        "crawl-delay",
    ];
    let ends_with = |name: &&&str| {
        let tail = before.len().checked_sub(name.len()).and_then(|start| before.get(start..));
        tail.is_some_and(|tail| tail.eq_ignore_ascii_case(name))
    };
    let name = SUFFIXES.iter().find(ends_with)?;
    let start = before.len() - name.len();
    let (outer, written) = (before.get(..start)?, before.get(start..)?);
    let is_apart = outer.is_empty()
        || outer.ends_with(|c: char| c.is_whitespace() || matches!(c, ';' | ',' | '|' | '>' | '*') || QUOTES.contains(c))
        || end_of_record(outer) < outer.len();
    // Recognise a record that was joined without a space, as in `/aDisallow: /b`, but not a URL such as `/Help:Allow:x`.
    let is_joined = written.starts_with(|c: char| c.is_ascii_uppercase())
        && !outer.ends_with(|c: char| c.is_ascii_uppercase() || matches!(c, '-' | '_' | '?' | '&' | '=' | ':'))
        && (after.is_empty() || after.starts_with([' ', '\t', '/', '*']) || after.starts_with("http"));
    (is_apart || is_joined).then_some(start)
}

/// Returns the length of a text without trailing white space and separators, such as `;` or `<br>`.
pub(super) fn end_of_record(text: &str) -> usize {
    const BREAKS: [&str; 18] = [
        "\\n", "\\r", "\\t", "<br>", "<br/>", "<br />", "</br>", "<p>", "</p>", "<li>", "</li>", "%0a", "%0d", "&#10;", "&#13;",
        "&nbsp;", "<div>", "</div>",
    ];
    let mut rest = text;
    loop {
        let shorter = rest.trim_end_matches(|c: char| c.is_whitespace() || matches!(c, ';' | ',' | '|'));
        let before = |end: &&str| {
            let (before, tail) = shorter.split_at_checked(shorter.len().checked_sub(end.len())?)?;
            tail.eq_ignore_ascii_case(end).then_some(before)
        };
        let shorter = BREAKS.iter().find_map(before).unwrap_or(shorter);
        if shorter.len() == rest.len() {
            return rest.len();
        }
        rest = shorter;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<(Field, &str, Option<Flaw>)> {
        let part = Part { bytes: text.as_bytes(), at: 0 };
        let written = Written::parse(part)?;
        Some((written.field, &text[written.value.range()], written.flaw))
    }

    #[test]
    fn recognises_damaged_records() {
        let (before, separator) = (Some(Flaw::Before), Some(Flaw::Separator));
        for (text, value, flaw) in [
            ("Disallow: /a", "/a", None),
            ("disallow : /a", "/a", None),
            ("Disallow=/a", "/a", separator),
            ("Disallow = /a", "/a", separator),
            ("Disallow; /a", "/a", separator),
            ("Disallow；/a", "/a", separator),
            ("Disallow：/a", "/a", separator),
            ("Disallow∶ /a", "/a", separator),
            ("Disallow- /a", "/a", separator),
            ("Disallow> /a", "/a", separator),
            ("Disallow -> /a", "/a", separator),
            ("Disallow => /a", "/a", separator),
            ("Disallow:: /a", "/a", separator),
            ("Disallow:= /a", "/a", separator),
            ("- Disallow: /a", "/a", before),
            ("* Disallow: /a", "/a", before),
            ("*Disallow: /a", "/a", before),
            ("• Disallow: /a", "/a", before),
            ("1. Disallow: /a", "/a", before),
            ("\"Disallow: /a\"", "/a", before),
            ("\"Disallow: /a\",", "/a", before),
            ("Dis allow: /a", "/a", None),
            ("Disallow=", "", separator),
        ] {
            assert_eq!(read(text), Some((Field::Disallow, value, flaw)), "{text}");
        }
        assert_eq!(read("User agent *"), Some((Field::UserAgent, "*", separator)));
        assert_eq!(read("User–agent = Googlebot"), Some((Field::UserAgent, "Googlebot", separator)));
    }

    #[test]
    fn does_not_mistake_prose_or_comments_for_records() {
        for text in [
            "",
            "Rules for our shop",
            "Allow - pages that may be crawled",
            "Disallow all pages",
            "// Disallow: /a",
            "Allowed: /a",
            "x",
        ] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn finds_further_records_inside_a_value() {
        let parts = |text: &str| {
            let found = further(Part { bytes: text.as_bytes(), at: 0 });
            found.into_iter().map(|(end, start)| (text[..end].to_owned(), text[start..].to_owned())).collect::<Vec<_>>()
        };
        for (text, end, start) in [
            ("* Disallow: /", "*", "Disallow: /"),
            ("*Disallow: /", "*", "Disallow: /"),
            ("*;Disallow: /", "*", "Disallow: /"),
            ("*\\nDisallow: /", "*", "Disallow: /"),
            ("*<br>Disallow: /", "*", "Disallow: /"),
            ("* <br /> Disallow : /", "*", "Disallow : /"),
            ("/a | Allow: /b", "/a", "Allow: /b"),
            ("/aDisallow: /b", "/a", "Disallow: /b"),
            ("/typo3/Disallow: /misc/", "/typo3/", "Disallow: /misc/"),
            ("/a sitemap:https://example.com/s.xml", "/a", "sitemap:https://example.com/s.xml"),
        ] {
            assert_eq!(parts(text), [(end.to_owned(), start.to_owned())], "{text}");
        }
        for text in
            ["/wiki/Help:Allow:x", "/sitemap:x", "https://example.com/sitemap.xml", "/a:b", "/user-agent:", "/?allow:1", ""]
        {
            assert_eq!(parts(text), [], "{text}");
        }
    }
}
