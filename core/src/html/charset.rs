//! Detects the encoding of a document ([HTML Standard, determining the character
//! encoding](https://html.spec.whatwg.org/multipage/parsing.html#determining-the-character-encoding)).

use crate::names::names;
use crate::text::{Text, is_like_utf16};

/// The encoding of a document, as far as it affects the search for elements: UTF-16, another encoding with ASCII tags, or an unsupported
/// encoding.
///
/// ```
/// use robotscope::html::{Charset, Html};
///
/// let html = Html::parse(b"\xFF\xFE<\0p\0>\0");
/// assert_eq!((html.charset(), html.text()), (Charset::Utf16Le, "<p>".as_bytes()));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(type = "\"ascii-based\" | \"utf-16le\" | \"utf-16be\" | UnreadCharset")
)]
#[non_exhaustive]
pub enum Charset {
    /// UTF-8, or another encoding in which tags are ASCII. Elements are found without decoding the bytes.
    AsciiBased,
    /// UTF-16, little-endian. The text is decoded before it is read.
    #[cfg_attr(feature = "serde", serde(rename = "utf-16le"))]
    Utf16Le,
    /// UTF-16, big-endian. The text is decoded before it is read.
    #[cfg_attr(feature = "serde", serde(rename = "utf-16be"))]
    Utf16Be,
    /// An unsupported encoding: the document is not read.
    #[cfg_attr(feature = "serde", serde(untagged))]
    Unread(UnreadCharset),
}

names! {
    /// An encoding in which elements cannot be found reliably: undeclared UTF-16, ISO-2022-JP, or an encoding that browsers refuse. The
    /// document's content is then unknown.
    ///
    /// ```
    /// use robotscope::html::{Charset, Html, UnreadCharset};
    ///
    /// let html = Html::parse_served("<meta name=robots content=noindex>", Some(b"iso-2022-jp"));
    /// assert_eq!(html.charset(), Charset::Unread(UnreadCharset::Iso2022Jp));
    /// ```
    #[non_exhaustive]
    pub enum UnreadCharset {
        /// UTF-16 that neither a byte order mark nor a header declares. Browsers guess another encoding, and the behaviour of crawlers is
        /// not documented.
        UndeclaredUtf16 = "undeclared-utf-16",
        /// ISO-2022-JP. The bytes of a tag may be part of another character.
        Iso2022Jp = "iso-2022-jp",
        /// An encoding that browsers refuse to read: `hz-gb-2312`, `iso-2022-cn`, `iso-2022-kr`
        /// ([Encoding Standard, replacement](https://encoding.spec.whatwg.org/#replacement)).
        Refused = "refused",
    }
}

impl Charset {
    /// Returns the name used in JavaScript.
    ///
    /// ```
    /// assert_eq!(robotscope::html::Charset::Utf16Le.as_str(), "utf-16le");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::AsciiBased => "ascii-based",
            Self::Utf16Le => "utf-16le",
            Self::Utf16Be => "utf-16be",
            Self::Unread(unread) => unread.as_str(),
        }
    }

    /// Returns `true` if elements can be found in this encoding.
    pub(crate) const fn is_read(self) -> bool {
        !matches!(self, Self::Unread(_))
    }

    /// Detects the encoding of a document from its first bytes and from `charset`, the parameter of its Content-Type header. The order is:
    /// byte order mark, header, XML declaration in UTF-16, other signs of UTF-16, meta element near the start, XML declaration.
    pub(super) fn detect_served(bytes: &[u8], charset: Option<&[u8]>) -> Self {
        if let Some(by_mark) = Self::from_byte_order_mark(bytes) {
            return by_mark;
        }
        match charset.and_then(Self::labelled) {
            Some(by_header) => by_header,
            None if bytes.starts_with(b"<\0?\0x\0") => Self::Utf16Le,
            None if bytes.starts_with(b"\0<\0?\0x") => Self::Utf16Be,
            None if is_like_utf16(bytes) => Self::Unread(UnreadCharset::UndeclaredUtf16),
            // Ignore a declaration in ASCII that names UTF-16: it cannot be right.
            None => declared(bytes).and_then(Self::labelled).filter(|charset| !charset.is_utf16()).unwrap_or(Self::AsciiBased),
        }
    }

    /// Returns the encoding that a byte order mark declares; `None` without a byte order mark.
    pub(super) fn from_byte_order_mark(bytes: &[u8]) -> Option<Self> {
        match bytes {
            [0xEF, 0xBB, 0xBF, ..] => Some(Self::AsciiBased),
            [0xFF, 0xFE, ..] => Some(Self::Utf16Le),
            [0xFE, 0xFF, ..] => Some(Self::Utf16Be),
            _ => None,
        }
    }

    const fn is_utf16(self) -> bool {
        matches!(self, Self::Utf16Le | Self::Utf16Be)
    }

    /// Returns the encoding for a label ([Encoding Standard, names and labels](https://encoding.spec.whatwg.org/#names-and-labels)); `None`
    /// if the label is empty. Every label that is not listed here counts as [`Charset::AsciiBased`].
    fn labelled(label: &[u8]) -> Option<Self> {
        let label = label.trim_ascii().to_ascii_lowercase();
        Some(match label.as_slice() {
            b"" => return None,
            b"utf-16" | b"utf-16le" | b"csunicode" | b"iso-10646-ucs-2" | b"ucs-2" | b"unicode" | b"unicodefeff" => Self::Utf16Le,
            b"utf-16be" | b"unicodefffe" => Self::Utf16Be,
            b"iso-2022-jp" | b"csiso2022jp" => Self::Unread(UnreadCharset::Iso2022Jp),
            b"hz-gb-2312" | b"iso-2022-cn" | b"iso-2022-cn-ext" | b"iso-2022-kr" | b"csiso2022kr" | b"replacement" => {
                Self::Unread(UnreadCharset::Refused)
            }
            _ => Self::AsciiBased,
        })
    }

    /// Decodes UTF-16 and removes its byte order mark. Returns text in any other encoding unchanged.
    pub(super) fn decode(self, text: Text<'_>) -> Text<'_> {
        let unit: fn([u8; 2]) -> u16 = match self {
            Self::Utf16Le => u16::from_le_bytes,
            Self::Utf16Be => u16::from_be_bytes,
            _ => return text,
        };
        let bytes = match &*text {
            [0xFF, 0xFE, rest @ ..] | [0xFE, 0xFF, rest @ ..] => rest,
            all => all,
        };
        let (pairs, rest) = bytes.as_chunks::<2>();
        let characters = char::decode_utf16(pairs.iter().map(|pair| unit(*pair)));
        let characters = characters.map(|character| character.unwrap_or(char::REPLACEMENT_CHARACTER));
        let odd = (!rest.is_empty()).then_some(char::REPLACEMENT_CHARACTER);
        characters.chain(odd).collect::<String>().into()
    }
}

/// Returns the encoding label after `charset=` in the first 1024 bytes, as in `<meta charset=…>`, or otherwise the label after `encoding=`
/// in an XML declaration.
fn declared(bytes: &[u8]) -> Option<&[u8]> {
    let near = bytes.get(..1024).unwrap_or(bytes);
    let xml = || near.starts_with(b"<?xml").then(|| near.split(|byte| *byte == b'>').next()).flatten();
    label_of(near, b"charset").or_else(|| label_of(xml()?, b"encoding"))
}

fn label_of<'b>(text: &'b [u8], name: &[u8]) -> Option<&'b [u8]> {
    let at = text.windows(name.len()).position(|word| word.eq_ignore_ascii_case(name))?;
    let label = text.get(at + name.len()..)?.trim_ascii_start().strip_prefix(b"=")?.trim_ascii_start();
    let label = label.strip_prefix(b"\"").or_else(|| label.strip_prefix(b"'")).unwrap_or(label);
    label.split(|byte| byte.is_ascii_whitespace() || matches!(byte, b'"' | b'\'' | b';' | b'>' | b'/')).next()
}
