//! A retired directive.

use super::{Context, PageDiagnostic, PageLint, fixes, html};
use crate::directives::{DirectiveName, DirectiveStatus, PageDialect, PageDialectName};
use crate::lint::{Applicability, Code, Fix, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RetiredDirective, Severity::Info)
    .fix(fix)
    .example(html("<meta name=\"robots\" content=\"noodp\">\n", "<meta name=\"robots\" content=\"nosnippet\">\n"));

/// Builds a fix that removes the directive. Returns `None` if any engine reads the directive, because crawlers outside the report may also
/// read the page.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    let name = DirectiveName::recognise(span.slice(text))?;
    let is_read = |dialect| PageDialect::preset(dialect).standing(name).status == DirectiveStatus::Live;
    let is_read = PageDialectName::ALL.into_iter().any(is_read);
    let removal = fixes::removal(context, found)?;
    (!is_read).then_some(Fix { applicability: Applicability::Safe, ..removal })
}
