//! Limits the work that a comparison may do.

/// The completeness of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coverage {
    /// All differences are reported.
    Complete,
    /// The reported differences are correct, but there may be more. Possible reasons: the texts are too large or complex, the texts contain
    /// every character that could replace a star in example paths, or the two compared crawlers decode escapes in different ways.
    Partial,
}

/// The remaining work in steps. A step takes about a nanosecond.
pub(super) struct Budget {
    steps: u64,
}

impl Budget {
    /// Creates the budget for a whole comparison. It is enough for any hand-written file, and limits the work for a hostile file to less
    /// than a second.
    pub(super) const fn whole() -> Self {
        Self { steps: 1 << 28 }
    }

    /// Divides the budget into `of` equal shares, and takes one of them.
    pub(super) fn share(&mut self, of: usize) -> Self {
        let steps = self.steps / (of as u64).max(1);
        self.steps -= steps;
        Self { steps }
    }

    /// Returns the unspent steps of a share to the budget.
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
