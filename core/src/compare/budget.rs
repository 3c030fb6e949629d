//! How much work a comparison may be.

/// Whether everything was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coverage {
    /// Yes: what is not reported does not exist.
    Complete,
    /// No: what is reported is true, but there may be more. The texts are too large or too complex, or they use up every
    /// character that a witness could be made with.
    Partial,
}

/// Work that may still be done; a step is about a nanosecond.
pub(super) struct Budget {
    steps: u64,
}

impl Budget {
    /// Enough for any file that somebody wrote, and less than a second for one that somebody made to hurt.
    pub(super) const fn whole() -> Self {
        Self { steps: 1 << 28 }
    }

    /// An equal share for the next of so many.
    pub(super) fn share(&mut self, of: usize) -> Self {
        let steps = self.steps / (of as u64).max(1);
        self.steps -= steps;
        Self { steps }
    }

    /// Gives back what a share has left.
    pub(super) fn put_back(&mut self, share: &Self) {
        self.steps += share.steps;
    }

    pub(super) fn spend(&mut self, steps: usize) {
        self.steps = self.steps.saturating_sub(steps as u64);
    }

    pub(super) fn is_spent(&self) -> bool {
        self.steps == 0
    }
}
