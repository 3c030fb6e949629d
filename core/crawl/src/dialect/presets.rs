use super::{
    AllowField, BlankLines, Dialect, DialectName, DirectoryIndex, EmptyDisallow, Encoding, FieldNames, GroupSelection, LineLimit,
    MissingColon, Nul, PartialByteOrderMark, PatternLength, Precedence, ProductToken, RobotsTxtItself, WildcardToken, Wildcards,
};

impl Dialect {
    /// RFC 9309 as written, lenient only where it leaves room.
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
        pattern_length: PatternLength::Octets,
        empty_disallow: EmptyDisallow::NoEffect,
        directory_index: DirectoryIndex::Ordinary,
        robots_txt_itself: RobotsTxtItself::AlwaysAllowed,
    };

    /// Google's open-source parser, bit by bit with its quirks ([google-parser]).
    ///
    /// DIFFERENCE: the parser answers for `/robots.txt` as for any path. Googlebot fetches that file whatever it says (RFC 9309, 2.2.2), and
    /// what people ask about is Googlebot. With [`RobotsTxtItself::LikeAnyPath`] the dialect is the parser.
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

    /// Bing, which documents no difference to RFC 9309 in how rules are read ([bing-robots-txt]). That bingbot looks for
    /// msnbot too is its fallback chain.
    pub const BING: Self = Self { name: DialectName::Bing, ..Self::RFC9309 };

    /// Yandex, as its help and its tester show it ([yandex-robots-txt], [yandex-allow-disallow], [robotstxtr-corpus]).
    pub const YANDEX: Self = Self {
        name: DialectName::Yandex,
        product_token: ProductToken::Whole,
        pattern_length: PatternLength::WithoutRepeatsAndEnd,
        empty_disallow: EmptyDisallow::AllowsAll,
        ..Self::RFC9309
    };

    /// Apple, which documents no difference to RFC 9309 in how rules are read ([apple-applebot]). That Applebot looks for
    /// Googlebot too is its fallback chain.
    pub const APPLE: Self = Self { name: DialectName::Apple, ..Self::RFC9309 };

    /// Baidu: the order of the lines decides, `*` and `$` are known ([baidu-robots-txt], reported).
    pub const BAIDU: Self = Self {
        name: DialectName::Baidu,
        precedence: Precedence::FirstMatch,
        empty_disallow: EmptyDisallow::AllowsAll,
        ..Self::RFC9309
    };

    /// Mojeek: the first record that contains the bot's name, else the first one for everybody; nothing is merged; a
    /// rule matches wherever in the path its text stands ([mojeek-bot]).
    pub const MOJEEK: Self = Self {
        name: DialectName::Mojeek,
        product_token: ProductToken::Contained,
        group_selection: GroupSelection::FirstGroup,
        wildcards: Wildcards::Anywhere,
        ..Self::RFC9309
    };

    /// The original document of 1994: only User-agent and Disallow, records between blank lines, no wildcards in paths
    /// ([selfhtml-robots-txt], [robots-1994], [robots-1996]). It leaves open which of two records for one robot counts;
    /// the draft of 1996 names the first.
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

    /// The Internet draft of 1996: as in 1994, with Allow, and the first rule in the text that matches decides ([robots-1994], [robots-1996],
    /// [selfhtml-robots-txt]).
    pub const DRAFT_1996: Self = Self {
        name: DialectName::Draft1996,
        allow_field: AllowField::Known,
        robots_txt_itself: RobotsTxtItself::AlwaysAllowed,
        ..Self::CLASSIC_1994
    };

    /// The SELFHTML page on the extensions of 2008: a user-agent value is the beginning of the robot's name, the most
    /// specific record counts alone, the first rule that matches decides, wildcards are known (
    /// [selfhtml-robots-txt]).
    pub const SELFHTML_2008: Self = Self {
        name: DialectName::Selfhtml2008,
        blank_lines: BlankLines::EndGroup,
        product_token: ProductToken::Beginning,
        group_selection: GroupSelection::MostSpecificGroup,
        precedence: Precedence::FirstMatch,
        empty_disallow: EmptyDisallow::AllowsAll,
        ..Self::RFC9309
    };

    /// The same page on what Google is said to do: all allow lines in order, then the disallow lines ([selfhtml-robots-txt]).
    pub const SELFHTML_2008_ALLOW_FIRST: Self =
        Self { name: DialectName::Selfhtml2008AllowFirst, precedence: Precedence::AllowFirst, ..Self::SELFHTML_2008 };

    /// The Wikipedia article: crawlers stop at the first block that refers to them, blank lines divide blocks (
    /// [wikipedia-robots-txt]). On the order of rules it gives only an example that needs the longest match ([wikipedia-robots-txt]).
    pub const WIKIPEDIA: Self = Self {
        name: DialectName::Wikipedia,
        blank_lines: BlankLines::EndGroup,
        group_selection: GroupSelection::FirstThatApplies,
        ..Self::RFC9309
    };
}
