use robotscope::explain;
use robotscope::matching::Agent;
use robotscope::other_records::{self as engine, Stance, Stated};
use robotscope::preferences::{Category, ContentSignal, Purpose, Setting};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::crawler::{Fact, Support};
use crate::robots_txt::{RobotsTxt, dialect_named, target};
use crate::union::union;
use crate::verdict::{Access, Span};

#[wasm_bindgen]
impl RobotsTxt {
    /// The sitemaps that the text names, in its order, as a dialect reads its lines; "rfc9309" if none is named.
    ///
    /// Throws a RobotscopeError with the code "unknown-dialect".
    pub fn sitemaps(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "DialectName")] dialect: &JsValue,
    ) -> Result<Vec<Ts<UrlRecord>>, Failure> {
        let sitemaps = self.robots.sitemaps(dialect_named(dialect)?.dialect());
        sitemaps.iter().map(|sitemap| Ok(self.url_record(sitemap).into_ts()?)).collect()
    }

    /// All records that are neither user-agent lines nor rules to a dialect, "rfc9309" if none is named; those with names
    /// that nobody knows, too.
    ///
    /// Throws a RobotscopeError with the code "unknown-dialect".
    #[wasm_bindgen(js_name = otherRecords)]
    pub fn other_records(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "DialectName")] dialect: &JsValue,
    ) -> Result<Vec<Ts<OtherRecord>>, Failure> {
        let dialect = dialect_named(dialect)?.dialect();
        let to_ts = |record: engine::OtherRecord| {
            let plain = OtherRecord {
                line: record.line,
                field: record.field.into(),
                scope: record.field.scope().into(),
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

    /// How long a crawler is asked to wait between two requests, and whether it does.
    ///
    /// `crawler` is a product token or a whole User-Agent string, as for `isAllowed`. Throws a RobotscopeError with the code
    /// "invalid-argument".
    #[wasm_bindgen(js_name = crawlDelay)]
    pub fn crawl_delay(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
    ) -> Result<Ts<CrawlDelays>, Failure> {
        let crawler = argument::text("crawler", crawler)?;
        let agent = Agent::from_user_agent(&crawler);
        let delays = self.robots.crawl_delay(&agent);
        let record = |record: &Stated<engine::CrawlDelay>| CrawlDelayRecord {
            line: record.line,
            seconds: record.value.ok().map(|value| value.delay.as_secs_f64()),
            span: self.span(record.span),
            fault: self.fault_of(&record.value),
        };
        let range = delays.range.as_ref().map(|range| vec![*range.value.start(), *range.value.end()]);
        let plain = CrawlDelays {
            seconds: delays.delay().map(|delay| delay.as_secs_f64()),
            honoured: support(delays.honoured),
            range,
            explanation: explain::crawl_delay(agent.name(), &delays),
            records: delays.records.iter().map(record).collect(),
        };
        Ok(plain.into_ts()?)
    }

    /// How many documents a crawler may fetch in how much time. Takes the same argument as `crawlDelay`.
    #[wasm_bindgen(js_name = requestRates)]
    pub fn request_rates(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
    ) -> Result<Ts<RequestRates>, Failure> {
        let crawler = argument::text("crawler", crawler)?;
        let rates = self.robots.request_rates(&Agent::from_user_agent(&crawler));
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
        Ok(RequestRates { honoured: support(rates.honoured), records }.into_ts()?)
    }

    /// At which times of day a crawler may come. Takes the same argument as `crawlDelay`.
    #[wasm_bindgen(js_name = visitTimes)]
    pub fn visit_times(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
    ) -> Result<Ts<VisitTimes>, Failure> {
        let crawler = argument::text("crawler", crawler)?;
        let times = self.robots.visit_times(&Agent::from_user_agent(&crawler));
        let record = |record: &Stated<engine::VisitTime>| VisitTime {
            line: record.line,
            hours: record.value.as_ref().ok().map(Hours::from),
            span: self.span(record.span),
            fault: self.fault_of(&record.value),
        };
        let records = times.records.iter().map(record).collect();
        Ok(VisitTimes { honoured: support(times.honoured), records }.into_ts()?)
    }

    /// The licences for a crawler: those of its groups, else those before any group. Takes the same argument as
    /// `crawlDelay`.
    pub fn licenses(&self, #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue) -> Result<Ts<Licenses>, Failure> {
        let crawler = argument::text("crawler", crawler)?;
        let licenses = self.robots.licenses(&Agent::from_user_agent(&crawler));
        let records = licenses.records.iter().map(|record| self.url_record(record)).collect();
        Ok(Licenses { honoured: support(licenses.honoured), records }.into_ts()?)
    }

    /// What the Content-Signal records say to a crawler. Takes the same argument as `crawlDelay`.
    #[wasm_bindgen(js_name = contentSignals)]
    pub fn content_signals(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
    ) -> Result<Ts<ContentSignals>, Failure> {
        let crawler = argument::text("crawler", crawler)?;
        let signals = self.robots.content_signals(&Agent::from_user_agent(&crawler));
        let stance = |purpose| signals.stance(purpose).into();
        let plain = ContentSignals {
            search: stance(Purpose::Search),
            ai_input: stance(Purpose::AiInput),
            ai_train: stance(Purpose::AiTrain),
            use_: stance(Purpose::Use),
            honoured: support(signals.honoured),
            records: signals.records.iter().map(|record| self.signal_record(record)).collect(),
        };
        Ok(plain.into_ts()?)
    }

    /// What the Content-Usage records say of a URL to a crawler. Takes the same arguments and throws the same errors as
    /// `isAllowed`.
    #[wasm_bindgen(js_name = contentUsage)]
    pub fn content_usage(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] url: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
    ) -> Result<Ts<ContentUsage>, Failure> {
        let (target, crawler) = (target(url)?, argument::text("crawler", crawler)?);
        let usage = self.robots.content_usage(&Agent::from_user_agent(&crawler), &target);
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
            access: usage.access.into(),
            train_ai: usage.preference(Category::TrainAi).into(),
            search: usage.preference(Category::Search).into(),
            honoured: support(usage.honoured),
            matches: usage.matches.iter().enumerate().map(rule).collect(),
        };
        Ok(plain.into_ts()?)
    }

    /// The URL that Yandex takes instead of this one: without the parameters that Clean-param records name for its path.
    ///
    /// Throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = cleanUrl)]
    pub fn clean_url(&self, #[wasm_bindgen(unchecked_param_type = "string")] url: &JsValue) -> Result<Ts<CleanUrl>, Failure> {
        let clean = self.robots.clean_url(&target(url)?);
        let removed = clean.removed.into_iter().map(|removed| RemovedParameter {
            parameter: removed.parameter,
            line: removed.line,
            span: self.span(removed.span),
        });
        Ok(CleanUrl { url: clean.url, removed: removed.collect() }.into_ts()?)
    }
}

impl RobotsTxt {
    fn span(&self, span: robotscope::text::Span) -> Span {
        Span::new(self.offsets(), span)
    }

    fn fault(&self, fault: &engine::Fault) -> Fault {
        let message = explain::record_fault(fault.kind).to_owned();
        Fault { kind: fault.kind.into(), message, span: self.span(fault.span) }
    }

    fn fault_of<T>(&self, value: &Result<T, engine::Fault>) -> Option<Fault> {
        value.as_ref().err().map(|fault| self.fault(fault))
    }

    fn url_record(&self, record: &Stated<engine::AbsoluteUrl>) -> UrlRecord {
        UrlRecord {
            line: record.line,
            url: self.text(record.span),
            span: self.span(record.span),
            fault: self.fault_of(&record.value),
        }
    }

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

fn support(fact: robotscope::crawlers::Fact<robotscope::crawlers::Support>) -> Fact<Support> {
    Fact::of(&fact, Support::from)
}

union! {
    /// What a record's name asks for. "acap" stands for all names that begin with "ACAP-", "unused" for names that are known
    /// and have no effect, "other" for names that nobody knows.
    Field from robotscope::robots_txt::Field {
        UserAgent, Allow, Disallow, Sitemap, CrawlDelay, RequestRate, VisitTime, Host, CleanParam, Noindex, ContentSignal,
        ContentUsage, License, LlmPolicy, Acap, Unused, Other,
    }
}

union! {
    /// Whom a record is for: the crawlers that its group names; everybody; those of its group or, before any group,
    /// everybody; or no source says.
    Scope from robotscope::robots_txt::Scope { Group, Everybody, GroupOrEverybody, Unsettled }
}

union! {
    /// What is wrong with the value of a record.
    FaultKind from robotscope::other_records::FaultKind {
        Empty, ExtraText, NotANumber, TooGreat, NotARate, NotATime, NotAbsolute, NotAHost, NoParameter, NotAPath, TooLong,
        NotADictionary,
    }
}

union! {
    /// What is said of a use of content.
    Preference from robotscope::preferences::Preference { Unknown, Allowed, Disallowed }
}

/// What all content signals for a crawler say of one purpose; "not-stated" is neither granted nor refused; with "several" they
/// differ, and no source says which counts.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "TypeScript shows the comment of the union, not those of its members")]
pub enum ContentStance {
    NotStated,
    Yes,
    No,
    Immediate,
    Reference,
    Full,
    Several,
}

impl From<Stance> for ContentStance {
    fn from(stance: Stance) -> Self {
        match stance {
            Stance::NotStated => Self::NotStated,
            Stance::Stated(Setting::Yes) => Self::Yes,
            Stance::Stated(Setting::No) => Self::No,
            Stance::Stated(Setting::Immediate) => Self::Immediate,
            Stance::Stated(Setting::Reference) => Self::Reference,
            Stance::Stated(Setting::Full) => Self::Full,
            Stance::Several => Self::Several,
        }
    }
}

/// What is wrong with the value of a record, and where.
#[derive(Serialize, Tsify)]
pub struct Fault {
    /// What is wrong.
    pub kind: FaultKind,
    /// What was expected, in words.
    pub message: String,
    /// The part that is wrong.
    pub span: Span,
}

/// The request rates that are meant for a crawler.
#[derive(Serialize, Tsify)]
pub struct RequestRates {
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<RequestRate>,
}

/// The visit times that are meant for a crawler.
#[derive(Serialize, Tsify)]
pub struct VisitTimes {
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<VisitTime>,
}

/// The licences for a crawler.
#[derive(Serialize, Tsify)]
pub struct Licenses {
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<UrlRecord>,
}

/// A record that is neither a user-agent line nor a rule.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct OtherRecord {
    /// The line's number, from 1.
    pub line: u32,
    /// What the name asks for.
    pub field: Field,
    /// Whom such records are for.
    pub scope: Scope,
    /// The name as it is written.
    pub name: String,
    /// Where the name stands.
    pub name_span: Span,
    /// The value as it is written.
    pub value: String,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// A record whose value is a URL.
#[derive(Serialize, Tsify)]
pub struct UrlRecord {
    /// The line's number, from 1.
    pub line: u32,
    /// The URL as it is written.
    pub url: String,
    /// Where the URL stands.
    pub span: Span,
    /// What is wrong with it, for example that it is not absolute.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// The crawl delays that are meant for a crawler.
#[derive(Serialize, Tsify)]
pub struct CrawlDelays {
    /// The delay that counts, in seconds; left out if there is none, or if several differ and no source says which counts.
    #[tsify(optional)]
    pub seconds: Option<f64>,
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// The least and the greatest number of seconds that it takes, where its operator says so.
    #[tsify(optional, type = "[number, number]")]
    pub range: Option<Vec<u32>>,
    /// All of them, in the order of the text; for Bing those of the group for "*" behind its own.
    pub records: Vec<CrawlDelayRecord>,
    /// The same in words.
    pub explanation: String,
}

/// A crawl delay.
#[derive(Serialize, Tsify)]
pub struct CrawlDelayRecord {
    /// The line's number, from 1.
    pub line: u32,
    /// The delay; left out if it cannot be read.
    #[tsify(optional)]
    pub seconds: Option<f64>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// So many documents in so much time.
#[derive(Serialize, Tsify)]
pub struct RequestRate {
    /// The line's number, from 1.
    pub line: u32,
    /// How many documents.
    #[tsify(optional)]
    pub documents: Option<f64>,
    /// In how many seconds.
    #[tsify(optional)]
    pub seconds: Option<f64>,
    /// The time of day for which the rate is, if not for all of it.
    #[tsify(optional)]
    pub hours: Option<Hours>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is; then it says nothing.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// When a crawler may come.
#[derive(Serialize, Tsify)]
pub struct VisitTime {
    /// The line's number, from 1.
    pub line: u32,
    /// The time of day; left out if it cannot be read.
    #[tsify(optional)]
    pub hours: Option<Hours>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// A time of day, in UTC.
#[derive(Serialize, Tsify)]
pub struct Hours {
    /// The beginning, in minutes since midnight.
    pub from: u16,
    /// The end, in minutes since midnight; before the beginning if midnight lies between.
    pub to: u16,
}

impl From<&engine::VisitTime> for Hours {
    fn from(time: &engine::VisitTime) -> Self {
        Self { from: time.from, to: time.to }
    }
}

/// What the Content-Signal records say to a crawler.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ContentSignals {
    /// On an index and its results, without summaries made by AI.
    pub search: ContentStance,
    /// On input to a model that answers.
    pub ai_input: ContentStance,
    /// On training a model.
    pub ai_train: ContentStance,
    /// How far the content may be used.
    #[serde(rename = "use")]
    pub use_: ContentStance,
    /// Whether the crawler honours them.
    pub honoured: Fact<Support>,
    /// All of them, in the order of the text.
    pub records: Vec<ContentSignalRecord>,
}

/// A Content-Signal record.
#[derive(Serialize, Tsify)]
pub struct ContentSignalRecord {
    /// The line's number, from 1.
    pub line: u32,
    /// Its signals, unknown ones too.
    pub signals: Vec<Signal>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// One signal, as in "ai-train=no".
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Signal {
    /// The name as it is written.
    pub name: String,
    /// The value as it is written.
    pub value: String,
    /// Whether the name is known and may have this value.
    pub is_known: bool,
    /// Where the signal stands.
    pub span: Span,
}

/// What the Content-Usage records say of a URL to a crawler.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ContentUsage {
    /// Whether the crawler may fetch the URL; if not, every preference is unknown.
    pub access: Access,
    /// On training a generative model.
    pub train_ai: Preference,
    /// On an application that leads users to the content.
    pub search: Preference,
    /// Whether the crawler honours such records.
    pub honoured: Fact<Support>,
    /// Every record that matches the URL, in the order of the text.
    pub matches: Vec<UsageRule>,
}

/// A Content-Usage record that matches.
#[derive(Serialize, Tsify)]
pub struct UsageRule {
    /// The line's number, from 1.
    pub line: u32,
    /// Its path; left out if it is for all paths.
    #[tsify(optional)]
    pub path: Option<String>,
    /// Whether its path is the longest that matches.
    pub decides: bool,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with its preferences, if anything is; then they say nothing.
    #[tsify(optional)]
    pub fault: Option<Fault>,
}

/// A URL without the parameters that Clean-param records name.
#[derive(Serialize, Tsify)]
pub struct CleanUrl {
    /// The URL; without a fragment.
    pub url: String,
    /// What was removed, in the order of the URL.
    pub removed: Vec<RemovedParameter>,
}

/// A parameter that was removed.
#[derive(Serialize, Tsify)]
pub struct RemovedParameter {
    /// The parameter with its value.
    pub parameter: String,
    /// The line that names it, from 1.
    pub line: u32,
    /// Where it is named.
    pub span: Span,
}
