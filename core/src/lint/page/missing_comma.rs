//! No comma between two directives.

use super::context::Context;
use super::examples::{PageExample, header};
use super::{PageDiagnostic, PageLint};
use crate::directives::DirectiveName;
use crate::lint::{Applicability, Code, Fix, Severity, TextEdit};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::MissingComma, Severity::Error).fix(fix);

pub(super) const EXAMPLE: PageExample =
    header(Code::MissingComma, "X-Robots-Tag: noindex nofollow\n", "X-Robots-Tag: noindex, nofollow\n");

/// Puts commas between directives that have white space or semicolons there ([html-meta]). Only if the text is nothing but that: in a
/// document it may be written with character references.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    let is_divider = |byte: &u8| byte.is_ascii_whitespace() || *byte == b';';
    let mut edits = Vec::new();
    let mut rest = span;
    while let Some(begin) = rest.slice(text).iter().position(is_divider) {
        let (word, behind) = rest.slice(text).split_at(begin);
        DirectiveName::recognise(word)?;
        let length = behind.iter().take_while(|byte| is_divider(byte)).count();
        let at = rest.start() + u32::try_from(begin).ok()?;
        let divider = Span::at(at, u32::try_from(length).ok()?);
        if divider.end() < span.end() {
            edits.push(TextEdit { span: divider, replacement: ", ".to_owned() });
        }
        rest = Span::new(divider.end(), span.end());
    }
    (!edits.is_empty()).then_some(Fix { applicability: Applicability::Safe, edits })
}
