//! The two kinds of records beside the rules that most readers want, and what all kinds share.

use robotscope::explain;
pub use robotscope::other_records::FaultKind;
use robotscope::other_records::{self as engine, Stated};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::ask_options::ask;
use crate::fact::{Fact, Support};
use crate::robots_txt::{RobotsTxt, dialect_named};
use crate::to_js::in_utf16;
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
        sitemaps.iter().map(|sitemap| Ok(self.url_record(sitemap).into_ts()?)).collect()
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
        let record = |record: &Stated<engine::CrawlDelay>| CrawlDelayRecord {
            line: record.line,
            seconds: record.value.ok().map(|value| value.delay.as_secs_f64()),
            span: self.span(record.span),
            fault: self.fault_of(&record.value),
        };
        let range = delays.range.as_ref().map(|range| vec![*range.value.start(), *range.value.end()]);
        let plain = CrawlDelays {
            seconds: delays.delay().map(|delay| delay.as_secs_f64()),
            honoured: delays.honoured,
            range,
            explanation,
            records: delays.records.iter().map(record).collect(),
        };
        Ok(plain.into_ts()?)
    }
}

impl RobotsTxt {
    pub(crate) fn span(&self, span: robotscope::text::Span) -> Span {
        in_utf16(self.offsets(), span)
    }

    pub(crate) fn fault(&self, fault: &engine::Fault) -> Fault {
        let message = explain::record_fault(&messages(), fault.kind);
        Fault { kind: fault.kind, message, span: self.span(fault.span) }
    }

    pub(crate) fn fault_of<T>(&self, value: &Result<T, engine::Fault>) -> Option<Fault> {
        value.as_ref().err().map(|fault| self.fault(fault))
    }

    pub(crate) fn url_record(&self, record: &Stated<engine::AbsoluteUrl>) -> UrlRecord {
        UrlRecord {
            line: record.line,
            url: self.text(record.span),
            span: self.span(record.span),
            fault: self.fault_of(&record.value),
        }
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
