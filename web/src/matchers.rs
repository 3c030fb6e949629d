use std::cell::RefCell;
use std::collections::HashMap;
use std::rc::Rc;

use js_sys::Array;
use robotscope::{Agent, Matcher, Target};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure, Texts};
use crate::robots_txt::RobotsTxt;

#[wasm_bindgen]
impl RobotsTxt {
    /// Whether a crawler may fetch each of many URLs, in their order: for a text that is no URL, `undefined`. It crosses into
    /// WebAssembly once and is much faster than one call for each.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when `urls` is no array of strings or `crawler` no string.
    #[wasm_bindgen(js_name = isAllowedMany, unchecked_return_type = "(boolean | undefined)[]")]
    pub fn is_allowed_many(
        &self,
        #[wasm_bindgen(unchecked_param_type = "readonly string[]")] urls: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
    ) -> Result<Array, Failure> {
        let crawler = argument::text("crawler", crawler)?;
        let urls = Texts::new("urls", urls)?;
        let matcher = self.matcher(&crawler);
        let answer = |url: &str| Target::parse(url).ok().map(|target| matcher.is_allowed(&target));
        Ok(urls.iter().map(|url| answer(&url).map_or(JsValue::UNDEFINED, JsValue::from_bool)).collect())
    }
}

/// Rules compiled for the crawlers that were asked for more than once.
///
/// The first question costs less than compiling; whoever asks a second one will ask more.
#[derive(Default)]
pub(crate) struct Matchers(RefCell<HashMap<String, Option<Rc<Matcher>>>>);

impl Matchers {
    /// The matcher of a crawler, from the second question on.
    pub(crate) fn again(&self, robots: &robotscope::RobotsTxt<'_>, crawler: &str) -> Option<Rc<Matcher>> {
        let is_known = self.0.borrow().contains_key(crawler);
        if !is_known {
            self.insert(crawler, None);
        }
        is_known.then(|| self.get(robots, crawler))
    }

    /// The matcher of a crawler.
    pub(crate) fn get(&self, robots: &robotscope::RobotsTxt<'_>, crawler: &str) -> Rc<Matcher> {
        if let Some(Some(matcher)) = self.0.borrow().get(crawler) {
            return Rc::clone(matcher);
        }
        let matcher = Rc::new(robots.matcher(&Agent::from_user_agent(crawler)));
        self.insert(crawler, Some(Rc::clone(&matcher)));
        matcher
    }

    fn insert(&self, crawler: &str, matcher: Option<Rc<Matcher>>) {
        /// More crawlers than anybody asks for; a hostile caller shall not fill the memory.
        const KEPT: usize = 1000;
        let mut kept = self.0.borrow_mut();
        if kept.len() == KEPT {
            kept.clear();
        }
        kept.insert(crawler.to_owned(), matcher);
    }
}
