//! What matters to robots in a document.

use robotscope::html as engine;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::element::{ByScripting, ElementPlace, MetaKey};
use crate::html_reading::Reading;
use crate::union::union;
use crate::verdict::Span;

/// What robots find in an HTML text, the way a browser finds it. It cannot fail: every text has a reading. Bytes are read as a server
/// sent them, in the encoding that a byte order mark or a meta element tells; spans are those of the decoded text.
///
/// Throws a RobotscopeError with the code "invalid-argument" when `html` is neither a string nor a Uint8Array.
#[wasm_bindgen(js_name = parseHtml)]
pub fn parse_html(
    #[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] html: &JsValue,
) -> Result<Ts<ParsedHtml>, Failure> {
    let html = given("html", html, None)?;
    Ok(Reading::new(&html).all().into_ts()?)
}

/// A document: a string is decoded already, bytes are as they were served with this `charset`.
pub(crate) fn given(name: &str, value: &JsValue, charset: Option<&[u8]>) -> Result<engine::Html<'static>, Failure> {
    let bytes = argument::bytes(name, value)?;
    let is_decoded = value.is_string();
    Ok(if is_decoded { engine::Html::parse(bytes) } else { engine::Html::parse_served(bytes, charset) })
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

/// The encoding of a document: one in which tags are in ASCII, such as UTF-8; UTF-16; and what is not read.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum Charset {
    AsciiBased,
    #[serde(rename = "utf-16le")]
    Utf16Le,
    #[serde(rename = "utf-16be")]
    Utf16Be,
    #[serde(rename = "undeclared-utf-16")]
    UndeclaredUtf16,
    #[serde(rename = "iso-2022-jp")]
    Iso2022Jp,
    Refused,
}

impl From<engine::Charset> for Charset {
    fn from(charset: engine::Charset) -> Self {
        match charset {
            engine::Charset::Utf16Le => Self::Utf16Le,
            engine::Charset::Utf16Be => Self::Utf16Be,
            engine::Charset::Unread(engine::UnreadCharset::UndeclaredUtf16) => Self::UndeclaredUtf16,
            engine::Charset::Unread(engine::UnreadCharset::Iso2022Jp) => Self::Iso2022Jp,
            engine::Charset::Unread(_) => Self::Refused,
            _ => Self::AsciiBased,
        }
    }
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

union! {
    /// What a link element is: rel=canonical, or rel=license with the type of RSL.
    LinkKind from engine::LinkKind { Canonical, License }
}

union! {
    /// What ended a head: its end tag; a body or frameset; an element that cannot be in a head; text; or another end tag.
    HeadEndKind from engine::HeadEndKind { EndTag, Body, Element, Text, OtherEndTag }
}

union! {
    /// What swallows the rest of a text: a tag, comment or CDATA section without its end; a script, style, title or the like
    /// without its end tag; plaintext; or a frameset.
    RestKind from engine::RestKind { Tag, Comment, Cdata, RawText, Plaintext, Frameset }
}
