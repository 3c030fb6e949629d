//! Finds blocked URLs that belong to a page: versions in other languages, scripts and styles. URLs on other sites are skipped, because the
//! robots.txt applies only to the page's own site.

use super::html::is_about_page;
use super::{Evidence, search_engines};
use crate::crawlers::{self, Support};
use crate::evaluate::blocked::{Link, blocked};
use crate::evaluate::resolve::{base_url, resolve};
use crate::evaluate::{Finding, FindingKind, Page, Place, Source, Visibility};
use crate::html::{ElementContext, Linked, LinkedKind, Scripting};
use crate::matching::Target;

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let page = evidence.page;
    let (Some(robots), Some(page_url)) = (&page.robots, &page.target) else { return };
    let (mut alternates, mut resources) = (Vec::new(), Vec::new());
    for (kind, link) in of_headers(page, page_url).chain(of_document(evidence, page_url)) {
        if kind == LinkedKind::Alternate { &mut alternates } else { &mut resources }.push(link);
    }
    if alternates.is_empty() && resources.is_empty() {
        return;
    }
    let of_search = search_engines(evidence, Visibility::Seen);
    let renders = |place: &u32| {
        let crawler = evidence.crawlers.get(*place as usize).and_then(|report| crawlers::by_token(report.agent.name()));
        crawler.is_some_and(|crawler| crawler.renders.value == Support::Yes)
    };
    let rendering: Vec<_> = of_search.iter().copied().filter(renders).collect();
    let mut add = |kind, crawlers: &[u32], links: &[Link]| {
        let agents = crawlers.iter().filter_map(|place| Some((*place, evidence.crawlers.get(*place as usize)?.agent.clone())));
        findings.extend(blocked(robots, page_url, kind, &agents.collect::<Vec<_>>(), links));
    };
    add(FindingKind::BlockedAlternate, &of_search, &alternates);
    add(FindingKind::BlockedResource, &rendering, &resources);
}

/// Returns the versions in other languages to which the headers link ([google-localized-versions]).
fn of_headers<'p>(page: &'p Page<'_>, page_url: &'p Target) -> impl Iterator<Item = (LinkedKind, Link)> + 'p {
    let headers = page.headers.iter().filter_map(|headers| Some((headers, headers.counting()?)));
    headers.flat_map(move |(headers, response)| {
        let text = headers.text();
        let of_page = response.links.iter().filter(move |link| is_about_page(Some(page_url), headers, link));
        let alternates = of_page.filter(move |link| link.has_relation(text, "alternate"));
        alternates.filter(|link| link.language.is_some()).filter_map(move |link| {
            let target = resolve(page_url, headers.slice(link.target))?;
            Some((LinkedKind::Alternate, Link { place: Place::new(Source::Headers, link.target), target }))
        })
    })
}

fn of_document<'e>(evidence: &'e Evidence<'_, '_>, page_url: &'e Target) -> impl Iterator<Item = (LinkedKind, Link)> + 'e {
    evidence.html().into_iter().flat_map(move |html| {
        let base = base_url(html, page_url);
        let in_document =
            |linked: &&Linked| linked.places.with(Scripting::On).is_some_and(|place| place.context == ElementContext::Document);
        html.linked().iter().filter(in_document).filter_map(move |linked| {
            let target = resolve(&base, html.value(linked.url).bytes())?;
            Some((linked.kind, Link { place: Place::new(Source::Html, linked.url), target }))
        })
    })
}
