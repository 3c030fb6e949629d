//! What came back for robots.txt, and what it means.

use robotscope::availability as engine;
use robotscope::availability::Extent;
pub use robotscope::availability::{
    AvailabilityName, Condition, CrawlAnswer, Effect, FetchCase, LastGoodCopy, Reach, RestOfSite,
};
use robotscope::explain::explain_fetched;
use robotscope::text::Utf16Index;
use robotscope::{RobotsTxt, Target};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::ask_options::{GivenOptions, ask};
use crate::border;
use crate::fact::{Certainty, Fact};
use crate::fetch::GivenFetch;
use crate::many_fetched::Compiled;
use crate::robots_txt::weight;
use crate::verdict::{Access, Converter, CrawlVerdict, Explanation};
use crate::words::messages;

/// Whether the robots.txt with one URL is for the page with another: "governs", or why it is not.
///
/// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address" or
/// "neither-url-nor-path".
#[wasm_bindgen]
pub fn governs(
    #[wasm_bindgen(js_name = robotsTxtUrl, unchecked_param_type = "string | URL")] robots_txt_url: &JsValue,
    #[wasm_bindgen(js_name = pageUrl, unchecked_param_type = "string | URL")] page_url: &JsValue,
) -> Result<Ts<Reach>, Failure> {
    let robots_txt = argument::target("robotsTxtUrl", robots_txt_url)?;
    let page = argument::target("pageUrl", page_url)?;
    Ok(engine::governs(&robots_txt, &page).into_ts()?)
}

/// What came back for robots.txt, with the texts at hand. Make it once and ask often.
#[wasm_bindgen]
pub struct Fetched {
    pub(crate) fetched: engine::Fetched<'static>,
    offsets: FetchedOffsets,
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
        let fetched = Self { offsets: FetchedOffsets::new(&fetched), fetched, compiled: Compiled::default() };
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
    pub fn check(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<FetchedVerdict>, Failure> {
        let target = argument::target("url", url)?;
        ask(crawler, options, |agent| {
            let found = self.fetched.check(agent, &target);
            Ok(Texts::new(&self.fetched, &self.offsets, &target).verdict(agent.name(), &found)?.into_ts()?)
        })
    }

    /// The verdicts of all crawlers of the catalogue for one URL, in the order of `crawlers()`.
    ///
    /// Throws the same errors as `check`.
    #[wasm_bindgen(js_name = checkAll)]
    pub fn check_all(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<FetchedVerdict>>, Failure> {
        let (target, agents) = (argument::target("url", url)?, GivenOptions::of(options)?.everybody());
        let verdicts = self.fetched.check_each(&agents, &target);
        let mut texts = Texts::new(&self.fetched, &self.offsets, &target);
        agents.iter().zip(&verdicts).map(|(agent, found)| Ok(texts.verdict(agent.name(), found)?.into_ts()?)).collect()
    }
}

/// May this crawler fetch this URL, after what came back for robots.txt?
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FetchedVerdict {
    /// The product token of the crawler.
    pub crawler: String,
    /// What it comes to, whether the crawler obeys robots.txt or not.
    pub answer: Fact<CrawlAnswer>,
    /// What robots.txt says; left out if it depends on what is not known.
    #[tsify(optional)]
    pub access: Option<Access>,
    /// How sure that is.
    pub certainty: Certainty,
    /// How the crawler judges what came back.
    pub availability: Fact<AvailabilityName>,
    /// Everything that can be; if it is one thing, the answer is definite.
    pub answers: Vec<FetchedAnswer>,
    /// The verdict in words.
    pub explanation: Explanation,
}

/// The answer under one condition.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct FetchedAnswer {
    /// How the crawler judges what came back.
    pub case: FetchCase,
    /// When this holds.
    pub condition: Condition,
    /// What follows.
    pub effect: Effect,
    /// How many bytes of the text are read, if not all.
    #[tsify(optional)]
    pub bytes: Option<u32>,
    /// The answer; left out if it lies in a text that is not at hand.
    #[tsify(optional)]
    pub access: Option<Access>,
    /// How sure this is.
    pub certainty: Certainty,
    /// Who says so.
    pub source: String,
    /// The verdict of the text that applies, if one applies and is at hand.
    #[tsify(optional)]
    pub verdict: Option<CrawlVerdict>,
}

impl Fetched {
    /// About how many bytes it takes.
    pub(crate) fn weight(&self) -> f64 {
        1024.0 + texts(&self.fetched).into_iter().flatten().map(weight).sum::<f64>()
    }
}

/// The offsets of the text that came, and of the last good copy.
pub(crate) struct FetchedOffsets {
    text: Utf16Index,
    copy: Utf16Index,
}

impl FetchedOffsets {
    pub(crate) fn new(fetched: &engine::Fetched<'static>) -> Self {
        let [text, copy] = texts(fetched).map(|text| Utf16Index::new(text.map(|text| text.text()).unwrap_or_default()));
        Self { text, copy }
    }
}

/// The text that came, and the last good copy.
fn texts<'f>(fetched: &'f engine::Fetched<'static>) -> [Option<&'f RobotsTxt<'static>>; 2] {
    [engine::Effect::Rules(Extent::Entire), engine::Effect::LastGoodCopy(Extent::Entire)].map(|effect| fetched.text(effect))
}

/// The texts of a fetch and their parts, each with what turns its verdicts into JavaScript.
pub(crate) struct Texts<'f> {
    fetched: &'f engine::Fetched<'static>,
    offsets: &'f FetchedOffsets,
    target: &'f Target,
    converters: Vec<(&'f RobotsTxt<'static>, Converter<'f>)>,
}

impl<'f> Texts<'f> {
    pub(crate) fn new(fetched: &'f engine::Fetched<'static>, offsets: &'f FetchedOffsets, target: &'f Target) -> Self {
        Self { fetched, offsets, target, converters: Vec::new() }
    }

    pub(crate) fn verdict(&mut self, name: &str, found: &engine::FetchedVerdict) -> Result<FetchedVerdict, Failure> {
        Ok(FetchedVerdict {
            crawler: name.to_owned(),
            answer: found.answer,
            access: found.access(),
            certainty: found.certainty(),
            availability: found.availability,
            answers: found.answers.iter().map(|answer| self.answer(name, answer)).collect::<Result<_, Failure>>()?,
            explanation: explain_fetched(&messages(), self.fetched, name, self.target, found),
        })
    }

    fn answer(&mut self, name: &str, answer: &engine::FetchedAnswer) -> Result<FetchedAnswer, Failure> {
        let engine::Possibility { case, condition, effect, certainty, source } = answer.possibility;
        let verdict = match (&answer.verdict, self.fetched.text(effect)) {
            (Some(verdict), Some(robots)) => {
                self.converter(effect, robots).map(|converter| converter.verdict(name, verdict)).transpose()?
            }
            _ => None,
        };
        Ok(FetchedAnswer {
            case,
            condition,
            effect,
            bytes: effect.extent().and_then(Extent::bytes),
            access: answer.access,
            certainty,
            source: source.to_owned(),
            verdict,
        })
    }

    /// Offsets into the beginning of a text are offsets into the text.
    fn converter(&mut self, effect: engine::Effect, robots: &'f RobotsTxt<'static>) -> Option<&mut Converter<'f>> {
        let place = self.converters.iter().position(|(known, _)| std::ptr::eq(*known, robots));
        let place = place.unwrap_or_else(|| {
            let FetchedOffsets { text, copy } = self.offsets;
            let offsets = if matches!(effect, engine::Effect::Rules(_)) { text } else { copy };
            self.converters.push((robots, Converter::new(robots, offsets, self.target)));
            self.converters.len() - 1
        });
        self.converters.get_mut(place).map(|(_, converter)| converter)
    }
}
