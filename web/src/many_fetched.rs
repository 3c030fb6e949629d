//! Queries about many URLs and many crawlers in one call, for a fetched robots.txt.

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
use crate::given_types::{Names, QueryObject, Urls};
use crate::handles;
use crate::query::QueryOptions;
use crate::to_js::plain;

/// The most recently compiled rules.
pub(crate) type Compiled = RefCell<Option<Rc<ForCrawlers>>>;

/// Rules compiled for several crawlers with the same query options.
pub(crate) struct ForCrawlers {
    names: Vec<String>,
    options: QueryOptions,
    matchers: FetchedMatchers,
}

#[wasm_bindgen]
impl Fetched {
    /// Returns for each URL and each crawler whether the crawler may fetch the URL, why, and which line decides: a short form of the
    /// verdicts that `check` returns. A call crosses into WebAssembly only once, and evaluates crawlers with the same rules together. The
    /// rules remain compiled, so later calls for the same crawlers, or for some of them, are cheap.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if `urls` yields something other than strings and URLs, if `crawlers` is
    /// not an array of strings, or if an option is unknown. An exception thrown by a generator of URLs is passed on unchanged.
    #[wasm_bindgen(js_name = checkMany)]
    pub fn check_many(&self, urls: &Urls, crawlers: &Names, options: &QueryObject) -> Result<Ts<ManyAnswers>, Failure> {
        let crawlers = argument::texts("crawlers", crawlers)?;
        let (compiled, columns) = self.compiled(crawlers, QueryOptions::of(options)?);
        let (paths, mut answers, mut verdicts, mut lines) = (Array::new(), Vec::new(), Vec::new(), Vec::new());
        argument::for_each_url("urls", urls, |url| {
            let target = Target::parse(url).ok();
            paths.push(&target.as_ref().map_or(JsValue::UNDEFINED, |target| target.path().into()));
            let start = answers.len();
            for (column, first, crawler) in &columns {
                // The crawler has the same rules as an earlier crawler, so copy the earlier answers.
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

/// The entry in `answers` and `verdicts` for a string that is not a URL.
const NO_URL: u8 = u8::MAX;

/// Returns all combinations of access and reason, each at the index that [`code`] returns for the combination.
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

/// A crawler in one call: its position, the position of the first crawler with the same rules, and its index among the compiled crawlers.
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
    /// Finds the crawlers of a call among those with compiled rules. Returns `None` if the rules for one of them are not compiled.
    fn columns(&self, crawlers: &[String]) -> Option<Vec<Column>> {
        let is_all = crawlers == self.names;
        let mut columns: Vec<(Column, usize)> = Vec::new();
        for (position, name) in crawlers.iter().enumerate() {
            let crawler = if is_all { position } else { self.names.iter().position(|known| known == name)? };
            let rule_set = *self.matchers.rule_sets().get(crawler)?;
            let first = columns.iter().find(|(_, known)| *known == rule_set).map_or(position, |((first, ..), _)| *first);
            columns.push(((position, first, crawler), rule_set));
        }
        Some(columns.into_iter().map(|(column, _)| column).collect())
    }
}

/// The answers for many URLs and many crawlers. `answers`, `verdicts` and `lines` have one entry for each URL and crawler. The entry's
/// index is the index of the URL times the number of crawlers, plus the index of the crawler.
#[derive(Serialize, Tsify)]
pub struct ManyAnswers {
    /// The path and query of each URL, as a browser would request it; undefined for a string that is not a URL.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "(string | undefined)[]")]
    pub paths: JsValue,
    /// All answers that are possible for a crawler.
    pub names: Vec<CrawlAnswer>,
    /// For each answer in `names`, whether the crawler may fetch the URL; undefined if unknown facts decide.
    #[tsify(type = "(Access | undefined)[]")]
    pub access: Vec<Option<Access>>,
    /// The answers, as indexes into `names`; 255 for a string that is not a URL.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint8Array")]
    pub answers: JsValue,
    /// All verdicts that are possible for a robots.txt.
    pub kinds: Vec<VerdictKind>,
    /// The robots.txt verdicts, as indexes into `kinds`, regardless of whether the crawler obeys robots.txt; 255 for a string that is not a
    /// URL.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint8Array")]
    pub verdicts: JsValue,
    /// The numbers of the lines that decide the robots.txt verdicts, counted from 1; 0 if no line decides.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint32Array")]
    pub lines: JsValue,
    /// For each crawler, the index of the first crawler with the same rules. Both crawlers have the same entries for every URL.
    #[serde(serialize_with = "serde_wasm_bindgen::preserve::serialize")]
    #[tsify(type = "Uint32Array")]
    pub same: JsValue,
}

/// A robots.txt verdict without its line.
#[derive(Serialize, Tsify)]
pub struct VerdictKind {
    /// The access that robots.txt grants; left out if unknown facts decide.
    pub access: Option<Access>,
    /// The reason; left out if no text decides, or if several texts with different verdicts may apply.
    pub reason: Option<Reason>,
}
