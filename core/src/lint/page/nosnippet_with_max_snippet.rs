//! `max-snippet` next to `nosnippet`.
//!
//! `nosnippet` forbids the snippet whose length `max-snippet` limits ([google-robots-meta]).

use super::{Context, PageDiagnostic, PageLint, fixes, header};
use crate::directives::DirectiveName;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::NosnippetWithMaxSnippet, Severity::Warning)
    .fix(fixes::removal)
    .find(find)
    .example(header("X-Robots-Tag: nosnippet, max-snippet: 50\n", "X-Robots-Tag: max-snippet: 50\n"));

fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    for readers in &context.readers {
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
