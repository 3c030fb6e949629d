//! The names of attributes that some element is asked for.

/// An attribute by its name; others are not kept, for a tag may have a million of them.
macro_rules! attribute_names {
    ($($attribute:ident $name:literal)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(super) enum AttributeName {
            $($attribute,)*
        }

        impl AttributeName {
            /// The attribute of this name, in any letter case.
            // Not a part of the loop over all tags, most of which have no attribute.
            #[inline(never)]
            pub(super) fn named(name: &[u8]) -> Option<Self> {
                match outline(name) {
                    $(it if it == const { outline($name.as_bytes()) } && name.eq_ignore_ascii_case($name.as_bytes()) => {
                        Some(Self::$attribute)
                    })*
                    _ => None,
                }
            }
        }
    };
}

attribute_names! {
    Color "color" Content "content" DataNosnippet "data-nosnippet" Disabled "disabled" Encoding "encoding" Face "face" Href "href"
    Hreflang "hreflang" HttpEquiv "http-equiv" Name "name" Nomodule "nomodule" Rel "rel"
    Size "size" Src "src" Type "type"
}

/// Length and first letter as one number, which leaves one name to compare with.
const fn outline(name: &[u8]) -> usize {
    match name {
        [first, ..] => name.len() << 8 | first.to_ascii_lowercase() as usize,
        [] => 0,
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
