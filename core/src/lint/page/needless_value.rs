//! A value after a directive that takes no value.

use super::{Context, PageDiagnostic, PageLint, header};
use crate::directives::{DirectiveName, is_yes, permits};
use crate::lint::{Code, Fix, Severity};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::NeedlessValue, Severity::Info)
    .fix(fix)
    .example(header("X-Robots-Tag: noindex: yes\n", "X-Robots-Tag: noindex\n"));

/// Builds a fix that removes the value. The fix is safe only if the value affirms the directive, because any other value may have a
/// purpose.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    let value = value(span, text)?;
    let forbids = |text: &[u8]| {
        let start = text.iter().rposition(|byte| !byte.is_ascii_alphabetic() && !matches!(byte, b'-' | b'_'));
        let name = text.get(start.map_or(0, |before| before + 1)..).and_then(DirectiveName::recognise);
        name.is_some_and(|name| !permits(name))
    };
    let value_text = span.slice(text);
    let forbids = forbids(text.get(..value.start() as usize)?);
    let is_affirmed = is_yes(value_text) || forbids && value_text.eq_ignore_ascii_case(b"all");
    match is_affirmed {
        true => Some(Fix::safe(value, "")),
        false => forbids.then(|| Fix::not_safe(value, "")),
    }
}

/// Returns the span of a value, including the colon before it.
fn value(span: Span, text: &[u8]) -> Option<Span> {
    let name = text.get(..span.start() as usize)?.trim_ascii_end().strip_suffix(b":")?.trim_ascii_end();
    Some(Span::new(u32::try_from(name.len()).ok()?, span.end()))
}
