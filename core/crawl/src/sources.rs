//! The web pages that the engine cites, as data (`core/crawl/data/sources.json`).
//!
//! ```
//! use robotscope::sources;
//!
//! let google = sources::by_id("google-robots-meta").ok_or("no such source")?;
//! assert_eq!(google, sources::GOOGLE_ROBOTS_META);
//! assert!(google.url.starts_with("https://developers.google.com/"));
//! # Ok::<(), &str>(())
//! ```

/// A cited page.
///
/// ```
/// let source = robotscope::sources::MDN_X_ROBOTS_TAG;
/// assert_eq!((source.id, source.title), ("mdn-x-robots-tag", "MDN: X-Robots-Tag"));
/// assert!(source.read >= "2026-11-21");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[non_exhaustive]
pub struct Reference {
    /// The page's id in the data file.
    #[cfg_attr(feature = "serde", serde(skip))]
    pub id: &'static str,
    /// The text for a link to the page.
    pub title: &'static str,
    /// The URL of the page.
    pub url: &'static str,
    /// The date (YYYY-MM-DD) on which the page was read, or the date of the copy that was read.
    pub read: &'static str,
}

/// Returns the cited page with this id; `None` if there is none.
///
/// ```
/// assert_eq!(robotscope::sources::by_id("unknown"), None);
/// ```
pub fn by_id(id: &str) -> Option<&'static Reference> {
    ALL.iter().copied().find(|source| source.id == id)
}

include!(concat!(env!("OUT_DIR"), "/sources.rs"));
