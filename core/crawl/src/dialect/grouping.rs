//! The ends of groups, and the selection of the groups that apply to a crawler.

use super::about::values;

values! {
    /// The effect of a blank line on a group ([selfhtml-robots-txt], [rfc9309-lines]).
    ///
    /// ```
    /// use robotscope::dialect::{BlankLines, Dialect};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let (robots, target) = (RobotsTxt::parse("User-agent: *\n\nDisallow: /a"), Target::parse("/a")?);
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.blank_lines = BlankLines::EndGroup;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum BlankLines {
        /// A blank line does not end the group ([rfc9309-lines]).
        Ignored,
        /// A blank line ends the group; rules after it belong to no group until the next user-agent line ([selfhtml-robots-txt],
        /// [wikipedia-robots-txt]). A line with only a comment is not blank.
        EndGroup,
    }

    /// The selection of the groups that apply to a crawler ([selfhtml-robots-txt], [rfc9309-agents]). All variants except the last look
    /// for each of the crawler's product tokens in turn, then for `*`.
    ///
    /// ```
    /// use robotscope::dialect::{Dialect, GroupSelection};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: ExampleBot\nDisallow: /a\n\nUser-agent: ExampleBot\nDisallow: /b");
    /// let target = Target::parse("/b")?;
    /// let mut dialect = Dialect::RFC9309;
    /// assert!(!robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// dialect.group_selection = GroupSelection::FirstGroup;
    /// assert!(robots.is_allowed(&Agent::named("ExampleBot").reading_as(dialect), &target));
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum GroupSelection {
        /// All groups that name the crawler's token, merged into one ([rfc9309-agents], [google-robots-txt]).
        Merged,
        /// Only the first group that names the crawler's token ([mojeek-bot]).
        FirstGroup,
        /// Only the group that names the crawler's token with the longest user-agent value ([selfhtml-robots-txt]).
        MostSpecificGroup,
        /// The first group in the text that names any of the crawler's tokens or `*` ([wikipedia-robots-txt]).
        FirstThatApplies,
    }
}
