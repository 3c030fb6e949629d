//! An index of the rules with an inner `*`. It finds rules by bytes that a matching path must contain.

use std::cmp::Reverse;
use std::slice;

use super::Rank;
use super::rule_set::Patterns;
use crate::order::sort_many;
use crate::text::as_u32;

/// An index of rules by gram. A gram consists of a few consecutive bytes of a rule's pattern, so every matching path contains it. Each
/// pattern is indexed by the gram that the fewest other patterns contain.
#[derive(Debug)]
pub(super) struct Grams {
    /// Rules that are compared one by one, because at most [`MOST_UNINDEXED`] rules have grams of the same size. Comparing so few rules is
    /// faster than another look-up at each position in the path.
    unindexed: Vec<Candidate>,
    sizes: Vec<GramsOfSize>,
}

#[derive(Debug)]
struct GramsOfSize {
    /// A mask for the bits of a `u32` that belong to a gram.
    mask: u32,
    filter: Filter,
    /// A hash table with open addressing, whose length is a power of two.
    slots: Box<[Slot]>,
    /// The rules, sorted by gram, and by decreasing rank within a gram.
    rules: Vec<Candidate>,
}

/// The range of rules that are indexed by a gram. An empty range marks a free slot.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// The pairs of adjacent bytes that all rules in the slot require. Most paths that contain the gram lack one of these pairs. Such paths
    /// need not be compared with the rules.
    pairs: Pairs,
    gram: u32,
    first: u32,
    end: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pairs: Pairs,
    pub(super) rule: u32,
    pub(super) rank: Rank,
}

/// The sizes of grams in bytes, preferred size first. Longer grams occur in fewer paths, but a piece of a pattern can be too short for
/// them.
const SIZES: [usize; 3] = [3, 2, 1];

/// If at most this many rules have the same gram size, they are compared one by one instead of being indexed.
const MOST_UNINDEXED: usize = 16;

impl Grams {
    pub(super) fn new(patterns: &Patterns, rules: &[(u32, Rank)]) -> Self {
        let sized = |rule: u32| {
            let longest = pieces(patterns.get(rule)).map(<[u8]>::len).max().unwrap_or_default();
            SIZES.into_iter().find(|&size| size <= longest)
        };
        let mut this = Self { unindexed: Vec::new(), sizes: Vec::new() };
        for size in SIZES {
            let rules: Vec<_> = rules.iter().copied().filter(|&(rule, _)| sized(rule) == Some(size)).collect();
            if rules.len() > MOST_UNINDEXED {
                this.sizes.push(GramsOfSize::new(size, patterns, &rules));
            } else {
                this.unindexed.extend(rules.iter().map(|&(rule, rank)| Candidate { pairs: pairs(patterns, rule), rule, rank }));
            }
        }
        this
    }

    /// Calls `visit` with the rules that may match a path. The rules with the same gram are visited in order of decreasing rank until
    /// `visit` returns `false`.
    pub(super) fn for_each_candidate(&self, path: &[u8], mut visit: impl FnMut(Candidate) -> bool) {
        if self.unindexed.is_empty() && self.sizes.is_empty() {
            return;
        }
        let held = Pairs::new(path);
        for grams in &self.sizes {
            grams.for_each_gram(path, held, |mut candidates| {
                while candidates.next().is_some_and(|&candidate| !held.contains(candidate.pairs) || visit(candidate)) {}
            });
        }
        for candidate in &self.unindexed {
            if held.contains(candidate.pairs) {
                visit(*candidate);
            }
        }
    }
}

impl GramsOfSize {
    fn new(size: usize, patterns: &Patterns, rules: &[(u32, Rank)]) -> Self {
        let grams = |rule: u32| pieces(patterns.get(rule)).flat_map(move |piece| piece.windows(size)).map(gram);
        // Count how often each gram occurs in the patterns. The counts are approximate, because grams with the same hash are counted
        // together.
        let bits = (rules.len() * 16).checked_ilog2().unwrap_or_default().min(14);
        let mut counts = vec![0_u32; 1 << bits];
        for gram in rules.iter().flat_map(|&(rule, _)| grams(rule)) {
            if let Some(count) = counts.get_mut(place(gram, bits)) {
                *count += 1;
            }
        }
        let rarest = |rule| grams(rule).min_by_key(|&gram| counts.get(place(gram, bits)).copied());
        let mut grams: Vec<_> =
            rules.iter().map(|&(rule, rank)| (rarest(rule).unwrap_or_default(), Reverse(rank), rule)).collect();
        sort_many(&mut grams, Ord::cmp);
        let same_grams = || grams.chunk_by(|one, other| one.0 == other.0);
        let distinct = same_grams().count();
        let mut this = Self {
            mask: u32::MAX >> (32 - 8 * size),
            filter: Filter::for_grams(distinct),
            slots: vec![Slot::default(); (distinct * 2).next_power_of_two().max(2)].into(),
            rules: Vec::with_capacity(grams.len()),
        };
        for same_gram in same_grams() {
            let first = as_u32(this.rules.len());
            let candidate =
                |&(_, Reverse(rank), rule): &(u32, Reverse<Rank>, u32)| Candidate { pairs: pairs(patterns, rule), rule, rank };
            this.rules.extend(same_gram.iter().map(candidate));
            if let Some(&(gram, ..)) = same_gram.first() {
                let pairs =
                    Pairs(this.rules.iter().skip(first as usize).fold(u64::MAX, |common, candidate| common & candidate.pairs.0));
                this.filter.insert(gram);
                this.insert(Slot { pairs, gram, first, end: as_u32(this.rules.len()) });
            }
        }
        this
    }

    fn insert(&mut self, new: Slot) {
        let count = self.slots.len();
        let mut place = place(new.gram, count.trailing_zeros());
        while let Some(slot) = self.slots.get_mut(place) {
            if slot.end == 0 {
                *slot = new;
                return;
            }
            place = (place + 1) & (count - 1);
        }
    }

    /// Calls `visit` with the rules for each gram in the path, once per gram.
    fn for_each_gram<'g>(&'g self, path: &[u8], held: Pairs, mut visit: impl FnMut(slice::Iter<'g, Candidate>)) {
        let mut window = 0_u32;
        let mut seen = Seen::default();
        for (chunk_at, chunk) in (0..).step_by(64).zip(path.chunks(64)) {
            let mut ends = self.filter.ends(&mut window, self.mask, chunk);
            while ends != 0 {
                let end = chunk_at + ends.trailing_zeros() as usize + 1;
                ends &= ends - 1;
                // Near the start of the path, zeros pad the gram. A padded gram may yield candidates, but none of them matches.
                let before = path.get(..end).unwrap_or_default();
                let gram = before.last_chunk().map_or_else(|| gram(before), |four| u32::from_be_bytes(*four)) & self.mask;
                if let Some(candidates) = self.candidates(gram, held, &mut seen) {
                    visit(candidates.iter());
                }
            }
        }
    }

    /// Returns the rules with this gram; `None` if none of them can match, or if they were returned before.
    fn candidates(&self, gram: u32, held: Pairs, seen: &mut Seen) -> Option<&[Candidate]> {
        let mut place = place(gram, self.slots.len().trailing_zeros());
        loop {
            let slot = self.slots.get(place).filter(|slot| slot.end > 0)?;
            if slot.gram == gram {
                return if held.contains(slot.pairs) && seen.insert(slot.first) {
                    self.rules.get(slot.first as usize..slot.end as usize)
                } else {
                    None
                };
            }
            place = (place + 1) & (self.slots.len() - 1);
        }
    }
}

/// A set of grams, each represented by the index of its first rule. If a path contains a gram twice, the set prevents a second comparison
/// with the gram's rules. Small sets need no allocation.
#[derive(Default)]
struct Seen {
    first: [u32; 16],
    count: usize,
    more: Vec<u64>,
}

impl Seen {
    /// Adds a number. Returns `true` if it is new.
    fn insert(&mut self, number: u32) -> bool {
        if self.first.get(..self.count).is_some_and(|first| first.contains(&number)) {
            return false;
        }
        if let Some(free) = self.first.get_mut(self.count) {
            *free = number;
            self.count += 1;
            return true;
        }
        let (word, bit) = (number as usize / 64, 1 << (number % 64));
        if self.more.len() <= word {
            self.more.resize(word + 1, 0);
        }
        self.more.get_mut(word).is_some_and(|word| {
            let is_new = *word & bit == 0;
            *word |= bit;
            is_new
        })
    }
}

/// Returns the pairs of adjacent bytes in a pattern. Every matching path contains these pairs.
fn pairs(patterns: &Patterns, rule: u32) -> Pairs {
    pieces(patterns.get(rule)).map(Pairs::new).fold(Pairs::default(), Pairs::and)
}

/// A Bloom filter of the pairs of adjacent bytes in a text.
#[derive(Clone, Copy, Debug, Default)]
struct Pairs(u64);

impl Pairs {
    fn new(text: &[u8]) -> Self {
        let Some((&first, rest)) = text.split_first() else {
            return Self::default();
        };
        let (mut pairs, mut before) = (0, u32::from(first));
        for byte in rest.iter().map(|&byte| u32::from(byte)) {
            // Use a rotation: compilers vectorise a shift here, and the vectorised loop is slower.
            pairs |= 1_u64.rotate_left(before * 5 + byte);
            before = byte;
        }
        Self(pairs)
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    fn contains(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }
}

/// A Bloom filter of the indexed grams, small enough for the processor cache.
#[derive(Debug)]
struct Filter {
    /// The bits. The length is a power of two.
    words: Box<[u64]>,
}

impl Filter {
    fn for_grams(count: usize) -> Self {
        Self { words: vec![0; (count / 4 + 1).next_power_of_two()].into() }
    }

    fn insert(&mut self, gram: u32) {
        let (word, bit) = self.place(gram);
        if let Some(word) = self.words.get_mut(word) {
            *word |= 1 << bit;
        }
    }

    #[inline]
    fn place(&self, gram: u32) -> (usize, u64) {
        let hash = hash(gram);
        ((hash >> 32) as usize & (self.words.len() - 1), hash >> 58)
    }

    /// Returns one bit for each byte of a chunk. The bit is set if an indexed gram may end at this byte. The loop has no branches. The
    /// function is not inlined, so that all variables of the loop stay in registers.
    #[inline(never)]
    fn ends(&self, window: &mut u32, mask: u32, chunk: &[u8]) -> u64 {
        let mut ends = 0;
        let mut last = *window;
        for &byte in chunk {
            last = last << 8 | u32::from(byte);
            let (word, bit) = self.place(last & mask);
            ends = ends >> 1 | self.words.get(word).map_or(0, |word| word >> bit) << 63;
        }
        *window = last;
        ends >> (64 - chunk.len())
    }
}

/// Returns the pieces of a pattern between its stars.
fn pieces(pattern: &[u8]) -> impl Iterator<Item = &[u8]> {
    let body = pattern.strip_suffix(b"$").unwrap_or(pattern);
    body.split(|&byte| byte == b'*')
}

fn gram(window: &[u8]) -> u32 {
    window.iter().fold(0, |gram, &byte| gram << 8 | u32::from(byte))
}

/// Returns a gram's slot in a table of 2^`bits` slots. Most grams have different slots.
#[inline]
fn place(gram: u32, bits: u32) -> usize {
    (hash(gram) >> (64 - bits)) as usize
}

/// Returns a multiplicative hash. Most grams have different upper halves.
#[inline]
fn hash(gram: u32) -> u64 {
    u64::from(gram).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
