//! Predicts the results of other tools for a page. Uses the tools' own labels, and marks differences from robotscope's results.
//!
//! Lighthouse reads pages differently from crawlers. It parses robots.txt by different rules ([lighthouse-source]), uses only the first
//! meta element with a given name, and compares bot names in headers case-sensitively. Google produces Search Console's reports, so they
//! follow from Googlebot's verdicts. Two facts remain unknown: whether Google has indexed the page and, without the rendered document, the
//! changes that scripts make.
//!
//! ```
//! use robotscope::RobotsTxt;
//! use robotscope::audits::{AuditDifference, AuditName, AuditOutcome, AuditReason};
//! use robotscope::availability::{Fetch, Fetched};
//! use robotscope::evaluate::Page;
//!
//! let robots = RobotsTxt::parse("User-agent: *\nContent-Usage: train-ai=n\nDisallow:");
//! let page = Page { robots: Some(Fetched::new(Fetch::status(200)).with_text(robots)), ..Page::default() };
//! let audits = page.audits();
//! assert_eq!((audits[0].name, audits[0].outcome), (AuditName::RobotsTxt, AuditOutcome::Fail));
//! let remark = &audits[0].remarks[0];
//! assert_eq!((remark.reason, remark.difference), (AuditReason::UnknownDirective, Some(AuditDifference::KnownRecord)));
//! ```

mod is_crawlable;
mod js_text;
mod robots_parser;
mod robots_txt;
mod search_console;

use crate::evaluate::{CrawlerReport, Page, Place, Report, Source};
use crate::matching::Agent;
use crate::names::names;
use crate::sources::{self, Reference};
use crate::text::Span;

/// The maximum number of remarks in an audit.
const MOST: usize = 1000;

/// The predicted result of another tool's audit.
///
/// ```
/// use robotscope::audits::{Audit, AuditOutcome, AuditTool};
/// use robotscope::evaluate::Page;
///
/// let Audit { name, outcome, remarks, .. } = &Page::default().audits()[0];
/// assert_eq!((name.tool(), *outcome, remarks.len()), (AuditTool::Lighthouse, AuditOutcome::Unknown, 0));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Audit {
    /// The audit's name.
    pub name: AuditName,
    /// The audit's outcome.
    pub outcome: AuditOutcome,
    /// The remarks on parts of the page, in text order.
    pub remarks: Vec<AuditRemark>,
    /// The number of remarks that were left out.
    pub more: u32,
    /// The bots that the audit checks individually. Only `is-crawlable` has any; its first bot has no name and represents crawlers in
    /// general.
    pub bots: Vec<AuditedBot>,
}

/// A remark in an audit, usually about a part of the page.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::audits::AuditRemark;
/// use robotscope::availability::{Fetch, Fetched};
/// use robotscope::evaluate::Page;
///
/// let robots = RobotsTxt::parse("User-agent: *\nContent-Signal: search=yes");
/// let page = Page { robots: Some(Fetched::new(Fetch::status(200)).with_text(robots)), ..Page::default() };
/// let AuditRemark { until, place, .. } = page.audits()[0].remarks[0];
/// assert_eq!((until, place.map(|place| place.span.start())), (Some("13.1"), Some(14)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct AuditRemark {
    /// The reason for the remark.
    pub reason: AuditReason,
    /// The part of a text that the remark is about, if any.
    pub place: Option<Place>,
    /// The reason why robotscope disagrees with the remark; `None` if it agrees.
    pub difference: Option<AuditDifference>,
    /// The first version of the tool that no longer reports this fault, if any. Remarks with such a version do not affect the outcome.
    pub until: Option<&'static str>,
}

/// A bot that an audit checks.
///
/// ```
/// use robotscope::audits::AuditedBot;
/// use robotscope::evaluate::Page;
/// use robotscope::http::Headers;
///
/// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: googlebot: noindex")), ..Page::default() };
/// let AuditedBot { name, ours, .. } = page.audits()[1].bots[1];
/// assert_eq!((name, ours), (Some("Googlebot"), Some(true)));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct AuditedBot {
    /// The bot's name; left out for Lighthouse's general check, which names no bot and represents crawlers in general.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub name: Option<&'static str>,
    /// The audit's result: `true` if the bot must not fetch or index the page; left out if unknown.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub blocked: Option<bool>,
    /// robotscope's result: `true` if the bot must not fetch or index the page; left out if unknown or if the bot has no name.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub ours: Option<bool>,
}

names! {
    /// A tool that audits pages: Lighthouse or Google's Search Console.
    ///
    /// ```
    /// assert_eq!(robotscope::audits::AuditTool::SearchConsole.as_str(), "search-console");
    /// ```
    #[non_exhaustive]
    pub enum AuditTool {
        /// Lighthouse ([lighthouse-source]).
        Lighthouse = "lighthouse",
        /// Search Console ([google-page-indexing]).
        SearchConsole = "search-console",
    }
}

names! {
    /// An audit or report by another tool. "robots-txt" and "is-crawlable" are audits by Lighthouse. The other reports are from Search
    /// Console: the robots.txt report, the answers about crawling and indexing in the URL inspection, and the page indexing report.
    ///
    /// ```
    /// assert_eq!(robotscope::audits::AuditName::IsCrawlable.as_str(), "is-crawlable");
    /// ```
    #[non_exhaustive]
    pub enum AuditName {
        /// “robots.txt is valid” in Lighthouse ([lighthouse-robots-txt]).
        RobotsTxt = "robots-txt",
        /// “Page isn’t blocked from indexing” in Lighthouse ([lighthouse-is-crawlable]).
        IsCrawlable = "is-crawlable",
        /// The status of the fetch in Search Console's robots.txt report ([google-robots-txt-report]).
        RobotsTxtReport = "robots-txt-report",
        /// “Crawl allowed?” in Search Console's URL Inspection tool ([google-url-inspection]).
        CrawlAllowed = "crawl-allowed",
        /// “Indexing allowed?” in Search Console's URL Inspection tool ([google-url-inspection]).
        IndexingAllowed = "indexing-allowed",
        /// The reason why a page is not indexed, in Search Console's page indexing report ([google-page-indexing]).
        PageIndexing = "page-indexing",
    }
}

names! {
    /// The outcome of an audit: passed, failed, not applicable, or unknown.
    ///
    /// ```
    /// assert_eq!(robotscope::audits::AuditOutcome::NotApplicable.as_str(), "not-applicable");
    /// ```
    pub enum AuditOutcome {
        /// No fault.
        Pass = "pass",
        /// A fault.
        Fail = "fail",
        /// Not applicable to this page.
        NotApplicable = "not-applicable",
        /// The passed texts do not determine the outcome.
        Unknown = "unknown",
    }
}

names! {
    /// The reason for a remark. The tool has its own label for most reasons.
    ///
    /// ```
    /// use robotscope::audits::AuditReason;
    ///
    /// assert_eq!(AuditReason::DollarInside.as_str(), "dollar-inside");
    /// ```
    #[non_exhaustive]
    pub enum AuditReason {
        /// A line without a colon.
        NoColon = "no-colon",
        /// A record whose name Lighthouse does not support.
        UnknownDirective = "unknown-directive",
        /// A rule before any user-agent line, or a user-agent line without a name.
        NoUserAgent = "no-user-agent",
        /// A pattern that begins with neither a slash nor a star.
        PatternStart = "pattern-start",
        /// A `$` that is not at the end of its pattern.
        DollarInside = "dollar-inside",
        /// A sitemap whose URL is not absolute.
        SitemapUrl = "sitemap-url",
        /// A sitemap whose scheme is not https, http or ftp.
        SitemapProtocol = "sitemap-protocol",
        /// The status of robots.txt is 500 or more.
        ServerError = "server-error",
        /// The request for robots.txt received no response.
        FetchFailed = "fetch-failed",
        /// A rule in robots.txt.
        RobotsTxtRule = "robots-txt-rule",
        /// An X-Robots-Tag line.
        Header = "header",
        /// A meta element.
        Meta = "meta",
        /// The page has an error status, so Lighthouse runs no audits.
        ErrorStatus = "error-status",
        /// The response is not HTML, so Lighthouse runs no audits.
        NotHtml = "not-html",
        /// The response is a redirect, so Lighthouse audits its target instead.
        Redirect = "redirect",
        /// robots.txt was fetched.
        Fetched = "fetched",
        /// robots.txt does not exist.
        NotFetchedNotFound = "not-fetched-not-found",
        /// robots.txt was not fetched, although it may exist.
        NotFetchedOther = "not-fetched-other",
        /// The page is blocked and not indexed.
        BlockedByRobotsTxt = "blocked-by-robots-txt",
        /// The page is blocked but indexed, because other pages link to it.
        IndexedThoughBlocked = "indexed-though-blocked",
        /// The page forbids indexing.
        Noindex = "noindex",
        /// The page's status is 500 or more.
        PageServerError = "page-server-error",
        /// The page's status is 404.
        PageNotFound = "page-not-found",
        /// The page's status is 401.
        PageUnauthorized = "page-unauthorized",
        /// The page's status is 403.
        PageForbidden = "page-forbidden",
        /// The page has any other status from 400 to 499.
        PageClientError = "page-client-error",
        /// The page is a redirect.
        PageRedirect = "page-redirect",
    }
}

names! {
    /// The reason why robotscope accepts a line that an audit rejects: other readers support the record, or Google's parser reads the line.
    ///
    /// ```
    /// assert_eq!(robotscope::audits::AuditDifference::KnownRecord.as_str(), "known-record");
    /// ```
    #[non_exhaustive]
    pub enum AuditDifference {
        /// The record is known but not supported by this tool.
        KnownRecord = "known-record",
        /// Google's parser reads the line ([google-parser]).
        GoogleReadsIt = "google-reads-it",
    }
}

impl AuditName {
    /// Returns the tool to which the audit belongs.
    ///
    /// ```
    /// use robotscope::audits::{AuditName, AuditTool};
    ///
    /// assert_eq!(AuditName::PageIndexing.tool(), AuditTool::SearchConsole);
    /// ```
    pub const fn tool(self) -> AuditTool {
        match self {
            Self::RobotsTxt | Self::IsCrawlable => AuditTool::Lighthouse,
            _ => AuditTool::SearchConsole,
        }
    }

    /// Returns the documents that describe the audit.
    ///
    /// ```
    /// use robotscope::{audits::AuditName, sources};
    ///
    /// assert_eq!(AuditName::PageIndexing.sources(), [sources::GOOGLE_PAGE_INDEXING]);
    /// ```
    pub const fn sources(self) -> &'static [&'static Reference] {
        match self {
            Self::RobotsTxt => &[sources::LIGHTHOUSE_ROBOTS_TXT, sources::LIGHTHOUSE_SOURCE],
            Self::IsCrawlable => &[sources::LIGHTHOUSE_IS_CRAWLABLE, sources::LIGHTHOUSE_SOURCE],
            Self::RobotsTxtReport => &[sources::GOOGLE_ROBOTS_TXT_REPORT],
            Self::CrawlAllowed | Self::IndexingAllowed => &[sources::GOOGLE_URL_INSPECTION],
            Self::PageIndexing => &[sources::GOOGLE_PAGE_INDEXING],
        }
    }
}

impl AuditReason {
    /// Returns the tool's English label for the reason. Returns `None` if the tool shows only the blocking line or element, or if
    /// Lighthouse runs no audits.
    ///
    /// ```
    /// use robotscope::audits::AuditReason;
    ///
    /// assert_eq!(AuditReason::UnknownDirective.label(), Some("Unknown directive"));
    /// assert_eq!(AuditReason::Header.label(), None);
    /// ```
    pub const fn label(self) -> Option<&'static str> {
        Some(match self {
            Self::NoColon => "Syntax not understood",
            Self::UnknownDirective => "Unknown directive",
            Self::NoUserAgent => "No user-agent specified",
            Self::PatternStart => "Pattern should either be empty, start with \"/\" or \"*\"",
            Self::DollarInside => "\"$\" should only be used at the end of the pattern",
            Self::SitemapUrl => "Invalid sitemap URL",
            Self::SitemapProtocol => "Invalid sitemap URL protocol",
            Self::ServerError => "Request for robots.txt returned HTTP status",
            Self::FetchFailed => "Fetch of robots.txt failed",
            Self::Fetched => "Fetched",
            Self::NotFetchedNotFound => "Not Fetched - Not found (404)",
            Self::NotFetchedOther => "Not Fetched - Any other reason",
            Self::BlockedByRobotsTxt => "URL blocked by robots.txt",
            Self::IndexedThoughBlocked => "Indexed, though blocked by robots.txt",
            Self::Noindex => "URL marked ‘noindex’",
            Self::PageServerError => "Server error (5xx)",
            Self::PageNotFound => "Not found (404)",
            Self::PageUnauthorized => "Blocked due to unauthorized request (401)",
            Self::PageForbidden => "Blocked due to access forbidden (403)",
            Self::PageClientError => "URL blocked due to other 4xx issue",
            Self::PageRedirect => "Page with redirect",
            Self::RobotsTxtRule | Self::Header | Self::Meta | Self::ErrorStatus | Self::NotHtml | Self::Redirect => return None,
        })
    }
}

impl Page<'_> {
    /// Returns the predicted results of other tools for the page, in the order of [`AuditName::ALL`].
    ///
    /// ```
    /// use robotscope::audits::{AuditName, AuditOutcome};
    /// use robotscope::evaluate::Page;
    /// use robotscope::http::Headers;
    ///
    /// let page = Page { headers: Some(Headers::parse("HTTP/1.1 200 OK\nX-Robots-Tag: noindex")), ..Page::default() };
    /// let failed: Vec<_> = page.audits().into_iter().filter(|audit| audit.outcome == AuditOutcome::Fail).collect();
    /// assert_eq!(failed[0].name, AuditName::IsCrawlable);
    /// ```
    pub fn audits(&self) -> Vec<Audit> {
        let report = self.evaluate(&is_crawlable::BOTS.map(Agent::named));
        let mut audits = vec![robots_txt::audit(self), is_crawlable::audit(self, &report)];
        audits.extend(search_console::audits(self, &report));
        audits
    }
}

/// Returns `true` if no further input could change the verdict on indexing: the verdict is settled, or all of its inputs are known.
fn is_known(report: &Report<'_>, crawler: &CrawlerReport<'_>) -> bool {
    let indexing = &crawler.indexing;
    let has_moment = indexing.unavailable_after.value.is_none() || indexing.timing.is_some();
    report.known.headers && report.known.html && has_moment || indexing.index.is_settled
}

impl Audit {
    fn new(name: AuditName, outcome: AuditOutcome) -> Self {
        Self { name, outcome, remarks: Vec::new(), more: 0, bots: Vec::new() }
    }

    fn with(self, remark: AuditRemark) -> Self {
        self.with_all([remark])
    }

    fn with_all(mut self, remarks: impl IntoIterator<Item = AuditRemark>) -> Self {
        for remark in remarks {
            if self.remarks.len() < MOST {
                self.remarks.push(remark);
            } else {
                self.more = self.more.saturating_add(1);
            }
        }
        self
    }
}

impl AuditRemark {
    fn new(reason: AuditReason) -> Self {
        Self { reason, place: None, difference: None, until: None }
    }

    fn at(reason: AuditReason, source: Source, span: Span) -> Self {
        Self { place: Some(Place { source, span }), ..Self::new(reason) }
    }
}
