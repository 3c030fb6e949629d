//! A directive in a meta element with `http-equiv`.

use super::PageLint;
use super::examples::{PageExample, html};
use crate::lint::{Code, Severity};

#[cfg(not(feature = "html"))]
use super::fixes::none as fix;
#[cfg(feature = "html")]
use fixed::fix;

pub(super) const LINT: PageLint = PageLint::new(Code::HttpEquivDirective, Severity::Warning).fix(fix);

pub(super) const EXAMPLE: PageExample = html(
    Code::HttpEquivDirective,
    "<meta http-equiv=\"X-Robots-Tag\" content=\"noindex\">\n",
    "<meta name=\"robots\" content=\"noindex\">\n",
);

#[cfg(feature = "html")]
mod fixed {
    use super::super::PageDiagnostic;
    use super::super::context::Context;
    use crate::html::{Html, Meta};
    use crate::lint::{Applicability, Edit, Fix};
    use crate::text::Span;

    pub(super) fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
        name_for_http_equiv(context.page.html.as_ref()?, context.meta(found.place.span)?)
    }

    /// `name="robots"` in place of `http-equiv="X-Robots-Tag"`, if that is how it is written.
    fn name_for_http_equiv(html: &Html<'_>, meta: &Meta) -> Option<Fix> {
        const ATTRIBUTE: &[u8] = b"http-equiv";
        let tag = html.slice(Span::new(meta.span.start(), meta.name.start()));
        let before = tag.strip_suffix(b"\"").or_else(|| tag.strip_suffix(b"'")).unwrap_or(tag).trim_ascii_end();
        let before = before.strip_suffix(b"=")?.trim_ascii_end();
        let at = before
            .len()
            .checked_sub(ATTRIBUTE.len())
            .filter(|at| before.get(*at..).is_some_and(|attribute| attribute.eq_ignore_ascii_case(ATTRIBUTE)))?;
        let attribute = Span::at(meta.span.start() + u32::try_from(at).ok()?, u32::try_from(ATTRIBUTE.len()).ok()?);
        let edits = [(attribute, "name"), (meta.name, "robots")];
        let edits = edits.map(|(span, replacement)| Edit { span, replacement: replacement.to_owned() });
        Some(Fix { applicability: Applicability::Unsafe, edits: edits.into() })
    }
}
