pub use robotscope::dialect::Policy;
use robotscope::matching;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::ask_options::ask;
use crate::robots_txt::RobotsTxt;
use crate::verdict::{CrawlVerdict, DialectName};

#[wasm_bindgen]
impl RobotsTxt {
    /// How all other dialects answer the same question, and which of their policies make the difference. With `dialect`, others
    /// than that.
    ///
    /// Takes the same arguments and throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = otherReadings)]
    pub fn other_readings(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<OtherReading>>, Failure> {
        let target = argument::target("url", url)?;
        ask(crawler, options, |agent| {
            let readings = self.robots.other_readings(agent, &target);
            let mut converter = self.converter(&target);
            let to_ts = |reading: &matching::OtherReading| {
                Ok(OtherReading::new(reading, converter.verdict(agent.name(), &reading.verdict)?).into_ts()?)
            };
            readings.iter().map(to_ts).collect()
        })
    }
}

/// How another dialect answers the same question.
#[derive(Serialize, Tsify)]
pub struct OtherReading {
    /// The dialect.
    pub dialect: DialectName,
    /// Its verdict for the same crawler.
    pub verdict: CrawlVerdict,
    /// Where its answer is another one: the policies that make the difference, each alone or, if none does, together. Empty
    /// where the answer is the same.
    pub because: Vec<Policy>,
}

impl OtherReading {
    pub(crate) fn new(reading: &matching::OtherReading, verdict: CrawlVerdict) -> Self {
        Self { dialect: reading.dialect, verdict, because: reading.because.clone() }
    }
}
