//! What came, before it has found its place.

use std::rc::Rc;

use super::har::{Har, HarPage};
use super::live::Fetched;

/// What was dropped, pasted or opened.
#[derive(Clone, Debug)]
pub(crate) enum Came {
    Texts(Vec<Arrival>),
    /// A HAR file, of which a request is to be chosen.
    Har(Rc<Har>),
    /// A request of a HAR file.
    HarPage(Box<HarPage>),
    /// A fetch of this URL has started.
    FetchStarted(Rc<str>),
    /// The fetch was cancelled, or the service refused it.
    FetchFailed,
    /// Texts that the service fetched.
    Fetched(Box<Fetched>),
}

/// Something that was dropped, pasted or opened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Arrival {
    /// The name of the file; empty for what was pasted.
    pub(crate) name: Rc<str>,
    pub(crate) content: Result<String, Refusal>,
    /// The text was in UTF-16, which no crawler reads.
    pub(crate) is_utf16: bool,
}

/// Why something cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    TooLarge,
    /// It is compressed, and what it holds is too large.
    TooLargeInside,
    /// It is compressed, and cannot be unpacked.
    Damaged,
    /// It is no text.
    Binary,
    /// The browser cannot read it, such as a folder.
    Unreadable,
    /// It has the name or the look of a HAR file and is none.
    NoHar,
    /// The browser does not let the page see the clipboard.
    NoClipboard,
}
