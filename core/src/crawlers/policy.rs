//! What a crawler is known to do with robots.txt: the values of its facts.

/// Whether a crawler follows robots.txt (fact D3).
///
/// ```
/// use robotscope::crawlers::{Compliance, by_token};
///
/// let robots = by_token("ChatGPT-User").ok_or("not in the catalogue")?.robots;
/// assert_eq!(robots.value, Compliance::UserTriggered);
/// assert_eq!(robots.value.as_str(), "user-triggered");
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compliance {
    /// It follows the rules that are meant for it.
    Obeys,
    /// It does not read robots.txt, or does not care.
    Ignores,
    /// Its operator says that robots.txt is generally not applied, because a person asked for the page.
    UserTriggered,
    /// No statement was found, which does not mean no (fact D4).
    Unknown,
}

impl Compliance {
    /// The name that is used in data and in the interface.
    ///
    /// ```
    /// assert_eq!(robotscope::crawlers::Compliance::Obeys.as_str(), "obeys");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Obeys => "obeys",
            Self::Ignores => "ignores",
            Self::UserTriggered => "user-triggered",
            Self::Unknown => "unknown",
        }
    }
}

/// Whether a crawler falls back to the `*` group when no group names one of its product tokens (facts A9, B37, C36).
///
/// ```
/// use robotscope::crawlers::{WildcardGroup, by_token};
///
/// let wildcard = by_token("Mediapartners-Google").ok_or("not in the catalogue")?.wildcard;
/// assert_eq!(wildcard.value, WildcardGroup::Ignores);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WildcardGroup {
    /// The `*` group applies. Where nobody says anything, RFC 9309 2.2.1 says this, and the certainty is *assumed*.
    Obeys,
    /// The `*` group does not apply: only a group that names the crawler does.
    Ignores,
    /// Not established; so far only for crawlers that have no product token at all.
    Unknown,
}

impl WildcardGroup {
    /// The name that is used in data and in the interface.
    ///
    /// ```
    /// assert_eq!(robotscope::crawlers::WildcardGroup::Ignores.as_str(), "ignores");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Obeys => "obeys",
            Self::Ignores => "ignores",
            Self::Unknown => "unknown",
        }
    }
}

/// Whether a crawler supports something that RFC 9309 leaves open, such as `Crawl-delay` (facts A18, B8, C24, C57).
///
/// ```
/// use robotscope::crawlers::{Support, by_token};
///
/// assert_eq!(by_token("Googlebot").map(|crawler| crawler.crawl_delay.value), Some(Support::No));
/// assert_eq!(by_token("MJ12bot").map(|crawler| crawler.crawl_delay.value), Some(Support::Yes));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Support {
    /// It does.
    Yes,
    /// It does not.
    No,
    /// Not established.
    Unknown,
}

impl Support {
    /// The name that is used in data and in the interface.
    ///
    /// ```
    /// assert_eq!(robotscope::crawlers::Support::Unknown.as_str(), "unknown");
    /// ```
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::Unknown => "unknown",
        }
    }
}
