//! The verdict of a page's directives for one crawler.

use super::{ImagePreview, Limit, Moment, PageDialectName, Timing};
use crate::fact::{Certainty, Fact};
use crate::names::names;
use crate::page_status::StatusVerdict;

use self::Outcome as IndexingOutcome;

/// The verdict on indexing a page, and on each way of showing it. Each outcome lists the directives that decide it, as indexes in
/// [`PageDirectives::directives`](super::PageDirectives::directives).
///
/// The verdict considers only the page. robots.txt may prevent the crawler from reading the directives ([google-robots-meta-old]).
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
    /// The effect of the response's status on the page, if known. If the status forbids indexing, all directives are void.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub status: Option<StatusVerdict>,
    /// Permission to list the page in results (`noindex`, `none`, an `unavailable_after` date that has passed, the status).
    pub index: IndexingOutcome<Permission>,
    /// Permission to follow the page's links (`nofollow`, `none`).
    pub follow: IndexingOutcome<Permission>,
    /// The maximum length of text snippets, in characters (`nosnippet`, `max-snippet`).
    pub snippet: IndexingOutcome<Limit>,
    /// The largest image preview that may be shown (`max-image-preview`).
    pub image_preview: IndexingOutcome<ImagePreview>,
    /// The maximum length of video previews, in seconds. With `0`, at most a static image may be shown (`nosnippet`, `max-video-preview`).
    pub video_preview: IndexingOutcome<Limit>,
    /// Permission to index images on the page (`noimageindex`).
    pub image_index: IndexingOutcome<Permission>,
    /// Permission to offer a translation of the page (`notranslate`).
    pub translation: IndexingOutcome<Permission>,
    /// Permission to offer a cached copy of the page (`noarchive`, `nocache`).
    pub archive: IndexingOutcome<Permission>,
    /// Permission to use a description from a directory or another source outside the site (`noodp`, `noydir`, `noyaca`).
    pub foreign_description: IndexingOutcome<Permission>,
    /// Permission to index the page's content where other pages embed it (`noindex` with `indexifembedded`).
    pub embedded: IndexingOutcome<Permission>,
    /// The moment after which the page may no longer be shown (`unavailable_after`). The earliest date decides unless the dialect is
    /// permissive ([`Conflicts::Permissive`](super::Conflicts::Permissive)).
    #[cfg_attr(feature = "typescript", tsify(type = "IndexingOutcome<string | undefined>"))]
    pub unavailable_after: IndexingOutcome<Option<Moment>>,
    /// The result of comparing `now` with the moment of `unavailable_after`; `None` if either is missing.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub timing: Option<Timing>,
    /// The outcome of each directive on the page, in the order of the directives.
    pub directive_outcomes: Vec<DirectiveOutcome>,
}

/// One answer in a verdict, with the directives that decide it.
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
    /// The indexes of the directives that result in this answer; empty if the answer is the default or follows from the response's status.
    pub by: Vec<u32>,
    /// The indexes of the directives that have an effect but would result in a different answer.
    pub overruled: Vec<u32>,
    /// `true` if opposite directives apply, such as `index` and `noindex`. Not every engine documents which of them prevails
    /// ([mdn-x-robots-tag]).
    pub is_contradictory: bool,
    /// `true` if no additional directive could change the answer, not even a directive in headers or HTML that are still unknown. Assumes
    /// that the response's status lets the crawler process the page.
    pub is_settled: bool,
    /// The certainty of the answer for this crawler.
    pub certainty: Certainty,
}

names! {
    /// A permission or prohibition. The greater value is more restrictive.
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

    /// The outcome of a directive for one crawler.
    ///
    /// A directive may decide an answer, be overruled, have an effect outside the verdict, or be pending until its moment. Otherwise, it
    /// has no effect, and the variant names the reason, such as a missing `noindex` or a retired directive.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveOutcome::NeedsNoindex.as_str(), "needs-noindex");
    /// ```
    #[non_exhaustive]
    pub enum DirectiveOutcome {
        /// The directive decides an answer, alone or with directives that agree.
        Decides = "decides",
        /// The directive has an effect, but directives with a different answer prevail.
        Overruled = "overruled",
        /// The directive has an effect that is not in the verdict, for example on AI ([bing-chat], [amazon-crawlers]).
        Counts = "counts",
        /// The moment of `unavailable_after` is in the future, or the current time is unknown.
        Pending = "pending",
        /// `indexifembedded` has no effect without `noindex` ([mdn-x-robots-tag]).
        NeedsNoindex = "needs-noindex",
        /// The directive applies to other crawlers.
        ForOthers = "for-others",
        /// The directive follows a bot's name that may be a misspelt directive. It is read as a directive for this bot, but may be meant
        /// for all bots.
        DoubtfulScope = "doubtful-scope",
        /// The engine no longer reads the directive.
        Retired = "retired",
        /// The engine does not read the directive.
        Unsupported = "unsupported",
        /// The engine's support for the directive is not documented.
        Unknown = "unknown",
        /// The engine reads the directive only in meta elements ([yandex-robots-meta]).
        NotInHeaders = "not-in-headers",
        /// The directive is in the body, but the engine reads only the head ([google-robots-meta], [yandex-robots-meta]).
        NotInBody = "not-in-body",
        /// The directive is inside `noscript`, but the engine parses with scripting ([html-parsing]).
        InNoscript = "in-noscript",
        /// The directive is inside `template`, which is not part of the document ([html-parsing]).
        InTemplate = "in-template",
        /// The directive is in a meta element with `http-equiv` instead of `name` ([html-pragmas]).
        HttpEquiv = "http-equiv",
        /// The directive exists only after scripts have run, and the crawler does not render pages.
        NotRendered = "not-rendered",
        /// The directive exists only after scripts have run, and it is not documented that the crawler renders pages.
        RenderingUnknown = "rendering-unknown",
        /// The engine stops reading before the directive ([google-file-size]).
        BeyondLimit = "beyond-limit",
        /// The value is missing or invalid ([google-robots-meta]).
        InvalidValue = "invalid-value",
        /// The response's status makes every directive void.
        Unprocessed = "unprocessed",
    }
}

impl<T> Outcome<T> {
    /// Returns `true` if directives or the response's status determine the answer, and `false` if it is the default.
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
        // A status can settle the answer without any directives.
        !self.by.is_empty() || self.is_settled
    }
}

impl DirectiveOutcome {
    /// Returns `true` if the directive has an effect for the crawler.
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
