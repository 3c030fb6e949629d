//! What the response says about the page.

use super::{Evidence, about_the_page};
use crate::directives::Carrier;
use crate::evaluate::{Finding, FindingKind, Source};
use crate::http::Origin;

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let Some(headers) = &evidence.page.headers else { return };
    let Some(response) = headers.counting() else { return };
    if let Some(status) = response.status.filter(|status| !(200..300).contains(&status.code)) {
        findings.push(about_the_page(FindingKind::NoSuccess(status.code), [(Source::Headers, status.span)]));
    }
    if evidence.page.has_html() && !evidence.collected.may_be_html {
        let types = response.fields_named(headers.text(), "content-type").map(|field| (Source::Headers, field.value));
        findings.push(about_the_page(FindingKind::NotHtml, types));
    }
    // F4: pairs may have been several lines, so a bot's name may not be for what follows.
    let directives = &evidence.collected.directives.directives;
    let scoped: Vec<_> = directives
        .iter()
        .filter(|directive| directive.carrier == Carrier::Header && headers.origin() == Origin::Pairs)
        .filter_map(|directive| directive.directive.scope)
        .map(|scope| (Source::Headers, scope))
        .collect();
    if !scoped.is_empty() {
        findings.push(about_the_page(FindingKind::LeakedScope, scoped));
    }
}
