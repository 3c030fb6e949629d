//! An unquoted `content` value, which loses directives.

use super::{Context, PageDiagnostic, PageLint, html};
use crate::lint::{Applicability, Code, Fix, Severity, TextEdit};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::UnquotedContent, Severity::Error)
    .fix(fix)
    .example(html("<meta name=robots content=noindex, nofollow>\n", "<meta name=robots content=\"noindex, nofollow\">\n"));

/// Builds a fix that puts the `content` value and the directives after it in quotation marks.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let lost = found.place.span;
    let html = context.page.html.as_ref()?;
    let content = context.meta(lost)?.content?;
    let has_none = |span| !html.slice(span).contains(&b'"');
    let quote = |at| TextEdit { span: Span::at(at, 0), replacement: "\"".to_owned() };
    let edits = vec![quote(content.start()), quote(lost.end())];
    has_none(Span::new(content.start(), lost.end())).then_some(Fix { applicability: Applicability::Unsafe, edits })
}
