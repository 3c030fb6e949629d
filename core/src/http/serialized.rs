//! Serializes headers as one object per response.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use super::{FieldLine as HeaderField, Link as HeaderLink};
use super::{HeaderFault, HeaderOrigin, Headers, MediaType, Response, ResponseRole, StatusLine, StrayLine};
use crate::text::Span;

/// The responses that the passed headers contain.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
struct ParsedHeaders<'h> {
    /// The text that was built from pairs or an object. If present, line numbers and spans refer to this text.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    text: Option<Cow<'h, str>>,
    /// The origin of the headers: a text with the lines as sent, or pairs whose values may combine several lines.
    origin: HeaderOrigin,
    /// The responses in text order.
    responses: Vec<HeaderResponse<'h>>,
    /// The index of the response that counts: the last final response. Left out if there is no final response.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    counting: Option<usize>,
    /// The body of the response that counts, if the text contains one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    body: Option<Span>,
}

/// The headers of one response.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
struct HeaderResponse<'h> {
    /// The status; left out if there are only header lines.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    status: Option<StatusLine>,
    /// The role of the response. Only the last final response counts.
    role: ResponseRole,
    /// The fields, in order.
    fields: &'h [HeaderField],
    /// The lines that are not fields, in order.
    stray: &'h [StrayLine],
    /// The faults in fields, in order.
    faults: &'h [HeaderFault],
    /// The last valid Content-Type.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    content_type: Option<MediaType>,
    /// The links in all Link fields.
    links: &'h [HeaderLink],
    /// The span of the status line, if any, and all header lines.
    span: Span,
    /// The text after the headers; left out if it is only white space.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    body: Option<Span>,
}

impl Serialize for Headers<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let parsed = ParsedHeaders {
            text: self.made_text(),
            origin: self.origin,
            responses: self.responses.iter().map(|response| HeaderResponse::new(&self.text, response)).collect(),
            counting: self.responses.iter().rposition(|response| response.role == ResponseRole::Counting),
            body: self.body(),
        };
        parsed.serialize(serializer)
    }
}

impl<'h> HeaderResponse<'h> {
    fn new(text: &[u8], response: &'h Response) -> Self {
        Self {
            status: response.status,
            role: response.role,
            fields: &response.fields,
            stray: &response.stray,
            faults: &response.faults,
            content_type: response.content_type(text),
            links: &response.links,
            span: response.span,
            body: response.body,
        }
    }
}
