//! What stands for a star in a witness.

use crate::order::sort_by_number;

/// Octets that may stand anywhere in a URL's path and mean nothing there, those that read best first (RFC 3986, 3.3). No dot:
/// `/.` and `/..` would be taken away.
const OCTETS: &[u8] = b"xyzqwvkjuhgfbnmdlpcearisotXYZQWVKJUHGFBNMDLPCEARISOT0123456789-_~!,;:@'()+&=";

/// How many octets are tried if none is free.
const TRIED: usize = 3;

/// Octets for the stars of some patterns.
pub(crate) struct Fillers {
    octets: Vec<u8>,
}

impl Fillers {
    /// An octet that no pattern holds; if there is none, those that occur least.
    pub(crate) fn for_patterns<'p>(patterns: impl Iterator<Item = &'p [u8]>) -> Self {
        let mut counts = [0_usize; 256];
        // No witness becomes this path by chance, which is free in most dialects.
        for &octet in patterns.chain([b"/robots.txt".as_slice()]).flatten() {
            if let Some(count) = counts.get_mut(usize::from(octet)) {
                *count += 1;
            }
        }
        let count = |octet: &u8| counts.get(usize::from(*octet)).copied().unwrap_or_default();
        let mut octets = OCTETS.to_vec();
        sort_by_number(&mut octets, |octet| count(octet) as u64);
        let is_fresh = octets.first().is_some_and(|octet| count(octet) == 0);
        octets.truncate(if is_fresh { 1 } else { TRIED });
        Self { octets }
    }

    /// The octet that occurs least.
    pub(crate) fn first(&self) -> u8 {
        self.octets.first().copied().unwrap_or(b'x')
    }

    /// What to put for a star, one after the other. Some octets come raw only in a query, hence the last one.
    pub(super) fn strings(&self) -> impl Iterator<Item = Vec<u8>> {
        self.octets.iter().map(|&octet| vec![octet]).chain([vec![b'?', self.first()]])
    }
}

/// Whether a pattern that matches a witness with this filler can have matched it with stars only. Then it matches everything
/// that the witness stands for.
pub(super) fn is_without(pattern: &[u8], filler: &[u8]) -> bool {
    !filler.iter().any(|octet| pattern.contains(octet))
}
