//! An unknown signal in the header Content-Signal.
//!
//! A signal has no effect unless a specification defines its name and value ([content-signals]).

use super::{Context, OTHERS, PageDetail, PageDiagnostic, PageLint, header};
use crate::evaluate::{Place, Source};
use crate::lint::robots_txt::meant_signal;
use crate::lint::{Applicability, Code, Fix, Severity, TextEdit};
use crate::preferences::{ContentSignal, Signal};
use crate::text::{Part, Span};

pub(super) const LINT: PageLint = PageLint::new(Code::UnknownHeaderSignal, Severity::Warning)
    .find(find)
    .example(header("Content-Signal: ai-train=disallow\n", "Content-Signal: ai-train=no\n"));

/// Reports each header once. The fix changes all unknown signals in the header, so there is no fix if the intent of any of them is unclear.
fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let Some((headers, response)) = context.page.headers.as_ref().and_then(|headers| Some((headers, headers.counting()?))) else {
        return;
    };
    for field in response.fields_named(headers.text(), "content-signal") {
        let value = Part::new(headers.text(), field.value);
        let signals = ContentSignal::parse(value.bytes, value.at).signals;
        let unknown: Vec<_> = signals.iter().filter(|signal| signal.purpose.is_none() || signal.setting.is_none()).collect();
        let Some((first, others)) = unknown.split_first() else { continue };
        let place = |signal: &Signal| Place {
            source: Source::Headers,
            span: Span::new(signal.name.start(), signal.value.end().max(signal.name.end())),
        };
        let meant = |signal: &Signal| meant_signal(signal, |span| headers.slice(span));
        let edit = |signal: &&Signal| {
            let span = if signal.purpose.is_some() { signal.value } else { signal.name };
            Some(TextEdit { span, replacement: meant(signal)?.to_owned() })
        };
        let edits = unknown.iter().map(edit).collect::<Option<Vec<_>>>();
        found.push(PageDiagnostic {
            others: others.iter().take(OTHERS).map(|signal| place(signal)).collect(),
            detail: meant(first).map_or(PageDetail::Nothing, PageDetail::Meant),
            fixes: edits.into_iter().map(|edits| Fix { applicability: Applicability::Unsafe, edits }).collect(),
            ..PageDiagnostic::new(Code::UnknownHeaderSignal, place(first))
        });
    }
}
