use super::places::{ByScripting, ElementPlace};
use crate::names::names;
use crate::text::Span;

/// A `<meta>` that may address robots, because it has a name or `http-equiv="X-Robots-Tag"`. Other modules determine whether a crawler
/// recognises the name ([html-meta], [html-pragmas], [google-special-tags]).
///
/// ```
/// use robotscope::html::{Html, Meta, MetaKey};
///
/// let html = Html::parse("<meta name=robots content='noindex, nofollow'>");
/// let [Meta { key, name, content: Some(content), .. }] = html.metas() else { panic!("one") };
/// assert_eq!((*key, html.slice(*name), html.slice(*content)), (MetaKey::Name, &b"robots"[..], &b"noindex, nofollow"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "MetaElement"))]
pub struct Meta {
    /// The whole tag. A crawler that stops reading before the end of the tag does not see the element ([google-file-size]).
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// The attribute that names the element.
    pub key: MetaKey,
    /// The value of the attribute `key`, not yet decoded. [`Html::value`](super::Html::value) decodes it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub name: Span,
    /// The value of `content`, not yet decoded. An element without this attribute has no effect ([html-meta]).
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub content: Option<Span>,
    /// The element's place in the document.
    pub places: ByScripting<ElementPlace>,
    /// `true` if `name`, `http-equiv` or `content` is repeated. Only the first occurrence counts ([html-attributes]).
    pub repeats_attribute: bool,
    /// `true` if the name or the content contains typographic quotes, which HTML does not treat as quotation marks ([html-attributes]).
    pub has_typographic_quotes: bool,
}

names! {
    /// The attribute that names a meta element.
    pub enum MetaKey {
        /// `name`.
        Name = "name",
        /// `http-equiv`, which no engine is known to read ([html-pragmas]).
        HttpEquiv = "http-equiv",
    }
}

/// An element that resembles a robots meta element but does not work as one, or a robots meta element whose second `content` is dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NearMeta {
    pub span: Span,
    pub kind: NearMetaKind,
    /// The value of the attribute that names the element, such as `robots`; for a `<robots>` element, the tag name.
    pub name: Span,
    /// The directives: an attribute's value or, for a `<robots>` element without `content`, the text after the tag.
    pub content: Span,
}

/// The mistake in an element that resembles a robots meta element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NearMetaKind {
    /// The element uses the attribute with this name instead of `name`.
    Name(Span),
    /// The element uses the attribute with this name instead of `content`.
    Content(Span),
    /// A second `content`, which browsers drop ([html-attributes]).
    SecondContent,
    /// No attribute names the element. [`NearMeta::name`] is an empty span after the tag name.
    Nameless,
    /// The value of `name` has no closing quotation mark and therefore includes the next attribute's name.
    OpenQuote,
    /// The element is named `X-Robots-Tag`, like the header.
    HeaderName,
    /// A `<robots>` element.
    Element,
}

/// An element whose content is text although it contains `<meta>` tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Swallowed {
    /// The start tag of the element.
    pub by: Span,
    pub content: Span,
}

/// A canonical or licence `<link>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "LinkElement"))]
pub struct Link {
    /// The whole tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// The kind of link.
    pub kind: LinkKind,
    /// The value of `href`, not yet decoded.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub href: Option<Span>,
    /// The link's place in the document. A canonical link has an effect only in the head ([google-page-metadata]).
    pub places: ByScripting<ElementPlace>,
}

names! {
    /// The kind of a link element: `rel=canonical`, or `rel=license` with RSL's media type.
    ///
    /// ```
    /// use robotscope::html::{Html, Link, LinkKind};
    ///
    /// let html = Html::parse("<link rel=canonical href=/a><link rel=license type=application/rsl+xml href=/l.xml>");
    /// let [Link { kind, href: Some(href), .. }, license] = html.links() else { panic!("two") };
    /// assert_eq!((*kind, html.slice(*href), license.kind), (LinkKind::Canonical, &b"/a"[..], LinkKind::License));
    /// ```
    #[non_exhaustive]
    pub enum LinkKind {
        /// `rel=canonical`.
        Canonical = "canonical",
        /// `rel=license` with RSL's media type, `application/rsl+xml` ([rsl-standard]).
        License = "license",
    }
}

/// An alternate, stylesheet or script that has a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Linked {
    pub span: Span,
    pub kind: LinkedKind,
    pub url: Span,
    pub places: ByScripting<ElementPlace>,
}

/// The kind of a linked resource.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkedKind {
    /// The same page in another language: `rel=alternate` with `hreflang` ([google-localized-versions]).
    Alternate,
    /// `rel=stylesheet`.
    Stylesheet,
    /// A `<script src>` that browsers execute, not a data block.
    Script,
}

/// An `<a>`, `<area>` or `<form>` whose `rel` qualifies its target ([google-outbound-links]).
///
/// ```
/// use robotscope::html::{Html, QualifiedLink};
///
/// let html = Html::parse("<a rel='sponsored nofollow' href=/ad>an ad</a><a href=/>home</a>");
/// let [QualifiedLink { is_nofollow, is_sponsored, is_ugc, .. }] = html.qualified_links() else { panic!("one") };
/// assert!(*is_nofollow && *is_sponsored && !is_ugc);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct QualifiedLink {
    /// The whole start tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// The value of `rel`, not yet decoded.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub rel: Span,
    /// `nofollow`.
    pub is_nofollow: bool,
    /// `sponsored`.
    pub is_sponsored: bool,
    /// `ugc`.
    pub is_ugc: bool,
    /// The element's place in the document.
    pub places: ByScripting<ElementPlace>,
}

/// A `<script type="application/rsl+xml">` ([rsl-standard]).
///
/// ```
/// use robotscope::html::{Html, LicenseScript};
///
/// let html = Html::parse("<script type=application/rsl+xml><rsl></rsl></script>");
/// let [LicenseScript { content, .. }] = html.license_scripts() else { panic!("one") };
/// assert_eq!(html.slice(*content), b"<rsl></rsl>");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct LicenseScript {
    /// The whole start tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// The content of the element.
    pub content: Span,
    /// The element's place in the document.
    pub places: ByScripting<ElementPlace>,
}

/// An element with the attribute `data-nosnippet` ([google-robots-meta]).
///
/// ```
/// use robotscope::html::{Html, NoSnippet};
///
/// let html = Html::parse("<p data-nosnippet>secret</p>");
/// let [NoSnippet { element, content, is_valid, is_closed, .. }] = html.no_snippets() else { panic!("one") };
/// assert_eq!((html.slice(*element), html.slice(*content)), (&b"p"[..], &b"secret"[..]));
/// assert!(!is_valid && *is_closed);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct NoSnippet {
    /// The whole start tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// The element's name as written.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub element: Span,
    /// The content, from the end of the start tag to the end tag. If another tag closes the element, the content ends there.
    pub content: Span,
    /// `true` if the element is a `<span>`, `<div>` or `<section>`. The attribute has no effect on other elements.
    pub is_valid: bool,
    /// `true` if the element's end tag closes it, as the attribute requires.
    pub is_closed: bool,
    /// The element's place in the document.
    pub places: ByScripting<ElementPlace>,
}

/// The end of a document's head ([google-page-metadata]).
///
/// ```
/// use robotscope::html::{HeadEnd, HeadEndKind, Html, Scripting};
///
/// let html = Html::parse("<title>a</title><p>b");
/// let HeadEnd { kind, name: Some(name), .. } = html.head_end(Scripting::Off).expect("a head") else { panic!("a tag") };
/// assert_eq!((kind, html.slice(name)), (HeadEndKind::Element, &b"p"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct HeadEnd {
    /// The construct that ended the head.
    pub kind: HeadEndKind,
    /// The position of that construct: a tag, or the text up to the next tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// The element name, if a tag ended the head.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub name: Option<Span>,
}

names! {
    /// The construct that ended a head: `</head>`, a body or frameset, an element that cannot be in a head, text, or another end tag.
    pub enum HeadEndKind {
        /// `</head>`. Browsers still move head elements that directly follow this tag into the head.
        EndTag = "end-tag",
        /// `<body>` or `<frameset>`.
        Body = "body",
        /// An element that cannot be in a head.
        Element = "element",
        /// Text.
        Text = "text",
        /// Another end tag: `</body>`, `</html>`, `</br>`.
        OtherEndTag = "other-end-tag",
    }
}

/// The construct that swallows the rest of a document, so that later elements are not found.
///
/// ```
/// use robotscope::html::{Html, Rest, RestKind, Scripting};
/// use robotscope::text::Span;
///
/// let html = Html::parse("<p>a<script>let a;");
/// assert_eq!(html.rest(Scripting::Off), Some(Rest { kind: RestKind::RawText, span: Span::new(4, 18) }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Rest {
    /// The kind of construct.
    pub kind: RestKind,
    /// The span from the start of the construct to the end of the text.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
}

names! {
    /// The construct that hides the rest of a document, such as an unfinished comment, or a script without its end tag.
    pub enum RestKind {
        /// A tag without its `>`.
        Tag = "tag",
        /// A comment without its end, or a construct that browsers parse as a comment.
        Comment = "comment",
        /// A CDATA section without its end.
        Cdata = "cdata",
        /// A `<script>`, `<style>`, `<title>`, `<textarea>` or similar element without its end tag. The rest is text.
        RawText = "raw-text",
        /// `<plaintext>`, which no end tag can close.
        Plaintext = "plaintext",
        /// `<frameset>`: only frames follow.
        Frameset = "frameset",
    }
}
