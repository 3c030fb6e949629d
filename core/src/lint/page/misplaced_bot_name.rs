//! A bot's name in the wrong place, or with nothing after it.

use super::context::Context;
use super::examples::{PageExample, html};
use super::{PageDetail, PageDiagnostic, PageLint};
use crate::directives::DirectiveFaultKind;
use crate::lint::{Code, Fix, Severity};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::MisplacedBotName, Severity::Warning).fix(fix);

pub(super) const EXAMPLE: PageExample = html(
    Code::MisplacedBotName,
    "<meta name=\"robots\" content=\"googlebot: noindex\">\n",
    "<meta name=\"googlebot\" content=\"noindex\">\n",
);

fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    if found.detail != PageDetail::Fault(DirectiveFaultKind::WildcardScope) {
        return None;
    }
    let (span, text) = found.part(context);
    scope(span, text).map(|scope| Fix::not_safe(scope, ""))
}

/// A bot's name and the colon behind it.
fn scope(span: Span, text: &[u8]) -> Option<Span> {
    let behind = text.get(span.end() as usize..)?;
    let value = behind.trim_ascii_start().strip_prefix(b":")?.trim_ascii_start();
    Some(Span::new(span.start(), span.end() + u32::try_from(behind.len() - value.len()).ok()?))
}
