//! An invisible or lookalike character outside crawler names.
//!
//! Examples are a zero-width space, a no-break space, or a byte order mark in the middle of a file. Crawlers read them as part of the field
//! name or value ([rfc9309-lines], [google-parser]).

use crate::lint::invisible::{Disguised, as_it_looks, disguised};
use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Severity, TextEdit};
use crate::robots_txt::{Field, LineKind};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::InvisibleCharacter, Severity::Warning, check)
    .once()
    .explains(&[
        Code::BrokenRecord,
        Code::MalformedLine,
        Code::MissingColon,
        Code::UnknownField,
        Code::MisspelledField,
        Code::FieldPrefix,
        Code::PatternWithoutSlash,
        Code::UnencodedCharacter,
        Code::InvalidValue,
        Code::SitemapNotAbsolute,
    ])
    .example("User-agent: *\nDisallow: /private/\u{200B}\n", "User-agent: *\nDisallow: /private/\n");

/// A character, and the edits that remove it.
struct Removal {
    at: Span,
    character: Disguised,
    /// The edits that remove the character; empty if the author's intent is uncertain.
    edits: Vec<TextEdit>,
    /// `true` if the character is inside a value. Its removal then changes the text that crawlers compare.
    is_inside: bool,
}

fn check(context: &Context<'_>, found: &mut Found) {
    if context.robots.text().is_ascii() {
        return;
    }
    for (_, line) in context.lines() {
        let removal = match line.kind() {
            LineKind::Malformed(span) => of_blank_line(context, span),
            LineKind::Record(record) if !context.text(record.name).is_ascii() => of_name(context, record.name),
            // The lint `disguised-agent` reports such characters in user-agent lines.
            LineKind::Record(record) if record.field != Field::UserAgent => of_value(context, record.value),
            _ => None,
        };
        let Some(Removal { at, character, edits, is_inside }) = removal else { continue };
        let is_full = found.is_full();
        let diagnostic = found.at(at).detail(Detail::Disguised(character));
        if !is_full && !edits.is_empty() {
            let applicability = if is_inside { Applicability::Unsafe } else { context.applicability(&edits) };
            diagnostic.fix(Fix { applicability, edits });
        }
    }
}

/// Returns the first invisible character on a line that looks blank.
fn of_blank_line(context: &Context<'_>, line: Span) -> Option<Removal> {
    let text = std::str::from_utf8(context.text(line)).ok()?;
    let (offset, found, character) = characters(text).next()?;
    let edits = vec![TextEdit { span: line, replacement: String::new() }];
    as_it_looks(text).trim().is_empty().then(|| Removal { at: place(line, offset, found), character, edits, is_inside: false })
}

/// Returns the first invisible or lookalike character in a field name, if the name would be known without such characters.
fn of_name(context: &Context<'_>, name: Span) -> Option<Removal> {
    let text = std::str::from_utf8(context.text(name)).ok()?;
    let (offset, found, character) = characters(text).next()?;
    let (field, _) = Field::recognise(as_it_looks(text).trim().as_bytes());
    let edits = vec![TextEdit { span: name, replacement: field.written()?.to_owned() }];
    Some(Removal { at: place(name, offset, found), character, edits, is_inside: false })
}

/// Returns the first invisible character at the start or end of a value, or between ASCII characters. In other positions, some writing
/// systems need these characters.
fn of_value(context: &Context<'_>, value: Span) -> Option<Removal> {
    let text = std::str::from_utf8(context.text(value)).ok().filter(|text| !text.is_ascii())?;
    let is_blank = |c: char| c.is_ascii_whitespace() || disguised(c).is_some_and(|it| it.looks_like.trim().is_empty());
    let (start, end) = (text.len() - text.trim_start_matches(is_blank).len(), text.trim_end_matches(is_blank).len());
    let ends = [(0, start), (end.max(start), text.len())];
    let is_at_end = |offset: usize| ends.iter().any(|(from, to)| (*from..*to).contains(&offset));
    if let Some((offset, found, character)) = characters(text).find(|(offset, ..)| is_at_end(*offset)) {
        let spans = ends.iter().filter(|(from, to)| from < to);
        let spans = spans.map(|(from, to)| Span::new(value.start() + *from as u32, value.start() + *to as u32));
        let edits = spans.map(|span| TextEdit { span, replacement: String::new() }).collect();
        return Some(Removal { at: place(value, offset, found), character, edits, is_inside: false });
    }
    let is_between = |offset: usize, found: char| {
        let before = text.get(..offset).and_then(|before| before.chars().next_back());
        let after = text.get(offset + found.len_utf8()..).and_then(|after| after.chars().next());
        [before, after].into_iter().flatten().all(|c| c.is_ascii())
    };
    // Many sites have dashes and non-Latin letters in their paths, so do not report such characters.
    let is_meant = |character: Disguised, found: char| character.looks_like.trim().is_empty() || found == '\u{2011}';
    let (offset, found, character) =
        characters(text).find(|(offset, found, character)| is_meant(*character, *found) && is_between(*offset, *found))?;
    let at = place(value, offset, found);
    // A space in a path may be meant as %20, so there is no fix.
    let edit = || TextEdit { span: at, replacement: character.looks_like.to_owned() };
    let edits = (character.looks_like != " ").then(edit).into_iter().collect();
    Some(Removal { at, character, edits, is_inside: true })
}

/// Returns the invisible and misleading characters in a text, with their offsets.
fn characters(text: &str) -> impl Iterator<Item = (usize, char, Disguised)> {
    text.char_indices().filter_map(|(offset, character)| Some((offset, character, disguised(character)?)))
}

fn place(text: Span, offset: usize, character: char) -> Span {
    Span::at(text.start() + offset as u32, character.len_utf8() as u32)
}
