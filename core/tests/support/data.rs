//! Texts of test data that TOML cannot or should not contain.

use serde::Deserialize;

/// A text, or a list of parts to join.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Text {
    /// A whole text; TOML's own escapes write NUL, CR and the byte order mark.
    Whole(String),
    /// A text joined from parts.
    Parts(Vec<Part>),
}

/// One part of a text.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Part {
    /// Text.
    Text(String),
    /// Bytes, for text that is not UTF-8.
    Bytes {
        /// The bytes.
        bytes: Vec<u8>,
    },
    /// Text in UTF-16, low byte first.
    Utf16Le {
        /// The text.
        utf16le: String,
    },
    /// Text in UTF-16, high byte first.
    Utf16Be {
        /// The text.
        utf16be: String,
    },
    /// A repeated text.
    Repeat {
        /// The text.
        repeat: String,
        /// The number of repetitions.
        times: usize,
    },
}

impl Text {
    /// Returns the bytes.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        match self {
            Self::Whole(text) => text.as_bytes().to_vec(),
            Self::Parts(parts) => parts.iter().flat_map(Part::bytes).collect(),
        }
    }
}

impl Part {
    fn bytes(&self) -> Vec<u8> {
        match self {
            Self::Text(text) => text.as_bytes().to_vec(),
            Self::Bytes { bytes } => bytes.clone(),
            Self::Utf16Le { utf16le } => utf16le.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            Self::Utf16Be { utf16be } => utf16be.encode_utf16().flat_map(u16::to_be_bytes).collect(),
            Self::Repeat { repeat, times } => repeat.repeat(*times).into_bytes(),
        }
    }
}
