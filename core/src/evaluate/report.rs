//! The report on a page.

use crate::names::names;
use std::sync::Arc;

use super::ai_signals::AiSignals;
use super::blocked::blocked_redirects;
use super::bot_names::BotNames;
use super::findings::{self, Evidence};
use super::groups;
use super::{Appearance, Finding, HeaderForm, Listing, Page, Source};
use crate::availability::{CrawlAnswer, FetchedVerdict};
use crate::crawlers::{self, Crawler};
use crate::directives::{IndexingVerdict, PageDirectives, Permission, ScopeSwitch};
use crate::matching::{Access, Agent};
use crate::order::sort_by_number;

/// The report on a page, based on its robots.txt, response headers and HTML, as far as they are known.
///
/// ```
/// use robotscope::Agent;
/// use robotscope::directives::Permission;
/// use robotscope::evaluate::{CrawlerReport, Known, Page, Report};
/// use robotscope::http::Headers;
///
/// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: noindex")), ..Page::default() };
/// let Report { known, crawlers, .. } = page.evaluate(&[Agent::named("Googlebot")]);
/// let Known { headers, robots, .. } = known;
/// assert!(headers && !robots);
/// let CrawlerReport { crawl, indexing, .. } = &crawlers[0];
/// assert_eq!((crawl, indexing.index.value), (&None, Permission::Forbidden));
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report<'a> {
    /// The known inputs.
    pub known: Known,
    /// The form of the text that was passed as headers: header lines, or only values of X-Robots-Tag.
    pub header_form: HeaderForm,
    /// All directives on the page. Verdicts refer to them by index.
    pub directives: PageDirectives,
    /// One entry per crawler, in the order in which the crawlers were passed.
    pub crawlers: Vec<CrawlerReport<'a>>,
    /// Findings in addition to the verdicts, at most a thousand of each kind.
    pub findings: Vec<Finding>,
    /// The page's statements about AI, which never change a verdict.
    pub ai_signals: AiSignals,
}

/// The report on a page for one crawler.
#[derive(Clone, Debug)]
pub struct CrawlerReport<'a> {
    /// The crawler.
    pub agent: Agent<'a>,
    /// The verdict on fetching the page; `None` if the URL or robots.txt is unknown.
    pub crawl: Option<FetchedVerdict>,
    /// `Seen` if the crawler sees the page's directives.
    pub visibility: Visibility,
    /// The verdict according to the page's directives. Crawlers that read them in the same way share a verdict.
    pub indexing: Arc<IndexingVerdict>,
    /// The page's appearance in results.
    pub appearance: Appearance,
}

names! {
    /// The visibility of a page's directives to a crawler: seen if it may fetch the page, unseen if it may not, or unknown.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::Visibility::Unseen.as_str(), "unseen");
    /// ```
    pub enum Visibility {
        /// The crawler may fetch the page, or fetches it regardless of robots.txt.
        Seen = "seen",
        /// robots.txt forbids the crawler to fetch the page or a redirect's target. The crawler obeys, so it does not see the directives
        /// ([google-robots-meta-old], [google-robots-meta], [mdn-x-robots-tag]).
        Unseen = "unseen",
        /// It is unknown whether the crawler may fetch the page.
        Unknown = "unknown",
    }
}

/// The inputs for a page, each marked as known or unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Known {
    /// `true` if the URL is known.
    #[cfg_attr(feature = "serde", serde(rename = "url"))]
    pub target: bool,
    /// `true` if the result of fetching robots.txt is known.
    #[cfg_attr(feature = "serde", serde(rename = "robotsTxt"))]
    pub robots: bool,
    /// `true` if the response's headers are known.
    pub headers: bool,
    /// `true` if the document is known and its encoding is supported, or if the Content-Type shows that the response is not HTML.
    pub html: bool,
    /// `true` if the rendered document is known, that is, the document after its scripts have run.
    #[cfg_attr(feature = "serde", serde(rename = "renderedHtml"))]
    pub rendered: bool,
    /// `true` if the time of the report is known.
    pub now: bool,
}

impl<'a> Report<'a> {
    pub(super) fn new(page: &Page<'_>, agents: Vec<Agent<'a>>, crawls: Option<Vec<FetchedVerdict>>) -> Self {
        let names = BotNames::new(&agents);
        let collected = page.collect(&names, ScopeSwitch::Anywhere);
        let groups = groups::groups(&collected.directives, &agents, page.now);
        let verdicts = groups.iter().flat_map(|group| {
            let verdict = &group.verdict;
            group.crawlers.iter().map(move |crawler| (*crawler, Arc::clone(verdict)))
        });
        let mut verdicts: Vec<_> = verdicts.collect();
        sort_by_number(&mut verdicts, |(crawler, _)| u64::from(*crawler));
        let blocked_redirects = blocked_redirects(page, &agents, crawls.as_deref().unwrap_or_default());
        let is_stopped = |crawler: u32| blocked_redirects.iter().any(|finding| finding.crawlers.binary_search(&crawler).is_ok());
        let crawls = crawls.into_iter().flatten().map(Some).chain(std::iter::repeat(None));
        let report = |((agent, crawl), (place, indexing)): ((Agent<'a>, Option<FetchedVerdict>), (u32, Arc<IndexingVerdict>))| {
            let visibility = if is_stopped(place) { Visibility::Unseen } else { Visibility::from_crawl(crawl.as_ref()) };
            let appearance = Appearance::new(visibility, &indexing);
            CrawlerReport { agent, crawl, visibility, indexing, appearance }
        };
        let crawlers: Vec<_> = agents.into_iter().zip(crawls).zip(verdicts).map(report).collect();
        let evidence = Evidence { page, names: &names, collected: &collected, groups: &groups, crawlers: &crawlers };
        let mut findings = findings::all(&evidence);
        findings.extend(blocked_redirects);
        // Control tokens fetch no pages, so findings about fetching and reading a page do not concern them.
        let is_fetching = |place: &u32| crawlers.get(*place as usize).is_none_or(CrawlerReport::sends_requests);
        findings.retain_mut(|finding| {
            let is_about_the_page = finding.crawlers.is_empty();
            finding.crawlers.retain(is_fetching);
            is_about_the_page || !finding.crawlers.is_empty()
        });
        let ai_signals = AiSignals::new(&evidence);
        Self {
            known: Known::from_page(page, collected.may_be_html),
            header_form: collected.header_form,
            directives: collected.directives,
            crawlers,
            findings,
            ai_signals,
        }
    }
}

impl CrawlerReport<'_> {
    /// Returns `false` if the crawler is a control token, which fetches no pages
    /// ([`Crawler::sends_requests`](crate::crawlers::Crawler::sends_requests)).
    ///
    /// ```
    /// use robotscope::{Agent, evaluate::Page};
    ///
    /// let report = Page::default().evaluate(&["Googlebot", "Google-Extended"].map(Agent::named));
    /// let sending: Vec<_> = report.crawlers.iter().map(|crawler| crawler.sends_requests()).collect();
    /// assert_eq!(sending, [true, false]);
    /// ```
    pub fn sends_requests(&self) -> bool {
        crawlers::by_token(self.agent.name()).is_none_or(Crawler::sends_requests)
    }

    /// Returns the answer from robots.txt for this crawler; `None` if the URL or robots.txt is unknown.
    pub fn answer(&self) -> Option<CrawlAnswer> {
        Some(self.crawl.as_ref()?.answer.value)
    }

    /// Returns `true` if robots.txt allows the crawler to fetch the page's URL, but not the target of one of its redirects
    /// ([`FindingKind::BlockedRedirect`](super::FindingKind::BlockedRedirect)).
    ///
    /// ```
    /// use robotscope::availability::{Fetch, Fetched};
    /// use robotscope::evaluate::Page;
    /// use robotscope::http::Headers;
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: bingbot\nDisallow: /new");
    /// let page = Page {
    ///     target: Some(Target::parse("/old")?),
    ///     robots: Some(Fetched::new(Fetch::status(200)).with_text(robots)),
    ///     headers: Some(Headers::parse("HTTP/2 301\nlocation: /new\n\nHTTP/2 200\n")),
    ///     ..Page::default()
    /// };
    /// let report = page.evaluate(&["Googlebot", "bingbot"].map(Agent::named));
    /// let blocked: Vec<_> = report.crawlers.iter().map(|crawler| crawler.is_redirect_blocked()).collect();
    /// assert_eq!(blocked, [false, true]);
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn is_redirect_blocked(&self) -> bool {
        self.visibility == Visibility::Unseen && self.answer().and_then(CrawlAnswer::access) == Some(Access::Allowed)
    }

    /// Returns the crawler's permission to index the page; `None` if an unknown text could still forbid indexing, or if an
    /// `unavailable_after` date could, because the current time is unknown.
    ///
    /// ```
    /// use robotscope::{Agent, directives::Permission, evaluate::Page, html::Html};
    ///
    /// let [noindex, other] = ["<meta name=robots content=noindex>", "<p>"].map(|html| {
    ///     let page = Page { html: Some(Html::parse(html)), ..Page::default() };
    ///     let report = page.evaluate(&[Agent::named("ExampleBot")]);
    ///     report.crawlers[0].known_index(&report.known)
    /// });
    /// assert_eq!((noindex, other), (Some(Permission::Forbidden), None));
    /// ```
    pub fn known_index(&self, known: &Known) -> Option<Permission> {
        let index = &self.indexing.index;
        let has_open_date = self.indexing.unavailable_after.value.is_some() && !known.now;
        let has_all = known.headers && known.html && !has_open_date;
        (index.is_settled || index.value == Permission::Forbidden || has_all).then_some(index.value)
    }

    /// Returns the page's listing in search results; `None` if unknown. A full listing remains unknown as long as
    /// [`known_index`](Self::known_index) is `None`.
    pub fn known_listing(&self, known: &Known) -> Option<Listing> {
        let listing = self.appearance.listing?;
        (listing != Listing::Full || self.known_index(known).is_some()).then_some(listing)
    }
}

impl Known {
    fn from_page(page: &Page<'_>, may_be_html: bool) -> Self {
        Self {
            target: page.target.is_some(),
            robots: page.robots.is_some(),
            headers: page.headers.is_some(),
            html: page.has_html() || !may_be_html,
            rendered: page.text(Source::RenderedHtml).is_some(),
            now: page.now.is_some(),
        }
    }
}

impl Visibility {
    fn from_crawl(crawl: Option<&FetchedVerdict>) -> Self {
        match crawl.and_then(|crawl| crawl.answer.value.access()) {
            Some(Access::Allowed) => Self::Seen,
            Some(Access::Disallowed) => Self::Unseen,
            None => Self::Unknown,
        }
    }
}
