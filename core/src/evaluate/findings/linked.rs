//! Blocked URLs that belong to a page: versions in other languages, scripts and styles. The robots.txt covers only the page's site, so URLs
//! on other sites are skipped.

use super::{Evidence, MOST, search_engines, sorted};
use crate::availability::{CrawlAnswer, Fetched};
use crate::crawlers::{self, Support};
use crate::evaluate::resolve::{is_same_site, resolve};
use crate::evaluate::{CrawlerReport, Finding, FindingKind, Page, Source, Visibility};
use crate::html::{ElementContext, Linked, LinkedKind, Scripting};
use crate::matching::{Agent, Target};
use crate::text::Span;

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    let page = evidence.page;
    let (Some(robots), Some(page_url)) = (&page.robots, &page.target) else { return };
    let (alternates, resources): (Vec<_>, Vec<_>) =
        of_headers(page, page_url).chain(of_document(page, page_url)).partition(|linked| linked.kind == LinkedKind::Alternate);
    if alternates.is_empty() && resources.is_empty() {
        return;
    }
    let of_search = search_engines(evidence, Visibility::Seen);
    let renders = |place: &u32| {
        let crawler = evidence.crawlers.get(*place as usize).and_then(|report| crawlers::by_token(report.agent.name()));
        crawler.is_some_and(|crawler| crawler.renders.value == Support::Yes)
    };
    let rendering: Vec<_> = of_search.iter().copied().filter(renders).collect();
    let judging = Judging { robots, page_url, reports: evidence.crawlers };
    findings.extend(judging.blocked(FindingKind::BlockedAlternate, &of_search, &alternates));
    findings.extend(judging.blocked(FindingKind::BlockedResource, &rendering, &resources));
}

/// A link of a page: its kind, its position, and its resolved URL.
struct Resolved {
    kind: LinkedKind,
    place: (Source, Span),
    target: Target,
}

/// Returns versions in other languages to which the response links ([google-localized-versions]).
fn of_headers<'p>(page: &'p Page<'_>, page_url: &'p Target) -> impl Iterator<Item = Resolved> + 'p {
    let headers = page.headers.iter().filter_map(|headers| Some((headers, headers.counting()?)));
    headers.flat_map(move |(headers, response)| {
        let text = headers.text();
        let alternates = response.links.iter().filter(move |link| link.has_relation(text, "alternate"));
        alternates.filter(|link| link.language.is_some()).filter_map(move |link| {
            let target = resolve(page_url, headers.slice(link.target))?;
            Some(Resolved { kind: LinkedKind::Alternate, place: (Source::Headers, link.target), target })
        })
    })
}

fn of_document<'p>(page: &'p Page<'_>, page_url: &'p Target) -> impl Iterator<Item = Resolved> + 'p {
    page.html.iter().flat_map(move |html| {
        let base = html.base().and_then(|href| resolve(page_url, html.value(href).bytes())).unwrap_or_else(|| page_url.clone());
        let in_document =
            |linked: &&Linked| linked.places.with(Scripting::On).is_some_and(|place| place.context == ElementContext::Document);
        html.linked().iter().filter(in_document).filter_map(move |linked| {
            let target = resolve(&base, html.value(linked.url).bytes())?;
            Some(Resolved { kind: linked.kind, place: (Source::Html, linked.url), target })
        })
    })
}

/// Crawlers, with the blocked links and the rules that block them.
type Blocked = (Vec<u32>, Vec<(Source, Span)>);

/// The context for deciding whether links may be fetched.
struct Judging<'e, 'a> {
    robots: &'e Fetched<'e>,
    page_url: &'e Target,
    reports: &'e [CrawlerReport<'a>],
}

impl Judging<'_, '_> {
    /// Finds the links that these crawlers may not fetch. Crawlers with the same blocked links share a finding.
    fn blocked(&self, kind: FindingKind, crawlers: &[u32], all: &[Resolved]) -> Vec<Finding> {
        let agents: Vec<Agent<'_>> =
            crawlers.iter().filter_map(|place| self.reports.get(*place as usize)).map(|report| report.agent.clone()).collect();
        if agents.is_empty() || all.is_empty() {
            return Vec::new();
        }
        let matchers = self.robots.matchers(&agents);
        let mut blocked: Vec<Blocked> = Vec::new();
        let mut rules: Vec<(Vec<u32>, Option<u32>)> = Vec::new();
        for Resolved { target, place, .. } in all.iter().filter(|linked| is_same_site(self.page_url, &linked.target)).take(MOST) {
            let briefs = matchers.briefs(target).enumerate();
            let kept_out: Vec<_> = briefs.filter(|(_, brief)| brief.answer == CrawlAnswer::Disallowed).collect();
            let Some(&(first, brief)) = kept_out.first() else { continue };
            let line = brief.text.and_then(|text| text.line);
            let concerned: Vec<u32> = kept_out.iter().filter_map(|(place, _)| crawlers.get(*place).copied()).collect();
            let mut places = vec![*place];
            let rule = (concerned.clone(), line);
            if !rules.contains(&rule) {
                rules.push(rule);
                let verdict = agents.get(first).map(|agent| self.robots.check(agent, target));
                let rule = verdict
                    .iter()
                    .flat_map(|verdict| &verdict.answers)
                    .find_map(|answer| Some(answer.verdict.as_ref()?.decision.winner()?.pattern));
                places.extend(rule.map(|rule| (Source::RobotsTxt, rule)));
            }
            match blocked.iter_mut().find(|(known, _)| *known == concerned) {
                Some((_, all)) => all.extend(places),
                None => blocked.push((concerned, places)),
            }
        }
        blocked.into_iter().map(|(crawlers, places)| Finding { kind, places: sorted(places), crawlers }).collect()
    }
}
