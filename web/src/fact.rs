pub use robotscope::crawlers::Support;
pub use robotscope::fact::{Certainty, Fact};
