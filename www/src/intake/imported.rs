//! Imported content that has not been assigned to a pane yet.

use std::rc::Rc;

use robotscope::names::plain_names;
use serde::Deserialize;

use super::har::{Har, HarPage};
use super::live::Fetched;
use super::served::Served;

/// Content that was dropped, pasted, opened or fetched, or the start or the failure of a fetch.
#[derive(Clone, Debug)]
pub(crate) enum Imported {
    Texts(Vec<ImportedText>),
    /// A HAR file with several requests. The user has to choose one.
    Har(Rc<Har>),
    HarPage(Box<HarPage>),
    FetchStarted(Rc<str>),
    /// The fetch was cancelled, or no text could be fetched.
    FetchFailed,
    /// Texts that the service fetched.
    Fetched(Box<Fetched>),
    /// The server's responses to a crawler's User-Agent. Imported after the texts.
    Served(Rc<Served>),
}

/// One dropped, pasted or opened text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ImportedText {
    /// The file name; empty for pasted text.
    pub(crate) name: Rc<str>,
    pub(crate) content: Result<String, Refusal>,
    /// `true` if the text was encoded in UTF-16, which no crawler reads.
    pub(crate) is_utf16: bool,
}

plain_names! {
    /// The reason why a file or the clipboard's text cannot be imported.
    #[derive(Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub(crate) enum Refusal {
        TooLarge = "too-large",
        /// A compressed file whose content is too large.
        TooLargeInside = "too-large-inside",
        /// A compressed file that cannot be decompressed.
        Damaged = "damaged",
        Binary = "binary",
        /// The browser cannot read the file, for example because it is a folder.
        Unreadable = "unreadable",
        /// The file looks like a HAR file, but is invalid or contains no requests.
        NoHar = "no-har",
        /// The browser denies access to the clipboard.
        NoClipboard = "no-clipboard",
    }
}
