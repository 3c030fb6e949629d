//! What a rule says, and which of the rules that match decides.

/// Which of the rules that match a path decides ([selfhtml-robots-txt], [rfc9309-rules]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Precedence {
    /// The longest; allow, if an allow rule is as long as the longest disallow rule ([rfc9309-rules], [google-parser], [yandex-allow-disallow]).
    LongestMatch,
    /// The first in the text ([selfhtml-robots-txt], [baidu-robots-txt]).
    FirstMatch,
    /// The first allow rule in the text; without one, the first disallow rule ([selfhtml-robots-txt]).
    AllowFirst,
}

/// Whether `*` and `$` are special in patterns ([selfhtml-robots-txt], [rfc9309-patterns]), and where in the path a pattern may stand.
///
/// ```
/// use robotscope::dialect::{Dialect, Wildcards};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow: /*.pdf$"), Target::parse("/a.pdf")?);
/// let mut dialect = Dialect::RFC9309;
/// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// dialect.wildcards = Wildcards::Literal;
/// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wildcards {
    /// `*` stands for any octets, `$` at the end for the end of the path ([rfc9309-patterns], [google-robots-txt]).
    Special,
    /// As [`Wildcards::Special`], and a pattern matches wherever in the path it stands, as if a star came before it
    /// ([mojeek-bot]).
    Anywhere,
    /// They are characters like any other ([selfhtml-robots-txt]).
    Literal,
}

/// How the length of a pattern is counted.
///
/// ```
/// use robotscope::dialect::{Dialect, PatternLength};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// // Three octets against two; without the `$` they are equally long, and then allow wins.
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nAllow: /a\nDisallow: /a$"), Target::parse("/a")?);
/// let mut dialect = Dialect::RFC9309;
/// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// dialect.pattern_length = PatternLength::WithoutRepeatsAndEnd;
/// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternLength {
    /// All of its octets, `*` and `$` included ([rfc9309-rules], [google-parser]).
    Octets,
    /// Repeated stars count once and a final `$` not at all: `/a**b` is as long as `/a*b`, `/a$` as long as `/a` ([robotstxtr-corpus]).
    WithoutRepeatsAndEnd,
}

/// What a disallow rule without a path says.
///
/// ```
/// use robotscope::dialect::{Dialect, EmptyDisallow};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow:\nDisallow: /"), Target::parse("/a")?);
/// let mut dialect = Dialect::RFC9309;
/// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// dialect.empty_disallow = EmptyDisallow::AllowsAll; // As `Allow: /` it wins the tie.
/// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmptyDisallow {
    /// Nothing ([rfc9309-rules], [google-parser]).
    NoEffect,
    /// The same as `Allow: /` ([selfhtml-robots-txt], [robotstxtr-corpus]).
    AllowsAll,
}

/// Whether an allow rule whose last segment begins with `index.htm` also allows exactly its directory ([google-parser]).
///
/// ```
/// use robotscope::dialect::{Dialect, DirectoryIndex};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow: /a/\nAllow: /a/index.html"), Target::parse("/a/")?);
/// let mut dialect = Dialect::RFC9309;
/// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// dialect.directory_index = DirectoryIndex::AllowsDirectory;
/// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DirectoryIndex {
    /// It is a pattern like any other.
    Ordinary,
    /// `Allow: /a/index.html` that does not match is tried again as `/a/$`; so it takes a reader to whom `$` is special
    /// ([`Wildcards::Special`]).
    AllowsDirectory,
}

/// Whether rules apply to `/robots.txt` itself.
///
/// ```
/// use robotscope::dialect::{Dialect, RobotsTxtItself};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow: /"), Target::parse("/robots.txt")?);
/// let mut dialect = Dialect::RFC9309;
/// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// dialect.robots_txt_itself = RobotsTxtItself::LikeAnyPath;
/// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RobotsTxtItself {
    /// It is implicitly allowed ([rfc9309-rules]).
    AlwaysAllowed,
    /// No exception is made: the document of 1994 knows none, Google's parser leaves it to its caller.
    LikeAnyPath,
}
