//! The elements with special parsing rules.

/// An element that HTML's parsing rules mention by name. All other elements are `Other`.
macro_rules! tags {
    ($($tag:ident $name:literal)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        #[repr(u8)]
        pub(in crate::html) enum Tag {
            $($tag,)*
            Other,
        }

        const TAGS: [Tag; Tag::Other as usize] = [$(Tag::$tag,)*];
        const KEYS: [Key; Tag::Other as usize] = [$(key($name.as_bytes()),)*];
        /// The kinds of each tag, such as void or special, as bits. A look-up needs less code and time than comparing a tag with every
        /// element of a kind.
        static KINDS: [u8; Tag::Other as usize + 1] = [$(kinds(Tag::$tag),)* 0];
    };
}

// In alphabetical order, as `STARTS` requires.
tags! {
    A "a" Address "address" AnnotationXml "annotation-xml" Applet "applet" Area "area" Article "article" Aside "aside"
    B "b" Base "base" Basefont "basefont" Bgsound "bgsound" Big "big" Blockquote "blockquote" Body "body" Br "br"
    Button "button" Caption "caption" Center "center" Code "code" Col "col" Colgroup "colgroup" Dd "dd" Desc "desc"
    Details "details" Dialog "dialog" Dir "dir" Div "div" Dl "dl" Dt "dt" Em "em" Embed "embed" Fieldset "fieldset"
    Figcaption "figcaption" Figure "figure" Font "font" Footer "footer" ForeignObject "foreignobject" Form "form"
    Frame "frame" Frameset "frameset" H1 "h1" H2 "h2" H3 "h3" H4 "h4" H5 "h5" H6 "h6" Head "head" Header "header"
    Hgroup "hgroup" Hr "hr" Html "html" I "i" Iframe "iframe" Image "image" Img "img" Input "input" Keygen "keygen" Li "li"
    Link "link" Listing "listing" Main "main" Malignmark "malignmark" Marquee "marquee" Math "math" Menu "menu" Meta "meta"
    Mglyph "mglyph" Mi "mi" Mn "mn" Mo "mo" Ms "ms" Mtext "mtext" Nav "nav" Nobr "nobr" Noembed "noembed"
    Noframes "noframes" Noscript "noscript" Object "object" Ol "ol" Optgroup "optgroup" Option "option" P "p" Param "param"
    Plaintext "plaintext" Pre "pre" Rb "rb" Rp "rp" Rt "rt" Rtc "rtc" Ruby "ruby" S "s" Script "script" Search "search"
    Section "section" Select "select" Small "small" Source "source" Span "span" Strike "strike" Strong "strong"
    Style "style" Sub "sub" Summary "summary" Sup "sup" Svg "svg" Table "table" Tbody "tbody" Td "td" Template "template"
    Textarea "textarea" Tfoot "tfoot" Th "th" Thead "thead" Title "title" Tr "tr" Track "track" Tt "tt" U "u" Ul "ul"
    Var "var" Wbr "wbr" Xmp "xmp"
}

/// An element name of up to sixteen bytes as two numbers: its first eight bytes, and the rest.
type Key = (u64, u64);

const fn key(name: &[u8]) -> Key {
    match name.split_at_checked(8) {
        // The 1 distinguishes a name of eight bytes from a longer name that continues with zero bytes.
        Some((first, rest)) => (number(0, first), number(1, rest)),
        None => (number(0, name), 0),
    }
}

/// Appends up to eight bytes to the number `before`.
const fn number(before: u64, bytes: &[u8]) -> u64 {
    let mut number = before;
    let mut rest = bytes;
    while let [byte, behind @ ..] = rest {
        number = number << 8 | byte.to_ascii_lowercase() as u64;
        rest = behind;
    }
    number
}

/// For each letter, the number of names that begin with an earlier letter. The last entry is the number of all names.
const STARTS: [usize; 27] = {
    let mut starts = [0; 27];
    let (mut letter, mut rest): (u8, &mut [usize]) = (b'a', &mut starts);
    while let [start, behind @ ..] = rest {
        let mut keys = KEYS.as_slice();
        while let [(first, _), others @ ..] = keys {
            let unused = first.leading_zeros() / 8 * 8;
            *start += ((*first << unused >> 56) < letter as u64) as usize;
            keys = others;
        }
        (letter, rest) = (letter + 1, behind);
    }
    starts
};

const SPECIAL: u8 = 1;
const SCOPE: u8 = 1 << 1;
const BLOCK: u8 = 1 << 2;
const HEADING: u8 = 1 << 3;
const VOID: u8 = 1 << 4;
const FORMATTING: u8 = 1 << 5;
const IMPLIED_END: u8 = 1 << 6;
const OF_TABLE: u8 = 1 << 7;

/// Returns the kinds of an element as bits.
const fn kinds(tag: Tag) -> u8 {
    use Tag::*;
    let is_scope = matches!(tag, Applet | Caption | Html | Table | Td | Th | Marquee | Object | Select | Template);
    let is_block = matches!(tag, Address | Article | Aside | Blockquote | Center | Details | Dialog | Dir | Div | Dl | Fieldset)
        || matches!(tag, Figcaption | Figure | Footer | Header | Hgroup | Listing | Main | Menu | Nav | Ol | Pre)
        || matches!(tag, Search | Section | Summary | Ul);
    let is_heading = matches!(tag, H1 | H2 | H3 | H4 | H5 | H6);
    let is_void = matches!(tag, Area | Base | Basefont | Bgsound | Br | Col | Embed | Frame | Hr | Image | Img | Input | Keygen)
        || matches!(tag, Link | Meta | Param | Source | Track | Wbr);
    let is_special = is_scope
        || (is_block && !matches!(tag, Dialog))
        || is_heading
        || is_void
        || matches!(tag, Body | Colgroup | Dd | Dt | Form | Frameset | Head | Iframe | Li | Noembed)
        || matches!(tag, Noframes | Noscript | P | Plaintext | Script | Style | Tbody | Textarea | Tfoot)
        || matches!(tag, Thead | Title | Tr | Xmp | Button);
    let is_formatting = matches!(tag, A | B | Big | Code | Em | Font | I | Nobr | S | Small | Strike | Strong | Tt | U);
    let has_implied_end = matches!(tag, Dd | Dt | Li | Optgroup | Option | P | Rb | Rp | Rt | Rtc);
    let is_of_table = matches!(tag, Caption | Col | Colgroup | Tbody | Td | Tfoot | Th | Thead | Tr);
    is_special as u8 * SPECIAL
        + is_scope as u8 * SCOPE
        + is_block as u8 * BLOCK
        + is_heading as u8 * HEADING
        + is_void as u8 * VOID
        + is_formatting as u8 * FORMATTING
        + has_implied_end as u8 * IMPLIED_END
        + is_of_table as u8 * OF_TABLE
}

impl Tag {
    /// Returns the tag with this name, ignoring case; `Other` if the name is unknown.
    pub(in crate::html) fn named(name: &[u8]) -> Self {
        if name.len() > 16 {
            return Self::Other;
        }
        // Texts contain many tags, so compare the name only with the few known names that begin with the same letter.
        let letter = name.first().map_or(0, |first| first.to_ascii_lowercase().wrapping_sub(b'a') as usize);
        let Some([start, end]) = STARTS.get(letter..).and_then(|starts| starts.first_chunk()) else { return Self::Other };
        let alike = KEYS.get(*start..*end).unwrap_or_default();
        let key = key(name);
        alike
            .iter()
            .position(|candidate| *candidate == key)
            .and_then(|place| TAGS.get(start + place))
            .copied()
            .unwrap_or(Self::Other)
    }

    fn is(self, kind: u8) -> bool {
        KINDS.get(self as usize).is_some_and(|kinds| kinds & kind != 0)
    }

    /// Returns `true` for HTML elements that the standard calls special: <https://html.spec.whatwg.org/multipage/parsing.html#special>.
    pub(in crate::html) fn is_special(self) -> bool {
        self.is(SPECIAL)
    }

    /// Returns `true` for HTML elements that stop the search for an open element.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#has-an-element-in-scope>
    pub(in crate::html) fn is_scope(self) -> bool {
        self.is(SCOPE)
    }

    /// Returns `true` for elements whose start tag closes an open paragraph and whose end tag closes all elements inside them.
    pub(in crate::html) fn is_block(self) -> bool {
        self.is(BLOCK)
    }

    pub(in crate::html) fn is_heading(self) -> bool {
        self.is(HEADING)
    }

    /// Returns `true` for elements that cannot have content.
    pub(in crate::html) fn is_void(self) -> bool {
        self.is(VOID)
    }

    /// Returns `true` for HTML elements that the standard calls formatting:
    /// <https://html.spec.whatwg.org/multipage/parsing.html#formatting>.
    pub(in crate::html) fn is_formatting(self) -> bool {
        self.is(FORMATTING)
    }

    /// Returns `true` for elements whose end tag may be implied:
    /// <https://html.spec.whatwg.org/multipage/parsing.html#generate-implied-end-tags>.
    pub(in crate::html) fn has_implied_end(self) -> bool {
        self.is(IMPLIED_END)
    }

    /// Returns `true` for elements that belong in a table. Outside tables, their tags are ignored.
    pub(in crate::html) fn is_of_table(self) -> bool {
        self.is(OF_TABLE)
    }

    /// Returns `true` for start tags that close all open SVG and MathML elements. Excludes `font`, which closes them only if it has certain
    /// attributes.
    ///
    /// <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>
    pub(in crate::html) fn breaks_out(self) -> bool {
        use Tag::*;
        self.is_heading()
            || matches!(self, B | Big | Blockquote | Body | Br | Center | Code | Dd | Div | Dl | Dt | Em | Embed | Head)
            || matches!(self, Hr | I | Img | Li | Listing | Menu | Meta | Nobr | Ol | P | Pre | Ruby | S | Small | Span)
            || matches!(self, Strong | Strike | Sub | Sup | Table | Tt | U | Ul | Var)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recognises_element_names_in_any_letter_case() {
        assert_eq!((STARTS[0], STARTS[26]), (0, TAGS.len()));
        for (key, tag) in KEYS.iter().zip(TAGS) {
            let name: Vec<u8> = [key.0, key.1].iter().flat_map(|number| number.to_be_bytes()).filter(|byte| *byte > 1).collect();
            assert_eq!(Tag::named(&name), tag);
            assert_eq!(Tag::named(&name.to_ascii_uppercase()), tag);
        }
        assert_eq!(Tag::named(b"META"), Tag::Meta);
        assert_eq!(Tag::named(b"foreignObject"), Tag::ForeignObject);
        assert_eq!(Tag::named(b"annotation-xml"), Tag::AnnotationXml);
        let zeros = ["met\0", "meta\0", "\0meta", "template\0", "blockquo\0te"];
        let others = ["", "met", "metas", "{", "`", "é", "zzz", "0", "x-meta", "annotation-xml-encoding"];
        for name in zeros.into_iter().chain(others) {
            assert_eq!(Tag::named(name.as_bytes()), Tag::Other, "{name}");
        }
    }
}
