//! An unknown signal in the header Content-Signal.
//!
//! A signal has no effect unless a specification defines its name and value ([content-signals]).

use super::{Context, OTHERS, PageDetail, PageDiagnostic, PageLint, header};
use crate::evaluate::{Place, Source};
use crate::lint::{Code, Severity, signals};
use crate::preferences::Signal;
use crate::text::Part;

pub(super) const LINT: PageLint = PageLint::new(Code::UnknownHeaderSignal, Severity::Warning)
    .find(find)
    .example(header("Content-Signal: ai-train=disallow\n", "Content-Signal: ai-train=no\n"));

/// Reports each header once. The fix changes all unknown signals in the header.
fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let Some((headers, response)) = context.page.headers.as_ref().and_then(|headers| Some((headers, headers.counting()?))) else {
        return;
    };
    for field in response.fields_named(headers.text(), "content-signal") {
        let value = Part::new(headers.text(), field.value);
        let unknown = signals::unknown(value);
        let Some((first, others)) = unknown.split_first() else { continue };
        let place = |signal: &Signal| Place { source: Source::Headers, span: signals::span(signal) };
        found.push(PageDiagnostic {
            others: others.iter().take(OTHERS).map(place).collect(),
            detail: signals::meant(first, value).map_or(PageDetail::Nothing, PageDetail::Meant),
            fixes: signals::fix(&unknown, value).into_iter().collect(),
            ..PageDiagnostic::new(Code::UnknownHeaderSignal, place(first))
        });
    }
}
