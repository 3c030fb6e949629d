//! A length for what may not be shown at all (fact C16).

use super::PageDiagnostic;
use super::context::Context;
use crate::directives::DirectiveName;
use crate::lint::Code;

pub(super) fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    for readers in context.readers() {
        let snippet = &readers.verdict.snippet;
        let named = |numbers: &[u32], name: DirectiveName| {
            let directives = numbers.iter().filter_map(|number| context.directive(*number));
            directives.filter(|found| found.directive.name == name).map(|found| found.place()).collect::<Vec<_>>()
        };
        let Some(nosnippet) = named(&snippet.by, DirectiveName::Nosnippet).first().copied() else { continue };
        for place in named(&snippet.overruled, DirectiveName::MaxSnippet) {
            found.push(PageDiagnostic {
                others: vec![nosnippet],
                crawlers: readers.crawlers.clone(),
                ..PageDiagnostic::new(Code::NosnippetWithMaxSnippet, place)
            });
        }
    }
}
