//! Differences between the document as served and the rendered document ([google-javascript]).

use super::directives::forbids;
use super::html::canonicals_in_head;
use super::{ByPlaces, Evidence, MOST, about_the_page, sorted};
use crate::directives::{Carrier, DirectiveOutcome, PageDirective, Permission, Presence};
use crate::evaluate::resolve::{base_url, comparable_origin, resolve};
use crate::evaluate::{Finding, FindingKind, Place, Source};
use crate::html::{ElementContext, Html, MetaKey, Scripting};
use crate::matching::Target;
use crate::order::sort;
use crate::text::Span;

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let page = evidence.page;
    let (Some(served), Some(rendered)) = (&page.html, &page.rendered) else { return };
    if page.has_html() && evidence.collected.may_be_html {
        directives(evidence, findings);
        findings.extend(canonical(served, rendered, page.target.as_ref()));
    }
}

/// Finds the directives that scripts add or remove. If indexing is forbidden solely by added directives, or solely by removed directives,
/// reports these directives in a separate finding.
fn directives(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let page = &evidence.collected.directives;
    if !page.are_changed_by_scripts() {
        return;
    }
    let changed: Vec<_> = (0..).zip(&page.directives).map(|(place, found)| (page.presence(place, found), found)).collect();
    let mut are_reported = vec![false; changed.len()];
    let [mut adds, mut lifts] = [ByPlaces::default(), ByPlaces::default()];
    for group in evidence.groups.iter().filter(|group| group.verdict.index.value == Permission::Forbidden) {
        let by = &group.verdict.index.by;
        for (presence, found) in [(Presence::OnlyRendered, &mut adds), (Presence::OnlyServed, &mut lifts)] {
            let deciding = |by: &u32| changed.get(*by as usize).filter(|(known, _)| *known == presence);
            if by.is_empty() || by.iter().any(|by| deciding(by).is_none()) {
                continue;
            }
            for by in by {
                are_reported.get_mut(*by as usize).into_iter().for_each(|is_reported| *is_reported = true);
            }
            let places = by.iter().filter_map(deciding).take(MOST).map(|(_, directive)| Place::from(*directive));
            found.add(sorted(places), evidence.not_blocked(group));
        }
    }
    findings.extend(adds.findings(FindingKind::RenderedNoindex));
    findings.extend(lifts.findings(FindingKind::RenderedLiftsNoindex));
    let others = changed
        .iter()
        .zip(&are_reported)
        .filter(|((presence, found), is_reported)| !**is_reported && *presence != Presence::Both && is_in_document(found));
    let others = sorted(others.take(MOST).map(|((_, directive), _)| Place::from(*directive)));
    if !others.is_empty() {
        findings.push(Finding { kind: FindingKind::RenderedRobots, places: others, crawlers: Vec::new() });
    }
    for outcome in [DirectiveOutcome::NotRendered, DirectiveOutcome::RenderingUnknown] {
        let mut unread = ByPlaces::default();
        for group in evidence.groups {
            let directives = page.directives.iter().zip(&group.verdict.directive_outcomes);
            let unseen =
                directives.filter(|(found, known)| **known == outcome && forbids(&found.directive) && is_in_document(found));
            let places = sorted(unseen.take(MOST).map(|(directive, _)| Place::from(directive)));
            if !places.is_empty() {
                unread.add(places, evidence.not_blocked(group));
            }
        }
        findings.extend(unread.findings(FindingKind::RenderedOnly(outcome)));
    }
}

/// Returns `true` if crawlers that render pages may read a directive: it is in a header, or in a meta element that has no `http-equiv` and
/// is not inside a `template` or `noscript`.
fn is_in_document(directive: &PageDirective) -> bool {
    let Carrier::Meta(element) = directive.carrier else { return true };
    element.key != MetaKey::HttpEquiv
        && element.places.with(Scripting::On).is_some_and(|place| place.context == ElementContext::Document)
}

/// Reports the canonical links that only one version of the document contains. Reports nothing if the document as served has no canonical
/// link, because scripts may legitimately add such a link.
fn canonical(served: &Html<'_>, rendered: &Html<'_>, page_url: Option<&Target>) -> Option<Finding> {
    let (before, after) = (canonicals(served, page_url), canonicals(rendered, page_url));
    if before.is_empty() {
        return None;
    }
    let without = |all: &[(Vec<u8>, Span)], others: &[(Vec<u8>, Span)], source| -> Vec<_> {
        let is_other = |url: &Vec<u8>| others.binary_search_by(|(known, _)| known.cmp(url)).is_err();
        all.iter().filter(|(url, _)| is_other(url)).take(MOST).map(|(_, span)| Place::new(source, *span)).collect()
    };
    let mut places = without(&before, &after, Source::Html);
    places.extend(without(&after, &before, Source::RenderedHtml));
    (!places.is_empty()).then(|| about_the_page(FindingKind::RenderedCanonical, places))
}

/// Returns the URLs of the canonical links in the head, resolved and sorted, with the positions of the links.
fn canonicals(html: &Html<'_>, page_url: Option<&Target>) -> Vec<(Vec<u8>, Span)> {
    let base = page_url.map(|page_url| base_url(html, page_url));
    let mut all: Vec<_> = canonicals_in_head(html, |link| link.places.with(Scripting::On))
        .filter_map(|link| {
            let href = html.value(link.href?);
            let target = base.as_ref().and_then(|base| resolve(base, href.bytes()));
            let url = target.map(|target| [comparable_origin(&target).unwrap_or_default(), target.path()].concat().into_bytes());
            Some((url.unwrap_or_else(|| href.bytes().trim_ascii().to_vec()), link.span))
        })
        .collect();
    sort(&mut all);
    all
}
