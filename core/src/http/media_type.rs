use super::field::is_token;
use super::link::{Parameters, content};
use crate::text::{Part, Span};

/// A parsed Content-Type value (RFC 9110, 8.3).
///
/// ```
/// use robotscope::http::{Headers, MediaType};
///
/// let headers = Headers::parse("Content-Type: text/html; charset=utf-8");
/// let response = headers.counting().expect("a response");
/// let MediaType { essence, charset } = response.content_type(headers.text()).expect("a type");
/// assert_eq!((headers.slice(essence), charset.map(|charset| headers.slice(charset))), (&b"text/html"[..], Some(&b"utf-8"[..])));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct MediaType {
    /// The type without parameters, such as `text/html`. Letter case does not matter.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub essence: Span,
    /// The encoding (`charset`), without quotation marks.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
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
