//! How a reader interprets robots.txt: a struct of small policies, and the named presets.
//!
//! The text is parsed once ([`RobotsTxt`](crate::RobotsTxt)); a dialect decides which of its records count, whom a
//! group addresses, and how patterns and paths are compared.

mod encoding;
mod grouping;
mod names;
mod policy;
mod precedence;
mod presets;
mod records;
mod token;

pub use encoding::Encoding;
#[doc(hidden)]
pub use encoding::percent_encoded;
pub use grouping::{BlankLines, GroupSelection};
pub use names::DialectName;
pub(crate) use names::PRESETS;
pub use policy::Policy;
pub use precedence::{DirectoryIndex, EmptyDisallow, PatternLength, Precedence, RobotsTxtItself, Wildcards};
pub use records::{AllowField, FieldNames, LineLimit, MissingColon, Nul, PartialByteOrderMark};
pub use token::{ProductToken, WildcardToken};

/// A way to read robots.txt. Every field is one policy; [`DialectName`] lists the presets, and one of your own begins with
/// one of them.
///
/// ```
/// use robotscope::dialect::{Dialect, Precedence};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /\nAllow: /public/");
/// let target = Target::parse("/public/a")?;
/// let agent = Agent::named("ExampleBot");
/// assert!(robots.is_allowed(&agent, &target));
///
/// let mut first_match = Dialect::RFC9309;
/// first_match.precedence = Precedence::FirstMatch;
/// assert!(!robots.is_allowed(&agent.reading_as(first_match), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Dialect {
    /// The preset's name, or that of the preset that it began with.
    pub name: DialectName,
    /// Which spellings of a field's name count.
    pub field_names: FieldNames,
    /// Whether white space may stand for a forgotten colon.
    pub missing_colon: MissingColon,
    /// Whether allow rules are known.
    pub allow_field: AllowField,
    /// How much of a line is read.
    pub line_limit: LineLimit,
    /// What a NUL byte does to its line.
    pub nul: Nul,
    /// Whether a broken byte order mark is skipped too.
    pub partial_byte_order_mark: PartialByteOrderMark,
    /// What a blank line means.
    pub blank_lines: BlankLines,
    /// How the value of a user-agent line names a crawler.
    pub product_token: ProductToken,
    /// Which values of a user-agent line mean every crawler.
    pub wildcard_token: WildcardToken,
    /// Which groups bind a crawler.
    pub group_selection: GroupSelection,
    /// How patterns and paths are made comparable.
    pub encoding: Encoding,
    /// Whether `*` and `$` are special in patterns.
    pub wildcards: Wildcards,
    /// Which of the rules that match decides.
    pub precedence: Precedence,
    /// How the length of a pattern is counted.
    pub pattern_length: PatternLength,
    /// What a disallow rule without a path says.
    pub empty_disallow: EmptyDisallow,
    /// Whether an allow rule for `…/index.html` allows the directory too.
    pub directory_index: DirectoryIndex,
    /// Whether `/robots.txt` itself can be disallowed.
    pub robots_txt_itself: RobotsTxtItself,
}
