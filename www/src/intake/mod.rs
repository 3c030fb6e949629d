//! Reads dropped, pasted, opened and fetched content, and recognises its kind. The module `placing` decides where the content is placed.

mod bridge;
mod files;
mod get_texts;
mod har;
mod imported;
mod live;
mod open_file;
mod recognise;
mod served;

pub(crate) use bridge::watch_imports;
pub(crate) use files::{import, paste};
pub(crate) use get_texts::GetTexts;
pub(crate) use har::{Har, HarPage, HarPicker};
pub(crate) use imported::{Imported, ImportedText, Refusal};
pub(crate) use live::{Fetched, FetchedPage, FetchedRobots, is_live, use_fetch};
pub(crate) use open_file::open_file;
pub(crate) use recognise::{Kind, join_header_lines, recognise};
pub(crate) use robotscope::recognise::is_sitemap_index;
#[cfg(test)]
pub(crate) use served::NamedRobots;
pub(crate) use served::{Contradiction, Refused, Served};
