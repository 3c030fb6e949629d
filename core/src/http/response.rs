use super::{FieldLine, HeaderFault, Link, MediaType, StatusLine, link, media_type};
use crate::names::names;
use crate::text::{Part, Span};

/// The headers of one response.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Response {
    /// The status; `None` if there are only header lines.
    pub status: Option<StatusLine>,
    /// The role of the response, which determines whether it counts.
    pub role: ResponseRole,
    /// The fields, in order.
    pub fields: Vec<FieldLine>,
    /// The lines that are not fields, in order.
    pub stray: Vec<StrayLine>,
    /// The faults in fields, in order.
    pub faults: Vec<HeaderFault>,
    /// The links in all Link fields (RFC 8288), for example with `rel="license"` or `rel="canonical"` ([rsl-standard]).
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// let headers = Headers::parse("Link: <https://example.com/l.xml>; rel=\"license\"; type=\"application/rsl+xml\"");
    /// let links = &headers.counting().unwrap().links;
    /// assert!(links[0].has_relation(headers.text(), "License"));
    /// assert_eq!(headers.slice(links[0].target), b"https://example.com/l.xml");
    /// ```
    pub links: Vec<Link>,
    /// The span of the status line, if any, and all header lines.
    pub span: Span,
    /// The text after the headers; `None` if it is only white space.
    pub body: Option<Span>,
}

names! {
    /// The role of a response.
    ///
    /// - "preamble": lines before the first status line.
    /// - "interim": a status of 1xx.
    /// - "tunnel": a proxy's response.
    /// - "hop": a final response that is not the last, such as a redirect.
    /// - "counting": the last final response, which counts.
    pub enum ResponseRole {
        /// Lines before the first status line, such as a request or a shell prompt. They are ignored.
        Preamble = "preamble",
        /// A response with a status of 1xx, such as `100 Continue`. The final response follows.
        Interim = "interim",
        /// A proxy's `200 Connection established`.
        Tunnel = "tunnel",
        /// A final response that is not the last, such as a redirect or a request for a password. A hop applies only to its own URL.
        Hop = "hop",
        /// The last final response, which counts.
        Counting = "counting",
    }
}

/// A header line that is not a field, because it does not begin with a name and a colon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct StrayLine {
    /// The line, without white space around it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub span: Span,
    /// The line number, from 1.
    pub line: u32,
}

/// A header line: a field, or a line that is not a field.
///
/// ```
/// use robotscope::http::{HeaderLine, Headers};
///
/// let headers = Headers::parse("X-Robots-Tag: none\nnoindex");
/// let lines: Vec<_> = headers.counting().expect("a response").lines().collect();
/// assert!(matches!(lines[..], [HeaderLine::Field(_), HeaderLine::Stray(_)]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeaderLine {
    /// A field.
    Field(FieldLine),
    /// A line that is not a field.
    Stray(StrayLine),
}

impl HeaderLine {
    /// Returns the span of the line without white space around it. For a folded field, the span includes all its lines.
    pub fn span(&self) -> Span {
        match self {
            Self::Field(field) => field.span(),
            Self::Stray(stray) => stray.span,
        }
    }
}

impl Response {
    pub(super) fn new(status: Option<StatusLine>) -> Self {
        let span = status.map_or(Span::default(), |status| status.span);
        let (fields, stray, faults, links) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        Self { status, role: ResponseRole::Counting, fields, stray, faults, links, span, body: None }
    }

    /// Adds a line that is not folded. If `field` is `None`, adds the stray line from `other`.
    pub(super) fn push(&mut self, field: Option<FieldLine>, line: Span, other: impl FnOnce() -> StrayLine) {
        match field {
            Some(field) => self.fields.push(field),
            None => self.stray.push(other()),
        }
        let is_first = self.fields.len() + self.stray.len() == 1;
        self.span = Span::new(if is_first { line.start() } else { self.span.start() }, line.end());
    }

    /// Returns all lines after the status line, including lines that are not fields, in text order. Omits a `:status` field that provides
    /// the status.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// let headers = Headers::parse("noindex, nofollow\ngooglebot: nosnippet");
    /// let lines: Vec<_> = headers.counting().unwrap().lines().map(|line| headers.slice(line.span())).collect();
    /// assert_eq!(lines, [&b"noindex, nofollow"[..], b"googlebot: nosnippet"]);
    /// ```
    pub fn lines(&self) -> impl Iterator<Item = HeaderLine> + '_ {
        let mut fields = self.fields.iter().peekable();
        let mut stray = self.stray.iter().peekable();
        std::iter::from_fn(move || {
            let field_first = match (fields.peek(), stray.peek()) {
                (Some(field), Some(stray)) => field.line < stray.line,
                (field, _) => field.is_some(),
            };
            if field_first { fields.next().copied().map(HeaderLine::Field) } else { stray.next().copied().map(HeaderLine::Stray) }
        })
    }

    /// Returns the fields with this name, ignoring letter case. `text` is the text of the [`Headers`](super::Headers).
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// let headers = Headers::parse("HTTP/1.1 200 OK\nX-Robots-Tag: googlebot: noindex\nx-robots-tag: nosnippet\n");
    /// let response = headers.counting().unwrap();
    /// assert_eq!(response.fields_named(headers.text(), "X-ROBOTS-TAG").map(|field| field.line).collect::<Vec<_>>(), [2, 3]);
    /// ```
    pub fn fields_named<'r>(&'r self, text: &'r [u8], name: &'r str) -> impl Iterator<Item = &'r FieldLine> + 'r {
        self.fields.iter().filter(move |field| field.is_named(text, name))
    }

    /// Returns the last valid Content-Type, if any.
    ///
    /// ```
    /// use robotscope::http::Headers;
    ///
    /// let headers = Headers::parse("Content-Type: text/html; charset=\"utf-8\"");
    /// let media_type = headers.counting().unwrap().content_type(headers.text()).unwrap();
    /// assert_eq!(headers.slice(media_type.essence), b"text/html");
    /// assert_eq!(media_type.charset.map(|charset| headers.slice(charset)), Some(&b"utf-8"[..]));
    /// ```
    pub fn content_type(&self, text: &[u8]) -> Option<MediaType> {
        let values = self.fields_named(text, "content-type").map(|field| Part::new(text, field.value));
        values.filter_map(media_type::parse).last()
    }

    /// Reads the links in the `Link` fields. Call it after all fields have been added.
    pub(super) fn read_links(&mut self, text: &[u8]) {
        let Self { fields, links, .. } = self;
        let values = fields.iter().filter(|field| field.is_named(text, "link")).map(|field| Part::new(text, field.value));
        values.for_each(|value| link::parse(value, links));
    }
}
