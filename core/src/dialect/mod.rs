//! How a reader interprets robots.txt: a struct of small policies, and the named presets.
//!
//! The text is parsed once ([`RobotsTxt`](crate::RobotsTxt)); a dialect decides which of its records count, whom a
//! group addresses, and how patterns and paths are compared.

mod encoding;
mod records;
mod token;

pub use encoding::Encoding;
pub(crate) use encoding::push_encoded;
pub use records::{FieldNames, LineLimit, MissingColon, Nul, PartialByteOrderMark};
pub use token::{ProductToken, WildcardToken};

/// A way to read robots.txt. Every field is one policy; the presets are [`Dialect::RFC9309`] and [`Dialect::GOOGLE`].
///
/// ```
/// use robotscope::dialect::{Dialect, DialectName};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// // A misspelled field counts for Google and for nobody else (fact B20).
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let target = Target::parse("/a")?;
/// assert!(robots.is_allowed(&Agent::named("ExampleBot"), &target));
/// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(DialectName::Google), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dialect {
    /// The preset's name.
    pub name: DialectName,
    /// Which spellings of a field's name count.
    pub field_names: FieldNames,
    /// Whether white space may stand for a forgotten colon.
    pub missing_colon: MissingColon,
    /// How much of a line is read.
    pub line_limit: LineLimit,
    /// What a NUL byte does to its line.
    pub nul: Nul,
    /// Whether a broken byte order mark is skipped too.
    pub partial_byte_order_mark: PartialByteOrderMark,
    /// Which part of a user-agent line's value is the product token.
    pub product_token: ProductToken,
    /// Which values of a user-agent line mean every crawler.
    pub wildcard_token: WildcardToken,
    /// How patterns and paths are made comparable.
    pub encoding: Encoding,
    /// Whether an allow rule for `…/index.html` allows the directory too.
    pub directory_index: DirectoryIndex,
    /// Whether `/robots.txt` itself can be disallowed.
    pub robots_txt_itself: RobotsTxtItself,
}

impl Dialect {
    /// RFC 9309 as written, lenient only where it leaves room.
    pub const RFC9309: Self = Self {
        name: DialectName::Rfc9309,
        field_names: FieldNames::Exact,
        missing_colon: MissingColon::Malformed,
        line_limit: LineLimit::Unlimited,
        nul: Nul::Kept,
        partial_byte_order_mark: PartialByteOrderMark::Kept,
        product_token: ProductToken::Relaxed,
        wildcard_token: WildcardToken::Alone,
        encoding: Encoding::Rfc9309,
        directory_index: DirectoryIndex::Ordinary,
        robots_txt_itself: RobotsTxtItself::AlwaysAllowed,
    };

    /// Google's open-source parser, bit by bit with its quirks (facts B19 to B34).
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
        robots_txt_itself: RobotsTxtItself::LikeAnyPath,
    };
}

/// The number of presets.
pub(crate) const PRESETS: usize = DialectName::ALL.len();

/// The name of a preset.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DialectName {
    /// [`Dialect::RFC9309`]
    Rfc9309,
    /// [`Dialect::GOOGLE`]
    Google,
}

impl DialectName {
    /// All presets.
    pub const ALL: [Self; 2] = [Self::Rfc9309, Self::Google];

    /// The name as it is written in data and in JavaScript.
    ///
    /// ```
    /// use robotscope::dialect::DialectName;
    ///
    /// assert_eq!(DialectName::Rfc9309.as_str(), "rfc9309");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rfc9309 => "rfc9309",
            Self::Google => "google",
        }
    }

    /// The preset with this name.
    ///
    /// ```
    /// use robotscope::dialect::DialectName;
    ///
    /// assert_eq!(DialectName::from_name("google"), Some(DialectName::Google));
    /// assert_eq!(DialectName::from_name("altavista"), None);
    /// ```
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|dialect| dialect.as_str() == name)
    }

    /// The policies of the preset.
    pub const fn dialect(self) -> &'static Dialect {
        match self {
            Self::Rfc9309 => &Dialect::RFC9309,
            Self::Google => &Dialect::GOOGLE,
        }
    }
}

/// Whether an allow rule whose last segment begins with `index.htm` also allows exactly its directory (fact B32).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectoryIndex {
    /// It is a pattern like any other.
    Ordinary,
    /// `Allow: /a/index.html` that does not match is tried again as `/a/$`.
    AllowsDirectory,
}

/// Whether rules apply to `/robots.txt` itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobotsTxtItself {
    /// It is implicitly allowed (RFC 9309, 2.2.2; fact A14).
    AlwaysAllowed,
    /// Google's parser makes no exception.
    LikeAnyPath,
}
