//! Where groups end, and which of them bind a crawler.

/// What a blank line means ([selfhtml-robots-txt], [rfc9309-lines]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlankLines {
    /// Nothing ([rfc9309-lines], [google-robots-txt]).
    Ignored,
    /// It ends the group; rules behind it belong to nobody until the next user-agent line ([selfhtml-robots-txt], [wikipedia-robots-txt]). A line with
    /// only a comment is not blank.
    EndGroup,
}

/// Which groups bind a crawler ([selfhtml-robots-txt], [rfc9309-agents]). All but the last look for the crawler's product tokens one after the
/// other, then for `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupSelection {
    /// All groups that name the token, merged into one ([rfc9309-agents], [google-robots-txt]).
    Merged,
    /// Only the first group that names it ([mojeek-bot]).
    FirstGroup,
    /// Only the group that names it with the longest value ([selfhtml-robots-txt]).
    MostSpecificGroup,
    /// The first group in the text that names any of the tokens or `*` ([wikipedia-robots-txt]).
    FirstThatApplies,
}
