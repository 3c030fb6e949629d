pub use robotscope::fact::{Certainty, Fact};

use crate::union::union;

union! {
    /// Whether a crawler supports something.
    Support from robotscope::crawlers::Support { Yes, No, Unknown }
}
