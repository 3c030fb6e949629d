use super::places::Places;
use crate::text::Span;

/// A `<meta>` that may speak to robots: one with a name, or with `http-equiv="X-Robots-Tag"`. Whether a crawler knows the name is
/// for others to say (facts E6, E8, E14).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meta {
    /// The whole tag; a reader that stops before its end does not see it (fact B40).
    pub span: Span,
    /// What names it.
    pub key: MetaKey,
    /// The value of that attribute; [`Html::value`](super::Html::value) decodes it.
    pub name: Span,
    /// The value of `content`, to be decoded too; without the attribute the element says nothing (fact E6).
    pub content: Option<Span>,
    /// Where it is.
    pub places: Places,
    /// Whether one of its attributes is there more than once, of which the first counts (fact E4).
    pub repeats_attribute: bool,
    /// Whether name or content hold typographic quotes, which quote nothing (fact E4).
    pub has_typographic_quotes: bool,
}

/// The attribute by which a `<meta>` says what it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MetaKey {
    /// `name`.
    Name,
    /// `http-equiv`, which no engine is known to read (fact E8).
    HttpEquiv,
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
    /// Where it is; a canonical link counts only in the head (fact E2).
    pub places: Places,
}

/// What a `<link>` is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LinkKind {
    /// `rel=canonical`.
    Canonical,
    /// `rel=license` with the type of RSL (fact C66).
    License,
}

/// An `<a>`, `<area>` or `<form>` whose `rel` says something about what it leads to (fact E10).
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
    pub places: Places,
}

/// A `<script type="application/rsl+xml">` (fact C66).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LicenseScript {
    /// The whole start tag.
    pub span: Span,
    /// What stands in it.
    pub content: Span,
    /// Where it is.
    pub places: Places,
}

/// An element with the attribute `data-nosnippet` (fact C14).
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
    pub places: Places,
}

/// What ended the head of a document (fact E2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HeadEnd {
    /// What it was.
    pub kind: HeadEndKind,
    /// Where it is: the tag, or the text up to the next tag.
    pub span: Span,
    /// The name of the element, for a tag.
    pub name: Option<Span>,
}

/// What kind of thing ended the head of a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HeadEndKind {
    /// `</head>`; elements of a head that follow are put into it all the same, until something else comes.
    EndTag,
    /// `<body>`, or `<frameset>`.
    Body,
    /// An element that cannot be in a head.
    Element,
    /// Text.
    Text,
    /// The end tag of something else: `</body>`, `</html>`, `</br>`.
    OtherEndTag,
}

/// What swallows the rest of a text, so that no element is found in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rest {
    /// What it is.
    pub kind: RestKind,
    /// From its start to the end of the text.
    pub span: Span,
}

/// What kind of thing swallows the rest of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RestKind {
    /// A tag without its `>`.
    Tag,
    /// A comment, or something that is read as one, without its end.
    Comment,
    /// A CDATA section without its end.
    Cdata,
    /// A `<script>`, `<style>`, `<title>`, `<textarea>` … without its end tag: all text.
    RawText,
    /// `<plaintext>`, which has no end tag.
    Plaintext,
    /// `<frameset>`: only frames are read from here on.
    Frameset,
}

impl MetaKey {
    /// Its name, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::HttpEquiv => "http-equiv",
        }
    }
}

impl LinkKind {
    /// Its name, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Canonical => "canonical",
            Self::License => "license",
        }
    }
}

impl HeadEndKind {
    /// Its name, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::EndTag => "end-tag",
            Self::Body => "body",
            Self::Element => "element",
            Self::Text => "text",
            Self::OtherEndTag => "other-end-tag",
        }
    }
}

impl RestKind {
    /// Its name, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Tag => "tag",
            Self::Comment => "comment",
            Self::Cdata => "cdata",
            Self::RawText => "raw-text",
            Self::Plaintext => "plaintext",
            Self::Frameset => "frameset",
        }
    }
}
