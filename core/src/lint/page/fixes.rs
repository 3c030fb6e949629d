//! Fixes that several lints have.

use super::context::Context;
use super::{PageDetail, PageDiagnostic};
use crate::lint::Fix;
use crate::text::Span;

/// Of documents, which are not read without the feature `html`.
#[cfg(not(feature = "html"))]
pub(super) fn none(_: &Context<'_, '_>, _: &mut PageDiagnostic) -> Option<Fix> {
    None
}

/// The word that is meant.
pub(super) fn replacement(_: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    match found.detail {
        PageDetail::Meant(word) => Some(Fix::not_safe(found.place.span, word)),
        _ => None,
    }
}

/// The other directives alone, where that changes what is said.
pub(super) fn removal(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    item(span, text).map(|item| Fix::not_safe(item, ""))
}

/// The same where it changes nothing.
pub(super) fn safe_removal(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    item(span, text).map(|item| Fix::safe(item, ""))
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
