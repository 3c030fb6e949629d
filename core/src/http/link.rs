use crate::text::{Part, Span};

/// A link in a header: `<https://example.com/license.xml>; rel="license"` (RFC 8288).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "HeaderLink"))]
pub struct Link {
    /// The URL, which may be relative.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub target: Span,
    /// The relation types: the words in the first `rel`.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece[]"))]
    pub relations: Vec<Span>,
    /// The media type in the first `type`.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub media_type: Option<Span>,
    /// The language in the first `hreflang`, for pages in other languages ([google-localized-versions]).
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub language: Option<Span>,
    /// The resource that the link is about, if it is not the page.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(optional, type = "Piece"))]
    pub anchor: Option<Span>,
}

impl Link {
    /// Returns `true` if the link has this relation, ignoring letter case. `text` is the text of the headers.
    pub fn has_relation(&self, text: &[u8], relation: &str) -> bool {
        self.relations.iter().any(|span| span.slice(text).eq_ignore_ascii_case(relation.as_bytes()))
    }
}

/// Adds the links in a `Link` value to `links` (RFC 8288, appendix B.2). Skips other text up to the next comma.
pub(super) fn parse(value: Part<'_>, links: &mut Vec<Link>) {
    let mut rest = value;
    loop {
        rest = rest.split_at(rest.bytes.iter().take_while(|byte| byte.is_ascii_whitespace() || **byte == b',').count()).1;
        if rest.is_empty() {
            return;
        }
        if rest.bytes.starts_with(b"<") {
            let Some((target, behind)) = rest.split_at(1).1.split_once(b'>') else { return };
            let target = target.trimmed().span();
            let mut link = Link { target, relations: Vec::new(), media_type: None, language: None, anchor: None };
            let mut parameters = Parameters::new(behind);
            let mut has_relations = false;
            for (name, value) in parameters.by_ref() {
                let value = content(value);
                if name.is("rel") && !has_relations {
                    has_relations = true;
                    link.relations = words(value);
                } else if name.is("type") {
                    link.media_type.get_or_insert(value.span());
                } else if name.is("hreflang") {
                    link.language.get_or_insert(value.span());
                } else if name.is("anchor") {
                    link.anchor.get_or_insert(value.span());
                }
            }
            links.push(link);
            rest = parameters.rest;
        }
        rest = rest.split_at(rest.bytes.iter().position(|byte| *byte == b',').unwrap_or(rest.bytes.len())).1;
    }
}

fn words(mut value: Part<'_>) -> Vec<Span> {
    let mut words = Vec::new();
    loop {
        let (word, rest) = value.trimmed().first_word();
        if word.is_empty() {
            return words;
        }
        words.push(word.span());
        value = rest;
    }
}

/// An iterator over parameters such as `; name=value` at the start of a text. Names and values have no white space around them.
pub(super) struct Parameters<'t> {
    pub(super) rest: Part<'t>,
}

impl<'t> Parameters<'t> {
    pub(super) fn new(text: Part<'t>) -> Self {
        Self { rest: text }
    }
}

impl<'t> Iterator for Parameters<'t> {
    type Item = (Part<'t>, Part<'t>);

    fn next(&mut self) -> Option<Self::Item> {
        let text = without_space(self.rest);
        if !text.bytes.starts_with(b";") {
            return None;
        }
        let (parameter, rest) = text.split_at(1).1.split_at(parameter_end(text.split_at(1).1.bytes));
        self.rest = rest;
        let (name, value) = parameter.split_once(b'=').unwrap_or_else(|| parameter.split_at(parameter.bytes.len()));
        Some((name.trimmed(), value.trimmed()))
    }
}

/// Returns the length of a parameter, which ends at a semicolon or comma outside quotation marks.
fn parameter_end(text: &[u8]) -> usize {
    let (mut is_quoted, mut is_escaped) = (false, false);
    let ends = |byte: &u8| {
        let was_escaped = is_escaped;
        is_escaped = is_quoted && !was_escaped && *byte == b'\\';
        is_quoted ^= !was_escaped && *byte == b'"';
        !is_quoted && matches!(byte, b';' | b',')
    };
    text.iter().position(ends).unwrap_or(text.len())
}

/// Returns the text inside quotation marks. Returns a value without quotation marks unchanged.
pub(super) fn content(value: Part<'_>) -> Part<'_> {
    match value.bytes.strip_prefix(b"\"") {
        Some(inner) => {
            let closed = inner.strip_suffix(b"\"").unwrap_or(inner);
            value.split_at(1).1.split_at(closed.len()).0
        }
        None => value,
    }
}

fn without_space(part: Part<'_>) -> Part<'_> {
    part.split_at(part.bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count()).1
}
