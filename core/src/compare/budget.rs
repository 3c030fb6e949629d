//! The limit of work for a comparison.

/// The completeness of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coverage {
    /// Complete: there are no differences beyond the reported ones.
    Complete,
    /// Partial: the reported differences are correct, but there may be more. The texts are too large or too complex, or contain every
    /// character that could fill an example path.
    Partial,
}

/// The remaining work; a step takes about a nanosecond.
pub(super) struct Budget {
    steps: u64,
}

impl Budget {
    /// Creates the budget of a whole comparison: enough for any hand-written file, and less than a second of work on a hostile
    /// one.
    pub(super) const fn whole() -> Self {
        Self { steps: 1 << 28 }
    }

    /// Splits off one of `of` equal shares.
    pub(super) fn share(&mut self, of: usize) -> Self {
        let steps = self.steps / (of as u64).max(1);
        self.steps -= steps;
        Self { steps }
    }

    /// Adds the unspent rest of a share to the budget.
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
