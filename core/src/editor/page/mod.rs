//! The same of a page's texts: its response headers and its HTML.
//!
//! ```
//! use robotscope::http::Headers;
//!
//! let headers = Headers::parse("X-Robots-Tag: googlebot: noindex");
//! let hover = headers.hover(26).expect("something stands there");
//! assert_eq!(headers.slice(hover.span), b"noindex");
//! ```

mod bot_name;
mod header_name;
mod headers;
mod hover;
#[cfg(feature = "html")]
mod html;
mod reading;
mod value;

pub use bot_name::BotName;
pub use header_name::HeaderName;
pub use hover::PageHover;
pub(crate) use hover::PageSubject;
pub use reading::{Reading, readings};

use crate::text::Span;

/// A letter that no directive has, so that it makes none of half of one. Put into the text where something could stand, it shows where
/// that is.
const PROBE: &[u8] = b"q";

/// The text with the probe at an offset.
fn probed(text: &[u8], offset: u32) -> Vec<u8> {
    let (head, tail) = text.split_at((offset as usize).min(text.len()));
    [head, PROBE, tail].concat()
}

/// Whether the probe at this offset lies in a part of such a text.
fn covers(part: Span, probe: u32) -> bool {
    part.start() <= probe && probe < part.end()
}

/// Whether an offset lies in or at the edge of a part.
fn touches(part: Span, offset: u32) -> bool {
    part.start() <= offset && offset <= part.end() && !part.is_empty()
}
