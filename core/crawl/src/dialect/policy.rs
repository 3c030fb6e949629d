use super::Dialect;
use crate::names::names;

macro_rules! policies {
    ($($(#[$doc:meta])* $policy:ident, $field:ident, $name:tt, $about:literal;)+) => {
        names! {
            /// A policy of a dialect: one way in which readers differ.
            ///
            /// ```
            /// use robotscope::dialect::Policy;
            ///
            /// assert_eq!(Policy::BlankLines.as_str(), "blank-lines");
            /// ```
            #[non_exhaustive]
            pub enum Policy {
                $($(#[$doc])* $policy = $name),+
            }
        }

        impl Policy {
            /// Returns the display name of the policy.
            ///
            /// ```
            /// use robotscope::dialect::Policy;
            ///
            /// assert_eq!(Policy::BlankLines.about(), "whether a blank line ends a group");
            /// ```
            pub const fn about(self) -> &'static str {
                match self {
                    $(Self::$policy => $about),+
                }
            }

            /// Returns `true` if two dialects differ in this policy.
            ///
            /// ```
            /// use robotscope::dialect::{Dialect, Policy};
            ///
            /// assert!(Policy::FieldNames.differs(&Dialect::RFC9309, &Dialect::GOOGLE));
            /// assert!(!Policy::Precedence.differs(&Dialect::RFC9309, &Dialect::GOOGLE));
            /// ```
            pub fn differs(self, one: &Dialect, other: &Dialect) -> bool {
                match self {
                    $(Self::$policy => one.$field != other.$field),+
                }
            }

            /// Returns the name and the documentation comment of a dialect's value for this policy.
            pub(super) const fn value(self, dialect: &Dialect) -> (&'static str, &'static str) {
                match self {
                    $(Self::$policy => dialect.$field.documented()),+
                }
            }

            /// Copies this policy into `dialect` from another dialect.
            ///
            /// ```
            /// use robotscope::dialect::{Dialect, Policy};
            ///
            /// let mut dialect = Dialect::RFC9309;
            /// Policy::FieldNames.copy_into(&mut dialect, &Dialect::GOOGLE);
            /// assert_eq!(dialect.field_names, Dialect::GOOGLE.field_names);
            /// assert_eq!(dialect.missing_colon, Dialect::RFC9309.missing_colon);
            /// ```
            pub fn copy_into(self, dialect: &mut Dialect, from: &Dialect) {
                match self {
                    $(Self::$policy => dialect.$field = from.$field),+
                }
            }
        }
    };
}

policies! {
    /// [`Dialect::field_names`]
    FieldNames, field_names, "field-names", "which spellings of field names are accepted";
    /// [`Dialect::missing_colon`]
    MissingColon, missing_colon, "missing-colon", "whether a line may lack its colon";
    /// [`Dialect::allow_field`]
    AllowField, allow_field, "allow-field", "whether allow rules are supported";
    /// [`Dialect::line_limit`]
    LineLimit, line_limit, "line-limit", "how much of a line is read";
    /// [`Dialect::nul`]
    Nul, nul, "nul", "how a NUL byte affects its line";
    /// [`Dialect::partial_byte_order_mark`]
    PartialByteOrderMark, partial_byte_order_mark, "partial-byte-order-mark", "how an incomplete byte order mark is handled";
    /// [`Dialect::blank_lines`]
    BlankLines, blank_lines, "blank-lines", "whether a blank line ends a group";
    /// [`Dialect::product_token`]
    ProductToken, product_token, "product-token", "how user-agent values are compared with a crawler’s name";
    /// [`Dialect::wildcard_token`]
    WildcardToken, wildcard_token, "wildcard-token", "which user-agent values address every crawler";
    /// [`Dialect::group_selection`]
    GroupSelection, group_selection, "group-selection", "which groups apply to a crawler";
    /// [`Dialect::encoding`]
    Encoding, encoding, "encoding", "how percent-encoded characters are compared";
    /// [`Dialect::wildcards`]
    Wildcards, wildcards, "wildcards", "whether * and $ are special, and where in the path a pattern may match";
    /// [`Dialect::precedence`]
    Precedence, precedence, "precedence", "which of several matching rules decides";
    /// [`Dialect::pattern_length`]
    PatternLength, pattern_length, "pattern-length", "how the length of a pattern is counted";
    /// [`Dialect::empty_disallow`]
    EmptyDisallow, empty_disallow, "empty-disallow", "whether an empty disallow rule allows everything";
    /// [`Dialect::directory_index`]
    DirectoryIndex, directory_index, "directory-index", "whether an allow rule for index.html also allows its directory";
    /// [`Dialect::robots_txt_itself`]
    RobotsTxtItself, robots_txt_itself, "robots-txt-itself", "whether robots.txt itself can be disallowed";
}
