//! Response headers.

use robotscope::http::{FieldLine, Headers, Link, Response};
pub use robotscope::http::{HeaderFault, HeaderFaultKind, HeaderOrigin, ResponseRole};
use robotscope::text::Span;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::header_argument::GivenHeaders;
use crate::to_js::to_ts;
use robotscope::text::Offsets;

/// All responses in a text of headers: what `curl -i`, `curl -iL` and `curl -v` print, raw responses, header lines alone. Or the
/// one response that pairs or an object are. It cannot fail: every text has a reading.
///
/// Throws a RobotscopeError with the code "invalid-argument" when `headers` is of another type.
#[wasm_bindgen(js_name = parseHeaders)]
pub fn parse_headers(
    #[wasm_bindgen(unchecked_param_type = "HeadersInput")] headers: &JsValue,
) -> Result<Ts<ParsedHeaders>, Failure> {
    let given = GivenHeaders::of("headers", headers, None)?;
    let headers = &given.headers;
    let offsets = Offsets::new(headers.text());
    let counting = headers.responses().iter().rposition(|response| response.role == ResponseRole::Counting);
    to_ts(
        offsets.utf16(),
        &ParsedHeaders {
            text: given.made_text(),
            origin: headers.origin(),
            responses: headers.responses().iter().map(|response| HeaderResponse::new(headers, &offsets, response)).collect(),
            counting: counting.and_then(|place| u32::try_from(place).ok()),
            body: headers.body(),
        },
    )
}

/// All responses of a text of headers.
#[derive(Serialize, Tsify)]
pub struct ParsedHeaders {
    /// The text that was made of pairs or of an object; lines and spans are those of this text then.
    #[tsify(optional)]
    pub text: Option<String>,
    /// Whether several lines of one name may have become one value.
    pub origin: HeaderOrigin,
    /// All responses in the order of the text.
    pub responses: Vec<HeaderResponse>,
    /// The place of the one that counts: the last final one. Left out if there is none.
    #[tsify(optional)]
    pub counting: Option<u32>,
    /// The body of the response that counts, if the text holds one.
    #[tsify(optional)]
    pub body: Option<Span>,
}

/// The headers of one response.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct HeaderResponse {
    /// The status; left out if only header lines were given.
    #[tsify(optional)]
    pub status: Option<StatusLine>,
    /// What it means to the verdict.
    pub role: ResponseRole,
    /// Its fields in order.
    pub fields: Vec<HeaderField>,
    /// Lines that are no fields, in order.
    pub stray: Vec<StrayLine>,
    /// What is wrong with fields, in order.
    pub faults: Vec<HeaderFault>,
    /// What the last Content-Type says that can be read.
    #[tsify(optional)]
    pub content_type: Option<MediaType>,
    /// The links of all Link fields.
    pub links: Vec<HeaderLink>,
    /// From the status line to the last header line.
    pub span: Span,
    /// What follows the headers; left out if that is nothing or blank.
    #[tsify(optional)]
    pub body: Option<Span>,
}

/// The status of a response.
#[derive(Serialize, Tsify)]
pub struct StatusLine {
    /// The code.
    pub code: u16,
    /// The version, as in "HTTP/1.1"; empty where only a code is given.
    pub version: String,
    /// The reason phrase; empty if there is none.
    pub reason: String,
    /// Where the status stands.
    pub span: Span,
}

/// A header field.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct HeaderField {
    /// The name as it is written.
    pub name: String,
    /// The value without white space around it. If it is folded, the line breaks are inside.
    pub value: String,
    /// The line of the name, from 1.
    pub line: u32,
    /// Where the name stands.
    pub name_span: Span,
    /// Where the value stands.
    pub span: Span,
}

/// A line among headers that is no field.
#[derive(Serialize, Tsify)]
pub struct StrayLine {
    /// The line without white space around it.
    pub text: String,
    /// Its number, from 1.
    pub line: u32,
    /// Where it stands.
    pub span: Span,
}

/// What a Content-Type says.
#[derive(Serialize, Tsify)]
pub struct MediaType {
    /// The type without parameters, as in "text/html", as it is written.
    pub essence: String,
    /// The encoding.
    #[tsify(optional)]
    pub charset: Option<String>,
}

/// A link in a header.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct HeaderLink {
    /// The target, which may be relative.
    pub target: String,
    /// What the target is to the page.
    pub relations: Vec<String>,
    /// The media type that is announced.
    #[tsify(optional)]
    pub media_type: Option<String>,
    /// The resource that links, where that is another one than the page.
    #[tsify(optional)]
    pub anchor: Option<String>,
    /// Where the target stands.
    pub span: Span,
}

impl HeaderResponse {
    fn new(headers: &Headers<'_>, offsets: &Offsets<'_>, response: &Response) -> Self {
        let text = |span| offsets.text(span);
        let field = |&FieldLine { name, value, line }: &FieldLine| HeaderField {
            name: text(name),
            value: text(value),
            line,
            name_span: name,
            span: value,
        };
        let link = |link: Link| HeaderLink {
            target: text(link.target),
            relations: link.relations.into_iter().map(text).collect(),
            media_type: link.media_type.map(text),
            anchor: link.anchor.map(text),
            span: link.target,
        };
        let media_type = response.content_type(headers.text());
        Self {
            status: response.status.map(|status| StatusLine {
                code: status.code,
                version: text(status.version),
                reason: text(status.reason),
                span: status.span,
            }),
            role: response.role,
            fields: response.fields.iter().map(field).collect(),
            stray: response.stray.iter().map(|&it| StrayLine { text: text(it.span), line: it.line, span: it.span }).collect(),
            faults: response.faults.clone(),
            content_type: media_type.map(|it| MediaType { essence: text(it.essence), charset: it.charset.map(text) }),
            links: response.links(headers.text()).into_iter().map(link).collect(),
            span: response.span,
            body: response.body,
        }
    }
}
