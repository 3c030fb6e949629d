use super::{
    AllowField, BlankLines, Dialect, DialectName, DirectoryIndex, EmptyDisallow, Encoding, FieldNames, GroupSelection, LineLimit,
    MissingColon, Nul, PartialByteOrderMark, PatternLength, Precedence, ProductToken, RobotsTxtItself, WildcardToken, Wildcards,
};

/// Defines the presets as constants of [`Dialect`], and the methods of [`DialectName`] that return them and their comments.
macro_rules! presets {
    ($($(#[doc = $doc:literal])+ pub const $constant:ident: Self = Self { name: DialectName::$name:ident, $($policies:tt)* };)+) => {
        impl Dialect {
            $($(#[doc = $doc])+ pub const $constant: Self = Self { name: DialectName::$name, $($policies)* };)+
        }

        impl DialectName {
            /// Returns the policies of the preset.
            pub const fn dialect(self) -> &'static Dialect {
                match self { $(Self::$name => &Dialect::$constant),+ }
            }

            pub(super) const fn comment(self) -> &'static str {
                match self { $(Self::$name => concat!($($doc),+)),+ }
            }
        }
    };
}

presets! {
    /// RFC 9309 as written, lenient only where the standard permits it.
    pub const RFC9309: Self = Self {
        name: DialectName::Rfc9309,
        field_names: FieldNames::Exact,
        missing_colon: MissingColon::Malformed,
        allow_field: AllowField::Known,
        line_limit: LineLimit::Unlimited,
        nul: Nul::Kept,
        partial_byte_order_mark: PartialByteOrderMark::Kept,
        blank_lines: BlankLines::Ignored,
        product_token: ProductToken::Relaxed,
        wildcard_token: WildcardToken::Alone,
        group_selection: GroupSelection::Merged,
        encoding: Encoding::Rfc9309,
        wildcards: Wildcards::Special,
        precedence: Precedence::LongestMatch,
        pattern_length: PatternLength::Bytes,
        empty_disallow: EmptyDisallow::NoEffect,
        directory_index: DirectoryIndex::Ordinary,
        robots_txt_itself: RobotsTxtItself::AlwaysAllowed,
    };

    /// Google's open-source parser with all its quirks ([google-parser]).
    ///
    /// DIFFERENCE: the parser applies rules to `/robots.txt` like any other path, but Googlebot always fetches this file (RFC
    /// 9309, 2.2.2). This dialect describes Googlebot, not the parser. With [`RobotsTxtItself::LikeAnyPath`] instead, the dialect
    /// would equal the parser.
    pub const GOOGLE: Self = Self {
        name: DialectName::Google,
        field_names: FieldNames::PrefixesAndTypos,
        missing_colon: MissingColon::Accepted,
        line_limit: LineLimit::Bytes(2083 * 8 - 1),
        nul: Nul::EndsLine,
        partial_byte_order_mark: PartialByteOrderMark::Skipped,
        product_token: ProductToken::Letters,
        wildcard_token: WildcardToken::BeforeWhiteSpace,
        encoding: Encoding::Google,
        directory_index: DirectoryIndex::AllowsDirectory,
        ..Self::RFC9309
    };

    /// Bing. Its documentation describes no reading of rules that differs from RFC 9309 ([bing-robots-txt]). If no group names
    /// bingbot, it obeys the group for msnbot; its entry in the catalogue records this fallback.
    pub const BING: Self = Self { name: DialectName::Bing, ..Self::RFC9309 };

    /// Yandex, according to its documentation and its robots.txt tester ([yandex-robots-txt], [yandex-allow-disallow],
    /// [robotstxtr-corpus]).
    pub const YANDEX: Self = Self {
        name: DialectName::Yandex,
        product_token: ProductToken::Whole,
        pattern_length: PatternLength::WithoutRepeatsAndEnd,
        empty_disallow: EmptyDisallow::AllowsAll,
        ..Self::RFC9309
    };

    /// Apple. Its documentation describes no reading of rules that differs from RFC 9309 ([apple-applebot]). If no group names
    /// Applebot, it obeys the group for Googlebot; its entry in the catalogue records this fallback.
    pub const APPLE: Self = Self { name: DialectName::Apple, ..Self::RFC9309 };

    /// Baidu: the first matching rule decides, and `*` and `$` are supported ([baidu-robots-txt], reported).
    pub const BAIDU: Self = Self {
        name: DialectName::Baidu,
        precedence: Precedence::FirstMatch,
        empty_disallow: EmptyDisallow::AllowsAll,
        ..Self::RFC9309
    };

    /// Mojeek: only the first group whose user-agent line contains the bot's name applies. If no group does, only the first group
    /// for `*` applies. A pattern matches anywhere in the path ([mojeek-bot]).
    pub const MOJEEK: Self = Self {
        name: DialectName::Mojeek,
        product_token: ProductToken::Contained,
        group_selection: GroupSelection::FirstGroup,
        wildcards: Wildcards::Anywhere,
        ..Self::RFC9309
    };

    /// The original document of 1994: only User-agent and Disallow, blank lines between groups (“records”), and no wildcards in paths
    /// ([selfhtml-robots-txt], [robots-1994], [robots-1996]). If two groups name a robot, the document does not define which one
    /// applies. This dialect uses the first, as the draft of 1996 requires.
    pub const CLASSIC_1994: Self = Self {
        name: DialectName::Classic1994,
        allow_field: AllowField::Unknown,
        blank_lines: BlankLines::EndGroup,
        product_token: ProductToken::Contained,
        group_selection: GroupSelection::FirstGroup,
        wildcards: Wildcards::Literal,
        precedence: Precedence::FirstMatch,
        empty_disallow: EmptyDisallow::AllowsAll,
        robots_txt_itself: RobotsTxtItself::LikeAnyPath,
        ..Self::RFC9309
    };

    /// The Internet draft of 1996: like the document of 1994, but with Allow, and `/robots.txt` is always allowed. The first matching rule
    /// in the text decides ([robots-1994], [robots-1996], [selfhtml-robots-txt]).
    pub const DRAFT_1996: Self = Self {
        name: DialectName::Draft1996,
        allow_field: AllowField::Known,
        robots_txt_itself: RobotsTxtItself::AlwaysAllowed,
        ..Self::CLASSIC_1994
    };

    /// SELFHTML's page, with the extensions of 2008. A user-agent value can be the beginning of a robot's name, and only the most
    /// specific group applies. The first matching rule decides, and wildcards are supported ([selfhtml-robots-txt]).
    pub const SELFHTML_2008: Self = Self {
        name: DialectName::Selfhtml2008,
        blank_lines: BlankLines::EndGroup,
        product_token: ProductToken::Beginning,
        group_selection: GroupSelection::MostSpecificGroup,
        precedence: Precedence::FirstMatch,
        empty_disallow: EmptyDisallow::AllowsAll,
        ..Self::RFC9309
    };

    /// Google's order of rules according to SELFHTML's page: the first matching allow line in the text decides; if none matches, the
    /// first matching disallow line decides ([selfhtml-robots-txt]).
    pub const SELFHTML_2008_ALLOW_FIRST: Self = Self { name: DialectName::Selfhtml2008AllowFirst, precedence: Precedence::AllowFirst, ..Self::SELFHTML_2008 };

    /// The Wikipedia article: a crawler obeys the first group that addresses it, and blank lines separate groups. The article does not
    /// define which of several matching rules decides; its only example requires the longest match ([wikipedia-robots-txt]).
    pub const WIKIPEDIA: Self = Self {
        name: DialectName::Wikipedia,
        blank_lines: BlankLines::EndGroup,
        group_selection: GroupSelection::FirstThatApplies,
        ..Self::RFC9309
    };
}
