use robotscope::explain::{self, ContentSignals, ContentUsage, Licenses, OtherRecord};
use robotscope::other_records::{Binding, CleanUrl};
use serde::Serialize;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{Explained, Name, QueryObject, SomeDialect, Url};
use crate::query::ask;
use crate::robots_txt::{RobotsTxt, dialect_named};
use crate::to_js::{all_to_ts, to_js, to_ts};
use crate::words::{explain_as, messages};

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns all records that a dialect reads neither as user-agent lines nor as rules, including records with unknown names. The default
    /// dialect is "rfc9309".
    ///
    /// Throws a RobotscopeError with the code "invalid-argument".
    #[wasm_bindgen(js_name = otherRecords)]
    pub fn other_records(&self, dialect: &SomeDialect, options: &Explained) -> Result<Vec<Ts<OtherRecord>>, Failure> {
        explain_as(options)?;
        let dialect = dialect_named(dialect)?.dialect();
        let messages = messages();
        let records = self.robots.other_records(dialect);
        Ok(all_to_ts(&self.offsets, records.map(|record| explain::other_record(&messages, record))))
    }

    /// Returns the rate limits for a crawler, each as a number of documents in a period. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = requestRates, unchecked_return_type = "Records<RequestRate>")]
    pub fn request_rates(&self, crawler: &Name, options: &QueryObject) -> Result<JsValue, Failure> {
        ask(crawler, options, |agent| self.records(&self.robots.request_rates(agent)))
    }

    /// Returns the times of day at which a crawler may visit. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = visitTimes, unchecked_return_type = "Records<VisitTime>")]
    pub fn visit_times(&self, crawler: &Name, options: &QueryObject) -> Result<JsValue, Failure> {
        ask(crawler, options, |agent| self.records(&self.robots.visit_times(agent)))
    }

    /// Returns the licences for a crawler: those in its groups or, if there are none, those before any group. Takes the same arguments as
    /// `crawlDelay`.
    pub fn licenses(&self, crawler: &Name, options: &QueryObject) -> Result<Ts<Licenses>, Failure> {
        ask(crawler, options, |agent| {
            Ok(to_ts(&self.offsets, &explain::licenses(&messages(), &self.robots, &self.robots.licenses(agent))))
        })
    }

    /// Returns the Content-Signal preferences for a crawler. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = contentSignals)]
    pub fn content_signals(&self, crawler: &Name, options: &QueryObject) -> Result<Ts<ContentSignals>, Failure> {
        ask(crawler, options, |agent| {
            Ok(to_ts(&self.offsets, &explain::content_signals(&messages(), &self.robots.content_signals(agent))))
        })
    }

    /// Returns the Content-Usage preferences for a URL and a crawler. Takes the same arguments and throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = contentUsage)]
    pub fn content_usage(&self, url: &Url, crawler: &Name, options: &QueryObject) -> Result<Ts<ContentUsage>, Failure> {
        let target = argument::target("url", url)?;
        ask(crawler, options, |agent| {
            Ok(to_ts(&self.offsets, &explain::content_usage(&messages(), &self.robots.content_usage(agent, &target))))
        })
    }

    /// Returns the URL that Yandex would use in place of `url`, without the parameters that Clean-param records list for its path.
    ///
    /// Throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = cleanUrl)]
    pub fn clean_url(&self, url: &Url) -> Result<Ts<CleanUrl>, Failure> {
        Ok(to_ts(&self.offsets, &self.robots.clean_url(&argument::target("url", url)?)))
    }
}

impl RobotsTxt {
    fn records<T: Clone + Serialize>(&self, found: &Binding<T>) -> Result<JsValue, Failure> {
        Ok(to_js(&self.offsets, &explain::records(&messages(), found)))
    }
}
