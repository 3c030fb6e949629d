use std::rc::Rc;
use std::sync::Arc;

use robotscope::dialect;
use robotscope::explain::crawl_verdict;
use robotscope::text::Offsets;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::given_types::{Name, QueryObject, SomeDialect, Text, Url};
use crate::handles;
use crate::matchers::Matchers;
use crate::query::{Query, QueryOptions};
use crate::to_js::{all_to_js, to_js};
use crate::words::messages;

/// A parsed robots.txt. Parse it once and query it often.
#[wasm_bindgen]
pub struct RobotsTxt {
    pub(crate) robots: Arc<robotscope::RobotsTxt<'static>>,
    pub(crate) offsets: Rc<Offsets<'static>>,
    pub(crate) matchers: Matchers,
}

#[wasm_bindgen]
impl RobotsTxt {
    /// Parses a text, like `RobotsTxt.parse`.
    #[wasm_bindgen(constructor)]
    pub fn parsed(text: &Text) -> Result<Self, Failure> {
        Self::parse(text)
    }

    /// Parses a robots.txt. Parsing never fails, whatever the text contains.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if `text` is neither a string nor a Uint8Array.
    pub fn parse(text: &Text) -> Result<Self, Failure> {
        let parsed = Self::of("text", text)?;
        handles::retain(text, weight(&parsed.robots));
        Ok(parsed)
    }

    /// Returns `true` if a crawler may fetch a URL.
    ///
    /// `url` is a URL as a string or object, a path such as "/page", or a host with a path. `crawler` is a product token such as
    /// "Googlebot" or a whole User-Agent string. A crawler that the catalogue does not know is assumed to follow RFC 9309. An empty name
    /// matches no product token, so only groups for "*" apply. In the dialect "google", groups whose user-agent line has no token also
    /// apply, as in Google's parser.
    ///
    /// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address"
    /// or "neither-url-nor-path".
    #[wasm_bindgen(js_name = isAllowed)]
    pub fn is_allowed(&self, url: &Url, crawler: &Name, options: &QueryObject) -> Result<bool, Failure> {
        let target = argument::target("url", url)?;
        let query = Query::of(crawler, options)?;
        Ok(match query.itself().and_then(|crawler_ref| self.matchers.again(&self.robots, crawler_ref)) {
            Some(matcher) => matcher.is_allowed(&target),
            None => query.with_agent(|agent| self.robots.is_allowed(agent, &target)),
        })
    }

    /// Returns the verdict for a crawler and a URL, and the reasons for it: the lookup chain, the groups, every rule that matched, and the
    /// rule that decides.
    ///
    /// Takes the same arguments and throws the same errors as `isAllowed`.
    #[wasm_bindgen(unchecked_return_type = "CrawlVerdict")]
    pub fn check(&self, url: &Url, crawler: &Name, options: &QueryObject) -> Result<JsValue, Failure> {
        let target = argument::target("url", url)?;
        Query::of(crawler, options)?.with_agent(|agent| {
            let found = self.robots.check(agent, &target);
            let verdict = crawl_verdict(&messages(), &self.robots, agent.name(), &target, &found);
            Ok(to_js(&self.offsets, &verdict))
        })
    }

    /// Returns the verdict for one URL and each crawler in the catalogue, in the order of `crawlers()`.
    ///
    /// Throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = checkAll, unchecked_return_type = "CrawlVerdict[]")]
    pub fn check_all(&self, url: &Url, options: &QueryObject) -> Result<Vec<JsValue>, Failure> {
        let (target, agents) = (argument::target("url", url)?, QueryOptions::of(options)?.all_crawlers());
        let found = self.robots.check_each(agents.iter().cloned(), &target);
        let messages = messages();
        let verdicts = agents.iter().zip(&found);
        let verdicts = verdicts.map(|(agent, found)| crawl_verdict(&messages, &self.robots, agent.name(), &target, found));
        Ok(all_to_js(&self.offsets, verdicts))
    }

    /// Returns the groups as a dialect defines them. The default dialect is "rfc9309".
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if the dialect is unknown.
    #[wasm_bindgen(unchecked_return_type = "Group[]")]
    pub fn groups(&self, dialect: &SomeDialect) -> Result<Vec<JsValue>, Failure> {
        Ok(all_to_js(&self.offsets, self.robots.groups(dialect_named(dialect)?.dialect()).iter()))
    }
}

impl RobotsTxt {
    pub(crate) fn of(name: &str, text: &JsValue) -> Result<Self, Failure> {
        Ok(Self::new(robotscope::RobotsTxt::parse(argument::bytes(name, text)?).into()))
    }

    pub(crate) fn new(robots: Arc<robotscope::RobotsTxt<'static>>) -> Self {
        Self { offsets: robots.offsets().into(), robots, matchers: Matchers::default() }
    }
}

/// Estimates the memory use of a parsed text in bytes, including its groups in some dialects: a constant, plus five bytes for each byte of
/// text.
pub(crate) fn weight(robots: &robotscope::RobotsTxt<'_>) -> f64 {
    1024.0 + 5.0 * robots.text().len() as f64
}

pub(crate) fn dialect_named(name: &JsValue) -> Result<dialect::DialectName, Failure> {
    if name.is_undefined() {
        return Ok(dialect::DialectName::Rfc9309);
    }
    dialect_of("dialect", name)
}

/// Returns the dialect that `value` names. `name` is the name of the argument or field in error messages.
pub(crate) fn dialect_of(name: &str, value: &JsValue) -> Result<dialect::DialectName, Failure> {
    argument::one_of(name, value, &dialect::DialectName::ALL, dialect::DialectName::as_str)
}
