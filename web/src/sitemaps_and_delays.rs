//! Sitemaps and crawl delays, the most common records apart from rules.

use robotscope::explain::{self, CrawlDelays, UrlRecord};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::given_types::{Explained, Name, QueryObject, SomeDialect};
use crate::query::ask;
use crate::robots_txt::{RobotsTxt, dialect_named};
use crate::to_js::{all_to_ts, to_ts};
use crate::words::{explain_as, messages};

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns the sitemaps that the text lists, in text order. The dialect determines how lines are read. The default dialect is
    /// "rfc9309".
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if an argument is invalid.
    pub fn sitemaps(&self, dialect: &SomeDialect, options: &Explained) -> Result<Vec<Ts<UrlRecord>>, Failure> {
        explain_as(options)?;
        let (found, messages) = (self.robots.sitemaps(dialect_named(dialect)?.dialect()), messages());
        Ok(all_to_ts(&self.offsets, found.iter().map(|sitemap| explain::url_record(&messages, &self.robots, sitemap))))
    }

    /// Returns how long a crawler is asked to wait between requests, and whether the crawler obeys.
    ///
    /// `crawler` and `options` are as for `isAllowed`. Throws a RobotscopeError with the code "invalid-argument" if an argument is
    /// invalid.
    #[wasm_bindgen(js_name = crawlDelay)]
    pub fn crawl_delay(&self, crawler: &Name, options: &QueryObject) -> Result<Ts<CrawlDelays>, Failure> {
        let delays =
            ask(crawler, options, |agent| Ok(explain::crawl_delay(&messages(), agent.name(), &self.robots.crawl_delay(agent))))?;
        Ok(to_ts(&self.offsets, &delays))
    }
}
