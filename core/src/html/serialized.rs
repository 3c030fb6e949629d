//! Serializes a document.

use serde::{Serialize, Serializer};

use super::{ByScripting, Charset, Decoded, HeadEnd, Html, LicenseScript, NoSnippet, QualifiedLink, Rest};
use super::{Link as LinkElement, Meta as MetaElement};
use crate::text::serialized::piece_of;

/// The elements of an HTML document that matter to robots. Each list is in document order.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
struct ParsedHtml<'h> {
    /// Every meta element that may address robots, because it has a name or http-equiv="X-Robots-Tag".
    metas: &'h [MetaElement],
    /// Canonical and licence links.
    links: &'h [LinkElement],
    /// Links whose rel contains nofollow, sponsored or ugc.
    qualified_links: &'h [QualifiedLink],
    /// Licences embedded in the document.
    license_scripts: &'h [LicenseScript],
    /// Elements with data-nosnippet. They can be nested.
    no_snippets: &'h [NoSnippet],
    /// The end of the head. Left out if the text ends before the head does.
    head_end: ByScripting<HeadEnd>,
    /// The construct that swallows the rest of the text. Left out if the text was read to its end.
    rest: ByScripting<Rest>,
    /// The encoding of the bytes. A document in an unsupported encoding (undeclared-utf-16, iso-2022-jp, refused) is not read, so decode it
    /// first.
    charset: Charset,
}

impl Serialize for Html<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let parsed = ParsedHtml {
            metas: self.metas(),
            links: self.links(),
            qualified_links: self.qualified_links(),
            license_scripts: self.license_scripts(),
            no_snippets: self.no_snippets(),
            head_end: ByScripting::new(|scripting| self.head_end(scripting)),
            rest: ByScripting::new(|scripting| self.rest(scripting)),
            charset: self.charset(),
        };
        parsed.serialize(serializer)
    }
}

/// Serializes each attribute value as its span and its decoded text.
pub(super) fn value<T: Serialize, S: Serializer>(spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    piece_of(|text, span| String::from_utf8_lossy(Decoded::new(text.bytes(), span).bytes()).into_owned(), spans, serializer)
}
