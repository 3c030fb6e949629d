//! What matters to robots in a document.

use robotscope::html::Html;
pub use robotscope::html::{
    ByScripting, Charset, ElementContext, ElementLocation, ElementPlace, HeadEndKind, LinkKind, MetaKey, RestKind, UnreadCharset,
};
use robotscope::text::Span;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::to_js::to_ts;
use robotscope::text::{Offsets, Position};

use crate::argument::{self, Failure};

/// What robots find in an HTML text, the way a browser finds it. It cannot fail: every text has a reading. Bytes are read as a server
/// sent them, in the encoding that a byte order mark or a meta element tells; spans are those of the decoded text.
///
/// Throws a RobotscopeError with the code "invalid-argument" when `html` is neither a string nor a Uint8Array.
#[wasm_bindgen(js_name = parseHtml)]
pub fn parse_html(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] html: &JsValue,
) -> Result<Ts<ParsedHtml>, Failure> {
    let html = given("html", html, None)?;
    let offsets = Offsets::new(html.text());
    to_ts(offsets.utf16(), &ParsedHtml::new(&html, &offsets))
}

/// A document: a string is decoded already, bytes are as they were served with this `charset`.
pub(crate) fn given(name: &str, value: &JsValue, charset: Option<&[u8]>) -> Result<Html<'static>, Failure> {
    let bytes = argument::bytes(name, value)?;
    let is_decoded = value.is_string();
    Ok(if is_decoded { Html::parse(bytes) } else { Html::parse_served(bytes, charset) })
}

/// What robots find in an HTML text, each in the order of the text.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ParsedHtml {
    /// Every meta element that may speak to robots: one with a name, or with http-equiv="X-Robots-Tag".
    pub metas: Vec<MetaElement>,
    /// Canonical links and links to licences.
    pub links: Vec<LinkElement>,
    /// Links that say nofollow, sponsored or ugc.
    pub qualified_links: Vec<QualifiedLink>,
    /// Licences that stand in the text itself.
    pub license_scripts: Vec<LicenseScript>,
    /// Elements with data-nosnippet. One can be inside of another.
    pub no_snippets: Vec<NoSnippet>,
    /// What ended the head; left out if the text ends before it does.
    pub head_end: ByScripting<HeadEnd>,
    /// What swallows the rest of the text; left out if it was read to its end.
    pub rest: ByScripting<Rest>,
    /// The encoding of the bytes. In the last three nothing is read: decode such a document first.
    pub charset: Charset,
}

/// A meta element.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct MetaElement {
    /// Which attribute names it.
    pub key: MetaKey,
    /// The value of that attribute.
    pub name: String,
    /// The value of its content; left out without the attribute: then it says nothing.
    #[tsify(optional)]
    pub content: Option<String>,
    /// The line of the tag, from 1.
    pub line: u32,
    /// The column of the tag in UTF-16 code units, from 1.
    pub column: u32,
    /// Where the tag stands.
    pub span: Span,
    /// Where the name stands.
    pub name_span: Span,
    /// Where the content stands.
    #[tsify(optional)]
    pub content_span: Option<Span>,
    /// Where it is in the document.
    pub places: ByScripting<ElementPlace>,
    /// Whether one of its attributes is there more than once, of which the first counts.
    pub repeats_attribute: bool,
    /// Whether name or content hold typographic quotes, which quote nothing.
    pub has_typographic_quotes: bool,
}

/// A link element.
#[derive(Serialize, Tsify)]
pub struct LinkElement {
    /// What it is.
    pub kind: LinkKind,
    /// The value of its href.
    #[tsify(optional)]
    pub href: Option<String>,
    /// The line of the tag, from 1.
    pub line: u32,
    /// The column of the tag in UTF-16 code units, from 1.
    pub column: u32,
    /// Where the tag stands.
    pub span: Span,
    /// Where it is in the document; a canonical link counts only in the head.
    pub places: ByScripting<ElementPlace>,
}

/// A link whose rel says something about what it leads to.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct QualifiedLink {
    /// The value of its rel.
    pub rel: String,
    /// Whether it says nofollow.
    pub is_nofollow: bool,
    /// Whether it says sponsored.
    pub is_sponsored: bool,
    /// Whether it says ugc.
    pub is_ugc: bool,
    /// The line of the start tag, from 1.
    pub line: u32,
    /// The column of the start tag in UTF-16 code units, from 1.
    pub column: u32,
    /// Where the start tag stands.
    pub span: Span,
    /// Where it is in the document.
    pub places: ByScripting<ElementPlace>,
}

/// A script element with a licence of RSL.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LicenseScript {
    /// The line of the start tag, from 1.
    pub line: u32,
    /// The column of the start tag in UTF-16 code units, from 1.
    pub column: u32,
    /// Where the start tag stands.
    pub span: Span,
    /// Where the licence stands.
    pub content_span: Span,
    /// Where it is in the document.
    pub places: ByScripting<ElementPlace>,
}

/// An element with the attribute data-nosnippet.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct NoSnippet {
    /// The name of the element as it is written.
    pub element: String,
    /// Whether the attribute means something there: on span, div and section.
    pub is_valid: bool,
    /// Whether its own end tag ends the element, as the attribute needs it.
    pub is_closed: bool,
    /// The line of the start tag, from 1.
    pub line: u32,
    /// The column of the start tag in UTF-16 code units, from 1.
    pub column: u32,
    /// Where the start tag stands.
    pub span: Span,
    /// From behind the start tag to the end of the element.
    pub content_span: Span,
    /// Where it is in the document.
    pub places: ByScripting<ElementPlace>,
}

/// What ended the head of a document.
#[derive(Serialize, Tsify)]
pub struct HeadEnd {
    /// What it was.
    pub kind: HeadEndKind,
    /// The name of the element, for a tag.
    #[tsify(optional)]
    pub name: Option<String>,
    /// The line, from 1.
    pub line: u32,
    /// The column in UTF-16 code units, from 1.
    pub column: u32,
    /// Where it stands.
    pub span: Span,
}

/// What swallows the rest of a text, so that no element is found in it.
#[derive(Serialize, Tsify)]
pub struct Rest {
    /// What it is.
    pub kind: RestKind,
    /// The line, from 1.
    pub line: u32,
    /// The column in UTF-16 code units, from 1.
    pub column: u32,
    /// From its start to the end of the text.
    pub span: Span,
}

impl ParsedHtml {
    fn new(html: &Html<'_>, offsets: &Offsets<'_>) -> Self {
        let value = |span| String::from_utf8_lossy(html.value(span).bytes()).into_owned();
        Self {
            metas: each(html.metas(), |meta| {
                let Position { line, column } = offsets.position(meta.span);
                MetaElement {
                    key: meta.key,
                    name: value(meta.name),
                    content: meta.content.map(value),
                    line,
                    column,
                    span: meta.span,
                    name_span: meta.name,
                    content_span: meta.content,
                    places: meta.places,
                    repeats_attribute: meta.repeats_attribute,
                    has_typographic_quotes: meta.has_typographic_quotes,
                }
            }),
            links: each(html.links(), |link| {
                let Position { line, column } = offsets.position(link.span);
                let href = link.href.map(value);
                LinkElement { kind: link.kind, href, line, column, span: link.span, places: link.places }
            }),
            qualified_links: each(html.qualified_links(), |link| {
                let Position { line, column } = offsets.position(link.span);
                QualifiedLink {
                    rel: value(link.rel),
                    is_nofollow: link.is_nofollow,
                    is_sponsored: link.is_sponsored,
                    is_ugc: link.is_ugc,
                    line,
                    column,
                    span: link.span,
                    places: link.places,
                }
            }),
            license_scripts: each(html.license_scripts(), |script| {
                let Position { line, column } = offsets.position(script.span);
                LicenseScript { line, column, span: script.span, content_span: script.content, places: script.places }
            }),
            no_snippets: each(html.no_snippets(), |element| {
                let Position { line, column } = offsets.position(element.span);
                NoSnippet {
                    element: offsets.text(element.element),
                    is_valid: element.is_valid,
                    is_closed: element.is_closed,
                    line,
                    column,
                    span: element.span,
                    content_span: element.content,
                    places: element.places,
                }
            }),
            head_end: ByScripting::new(|scripting| {
                let end = html.head_end(scripting)?;
                let Position { line, column } = offsets.position(end.span);
                Some(HeadEnd { kind: end.kind, name: end.name.map(|name| offsets.text(name)), line, column, span: end.span })
            }),
            rest: ByScripting::new(|scripting| {
                let rest = html.rest(scripting)?;
                let Position { line, column } = offsets.position(rest.span);
                Some(Rest { kind: rest.kind, line, column, span: rest.span })
            }),
            charset: html.charset(),
        }
    }
}

fn each<T, V>(found: &[T], view: impl Fn(&T) -> V) -> Vec<V> {
    found.iter().map(view).collect()
}
