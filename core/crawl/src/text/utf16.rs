use super::as_u32;

/// Converts between byte offsets in a text and offsets in UTF-16 code units, which JavaScript uses.
///
/// Invalid UTF-8 counts as in `TextDecoder`: one U+FFFD for each invalid sequence. A byte order mark counts as one unit.
///
/// ```
/// use robotscope::text::Utf16Index;
///
/// let index = Utf16Index::new("é🤖x".as_bytes());
/// assert_eq!(index.offset(2), 1);
/// assert_eq!(index.offset(6), 3);
/// assert_eq!(index.offset(7), 4);
/// assert_eq!(index.byte(3), 6);
/// ```
#[derive(Clone, Debug)]
pub struct Utf16Index {
    /// The characters outside ASCII, and the invalid sequences. Empty for ASCII, where byte offsets and UTF-16 offsets are equal.
    wide: Vec<Wide>,
    length: u32,
}

#[derive(Clone, Copy, Debug)]
struct Wide {
    start: u32,
    end: u32,
    /// The difference between the byte offset and the UTF-16 offset after this character.
    lead: u32,
}

impl Utf16Index {
    /// Builds the index in one pass over `text`.
    pub fn new(text: &[u8]) -> Self {
        let mut wide = Vec::new();
        // Nearly all texts are ASCII, and `is_ascii` checks many bytes at once.
        if text.is_ascii() {
            return Self { wide, length: as_u32(text.len()) };
        }
        let (mut at, mut lead) = (0, 0);
        let mut push = |start: usize, bytes: usize, units: usize| {
            lead += bytes - units;
            wide.push(Wide { start: as_u32(start), end: as_u32(start + bytes), lead: as_u32(lead) });
        };
        for chunk in text.utf8_chunks() {
            for (place, c) in chunk.valid().char_indices().filter(|(_, c)| !c.is_ascii()) {
                push(at + place, c.len_utf8(), c.len_utf16());
            }
            at += chunk.valid().len();
            if !chunk.invalid().is_empty() {
                push(at, chunk.invalid().len(), 1);
            }
            at += chunk.invalid().len();
        }
        Self { wide, length: as_u32(text.len()) }
    }

    /// Returns the UTF-16 offset for a byte offset. A byte inside a character is converted to the character's start.
    pub fn offset(&self, byte: u32) -> u32 {
        let passed = self.wide.partition_point(|wide| wide.end <= byte);
        let lead = passed.checked_sub(1).and_then(|last| self.wide.get(last)).map_or(0, |wide| wide.lead);
        let byte = match self.wide.get(passed) {
            Some(inside) if inside.start < byte => inside.start,
            _ => byte,
        };
        byte - lead
    }

    /// Returns the first byte offset that has at least this many UTF-16 code units before it, or the end of the text. An offset inside a
    /// surrogate pair is converted to the end of the character.
    pub fn byte(&self, units: u32) -> u32 {
        let passed = self.wide.partition_point(|wide| wide.end - wide.lead <= units);
        let lead = passed.checked_sub(1).and_then(|last| self.wide.get(last)).map_or(0, |wide| wide.lead);
        let byte = units.saturating_add(lead);
        match self.wide.get(passed) {
            Some(inside) if inside.start < byte => inside.end,
            _ => byte.min(self.length),
        }
    }
}

/// Returns `true` if every other byte among the first four is NUL, as in English text encoded as UTF-16.
pub fn is_like_utf16(text: &[u8]) -> bool {
    let is_nul = |byte: &u8| *byte == 0;
    let [a, b, c, d, ..] = text else { return false };
    matches!([a, b, c, d].map(is_nul), [false, true, false, true] | [true, false, true, false])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn offsets_agree_with_encode_utf16_at_every_character() {
        let text = "aéツ🤖\u{FEFF}z\0";
        let index = Utf16Index::new(text.as_bytes());
        for (at, _) in text.char_indices().chain([(text.len(), ' ')]) {
            let units = text[..at].encode_utf16().count();
            assert_eq!(index.offset(u32::try_from(at).unwrap()) as usize, units, "at {at}");
        }
        assert_eq!(index.offset(2), 1, "inside é");
    }

    #[test]
    fn byte_returns_the_first_byte_offset_that_reaches_a_utf16_offset() {
        let text = "aéツ🤖\u{FEFF}z\0".as_bytes();
        for text in [text, b"plain", b"", b"a\xFFb\xE3\x83c\xF0\x9F"] {
            let index = Utf16Index::new(text);
            let length = u32::try_from(text.len()).unwrap();
            for units in 0..20 {
                let first = (0..length).find(|byte| index.offset(*byte) >= units).unwrap_or(length);
                assert_eq!(index.byte(units), first, "{units} in {}", text.escape_ascii());
            }
            assert_eq!(index.byte(u32::MAX), length);
        }
    }

    #[test]
    fn an_invalid_utf8_sequence_has_the_length_of_a_replacement_character() {
        let text = b"a\xFFb\xE3\x83c";
        let decoded = String::from_utf8_lossy(text);
        let index = Utf16Index::new(text);
        assert_eq!(index.offset(6) as usize, decoded.encode_utf16().count());
        assert_eq!(index.offset(2), 2);
        assert_eq!(index.offset(5), 4);
    }
}
