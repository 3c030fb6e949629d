//! Editor features for a page's response headers and HTML.
//!
//! ```
//! use robotscope::http::Headers;
//!
//! let headers = Headers::parse("X-Robots-Tag: googlebot: noindex");
//! let hover = headers.hover(26).expect("a directive");
//! assert_eq!(headers.slice(hover.span), b"noindex");
//! ```

mod bot_name;
mod header_name;
mod headers;
mod hover;
mod html;
mod reading;
mod value;

pub use bot_name::BotName;
pub use header_name::HeaderName;
pub use hover::PageHover;
pub(crate) use hover::PageSubject;
pub use reading::{Reading, readings};

use crate::text::Span;

/// The letter that marks the position of a completion. No directive contains it, so it never completes a directive by chance.
const PROBE: &[u8] = b"q";

/// Returns `true` if a part of the text contains the probe at the offset `probe`.
fn covers(part: Span, probe: u32) -> bool {
    part.start() <= probe && probe < part.end()
}

/// Returns `true` if an offset is inside a part of the text or at one of its ends.
fn touches(part: Span, offset: u32) -> bool {
    part.start() <= offset && offset <= part.end() && !part.is_empty()
}
