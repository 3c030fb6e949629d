//! Enums for facts about crawlers: compliance with robots.txt, treatment of `*` groups, and support for other features.

use crate::names::names;

names! {
    /// A crawler's compliance with robots.txt. For "user-triggered" crawlers, robots.txt generally does not apply, because a person
    /// requested the page.
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
        /// The crawler follows the rules that apply to it.
        Obeys = "obeys",
        /// The crawler does not read robots.txt, or ignores its rules.
        Ignores = "ignores",
        /// The operator documents that robots.txt generally does not apply, because a person requested the page.
        UserTriggered = "user-triggered",
        /// We found no documentation; the crawler may still obey robots.txt.
        Unknown = "unknown",
    }
}

impl Compliance {
    /// Returns `true` if rules in robots.txt do not restrict the crawler.
    ///
    /// ```
    /// use robotscope::crawlers::Compliance;
    ///
    /// assert!(Compliance::UserTriggered.ignores_rules());
    /// assert!(!Compliance::Unknown.ignores_rules());
    /// ```
    pub const fn ignores_rules(self) -> bool {
        matches!(self, Self::Ignores | Self::UserTriggered)
    }
}

names! {
    // Sources: [rfc9309-agents], [google-special-crawlers], [yandex-robots].
    /// A crawler's treatment of "*" groups if no group names any of its product tokens.
    ///
    /// ```
    /// use robotscope::crawlers::{WildcardGroup, by_token};
    ///
    /// let wildcard = by_token("Mediapartners-Google").ok_or("not in the catalogue")?.wildcard;
    /// assert_eq!(wildcard.value, WildcardGroup::Ignores);
    /// # Ok::<(), &str>(())
    /// ```
    pub enum WildcardGroup {
        /// `*` groups apply, as RFC 9309 2.2.1 defines. If the operator documents nothing, the certainty is "assumed".
        Obeys = "obeys",
        /// `*` groups do not apply, only groups that name the crawler.
        Ignores = "ignores",
        /// Unknown; used only for crawlers without a known product token.
        Unknown = "unknown",
    }

    // Sources: [rfc9309-records], [google-robots-txt], [bing-robots-txt], [ahrefs-bot], [majestic-bot].
    /// A crawler's support for a feature that RFC 9309 does not define, such as Crawl-delay.
    ///
    /// ```
    /// use robotscope::crawlers::{Support, by_token};
    ///
    /// assert_eq!(by_token("Googlebot").map(|crawler| crawler.crawl_delay.value), Some(Support::No));
    /// assert_eq!(by_token("MJ12bot").map(|crawler| crawler.crawl_delay.value), Some(Support::Yes));
    /// ```
    pub enum Support {
        /// Supported.
        Yes = "yes",
        /// Not supported.
        No = "no",
        /// Unknown.
        Unknown = "unknown",
    }
}
