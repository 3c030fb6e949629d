//! Findings that are reported in addition to the verdicts.

use super::PagePolicy;
use crate::directives::{
    Carrier, Conflicts, DateNoteKind, DirectiveFaultKind, DirectiveName, DirectiveOutcome, MetaCarrier, PageDirective,
};
use crate::fact::Fact;
use crate::html::{HtmlVersion, UnreadCharset};
use crate::names::{data_names, names};
use crate::page_status::StatusEffect;
use crate::sources::{self, Reference};
use crate::text::Span;

/// A noteworthy fact about a page: a missing or surprising effect, with the position of its cause.
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
    /// The affected parts of the texts, in order.
    pub places: Vec<Place>,
    /// The affected crawlers, as indexes in the report; empty for a finding about the page itself.
    pub crawlers: Vec<u32>,
}

impl Finding {
    /// Returns the sources on which the finding is based; empty for many kinds.
    ///
    /// ```
    /// use robotscope::evaluate::{Finding, FindingKind, PagePolicy};
    ///
    /// let finding = Finding { kind: FindingKind::ReadingsDiffer(PagePolicy::Scripting), places: Vec::new(), crawlers: Vec::new() };
    /// assert_eq!(finding.sources(), [robotscope::sources::HTML_NOSCRIPT]);
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
            FindingKind::RenderedNoindex
            | FindingKind::RenderedLiftsNoindex
            | FindingKind::RenderedCanonical
            | FindingKind::RenderedRobots
            | FindingKind::RenderedOnly(_) => &[sources::GOOGLE_JAVASCRIPT],
            _ => &[],
        }
    }
}

/// A part of one of a page's texts.
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
    /// The position of the part.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
}

impl Place {
    pub(super) const fn new(source: Source, span: Span) -> Self {
        Self { source, span }
    }
}

impl From<&PageDirective> for Place {
    fn from(directive: &PageDirective) -> Self {
        Self::new(directive.carrier.into(), directive.directive.span)
    }
}

names! {
    /// A text that controls crawlers. Spans in "headers" refer to `headersText` if the report has this field.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::Source::RobotsTxt.as_str(), "robots-txt");
    /// ```
    // Not `non_exhaustive`: a page has no other texts, and callers must handle every variant.
    pub enum Source {
        /// robots.txt
        RobotsTxt = "robots-txt",
        /// The response's headers.
        Headers = "headers",
        /// The document as served.
        Html = "html",
        /// The document after its scripts have run.
        RenderedHtml = "rendered-html",
    }
}

#[cfg(feature = "serde")]
impl crate::text::serialized::TextName for Source {
    fn text_name(&self) -> Option<&'static str> {
        Some(self.as_str())
    }
}

data_names! {
    /// The kind of finding.
    ///
    /// About robots.txt and other pages:
    /// - "unseen": robots.txt hides directives that forbid something.
    /// - "canonical-with-noindex": the page may not be indexed, but names another URL as canonical.
    /// - "canonical-elsewhere": the page may be indexed, but names another URL as canonical.
    /// - "listed-with-noindex": a sitemap lists the page, which may not be indexed.
    /// - "listed-but-blocked": a sitemap lists the page, which search engines may not fetch.
    /// - "blocked-alternate": robots.txt blocks search engines from a version of the page in another language.
    /// - "blocked-redirect": robots.txt blocks crawlers from the target of a redirect.
    /// - "blocked-resource": robots.txt blocks files that are needed to render the page.
    ///
    /// About directives:
    /// - "contradiction": opposite directives apply to the same crawlers.
    /// - "leaked-scope": joined header values may have changed the bot to which a directive applies.
    /// - "unknown-bot-name": a bot's name is probably misspelt.
    /// - "no-effect": directives do not count.
    /// - "fault": a value has a fault.
    /// - "date": a valid date has an oddity, such as a missing time zone.
    /// - "readings-differ": the verdict depends on a policy on which readers may differ.
    ///
    /// About the response and the document:
    /// - "status": the status prevents normal processing.
    /// - "not-html": the response is not HTML.
    /// - "unread-charset": the encoding is not supported.
    /// - "several-names": one attribute contains several names.
    /// - "unquoted-content": directives are lost because `content` is not quoted.
    /// - "misplaced-nosnippet": `data-nosnippet` has no effect on its element.
    /// - "unclosed-nosnippet": the element with `data-nosnippet` is not closed.
    ///
    /// About scripts:
    /// - "rendered-noindex": scripts forbid indexing.
    /// - "rendered-lifts-noindex": scripts remove the directives that forbid indexing.
    /// - "rendered-canonical": scripts change the canonical link.
    /// - "rendered-robots": scripts change other directives.
    /// - "rendered-only": scripts add directives that some crawlers do not see.
    ///
    /// ```
    /// assert_eq!(robotscope::evaluate::FindingKind::LeakedScope.as_str(), "leaked-scope");
    /// ```
    #[cfg_attr(
        feature = "typescript",
        derive(tsify::Tsify),
        tsify(type = r#""unseen" | "contradiction" | "leaked-scope" | "canonical-with-noindex" | "canonical-elsewhere"
            | "listed-with-noindex" | "listed-but-blocked" | "blocked-alternate" | "blocked-redirect" | "blocked-resource"
            | "unknown-bot-name" | "no-effect" | "fault" | "date" | "readings-differ" | "status" | "not-html"
            | "unread-charset" | "several-names" | "unquoted-content" | "misplaced-nosnippet"
            | "unclosed-nosnippet" | "rendered-noindex" | "rendered-lifts-noindex" | "rendered-canonical" | "rendered-robots"
            | "rendered-only""#)
    )]
    #[non_exhaustive]
    pub enum FindingKind {
        /// robots.txt prevents crawlers from seeing directives that forbid something ([google-robots-meta-old], [mdn-x-robots-tag],
        /// [google-robots-meta]).
        Unseen = "unseen",
        /// Opposite directives apply to the same crawlers. Contains the rule that selects the prevailing directive, and the rule's
        /// certainty. Some engines document this rule; for other engines, the rule is assumed ([mdn-x-robots-tag]).
        Contradiction(Fact<Conflicts>) = "contradiction",
        /// The values of several fields may have been joined. A bot's name in one value may then wrongly apply to the next value
        /// ([rfc9110-field-lines]).
        LeakedScope = "leaked-scope",
        /// The page may not be indexed, but names another URL as canonical ([google-canonical]).
        CanonicalWithNoindex = "canonical-with-noindex",
        /// The page names another URL as canonical, which may be shown instead of the page ([google-canonical]).
        CanonicalElsewhere = "canonical-elsewhere",
        /// A sitemap lists the page although the page may not be indexed ([google-sitemaps], [google-page-indexing]).
        ListedWithNoindex = "listed-with-noindex",
        /// A sitemap lists the page although robots.txt blocks search engines from it ([google-sitemaps], [google-page-indexing]).
        ListedButBlocked = "listed-but-blocked",
        /// robots.txt blocks search engines from a version of the page in another language, so they cannot see whether that version links
        /// back ([google-localized-versions]).
        BlockedAlternate = "blocked-alternate",
        /// robots.txt allows the page's URL but not the target of its redirect, so crawlers never see the page ([rfc9309-rules]).
        BlockedRedirect = "blocked-redirect",
        /// robots.txt blocks scripts or styles of the page for search engines that render pages ([google-javascript], [apple-applebot]).
        BlockedResource = "blocked-resource",
        /// A bot's name on the page is probably misspelt: no crawler in the report or the catalogue obeys the name.
        UnknownBotName = "unknown-bot-name",
        /// Directives do not count for these crawlers.
        NoEffect(DirectiveOutcome) = "no-effect",
        /// A value has a fault. Contains the directive, if any, that an unknown word probably means.
        Fault(DirectiveFaultKind, Option<DirectiveName>) = "fault",
        /// A valid date has an oddity, such as a missing time zone or a wrong weekday ([rfc5322-old-dates]).
        Date(DateNoteKind) = "date",
        /// The verdict for these crawlers would differ if this policy had its other value.
        ReadingsDiffer(PagePolicy) = "readings-differ",
        /// The response's status prevents these crawlers from processing the page normally.
        Status {
            /// The status.
            code: u16,
            /// The effect of the status, with its certainty.
            effect: Fact<StatusEffect>,
        } = "status",
        /// According to its Content-Type, the response is not HTML, so directives in the document do not count.
        NotHtml = "not-html",
        /// The document's encoding is not supported, so its directives are unknown.
        UnreadCharset(UnreadCharset) = "unread-charset",
        /// An attribute contains several names. Crawlers read them as a single name, which no crawler obeys ([html-meta]).
        SeveralNames = "several-names",
        /// Directives follow an unquoted value of `content`. The value ends at the first space, so these directives are parsed as
        /// attributes ([html-attributes]).
        UnquotedContent = "unquoted-content",
        /// `data-nosnippet` is on an element on which it has no effect ([google-robots-meta]).
        MisplacedNosnippet = "misplaced-nosnippet",
        /// `data-nosnippet` is on an element that is not closed ([google-robots-meta]).
        UnclosedNosnippet = "unclosed-nosnippet",
        /// Scripts forbid indexing, although the document as served allows it ([google-javascript]).
        RenderedNoindex = "rendered-noindex",
        /// Scripts remove the directives that forbid indexing. Crawlers may obey these directives before they run scripts, or run no
        /// scripts ([google-javascript]).
        RenderedLiftsNoindex = "rendered-lifts-noindex",
        /// Scripts change or remove the canonical link of the document as served ([google-javascript]).
        RenderedCanonical = "rendered-canonical",
        /// Scripts change directives without changing whether the page may be indexed ([google-javascript]).
        RenderedRobots = "rendered-robots",
        /// Scripts add directives that forbid something, but these crawlers do not render pages, or it is not documented that they do.
        /// Contains the directives' outcome for these crawlers.
        RenderedOnly(DirectiveOutcome) = "rendered-only",
    }
}

impl From<Carrier> for Source {
    fn from(carrier: Carrier) -> Self {
        match carrier {
            Carrier::Header => Self::Headers,
            Carrier::Meta(MetaCarrier { version: HtmlVersion::Served, .. }) => Self::Html,
            Carrier::Meta(MetaCarrier { version: HtmlVersion::Rendered, .. }) => Self::RenderedHtml,
        }
    }
}
