use super::snapshot::Snapshot;

/// A notice about a link or a draft.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Opened {
    /// A link was opened; holds the user's previous case, if there was one.
    Link(Option<Snapshot>),
    /// A link could not be opened; the case is unchanged.
    Broken(Fault),
    /// A draft was restored; holds another draft from before a link was opened.
    Older(Snapshot),
    /// The previous case was restored; holds the replaced case.
    Returned(Snapshot),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    Broken,
    /// The link was made by a newer version of robotscope.
    Version,
    TooLarge,
}

impl Fault {
    pub(crate) fn of_name(name: &str) -> Self {
        match name {
            "version" => Self::Version,
            "too-large" => Self::TooLarge,
            _ => Self::Broken,
        }
    }
}
