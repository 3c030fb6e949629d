//! The combined verdict about crawling, indexing and snippets for one crawler. The headline, the pins, the groups, the table, the AI
//! matrix and the Markdown report use it. The CSV and JSON exports contain separate answers about crawling and indexing.

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::{Certainty, CrawlerClass, Support};
use robotscope::directives::{Limit, Permission};
use robotscope::evaluate::{CrawlerReport, Finding, FindingKind, Known, Listing, Report, Source, Visibility};
use robotscope::page_status::StatusEffect;

use crate::language::say;
use crate::words::{answer_class, answer_word};

/// The combined verdict for one crawler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Shown,
    /// Search results can show the page, but none of its text.
    ShownWithoutText,
    /// Search results can show the page, or instead the page that its canonical link names.
    CanonicalElsewhere,
    /// No text of the page can be shown. Headers or HTML that are still unknown decide whether search results can show the page at all.
    WithoutText,
    /// Search results can show only the URL.
    UrlOnly,
    /// An unknown condition decides whether the crawler may fetch the page. If the crawler may, the page forbids indexing. If the crawler
    /// may not, search results can show only the URL.
    UrlAtMost,
    NotShown(NotShown),
    /// For a control token, which fetches no pages: its access according to robots.txt.
    Token(Option<CrawlAnswer>),
    /// Only the access to the page, if nothing else is known or the crawler does not produce search results.
    Crawl(Option<CrawlAnswer>),
}

/// A restriction by the page's directives or its status that forbids a crawler to index the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NotShown {
    /// `true` if it is only assumed that the crawler acts on the directives or the status.
    pub(crate) is_assumed: bool,
    /// `true` if an indexed page stays in the index for a while, because its status is temporary, such as 503.
    pub(crate) is_temporary: bool,
}

impl NotShown {
    /// Returns the restriction if a known directive or status forbids indexing, and the crawler is known to have access to the page.
    /// Otherwise, returns `None`.
    pub(super) fn new(found: &CrawlerReport<'_>, known: &Known) -> Option<Self> {
        (found.known_listing(known) == Some(Listing::Hidden)).then(|| Self {
            is_assumed: found.indexing.index.certainty == Certainty::Assumed,
            is_temporary: found.indexing.status.is_some_and(|status| status.effect == StatusEffect::Unavailable),
        })
    }

    pub(crate) fn class(self) -> &'static str {
        if self.is_assumed { "answer answer-unknown" } else { "answer answer-hidden" }
    }

    pub(crate) fn words(self) -> String {
        match (self.is_temporary, self.is_assumed) {
            (false, false) => say!("answer-not-indexed"),
            (false, true) => say!("answer-not-indexed-assumed"),
            (true, false) => say!("answer-not-indexed-for-now"),
            (true, true) => say!("answer-not-indexed-for-now-assumed"),
        }
    }
}

/// Returns the finding that search results can show a canonical page instead of this page. Returns `None` if there is no such page, if the
/// crawler may not read or index this page, or if the crawler produces no search results.
pub(super) fn canonical_elsewhere<'r>(
    report: &'r Report<'_>,
    found: &CrawlerReport<'_>,
    class: Option<CrawlerClass>,
) -> Option<&'r Finding> {
    let is_readable = found.visibility == Visibility::Seen && found.indexing.index.value == Permission::Allowed;
    let is_listed = is_readable && class.is_some_and(CrawlerClass::fills_results);
    // Do not check `finding.crawlers`: this finding always concerns every crawler that reads the document with the link and may index the
    // page. Only crawlers that render pages read rendered HTML.
    let renders = found.agent.renders().value == Support::Yes;
    let is_read = |finding: &&Finding| renders || finding.places.iter().any(|place| place.source != Source::RenderedHtml);
    report.findings.iter().filter(|finding| is_listed && finding.kind == FindingKind::CanonicalElsewhere).find(is_read)
}

impl Verdict {
    pub(super) fn new(report: &Report<'_>, found: &CrawlerReport<'_>, class: Option<CrawlerClass>) -> Self {
        let known = &report.known;
        if !found.sends_requests() {
            return Self::Token(found.answer());
        }
        // If the answer about crawling is unknown, the verdict is `Crawl(None)`, whatever the page's directives specify.
        let fills_results = class.is_some_and(CrawlerClass::fills_results);
        let has_no_text = found.appearance.snippet == Limit::AtMost(0);
        let is_index_open = found.known_index(known).is_none();
        let listing = found.known_listing(known).filter(|_| fills_results);
        match (NotShown::new(found, known), listing) {
            (Some(not_shown), _) => Self::NotShown(not_shown),
            (None, Some(Listing::Full)) if canonical_elsewhere(report, found, class).is_some() => Self::CanonicalElsewhere,
            (None, Some(Listing::Full)) if has_no_text => Self::ShownWithoutText,
            (None, Some(Listing::Full)) => Self::Shown,
            (None, Some(Listing::UrlOnly)) => Self::UrlOnly,
            (None, None) if fills_results && has_no_text && is_index_open && found.answer() == Some(CrawlAnswer::Allowed) => {
                Self::WithoutText
            }
            (None, None)
                if fills_results
                    && found.answer() == Some(CrawlAnswer::Depends)
                    && found.known_index(known) == Some(Permission::Forbidden) =>
            {
                Self::UrlAtMost
            }
            _ if found.is_redirect_blocked() => Self::Crawl(Some(CrawlAnswer::Disallowed)),
            _ => Self::Crawl(found.answer()),
        }
    }

    /// Returns the CSS classes for the verdict.
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Shown => "answer answer-allowed",
            Self::ShownWithoutText | Self::CanonicalElsewhere | Self::WithoutText => "answer answer-unbound",
            Self::UrlOnly | Self::UrlAtMost => "answer answer-blocked",
            Self::NotShown(not_shown) => not_shown.class(),
            // A control token fetches no pages; another crawler does. The token's access is therefore not a verdict about the page.
            Self::Token(Some(CrawlAnswer::Allowed)) => "answer answer-none",
            Self::Token(answer) | Self::Crawl(answer) => answer_class(answer),
        }
    }

    pub(crate) fn words(self) -> String {
        match self {
            Self::Shown => say!("verdict-shown"),
            Self::ShownWithoutText => say!("verdict-shown-without-text"),
            Self::CanonicalElsewhere => say!("verdict-canonical-elsewhere"),
            Self::WithoutText => say!("verdict-without-text"),
            Self::UrlOnly => say!("verdict-url-only"),
            Self::UrlAtMost => say!("verdict-url-at-most"),
            Self::NotShown(not_shown) => not_shown.words(),
            Self::Token(Some(CrawlAnswer::Disallowed)) => say!("answer-disallowed"),
            Self::Token(Some(CrawlAnswer::Allowed)) => say!("answer-not-disallowed"),
            Self::Token(answer) | Self::Crawl(answer) => answer_word(answer),
        }
    }

    /// Returns the CSS classes and the words for the crawler's access to the page. Green means that the crawler may fetch the page, and
    /// that no known directive or status forbids indexing.
    pub(crate) fn access(self, answer: Option<CrawlAnswer>) -> (&'static str, String) {
        match (self, answer) {
            (Self::NotShown(_), Some(CrawlAnswer::Allowed)) => ("answer answer-none", say!("answer-may-fetch")),
            (Self::UrlOnly | Self::Crawl(Some(CrawlAnswer::Disallowed)), _) => {
                let blocked = Some(CrawlAnswer::Disallowed);
                (answer_class(blocked), answer_word(blocked))
            }
            (Self::Token(_), _) => (self.class(), self.words()),
            _ => (answer_class(answer), answer_word(answer)),
        }
    }
}
