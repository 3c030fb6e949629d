//! Makes choices from bytes.

/// A source of choices: the bytes of a fuzzer, a stored file or a random generator. Each choice uses one byte, so that one changed
/// byte changes one choice. Once no bytes are left, every choice is the first option.
#[derive(Clone, Debug)]
pub struct Dice<'d> {
    rest: &'d [u8],
}

impl<'d> Dice<'d> {
    /// Creates a source of choices from these bytes.
    pub fn new(bytes: &'d [u8]) -> Self {
        Self { rest: bytes }
    }

    /// Returns a number less than `end`. `end` must be at most 256.
    pub fn below(&mut self, end: usize) -> usize {
        let Some((first, rest)) = self.rest.split_first() else { return 0 };
        self.rest = rest;
        usize::from(*first) % end
    }

    /// Returns an index less than `count`. Unlike other choices, uses two bytes, because `count` may exceed 256.
    pub fn place(&mut self, count: usize) -> usize {
        (self.below(256) << 8 | self.below(256)) % count
    }

    /// Returns `true` with a probability of one in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) + 1 == times
    }

    /// Returns one of the items.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Joins fewer than `end` random items from `from`.
    pub fn join(&mut self, from: &[&[u8]], end: usize) -> Vec<u8> {
        (0..self.below(end)).flat_map(|_| self.pick(from)).copied().collect()
    }

    /// Returns the next bytes of the input, fewer than `end`.
    pub fn bytes(&mut self, end: usize) -> Vec<u8> {
        let count = self.below(end).min(self.rest.len());
        let (bytes, rest) = self.rest.split_at(count);
        self.rest = rest;
        bytes.to_vec()
    }

    /// Returns `true` if no byte is left.
    pub fn is_spent(&self) -> bool {
        self.rest.is_empty()
    }
}
