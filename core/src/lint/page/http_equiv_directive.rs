//! A directive in a meta element with `http-equiv`.

use super::{Context, PageDiagnostic, PageLint, fixes, html};
use crate::lint::{Applicability, Code, Fix, Severity, TextEdit};

pub(super) const LINT: PageLint = PageLint::new(Code::HttpEquivDirective, Severity::Warning)
    .fix(fix)
    .example(html("<meta http-equiv=\"X-Robots-Tag\" content=\"noindex\">\n", "<meta name=\"robots\" content=\"noindex\">\n"));

/// Builds a fix that replaces `http-equiv="X-Robots-Tag"` with `name="robots"`.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let meta = context.meta(found.place.span)?;
    let attribute = fixes::attribute_before(context.page.html.as_ref()?, meta.span, meta.name, "http-equiv")?;
    let edits = [(attribute, "name"), (meta.name, "robots")];
    let edits = edits.map(|(span, replacement)| TextEdit { span, replacement: replacement.to_owned() });
    Some(Fix { applicability: Applicability::Unsafe, edits: edits.into() })
}
