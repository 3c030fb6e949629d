//! Finds directives whose effect depends on how a crawler reads the headers or HTML ([mdn-x-robots-tag], [google-robots-meta],
//! [yandex-robots-meta], [html-parsing]).

use super::{Evidence, MOST, sorted};
use crate::directives::{Carrier, IndexingVerdict, PageDirective, ScopeSwitch};
use crate::evaluate::{Finding, FindingKind, PagePolicy, Place};
use crate::html::{ElementLocation, Scripting};
use crate::order::sort;

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    findings.extend(PagePolicy::ALL.into_iter().filter_map(|policy| differing(evidence, policy)));
}

/// Finds the directives that a policy affects, and the crawlers whose verdict would differ if the policy had its other value.
fn differing(evidence: &Evidence<'_, '_>, policy: PagePolicy) -> Option<Finding> {
    let collected = &evidence.collected.directives;
    let concerned = collected.directives.iter().filter_map(|directive| concerned(policy, directive));
    let places = sorted(concerned.take(MOST));
    if places.is_empty() {
        return None;
    }
    let has_other_scopes = policy == PagePolicy::Scopes;
    let scanned = has_other_scopes.then(|| evidence.page.collect(evidence.names, ScopeSwitch::LeadingOnly).directives);
    let other = scanned.as_ref().unwrap_or(collected);
    let mut crawlers = Vec::new();
    for group in evidence.groups {
        let reader = group.reader.clone().reading_as(policy.with_other_value(group.reader.dialect.value));
        if answers(&other.verdict(&reader, evidence.page.now)) != answers(&group.verdict) {
            crawlers.extend(&group.crawlers);
        }
    }
    sort(&mut crawlers);
    (!crawlers.is_empty()).then_some(Finding { kind: FindingKind::ReadingsDiffer(policy), places, crawlers })
}

/// Returns the part of a directive that the policy affects: its scope or its meta element. Returns `None` if the policy does not affect the
/// directive.
fn concerned(policy: PagePolicy, directive: &PageDirective) -> Option<Place> {
    let span = match (policy, directive.carrier) {
        (PagePolicy::Scopes, _) => directive.directive.scope?,
        (PagePolicy::Placement, Carrier::Meta(element)) => {
            let mut places = Scripting::ALL.into_iter().filter_map(|scripting| element.places.with(scripting));
            places.any(|place| place.location == ElementLocation::Body).then_some(element.span)?
        }
        (PagePolicy::Scripting, Carrier::Meta(element)) => (!element.places.are_alike()).then_some(element.span)?,
        (_, Carrier::Header) => return None,
    };
    Some(Place::new(directive.carrier.into(), span))
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
