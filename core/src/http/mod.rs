//! Reads pasted response headers ([rfc9110-field-lines], [rfc9112-fields], [rfc9113-fields], [rfc9110-informational], [nginx-headers],
//! [apache-headers], [rfc9112-messages]).
//!
//! The text may be a raw response in any HTTP version, output of `curl -i`, `curl -iL` or `curl -v`, or header lines without a status line.
//! Pairs of names and values, as fetch APIs return them, are also accepted.
//!
//! Parsing never fails. [`Headers`] contains every response in the text: interim responses, proxies' responses, redirects, and the response
//! that counts ([rfc9110-informational]). This module interprets only the fields Content-Length, Content-Type and Link.
//! [`Response::lines`] returns all lines, for callers that accept values without a name, such as `noindex, nofollow`.
//!
//! ```
//! use robotscope::http::Headers;
//!
//! let headers = Headers::parse("HTTP/2 301\nlocation: /new\n\nHTTP/2 200\nx-robots-tag: noindex\n\n<!DOCTYPE html>");
//! let response = headers.counting().unwrap();
//! let tags: Vec<_> = response.fields_named(headers.text(), "X-Robots-Tag").map(|field| headers.slice(field.value)).collect();
//! assert_eq!(tags, [b"noindex"]);
//! assert_eq!(headers.slice(headers.body().unwrap()), b"<!DOCTYPE html>");
//! ```

mod field;
mod headers_file;
mod line;
mod link;
mod media_type;
mod pairs;
mod response;
mod scan;
#[cfg(feature = "serde")]
mod serialized;
mod status;

use std::borrow::Cow;
use std::sync::Arc;

use crate::names::names;

pub(crate) use field::is_token;
pub use field::{FieldLine, HeaderFault, HeaderFaultKind};
pub use headers_file::{HeaderBlock, HeadersFile};
pub use link::Link;
pub use media_type::MediaType;
pub use response::{HeaderLine, Response, ResponseRole, StrayLine};
pub use status::StatusLine;

use crate::text::{Offsets, Span, Text};

/// A text and its responses. Clones share both.
#[derive(Clone, Debug)]
pub struct Headers<'t> {
    text: Text<'t>,
    responses: Arc<[Response]>,
    origin: HeaderOrigin,
    /// `true` if the text was built from pairs.
    is_made: bool,
}

names! {
    /// The origin of headers: a text with lines as they were sent, or pairs, whose values may combine several lines.
    pub enum HeaderOrigin {
        /// Lines as they were sent, or lines that a person pasted.
        Text = "text",
        /// Pairs from an API, which may have joined lines with the same name. A bot's name on one line then seems to apply to the next line
        /// ([rfc9110-field-lines]).
        Pairs = "pairs",
    }
}

impl<'t> Headers<'t> {
    /// Parses any bytes or text. Text beyond 4 GiB is ignored.
    ///
    /// Lines end with LF, CR or CRLF. A response begins with a status line, which may be indented, or with `:status`. If there is neither,
    /// all lines belong to a single response. Lines before the first status line are a [`ResponseRole::Preamble`]. If `< ` precedes the
    /// first status line, the text is output of `curl -v`, and only lines with this prefix are header lines.
    ///
    /// **Bodies.** The blank line that ends the headers is followed by a body, and possibly by the next response. A status line in the body
    /// begins a response only if one of these conditions is met:
    ///
    /// - According to Content-Length, the body ends directly before the status line, which may then be in the middle of a line.
    /// - The status line is at the start of a line, and only blank lines precede it in the body.
    /// - The status line is at the start of a line, and the response with this body makes the client send another request (3xx, 401, 407).
    ///   The status line may then also be at the end of the body's last line, because `curl -iL` adds no line break. In this case, a field
    ///   must follow on the next line.
    ///
    /// Pages about HTTP that quote responses therefore remain a single body. If there is no status line, a body begins with the first line
    /// that begins with `<`, and blank lines before it have no meaning.
    ///
    /// ```
    /// use robotscope::http::{Headers, ResponseRole};
    ///
    /// let headers = Headers::parse("HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 200 OK\r\nX-Robots-Tag: none\r\n");
    /// let roles: Vec<_> = headers.responses().iter().map(|response| response.role).collect();
    /// assert_eq!(roles, [ResponseRole::Interim, ResponseRole::Counting]);
    /// ```
    pub fn parse(text: impl Into<Text<'t>>) -> Self {
        let text = text.into();
        let responses = scan::responses(text.get(..u32::MAX as usize).unwrap_or(&text));
        Self { text, responses: responses.into(), origin: HeaderOrigin::Text, is_made: false }
    }

    /// Builds the headers of one response from pairs of names and values, as fetch APIs return them.
    ///
    /// The pairs become a text with one line each. A line break or NUL in a name or value cannot inject a field. A space replaces it, and a
    /// fault is reported ([rfc9110-field-values]). A pair with the name `:status` provides the status.
    ///
    /// ```
    /// use robotscope::http::{HeaderFaultKind, Headers};
    ///
    /// let headers = Headers::from_pairs([("X-Robots-Tag", "noindex"), ("X-A", "b\r\nX-Robots-Tag: all")]);
    /// let response = headers.counting().unwrap();
    /// assert_eq!(response.fields_named(headers.text(), "x-robots-tag").count(), 1);
    /// assert_eq!(response.faults[0].kind, HeaderFaultKind::Replaced);
    /// assert_eq!(headers.text(), b"X-Robots-Tag: noindex\nX-A: b  X-Robots-Tag: all\n");
    /// ```
    pub fn from_pairs<N: AsRef<[u8]>, V: AsRef<[u8]>>(pairs: impl IntoIterator<Item = (N, V)>) -> Headers<'static> {
        let (text, response) = pairs::response(pairs);
        Headers { text: text.into(), responses: [response].into(), origin: HeaderOrigin::Pairs, is_made: true }
    }

    /// Builds headers like [`from_pairs`](Self::from_pairs), from pairs in which no values were joined, such as Node.js's `rawHeaders`.
    /// Each pair is one line as it was sent.
    ///
    /// ```
    /// use robotscope::http::{Headers, HeaderOrigin};
    ///
    /// let headers = Headers::from_lines([("X-Robots-Tag", "googlebot: nofollow"), ("X-Robots-Tag", "noindex")]);
    /// assert_eq!(headers.counting().unwrap().fields.len(), 2);
    /// assert_eq!(headers.origin(), HeaderOrigin::Text);
    /// ```
    pub fn from_lines<N: AsRef<[u8]>, V: AsRef<[u8]>>(pairs: impl IntoIterator<Item = (N, V)>) -> Headers<'static> {
        Headers { origin: HeaderOrigin::Text, ..Headers::from_pairs(pairs) }
    }

    /// Returns a converter from byte spans to UTF-16 offsets. The converter shares the text.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// let headers = Headers::parse("X-Note: é\nX-Robots-Tag: noindex");
    /// let name = headers.counting().unwrap().fields[1].name;
    /// assert_eq!((name.start(), headers.offsets().span(name).start()), (11, 10));
    /// ```
    pub fn offsets(&self) -> Offsets<'t> {
        Offsets::new(self.text.clone())
    }

    /// Returns the text that was passed, or that was built from pairs.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// Returns the text if it was built from pairs, because callers do not have this text; otherwise `None`.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// assert_eq!(Headers::from_pairs([("Server", "a")]).made_text().as_deref(), Some("Server: a\n"));
    /// assert_eq!(Headers::parse("Server: a").made_text(), None);
    /// ```
    pub fn made_text(&self) -> Option<Cow<'_, str>> {
        self.is_made.then(|| String::from_utf8_lossy(&self.text))
    }

    /// Returns the origin of the headers: a text or pairs.
    pub fn origin(&self) -> HeaderOrigin {
        self.origin
    }

    /// Returns the responses in text order.
    pub fn responses(&self) -> &[Response] {
        &self.responses
    }

    /// Returns the response that counts, which is the last final response ([rfc9110-informational]); `None` if there is no final response.
    pub fn counting(&self) -> Option<&Response> {
        self.responses.iter().rev().find(|response| response.role == ResponseRole::Counting)
    }

    /// Returns the `charset` in the Content-Type of the response that counts.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// assert_eq!(Headers::parse("Content-Type: text/html; charset=utf-16").charset(), Some(&b"utf-16"[..]));
    /// ```
    pub fn charset(&self) -> Option<&[u8]> {
        Some(self.slice(self.charset_span()?))
    }

    pub(crate) fn charset_span(&self) -> Option<Span> {
        self.counting()?.content_type(&self.text)?.charset
    }

    /// Returns the body of the response that counts, if the text contains it. Use it to split a whole response into headers and body.
    pub fn body(&self) -> Option<Span> {
        self.counting()?.body
    }

    /// Returns the bytes in a span of the text.
    pub fn slice(&self, span: Span) -> &[u8] {
        span.slice(&self.text)
    }
}
