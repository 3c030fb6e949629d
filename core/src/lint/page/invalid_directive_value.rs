//! A directive whose value cannot be read.

use super::{Context, PageDetail, PageDiagnostic, PageLint, html};
use crate::directives::{DirectiveFaultKind, denied, opposite, without_colon};
use crate::lint::{Code, Fix, Severity};
use crate::text::{Part, Span};

pub(super) const LINT: PageLint = PageLint::new(Code::InvalidDirectiveValue, Severity::Error).fix(fix).example(html(
    "<meta name=\"robots\" content=\"max-snippet:short\">\n",
    "<meta name=\"robots\" content=\"max-snippet:50\">\n",
));

fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    match found.detail {
        // `index: no` becomes `noindex`. There is no fix for a negated restriction such as `noindex: no`, because the fix would lift the
        // restriction.
        PageDetail::Fault(DirectiveFaultKind::NegatedDirective) => {
            let meant = opposite(denied(span.slice(text))?)?;
            Some(Fix::safe(span, meant.as_str()))
        }
        PageDetail::Fault(DirectiveFaultKind::NoColon) => {
            let (name, value) = without_colon(Part::new(text, span))?;
            let name_end = span.start() + u32::try_from(name.as_str().len()).ok()?;
            Some(Fix::safe(Span::new(name_end, value.at), ": "))
        }
        _ => None,
    }
}
