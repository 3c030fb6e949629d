//! Finds directives whose effect depends on how a crawler reads the headers or HTML ([mdn-x-robots-tag], [google-robots-meta],
//! [yandex-robots-meta], [html-parsing]).

use std::borrow::Cow;

use super::{Evidence, MOST, sorted};
use crate::directives::{Carrier, IndexingVerdict, PageDirective};
use crate::evaluate::{Finding, FindingKind, PagePolicy, Source};
use crate::html::{ElementLocation, Scripting};
use crate::order::sort;
use crate::text::Span;

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let policies = [PagePolicy::Scopes, PagePolicy::Placement, PagePolicy::Scripting];
    findings.extend(policies.into_iter().filter_map(|policy| differing(evidence, policy)));
}

/// Finds the directives that a policy affects, and the crawlers whose verdict would differ if the policy had its other value.
/// Contradictions are a separate kind of finding. Differences in dates are left out: Google's older documentation requires RFC 850
/// ([google-robots-meta], [mdn-x-robots-tag]), but its current documentation also lists RFC 822 and ISO 8601 ([robots meta
/// tag](https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag)).
fn differing(evidence: &Evidence<'_, '_>, policy: PagePolicy) -> Option<Finding> {
    let collected = &evidence.collected.directives;
    let concerned = collected.directives.iter().filter_map(|directive| concerned(policy, directive));
    let places = sorted(concerned.take(MOST));
    if places.is_empty() {
        return None;
    }
    let other = evidence
        .page
        .collect_under(evidence.names, policy)
        .map_or(Cow::Borrowed(collected), |other| Cow::Owned(other.directives));
    let mut crawlers = Vec::new();
    for group in evidence.groups {
        let Some(dialect) = policy.with_other_value(group.reader.dialect.value) else { continue };
        let reader = group.reader.clone().reading_as(dialect);
        if answers(&other.verdict(&reader, evidence.page.now)) != answers(&group.verdict) {
            crawlers.extend(&group.crawlers);
        }
    }
    sort(&mut crawlers);
    (!crawlers.is_empty()).then_some(Finding { kind: FindingKind::ReadingsDiffer(policy), places, crawlers })
}

/// Returns the part of a directive that the policy affects: its scope or its meta element. Returns `None` if the policy does not affect the
/// directive.
fn concerned(policy: PagePolicy, directive: &PageDirective) -> Option<(Source, Span)> {
    let scope = directive.directive.scope.filter(|_| policy == PagePolicy::Scopes);
    let element = match directive.carrier {
        Carrier::Meta(element) => {
            let is_concerned = match policy {
                PagePolicy::Placement => Scripting::ALL
                    .iter()
                    .filter_map(|scripting| element.places.with(*scripting))
                    .any(|place| place.location == ElementLocation::Body),
                PagePolicy::Scripting => !element.places.are_alike(),
                PagePolicy::Conflicts | PagePolicy::Scopes | PagePolicy::Dates | PagePolicy::Bytes => false,
            };
            is_concerned.then_some(element.span)
        }
        Carrier::Header => None,
    };
    Some((directive.carrier.into(), scope.or(element)?))
}

/// Returns the answers in a verdict, without the directives that decide them.
fn answers(verdict: &IndexingVerdict) -> impl PartialEq {
    let permissions = [
        &verdict.index,
        &verdict.follow,
        &verdict.image_index,
        &verdict.translation,
        &verdict.archive,
        &verdict.foreign_description,
        &verdict.embedded,
    ];
    let limits = (verdict.snippet.value, verdict.image_preview.value, verdict.video_preview.value);
    (permissions.map(|outcome| outcome.value), limits, verdict.unavailable_after.value)
}
