//! The names of attributes that some element is asked for.

use super::tag::key;

/// An attribute by its name; others are not kept, for a tag may have a million of them.
macro_rules! attribute_names {
    ($($attribute:ident $name:literal)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum AttributeName {
            $($attribute,)*
        }

        /// The letters that some name begins with: the first bit stands for `a`.
        const LETTERS: u32 = $(letter($name.as_bytes()) |)* 0;

        impl AttributeName {
            /// The attribute of this name, in any letter case.
            #[inline]
            pub(super) fn named(name: &[u8]) -> Option<Self> {
                const LONGEST: usize = 16;
                if name.len() > LONGEST || LETTERS & letter(name) == 0 {
                    return None;
                }
                match key(name) {
                    $(key if key == const { self::key($name.as_bytes()) } => Some(Self::$attribute),)*
                    _ => None,
                }
            }
        }
    };
}

attribute_names! {
    Color "color" Content "content" DataNosnippet "data-nosnippet" Disabled "disabled" Encoding "encoding" Face "face" Href "href"
    Hreflang "hreflang" HttpEquiv "http-equiv" Name "name" Nomodule "nomodule" Rel "rel" Size "size" Src "src" Type "type"
}

const fn letter(name: &[u8]) -> u32 {
    match name {
        [first, ..] if first.is_ascii_alphabetic() => 1 << (first.to_ascii_lowercase() - b'a'),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_any_letter_case_and_no_others() {
        assert_eq!(AttributeName::named(b"Data-NoSnippet"), Some(AttributeName::DataNosnippet));
        assert_eq!(AttributeName::named(b"hrefLang"), Some(AttributeName::Hreflang));
        for other in ["", "data-nosnippets", "hre", "\0href", "xtype", "=rel", "data-nosnippet-of-another"] {
            assert_eq!(AttributeName::named(other.as_bytes()), None, "{other:?}");
        }
    }
}
