use std::collections::HashMap;

/// Values seen, with the index of their first occurrence. One type for all lints: each further hash map type would add code.
#[derive(Default)]
pub(super) struct Seen {
    first: HashMap<Vec<u8>, usize>,
}

impl Seen {
    /// Returns the index of the first occurrence of a value. For a new value, this is `place`.
    #[inline(never)]
    pub(super) fn first(&mut self, what: Vec<u8>, place: usize) -> usize {
        *self.first.entry(what).or_insert(place)
    }
}
