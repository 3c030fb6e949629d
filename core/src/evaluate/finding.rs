//! What is worth knowing beside the verdicts.

use super::PagePolicy;
use crate::directives::{Carrier, Conflicts, DateNoteKind, DirectiveFaultKind, DirectiveName, Fate};
use crate::fact::Fact;
use crate::html::UnreadCharset;
use crate::names::{kinds, names};
use crate::page_status::StatusEffect;
use crate::sources::{self, Reference};
use crate::text::Span;

/// Something about a page that is worth knowing: an effect that is missing or surprising, and where it comes from.
///
/// ```
/// use robotscope::evaluate::{FindingKind, Page};
/// use robotscope::http::Headers;
///
/// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: index, noindex")), ..Page::default() };
/// assert!(page.evaluate_all().findings.iter().any(|finding| matches!(finding.kind, FindingKind::Contradiction(_))));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What it is.
    pub kind: FindingKind,
    /// What it is about, in the order of the texts.
    pub places: Vec<Place>,
    /// The crawlers that it concerns, by their places in the report; all of them if it is about the page itself.
    pub crawlers: Vec<u32>,
}

impl Finding {
    /// The pages that say so.
    ///
    /// ```
    /// use robotscope::evaluate::{Finding, FindingKind, PagePolicy};
    ///
    /// let finding = Finding { kind: FindingKind::ReadingsDiffer(PagePolicy::Dates), places: Vec::new(), crawlers: Vec::new() };
    /// assert_eq!(finding.sources(), [robotscope::sources::GOOGLE_ROBOTS_META]);
    /// ```
    pub const fn sources(&self) -> &'static [&'static Reference] {
        match self.kind {
            FindingKind::ReadingsDiffer(policy) => policy.sources(),
            FindingKind::CanonicalWithNoindex | FindingKind::CanonicalElsewhere => &[sources::GOOGLE_CANONICAL],
            FindingKind::ListedWithNoindex | FindingKind::ListedButBlocked => {
                &[sources::GOOGLE_SITEMAPS, sources::GOOGLE_PAGE_INDEXING]
            }
            FindingKind::BlockedAlternate => &[sources::GOOGLE_LOCALIZED_VERSIONS],
            FindingKind::BlockedResource => &[sources::GOOGLE_JAVASCRIPT, sources::APPLE_APPLEBOT],
            _ => &[],
        }
    }
}

/// A part of one of the texts.
///
/// ```
/// use robotscope::evaluate::{Page, Place, Source};
/// use robotscope::http::Headers;
///
/// let headers = Headers::parse("X-Robots-Tag: noindx");
/// let page = Page { headers: Some(headers.clone()), ..Page::default() };
/// let findings = page.evaluate_all().findings;
/// let Place { source, span } = findings[0].places[0];
/// assert_eq!((source, headers.slice(span)), (Source::Headers, &b"noindx"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Place {
    /// Which text.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::text_name"))]
    pub source: Source,
    /// The part, in bytes.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
}

names! {
    /// One of the texts that steer crawlers; spans of "headers" are those of `headersText`, if the report has one.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::Source::RobotsTxt.as_str(), "robots-txt");
    /// ```
    // Exhaustive: there are no other texts of a page, and a host has to find each.
    pub enum Source {
        /// robots.txt
        RobotsTxt = "robots-txt",
        /// The response's headers.
        Headers = "headers",
        /// The document.
        Html = "html",
    }
}

#[cfg(feature = "serde")]
impl crate::text::serialized::TextName for Source {
    fn text_name(&self) -> Option<&'static str> {
        Some(self.as_str())
    }
}

kinds! {
    /// What a finding says: robots.txt keeps crawlers from seeing directives that would forbid something; opposites are written for
    /// the same crawlers; joined header values may have changed which bot a directive is for; a page that may not be indexed names another
    /// one as its canonical, or names another one at all; a sitemap lists a page that may not be indexed, or not be fetched; robots.txt keeps
    /// search engines from the page in another language, or from what it is rendered with; no crawler answers to a bot's name; directives do not count; a value has a fault; a date is odd; another
    /// reading has another verdict; the response's status means that the page is not processed as it is; the response is not HTML; the
    /// document is in an encoding that is not read; several names stand in one attribute; directives are lost because content has no
    /// quotes; data-nosnippet has no effect on this element, or the element is not closed.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::FindingKind::LeakedScope.as_str(), "leaked-scope");
    /// ```
    pub enum FindingKind {
        /// robots.txt keeps the crawlers from seeing directives that would forbid something ([google-robots-meta-old], [mdn-x-robots-tag], [google-robots-meta]).
        Unseen = "unseen",
        /// Opposites are written for the same crawlers. Which of them prevails, and how sure that is: some engines document it, for the others it
        /// is not defined ([mdn-x-robots-tag]).
        Contradiction(Fact<Conflicts>) = "contradiction",
        /// The values of several fields may have been joined, so that a bot's name may seem to govern what it did not ([rfc9110-field-lines]).
        LeakedScope = "leaked-scope",
        /// The page names another one as its canonical, and may not be indexed ([google-canonical]).
        CanonicalWithNoindex = "canonical-with-noindex",
        /// The page names another one as its canonical, which may be shown in its place ([google-canonical]).
        CanonicalElsewhere = "canonical-elsewhere",
        /// A sitemap lists the page, and the page may not be indexed ([google-sitemaps], [google-page-indexing]).
        ListedWithNoindex = "listed-with-noindex",
        /// A sitemap lists the page, and robots.txt keeps search engines from it ([google-sitemaps], [google-page-indexing]).
        ListedButBlocked = "listed-but-blocked",
        /// robots.txt keeps search engines from the page in another language, so that they cannot see whether it names this one, too
        /// ([google-localized-versions]).
        BlockedAlternate = "blocked-alternate",
        /// robots.txt keeps crawlers that render the page from its scripts or styles ([google-javascript], [apple-applebot]).
        BlockedResource = "blocked-resource",
        /// A bot's name that no crawler of the report answers to.
        NobodyAnswers = "nobody-answers",
        /// The directives do not count for the crawlers.
        NoEffect(Fate) = "no-effect",
        /// A fault in a value; of an unknown word, the directive that was probably meant.
        Fault(DirectiveFaultKind, Option<DirectiveName>) = "fault",
        /// A date from which something had to be guessed ([rfc5322-old-dates]).
        Date(DateNoteKind) = "date",
        /// Under another policy, the crawlers would have another verdict.
        ReadingsDiffer(PagePolicy) = "readings-differ",
        /// The response's status means to the crawlers that the page is not processed as it is.
        Status {
            /// The status.
            code: u16,
            /// What follows, and how sure that is.
            effect: Fact<StatusEffect>,
        } = "status",
        /// The response is no HTML according to its Content-Type, so that the document's directives do not count.
        NotHtml = "not-html",
        /// The document is in an encoding in which it is not read, so what it says is unknown.
        UnreadCharset(UnreadCharset) = "unread-charset",
        /// Several names in one attribute: together they are one name that nobody answers to ([html-meta]).
        SeveralNames = "several-names",
        /// Directives behind a value of `content` that has no quotes, and so ends at the first space: they are attributes ([html-attributes]).
        UnquotedContent = "unquoted-content",
        /// `data-nosnippet` on an element on which it has no effect ([google-robots-meta]).
        MisplacedNosnippet = "misplaced-nosnippet",
        /// `data-nosnippet` on an element that is not closed ([google-robots-meta]).
        UnclosedNosnippet = "unclosed-nosnippet",
    }
}

impl From<Carrier> for Source {
    fn from(carrier: Carrier) -> Self {
        match carrier {
            Carrier::Header => Self::Headers,
            Carrier::Meta(_) => Self::Html,
        }
    }
}
