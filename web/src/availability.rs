//! The outcome of fetching robots.txt, and its effect on crawlers.

use std::rc::Rc;

use robotscope::RobotsTxt;
use robotscope::availability::{self as engine, Effect, Extent, Reach};
use robotscope::explain::fetched_verdict;
use robotscope::text::Offsets;
use robotscope::text::serialized::Texts;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fetch::GivenFetch;
use crate::given_types::{Name, QueryObject, Url};
use crate::handles;
use crate::many_fetched::Compiled;
use crate::query::{QueryOptions, ask};
use crate::robots_txt::weight;
use crate::to_js::{all_to_js, plain, to_js};
use crate::words::messages;

/// Returns "governs" if the robots.txt at `robotsTxtUrl` applies to `pageUrl`, otherwise the reason why it does not.
///
/// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address" or
/// "neither-url-nor-path".
#[wasm_bindgen]
pub fn governs(
    #[wasm_bindgen(js_name = robotsTxtUrl)] robots_txt_url: &Url,
    #[wasm_bindgen(js_name = pageUrl)] page_url: &Url,
) -> Result<Ts<Reach>, Failure> {
    let robots_txt = argument::target("robotsTxtUrl", robots_txt_url)?;
    let page = argument::target("pageUrl", page_url)?;
    Ok(plain(&engine::governs(&robots_txt, &page)))
}

/// The outcome of fetching robots.txt, including its parsed texts. Create one object and use it for many queries.
#[wasm_bindgen]
pub struct Fetched {
    pub(crate) fetched: engine::Fetched<'static>,
    texts: Texts,
    pub(crate) compiled: Compiled,
}

#[wasm_bindgen]
impl Fetched {
    /// Creates a `Fetched` from the outcome of a request for robots.txt.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if a field is missing, unknown or has the wrong type.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "Fetch")] fetch: &JsValue) -> Result<Self, Failure> {
        let fetch = GivenFetch::of("fetch", fetch)?;
        let text = fetch.bytes("text")?.map(|text| RobotsTxt::parse(text).into());
        let fetched = fetch.with_text(text)?;
        let texts = add_texts(Offsets::new("").into(), &fetched);
        let fetched = Self { fetched, texts, compiled: Compiled::default() };
        handles::retain(&fetch.copied(), fetched.weight());
        Ok(fetched)
    }

    /// Returns the verdict for a crawler and a URL: whether the crawler may fetch the URL, why, and on which unknown facts the verdict
    /// depends.
    ///
    /// `url` is a URL as a string or object, a path such as "/page", or a host with a path. `crawler` is a product token such as
    /// "Googlebot" or a whole User-Agent string. A crawler that the catalogue does not know is assumed to follow RFC 9309. An empty name
    /// matches no product token, as in `RobotsTxt.isAllowed`.
    ///
    /// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address"
    /// or "neither-url-nor-path".
    #[wasm_bindgen(unchecked_return_type = "FetchedVerdict")]
    pub fn check(&self, url: &Url, crawler: &Name, options: &QueryObject) -> Result<JsValue, Failure> {
        let target = argument::target("url", url)?;
        ask(crawler, options, |agent| {
            let found = self.fetched.check(agent, &target);
            Ok(to_js(self.texts.clone(), &fetched_verdict(&messages(), &self.fetched, agent.name(), &target, &found)))
        })
    }

    /// Returns the verdict for one URL and each crawler in the catalogue, in the order of `crawlers()`.
    ///
    /// Throws the same errors as `check`.
    #[wasm_bindgen(js_name = checkAll, unchecked_return_type = "FetchedVerdict[]")]
    pub fn check_all(&self, url: &Url, options: &QueryObject) -> Result<Vec<JsValue>, Failure> {
        let (target, agents) = (argument::target("url", url)?, QueryOptions::of(options)?.all_crawlers());
        let (found, messages) = (self.fetched.check_each(&agents, &target), messages());
        let verdicts = agents.iter().zip(&found);
        let verdicts = verdicts.map(|(agent, found)| fetched_verdict(&messages, &self.fetched, agent.name(), &target, found));
        Ok(all_to_js(self.texts.clone(), verdicts))
    }
}

impl Fetched {
    /// Estimates how much memory the object uses, in bytes.
    pub(crate) fn weight(&self) -> f64 {
        1280.0 + TEXTS.into_iter().filter_map(|effect| self.fetched.text(effect)).map(weight).sum::<f64>()
    }
}

/// Adds the fetched text and the last good copy to `texts`, under the names of their effects.
pub(crate) fn add_texts(texts: Texts, fetched: &engine::Fetched<'static>) -> Texts {
    TEXTS.into_iter().fold(texts, |texts, effect| match fetched.text(effect) {
        // These offsets are also valid for crawlers that read only the beginning of the text, because truncation does not change positions.
        Some(text) => texts.with(effect.as_str(), Rc::new(text.offsets())),
        None => texts,
    })
}

/// The effects that identify the fetched text and the last good copy.
const TEXTS: [Effect; 2] = [Effect::Rules(Extent::Entire), Effect::LastGoodCopy(Extent::Entire)];
