//! What came back for robots.txt, and what it means.

use std::rc::Rc;

use robotscope::RobotsTxt;
use robotscope::availability::{self as engine, Effect, Extent, Reach};
use robotscope::explain::fetched_verdict;
use robotscope::text::Offsets;
use robotscope::text::serialized::Texts;
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::border;
use crate::fetch::GivenFetch;
use crate::given_types::{AskOptions, Name, Url};
use crate::many_fetched::Compiled;
use crate::query::{QueryOptions, ask};
use crate::robots_txt::weight;
use crate::to_js::{all_to_js, plain, to_js};
use crate::words::messages;

/// Whether the robots.txt with one URL is for the page with another: "governs", or why it is not.
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

/// What came back for robots.txt, with the given texts. Make it once and ask often.
#[wasm_bindgen]
pub struct Fetched {
    pub(crate) fetched: engine::Fetched<'static>,
    texts: Texts,
    pub(crate) compiled: Compiled,
}

#[wasm_bindgen]
impl Fetched {
    /// Takes over what came back.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when a field is missing, unknown or of another type.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_param_type = "Fetch")] fetch: &JsValue) -> Result<Self, Failure> {
        let fetch = GivenFetch::of("fetch", fetch)?;
        let text = fetch.bytes("text")?.map(|text| RobotsTxt::parse(text).into());
        let fetched = fetch.with_text(text)?;
        let texts = add_texts(Offsets::new("").into(), &fetched);
        let fetched = Self { fetched, texts, compiled: Compiled::default() };
        border::keep(&fetch.copied(), fetched.weight());
        Ok(fetched)
    }

    /// Whether a crawler may fetch a URL, why, and on what that depends.
    ///
    /// `url` is a URL, as a text or an object, a path such as "/page", or a host with a path. `crawler` is a product token such as "Googlebot"
    /// or a whole User-Agent string. For a crawler that the catalogue does not know, RFC 9309 is assumed. An empty name is
    /// nobody's, as for `RobotsTxt.isAllowed`.
    ///
    /// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address"
    /// or "neither-url-nor-path".
    #[wasm_bindgen(unchecked_return_type = "FetchedVerdict")]
    pub fn check(&self, url: &Url, crawler: &Name, options: &AskOptions) -> Result<JsValue, Failure> {
        let target = argument::target("url", url)?;
        ask(crawler, options, |agent| {
            let found = self.fetched.check(agent, &target);
            Ok(to_js(self.texts.clone(), &fetched_verdict(&messages(), &self.fetched, agent.name(), &target, &found)))
        })
    }

    /// The verdicts of all crawlers of the catalogue for one URL, in the order of `crawlers()`.
    ///
    /// Throws the same errors as `check`.
    #[wasm_bindgen(js_name = checkAll, unchecked_return_type = "FetchedVerdict[]")]
    pub fn check_all(&self, url: &Url, options: &AskOptions) -> Result<Vec<JsValue>, Failure> {
        let (target, agents) = (argument::target("url", url)?, QueryOptions::of(options)?.everybody());
        let (found, messages) = (self.fetched.check_each(&agents, &target), messages());
        let verdicts = agents.iter().zip(&found);
        let verdicts = verdicts.map(|(agent, found)| fetched_verdict(&messages, &self.fetched, agent.name(), &target, found));
        Ok(all_to_js(self.texts.clone(), verdicts))
    }
}

impl Fetched {
    /// About how many bytes it takes.
    pub(crate) fn weight(&self) -> f64 {
        1280.0 + TEXTS.into_iter().filter_map(|effect| self.fetched.text(effect)).map(weight).sum::<f64>()
    }
}

/// Adds the fetched text and the last good copy, each by the name of the effect that it applies by.
pub(crate) fn add_texts(texts: Texts, fetched: &engine::Fetched<'static>) -> Texts {
    TEXTS.into_iter().fold(texts, |texts, effect| match fetched.text(effect) {
        // The text begins with this piece, so the offsets are the same.
        Some(text) => texts.with(effect.as_str(), Rc::new(text.offsets())),
        None => texts,
    })
}

/// The text that came, and the last good copy.
const TEXTS: [Effect; 2] = [Effect::Rules(Extent::Entire), Effect::LastGoodCopy(Extent::Entire)];
