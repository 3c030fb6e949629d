//! Generates texts and queries from bytes. As on real sites, most lines are correct, but many texts contain a mistake.

mod date;
mod html;
mod html_pieces;
mod mistake;
mod page;
mod query;
mod records;
mod text;
mod version;

pub use date::date;
pub use html::html;
pub use mistake::with_a_mistake;
pub use page::{document, headers, pairs, value};
pub use query::{dialect, query, url};
pub use records::{record_query, records};
pub use text::{File, Pieces, any_text, file};
pub use version::next_version;
