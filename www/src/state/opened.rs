use super::kept::Kept;

/// What the user should know of a link or a draft.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Opened {
    /// A link was opened; what was there before, if it was the user's own.
    Link(Option<Kept>),
    /// A link could not be opened; what was there is still there.
    Broken(Fault),
    /// This is a draft, but there is another one from before a link was opened.
    Older(Kept),
    /// What was there before is there again; instead of this.
    Returned(Kept),
}

/// Why a link cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fault {
    /// It was cut off or changed on its way.
    Broken,
    /// It was made by a newer robotscope.
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
