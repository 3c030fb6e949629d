//! A value for a directive that takes none.

use super::context::Context;
use super::examples::{PageExample, header};
use super::{PageDiagnostic, PageLint};
use crate::lint::{Code, Fix, Severity};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::NeedlessValue, Severity::Info).fix(fix);

pub(super) const EXAMPLE: PageExample = header(Code::NeedlessValue, "X-Robots-Tag: noindex: yes\n", "X-Robots-Tag: noindex\n");

fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    value(span, text).map(|value| Fix::safe(value, ""))
}

/// A value and the colon before it.
fn value(span: Span, text: &[u8]) -> Option<Span> {
    let name = text.get(..span.start() as usize)?.trim_ascii_end().strip_suffix(b":")?.trim_ascii_end();
    Some(Span::new(u32::try_from(name.len()).ok()?, span.end()))
}
