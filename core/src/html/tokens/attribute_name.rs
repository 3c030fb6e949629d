//! The attributes that the HTML reader uses.

/// An attribute that the HTML reader uses. Other attributes are dropped, because a tag may have a million attributes.
macro_rules! attribute_names {
    ($($attribute:ident $name:literal)*) => {
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub(in crate::html) enum AttributeName {
            $($attribute,)*
        }

        impl AttributeName {
            /// Returns the attribute with this name, ignoring case; `None` for an unknown name. A separate function keeps this code out of
            /// the loop over all tags, because most tags have no attributes.
            #[inline(never)]
            pub(in crate::html) fn named(name: &[u8]) -> Option<Self> {
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

/// Combines a name's length and first letter into a number. No two known names share a number, so at most one name has to be compared in
/// full.
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
    fn recognises_attribute_names_in_any_letter_case() {
        assert_eq!(AttributeName::named(b"Data-NoSnippet"), Some(AttributeName::DataNosnippet));
        assert_eq!(AttributeName::named(b"hrefLang"), Some(AttributeName::Hreflang));
        for other in ["", "data-nosnippets", "hre", "\0href", "xtype", "=rel", "data-nosnippet-of-another"] {
            assert_eq!(AttributeName::named(other.as_bytes()), None, "{other:?}");
        }
    }
}
