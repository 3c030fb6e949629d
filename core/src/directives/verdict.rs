//! What the directives of a page come to for one crawler.

use super::{ImagePreview, Limit, Moment, PageDialectName, Timing};
use crate::fact::{Certainty, Fact};
use crate::names::names;
use crate::page_status::StatusVerdict;

use self::Outcome as IndexingOutcome;

/// May this crawler index this page, and how may it show it? Every field says which directives made it, by their places in
/// [`PageDirectives::directives`](super::PageDirectives::directives).
///
/// It is what the page's directives say; whether the crawler gets to see them is robots.txt's to say ([google-robots-meta-old]).
///
/// ```
/// use robotscope::Agent;
/// use robotscope::directives::{Fate, Limit, PageDirectives, PageReader, ScanOptions};
///
/// let mut page = PageDirectives::default();
/// page.add_header(b"max-snippet: 50, nosnippet", 0, ScanOptions::HEADER);
/// let verdict = page.verdict(&PageReader::new(&Agent::named("Googlebot")), None);
/// assert_eq!(verdict.snippet.value, Limit::AtMost(0));
/// assert_eq!((verdict.snippet.by, verdict.snippet.overruled), (vec![1], vec![0]));
/// assert_eq!(verdict.fates, [Fate::Overruled, Fate::Decides]);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct IndexingVerdict {
    /// How the crawler reads, and how sure that is.
    pub dialect: Fact<PageDialectName>,
    /// What the status of the response comes to, if it is known. Where it forbids to index the page, no directive counts.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub status: Option<StatusVerdict>,
    /// May it be shown in results? (`noindex`, `none`, `unavailable_after` in force, the status)
    pub index: IndexingOutcome<Permission>,
    /// May its links be followed? (`nofollow`, `none`)
    pub follow: IndexingOutcome<Permission>,
    /// How many characters of its text may be shown? (`nosnippet`, `max-snippet`)
    pub snippet: IndexingOutcome<Limit>,
    /// How great may a preview of its images be? (`max-image-preview`)
    pub image_preview: IndexingOutcome<ImagePreview>,
    /// How many seconds of its videos may be shown? `0` is a static image at most. (`nosnippet`, `max-video-preview`)
    pub video_preview: IndexingOutcome<Limit>,
    /// May its images be indexed? (`noimageindex`)
    pub image_index: IndexingOutcome<Permission>,
    /// May a translation be offered? (`notranslate`)
    pub translation: IndexingOutcome<Permission>,
    /// May a copy be offered? (`noarchive`, `nocache`)
    pub archive: IndexingOutcome<Permission>,
    /// May it have a description that is not its own? (`noodp`, `noydir`, `noyaca`)
    pub foreign_description: IndexingOutcome<Permission>,
    /// May its content be indexed where other pages embed it? (`noindex` with `indexifembedded`)
    pub embedded: IndexingOutcome<Permission>,
    /// From when on is it not to be shown? The earliest date. (`unavailable_after`)
    #[cfg_attr(feature = "typescript", tsify(type = "IndexingOutcome<string | undefined>"))]
    pub unavailable_after: IndexingOutcome<Option<Moment>>,
    /// Whether that moment has come; `None` without such a date or without a now.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub timing: Option<Timing>,
    /// What became of each directive of the page, in their order.
    pub fates: Vec<Fate>,
}

/// One answer of a verdict, and what made it.
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
    /// The directives that say so, by place; none if the answer is the default.
    pub by: Vec<u32>,
    /// The directives that count as well but say something else.
    pub overruled: Vec<u32>,
    /// Whether opposites are written, such as `index` and `noindex`: how they combine is undefined ([mdn-x-robots-tag]).
    pub is_contradictory: bool,
    /// Whether no other directive could change the answer; then it holds, whatever a text says that is not given, where the page is
    /// processed at all.
    pub is_settled: bool,
    /// How sure we are that this crawler takes it so.
    pub certainty: Certainty,
}

names! {
    /// Whether something is allowed. The greater one is the more restrictive one.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Permission::Forbidden.as_str(), "forbidden");
    /// ```
    pub enum Permission {
        /// It is.
        Allowed = "allowed",
        /// It is not.
        Forbidden = "forbidden",
    }
}

names! {
    /// What becomes of a directive when one crawler reads the page: it decides; it counts, but others override it; it counts beside
    /// the questions of the verdict; its moment has not come. Or it has no effect: without noindex; for others; for a bot whose name seems to be a misspelled directive; retired,
    /// unsupported, or unknown whether supported; not read in headers, in the body, in noscript, in a template, with http-equiv,
    /// or that far into the document; or its value is wrong; or the response's status means that nothing of it is processed.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::Fate::NeedsNoindex.as_str(), "needs-noindex");
    /// ```
    #[non_exhaustive]
    pub enum Fate {
        /// It makes an answer, alone or with others that say the same.
        Decides = "decides",
        /// It counts, but others that say something else prevail.
        Overruled = "overruled",
        /// It counts, and is about nothing that a verdict says: a matter of AI, for instance ([bing-chat], [amazon-crawlers]).
        Counts = "counts",
        /// `unavailable_after` with a moment that has not come, or nobody knows whether it has.
        Pending = "pending",
        /// `indexifembedded` without `noindex` ([mdn-x-robots-tag]).
        NeedsNoindex = "needs-noindex",
        /// It is for others.
        ForOthers = "for-others",
        /// It is for a bot whose name seems to be a misspelled directive: as written it is for others, but it may be meant for all.
        DoubtfulScope = "doubtful-scope",
        /// The engine once read it.
        Retired = "retired",
        /// The engine does not read it.
        Unsupported = "unsupported",
        /// Nobody says whether the engine reads it.
        Unknown = "unknown",
        /// The engine reads it in meta elements alone ([yandex-robots-meta]).
        NotInHeaders = "not-in-headers",
        /// It is in the body, and the engine reads the head ([google-robots-meta], [yandex-robots-meta]).
        NotInBody = "not-in-body",
        /// It is inside of `noscript`, and the engine reads with scripting ([html-parsing]).
        InNoscript = "in-noscript",
        /// It is inside of `template`, hence no part of the document ([html-parsing]).
        InTemplate = "in-template",
        /// It is in a meta element with `http-equiv` ([html-pragmas]).
        HttpEquiv = "http-equiv",
        /// The engine stops reading before it ([google-file-size]).
        BeyondLimit = "beyond-limit",
        /// Its value is missing or wrong ([google-robots-meta]).
        InvalidValue = "invalid-value",
        /// The status of the response means that nothing of it is processed.
        Unprocessed = "unprocessed",
    }
}

impl<T> Outcome<T> {
    /// Whether directives say so, or the status of the response; otherwise the answer is the default.
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

impl Fate {
    /// Whether the directive counts for the crawler at all.
    ///
    /// ```
    /// use robotscope::directives::Fate;
    ///
    /// assert!(Fate::Overruled.counts());
    /// assert!(!Fate::Retired.counts());
    /// ```
    pub const fn counts(self) -> bool {
        matches!(self, Self::Decides | Self::Overruled | Self::Counts | Self::Pending)
    }
}
