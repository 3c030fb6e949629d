//! Collects the findings about a page, except blocked redirects. Each module covers one topic.

mod directives;
mod html;
mod linked;
mod readings;
mod rendered;
mod response;
mod sitemap;

use super::bot_names::BotNames;
use super::collect::Collected;
use super::groups::CrawlerGroup;
use super::{CrawlerReport, Finding, FindingKind, Page, Place, Visibility};
use crate::crawlers::{self, CrawlerClass};
use crate::directives::Permission;
use crate::html::Html;
use crate::order::{sort, sort_by};

/// The maximum number of findings of each kind, and of positions in each finding.
pub(super) const MOST: usize = 1000;

/// The data that findings are derived from.
pub(super) struct Evidence<'f, 'a> {
    pub(super) page: &'f Page<'f>,
    pub(super) names: &'f BotNames,
    pub(super) collected: &'f Collected,
    pub(super) groups: &'f [CrawlerGroup<'a>],
    pub(super) crawlers: &'f [CrawlerReport<'a>],
}

pub(super) fn all(evidence: &Evidence<'_, '_>) -> Vec<Finding> {
    let mut findings = Vec::new();
    response::find(evidence, &mut findings);
    directives::find(evidence, &mut findings);
    readings::find(evidence, &mut findings);
    html::find(evidence, &mut findings);
    linked::find(evidence, &mut findings);
    rendered::find(evidence, &mut findings);
    sitemap::find(evidence, &mut findings);
    findings
}

impl<'f> Evidence<'f, '_> {
    /// Returns the document as served; `None` if it is unknown, or if the headers show that it is not HTML.
    pub(super) fn html(&self) -> Option<&'f Html<'f>> {
        self.page.html.as_ref().filter(|_| self.collected.may_be_html)
    }

    /// Returns the crawlers of a group that may see the response, because robots.txt does not block them.
    fn not_blocked<'g>(&'g self, group: &'g CrawlerGroup<'_>) -> impl Iterator<Item = u32> + 'g {
        let may_see =
            |place: &u32| self.crawlers.get(*place as usize).is_some_and(|report| report.visibility != Visibility::Unseen);
        group.crawlers.iter().copied().filter(may_see)
    }
}

/// Returns the directives that forbid indexing, with the crawlers to which they apply.
fn noindex<'e>(evidence: &'e Evidence<'_, '_>) -> impl Iterator<Item = (Vec<Place>, &'e [u32])> {
    let directives = &evidence.collected.directives.directives;
    let forbidden = evidence.groups.iter().filter(|group| group.verdict.index.value == Permission::Forbidden);
    let by_directives = forbidden.map(|group| {
        let by = group.verdict.index.by.iter().take(MOST).filter_map(|place| directives.get(*place as usize));
        (by.map(Place::from).collect(), &*group.crawlers)
    });
    // Leave out groups without such directives: a status such as 404 can also forbid indexing.
    by_directives.filter(|(by, _): &(Vec<_>, _)| !by.is_empty())
}

/// Returns the indexes of the search engines' crawlers for which the page has this visibility.
fn search_engines(evidence: &Evidence<'_, '_>, visibility: Visibility) -> Vec<u32> {
    let is_match = |report: &CrawlerReport<'_>| {
        let crawler = || crawlers::by_token(report.agent.name());
        report.visibility == visibility && crawler().is_some_and(|crawler| crawler.class == CrawlerClass::Search)
    };
    (0..).zip(evidence.crawlers).filter(|(_, report)| is_match(report)).map(|(place, _)| place).collect()
}

/// Builds a finding about the page itself.
fn about_the_page(kind: FindingKind, places: impl IntoIterator<Item = Place>) -> Finding {
    Finding { kind, places: sorted(places), crawlers: Vec::new() }
}

pub(super) fn sorted(places: impl IntoIterator<Item = Place>) -> Vec<Place> {
    let mut places: Vec<_> = places.into_iter().collect();
    sort(&mut places);
    places.dedup();
    places.truncate(MOST);
    places
}

/// Findings of one kind about crawlers. Findings with equal positions are merged.
#[derive(Default)]
struct ByPlaces(Vec<(Vec<Place>, Vec<u32>)>);

impl ByPlaces {
    /// Adds a finding for these crawlers. Adds nothing if there are no crawlers.
    fn add(&mut self, places: Vec<Place>, crawlers: impl IntoIterator<Item = u32>) {
        let crawlers: Vec<_> = crawlers.into_iter().collect();
        if !crawlers.is_empty() {
            self.0.push((places, crawlers));
        }
    }

    fn findings(mut self, kind: FindingKind) -> impl Iterator<Item = Finding> {
        sort_by(&mut self.0, |(one, _), (other, _)| one.cmp(other));
        self.0.dedup_by(|(places, crawlers), (known, all)| {
            let is_same = places == known;
            if is_same {
                all.append(crawlers);
            }
            is_same
        });
        self.0.into_iter().take(MOST).map(move |(places, mut crawlers)| {
            sort(&mut crawlers);
            crawlers.dedup();
            Finding { kind, places, crawlers }
        })
    }
}
