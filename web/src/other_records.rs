use robotscope::other_records::{self as engine, Stated};
use robotscope::preferences::{Category, ContentSignal, Purpose};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::ask_options::ask;
use crate::record_types::{
    CleanUrl, ContentSignalRecord, ContentSignals, ContentUsage, Hours, Licenses, OtherRecord, RemovedParameter, RequestRate,
    RequestRates, Signal, UsageRule, VisitTime, VisitTimes,
};
use crate::robots_txt::{RobotsTxt, dialect_named};
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
        let to_ts = |record: engine::OtherRecord| {
            let plain = OtherRecord {
                line: record.line,
                field: record.field,
                scope: record.field.scope(),
                name: self.text(record.name),
                name_span: self.span(record.name),
                value: self.text(record.value),
                span: self.span(record.value),
                fault: record.fault.map(|fault| self.fault(&fault)),
            };
            Ok(plain.into_ts()?)
        };
        self.robots.other_records(dialect).map(to_ts).collect()
    }

    /// How many documents a crawler may fetch in how much time. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = requestRates)]
    pub fn request_rates(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<RequestRates>, Failure> {
        let rates = ask(crawler, options, |agent| Ok(self.robots.request_rates(agent)))?;
        let record = |record: &Stated<engine::RequestRate>| {
            let rate = record.value.as_ref().ok();
            RequestRate {
                line: record.line,
                documents: rate.map(|rate| rate.documents as f64),
                seconds: rate.map(|rate| rate.per.as_secs_f64()),
                hours: rate.and_then(|rate| rate.hours.as_ref()).map(Hours::from),
                span: self.span(record.span),
                fault: self.fault_of(&record.value),
            }
        };
        let records = rates.records.iter().map(record).collect();
        Ok(RequestRates { honoured: rates.honoured, records }.into_ts()?)
    }

    /// At which times of day a crawler may come. Takes the same arguments as `crawlDelay`.
    #[wasm_bindgen(js_name = visitTimes)]
    pub fn visit_times(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<VisitTimes>, Failure> {
        let times = ask(crawler, options, |agent| Ok(self.robots.visit_times(agent)))?;
        let record = |record: &Stated<engine::VisitTime>| VisitTime {
            line: record.line,
            hours: record.value.as_ref().ok().map(Hours::from),
            span: self.span(record.span),
            fault: self.fault_of(&record.value),
        };
        let records = times.records.iter().map(record).collect();
        Ok(VisitTimes { honoured: times.honoured, records }.into_ts()?)
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
        Ok(Licenses { honoured: licenses.honoured, records }.into_ts()?)
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
            records: signals.records.iter().map(|record| self.signal_record(record)).collect(),
        };
        Ok(plain.into_ts()?)
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
        let rule = |(place, record): (usize, &Stated<engine::UsageRule>)| {
            let rule = record.value.as_ref().ok();
            UsageRule {
                line: record.line,
                path: rule.and_then(|rule| rule.path).map(|path| self.text(path)),
                decides: deciding.next_if(|next| **next == place).is_some(),
                span: self.span(record.span),
                fault: rule.and_then(|rule| self.fault_of(&rule.statement)),
            }
        };
        let plain = ContentUsage {
            access: usage.access,
            train_ai: usage.preference(Category::TrainAi),
            search: usage.preference(Category::Search),
            honoured: usage.honoured,
            matches: usage.matches.iter().enumerate().map(rule).collect(),
        };
        Ok(plain.into_ts()?)
    }

    /// The URL that Yandex takes instead of this one: without the parameters that Clean-param records name for its path.
    ///
    /// Throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = cleanUrl)]
    pub fn clean_url(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
    ) -> Result<Ts<CleanUrl>, Failure> {
        let clean = self.robots.clean_url(&argument::target("url", url)?);
        let removed = clean.removed.into_iter().map(|removed| RemovedParameter {
            parameter: removed.parameter,
            line: removed.line,
            span: self.span(removed.span),
        });
        Ok(CleanUrl { url: clean.url, removed: removed.collect() }.into_ts()?)
    }
}

impl RobotsTxt {
    fn signal_record(&self, record: &Stated<ContentSignal>) -> ContentSignalRecord {
        let signals = record.value.as_ref().map_or(&[][..], |value| &value.signals);
        let signal = |signal: &robotscope::preferences::Signal| Signal {
            name: self.text(signal.name),
            value: self.text(signal.value),
            is_known: signal.setting.is_some(),
            span: self.span(robotscope::text::Span::new(signal.name.start(), signal.value.end())),
        };
        ContentSignalRecord {
            line: record.line,
            signals: signals.iter().map(signal).collect(),
            span: self.span(record.span),
            fault: self.fault_of(&record.value),
        }
    }
}
