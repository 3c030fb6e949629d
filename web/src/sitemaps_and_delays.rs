//! The two kinds of records beside the rules that most readers want, and what all kinds share.

use robotscope::explain;
use robotscope::other_records as engine;
pub use robotscope::other_records::FaultKind;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::ask_options::ask;
use crate::fact::{Fact, Support};
use crate::robots_txt::{RobotsTxt, dialect_named};
use crate::to_js::{all_to_ts, to_ts};
use crate::verdict::Span;
use crate::words::{explain_as, messages};

#[wasm_bindgen]
impl RobotsTxt {
    /// The sitemaps that the text names, in its order, as a dialect reads its lines; "rfc9309" if none is named.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument".
    pub fn sitemaps(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "DialectName")] dialect: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "ExplainOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<UrlRecord>>, Failure> {
        explain_as(options)?;
        let sitemaps = self.robots.sitemaps(dialect_named(dialect)?.dialect());
        all_to_ts(self.offsets(), sitemaps.iter().map(|sitemap| self.url_record(sitemap)))
    }

    /// How long a crawler is asked to wait between two requests, and whether it does.
    ///
    /// `crawler` and `options` are as for `isAllowed`. Throws a RobotscopeError with the code
    /// "invalid-argument".
    #[wasm_bindgen(js_name = crawlDelay)]
    pub fn crawl_delay(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<CrawlDelays>, Failure> {
        let (delays, explanation) = ask(crawler, options, |agent| {
            let delays = self.robots.crawl_delay(agent);
            let explanation = explain::crawl_delay(&messages(), agent.name(), &delays);
            Ok((delays, explanation))
        })?;
        let range = delays.range.as_ref().map(|range| vec![*range.value.start(), *range.value.end()]);
        let plain = CrawlDelays {
            seconds: delays.delay().map(|delay| delay.as_secs_f64()),
            honoured: delays.honoured,
            range,
            explanation,
            records: self.stated(&delays.records, |value| value.delay.as_secs_f64()),
        };
        to_ts(self.offsets(), &plain)
    }
}

impl RobotsTxt {
    /// What records say, with spans that are yet to be converted.
    pub(crate) fn stated<E, T>(&self, records: &[engine::Stated<E>], value: impl Fn(&E) -> T) -> Vec<Stated<T>> {
        let stated = |record: &engine::Stated<E>| Stated {
            line: record.line,
            value: record.value.as_ref().ok().map(&value),
            span: record.span,
            fault: Fault::of(&record.value),
        };
        records.iter().map(stated).collect()
    }

    pub(crate) fn url_record(&self, record: &engine::Stated<engine::AbsoluteUrl>) -> UrlRecord {
        UrlRecord { line: record.line, url: self.text(record.span), span: record.span, fault: Fault::of(&record.value) }
    }
}

impl Fault {
    pub(crate) fn new(engine::Fault { kind, span }: engine::Fault) -> Self {
        Self { kind, message: explain::record_fault(&messages(), kind), span }
    }

    pub(crate) fn of<T>(value: &Result<T, engine::Fault>) -> Option<Self> {
        value.as_ref().err().copied().map(Self::new)
    }
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
    /// All of them in seconds, in the order of the text; for Bing those of the group for "*" behind its own.
    pub records: Vec<Stated<f64>>,
    /// The same in words.
    pub explanation: String,
}

/// A record of robots.txt: what it says, or what is wrong with it.
#[derive(Serialize, Tsify)]
pub struct Stated<T> {
    /// The line's number, from 1.
    pub line: u32,
    /// What it says; left out if it cannot be read.
    #[tsify(optional)]
    pub value: Option<T>,
    /// Where the value stands.
    pub span: Span,
    /// What is wrong with the value, if anything is.
    #[tsify(optional)]
    pub fault: Option<Fault>,
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
