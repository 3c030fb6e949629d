//! How a reader interprets robots.txt: a struct of small policies, with named presets.
//!
//! The text is parsed once ([`RobotsTxt`](crate::RobotsTxt)). A dialect decides which records count, which crawlers a group
//! addresses, and how patterns and paths are compared.

mod about;
mod encoding;
mod grouping;
mod names;
mod policy;
mod precedence;
mod presets;
mod records;
mod token;

pub use about::{Description, PolicyValue};
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

/// A way to interpret robots.txt. Every field except the name is a policy. [`DialectName`] lists the presets; a custom dialect is a
/// modified preset.
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
    /// The name of the preset. A custom dialect has the name of the preset that it modifies.
    pub name: DialectName,
    /// Which spellings of a field's name are accepted.
    pub field_names: FieldNames,
    /// Whether white space may replace a missing colon.
    pub missing_colon: MissingColon,
    /// Whether allow rules are supported.
    pub allow_field: AllowField,
    /// How many bytes of a line are read.
    pub line_limit: LineLimit,
    /// How a NUL byte affects its line.
    pub nul: Nul,
    /// How an incomplete byte order mark is treated.
    pub partial_byte_order_mark: PartialByteOrderMark,
    /// Whether a blank line ends a group.
    pub blank_lines: BlankLines,
    /// How user-agent values are compared with a crawler's token.
    pub product_token: ProductToken,
    /// Which user-agent values address every crawler.
    pub wildcard_token: WildcardToken,
    /// Which groups apply to a crawler.
    pub group_selection: GroupSelection,
    /// The encoding in which patterns and paths are compared.
    pub encoding: Encoding,
    /// The meaning of `*` and `$` in patterns, and where in a path a pattern may match.
    pub wildcards: Wildcards,
    /// Which of several matching rules decides.
    pub precedence: Precedence,
    /// Which bytes count towards the length of a pattern.
    pub pattern_length: PatternLength,
    /// What a disallow rule without a path does.
    pub empty_disallow: EmptyDisallow,
    /// Whether an allow rule for `…/index.html` also allows its directory.
    pub directory_index: DirectoryIndex,
    /// Whether rules apply to `/robots.txt` itself.
    pub robots_txt_itself: RobotsTxtItself,
}
