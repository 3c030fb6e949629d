//! Headers as data, with what the parts of each response say together.

use std::borrow::Cow;

use serde::{Serialize, Serializer};

use super::{FieldLine as HeaderField, Link as HeaderLink};
use super::{HeaderFault, HeaderOrigin, Headers, MediaType, Response, ResponseRole, StatusLine, StrayLine};
use crate::text::Span;

/// All responses of a text of headers.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
struct ParsedHeaders<'h> {
    /// The text that was made of pairs or of an object; lines and spans are those of this text then.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    text: Option<Cow<'h, str>>,
    /// Whether several lines of one name may have become one value.
    origin: HeaderOrigin,
    /// All responses in the order of the text.
    responses: Vec<HeaderResponse<'h>>,
    /// The place of the one that counts: the last final one. Left out if there is none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    counting: Option<usize>,
    /// The body of the response that counts, if the text holds one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    body: Option<Span>,
}

/// The headers of one response.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
struct HeaderResponse<'h> {
    /// The status; left out if only header lines were given.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    status: Option<StatusLine>,
    /// What it means to the verdict.
    role: ResponseRole,
    /// Its fields in order.
    fields: &'h [HeaderField],
    /// Lines that are no fields, in order.
    stray: &'h [StrayLine],
    /// What is wrong with fields, in order.
    faults: &'h [HeaderFault],
    /// What the last Content-Type says that can be read.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    content_type: Option<MediaType>,
    /// The links of all Link fields.
    links: &'h [HeaderLink],
    /// From the status line to the last header line.
    span: Span,
    /// What follows the headers; left out if that is nothing or blank.
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
