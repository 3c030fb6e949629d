use super::places::{ByScripting, ElementPlace};
use crate::names::names;
use crate::text::Span;

/// A `<meta>` that may speak to robots: one with a name, or with `http-equiv="X-Robots-Tag"`. Whether a crawler knows the name is
/// for others to say ([html-meta], [html-pragmas], [google-special-tags]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Meta {
    /// The whole tag; a reader that stops before its end does not see it ([google-file-size]).
    pub span: Span,
    /// What names it.
    pub key: MetaKey,
    /// The value of that attribute; [`Html::value`](super::Html::value) decodes it.
    pub name: Span,
    /// The value of `content`, to be decoded too; without the attribute the element says nothing ([html-meta]).
    pub content: Option<Span>,
    /// Where it is.
    pub places: ByScripting<ElementPlace>,
    /// Whether one of its attributes is there more than once, of which the first counts ([html-attributes]).
    pub repeats_attribute: bool,
    /// Whether name or content hold typographic quotes, which quote nothing ([html-attributes]).
    pub has_typographic_quotes: bool,
}

names! {
    /// The attribute by which a meta element says what it is about.
    pub enum MetaKey {
        /// `name`.
        Name = "name",
        /// `http-equiv`, which no engine is known to read ([html-pragmas]).
        HttpEquiv = "http-equiv",
    }
}

/// A `<link>` that matters beside directives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// The whole tag.
    pub span: Span,
    /// What it is.
    pub kind: LinkKind,
    /// The value of `href`, to be decoded.
    pub href: Option<Span>,
    /// Where it is; a canonical link counts only in the head ([google-page-metadata]).
    pub places: ByScripting<ElementPlace>,
}

names! {
    /// What a link element is: rel=canonical, or rel=license with the type of RSL.
    #[non_exhaustive]
    pub enum LinkKind {
        /// `rel=canonical`.
        Canonical = "canonical",
        /// `rel=license` with the type of RSL ([rsl-standard]).
        License = "license",
    }
}

/// An `<a>`, `<area>` or `<form>` whose `rel` says something about what it leads to ([google-outbound-links]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct QualifiedLink {
    /// The whole start tag.
    pub span: Span,
    /// The value of `rel`, to be decoded.
    pub rel: Span,
    /// `nofollow`.
    pub is_nofollow: bool,
    /// `sponsored`.
    pub is_sponsored: bool,
    /// `ugc`.
    pub is_ugc: bool,
    /// Where it is.
    pub places: ByScripting<ElementPlace>,
}

/// A `<script type="application/rsl+xml">` ([rsl-standard]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LicenseScript {
    /// The whole start tag.
    pub span: Span,
    /// What stands in it.
    pub content: Span,
    /// Where it is.
    pub places: ByScripting<ElementPlace>,
}

/// An element with the attribute `data-nosnippet` ([google-robots-meta]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSnippet {
    /// The whole start tag.
    pub span: Span,
    /// The name of the element as it is written.
    pub element: Span,
    /// From behind the start tag to the end tag, or to what ends the element otherwise.
    pub content: Span,
    /// Whether the attribute means something there: on `<span>`, `<div>` and `<section>`.
    pub is_valid: bool,
    /// Whether its own end tag ends the element, as the attribute needs it.
    pub is_closed: bool,
    /// Where it is.
    pub places: ByScripting<ElementPlace>,
}

/// What ended the head of a document ([google-page-metadata]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeadEnd {
    /// What it was.
    pub kind: HeadEndKind,
    /// Where it is: the tag, or the text up to the next tag.
    pub span: Span,
    /// The name of the element, for a tag.
    pub name: Option<Span>,
}

names! {
    /// What ended a head: its end tag; a body or frameset; an element that cannot be in a head; text; or another end tag.
    pub enum HeadEndKind {
        /// `</head>`; elements of a head that follow are put into it all the same, until something else comes.
        EndTag = "end-tag",
        /// `<body>`, or `<frameset>`.
        Body = "body",
        /// An element that cannot be in a head.
        Element = "element",
        /// Text.
        Text = "text",
        /// The end tag of something else: `</body>`, `</html>`, `</br>`.
        OtherEndTag = "other-end-tag",
    }
}

/// What swallows the rest of a text, so that no element is found in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// What it is.
    pub kind: RestKind,
    /// From its start to the end of the text.
    pub span: Span,
}

names! {
    /// What swallows the rest of a text: a tag, comment or CDATA section without its end; a script, style, title or the like
    /// without its end tag; plaintext; or a frameset.
    pub enum RestKind {
        /// A tag without its `>`.
        Tag = "tag",
        /// A comment, or something that is read as one, without its end.
        Comment = "comment",
        /// A CDATA section without its end.
        Cdata = "cdata",
        /// A `<script>`, `<style>`, `<title>`, `<textarea>` … without its end tag: all text.
        RawText = "raw-text",
        /// `<plaintext>`, which has no end tag.
        Plaintext = "plaintext",
        /// `<frameset>`: only frames are read from here on.
        Frameset = "frameset",
    }
}
