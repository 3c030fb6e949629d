//! Generates server configurations that refuse requests from crawlers by their User-Agent.
//!
//! The configurations search a User-Agent for the same names as [`identify`](crate::crawlers::identify). On servers that support regular
//! expressions, a name matches only as a whole word outside URLs. On Cloudflare, it matches anywhere. If a name also matches a crawler that
//! was not chosen, the names of this crawler become exceptions. If such an exception would let a chosen crawler through, or if there are
//! too many exceptions for Cloudflare, the other crawler is refused, too.
//!
//! robots.txt stays readable. A crawler that gets 403 for robots.txt sees no rules, and may interpret this as permission (RFC 9309,
//! 2.3.1.3).
//!
//! ```
//! use robotscope::crawlers::CrawlerClass;
//! use robotscope::generate::block_list::{BlockList, Format, block_list};
//! use robotscope::generate::robots_txt::Who;
//!
//! let BlockList { text, crawlers, .. } = block_list(&[Who::Purpose(CrawlerClass::AiTraining)], &[], Format::Nginx)?;
//! assert!(text.contains("GPTBot") && text.contains("return 403;"));
//! assert!(crawlers.iter().any(|name| name == "GPTBot") && !crawlers.iter().any(|name| name == "Googlebot"));
//! # Ok::<(), robotscope::generate::block_list::BlockListError>(())
//! ```

mod choice;
mod error;
mod formats;
mod note;
mod user_agent;

pub use error::BlockListError;
pub use formats::Format;
pub use note::{BlockListNote, BlockListNoteKind};

use choice::Choice;
use user_agent::Names;

use super::robots_txt::Who;

/// A server configuration that refuses crawlers.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct BlockList {
    /// The name of the file that the text belongs in.
    pub file: &'static str,
    /// The text.
    pub text: String,
    /// The product tokens of the chosen crawlers that are refused. A crawler that does not send its name cannot be refused.
    pub crawlers: Vec<String>,
    /// Instructions for installing the configuration, and its limits.
    pub notes: Vec<BlockListNote>,
}

/// Writes a configuration that refuses the crawlers in `disallow` with status 403, except those in `allow`. A purpose includes older
/// names that are still in use, but no retired crawlers.
///
/// # Errors
///
/// Returns an error if no crawler is left to refuse, if none of the crawlers sends its name in requests, if `disallow` or `allow` contains
/// all crawlers, or if a name cannot be a product token.
///
/// ```
/// use robotscope::generate::block_list::{BlockListNoteKind, Format, block_list};
/// use robotscope::generate::robots_txt::Who;
///
/// let disallow = ["GPTBot", "Google-Extended"].map(|name| Who::Crawler(name.to_owned()));
/// let list = block_list(&disallow, &[], Format::Caddy)?;
/// assert_eq!((list.file, list.crawlers), ("Caddyfile", vec!["GPTBot".to_owned()]));
/// let silent = list.notes.iter().find(|note| note.kind == BlockListNoteKind::NoRequests).expect("a note");
/// assert_eq!(silent.crawlers, ["Google-Extended"]);
/// # Ok::<(), robotscope::generate::block_list::BlockListError>(())
/// ```
pub fn block_list(disallow: &[Who], allow: &[Who], format: Format) -> Result<BlockList, BlockListError> {
    let choice = Choice::new(disallow, allow)?;
    let mut names = Names::new(&choice, format.search());
    let text = formats::write(format, &mut names);
    Ok(BlockList { file: format.file(), text, notes: note::notes(&choice, &names, format), crawlers: choice.tokens() })
}
