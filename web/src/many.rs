//! Queries about many URLs in one call.

use std::rc::Rc;

use js_sys::Array;
use robotscope::matching::{Brief, Reason};
use robotscope::{Access, Matcher};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{Name, QueryObject, Urls};
use crate::query::Query;
use crate::robots_txt::RobotsTxt;
use crate::transfer;

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns for each URL, in the order of `urls`, whether a crawler may fetch it; `undefined` if the text is not a URL. This is much
    /// faster than one call per URL, because it crosses into WebAssembly only once.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if `urls` yields something other than strings and URLs, if `crawler` is
    /// not a string, or if an option is unknown. An exception thrown by a generator of URLs is passed on unchanged.
    #[wasm_bindgen(js_name = isAllowedMany, unchecked_return_type = "(boolean | undefined)[]")]
    pub fn is_allowed_many(&self, urls: &Urls, crawler: &Name, options: &QueryObject) -> Result<Array, Failure> {
        let matcher = self.matcher(crawler, options)?;
        let mut answers = Vec::new();
        argument::for_each_url("urls", urls, |url| {
            answers.push(matcher.is_allowed_url(url).ok());
        })?;
        Ok(transfer::booleans(&answers))
    }

    /// Returns for each URL, in the order of `urls`, whether a crawler may fetch it, why, and which line decides. These are the verdicts
    /// that `check` returns, in short form.
    ///
    /// Throws the same errors as `isAllowedMany`.
    #[wasm_bindgen(js_name = checkMany, unchecked_return_type = "ManyVerdicts")]
    pub fn check_many(&self, urls: &Urls, crawler: &Name, options: &QueryObject) -> Result<JsValue, Failure> {
        let matcher = self.matcher(crawler, options)?;
        let (mut codes, mut lines) = (Vec::new(), Vec::new());
        argument::for_each_url("urls", urls, |url| {
            let brief = matcher.brief_url(url).ok();
            codes.push(brief.map_or(0, code));
            lines.push(brief.and_then(|brief| brief.line).unwrap_or_default());
        })?;
        Ok(transfer::verdicts(&codes, &lines, &Reason::ALL.map(Reason::as_str).join(" ")))
    }
}

impl RobotsTxt {
    fn matcher(&self, crawler: &JsValue, options: &JsValue) -> Result<Rc<Matcher>, Failure> {
        let query = Query::of(crawler, options)?;
        let itself = query.itself().map(|crawler_ref| self.matchers.get(&self.robots, crawler_ref));
        Ok(itself.unwrap_or_else(|| query.with_agent(|agent| Rc::new(self.robots.matcher(agent)))))
    }
}

/// Encodes an access and its reason in one byte, which is never 0.
fn code(brief: Brief) -> u8 {
    let access = match brief.access {
        Access::Allowed => 1,
        Access::Disallowed => 2,
    };
    (brief.reason as u8) << 2 | access
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The verdicts for many URLs. The same index in each list is for the same URL. */
export interface ManyVerdicts {
    /** The answers; undefined for a text that is not a URL. */
    access: (Access | undefined)[];
    /** The reasons; undefined for a text that is not a URL. */
    reasons: (Reason | undefined)[];
    /** The numbers of the deciding lines, from 1; 0 where no line decides. */
    lines: Uint32Array;
}
"#;
