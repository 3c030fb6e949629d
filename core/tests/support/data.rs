//! How test data in TOML writes text that TOML itself cannot or should not hold.

use serde::Deserialize;

/// A text, or a list of parts to be joined.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Text {
    /// All of it is text; TOML's own escapes write NUL, CR and the byte order mark.
    Whole(String),
    /// Joined from parts.
    Parts(Vec<Part>),
}

/// One part of a text.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Part {
    /// Text.
    Text(String),
    /// Octets, for what is no UTF-8.
    Bytes {
        /// The octets.
        bytes: Vec<u8>,
    },
    /// Text in UTF-16, the low byte first.
    Utf16Le {
        /// The text.
        utf16le: String,
    },
    /// Text in UTF-16, the high byte first.
    Utf16Be {
        /// The text.
        utf16be: String,
    },
    /// A text many times over.
    Repeat {
        /// The text.
        repeat: String,
        /// How many times.
        times: usize,
    },
}

impl Text {
    /// The octets.
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
