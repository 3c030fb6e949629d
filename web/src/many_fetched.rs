//! Queries for many URLs and many crawlers after a fetch of robots.txt, in one call.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Array, Uint8Array, Uint32Array};
use robotscope::availability::{CrawlAnswer, FetchedBrief, FetchedMatchers};
use robotscope::matching::{Brief, Reason};
use robotscope::{Access, Agent, Target};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::availability::Fetched;
use crate::given_types::{AskOptions, Names, Urls};
use crate::handles;
use crate::query::QueryOptions;
use crate::to_js::plain;

/// The rules of the crawlers that were passed last.
pub(crate) type Compiled = RefCell<Option<Rc<ForCrawlers>>>;

/// Rules compiled for some crawlers with the same query options.
pub(crate) struct ForCrawlers {
    names: Vec<String>,
    options: QueryOptions,
    matchers: FetchedMatchers,
}

#[wasm_bindgen]
impl Fetched {
    /// Returns for each of many URLs and each of some crawlers whether the crawler may fetch the URL, why, and which line decides: the
    /// answers of `check` in short. One call crosses into WebAssembly once. Crawlers with the same rules share the work. The rules stay
    /// compiled, so another call for the same crawlers, or for some of them, is cheap.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when `urls` gives something else than strings and URLs, `crawlers` is
    /// no array of strings, or an option is not known. An exception thrown by a generator of URLs is passed on unchanged.
    #[wasm_bindgen(js_name = checkMany)]
    pub fn check_many(&self, urls: &Urls, crawlers: &Names, options: &AskOptions) -> Result<Ts<ManyAnswers>, Failure> {
        let crawlers = argument::texts("crawlers", crawlers)?;
        let (compiled, columns) = self.compiled(crawlers, QueryOptions::of(options)?);
        let (paths, mut answers, mut verdicts, mut lines) = (Array::new(), Vec::new(), Vec::new(), Vec::new());
        argument::for_each_url("urls", urls, |url| {
            let target = Target::parse(url).ok();
            paths.push(&target.as_ref().map_or(JsValue::UNDEFINED, |target| target.path().into()));
            let start = answers.len();
            for (column, first, crawler) in &columns {
                // The crawler has the same rules as an earlier one, so copy the earlier answers.
                if first < column {
                    answers.push(answers.get(start + first).copied().unwrap_or(NO_URL));
                    verdicts.push(verdicts.get(start + first).copied().unwrap_or(NO_URL));
                    lines.push(lines.get(start + first).copied().unwrap_or_default());
                    continue;
                }
                let brief = target.as_ref().map(|target| compiled.matchers.brief(*crawler, target));
                answers.push(brief.map_or(NO_URL, |brief| brief.answer as u8));
                verdicts.push(brief.map_or(NO_URL, code));
                lines.push(brief.and_then(|brief| brief.text?.line).unwrap_or_default());
            }
        })?;
        let same: Vec<_> = columns.iter().map(|(_, first, _)| *first as u32).collect();
        let many = ManyAnswers {
            paths: paths.into(),
            names: CrawlAnswer::ALL.into(),
            access: CrawlAnswer::ALL.map(CrawlAnswer::access).into(),
            answers: Uint8Array::from(answers.as_slice()).into(),
            kinds: kinds(),
            verdicts: Uint8Array::from(verdicts.as_slice()).into(),
            lines: Uint32Array::from(lines.as_slice()).into(),
            same: Uint32Array::from(same.as_slice()).into(),
        };
        Ok(plain(&many))
    }
}

/// The value in place of an answer or a verdict for a text that is not a URL.
const NO_URL: u8 = u8::MAX;

/// Returns each combination of access and reason, at the index of its [`code`].
fn kinds() -> Vec<VerdictKind> {
    let reasons = || [None].into_iter().chain(Reason::ALL.map(Some));
    let of_access = |access| reasons().map(move |reason| VerdictKind { access, reason });
    [None, Some(Access::Allowed), Some(Access::Disallowed)].into_iter().flat_map(of_access).collect()
}

fn code(FetchedBrief { access, text, .. }: FetchedBrief) -> u8 {
    let access = match access {
        None => 0,
        Some(Access::Allowed) => 1,
        Some(Access::Disallowed) => 2,
    };
    let reason = text.map_or(0, |Brief { reason, .. }| reason as u8 + 1);
    access * (Reason::ALL.len() as u8 + 1) + reason
}

/// A crawler in one call: its position, the position of the first crawler with the same rules, and its index among the compiled ones.
type Column = (usize, usize, usize);

impl Fetched {
    fn compiled(&self, crawlers: Vec<String>, options: QueryOptions) -> (Rc<ForCrawlers>, Vec<Column>) {
        let mut compiled = self.compiled.borrow_mut();
        if let Some(known) = &*compiled
            && known.options == options
            && let Some(columns) = known.columns(&crawlers)
        {
            return (Rc::clone(known), columns);
        }
        if compiled.is_none() {
            handles::report_memory(self.weight());
        }
        let agents: Vec<_> = crawlers.iter().map(|name| options.apply(Agent::from_user_agent(name))).collect();
        let matchers = self.fetched.matchers(&agents);
        let new = Rc::new(ForCrawlers { names: crawlers, options, matchers });
        *compiled = Some(Rc::clone(&new));
        let columns = new.columns(&new.names).unwrap_or_default();
        (new, columns)
    }
}

impl ForCrawlers {
    /// Finds the crawlers of a call; returns `None` if the rules of one of them are not compiled.
    fn columns(&self, crawlers: &[String]) -> Option<Vec<Column>> {
        let is_all = crawlers == self.names;
        let mut columns: Vec<(Column, usize)> = Vec::new();
        for (position, name) in crawlers.iter().enumerate() {
            let crawler = if is_all { position } else { self.names.iter().position(|known| known == name)? };
            let reader = *self.matchers.readers().get(crawler)?;
            let first = columns.iter().find(|(_, known)| *known == reader).map_or(position, |((first, ..), _)| *first);
            columns.push(((position, first, crawler), reader));
        }
        Some(columns.into_iter().map(|(column, _)| column).collect())
    }
}

/// The answers for many URLs and many crawlers. `answers`, `verdicts` and `lines` have an entry for each crawler, URL by URL: the entry
/// for a URL and a crawler is at the index of the URL times the number of crawlers plus the index of the crawler.
#[derive(Serialize, Tsify)]
pub struct ManyAnswers {
    /// The path and query of each URL, as a browser would request it; undefined for a text that is not a URL.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "(string | undefined)[]")]
    pub paths: JsValue,
    /// All possible answers for a crawler.
    pub names: Vec<CrawlAnswer>,
    /// For each of `names`, whether the crawler may fetch the URL; undefined if that depends on unknown facts.
    #[tsify(type = "(Access | undefined)[]")]
    pub access: Vec<Option<Access>>,
    /// The answers, as indexes of `names`; 255 for a text that is not a URL.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint8Array")]
    pub answers: JsValue,
    /// All possible verdicts of robots.txt.
    pub kinds: Vec<VerdictKind>,
    /// The verdicts of robots.txt, whether or not the crawler obeys it, as indexes of `kinds`; 255 for a text that is not a URL.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint8Array")]
    pub verdicts: JsValue,
    /// The numbers of the lines that decide these verdicts, from 1; 0 where no line decides.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint32Array")]
    pub lines: JsValue,
    /// For each crawler, the index of the first crawler with the same entries for every URL, because the same rules apply to both.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint32Array")]
    pub same: JsValue,
}

/// A verdict of robots.txt without its line.
#[derive(Serialize, Tsify)]
pub struct VerdictKind {
    /// The answer of robots.txt; left out if it depends on unknown facts.
    pub access: Option<Access>,
    /// The reason; left out if no text decides, or if several texts with different verdicts may apply to the crawler.
    pub reason: Option<Reason>,
}
