//! A dialect describes how a reader interprets robots.txt. It is a struct of small policies. [`DialectName`] lists the presets.
//!
//! Parsing does not depend on a dialect, so each text is parsed only once ([`RobotsTxt`](crate::RobotsTxt)). A dialect then determines
//! the valid records, the crawlers that a group addresses, and the comparison of patterns with paths.

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

/// An interpretation of robots.txt. Every field except the name is a policy. [`DialectName`] lists the presets; a custom dialect is a
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
    /// The accepted spellings of a field's name.
    pub field_names: FieldNames,
    /// The effect of white space in place of a missing colon.
    pub missing_colon: MissingColon,
    /// The support for allow rules.
    pub allow_field: AllowField,
    /// The number of bytes of a line that are read.
    pub line_limit: LineLimit,
    /// The effect of a NUL byte on its line.
    pub nul: Nul,
    /// The effect of an incomplete byte order mark on the first line.
    pub partial_byte_order_mark: PartialByteOrderMark,
    /// The effect of a blank line on a group.
    pub blank_lines: BlankLines,
    /// The comparison of user-agent values with a crawler's token.
    pub product_token: ProductToken,
    /// The user-agent values that address every crawler.
    pub wildcard_token: WildcardToken,
    /// The selection of the groups that apply to a crawler.
    pub group_selection: GroupSelection,
    /// The encoding in which patterns and paths are compared.
    pub encoding: Encoding,
    /// The meaning of `*` and `$` in patterns, and the positions in a path at which a pattern may match.
    pub wildcards: Wildcards,
    /// The choice between several matching rules.
    pub precedence: Precedence,
    /// The bytes that count towards the length of a pattern.
    pub pattern_length: PatternLength,
    /// The effect of a disallow rule without a path.
    pub empty_disallow: EmptyDisallow,
    /// The effect of an allow rule for `…/index.html` on its directory.
    pub directory_index: DirectoryIndex,
    /// The effect of rules on `/robots.txt` itself.
    pub robots_txt_itself: RobotsTxtItself,
}
