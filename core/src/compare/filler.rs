//! Chooses the characters that replace stars in example paths.

use crate::order::sort_by_number;

/// Bytes that may occur anywhere in a URL's path and have no special meaning, most readable first (RFC 3986, 3.3). Omits the dot, because
/// URL parsers remove `/.` and `/..`.
const CANDIDATES: &[u8] = b"xyzqwvkjuhgfbnmdlpcearisotXYZQWVKJUHGFBNMDLPCEARISOT0123456789-_~!,;:@'()+&=";

/// The number of bytes to try if every candidate occurs in a pattern.
const TRIED: usize = 3;

/// Bytes that can replace the stars in a set of patterns.
pub(crate) struct Fillers {
    bytes: Vec<u8>,
}

impl Fillers {
    /// Chooses a byte that occurs in no pattern or, if every candidate occurs in a pattern, the [`TRIED`] rarest candidates.
    pub(crate) fn for_patterns<'p>(patterns: impl Iterator<Item = &'p [u8]>) -> Self {
        let mut counts = [0_usize; 256];
        // Count `/robots.txt` as a pattern: most dialects always allow this path, so no example path may equal it.
        for &byte in patterns.chain([b"/robots.txt".as_slice()]).flatten() {
            if let Some(count) = counts.get_mut(usize::from(byte)) {
                *count += 1;
            }
        }
        let count = |byte: &u8| counts.get(usize::from(*byte)).copied().unwrap_or_default();
        let mut bytes = CANDIDATES.to_vec();
        sort_by_number(&mut bytes, |byte| count(byte) as u64);
        let is_fresh = bytes.first().is_some_and(|byte| count(byte) == 0);
        bytes.truncate(if is_fresh { 1 } else { TRIED });
        Self { bytes }
    }

    /// Returns the candidate that occurs least often in the patterns.
    pub(crate) fn first(&self) -> u8 {
        self.bytes.first().copied().unwrap_or(b'x')
    }

    /// Returns replacements for a star, in the order in which to try them. The last replacement begins a query, because some bytes occur
    /// unescaped only in a query.
    pub(super) fn strings(&self) -> impl Iterator<Item = Vec<u8>> {
        self.bytes.iter().map(|&byte| vec![byte]).chain([vec![b'?', self.first()]])
    }
}

/// Returns `true` if a pattern contains no byte of the filler. Only a star or an open end of the pattern can then match the filler. If the
/// pattern matches an example path, it therefore matches every path that the example represents.
pub(super) fn is_without(pattern: &[u8], filler: &[u8]) -> bool {
    !filler.iter().any(|byte| pattern.contains(byte))
}
