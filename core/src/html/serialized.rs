//! A document as data.

use serde::{Serialize, Serializer};

use super::{ByScripting, Charset, Decoded, HeadEnd, Html, LicenseScript, NoSnippet, QualifiedLink, Rest};
use super::{Link as LinkElement, Meta as MetaElement};
use crate::text::serialized::piece_of;

/// What robots find in an HTML text, each in the order of the text.
#[derive(Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
struct ParsedHtml<'h> {
    /// Every meta element that may speak to robots: one with a name, or with http-equiv="X-Robots-Tag".
    metas: &'h [MetaElement],
    /// Canonical links and links to licences.
    links: &'h [LinkElement],
    /// Links that say nofollow, sponsored or ugc.
    qualified_links: &'h [QualifiedLink],
    /// Licences that stand in the text itself.
    license_scripts: &'h [LicenseScript],
    /// Elements with data-nosnippet. One can be inside another.
    no_snippets: &'h [NoSnippet],
    /// What ended the head; left out if the text ends before it does.
    head_end: ByScripting<HeadEnd>,
    /// What swallows the rest of the text; left out if it was read to its end.
    rest: ByScripting<Rest>,
    /// The encoding of the bytes. In the last three nothing is read: decode such a document first.
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

/// Serializes spans of attribute values with the decoded value.
pub(super) fn value<T: Serialize, S: Serializer>(spans: &T, serializer: S) -> Result<S::Ok, S::Error> {
    piece_of(|text, span| String::from_utf8_lossy(Decoded::new(text.bytes(), span).bytes()).into_owned(), spans, serializer)
}
