//! Finds URLs that robots.txt blocks on the page's own site: targets of redirects, and URLs to which the page links.

use super::findings::{MOST, sorted};
use super::resolve::{is_same_site, resolve};
use super::{Finding, FindingKind, Page, Place, Source};
use crate::Access;
use crate::availability::{CrawlAnswer, Fetched, FetchedVerdict};
use crate::matching::{Agent, Target};

/// A resolved URL, with its position in one of the page's texts.
pub(super) struct Link {
    pub(super) place: Place,
    pub(super) target: Target,
}

/// Reports crawlers that may fetch the page's URL but not the target of one of its redirects. Only targets on the same site are checked,
/// because the robots.txt of another site is unknown.
pub(super) fn blocked_redirects(page: &Page<'_>, agents: &[Agent<'_>], crawls: &[FetchedVerdict]) -> Vec<Finding> {
    let (Some(robots), Some(page_url)) = (&page.robots, &page.target) else { return Vec::new() };
    let redirects = redirects(page);
    if redirects.is_empty() {
        return Vec::new();
    }
    let may_fetch = |crawl: &FetchedVerdict| crawl.answer.value.access() == Some(Access::Allowed);
    let agents = (0..).zip(agents.iter().zip(crawls)).filter(|(_, (_, crawl))| may_fetch(crawl));
    let agents: Vec<_> = agents.map(|(place, (agent, _))| (place, agent.clone())).collect();
    blocked(robots, page_url, FindingKind::BlockedRedirect, &agents, &redirects)
}

/// Returns the targets of the redirects in the headers, in order ([rfc9110-location]). The list is empty if the last target is the page's
/// own URL: the client has then already followed the redirects.
pub(super) fn redirects(page: &Page<'_>) -> Vec<Link> {
    let (Some(headers), Some(page_url)) = (&page.headers, &page.target) else { return Vec::new() };
    let mut links: Vec<Link> = Vec::new();
    for response in headers.responses().iter().filter(|response| response.status.is_some_and(|status| status.code / 100 == 3)) {
        let Some(location) = response.fields_named(headers.text(), "location").next() else { continue };
        let base = links.last().map_or(page_url, |link| &link.target);
        let Some(target) = resolve(base, headers.slice(location.value)) else { break };
        links.push(Link { place: Place::new(Source::Headers, location.value), target });
    }
    let leads_here = |link: &Link| is_same_site(page_url, &link.target) && link.target.path() == page_url.path();
    if links.last().is_some_and(leads_here) { Vec::new() } else { links }
}

/// A set of crawlers, with the links that are blocked for them and the rules that block these links.
type Blocked = (Vec<u32>, Vec<Place>);

/// Reports the links that these crawlers may not fetch. `crawlers` contains each crawler with its index in the report. Links that are
/// blocked for the same crawlers share a finding.
pub(super) fn blocked(
    robots: &Fetched<'_>,
    page_url: &Target,
    kind: FindingKind,
    crawlers: &[(u32, Agent<'_>)],
    links: &[Link],
) -> Vec<Finding> {
    if crawlers.is_empty() || links.is_empty() {
        return Vec::new();
    }
    let agents: Vec<_> = crawlers.iter().map(|(_, agent)| agent.clone()).collect();
    let matchers = robots.matchers(&agents);
    let mut blocked: Vec<Blocked> = Vec::new();
    let mut rules: Vec<(Vec<u32>, Option<u32>)> = Vec::new();
    for Link { target, place } in links.iter().filter(|link| is_same_site(page_url, &link.target)).take(MOST) {
        let briefs = matchers.briefs(target).enumerate();
        let disallowed: Vec<_> = briefs.filter(|(_, brief)| brief.answer == CrawlAnswer::Disallowed).collect();
        let Some(&(first, brief)) = disallowed.first() else { continue };
        let line = brief.text.and_then(|text| text.line);
        let concerned: Vec<u32> = disallowed.iter().filter_map(|(index, _)| Some(crawlers.get(*index)?.0)).collect();
        let mut places = vec![*place];
        let rule = (concerned.clone(), line);
        if !rules.contains(&rule) {
            rules.push(rule);
            let verdict = agents.get(first).map(|agent| robots.check(agent, target));
            let rule = verdict
                .iter()
                .flat_map(|verdict| &verdict.answers)
                .find_map(|answer| Some(answer.verdict.as_ref()?.decision.winner()?.pattern));
            places.extend(rule.map(|rule| Place::new(Source::RobotsTxt, rule)));
        }
        match blocked.iter_mut().find(|(known, _)| *known == concerned) {
            Some((_, all)) => all.extend(places),
            None => blocked.push((concerned, places)),
        }
    }
    blocked.into_iter().map(|(crawlers, places)| Finding { kind, places: sorted(places), crawlers }).collect()
}
