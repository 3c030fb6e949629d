use crate::names::names;

use super::line::indented;
use crate::text::{Part, Span};

/// A header field, on one line or folded.
///
/// ```
/// use robotscope::http::{FieldLine, Headers};
///
/// let headers = Headers::parse("HTTP/2 200\nX-Robots-Tag:  noindex \n");
/// let field: &FieldLine = &headers.counting().expect("a response").fields[0];
/// assert_eq!((headers.slice(field.value), field.line), (&b"noindex"[..], 2));
/// assert!(field.is_named(headers.text(), "x-robots-tag"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "HeaderField"))]
pub struct FieldLine {
    /// The field's name. A pseudo-header field keeps its colon (`:status`).
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub name: Span,
    /// The field's value, without white space around it. A folded value includes its line breaks and the white space after them.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub value: Span,
    /// The number of the line that contains the name, from 1.
    pub line: u32,
}

/// A fault in a header field. The field is read despite the fault.
///
/// ```
/// use robotscope::http::{HeaderFault, HeaderFaultKind, Headers};
///
/// let headers = Headers::parse("X-Robots-Tag : noindex");
/// let [HeaderFault { kind, line, .. }] = headers.counting().expect("a response").faults[..] else { panic!("one") };
/// assert_eq!((kind, line), (HeaderFaultKind::SpaceBeforeColon, 1));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct HeaderFault {
    /// The kind of fault.
    pub kind: HeaderFaultKind,
    /// The faulty part.
    pub span: Span,
    /// The line number, from 1.
    pub line: u32,
}

names! {
    /// The kind of fault in a field, such as white space before the colon, or a value that is too long for some readers.
    ///
    /// ```
    /// assert_eq!(robotscope::http::HeaderFaultKind::SpaceBeforeColon.as_str(), "space-before-colon");
    /// ```
    #[non_exhaustive]
    pub enum HeaderFaultKind {
        /// White space before the colon. Servers must reject such requests, and proxies must remove the space from responses
        /// ([rfc9112-fields]).
        SpaceBeforeColon = "space-before-colon",
        /// The value continues on this line. This is deprecated ([rfc9112-fields]).
        Folded = "folded",
        /// A NUL in the value ([rfc9110-field-values]). The span covers the first NUL on the line.
        Nul = "nul",
        /// The value is longer than 8 KiB. Clients may discard or truncate very long values (RFC 9110, 5.4).
        TooLong = "too-long",
        /// A pair contained line breaks or NULs, which were replaced by spaces ([rfc9110-field-values]).
        Replaced = "replaced",
    }
}

/// The maximum length of a value, in bytes. Longer values are reported as faults ([rfc9110-field-values]).
pub(super) const LONGEST_VALUE: u32 = 8 * 1024;

impl FieldLine {
    /// Returns the span from the name to the end of the value.
    pub fn span(&self) -> Span {
        Span::new(self.name.start(), self.value.end().max(self.name.end()))
    }

    /// Returns `true` if the field has this name, ignoring letter case ([rfc9110-field-lines]).
    pub fn is_named(&self, text: &[u8], name: &str) -> bool {
        self.name.slice(text).eq_ignore_ascii_case(name.as_bytes())
    }

    /// Parses a line without white space around it. Returns the field and the white space before its colon; `None` if the line is not a
    /// field.
    pub(super) fn parse(line: Part<'_>, number: u32) -> Option<(Self, Part<'_>)> {
        // RFC 9113, 8.3: the name of a pseudo-header field begins with a colon.
        let (mark, rest) = line.split_at(usize::from(line.bytes.starts_with(b":")));
        let (name, behind) = rest.split_at(rest.bytes.iter().position(|byte| !is_token(byte))?);
        let (space, behind) = indented(behind);
        let is_field = !name.is_empty() && behind.bytes.starts_with(b":");
        let (name, value) = (Span::new(mark.at, space.at), indented(behind.split_at(1).1).1.span());
        is_field.then_some((Self { name, value, line: number }, space))
    }
}

/// Returns `true` if the byte is allowed in a token (RFC 9110, 5.6.2). Uses ranges for speed, because this function runs for every byte of
/// every name.
pub(crate) fn is_token(byte: &u8) -> bool {
    matches!(byte, b'!' | b'#'..=b'\'' | b'*' | b'+' | b'-' | b'.' | b'0'..=b'9' | b'A'..=b'Z' | b'^'..=b'z' | b'|' | b'~')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accepts_the_characters_that_rfc_9110_allows_in_tokens() {
        let listed = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
        assert!((0..=255).all(|byte| is_token(&byte) == listed(byte)));
    }
}
