//! A directive in the body of a document.

use super::{Context, PageDetail, PageDiagnostic, PageLint, html};
use crate::evaluate::{Place, Source};
use crate::html::{ElementLocation, HeadEndKind, Scripting};
use crate::lint::{Code, Fix, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::DirectiveInBody, Severity::Warning).fix(fix).example(html(
    "<body>\n<meta name=\"robots\" content=\"noindex\">\n",
    "<head>\n<meta name=\"robots\" content=\"noindex\">\n",
));

/// Labels the construct that ended the head too early, if any. Builds no fix: the author has to move either this construct or the
/// directive.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let html = context.page.html.as_ref()?;
    let places = context.meta(found.place.span)?.places;
    let is_in_body = |scripting: &Scripting| places.with(*scripting).is_some_and(|place| place.location == ElementLocation::Body);
    let end = Scripting::ALL.into_iter().filter(is_in_body).find_map(|scripting| html.head_end(scripting))?;
    let detail = match end.kind {
        HeadEndKind::Element | HeadEndKind::OtherEndTag => PageDetail::EndedByTag,
        HeadEndKind::Text => PageDetail::EndedByText,
        HeadEndKind::EndTag | HeadEndKind::Body => return None,
    };
    found.detail = detail;
    found.others = vec![Place { source: Source::Html, span: end.span }];
    None
}
