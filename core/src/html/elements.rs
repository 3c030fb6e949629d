use super::places::{ByScripting, ElementPlace};
use crate::names::names;
use crate::text::Span;

/// A `<meta>` that may speak to robots: one with a name, or with `http-equiv="X-Robots-Tag"`. Whether a crawler knows the name is
/// for others to say ([html-meta], [html-pragmas], [google-special-tags]).
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
    /// The whole tag; a reader that stops before its end does not see it ([google-file-size]).
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// What names it.
    pub key: MetaKey,
    /// The value of that attribute; [`Html::value`](super::Html::value) decodes it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub name: Span,
    /// The value of `content`, to be decoded too; without the attribute the element says nothing ([html-meta]).
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub content: Option<Span>,
    /// Where it is.
    pub places: ByScripting<ElementPlace>,
    /// Whether one of its attributes is there more than once; the first counts ([html-attributes]).
    pub repeats_attribute: bool,
    /// Whether name or content hold typographic quotes, which quote nothing ([html-attributes]).
    pub has_typographic_quotes: bool,
}

names! {
    /// The attribute by which a meta element says what it is about.
    pub enum MetaKey {
        /// `name`.
        Name = "name",
        /// `http-equiv`, which no engine is known to read ([html-pragmas]).
        HttpEquiv = "http-equiv",
    }
}

/// A `<meta>` that looks as if it spoke to robots, and does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct NearMeta {
    /// The whole tag.
    pub span: Span,
    /// The fault.
    pub kind: NearMetaKind,
    /// The value of the attribute that names it.
    pub name: Span,
    /// The value of the attribute with the directives.
    pub content: Span,
}

/// A reason why an element is not a robots meta element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NearMetaKind {
    /// The attribute with this name is used instead of `name`.
    Name(Span),
    /// The attribute with this name is used instead of `content`.
    Content(Span),
    /// A second `content`, which browsers drop ([html-attributes]).
    SecondContent,
    /// No attribute names the element. The span is empty, at the end of the tag name.
    Nameless,
    /// The value of `name` has no closing quotation mark, so it includes the name of the next attribute.
    OpenQuote,
    /// The element has the name of the header, `X-Robots-Tag`.
    HeaderName,
    /// An element called `robots`.
    Element,
}

/// An element whose content is text, with tags of `<meta>` in that text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Swallowed {
    /// The start tag of the element.
    pub by: Span,
    /// Its content.
    pub content: Span,
}

/// A `<link>` that matters beside directives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "LinkElement"))]
pub struct Link {
    /// The whole tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// What it is.
    pub kind: LinkKind,
    /// The value of `href`, to be decoded.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub href: Option<Span>,
    /// Where it is; a canonical link counts only in the head ([google-page-metadata]).
    pub places: ByScripting<ElementPlace>,
}

names! {
    /// What a link element is: rel=canonical, or rel=license with the type of RSL.
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
        /// `rel=license` with the type of RSL ([rsl-standard]).
        License = "license",
    }
}

/// Something else that belongs to the document and has a URL of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Linked {
    /// The whole tag.
    pub span: Span,
    /// What it is.
    pub kind: LinkedKind,
    /// The value of `href` or `src`, to be decoded.
    pub url: Span,
    /// Where it is.
    pub places: ByScripting<ElementPlace>,
}

/// What belongs to a document and has a URL of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LinkedKind {
    /// The page in another language: `rel=alternate` with `hreflang` ([google-localized-versions]).
    Alternate,
    /// `rel=stylesheet`.
    Stylesheet,
    /// `<script src>` that is run, and not data.
    Script,
}

/// An `<a>`, `<area>` or `<form>` whose `rel` says something about what it leads to ([google-outbound-links]).
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
    /// The value of `rel`, to be decoded.
    #[cfg_attr(feature = "serde", serde(serialize_with = "super::serialized::value"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub rel: Span,
    /// `nofollow`.
    pub is_nofollow: bool,
    /// `sponsored`.
    pub is_sponsored: bool,
    /// `ugc`.
    pub is_ugc: bool,
    /// Where it is.
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
    /// What stands in it.
    pub content: Span,
    /// Where it is.
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
    /// The name of the element as it is written.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub element: Span,
    /// From behind the start tag to the end tag, or to what ends the element otherwise.
    pub content: Span,
    /// Whether the attribute means something there: on `<span>`, `<div>` and `<section>`.
    pub is_valid: bool,
    /// Whether its own end tag ends the element, as the attribute needs it.
    pub is_closed: bool,
    /// Where it is.
    pub places: ByScripting<ElementPlace>,
}

/// What ended the head of a document ([google-page-metadata]).
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
    /// What it was.
    pub kind: HeadEndKind,
    /// Where it is: the tag, or the text up to the next tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
    /// The name of the element, for a tag.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub name: Option<Span>,
}

names! {
    /// What ended a head: its end tag; a body or frameset; an element that cannot be in a head; text; or another end tag.
    pub enum HeadEndKind {
        /// `</head>`; elements of a head that follow are put into it all the same, until something else comes.
        EndTag = "end-tag",
        /// `<body>`, or `<frameset>`.
        Body = "body",
        /// An element that cannot be in a head.
        Element = "element",
        /// Text.
        Text = "text",
        /// The end tag of something else: `</body>`, `</html>`, `</br>`.
        OtherEndTag = "other-end-tag",
    }
}

/// What swallows the rest of a text, so that no element is found in it.
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
    /// What it is.
    pub kind: RestKind,
    /// From its start to the end of the text.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::located"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Located"))]
    pub span: Span,
}

names! {
    /// What swallows the rest of a text: a tag, comment or CDATA section without its end; a script, style, title or the like
    /// without its end tag; plaintext; or a frameset.
    pub enum RestKind {
        /// A tag without its `>`.
        Tag = "tag",
        /// A comment, or something that is read as one, without its end.
        Comment = "comment",
        /// A CDATA section without its end.
        Cdata = "cdata",
        /// A `<script>`, `<style>`, `<title>`, `<textarea>` … without its end tag: all text.
        RawText = "raw-text",
        /// `<plaintext>`, which has no end tag.
        Plaintext = "plaintext",
        /// `<frameset>`: only frames are read from here on.
        Frameset = "frameset",
    }
}
