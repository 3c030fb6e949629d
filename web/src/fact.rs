use robotscope::crawlers;
use serde::Serialize;
use tsify::Tsify;

use crate::union::union;

/// A statement about a crawler, and how sure it is.
#[derive(Serialize, Tsify)]
pub struct Fact<T> {
    /// The statement.
    pub value: T,
    /// How sure it is.
    pub certainty: Certainty,
}

union! {
    /// "documented" by the operator, "reported" by others, or only "assumed".
    Certainty from robotscope::crawlers::Certainty { Documented, Reported, Assumed }
}

union! {
    /// Whether a crawler supports something.
    Support from robotscope::crawlers::Support { Yes, No, Unknown }
}

impl<T> Fact<T> {
    pub(crate) fn of<E: Copy>(fact: &crawlers::Fact<E>, value: impl FnOnce(E) -> T) -> Self {
        Self { value: value(fact.value), certainty: fact.certainty.into() }
    }
}
