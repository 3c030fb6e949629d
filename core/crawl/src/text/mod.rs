//! Text and positions in it: byte spans, lines and columns, and their conversion to UTF-16 for JavaScript.

mod line_index;
mod offsets;
mod part;
#[cfg(feature = "serde")]
pub mod serialized;
mod shared;
mod span;
mod utf16;

pub use line_index::{LineColumn, LineIndex};
pub use offsets::{Offsets, Position};
#[doc(hidden)]
pub use part::Part;
pub use shared::Text;
pub use span::Span;
#[doc(hidden)]
pub use span::as_u32;
pub use utf16::Utf16Index;
#[doc(hidden)]
pub use utf16::is_like_utf16;

/// The UTF-8 byte order mark.
#[doc(hidden)]
pub const BOM: &[u8] = b"\xEF\xBB\xBF";
