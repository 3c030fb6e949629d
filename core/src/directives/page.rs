//! Collects all directives on a page, from headers and meta elements.

use std::collections::BTreeMap;

use super::{Directive, Fault, Scan, ScanOptions};
use crate::html::{ByScripting, ElementPlace, HtmlVersion, MetaKey};
use crate::text::{Part, Span};

/// All directives on a page, from headers and meta elements, in the order in which they were added.
///
/// ```
/// use robotscope::directives::{PageDirectives, PageReader, Permission, ScanOptions};
/// use robotscope::Agent;
///
/// let mut page = PageDirectives::default();
/// page.add_header(b"nofollow", 0, ScanOptions::HEADER);
/// page.add_header(b"googlebot: noindex", 10, ScanOptions::HEADER);
/// let index = |token| page.verdict(&PageReader::new(&Agent::named(token)), None).index.value;
/// assert_eq!(index("Googlebot"), Permission::Forbidden);
/// assert_eq!(index("bingbot"), Permission::Allowed);
/// ```
#[derive(Clone, Debug, Default)]
pub struct PageDirectives {
    /// The directives.
    pub directives: Vec<PageDirective>,
    /// The faults in the directives' values.
    pub faults: Vec<PageFault>,
    /// The status of the response, if known. Some statuses make every directive void.
    pub status: Option<u16>,
    /// The indexes of the directives that scripts remove, in ascending order; empty if the rendered document is unknown.
    pub(crate) removed: Vec<u32>,
    /// The bots that the page names, in lower case, each with its [`Audience`].
    audiences: BTreeMap<Vec<u8>, u32>,
}

/// A directive on a page, with the header or meta element that contains it and the bots to which it applies.
///
/// ```
/// use robotscope::directives::{Audience, Carrier, DirectiveName, PageDirective, PageDirectives, PageFault, ScanOptions};
///
/// let mut page = PageDirectives::default();
/// page.add_header(b"noindx, Googlebot: noindex", 0, ScanOptions::HEADER);
/// let [PageDirective { directive, carrier, audience }] = &page.directives[..] else { panic!("one") };
/// assert_eq!((directive.name, *carrier), (DirectiveName::Noindex, Carrier::Header));
/// assert_ne!(*audience, Audience::ALL);
/// assert_eq!(page.audiences().collect::<Vec<_>>(), [(*audience, &b"googlebot"[..])]);
/// let [PageFault { fault, .. }] = page.faults[..] else { panic!("one") };
/// assert_eq!(fault.span.range(), 0..6);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageDirective {
    /// The directive. Its spans refer to the headers or to the document, depending on `carrier`.
    pub directive: Directive,
    /// The header or meta element that contains the directive.
    pub carrier: Carrier,
    /// The bots to which the directive applies, as a number that is valid only for this page.
    pub audience: Audience,
}

/// A fault in a page's directives, and the header or meta element that contains it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageFault {
    /// The fault. Its span refers to the headers or to the document, depending on `carrier`.
    pub fault: Fault,
    /// The header or meta element that contains the fault.
    pub carrier: Carrier,
}

/// The crawlers to which a directive applies: all, or one bot that the page names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Audience(u32);

/// The header or meta element that contains a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub enum Carrier {
    /// A header field of the response.
    Header,
    /// A meta element in the document.
    Meta(MetaCarrier),
}

/// The facts about a meta element that determine whether a crawler applies its directives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct MetaCarrier {
    /// The position of the tag. A crawler that stops reading before the end of the tag does not see the element.
    pub span: Span,
    /// The element's place in the document for each scripting mode.
    pub places: ByScripting<ElementPlace>,
    /// The attribute that names the element.
    pub key: MetaKey,
    /// The version of the document that contains the element. An element of the rendered document is listed only if the served document
    /// does not contain its directive.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub version: HtmlVersion,
}

/// The versions of the document that contain a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Presence {
    /// The document as served and, if it is known, the rendered document. Directives in headers belong to both versions.
    Both,
    /// Only the document as served, because scripts remove the directive.
    OnlyServed,
    /// Only the rendered document, because scripts add the directive, or because the served document is unknown.
    OnlyRendered,
}

impl Carrier {
    /// Returns `true` if the carrier is a meta element in the rendered document.
    pub(crate) fn is_rendered(&self) -> bool {
        matches!(self, Self::Meta(element) if element.version == HtmlVersion::Rendered)
    }
}

impl Audience {
    /// All crawlers.
    pub const ALL: Self = Self(0);
}

impl PageDirectives {
    /// Adds the value of an X-Robots-Tag field, which begins at byte `at` of the headers. A bot's name in one field never applies to
    /// directives in the next field ([rfc9110-field-lines]).
    pub fn add_header(&mut self, value: &[u8], at: u32, options: ScanOptions) {
        let value = Part { bytes: value, at };
        let scan = Scan::part(value, options);
        // Many directives may have the same long scope, so look up each name only once.
        let mut last = None;
        let audience_of = |page: &mut Self, directive: &Directive| {
            let Some(scope) = directive.scope else { return Audience::ALL };
            let known = last.filter(|(name, _)| *name == scope).map(|(_, audience)| audience);
            let audience = known.unwrap_or_else(|| page.audience(value.within(scope)));
            last = Some((scope, audience));
            audience
        };
        self.add(scan, Carrier::Header, audience_of);
    }

    /// Adds the content of a meta element. `name` and `content` are decoded attribute values. `to_source` converts spans in the content to
    /// spans in the document.
    ///
    /// ```
    /// use robotscope::directives::{MetaCarrier, PageDirectives, ScanOptions};
    /// use robotscope::html::{ByScripting, ElementContext, ElementLocation, ElementPlace, HtmlVersion, MetaKey};
    /// use robotscope::text::Span;
    ///
    /// let mut page = PageDirectives::default();
    /// let places = ByScripting::for_all(ElementPlace { location: ElementLocation::Head, context: ElementContext::Document });
    /// let element = MetaCarrier { span: Span::new(0, 40), places, key: MetaKey::Name, version: HtmlVersion::Served };
    /// page.add_meta(element, b"robots", b"noindex", ScanOptions::META, |span| Span::at(span.start() + 29, span.len()));
    /// assert_eq!(page.directives[0].directive.span, Span::new(29, 36));
    /// ```
    pub fn add_meta(
        &mut self,
        element: MetaCarrier,
        name: &[u8],
        content: &[u8],
        options: ScanOptions,
        to_source: impl Fn(Span) -> Span,
    ) {
        let scan = Scan::part(Part { bytes: content, at: 0 }, options).moved(&to_source);
        let name = name.trim_ascii();
        let is_for_all = element.key == MetaKey::HttpEquiv || name.eq_ignore_ascii_case(b"robots");
        let audience = if is_for_all { Audience::ALL } else { self.audience(name) };
        self.add(scan, Carrier::Meta(element), |_, _| audience);
    }

    fn add(&mut self, scan: Scan, carrier: Carrier, mut audience_of: impl FnMut(&mut Self, &Directive) -> Audience) {
        for directive in scan.directives {
            let audience = audience_of(self, &directive);
            self.directives.push(PageDirective { directive, carrier, audience });
        }
        self.faults.extend(scan.faults.into_iter().map(|fault| PageFault { fault, carrier }));
    }

    fn audience(&mut self, name: &[u8]) -> Audience {
        let next = u32::try_from(self.audiences.len()).unwrap_or(u32::MAX).saturating_add(1);
        Audience(*self.audiences.entry(name.to_ascii_lowercase()).or_insert(next))
    }

    /// Returns `true` if scripts add or remove directives, or if only the rendered document is known and contains directives.
    pub(crate) fn are_changed_by_scripts(&self) -> bool {
        !self.removed.is_empty() || self.directives.last().is_some_and(|last| last.carrier.is_rendered())
    }

    /// Returns the versions of the document that contain the directive with this index.
    pub(crate) fn presence(&self, place: u32, directive: &PageDirective) -> Presence {
        if directive.carrier.is_rendered() {
            Presence::OnlyRendered
        } else if self.removed.binary_search(&place).is_ok() {
            Presence::OnlyServed
        } else {
            Presence::Both
        }
    }

    /// Returns the audience for a bot's name; `None` if the page does not name this bot.
    pub(crate) fn audience_named(&self, name: &str) -> Option<Audience> {
        self.audiences.get(name.to_ascii_lowercase().as_bytes()).copied().map(Audience)
    }

    /// Returns the bots that the page names, in lower case, each with its [`Audience`].
    pub fn audiences(&self) -> impl Iterator<Item = (Audience, &[u8])> {
        self.audiences.iter().map(|(name, number)| (Audience(*number), name.as_slice()))
    }
}
