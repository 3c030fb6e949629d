//! The origin of a text, in words.

use std::rc::Rc;

use crate::language::say;
use crate::origin::shown_origin;

/// The origin of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TextOrigin {
    /// There is no text.
    Unknown,
    Example,
    /// The service fetched the text, and the user has not changed it.
    Fetched,
    /// The user entered the text. For a robots.txt, contains the origin to which the text applies, if known; `None` for other texts.
    Given(Option<Rc<str>>),
    /// The text comes from a HAR file, and the user has not changed it. Contains an origin as in `Given`.
    Recorded(Option<Rc<str>>),
    /// The text comes from a link, and the user has not changed it. Contains an origin as in `Given`.
    Linked(Option<Rc<str>>),
}

impl TextOrigin {
    /// Returns a short label, such as “for example.com”. Returns `None` for a text from the user, a HAR file or a link if the variant
    /// contains no origin.
    pub(crate) fn words(&self) -> Option<String> {
        match self {
            Self::Unknown => Some(say!("pane-not-given")),
            Self::Example => Some(say!("pane-example")),
            Self::Fetched => Some(say!("pane-fetched")),
            Self::Given(origin) | Self::Recorded(origin) | Self::Linked(origin) => {
                origin.as_deref().map(|origin| say!("pane-for", origin = shown_origin(origin)))
            }
        }
    }
}
