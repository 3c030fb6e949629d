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
        let length = u32::try_from(text.len()).unwrap_or(u32::MAX);
        // Nearly all texts are ASCII, and `is_ascii` checks many bytes at once.
        if text.is_ascii() {
            return Self { wide, length };
        }
        let (mut at, mut lead) = (0u32, 0u32);
        let mut push = |bytes: usize, units: u32, at: &mut u32| {
            let start = *at;
            *at = start.saturating_add(u32::try_from(bytes).unwrap_or(u32::MAX));
            lead += *at - start - units;
            wide.push(Wide { start, end: *at, lead });
        };
        for chunk in text.utf8_chunks() {
            let mut rest = chunk.valid();
            while let Some(first) = rest.bytes().position(|byte| byte >= 0x80) {
                at = at.saturating_add(u32::try_from(first).unwrap_or(u32::MAX));
                let mut chars = rest.get(first..).unwrap_or_default().chars();
                if let Some(c) = chars.next() {
                    push(c.len_utf8(), u32::from(c > '\u{FFFF}') + 1, &mut at);
                }
                rest = chars.as_str();
            }
            at = at.saturating_add(u32::try_from(rest.len()).unwrap_or(u32::MAX));
            if !chunk.invalid().is_empty() {
                push(chunk.invalid().len(), 1, &mut at);
            }
        }
        Self { wide, length }
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
