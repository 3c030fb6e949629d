//! Quotation marks that are read as text.
//!
//! Typographic marks around an attribute's value ([html-attributes]), and any marks inside a value, become part of the value.

use super::context::is_for_a_crawler;
use super::{Context, PageDiagnostic, PageLint, fixes, html};
use crate::directives::{DirectiveFaultKind, DirectiveName};
use crate::evaluate::{Place, Source};
use crate::html::{Html, Meta};
use crate::lint::Applicability;
use crate::lint::{Code, Fix, Severity, TextEdit};
use crate::order::sort;
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::StrayQuotes, Severity::Error).find(find).example(html(
    "<meta name=“robots” content=“noindex, nofollow”>\n",
    "<meta name=\"robots\" content=\"noindex, nofollow\">\n",
));

fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let mut stray: Vec<_> = in_attributes(context).chain(in_values(context)).collect();
    let mut places: Vec<_> = stray.iter().map(|found| found.place).collect();
    sort(&mut places);
    // Each mark turns its word into an unknown directive, so report only the mark.
    let is_stray = |place: Place| {
        let before = places.partition_point(|stray| (stray.source, stray.span.start()) <= (place.source, place.span.start()));
        let nearest = before.checked_sub(1).and_then(|before| places.get(before));
        nearest.is_some_and(|stray| stray.source == place.source && place.span.end() <= stray.span.end())
    };
    found.retain(|found| found.code != Code::UnknownDirective || !is_stray(found.place));
    found.append(&mut stray);
}

/// Finds quotation marks inside values, as in `content="“noindex”"` or a similar header.
fn in_values(context: &Context<'_, '_>) -> impl Iterator<Item = PageDiagnostic> {
    let words = context.report.directives.faults.iter().filter(|found| found.fault.kind == DirectiveFaultKind::UnknownWord);
    words.filter_map(|found| {
        let place = Place { source: Source::from(found.carrier), span: found.fault.span };
        let text = context.text(place);
        let before = quote(text).map_or(0, <[u8]>::len);
        let behind = last_quote(text.get(before..)?).map_or(0, <[u8]>::len);
        let word = Span::new(place.span.start() + u32::try_from(before).ok()?, place.span.end() - u32::try_from(behind).ok()?);
        let (bare, is_bare) = (text.get(before..text.len() - behind)?, before + behind == 0);
        let name = DirectiveName::recognise(bare).filter(|_| !is_bare && !is_of_an_attribute(context, place))?;
        let marks = [Span::new(place.span.start(), word.start()), Span::new(word.end(), place.span.end())];
        let edits = marks.into_iter().filter(|mark| !mark.is_empty()).map(|span| TextEdit { span, replacement: String::new() });
        let fix = |applicability| Fix { applicability, edits: edits.collect() };
        let fix = fixes::adding(context, [name].into_iter()).map(fix);
        Some(PageDiagnostic { fixes: fix.into_iter().collect(), ..PageDiagnostic::new(Code::StrayQuotes, place) })
    })
}

fn is_of_an_attribute(context: &Context<'_, '_>, place: Place) -> bool {
    let html = context.page.html.as_ref().filter(|_| place.source == Source::Html);
    html.zip(context.meta(place.span)).is_some_and(|(html, meta)| is_wrongly_quoted(html, meta))
}

/// Finds typographic marks around values, as in `<meta name=“robots” content=“noindex, nofollow”>`.
fn in_attributes<'c>(context: &'c Context<'_, '_>) -> impl Iterator<Item = PageDiagnostic> + 'c {
    let metas = context.page.html.iter().flat_map(|html| html.metas().iter().map(move |meta| (html, meta)));
    let wrong = metas.filter(|(html, meta)| is_wrongly_quoted(html, meta) && is_for_robots(html, meta));
    wrong.map(|(html, meta)| {
        let fixes =
            straight(html.slice(meta.span), meta.span.start()).map(|edits| Fix { applicability: Applicability::Safe, edits });
        let place = Place { source: Source::Html, span: meta.span };
        PageDiagnostic { fixes: fixes.into_iter().collect(), ..PageDiagnostic::new(Code::StrayQuotes, place) }
    })
}

/// Returns `true` if an attribute's value has typographic quotation marks in place of straight quotation marks.
fn is_wrongly_quoted(html: &Html<'_>, meta: &Meta) -> bool {
    let is_wrong = |value: Span| {
        let before = value.start().checked_sub(1).map(|before| Span::at(before, 1)).unwrap_or_default();
        typographic(html.slice(value)).is_some() && !matches!(html.slice(before), b"\"" | b"'")
    };
    meta.has_typographic_quotes && (is_wrong(meta.name) || meta.content.is_some_and(is_wrong))
}

/// Returns `true` if the element's name, without its quotation marks, addresses a crawler.
fn is_for_robots(html: &Html<'_>, meta: &Meta) -> bool {
    let name = html.value(meta.name);
    let mut name = name.bytes().trim_ascii();
    name = typographic(name).and_then(|quote| name.strip_prefix(quote)).unwrap_or(name);
    name = last_quote(name).and_then(|quote| name.strip_suffix(quote)).unwrap_or(name);
    is_for_a_crawler(name)
}

/// Builds edits that replace every typographic quotation mark in a tag with a straight mark. Returns `None` if any mark is not at the start
/// or end of a value, or if a value is not closed.
fn straight(tag: &[u8], start: u32) -> Option<Vec<TextEdit>> {
    let mut edits = Vec::new();
    let mut is_open = false;
    let mut at = 0;
    while let Some(rest) = tag.get(at..).filter(|rest| !rest.is_empty()) {
        let Some(quote) = typographic(rest) else {
            // A straight mark between typographic marks would end the value too early, so return no edits.
            if is_open && matches!(rest, [b'"', ..]) {
                return None;
            }
            at += 1;
            continue;
        };
        let (before, behind) = (tag.get(..at)?.trim_ascii_end(), rest.get(quote.len()..)?);
        let is_end = match is_open {
            false => before.ends_with(b"="),
            true => behind.first().is_none_or(|byte| byte.is_ascii_whitespace() || matches!(byte, b'/' | b'>')),
        };
        if !is_end {
            return None;
        }
        let span = Span::at(start + u32::try_from(at).ok()?, u32::try_from(quote.len()).ok()?);
        edits.push(TextEdit { span, replacement: "\"".to_owned() });
        is_open = !is_open;
        at += quote.len();
    }
    (!is_open).then_some(edits)
}

/// Returns the typographic quotation mark (U+2018 to U+201F) at the start of a text, if any.
fn typographic(text: &[u8]) -> Option<&[u8]> {
    text.get(..3).filter(|mark| matches!(mark, [0xE2, 0x80, 0x98..=0x9F]))
}

/// Returns the quotation mark, straight or typographic, at the start of a text, if any.
fn quote(text: &[u8]) -> Option<&[u8]> {
    typographic(text).or_else(|| text.get(..1).filter(|mark| matches!(mark, [b'"' | b'\''])))
}

/// Returns the quotation mark, straight or typographic, at the end of a text, if any.
fn last_quote(text: &[u8]) -> Option<&[u8]> {
    [3, 1].into_iter().find_map(|length| {
        let mark = text.get(text.len().checked_sub(length)?..)?;
        quote(mark).filter(|quote| quote.len() == length)
    })
}
