//! A directive in a meta element with `http-equiv`.

use super::{Context, PageDiagnostic, PageLint, fixes, html};
use crate::html::{Html, Meta};
use crate::lint::{Applicability, Code, Fix, Severity, TextEdit};

pub(super) const LINT: PageLint = PageLint::new(Code::HttpEquivDirective, Severity::Warning)
    .fix(fix)
    .example(html("<meta http-equiv=\"X-Robots-Tag\" content=\"noindex\">\n", "<meta name=\"robots\" content=\"noindex\">\n"));

fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    name_for_http_equiv(context.page.html.as_ref()?, context.meta(found.place.span)?)
}

/// Builds a fix that replaces `http-equiv="X-Robots-Tag"` with `name="robots"`.
fn name_for_http_equiv(html: &Html<'_>, meta: &Meta) -> Option<Fix> {
    let attribute = fixes::attribute_before(html, meta.span, meta.name, "http-equiv")?;
    let edits = [(attribute, "name"), (meta.name, "robots")];
    let edits = edits.map(|(span, replacement)| TextEdit { span, replacement: replacement.to_owned() });
    Some(Fix { applicability: Applicability::Unsafe, edits: edits.into() })
}
