//! The matching of rules, and the choice between several matching rules.

use super::about::values;

values! {
    /// The choice between several matching rules ([selfhtml-robots-txt], [rfc9309-rules]).
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Precedence {
        /// The longest matching rule wins. If an allow rule and a disallow rule are equally long, the allow rule wins ([rfc9309-rules],
        /// [google-parser], [yandex-allow-disallow]).
        LongestMatch,
        /// The first matching rule in the text wins ([selfhtml-robots-txt], [baidu-robots-txt]).
        FirstMatch,
        /// The first matching allow rule in the text wins. If no allow rule matches, the first matching disallow rule wins
        /// ([selfhtml-robots-txt]).
        AllowFirst,
    }

    /// The meaning of `*` and `$` in patterns ([selfhtml-robots-txt], [rfc9309-patterns]), and where in the path a pattern may match.
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
        /// `*` matches any number of bytes, including none, and a final `$` matches the end of the path ([rfc9309-patterns],
        /// [google-robots-txt]).
        Special,
        /// Like [`Wildcards::Special`], but a pattern matches anywhere in the path, as if it began with `*` ([mojeek-bot]).
        Anywhere,
        /// `*` and `$` are ordinary characters ([selfhtml-robots-txt]).
        Literal,
    }

    /// The bytes that count towards the length of a pattern.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, PatternLength};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// // `/a$` has three bytes and `/a` two. If the `$` does not count, both are equally long, and allow wins.
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\nAllow: /a\nDisallow: /a$"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.pattern_length = PatternLength::WithoutRepeatsAndEnd;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum PatternLength {
        /// All bytes of the pattern, including `*` and `$` ([rfc9309-rules], [google-parser]).
        Bytes,
        /// Consecutive stars count once, and a final `$` does not count: `/a**b` is as long as `/a*b`, and `/a$` as long as `/a`
        /// ([robotstxtr-corpus]).
        WithoutRepeatsAndEnd,
    }

    /// The effect of a disallow rule without a pattern.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, EmptyDisallow};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\nDisallow:\nDisallow: /"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.empty_disallow = EmptyDisallow::AllowsAll; // Like `Allow: /`, wins the tie.
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum EmptyDisallow {
        /// The rule has no effect ([rfc9309-rules], [google-parser]).
        NoEffect,
        /// The rule is equivalent to `Allow: /` ([selfhtml-robots-txt], [robotstxtr-corpus]).
        AllowsAll,
    }

    /// The effect of an allow rule whose last segment begins with `index.htm` on the directory of the file ([google-parser]).
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
        /// The rule allows only the paths that match its pattern.
        Ordinary,
        /// The rule also allows its directory: `Allow: /a/index.html` adds the rule `Allow: /a/$`. If the policy `wildcards` is
        /// [`Wildcards::Literal`], no rule is added, because `$` would be an ordinary character.
        AllowsDirectory,
    }

    /// The effect of rules on `/robots.txt` itself.
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
        /// Rules have no effect on `/robots.txt`, which is always allowed ([rfc9309-rules]).
        AlwaysAllowed,
        /// Rules apply to `/robots.txt` like to any path: the document of 1994 makes no exception, and Google's parser leaves the exception
        /// to its caller.
        LikeAnyPath,
    }
}
