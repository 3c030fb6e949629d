use robotscope::other_records as engine;
use robotscope::preferences::{self, Category, Purpose};
use robotscope::text::Span;
use serde::Serialize;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::ask_options::ask;
use crate::record_types::{CleanUrl, ContentSignals, ContentUsage, Licenses, OtherRecord, Records, Signal, UsageRule};
use crate::robots_txt::{RobotsTxt, dialect_named};
use crate::sitemaps_and_delays::Fault;
use crate::to_js::{all_to_ts, to_js, to_ts};
use crate::words::explain_as;

#[wasm_bindgen]
impl RobotsTxt {
    /// All records that are neither user-agent lines nor rules to a dialect, "rfc9309" if none is named; those with names
    /// that nobody knows, too.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument".
    #[wasm_bindgen(js_name = otherRecords)]
    pub fn other_records(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "DialectName")] dialect: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<OtherRecord>>, Failure> {
        explain_as(options)?;
        let dialect = dialect_named(dialect)?.dialect();
        let plain = |record: engine::OtherRecord| OtherRecord {
            line: record.line,
            field: record.field,
            scope: record.field.scope(),
            name: self.text(record.name),
            name_span: record.name,
            value: self.text(record.value),
            span: record.value,
            fault: record.fault.map(Fault::new),
        };
        all_to_ts(self.offsets(), self.robots.other_records(dialect).map(plain))
    }

    /// How many documents a crawler may fetch in how much time. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = requestRates, unchecked_return_type = "Records<RequestRate>")]
    pub fn request_rates(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<JsValue, Failure> {
        let rates = ask(crawler, options, |agent| Ok(self.robots.request_rates(agent)))?;
        self.records(&rates)
    }

    /// At which times of day a crawler may come. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = visitTimes, unchecked_return_type = "Records<VisitTime>")]
    pub fn visit_times(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<JsValue, Failure> {
        let times = ask(crawler, options, |agent| Ok(self.robots.visit_times(agent)))?;
        self.records(&times)
    }

    /// The licences for a crawler: those of its groups, else those before any group. Takes the same arguments as
    /// `crawlDelay`.
    pub fn licenses(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<Licenses>, Failure> {
        let licenses = ask(crawler, options, |agent| Ok(self.robots.licenses(agent)))?;
        let records = licenses.records.iter().map(|record| self.url_record(record)).collect();
        to_ts(self.offsets(), &Licenses { honoured: licenses.honoured, records })
    }

    /// What the Content-Signal records say to a crawler. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = contentSignals)]
    pub fn content_signals(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<ContentSignals>, Failure> {
        let signals = ask(crawler, options, |agent| Ok(self.robots.content_signals(agent)))?;
        let stance = |purpose| signals.stance(purpose);
        let plain = ContentSignals {
            search: stance(Purpose::Search),
            ai_input: stance(Purpose::AiInput),
            ai_train: stance(Purpose::AiTrain),
            use_: stance(Purpose::Use),
            honoured: signals.honoured,
            records: self.stated(&signals.records, |value| value.signals.iter().map(|signal| self.signal(signal)).collect()),
        };
        to_ts(self.offsets(), &plain)
    }

    /// What the Content-Usage records say of a URL to a crawler. Takes the same arguments and throws the same errors as
    /// `isAllowed`.
    #[wasm_bindgen(js_name = contentUsage)]
    pub fn content_usage(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<ContentUsage>, Failure> {
        let target = argument::target("url", url)?;
        let usage = ask(crawler, options, |agent| Ok(self.robots.content_usage(agent, &target)))?;
        let mut deciding = usage.deciding.iter().peekable();
        let rule = |(place, record): (usize, &engine::Stated<engine::UsageRule>)| {
            let rule = record.value.as_ref().ok();
            UsageRule {
                line: record.line,
                path: rule.and_then(|rule| rule.path).map(|path| self.text(path)),
                decides: deciding.next_if(|next| **next == place).is_some(),
                span: record.span,
                fault: rule.and_then(|rule| Fault::of(&rule.statement)),
            }
        };
        let plain = ContentUsage {
            access: usage.access,
            train_ai: usage.preference(Category::TrainAi),
            search: usage.preference(Category::Search),
            honoured: usage.honoured,
            matches: usage.matches.iter().enumerate().map(rule).collect(),
        };
        to_ts(self.offsets(), &plain)
    }

    /// The URL that Yandex takes instead of this one: without the parameters that Clean-param records name for its path.
    ///
    /// Throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = cleanUrl)]
    pub fn clean_url(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
    ) -> Result<Ts<CleanUrl>, Failure> {
        to_ts(self.offsets(), &self.robots.clean_url(&argument::target("url", url)?))
    }
}

impl RobotsTxt {
    fn records<T: Copy + Serialize>(&self, found: &engine::Binding<T>) -> Result<JsValue, Failure> {
        to_js(self.offsets(), &Records { honoured: found.honoured, records: self.stated(&found.records, |value| *value) })
    }

    fn signal(&self, signal: &preferences::Signal) -> Signal {
        Signal {
            name: self.text(signal.name),
            value: self.text(signal.value),
            is_known: signal.setting.is_some(),
            span: Span::new(signal.name.start(), signal.value.end()),
        }
    }
}
