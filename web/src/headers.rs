//! Response headers.

use robotscope::http as engine;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::header_argument::GivenHeaders;
use crate::union::union;
use crate::verdict::Span;
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
    let offsets = Offsets::new(given.headers.text());
    let response = |response: &engine::Response| HeaderResponse::new(&given.headers, &offsets, response);
    let is_counting = |response: &engine::Response| response.role == engine::Role::Counting;
    let counting = given.headers.responses().iter().rposition(is_counting);
    let plain = ParsedHeaders {
        text: given.made_text(),
        origin: given.headers.origin().into(),
        responses: given.headers.responses().iter().map(response).collect(),
        counting: counting.and_then(|place| u32::try_from(place).ok()),
        body: given.headers.body().map(|body| offsets.span(body)),
    };
    Ok(plain.into_ts()?)
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

/// Something about a field that is not as it should be. The field is read all the same.
#[derive(Serialize, Tsify)]
pub struct HeaderFault {
    /// What it is.
    pub kind: HeaderFaultKind,
    /// The line, from 1.
    pub line: u32,
    /// The part that is wrong.
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

union! {
    /// Where headers come from: a text, whose lines are as they were sent; or pairs, whose values may be several lines.
    HeaderOrigin from engine::Origin { Text, Pairs }
}

union! {
    /// What a response means to the verdict: lines before the first status line; an interim one with 1xx; a proxy's; a final one
    /// that another one follows, such as a redirect; the one that counts.
    ResponseRole from engine::Role { Preamble, Interim, Tunnel, Hop, Counting }
}

union! {
    /// What can be wrong with a field: white space before the colon; a folded value; a NUL; a value that is longer than everybody
    /// reads; line breaks or NULs in a pair, which were replaced by spaces.
    HeaderFaultKind from engine::FieldFaultKind { SpaceBeforeColon, Folded, Nul, TooLong, Replaced }
}

impl HeaderResponse {
    fn new(headers: &engine::Headers<'_>, offsets: &Offsets<'_>, response: &engine::Response) -> Self {
        let text = |span| offsets.text(span);
        let field = |field: &engine::FieldLine| HeaderField {
            name: text(field.name),
            value: text(field.value),
            line: field.line,
            name_span: offsets.span(field.name),
            span: offsets.span(field.value),
        };
        let stray =
            |stray: &engine::StrayLine| StrayLine { text: text(stray.span), line: stray.line, span: offsets.span(stray.span) };
        let fault = |fault: &engine::FieldFault| HeaderFault {
            kind: fault.kind.into(),
            line: fault.line,
            span: offsets.span(fault.span),
        };
        let link = |link: engine::Link| HeaderLink {
            target: text(link.target),
            relations: link.relations.iter().copied().map(text).collect(),
            media_type: link.media_type.map(text),
            anchor: link.anchor.map(text),
            span: offsets.span(link.target),
        };
        let media_type = response.content_type(headers.text());
        Self {
            status: response.status.map(|status| StatusLine {
                code: status.code,
                version: text(status.version),
                reason: text(status.reason),
                span: offsets.span(status.span),
            }),
            role: response.role.into(),
            fields: response.fields.iter().map(field).collect(),
            stray: response.stray.iter().map(stray).collect(),
            faults: response.faults.iter().map(fault).collect(),
            content_type: media_type
                .map(|media_type| MediaType { essence: text(media_type.essence), charset: media_type.charset.map(text) }),
            links: response.links(headers.text()).into_iter().map(link).collect(),
            span: offsets.span(response.span),
            body: response.body.map(|body| offsets.span(body)),
        }
    }
}
