use super::field::is_token;
use super::link::{Parameters, content};
use crate::text::{Part, Span};

/// What a Content-Type says (RFC 9110, 8.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MediaType {
    /// The type without parameters, as in `text/html`; letter case means nothing.
    pub essence: Span,
    /// The encoding, without quotation marks.
    pub charset: Option<Span>,
}

pub(super) fn parse(value: Part<'_>) -> Option<MediaType> {
    let end = value.bytes.iter().position(|byte| *byte == b';').unwrap_or(value.bytes.len());
    let (essence, rest) = value.split_at(end);
    let essence = essence.trimmed();
    let (kind, subtype) = essence.split_once(b'/')?;
    let is_name = |part: Part<'_>| !part.is_empty() && part.bytes.iter().all(is_token);
    let charset = Parameters::new(rest).find(|(name, _)| name.is("charset")).map(|(_, value)| content(value).span());
    (is_name(kind) && is_name(subtype)).then(|| MediaType { essence: essence.span(), charset })
}
