//! The crawlers' support for records other than user-agent lines and rules, as far as sources document it.

use crate::crawlers::{self, Compliance, Crawler, Support};
use crate::dialect::DialectName;
use crate::fact::{Certainty, Fact};
use crate::matching::Agent;
use crate::robots_txt::Field;

const NOTHING_KNOWN: Fact<Support> = Fact::new(Support::Unknown, Certainty::Assumed);

impl Crawler {
    /// Returns the crawler's support for records with this field. For user-agent lines and rules, the result is unknown; see
    /// [`Crawler::robots`] instead.
    ///
    /// ```
    /// use robotscope::crawlers::{Support, by_token};
    /// use robotscope::robots_txt::Field;
    ///
    /// let googlebot = by_token("Googlebot").ok_or("not in the catalogue")?;
    /// assert_eq!(googlebot.honours(Field::Sitemap).value, Support::Yes);
    /// assert_eq!(googlebot.honours(Field::Noindex).value, Support::No);
    /// # Ok::<(), &str>(())
    /// ```
    pub fn honours(&self, field: Field) -> Fact<Support> {
        match (self.dialect, field) {
            (_, Field::UserAgent | Field::Allow | Field::Disallow) => NOTHING_KNOWN,
            (_, Field::CrawlDelay) => self.crawl_delay,
            // Google's documentation of these fields covers only crawlers that obey robots.txt, so the support of Google's other crawlers
            // is unknown.
            (DialectName::Google, _) if self.robots.value != Compliance::Obeys => NOTHING_KNOWN,
            // Google supports only four fields ([google-robots-txt]). Support for Noindex ended on 2019-09-01 ([google-unsupported-rules]).
            (DialectName::Google, Field::Sitemap) => Fact::new(Support::Yes, Certainty::Documented),
            (DialectName::Google, _) => Fact::new(Support::No, Certainty::Documented),
            // Support for Host ended on 2018-03-20 ([yandex-crawl-delay]).
            (DialectName::Yandex, Field::Host) => Fact::new(Support::No, Certainty::Reported),
            (DialectName::Yandex, Field::CleanParam) => Fact::new(Support::Yes, Certainty::Documented),
            // Yandex's documentation requires absolute URLs in Sitemap, so Yandex reads the field ([yandex-analyzer]).
            (DialectName::Yandex, Field::Sitemap) => Fact::new(Support::Yes, Certainty::Reported),
            // [seznam-crawling].
            (_, Field::RequestRate) if self.token == "SeznamBot" => Fact::new(Support::Yes, Certainty::Reported),
            // [wikipedia-robots-txt].
            (_, Field::Acap) => Fact::new(Support::No, Certainty::Reported),
            _ => NOTHING_KNOWN,
        }
    }
}

impl Agent<'_> {
    pub(super) fn honours(&self, field: Field) -> Fact<Support> {
        crawlers::by_token(self.name()).map_or(NOTHING_KNOWN, |crawler| crawler.honours(field))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Editors offer every field that a crawler supports. They do not offer Host, Noindex and Visit-time, which no crawler supports.
    #[test]
    fn editors_do_not_offer_fields_that_no_crawler_supports() {
        let is_read = |field| Field::read_by_crawlers().any(|(read, _)| read == field);
        for field in
            [Field::Host, Field::Noindex, Field::VisitTime].into_iter().chain(Field::read_by_crawlers().map(|(field, _)| field))
        {
            assert!(field.written().is_some_and(|name| name.eq_ignore_ascii_case(field.as_str())));
            assert!(is_read(field) || !crawlers::all().iter().any(|crawler| crawler.honours(field).value == Support::Yes));
        }
        assert!(![Field::Host, Field::Noindex, Field::VisitTime].into_iter().any(is_read));
    }
}
