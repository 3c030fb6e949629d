//! From octets to texts such as sites serve – mostly right, often not –, and to questions about them.

mod question;
mod records;
mod text;
mod version;

pub use question::{dialect, question, url};
pub use records::{record_question, records};
pub use text::{File, Pieces, any_text, file};
pub use version::next_version;
