use std::collections::HashMap;

/// The values seen so far, each with the index of its first occurrence. All lints share this type, because each additional type of hash map
/// would make the WebAssembly larger.
#[derive(Default)]
pub(super) struct Seen {
    first: HashMap<Vec<u8>, usize>,
}

impl Seen {
    /// Returns the index of a value's first occurrence, which is `place` for a new value.
    #[inline(never)]
    pub(super) fn first(&mut self, value: Vec<u8>, place: usize) -> usize {
        *self.first.entry(value).or_insert(place)
    }
}
