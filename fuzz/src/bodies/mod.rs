//! The bodies of the fuzz targets.

mod compare;
mod dates;
mod directives;
mod editor;
mod headers;
mod hosts;
mod html;
mod lint;
mod matching;
mod page;
mod parse;
mod port;
mod records;
mod url;

pub use compare::compare;
pub use dates::dates;
pub use directives::directives;
pub use editor::editor;
pub use headers::headers;
pub use hosts::hosts;
pub use html::html;
pub use lint::{assert_safe_fixes, lint};
pub use matching::matching;
pub use page::page;
pub use parse::{parse, spans};
pub use port::port;
pub use records::records;
pub use url::url;
