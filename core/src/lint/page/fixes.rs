//! Builds fixes for several lints.

use super::context::Context;
use super::{PageDetail, PageDiagnostic};
use crate::directives::{DirectiveName, Scan, ScanOptions, opposite, permits};
use crate::evaluate::Source;
use crate::html::Html;
use crate::lint::{Applicability, Fix};
use crate::text::Span;

/// Returns the span of the attribute's name in a tag; `None` if the value does not directly follow `attribute` and an equals sign.
pub(super) fn attribute_before(html: &Html<'_>, tag: Span, value: Span, attribute: &str) -> Option<Span> {
    let before = html.slice(Span::new(tag.start(), value.start()));
    let before = before.strip_suffix(b"\"").or_else(|| before.strip_suffix(b"'")).unwrap_or(before).trim_ascii_end();
    let before = before.strip_suffix(b"=")?.trim_ascii_end();
    let at = before.len().checked_sub(attribute.len())?;
    let is_it = before.get(at..)?.eq_ignore_ascii_case(attribute.as_bytes());
    let start = tag.start() + u32::try_from(at).ok()?;
    is_it.then(|| Span::at(start, u32::try_from(attribute.len()).unwrap_or_default()))
}

pub(super) fn directives_in(value: &[u8], options: ScanOptions) -> Vec<DirectiveName> {
    Scan::new(value, options).directives.iter().map(|directive| directive.name).collect()
}

/// Builds a fix that replaces the text with the intended word, if known.
pub(super) fn replacement(_: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    match found.detail {
        PageDetail::Meant(word) => Some(Fix::not_safe(found.place.span, word)),
        _ => None,
    }
}

/// Builds a fix that removes a directive. The fix is unsafe, because the author may have intended another correction, such as adding
/// `noindex` to `indexifembedded`.
pub(super) fn removal(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    item(span, text).map(|item| Fix::not_safe(item, ""))
}

/// Returns the applicability of a fix that adds directives; `None` if an added directive might permit what another directive forbids.
pub(super) fn adding(context: &Context<'_, '_>, mut added: impl Iterator<Item = DirectiveName>) -> Option<Applicability> {
    let is_forbidden = |what: DirectiveName| {
        let directives = &context.report.directives.directives;
        directives.iter().any(|other| {
            let other = other.directive.name;
            opposite(what) == Some(other) || other == DirectiveName::None && what != DirectiveName::Archive
        })
    };
    let is_harmless = |name: DirectiveName| match name {
        DirectiveName::All => !is_forbidden(DirectiveName::Index) && !is_forbidden(DirectiveName::Follow),
        DirectiveName::Indexifembedded => false,
        name => !permits(name) || !is_forbidden(name),
    };
    added.all(is_harmless).then_some(Applicability::Safe)
}

/// Builds a fix that removes a bot name and its colon, so that the directives apply to all bots. Returns `None` if this might permit what
/// another directive forbids, or if another bot name may precede it in the value.
pub(super) fn without_scope(context: &Context<'_, '_>, found: &PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    let behind = text.get(span.end() as usize..)?;
    let behind_colon = behind.trim_ascii_start().strip_prefix(b":")?;
    let blanks = behind_colon.iter().position(|byte| !matches!(byte, b' ' | b'\t'))?;
    let value = behind_colon.get(blanks..)?;
    let scope = Span::new(span.start(), span.end() + u32::try_from(behind.len() - value.len()).ok()?);
    if found.place.source == Source::Headers && names_a_bot(text.get(..span.start() as usize)?) {
        return None;
    }
    let end = match found.place.source {
        Source::Headers => value.iter().position(|byte| matches!(byte, b'\r' | b'\n')),
        _ => value.iter().position(|byte| matches!(byte, b'"' | b'\'' | b'>')),
    };
    let value = value.get(..end.unwrap_or(value.len()))?;
    let words = value.split(|byte| !byte.is_ascii_alphabetic() && *byte != b'_' && *byte != b'-');
    let applicability = adding(context, words.filter_map(DirectiveName::recognise))?;
    (!value.is_empty()).then(|| Fix::new(applicability, scope, ""))
}

/// Returns `true` if `before` may contain a bot name, because it contains a colon or the value begins on an earlier line.
fn names_a_bot(before: &[u8]) -> bool {
    const NAME: &[u8] = b"x-robots-tag";
    let line = before.rsplit(|byte| matches!(byte, b'\n' | b'\r')).next().unwrap_or(before);
    let trimmed = line.trim_ascii_start();
    let is_named = trimmed.get(..NAME.len()).is_some_and(|name| name.eq_ignore_ascii_case(NAME));
    let behind = if is_named { trimmed.get(NAME.len()..).unwrap_or_default() } else { trimmed };
    let colons = behind.iter().filter(|byte| **byte == b':').count();
    colons > usize::from(is_named) || !is_named && trimmed.len() < line.len()
}

/// Returns the span of a directive in a list, with the comma after it or, for the last directive, before it. Returns `None` if there is no
/// comma.
fn item(span: Span, text: &[u8]) -> Option<Span> {
    let behind = text.get(span.end() as usize..)?;
    if let Some(next) = behind.trim_ascii_start().strip_prefix(b",") {
        // Remove only the blanks after the comma, to keep the line break before the next header line.
        let blanks = next.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count();
        return Some(Span::new(span.start(), span.end() + u32::try_from(behind.len() - next.len() + blanks).ok()?));
    }
    let before = text.get(..span.start() as usize)?.trim_ascii_end().strip_suffix(b",")?;
    Some(Span::new(u32::try_from(before.trim_ascii_end().len()).ok()?, span.end()))
}
