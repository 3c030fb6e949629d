//! Texts in test data, including those that TOML cannot represent.

use serde::Deserialize;

/// A text, or a list of parts that are joined.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Text {
    /// A whole text. NUL, CR and the byte order mark are written with TOML's escapes.
    Whole(String),
    Parts(Vec<Part>),
}

#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub(crate) enum Part {
    Text(String),
    /// Bytes, for text that is not valid UTF-8.
    Bytes {
        bytes: Vec<u8>,
    },
    /// Text in UTF-16, low byte first.
    Utf16Le {
        utf16le: String,
    },
    /// Text in UTF-16, high byte first.
    Utf16Be {
        utf16be: String,
    },
    Repeat {
        repeat: String,
        times: usize,
    },
}

impl Text {
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
