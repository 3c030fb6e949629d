use std::collections::HashMap;

/// The values seen so far, with the index of each value's first occurrence. All lints share this type, because each further hash map type
/// would add code.
#[derive(Default)]
pub(super) struct Seen {
    first: HashMap<Vec<u8>, usize>,
}

impl Seen {
    /// Returns the index at which a value first occurred. If the value is new, this is `place`.
    #[inline(never)]
    pub(super) fn first(&mut self, what: Vec<u8>, place: usize) -> usize {
        *self.first.entry(what).or_insert(place)
    }
}
