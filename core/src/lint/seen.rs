use std::collections::HashMap;

/// What was seen, and where first. One type for all lints, because each other one would bring its own hash map.
#[derive(Default)]
pub(super) struct Seen {
    first: HashMap<Vec<u8>, usize>,
}

impl Seen {
    /// Where this was seen first: at this place, if not before.
    #[inline(never)]
    pub(super) fn first(&mut self, what: Vec<u8>, place: usize) -> usize {
        *self.first.entry(what).or_insert(place)
    }
}
