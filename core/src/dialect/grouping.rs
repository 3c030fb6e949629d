//! Where groups end, and which of them bind a crawler.

/// What a blank line means (contradiction K5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BlankLines {
    /// Nothing (facts A1, B13).
    Ignored,
    /// It ends the group; rules behind it belong to nobody until the next user-agent line (seeds S47, S105). A line with
    /// only a comment is not blank.
    EndGroup,
}

/// Which groups bind a crawler (contradiction K3). All but the last look for the crawler's product tokens one after the
/// other, then for `*`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GroupSelection {
    /// All groups that name the token, merged into one (facts A8, B11).
    Merged,
    /// Only the first group that names it (fact C51).
    FirstGroup,
    /// Only the group that names it with the longest value (seed S62).
    MostSpecificGroup,
    /// The first group in the text that names any of the tokens or `*` (seed S103).
    FirstThatApplies,
}
