//! Findings about the response.

use super::{Evidence, about_the_page, sorted};
use crate::directives::{Carrier, PageDirective};
use crate::evaluate::{Finding, FindingKind, Place, Source};
use crate::fact::Fact;
use crate::http::{HeaderOrigin, StatusLine};
use crate::order::{Table, sort};
use crate::page_status::StatusEffect;
use crate::text::Span;

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let response = evidence.page.headers.as_ref().and_then(|headers| Some((headers, headers.counting()?)));
    let line = response.and_then(|(_, response)| response.status);
    if let Some(code) = evidence.collected.directives.status {
        findings.extend(status(evidence, code, line));
    }
    let Some((headers, response)) = response else { return };
    if evidence.page.has_html() && !evidence.collected.may_be_html {
        let types = response.fields_named(headers.text(), "content-type").map(|field| Place::new(Source::Headers, field.value));
        findings.push(about_the_page(FindingKind::NotHtml, types));
    }
    // [rfc9110-field-lines]: headers passed as pairs may have joined several lines, so a bot's name may apply to directives of a
    // later line. The text before the first comma after a name is on the same line as the name.
    let directives = &evidence.collected.directives.directives;
    let mut last = None;
    let scoped: Vec<_> = directives
        .iter()
        .filter(|directive| directive.carrier == Carrier::Header && headers.origin() == HeaderOrigin::Pairs)
        .filter_map(|PageDirective { directive, .. }| {
            let before = |scope: Span| headers.slice(Span::new(scope.end(), directive.name_span.start()));
            let is_on_the_line = directive.scope.is_some_and(|scope| last != Some(scope) && !before(scope).contains(&b','));
            last = directive.scope.or(last);
            last.filter(|_| !is_on_the_line)
        })
        .map(|scope| Place::new(Source::Headers, scope))
        .collect();
    if !scoped.is_empty() {
        findings.push(about_the_page(FindingKind::LeakedScope, scoped));
    }
}

/// Reports a status that prevents normal processing of the page, with one finding for each combination of effect and certainty. Crawlers
/// that robots.txt blocks never see the status. If there is no status line, the finding has no position.
fn status(evidence: &Evidence<'_, '_>, code: u16, line: Option<StatusLine>) -> impl Iterator<Item = Finding> {
    let mut crawlers: Table<_, Vec<u32>> = Table::default();
    for group in evidence.groups {
        let Some(status) = group.verdict.status.filter(|status| status.effect != StatusEffect::Processed) else { continue };
        for place in evidence.not_blocked(group) {
            crawlers.change((status.certainty, status.effect), Vec::new, |crawlers| crawlers.push(place));
        }
    }
    crawlers.into_iter().map(move |((certainty, effect), mut crawlers)| {
        sort(&mut crawlers);
        let kind = FindingKind::Status { code, effect: Fact::new(effect, certainty) };
        Finding { kind, places: sorted(line.map(|line| Place::new(Source::Headers, line.span))), crawlers }
    })
}
