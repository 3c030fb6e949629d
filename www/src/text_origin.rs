//! The origins of the texts on screen, in words.

use std::rc::Rc;

use crate::language::say;
use crate::origin::shown_origin;

/// The origin of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TextOrigin {
    /// The text is not given.
    Unknown,
    Example,
    /// The service fetched the text, and the user has not changed it since.
    Fetched,
    /// The user gave the text. Holds the origin to which a robots.txt belongs; `None` if unknown, and for other texts.
    Given(Option<Rc<str>>),
}

impl TextOrigin {
    /// Returns the origin in a word or two; `None` for a text of the user that belongs to no known site.
    pub(crate) fn words(&self) -> Option<String> {
        match self {
            Self::Unknown => Some(say!("pane-not-given")),
            Self::Example => Some(say!("pane-example")),
            Self::Fetched => Some(say!("pane-fetched")),
            Self::Given(origin) => origin.as_deref().map(|origin| say!("pane-for", origin = shown_origin(origin))),
        }
    }
}
