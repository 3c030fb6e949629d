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
    /// Rules that are not filed: to look at each of so few costs less than to look at each gram of a path.
    few: Vec<Filed>,
    sizes: Vec<GramsOfSize>,
}

/// Rules that are filed under grams of so many octets.
#[derive(Debug)]
struct GramsOfSize {
    size: usize,
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

/// So many rules are few.
const FEW: usize = 16;

impl Grams {
    pub(super) fn new(patterns: &Patterns, rules: &[(u32, Rank)]) -> Self {
        let filed = |&(rule, rank): &(u32, Rank)| Filed { pairs: pairs(patterns, rule), rule, rank };
        if rules.len() <= FEW {
            return Self { few: rules.iter().map(filed).collect(), sizes: Vec::new() };
        }
        let sized = |rule: u32| {
            let longest = pieces(patterns.get(rule)).map(<[u8]>::len).max().unwrap_or_default();
            SIZES.into_iter().find(|&size| size <= longest)
        };
        let of_size = |size: usize| {
            let rules: Vec<_> = rules.iter().copied().filter(|&(rule, _)| sized(rule) == Some(size)).collect();
            (!rules.is_empty()).then(|| GramsOfSize::new(size, patterns, &rules))
        };
        Self { few: Vec::new(), sizes: SIZES.into_iter().filter_map(of_size).collect() }
    }

    /// Calls `visit` with the rules that may match a path. Those that are filed come for each gram the strongest first, until it returns
    /// false.
    pub(super) fn for_each_candidate(&self, path: &[u8], mut visit: impl FnMut(Filed) -> bool) {
        if self.few.is_empty() && self.sizes.is_empty() {
            return;
        }
        let held = Pairs::new(path);
        for filed in &self.few {
            if held.contains(filed.pairs) {
                visit(*filed);
            }
        }
        for grams in &self.sizes {
            grams.for_each_gram(
                path,
                |mut filed| {
                    while filed.next().is_some_and(|&filed| !held.contains(filed.pairs) || visit(filed)) {}
                },
            );
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
            size,
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
                this.filter.insert(gram);
                this.insert(Slot { gram, first, end: as_u32(this.rules.len()) });
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
    fn for_each_gram<'g>(&'g self, path: &[u8], mut visit: impl FnMut(slice::Iter<'g, Filed>)) {
        let mut window = 0_u32;
        let mut seen = Seen::default();
        for (chunk_at, chunk) in (0..).step_by(64).zip(path.chunks(64)) {
            // First all that the filter lets through, one bit for each end of a gram: a loop without branches.
            let mut ends = 0_u64;
            for (at, &byte) in chunk.iter().enumerate() {
                window = window << 8 | u32::from(byte);
                ends |= self.filter.holds(window & self.mask) << at;
            }
            while ends != 0 {
                let end = chunk_at + ends.trailing_zeros() as usize + 1;
                ends &= ends - 1;
                let gram = end.checked_sub(self.size).and_then(|start| path.get(start..end)).map(gram);
                if let Some(filed) = gram.and_then(|gram| self.filed(gram, &mut seen)) {
                    visit(filed.iter());
                }
            }
        }
    }

    /// The rules that are filed under a gram, if there are some that were not seen before.
    fn filed(&self, gram: u32, seen: &mut Seen) -> Option<&[Filed]> {
        let mut place = place(gram, self.slots.len().trailing_zeros());
        loop {
            let slot = self.slots.get(place).filter(|slot| slot.end > 0)?;
            if slot.gram == gram {
                return if seen.insert(slot.first) { self.rules.get(slot.first as usize..slot.end as usize) } else { None };
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
        if self.few.iter().take(self.count).any(|&seen| seen == number) {
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
        let pairs = text.iter().zip(text.iter().skip(1));
        Self(pairs.fold(0, |pairs, (one, other)| pairs | 1 << (one.wrapping_mul(5).wrapping_add(*other) % 64)))
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
    words: Box<[u64]>,
    bits: u32,
}

impl Filter {
    fn for_grams(count: usize) -> Self {
        let words = (count / 4 + 1).next_power_of_two();
        Self { words: vec![0; words].into(), bits: words.trailing_zeros() + 6 }
    }

    fn insert(&mut self, gram: u32) {
        let bit = place(gram, self.bits);
        if let Some(word) = self.words.get_mut(bit / 64) {
            *word |= 1 << (bit % 64);
        }
    }

    /// 1 if the gram may be one of ours, else 0.
    #[inline]
    fn holds(&self, gram: u32) -> u64 {
        let bit = place(gram, self.bits);
        self.words.get(bit / 64).map_or(0, |word| word >> (bit % 64) & 1)
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

/// A number of so many bits that differs for most grams (multiplicative hashing).
#[inline]
fn place(gram: u32, bits: u32) -> usize {
    (u64::from(gram).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> (64 - bits)) as usize
}
