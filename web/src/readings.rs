use robotscope::explain::other_reading;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{Name, QueryObject, Url};
use crate::query::ask;
use crate::robots_txt::RobotsTxt;
use crate::to_js::all_to_js;
use crate::words::messages;

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns the answers of the other dialects to the same query, and the policies that cause the differences. The other dialects are all
    /// dialects except the crawler's own or, if the option `dialect` is set, except that dialect.
    ///
    /// Takes the same arguments and throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = otherReadings, unchecked_return_type = "OtherReading[]")]
    pub fn other_readings(&self, url: &Url, crawler: &Name, options: &QueryObject) -> Result<Vec<JsValue>, Failure> {
        let target = argument::target("url", url)?;
        ask(crawler, options, |agent| {
            let (found, messages) = (self.robots.other_readings(agent, &target), messages());
            let readings = found.iter().map(|found| other_reading(&messages, &self.robots, agent.name(), &target, found));
            Ok(all_to_js(&self.offsets, readings))
        })
    }
}
