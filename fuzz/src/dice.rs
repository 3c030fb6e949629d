//! Choices made by octets.

/// Makes choices from octets: of a fuzzer, of a stored file, or random ones. Each choice takes one octet, so that a fuzzer
/// that changes one octet changes one choice. When they are spent, every choice falls on what comes first.
#[derive(Clone, Debug)]
pub struct Dice<'d> {
    rest: &'d [u8],
}

impl<'d> Dice<'d> {
    /// Choices by these octets.
    pub fn new(octets: &'d [u8]) -> Self {
        Self { rest: octets }
    }

    /// A number below this one, which is at most 256.
    pub fn below(&mut self, end: usize) -> usize {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        usize::from(*first) % end
    }

    /// A place among so many, also if they are more than 256: two octets.
    pub fn place(&mut self, count: usize) -> usize {
        (self.below(256) << 8 | self.below(256)) % count
    }

    /// Yes, once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) + 1 == times
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// So many of these joined, fewer than `end`.
    pub fn join(&mut self, from: &[&[u8]], end: usize) -> Vec<u8> {
        (0..self.below(end)).flat_map(|_| self.pick(from)).copied().collect()
    }

    /// Octets as they come, fewer than `end`.
    pub fn octets(&mut self, end: usize) -> Vec<u8> {
        let count = self.below(end).min(self.rest.len());
        let (octets, rest) = self.rest.split_at(count);
        self.rest = rest;
        octets.to_vec()
    }

    /// Whether no octet is left.
    pub fn is_spent(&self) -> bool {
        self.rest.is_empty()
    }
}
