use std::fmt;

use crate::generate::robots_txt::WishError;

/// The reason why no block list was generated. Its `Display` text is in English.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum BlockListError {
    /// No crawler is chosen, or every chosen crawler is excepted.
    NothingToRefuse,
    /// All crawlers are chosen. A server cannot refuse all crawlers, because an unknown crawler's User-Agent may look like a browser's.
    AllCrawlers,
    /// None of these crawlers sends its name in requests.
    NoNames(Vec<String>),
    /// A name cannot be a product token.
    Name(WishError),
}

impl BlockListError {
    /// Returns a stable, kebab-case name for the reason.
    ///
    /// ```
    /// use robotscope::generate::block_list::{Format, block_list};
    /// use robotscope::generate::robots_txt::Who;
    ///
    /// let code = |who| block_list(&[who], &[], Format::Nginx).unwrap_err().code();
    /// assert_eq!(code(Who::AllCrawlers), "all-crawlers");
    /// assert_eq!(code(Who::Crawler("Applebot-Extended".into())), "no-names");
    /// assert_eq!(code(Who::Crawler("GPT Bot".into())), "not-a-product-token");
    /// ```
    pub fn code(&self) -> &'static str {
        match self {
            Self::NothingToRefuse => "nothing-to-refuse",
            Self::AllCrawlers => "all-crawlers",
            Self::NoNames(_) => "no-names",
            Self::Name(error) => error.code(),
        }
    }
}

impl fmt::Display for BlockListError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingToRefuse => f.write_str("nothing to refuse: pass crawlers or purposes that are not excepted"),
            Self::AllCrawlers => f.write_str(
                "cannot refuse all crawlers: the User-Agents of unknown crawlers look like those of browsers; pass crawlers or purposes",
            ),
            Self::NoNames(names) => {
                write!(f, "no request contains any of the names {}: disallow these crawlers in robots.txt instead", names.join(", "))
            }
            Self::Name(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BlockListError {}

impl From<WishError> for BlockListError {
    fn from(error: WishError) -> Self {
        Self::Name(error)
    }
}
