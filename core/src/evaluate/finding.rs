//! Findings in addition to the verdicts.

use super::PagePolicy;
use crate::directives::{Carrier, Conflicts, DateNoteKind, DirectiveFaultKind, DirectiveName, DirectiveOutcome};
use crate::fact::Fact;
use crate::html::UnreadCharset;
use crate::names::names;
use crate::page_status::StatusEffect;
use crate::sources::{self, Reference};
use crate::text::Span;

/// A fact about a page worth knowing: a missing or surprising effect, and its cause.
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
    /// The kind of finding.
    pub kind: FindingKind,
    /// The affected parts of the texts, in the order of the texts.
    pub places: Vec<Place>,
    /// The affected crawlers, as indexes of the report; empty for a finding about the page itself.
    pub crawlers: Vec<u32>,
}

impl Finding {
    /// Returns the sources of the finding.
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
            FindingKind::BlockedRedirect => &[sources::RFC9309_RULES],
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
    /// The text that contains the part.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::text_name"))]
    pub source: Source,
    /// The position of the part, in bytes.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
}

names! {
    /// A text that steers crawlers. Spans of "headers" refer to `headersText`, if the report has one.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::Source::RobotsTxt.as_str(), "robots-txt");
    /// ```
    // Exhaustive: a page has no further texts, and hosts must match every variant.
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

/// The kind of finding. robots.txt hides directives that forbid something; opposites apply to the same crawlers; joined header
/// values may have changed the bot to which a directive applies. A page that may not be indexed names another canonical, or a
/// page that may be indexed does; a sitemap lists a page that may not be indexed, or not be fetched. robots.txt blocks search
/// engines from the page in another language, or from files that render it, or blocks crawlers from the target of a redirect. No
/// crawler obeys a bot's name; directives do not count; a value has a fault; a date is odd; another reading has another verdict. The
/// response's status keeps the page from normal processing; the response is not HTML; the document's encoding is not supported.
/// Several names are in one attribute; directives are lost because content has no quotes; data-nosnippet has no effect on this
/// element, or the element is not closed.
///
/// ```
/// assert_eq!(robotscope::evaluate::FindingKind::LeakedScope.as_str(), "leaked-scope");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "&'static str"))]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type = r#""unseen" | "contradiction" | "leaked-scope" | "canonical-with-noindex" | "canonical-elsewhere"
        | "listed-with-noindex" | "listed-but-blocked" | "blocked-alternate" | "blocked-redirect" | "blocked-resource"
        | "unknown-bot-name" | "no-effect" | "fault" | "date" | "readings-differ" | "status" | "not-html"
        | "unread-charset" | "several-names" | "unquoted-content" | "misplaced-nosnippet"
        | "unclosed-nosnippet""#)
)]
#[non_exhaustive]
pub enum FindingKind {
    /// robots.txt hides directives that forbid something from the crawlers ([google-robots-meta-old], [mdn-x-robots-tag],
    /// [google-robots-meta]).
    Unseen,
    /// Opposites apply to the same crawlers. Holds which of them prevails, and how certain that is: some engines document it, for
    /// others it is undefined ([mdn-x-robots-tag]).
    Contradiction(Fact<Conflicts>),
    /// The values of several fields may have been joined, so a bot's name may wrongly apply to a later field ([rfc9110-field-lines]).
    LeakedScope,
    /// The page names another canonical and may not be indexed ([google-canonical]).
    CanonicalWithNoindex,
    /// The page names another canonical, which may be shown instead ([google-canonical]).
    CanonicalElsewhere,
    /// A sitemap lists the page, and the page may not be indexed ([google-sitemaps], [google-page-indexing]).
    ListedWithNoindex,
    /// A sitemap lists the page, and robots.txt blocks search engines from it ([google-sitemaps], [google-page-indexing]).
    ListedButBlocked,
    /// robots.txt blocks search engines from the page in another language. They cannot see whether that page links back
    /// ([google-localized-versions]).
    BlockedAlternate,
    /// robots.txt allows the page's URL but blocks crawlers from the target of its redirect, so they never see the page
    /// ([rfc9309-rules]).
    BlockedRedirect,
    /// robots.txt blocks crawlers that render the page from its scripts or styles ([google-javascript], [apple-applebot]).
    BlockedResource,
    /// A bot's name that no crawler of the report obeys.
    UnknownBotName,
    /// The directives do not count for these crawlers.
    NoEffect(DirectiveOutcome),
    /// A fault in a value, with the directive that an unknown word probably means.
    Fault(DirectiveFaultKind, Option<DirectiveName>),
    /// A date that required a guess ([rfc5322-old-dates]).
    Date(DateNoteKind),
    /// Under another policy, these crawlers would get another verdict.
    ReadingsDiffer(PagePolicy),
    /// The response's status keeps these crawlers from processing the page normally.
    Status {
        /// The status.
        code: u16,
        /// The effect of the status, and how certain the effect is.
        effect: Fact<StatusEffect>,
    },
    /// The response is not HTML according to its Content-Type, so the document's directives do not count.
    NotHtml,
    /// The document's encoding is not supported, so its directives are unknown.
    UnreadCharset(UnreadCharset),
    /// Several names in one attribute: together they form one name that no crawler obeys ([html-meta]).
    SeveralNames,
    /// Directives after an unquoted value of `content`: the value ends at the first space, so the parser reads these directives
    /// as attributes ([html-attributes]).
    UnquotedContent,
    /// `data-nosnippet` on an element on which it has no effect ([google-robots-meta]).
    MisplacedNosnippet,
    /// `data-nosnippet` on an element that is not closed ([google-robots-meta]).
    UnclosedNosnippet,
}

impl FindingKind {
    /// Returns the name in data and in the interface.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unseen => "unseen",
            Self::Contradiction(..) => "contradiction",
            Self::LeakedScope => "leaked-scope",
            Self::CanonicalWithNoindex => "canonical-with-noindex",
            Self::CanonicalElsewhere => "canonical-elsewhere",
            Self::ListedWithNoindex => "listed-with-noindex",
            Self::ListedButBlocked => "listed-but-blocked",
            Self::BlockedAlternate => "blocked-alternate",
            Self::BlockedRedirect => "blocked-redirect",
            Self::BlockedResource => "blocked-resource",
            Self::UnknownBotName => "unknown-bot-name",
            Self::NoEffect(..) => "no-effect",
            Self::Fault(..) => "fault",
            Self::Date(..) => "date",
            Self::ReadingsDiffer(..) => "readings-differ",
            Self::Status { .. } => "status",
            Self::NotHtml => "not-html",
            Self::UnreadCharset(..) => "unread-charset",
            Self::SeveralNames => "several-names",
            Self::UnquotedContent => "unquoted-content",
            Self::MisplacedNosnippet => "misplaced-nosnippet",
            Self::UnclosedNosnippet => "unclosed-nosnippet",
        }
    }
}

#[cfg(feature = "serde")]
impl From<FindingKind> for &'static str {
    fn from(kind: FindingKind) -> Self {
        kind.as_str()
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
