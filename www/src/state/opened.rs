use robotscope::names::plain_names;

use super::snapshot::Snapshot;

/// The content of the notice about a link or draft.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Opened {
    /// A link has been opened. Contains the user's previous case, if there was one.
    Link(Option<Snapshot>),
    /// A link could not be opened, so the case is unchanged.
    Broken(Fault),
    /// A draft has been restored. Contains another draft, which was shown before a link was opened.
    Older(Snapshot),
    /// Another case is shown: the previous case, a new case, or a saved case that the user opened. Contains the case that was shown before.
    Returned(Snapshot),
}

plain_names! {
    pub(crate) enum Fault {
        Broken = "broken",
        /// A newer version of robotscope created the link.
        Version = "version",
        TooLarge = "too-large",
    }
}
