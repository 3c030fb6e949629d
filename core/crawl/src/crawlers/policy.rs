//! What a crawler is known to do with robots.txt: the values of its facts.

use crate::names::names;

names! {
    /// Whether a crawler follows robots.txt. "user-triggered": it generally does not, because a person asked for the page.
    ///
    /// ```
    /// use robotscope::crawlers::{Compliance, by_token};
    ///
    /// let robots = by_token("ChatGPT-User").ok_or("not in the catalogue")?.robots;
    /// assert_eq!(robots.value, Compliance::UserTriggered);
    /// assert_eq!(robots.value.as_str(), "user-triggered");
    /// # Ok::<(), &str>(())
    /// ```
    pub enum Compliance {
        /// It follows the rules that are meant for it.
        Obeys = "obeys",
        /// It does not read robots.txt, or does not care.
        Ignores = "ignores",
        /// Its operator says that robots.txt is generally not applied, because a person asked for the page.
        UserTriggered = "user-triggered",
        /// No statement was found, which does not mean no.
        Unknown = "unknown",
    }
}

names! {
    // [rfc9309-agents], [google-special-crawlers], [yandex-robots].
    /// Whether groups for "*" apply to a crawler when no group names one of its product tokens.
    ///
    /// ```
    /// use robotscope::crawlers::{WildcardGroup, by_token};
    ///
    /// let wildcard = by_token("Mediapartners-Google").ok_or("not in the catalogue")?.wildcard;
    /// assert_eq!(wildcard.value, WildcardGroup::Ignores);
    /// # Ok::<(), &str>(())
    /// ```
    pub enum WildcardGroup {
        /// The `*` group applies. Where nobody says anything, RFC 9309 2.2.1 says this, and the certainty is *assumed*.
        Obeys = "obeys",
        /// The `*` group does not apply: only a group that names the crawler does.
        Ignores = "ignores",
        /// Not established; so far only for crawlers that have no product token at all.
        Unknown = "unknown",
    }
}

names! {
    // [rfc9309-records], [google-robots-txt], [bing-robots-txt], [ahrefs-bot], [majestic-bot].
    /// Whether a crawler supports something that RFC 9309 leaves open, such as Crawl-delay.
    ///
    /// ```
    /// use robotscope::crawlers::{Support, by_token};
    ///
    /// assert_eq!(by_token("Googlebot").map(|crawler| crawler.crawl_delay.value), Some(Support::No));
    /// assert_eq!(by_token("MJ12bot").map(|crawler| crawler.crawl_delay.value), Some(Support::Yes));
    /// ```
    pub enum Support {
        /// It does.
        Yes = "yes",
        /// It does not.
        No = "no",
        /// Not established.
        Unknown = "unknown",
    }
}
