use robotscope::crawlers::Certainty;
use robotscope::directives::{ImagePreview, Limit, Outcome, Permission};

/// An answer to a question about the page: an outcome from the indexing verdict, with a value of type `V`.
#[derive(Clone, Copy)]
pub(crate) struct PageAnswer<'v, V = Value> {
    pub(crate) value: V,
    /// The indices of the directives that decide the answer. `overruled` contains the indices of the directives that they overrule.
    pub(crate) by: &'v [u32],
    pub(crate) overruled: &'v [u32],
    pub(crate) certainty: Certainty,
    pub(crate) is_contradictory: bool,
    pub(crate) is_settled: bool,
    pub(crate) is_stated: bool,
}

#[derive(Clone, Copy)]
pub(crate) enum Value {
    Permission(Permission),
    Characters(Limit),
    Seconds(Limit),
    ImagePreview(ImagePreview),
}

impl<'v, V> PageAnswer<'v, V> {
    pub(crate) fn new<T>(outcome: &'v Outcome<T>, value: V) -> Self {
        Self {
            value,
            by: &outcome.by,
            overruled: &outcome.overruled,
            certainty: outcome.certainty,
            is_contradictory: outcome.is_contradictory,
            is_settled: outcome.is_settled,
            is_stated: outcome.is_stated(),
        }
    }
}
