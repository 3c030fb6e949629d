//! The bodies of the fuzz targets.

mod compare;
mod matching;
mod parse;
mod port;
mod records;
mod url;

pub use compare::compare;
pub use matching::matching;
pub use parse::{parse, spans};
pub use port::port;
pub use records::records;
pub use url::url;
