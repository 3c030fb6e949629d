//! Response headers as people have them: raw responses, what `curl -i`, `curl -iL` and `curl -v` print, HTTP/2 and HTTP/3
//! forms, header lines alone, pairs from a fetch API ([rfc9110-field-lines], [rfc9112-fields], [rfc9113-fields], [rfc9110-informational], [nginx-headers], [apache-headers], [rfc9112-messages]).
//!
//! Reading cannot fail. [`Headers`] keeps every response of the text: interim ones, those of proxies and redirects, and the
//! one that counts ([rfc9110-informational]). What a field *says* is not decided here; [`Response::lines`] gives all lines for whoever wants
//! to read a bare value such as `noindex, nofollow`.
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

/// All responses of a text, and the text. A clone shares them.
#[derive(Clone, Debug)]
pub struct Headers<'t> {
    text: Text<'t>,
    responses: Arc<[Response]>,
    origin: HeaderOrigin,
    /// Whether the text was made of pairs.
    is_made: bool,
}

names! {
    /// Where headers come from: a text, whose lines are as they were sent; or pairs, whose values may be several lines.
    pub enum HeaderOrigin {
        /// Lines as they were sent, or as somebody pasted them.
        Text = "text",
        /// Pairs from an API. Several lines of one name may have become one value there, and a bot's name in one line then seems to
        /// govern what stood in the next ([rfc9110-field-lines]).
        Pairs = "pairs",
    }
}

impl<'t> Headers<'t> {
    /// Reads bytes or text of any content; only what lies beyond 4 GiB is left unread.
    ///
    /// Lines end with LF, CR or CRLF. A response begins with a status line, which may be indented, or with `:status`; without
    /// any, all lines are one response. Lines before the first status line are a [`ResponseRole::Preamble`]. If the first status line
    /// stands behind `< `, this is the output of `curl -v`, and only lines that begin so are header lines.
    ///
    /// **Bodies.** Behind the blank line that ends the headers comes a body, and behind that may come the next response. A
    /// status line in it begins one only if it stands at the start of a line, and
    ///
    /// - the body ends there according to Content-Length, or
    /// - nothing but blank lines came before it, or
    /// - the response is one that a client goes on from (3xx, 401, 407). There it may even stand at the end of the last line of
    ///   the body, because `curl -iL` adds no line break; a field must follow in the next line.
    ///
    /// So pages about HTTP, which quote responses, stay one body. Without a status line a body begins with the first line that
    /// begins with `<`, and blank lines before it mean nothing.
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

    /// Takes pairs of name and value, as a fetch API gives them, for the headers of one response.
    ///
    /// A text is made of them, one line for each. A line break or NUL in a name or value cannot smuggle in a field: it becomes
    /// a space and a fault ([rfc9110-field-values]). A pair named `:status` is the status.
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

    /// Like [`from_pairs`](Self::from_pairs), for pairs of which each is a line as it was sent, as in the `rawHeaders` of Node.js:
    /// nothing was joined.
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

    /// Places of this text as JavaScript and editors count them. They share the text.
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

    /// The text as it was given, or as it was made of pairs.
    pub fn text(&self) -> &[u8] {
        &self.text
    }

    /// The text, if it was made of pairs, so that the caller does not have it.
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

    /// Whether the headers come from a text or from pairs.
    pub fn origin(&self) -> HeaderOrigin {
        self.origin
    }

    /// All responses in the order of the text.
    pub fn responses(&self) -> &[Response] {
        &self.responses
    }

    /// The response that counts: the last final one ([rfc9110-informational]). None if the text is blank or ends before one.
    pub fn counting(&self) -> Option<&Response> {
        self.responses.iter().rev().find(|response| response.role == ResponseRole::Counting)
    }

    /// The `charset` of the Content-Type of the response that counts.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// assert_eq!(Headers::parse("Content-Type: text/html; charset=utf-16").charset(), Some(&b"utf-16"[..]));
    /// ```
    pub fn charset(&self) -> Option<&[u8]> {
        Some(self.slice(self.charset_span()?))
    }

    /// Where that stands.
    pub(crate) fn charset_span(&self) -> Option<Span> {
        self.counting()?.content_type(&self.text)?.charset
    }

    /// The body of the response that counts, if the text holds one: with it a whole response can be split.
    pub fn body(&self) -> Option<Span> {
        self.counting()?.body
    }

    /// The bytes of a span of the text.
    pub fn slice(&self, span: Span) -> &[u8] {
        span.slice(&self.text)
    }
}
