//! The verdict that a page's directives result in for one crawler.

use super::{ImagePreview, Limit, Moment, PageDialectName, Timing};
use crate::fact::{Certainty, Fact};
use crate::names::names;
use crate::page_status::StatusVerdict;

use self::Outcome as IndexingOutcome;

/// The verdict on indexing a page and on each way of showing it. Each field lists the directives that decide it, as indexes in
/// [`PageDirectives::directives`](super::PageDirectives::directives).
///
/// Only the page's directives are considered. Whether the crawler can fetch them depends on robots.txt ([google-robots-meta-old]).
///
/// ```
/// use robotscope::Agent;
/// use robotscope::directives::{DirectiveOutcome, Limit, PageDirectives, PageReader, ScanOptions};
///
/// let mut page = PageDirectives::default();
/// page.add_header(b"max-snippet: 50, nosnippet", 0, ScanOptions::HEADER);
/// let verdict = page.verdict(&PageReader::new(&Agent::named("Googlebot")), None);
/// assert_eq!(verdict.snippet.value, Limit::AtMost(0));
/// assert_eq!((verdict.snippet.by, verdict.snippet.overruled), (vec![1], vec![0]));
/// assert_eq!(verdict.directive_outcomes, [DirectiveOutcome::Overruled, DirectiveOutcome::Decides]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct IndexingVerdict {
    /// The crawler's dialect, with its certainty.
    pub dialect: Fact<PageDialectName>,
    /// The effect of the response's status on the page, if known. If it forbids indexing, no directive counts.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub status: Option<StatusVerdict>,
    /// Permission to list the page in results (`noindex`, `none`, `unavailable_after` in force, the status).
    pub index: IndexingOutcome<Permission>,
    /// Permission to follow the page's links (`nofollow`, `none`).
    pub follow: IndexingOutcome<Permission>,
    /// The number of characters of the page's text that may be shown (`nosnippet`, `max-snippet`).
    pub snippet: IndexingOutcome<Limit>,
    /// The largest preview of an image on the page that may be shown (`max-image-preview`).
    pub image_preview: IndexingOutcome<ImagePreview>,
    /// The number of seconds of a video on the page that may be shown. `0` permits at most a static image (`nosnippet`,
    /// `max-video-preview`).
    pub video_preview: IndexingOutcome<Limit>,
    /// Permission to index images on the page (`noimageindex`).
    pub image_index: IndexingOutcome<Permission>,
    /// Permission to offer a translation of the page (`notranslate`).
    pub translation: IndexingOutcome<Permission>,
    /// Permission to offer a cached copy of the page (`noarchive`, `nocache`).
    pub archive: IndexingOutcome<Permission>,
    /// Permission to use a description from a directory or another source outside the site (`noodp`, `noydir`, `noyaca`).
    pub foreign_description: IndexingOutcome<Permission>,
    /// The permission to index the page's content where other pages embed it (`noindex` with `indexifembedded`).
    pub embedded: IndexingOutcome<Permission>,
    /// The moment after which the page may not be shown; the earliest date counts (`unavailable_after`).
    #[cfg_attr(feature = "typescript", tsify(type = "IndexingOutcome<string | undefined>"))]
    pub unavailable_after: IndexingOutcome<Option<Moment>>,
    /// The relation of `now` to the moment of `unavailable_after`; `None` without a date or without `now`.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub timing: Option<Timing>,
    /// The outcome of each directive of the page, in the order of the directives.
    pub directive_outcomes: Vec<DirectiveOutcome>,
}

/// One answer of a verdict, with the directives that decide it.
///
/// ```
/// use robotscope::Agent;
/// use robotscope::directives::{Outcome, PageDirectives, PageReader, Permission, ScanOptions};
///
/// let mut page = PageDirectives::default();
/// page.add_header(b"index, noindex", 0, ScanOptions::HEADER);
/// let verdict = page.verdict(&PageReader::new(&Agent::named("Googlebot")), None);
/// let Outcome { value, by, overruled, is_contradictory, .. } = verdict.index;
/// assert_eq!((value, by, overruled), (Permission::Forbidden, vec![1], vec![0]));
/// assert!(is_contradictory);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "IndexingOutcome"))]
pub struct Outcome<T> {
    /// The answer.
    pub value: T,
    /// Indexes of the directives that give this answer; empty if the answer is the default.
    pub by: Vec<u32>,
    /// Indexes of the other directives that count but give another answer.
    pub overruled: Vec<u32>,
    /// `true` if opposites are present, such as `index` and `noindex`: how they combine is undefined ([mdn-x-robots-tag]).
    pub is_contradictory: bool,
    /// `true` if no further directive could change the answer. If the page is processed, the answer then holds for any content of
    /// a missing text.
    pub is_settled: bool,
    /// The certainty that this crawler reads the page this way.
    pub certainty: Certainty,
}

names! {
    /// A permission. A greater value is more restrictive.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Permission::Forbidden.as_str(), "forbidden");
    /// ```
    pub enum Permission {
        /// Allowed.
        Allowed = "allowed",
        /// Forbidden.
        Forbidden = "forbidden",
    }
}

names! {
    /// The outcome of a directive when one crawler reads the page. It decides; it counts, but others override it; it counts, but
    /// for no answer of the verdict; its moment has not passed. Or it has no effect: it needs noindex; it is for other crawlers;
    /// it is for a bot whose name seems to be a misspelled directive; it is retired, unsupported, or not known to be supported;
    /// it is not read in headers, in the body, in noscript, in a template, with http-equiv, or after the engine's size limit; its
    /// value is wrong; or the response's status voids every directive.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveOutcome::NeedsNoindex.as_str(), "needs-noindex");
    /// ```
    #[non_exhaustive]
    pub enum DirectiveOutcome {
        /// The directive decides an answer, alone or with others that agree.
        Decides = "decides",
        /// The directive counts, but directives with another answer prevail.
        Overruled = "overruled",
        /// The directive counts, but for no answer of the verdict: for example, it is about AI ([bing-chat], [amazon-crawlers]).
        Counts = "counts",
        /// `unavailable_after` with a future moment, or without a known current time.
        Pending = "pending",
        /// `indexifembedded` without `noindex` ([mdn-x-robots-tag]).
        NeedsNoindex = "needs-noindex",
        /// The directive applies to other crawlers.
        ForOthers = "for-others",
        /// The directive applies to a bot whose name seems to be a misspelled directive: as written the directive is for others, but it may be meant for all.
        DoubtfulScope = "doubtful-scope",
        /// The engine once read the directive.
        Retired = "retired",
        /// The engine does not read the directive.
        Unsupported = "unsupported",
        /// It is not documented whether the engine reads the directive.
        Unknown = "unknown",
        /// The engine reads the directive only in meta elements ([yandex-robots-meta]).
        NotInHeaders = "not-in-headers",
        /// The directive is in the body, and the engine reads only the head ([google-robots-meta], [yandex-robots-meta]).
        NotInBody = "not-in-body",
        /// The directive is inside `noscript`, and the engine reads with scripting ([html-parsing]).
        InNoscript = "in-noscript",
        /// The directive is inside `template`, which is not part of the document ([html-parsing]).
        InTemplate = "in-template",
        /// The directive is in a meta element with `http-equiv` ([html-pragmas]).
        HttpEquiv = "http-equiv",
        /// The engine stops reading before the directive ([google-file-size]).
        BeyondLimit = "beyond-limit",
        /// The value is missing or wrong ([google-robots-meta]).
        InvalidValue = "invalid-value",
        /// The response's status makes every directive void.
        Unprocessed = "unprocessed",
    }
}

impl<T> Outcome<T> {
    /// Returns `true` if directives or the response's status give the answer; otherwise it is the default.
    ///
    /// ```
    /// use robotscope::Agent;
    /// use robotscope::directives::{PageDirectives, PageReader};
    ///
    /// let mut page = PageDirectives::default();
    /// page.status = Some(404);
    /// let verdict = page.verdict(&PageReader::new(&Agent::named("Googlebot")), None);
    /// assert!(verdict.index.is_stated() && !verdict.follow.is_stated());
    /// ```
    pub const fn is_stated(&self) -> bool {
        // A status alone settles an answer without directives.
        !self.by.is_empty() || self.is_settled
    }
}

impl DirectiveOutcome {
    /// Returns `true` if the directive counts for the crawler.
    ///
    /// ```
    /// use robotscope::directives::DirectiveOutcome;
    ///
    /// assert!(DirectiveOutcome::Overruled.counts());
    /// assert!(!DirectiveOutcome::Retired.counts());
    /// ```
    pub const fn counts(self) -> bool {
        matches!(self, Self::Decides | Self::Overruled | Self::Counts | Self::Pending)
    }
}
