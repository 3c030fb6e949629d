//! Rules with a `*` inside, found by a piece that the path must contain.

use std::cmp::Reverse;
use std::slice;

use super::rule_set::Patterns;
use super::{Rank, as_u32};
use crate::order::sort_many;

/// Rules that are each filed under one gram: some octets in a row that stand in the rule's pattern, and so in every path that
/// it matches. Of all the grams of a pattern it is one that few others hold.
#[derive(Debug)]
pub(super) struct Grams {
    /// Rules that are not filed: to look at each of so few costs less than to look at each gram of a path once more.
    few: Vec<Filed>,
    sizes: Vec<GramsOfSize>,
}

/// Rules that are filed under grams of so many octets.
#[derive(Debug)]
struct GramsOfSize {
    /// The octets of a number that belong to a gram.
    mask: u32,
    filter: Filter,
    /// Open addressing, in a power of two.
    slots: Box<[Slot]>,
    /// Gram by gram, the strongest first.
    rules: Vec<Filed>,
}

/// Where the rules of a gram are; a slot without rules is free.
#[derive(Clone, Copy, Debug, Default)]
struct Slot {
    /// What all of its rules ask of a path: most paths that hold the gram do not hold these.
    pairs: Pairs,
    gram: u32,
    first: u32,
    end: u32,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Filed {
    /// The pairs of octets that a path must hold.
    pairs: Pairs,
    pub(super) rule: u32,
    pub(super) rank: Rank,
}

/// The longer a gram, the fewer paths hold it; but a piece must be as long.
const SIZES: [usize; 3] = [3, 2, 1];

/// So many rules are few, those of each size by themselves.
const FEW: usize = 16;

impl Grams {
    pub(super) fn new(patterns: &Patterns, rules: &[(u32, Rank)]) -> Self {
        let sized = |rule: u32| {
            let longest = pieces(patterns.get(rule)).map(<[u8]>::len).max().unwrap_or_default();
            SIZES.into_iter().find(|&size| size <= longest)
        };
        let mut this = Self { few: Vec::new(), sizes: Vec::new() };
        for size in SIZES {
            let rules: Vec<_> = rules.iter().copied().filter(|&(rule, _)| sized(rule) == Some(size)).collect();
            if rules.len() > FEW {
                this.sizes.push(GramsOfSize::new(size, patterns, &rules));
            } else {
                this.few.extend(rules.iter().map(|&(rule, rank)| Filed { pairs: pairs(patterns, rule), rule, rank }));
            }
        }
        this
    }

    /// Calls `visit` with the rules that may match a path. Those that are filed come for each gram the strongest first, until it returns
    /// false.
    pub(super) fn for_each_candidate(&self, path: &[u8], mut visit: impl FnMut(Filed) -> bool) {
        if self.few.is_empty() && self.sizes.is_empty() {
            return;
        }
        let held = Pairs::new(path);
        for grams in &self.sizes {
            grams.for_each_gram(path, held, |mut filed| {
                while filed.next().is_some_and(|&filed| !held.contains(filed.pairs) || visit(filed)) {}
            });
        }
        for filed in &self.few {
            if held.contains(filed.pairs) {
                visit(*filed);
            }
        }
    }
}

impl GramsOfSize {
    fn new(size: usize, patterns: &Patterns, rules: &[(u32, Rank)]) -> Self {
        let grams = |rule: u32| pieces(patterns.get(rule)).flat_map(move |piece| piece.windows(size)).map(gram);
        // How many patterns hold a gram, roughly: those that share a place are counted together.
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
            let filed =
                |&(_, Reverse(rank), rule): &(u32, Reverse<Rank>, u32)| Filed { pairs: pairs(patterns, rule), rule, rank };
            this.rules.extend(same_gram.iter().map(filed));
            if let Some(&(gram, ..)) = same_gram.first() {
                let pairs = Pairs(this.rules.iter().skip(first as usize).fold(u64::MAX, |common, filed| common & filed.pairs.0));
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

    /// Calls `visit` with the rules that are filed under each gram of a path, once for each gram.
    fn for_each_gram<'g>(&'g self, path: &[u8], held: Pairs, mut visit: impl FnMut(slice::Iter<'g, Filed>)) {
        let mut window = 0_u32;
        let mut seen = Seen::default();
        for (chunk_at, chunk) in (0..).step_by(64).zip(path.chunks(64)) {
            let mut ends = self.filter.ends(&mut window, self.mask, chunk);
            while ends != 0 {
                let end = chunk_at + ends.trailing_zeros() as usize + 1;
                ends &= ends - 1;
                // Where fewer octets stand before it, zeros stand for them, and no rule that is found so will match.
                let before = path.get(..end).unwrap_or_default();
                let gram = before.last_chunk().map_or_else(|| gram(before), |four| u32::from_be_bytes(*four)) & self.mask;
                if let Some(filed) = self.filed(gram, held, &mut seen) {
                    visit(filed.iter());
                }
            }
        }
    }

    /// The rules that are filed under a gram, if there are some that were not seen before.
    fn filed(&self, gram: u32, held: Pairs, seen: &mut Seen) -> Option<&[Filed]> {
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

/// Numbers that were seen: a path can hold the same gram at every place, and each rule is to be tried once. The first few need no
/// allocation.
#[derive(Default)]
struct Seen {
    few: [u32; 16],
    count: usize,
    /// One bit for each number.
    more: Vec<u64>,
}

impl Seen {
    /// Whether this number is new.
    fn insert(&mut self, number: u32) -> bool {
        if self.few.get(..self.count).is_some_and(|few| few.contains(&number)) {
            return false;
        }
        if let Some(free) = self.few.get_mut(self.count) {
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

/// The pairs of octets that a pattern holds, and with it each path that it matches.
fn pairs(patterns: &Patterns, rule: u32) -> Pairs {
    pieces(patterns.get(rule)).map(Pairs::new).fold(Pairs::default(), Pairs::and)
}

/// Which pairs of neighbouring octets a text holds, roughly: one bit for many pairs.
#[derive(Clone, Copy, Debug, Default)]
struct Pairs(u64);

impl Pairs {
    fn new(text: &[u8]) -> Self {
        let Some((&first, rest)) = text.split_first() else {
            return Self::default();
        };
        let (mut pairs, mut before) = (0, u32::from(first));
        for octet in rest.iter().map(|&octet| u32::from(octet)) {
            // As a shift it would be compiled for vectors, which takes longer.
            pairs |= 1_u64.rotate_left(before * 5 + octet);
            before = octet;
        }
        Self(pairs)
    }

    fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether this text may hold all pairs of another one.
    fn contains(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }
}

/// One bit for each hash: what is not in here is no gram of ours. Small enough to stay close to the processor.
#[derive(Debug)]
struct Filter {
    /// A power of two.
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

    /// One bit for each octet of a chunk that may be the end of a gram of ours: a loop without branches, in a function of its own so
    /// that all it needs stays in registers.
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

/// What stands between the stars of a pattern.
fn pieces(pattern: &[u8]) -> impl Iterator<Item = &[u8]> {
    let body = pattern.strip_suffix(b"$").unwrap_or(pattern);
    body.split(|&byte| byte == b'*')
}

/// At most four octets as one number.
fn gram(window: &[u8]) -> u32 {
    window.iter().fold(0, |gram, &byte| gram << 8 | u32::from(byte))
}

/// A number of so many bits that differs for most grams.
#[inline]
fn place(gram: u32, bits: u32) -> usize {
    (hash(gram) >> (64 - bits)) as usize
}

/// Multiplicative hashing: the upper half differs for most grams.
#[inline]
fn hash(gram: u32) -> u64 {
    u64::from(gram).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
