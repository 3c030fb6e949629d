//! How what `evaluate` has found is fixed.

use super::context::Context;
use super::{PageDetail, PageDiagnostic};
use crate::directives::{DirectiveFaultKind, DirectiveName};
#[cfg(feature = "html")]
use crate::evaluate::Source;
use crate::evaluate::bot_name_meant;
#[cfg(feature = "html")]
use crate::html::{Html, Meta};
use crate::lint::{Applicability, Code, Edit, Fix};
use crate::text::Span;

pub(super) fn add(context: &Context<'_, '_>, found: &mut PageDiagnostic) {
    #[cfg(feature = "html")]
    point_at_name(context, found);
    let text = context.page.text(found.place.source).unwrap_or_default();
    let span = found.place.span;
    let fix = match found.code {
        Code::UnknownDirective | Code::MisspelledDirective | Code::UnknownBotName => {
            if found.code == Code::UnknownBotName {
                found.detail = bot_name_meant(span.of(text)).map_or(PageDetail::Nothing, PageDetail::Meant);
            }
            match found.detail {
                PageDetail::Meant(word) => Some(Fix::not_safe(span, word)),
                _ => None,
            }
        }
        Code::MissingComma => commas(span, text),
        Code::NeedlessValue => value(span, text).map(|value| Fix::safe(value, "")),
        Code::RetiredDirective => item(span, text).map(|item| Fix::safe(item, "")),
        Code::UnsupportedDirective | Code::NosnippetWithMaxSnippet | Code::LoneIndexifembedded => {
            item(span, text).map(|item| Fix::not_safe(item, ""))
        }
        Code::MisplacedBotName if found.detail == PageDetail::Fault(DirectiveFaultKind::WildcardScope) => {
            scope(span, text).map(|scope| Fix::not_safe(scope, ""))
        }
        #[cfg(feature = "html")]
        Code::HttpEquivDirective => of_element(context, found, name_for_http_equiv),
        #[cfg(feature = "html")]
        Code::UnquotedContent => quotes(context, span),
        #[cfg(feature = "html")]
        Code::SeveralBotNames => of_element(context, found, element_for_each),
        _ => None,
    };
    found.fixes.extend(fix);
}

/// Puts commas between directives that have white space or semicolons there (fact F18). Only if the text is nothing but that: in a
/// document it may be written with character references.
fn commas(span: Span, text: &[u8]) -> Option<Fix> {
    let is_divider = |byte: &u8| byte.is_ascii_whitespace() || *byte == b';';
    let mut edits = Vec::new();
    let mut rest = span;
    while let Some(begin) = rest.of(text).iter().position(is_divider) {
        let (word, behind) = rest.of(text).split_at(begin);
        DirectiveName::recognise(word)?;
        let length = behind.iter().take_while(|byte| is_divider(byte)).count();
        let at = rest.start() + u32::try_from(begin).ok()?;
        let divider = Span::at(at, u32::try_from(length).ok()?);
        if divider.end() < span.end() {
            edits.push(Edit { span: divider, replacement: ", ".to_owned() });
        }
        rest = Span::new(divider.end(), span.end());
    }
    (!edits.is_empty()).then_some(Fix { applicability: Applicability::Safe, edits })
}

/// A value and the colon before it.
fn value(span: Span, text: &[u8]) -> Option<Span> {
    let name = text.get(..span.start() as usize)?.trim_ascii_end().strip_suffix(b":")?.trim_ascii_end();
    Some(Span::new(u32::try_from(name.len()).ok()?, span.end()))
}

/// A bot's name and the colon behind it.
fn scope(span: Span, text: &[u8]) -> Option<Span> {
    let behind = text.get(span.end() as usize..)?;
    let value = behind.trim_ascii_start().strip_prefix(b":")?.trim_ascii_start();
    Some(Span::new(span.start(), span.end() + u32::try_from(behind.len() - value.len()).ok()?))
}

/// A directive of several, and the comma behind it or, if it is the last one, before it.
fn item(span: Span, text: &[u8]) -> Option<Span> {
    let behind = text.get(span.end() as usize..)?;
    if let Some(next) = behind.trim_ascii_start().strip_prefix(b",") {
        // Not into the next line of the headers.
        let blanks = next.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        return Some(Span::new(span.start(), span.end() + u32::try_from(behind.len() - next.len() + blanks).ok()?));
    }
    let before = text.get(..span.start() as usize)?.trim_ascii_end().strip_suffix(b",")?;
    Some(Span::new(u32::try_from(before.trim_ascii_end().len()).ok()?, span.end()))
}

/// Of a meta element for a bot that nobody knows, the name is what is meant.
#[cfg(feature = "html")]
fn point_at_name(context: &Context<'_, '_>, found: &mut PageDiagnostic) {
    if found.code == Code::UnknownBotName
        && found.place.source == Source::Html
        && let Some(meta) = context.meta(found.place.span)
    {
        found.place.span = meta.name;
    }
}

#[cfg(feature = "html")]
fn of_element(context: &Context<'_, '_>, found: &PageDiagnostic, fix: fn(&Html<'_>, &Meta) -> Option<Fix>) -> Option<Fix> {
    fix(context.page.html.as_ref()?, context.meta(found.place.span)?)
}

/// `name="robots"` in place of `http-equiv="X-Robots-Tag"`, if that is how it is written.
#[cfg(feature = "html")]
fn name_for_http_equiv(html: &Html<'_>, meta: &Meta) -> Option<Fix> {
    const ATTRIBUTE: &[u8] = b"http-equiv";
    let tag = html.slice(Span::new(meta.span.start(), meta.name.start()));
    let before = tag.strip_suffix(b"\"").or_else(|| tag.strip_suffix(b"'")).unwrap_or(tag).trim_ascii_end();
    let before = before.strip_suffix(b"=")?.trim_ascii_end();
    let at = before
        .len()
        .checked_sub(ATTRIBUTE.len())
        .filter(|at| before.get(*at..).is_some_and(|attribute| attribute.eq_ignore_ascii_case(ATTRIBUTE)))?;
    let attribute = Span::at(meta.span.start() + u32::try_from(at).ok()?, u32::try_from(ATTRIBUTE.len()).ok()?);
    let edits = [(attribute, "name"), (meta.name, "robots")];
    let edits = edits.map(|(span, replacement)| Edit { span, replacement: replacement.to_owned() });
    Some(Fix { applicability: Applicability::Unsafe, edits: edits.into() })
}

/// Quotes around a value of `content` and the directives behind it.
#[cfg(feature = "html")]
fn quotes(context: &Context<'_, '_>, lost: Span) -> Option<Fix> {
    let html = context.page.html.as_ref()?;
    let content = html.metas().iter().find(|meta| meta.span.start() <= lost.start() && lost.end() <= meta.span.end())?.content?;
    let has_none = |span| !html.slice(span).contains(&b'"');
    let quote = |at| Edit { span: Span::at(at, 0), replacement: "\"".to_owned() };
    let edits = vec![quote(content.start()), quote(lost.end())];
    has_none(Span::new(content.start(), lost.end())).then_some(Fix { applicability: Applicability::Unsafe, edits })
}

/// The element once for each of the names.
#[cfg(feature = "html")]
fn element_for_each(html: &Html<'_>, meta: &Meta) -> Option<Fix> {
    // A list of names is short, and so is its element; what is not would grow with the square.
    const LONGEST: u32 = 500;
    if meta.span.len() > LONGEST {
        return None;
    }
    let text = |span| std::str::from_utf8(html.slice(span)).ok();
    let name = text(meta.name).filter(|name| !name.contains('&'))?;
    let before = text(Span::new(meta.span.start(), meta.name.start()))?;
    let behind = text(Span::new(meta.name.end(), meta.span.end()))?;
    let mut names = name.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|name| !name.is_empty());
    let first = Edit { span: meta.name, replacement: names.next()?.to_owned() };
    let others: String = names.flat_map(|name| ["\n", before, name, behind]).collect();
    let others = Edit { span: Span::at(meta.span.end(), 0), replacement: others };
    Some(Fix { applicability: Applicability::Unsafe, edits: vec![first, others] })
}
