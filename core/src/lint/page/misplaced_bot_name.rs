//! A bot name in the wrong place, or without a directive after it.

use super::{Context, PageDetail, PageDiagnostic, PageLint, fixes, html};
use crate::directives::DirectiveFaultKind;
use crate::lint::{Code, Fix, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::MisplacedBotName, Severity::Warning)
    .fix(fix)
    .example(html("<meta name=\"robots\" content=\"googlebot: noindex\">\n", "<meta name=\"googlebot\" content=\"noindex\">\n"));

fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let is_for_all = |fault| matches!(fault, DirectiveFaultKind::WildcardScope | DirectiveFaultKind::GeneralScope);
    match found.detail {
        PageDetail::Fault(fault) if is_for_all(fault) => fixes::without_scope(context, found),
        _ => None,
    }
}
