//! Finds contradictions between the page and a sitemap that lists the page. A sitemap should list only pages that may appear in results
//! ([google-sitemaps]).

use super::directives::deciding_rule;
use super::{ByPlaces, Evidence, noindex, search_engines, sorted};
use crate::evaluate::{Finding, FindingKind, Visibility};

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    if !evidence.page.listed {
        return;
    }
    let mut by_places = ByPlaces::default();
    for (by, crawlers) in noindex(evidence) {
        by_places.add(sorted(by), crawlers.iter().copied());
    }
    findings.extend(by_places.findings(FindingKind::ListedWithNoindex));
    let crawlers = search_engines(evidence, Visibility::Unseen);
    if !crawlers.is_empty() {
        let reports = crawlers.iter().filter_map(|place| evidence.crawlers.get(*place as usize));
        let places = sorted(reports.filter_map(deciding_rule));
        findings.push(Finding { kind: FindingKind::ListedButBlocked, places, crawlers });
    }
}
