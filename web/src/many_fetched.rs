//! Many URLs and many crawlers after a fetch of robots.txt, one crossing.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array, Uint32Array};
use robotscope::availability::{CrawlAnswer, FetchedMatchers};
use robotscope::{Access, Agent, Target};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::availability::Fetched;
use crate::border;
use crate::given_types::{Names, Urls};
use crate::to_js::{made, plain};

/// Rules compiled for the crawlers that were asked for last.
pub(crate) type Compiled = RefCell<Option<(Vec<String>, Rc<FetchedMatchers>)>>;

#[wasm_bindgen]
impl Fetched {
    /// Whether each of some crawlers may fetch each of many URLs, and which line says so: what `check` says of them, in short. It
    /// crosses into WebAssembly once, and crawlers that read alike share their rules. To ask again for the same crawlers is cheap.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when `urls` gives something else than strings and URLs, or `crawlers` is
    /// no array of strings. What a generator of URLs throws is thrown as it is.
    #[wasm_bindgen(js_name = checkMany)]
    pub fn check_many(&self, urls: &Urls, crawlers: &Names) -> Result<Ts<ManyAnswers>, Failure> {
        let crawlers = argument::texts("crawlers", crawlers)?;
        let matchers = self.matchers(&crawlers);
        let (paths, mut answers, mut lines) = (Array::new(), Vec::new(), Vec::new());
        argument::for_each_url("urls", urls, |url| {
            let target = Target::parse(url).ok();
            paths.push(&target.as_ref().map_or(JsValue::UNDEFINED, |target| target.path().into()));
            for place in 0..crawlers.len() {
                let found = target.as_ref().map(|target| matchers.brief(place, target));
                answers.push(found.map_or(NO_URL, |(answer, _)| answer as u8));
                lines.push(found.and_then(|(_, line)| line).unwrap_or_default());
            }
        })?;
        let many = ManyAnswers {
            paths: paths.into(),
            names: CrawlAnswer::ALL.into(),
            access: CrawlAnswer::ALL.map(CrawlAnswer::access).into(),
            answers: Uint8Array::from(answers.as_slice()).into(),
            lines: Uint32Array::from(lines.as_slice()).into(),
        };
        Ok(plain(&many))
    }
}

/// In the place of an answer.
const NO_URL: u8 = u8::MAX;

impl Fetched {
    fn matchers(&self, crawlers: &[String]) -> Rc<FetchedMatchers> {
        let mut compiled = self.compiled.borrow_mut();
        match &*compiled {
            Some((known, matchers)) if known == crawlers => Rc::clone(matchers),
            _ => {
                let agents: Vec<_> = crawlers.iter().map(|name| Agent::from_user_agent(name)).collect();
                let matchers = Rc::new(self.fetched.matchers(&agents));
                if compiled.is_none() {
                    border::weigh(self.weight());
                }
                *compiled = Some((crawlers.to_vec(), Rc::clone(&matchers)));
                matchers
            }
        }
    }
}

/// What many URLs come to for many crawlers.
#[derive(Serialize, Tsify)]
pub struct ManyAnswers {
    /// The path and query of each URL, as a browser would request it; undefined for a text that is not a URL.
    #[serde(serialize_with = "made")]
    #[tsify(type = "(string | undefined)[]")]
    pub paths: JsValue,
    /// The answers that there are.
    pub names: Vec<CrawlAnswer>,
    /// What robots.txt says by each of them; undefined if that depends on what is not known.
    #[tsify(type = "(Access | undefined)[]")]
    pub access: Vec<Option<Access>>,
    /// URL by URL the answer for each crawler, as its place in `names`; 255 for a text that is not a URL.
    #[serde(serialize_with = "made")]
    #[tsify(type = "Uint8Array")]
    pub answers: JsValue,
    /// In the same order the numbers of the lines that decide, from 1; 0 where no line does.
    #[serde(serialize_with = "made")]
    #[tsify(type = "Uint32Array")]
    pub lines: JsValue,
}
