//! A word that is not a directive.

use super::{Context, PageDetail, PageDiagnostic, PageLint, fixes, html};
use crate::directives::{DirectiveName, ValueKind};
use crate::lint::{Applicability, Code, Fix, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UnknownDirective, Severity::Warning)
    .fix(fix)
    .example(html("<meta name=\"robots\" content=\"no-index\">\n", "<meta name=\"robots\" content=\"noindex\">\n"));

/// Builds a fix that writes the intended directive. Returns `None` if the directive's value is missing. The fix is safe for `noindex=true`
/// and `noindex.`, but not for a misspelled word. For `noindex-ai`, the fix is display-only, because the author has to decide about `-ai`.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let PageDetail::Meant(word) = found.detail else { return None };
    let (span, text) = found.part(context);
    let (written, name) = (span.slice(text), DirectiveName::recognise(word.as_bytes())?);
    let behind = text.get(span.end() as usize..).unwrap_or_default().trim_ascii_start();
    if name.value_kind() != ValueKind::None && !behind.starts_with(b":") {
        return None;
    }
    let is_letter = |byte: &u8| byte.is_ascii_alphanumeric();
    let first = written.iter().position(is_letter)?;
    let last = written.iter().rposition(is_letter)?;
    let is_certain = written.contains(&b'=') || written.get(first..=last)?.eq_ignore_ascii_case(word.as_bytes());
    let applicability = fixes::adding(context, [name].into_iter())?;
    let starts = written.get(..word.len()).is_some_and(|start| start.eq_ignore_ascii_case(word.as_bytes()));
    let has_more = starts && written.get(word.len()).is_some_and(|next| matches!(next, b'-' | b'_'));
    let applicability = match (is_certain, has_more) {
        (true, _) => applicability,
        (false, true) => Applicability::DisplayOnly,
        (false, false) => Applicability::Unsafe,
    };
    Some(Fix::new(applicability, span, word))
}
