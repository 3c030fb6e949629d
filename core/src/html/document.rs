use std::sync::Arc;

use super::charset::Charset;
use super::found::Elements;
use super::places::{ByScripting, Scripting};
use super::tokens::decoded::Decoded;
use super::tree::builder::TreeBuilder;
use super::{HeadEnd, LicenseScript, Link, Linked, Meta, NearMeta, NoSnippet, QualifiedLink, Rest, Swallowed};
use crate::text::{Offsets, Span, Text};

/// The elements in an HTML document that matter to robots, in document order. Clones share the elements.
///
/// A document in UTF-8 or another ASCII-compatible encoding is read without decoding. UTF-16 is decoded first, and spans then refer to the
/// decoded [`text`](Self::text). [`Charset`] lists the encodings. A byte order mark is skipped. The document is parsed as in a browser
/// without scripting. If it has a `<noscript>`, it is parsed again as in a browser with scripting. Each element records its place for both
/// cases ([`ByScripting`]).
///
/// ```
/// use robotscope::html::Html;
///
/// let html = Html::parse("<link rel=canonical href=/a><div data-nosnippet>secret</div><a rel=ugc href=/b>");
/// assert_eq!(html.slice(html.links()[0].href.unwrap()), b"/a");
/// assert_eq!(html.slice(html.no_snippets()[0].content), b"secret");
/// assert!(html.qualified_links()[0].is_ugc);
/// ```
#[derive(Clone, Debug)]
pub struct Html<'t> {
    text: Text<'t>,
    charset: Charset,
    found: Arc<Elements>,
    head_end: ByScripting<HeadEnd>,
    rest: ByScripting<Rest>,
}

impl<'t> Html<'t> {
    /// Parses any text as HTML, in linear time. Never fails. Ignores text beyond 4 GiB.
    pub fn parse(text: impl Into<Text<'t>>) -> Self {
        let text = text.into();
        let charset = Charset::from_byte_order_mark(&text).unwrap_or(Charset::AsciiBased);
        Self::build(text, charset)
    }

    /// Parses bytes as served, in the encoding that a browser would detect. `charset` is the parameter of the Content-Type header
    /// ([`Headers::charset`](crate::http::Headers::charset)).
    ///
    /// ```
    /// use robotscope::html::{Charset, Html, UnreadCharset};
    ///
    /// let utf16: Vec<u8> = "<meta name=robots content=noindex>".encode_utf16().flat_map(u16::to_be_bytes).collect();
    /// assert_eq!(Html::parse_served(&utf16, Some(b"UTF-16BE")).metas().len(), 1);
    /// assert_eq!(Html::parse_served(&utf16, None).charset(), Charset::Unread(UnreadCharset::UndeclaredUtf16));
    /// ```
    pub fn parse_served(bytes: impl Into<Text<'t>>, charset: Option<&[u8]>) -> Self {
        let bytes = bytes.into();
        let charset = Charset::detect_served(&bytes, charset);
        Self::build(bytes, charset)
    }

    fn build(text: Text<'t>, charset: Charset) -> Self {
        let text = charset.decode(text);
        let build = |scripting| TreeBuilder::new(readable(&text, charset, u32::MAX as usize), scripting).build();
        let mut found = build(Scripting::Off);
        let scripted = if found.has_noscript { Some(build(Scripting::On)) } else { None };
        let (with_scripting, rest) = scripted.as_ref().map_or((found.head_end, found.rest), |on| (on.head_end, on.rest));
        let head_end = ByScripting { without_scripting: found.head_end, with_scripting };
        let rest = ByScripting { without_scripting: found.rest, with_scripting: rest };
        if let Some(scripted) = scripted {
            found.merge(scripted);
        }
        Self { text, charset, found: Arc::new(found), head_end, rest }
    }

    /// Returns the text that spans refer to. UTF-16 is decoded.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Returns a converter from byte spans to UTF-16 offsets. The converter shares the text with this document.
    ///
    /// ```
    /// use robotscope::html::Html;
    ///
    /// let html = Html::parse("é<meta name=robots content=noindex>");
    /// let meta = &html.metas()[0];
    /// assert_eq!((meta.span.start(), html.offsets().span(meta.span).start()), (2, 1));
    /// ```
    pub fn offsets(&self) -> Offsets<'t> {
        Offsets::new(self.text.clone())
    }

    /// Returns the text of a span.
    pub fn slice(&self, span: Span) -> &[u8] {
        span.slice(&self.text)
    }

    /// Decodes an attribute value as a browser does. `span` is the position of the value.
    pub fn value(&self, span: Span) -> Decoded<'_> {
        Decoded::new(&self.text, span)
    }

    /// Returns every `<meta>` that may address robots.
    pub fn metas(&self) -> &[Meta] {
        &self.found.metas
    }

    /// Returns the elements that resemble a robots meta element but contain a mistake ([`NearMeta`]), as parsed without scripting.
    pub(crate) fn near_metas(&self) -> &[NearMeta] {
        &self.found.near_metas
    }

    /// Returns the elements whose content is text although it contains `<meta>` tags, as parsed without scripting. Excludes properly closed
    /// scripts.
    pub(crate) fn swallowed(&self) -> &[Swallowed] {
        &self.found.swallowed
    }

    /// Returns all canonical and licence links.
    pub fn links(&self) -> &[Link] {
        &self.found.links
    }

    /// Returns the alternates in other languages, the enabled stylesheets and the executed scripts, if they have a URL.
    pub(crate) fn linked(&self) -> &[Linked] {
        &self.found.linked
    }

    /// Returns the value of the first `href` of a `<base>`, not yet decoded. Relative URLs in the document are resolved against this URL.
    ///
    /// ```
    /// use robotscope::html::Html;
    ///
    /// let html = Html::parse("<base href=/de/><link rel=canonical href=a>");
    /// assert_eq!(html.base().map(|href| html.slice(href)), Some(&b"/de/"[..]));
    /// ```
    pub fn base(&self) -> Option<Span> {
        self.found.base
    }

    /// Returns the links whose `rel` contains `nofollow`, `sponsored` or `ugc`.
    pub fn qualified_links(&self) -> &[QualifiedLink] {
        &self.found.qualified_links
    }

    /// Returns the licences that are embedded in the document.
    pub fn license_scripts(&self) -> &[LicenseScript] {
        &self.found.license_scripts
    }

    /// Returns the elements with `data-nosnippet`. They can be nested.
    pub fn no_snippets(&self) -> &[NoSnippet] {
        &self.found.no_snippets
    }

    /// Returns the end of the head; `None` if the text ends before the head does. A canonical link after an element that cannot be in a
    /// head is in the body ([google-page-metadata]).
    ///
    /// ```
    /// use robotscope::html::{HeadEndKind, Html, ElementLocation, Scripting};
    ///
    /// let html = Html::parse("<head><title>a</title><img src=b><link rel=canonical href=/c></head>");
    /// let end = html.head_end(Scripting::Off).unwrap();
    /// assert_eq!((end.kind, html.slice(end.span)), (HeadEndKind::Element, &b"<img src=b>"[..]));
    /// assert_eq!(html.links()[0].places.first().unwrap().location, ElementLocation::Body);
    /// ```
    pub fn head_end(&self, scripting: Scripting) -> Option<HeadEnd> {
        self.head_end.with(scripting)
    }

    /// Returns the construct that swallows the rest of the text, so that later elements are not found. Returns `None` if the text was read
    /// to its end.
    ///
    /// ```
    /// use robotscope::html::{Html, RestKind, Scripting};
    ///
    /// let html = Html::parse("<title>a</title><!-- forgotten -- ><meta name=robots content=noindex>");
    /// assert!(html.metas().is_empty());
    /// let rest = html.rest(Scripting::Off).unwrap();
    /// assert_eq!((rest.kind, rest.span.start()), (RestKind::Comment, 16));
    /// ```
    pub fn rest(&self, scripting: Scripting) -> Option<Rest> {
        self.rest.with(scripting)
    }

    /// Returns the document's encoding.
    pub fn charset(&self) -> Charset {
        self.charset
    }
}

/// Returns at most the first `most` bytes of a text; no bytes if the encoding is unsupported.
pub(super) fn readable(text: &[u8], charset: Charset, most: usize) -> &[u8] {
    let text = if charset.is_read() { text } else { &[] };
    text.get(..most).unwrap_or(text)
}
