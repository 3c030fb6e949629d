use super::line::{is_blank, trimmed};
use crate::text::{Part, Span};

/// A response's status: `HTTP/1.1 200 OK`, `HTTP/2 200` or `:status: 200` ([rfc9113-fields]).
///
/// ```
/// use robotscope::http::{Headers, StatusLine};
///
/// let headers = Headers::parse("HTTP/1.1 410 Gone\n");
/// let StatusLine { code, version, reason, .. } = headers.counting().and_then(|response| response.status).expect("a status");
/// assert_eq!((code, headers.slice(version), headers.slice(reason)), (410, &b"HTTP/1.1"[..], &b"Gone"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct StatusLine {
    /// The code, from 0 to 999.
    pub code: u16,
    /// The version, including `HTTP/`; empty for `:status`.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub version: Span,
    /// The reason phrase; empty if missing, as in HTTP/2 and HTTP/3.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub reason: Span,
    /// The whole status line.
    pub span: Span,
}

impl StatusLine {
    /// Parses a line that begins with a version and a three-digit code. Returns `None` for any other line.
    pub(super) fn parse(line: Part<'_>) -> Option<Self> {
        let (version, rest) = line.split_at(version_length(line.bytes)?);
        let (code, reason) = rest.split_at(1).1.split_at(3);
        let code = parse_code(code)?;
        let is_apart = reason.bytes.first().is_none_or(|byte| is_blank(*byte));
        let (reason, span) = (trimmed(reason).span(), trimmed(line).span());
        is_apart.then(|| Self { code, version: version.span(), reason, span })
    }

    /// Parses a `:status` field. Returns `None` for any other field.
    pub(super) fn from_pseudo_field(name: Part<'_>, value: Part<'_>) -> Option<Self> {
        let code = name.is(":status").then(|| parse_code(value))??;
        let at = |offset| Span::at(offset, 0);
        let span = Span::new(name.at, value.span().end());
        Some(Self { code, version: at(name.at), reason: at(span.end()), span })
    }
}

/// Returns the length of the version, such as `HTTP/1.1` or `HTTP/2`, at the start of a line; `None` if the line does not begin with a
/// version and a blank.
fn version_length(line: &[u8]) -> Option<usize> {
    let (name, rest) = line.split_at_checked(5)?;
    let length = match rest {
        [major, b'.', minor, blank, ..] if is_blank(*blank) && major.is_ascii_digit() && minor.is_ascii_digit() => 8,
        [major, blank, ..] if is_blank(*blank) && major.is_ascii_digit() => 6,
        _ => return None,
    };
    name.eq_ignore_ascii_case(b"HTTP/").then_some(length)
}

fn parse_code(digits: Part<'_>) -> Option<u16> {
    if digits.bytes.len() == 3 { u16::try_from(digits.number()?).ok() } else { None }
}
