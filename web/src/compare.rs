use robotscope::explain::{Comparison, DeadRule, Difference};
use robotscope::text::serialized::Texts;
use robotscope::{Target, compare, explain};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::crawler_ref::CrawlerRef;
use crate::given_types::{Compared, Name, QueryObject, Text};
use crate::query::{QueryOptions, ask};
use crate::robots_txt::RobotsTxt;
use crate::to_js::{all_to_ts, to_ts};
use crate::words::{messages, speak};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Options of a comparison between versions or crawlers. */
export interface CompareOptions extends QueryOptions {
    /** URLs of the site. The shortest URL that shows a change becomes its example. Texts that are not URLs are ignored. */
    urls?: Iterable<string | URL>;
}
"#;

/// Compares two versions of a robots.txt for each crawler in the catalogue, for other crawlers that a version names, and for all remaining
/// crawlers.
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type or an option is unknown.
#[wasm_bindgen]
pub fn compare(
    #[wasm_bindgen(js_name = oldText)] old: &Text,
    #[wasm_bindgen(js_name = newText)] new: &Text,
    options: &Compared,
) -> Result<Ts<Comparison>, Failure> {
    let (old, new) = (RobotsTxt::of("oldText", old)?, RobotsTxt::of("newText", new)?);
    let GivenCompare { ask, urls } = GivenCompare::of(options)?;
    let found = compare::compare_with(&old.robots, &new.robots, &urls, |agent| ask.apply(agent));
    let comparison = explain::comparison(&messages(), &old.robots, &new.robots, &found);
    Ok(to_ts(Texts::versions(old.offsets, new.offsets), &comparison))
}

/// Compares two versions of a robots.txt for one crawler: a product token such as "Googlebot" or a whole User-Agent string.
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type or an option is unknown.
#[wasm_bindgen(js_name = compareFor)]
pub fn compare_for(
    #[wasm_bindgen(js_name = oldText)] old: &Text,
    #[wasm_bindgen(js_name = newText)] new: &Text,
    crawler: &Name,
    options: &Compared,
) -> Result<Ts<Difference>, Failure> {
    let (old, new) = (RobotsTxt::of("oldText", old)?, RobotsTxt::of("newText", new)?);
    let (crawler_ref, GivenCompare { ask, urls }) = (CrawlerRef::of(crawler)?, GivenCompare::of(options)?);
    let found = crawler_ref.with_agent(|agent| compare::compare_for(&old.robots, &new.robots, &ask.apply(agent), &urls));
    let difference = explain::difference(&messages(), &old.robots, &new.robots, &found);
    Ok(to_ts(Texts::versions(old.offsets, new.offsets), &difference))
}

/// Compares the access of two crawlers under one robots.txt. Each change is a path with different access for the two crawlers, with the
/// rule for the first crawler (`before`) and for the second (`after`). Assumes that both crawlers obey robots.txt.
///
/// Throws a RobotscopeError with the code "invalid-argument" if an argument has the wrong type or an option is unknown.
#[wasm_bindgen(js_name = compareCrawlers)]
pub fn compare_crawlers(
    #[wasm_bindgen(js_name = robotsTxt)] text: &Text,
    crawler: &Name,
    other: &Name,
    options: &Compared,
) -> Result<Ts<Difference>, Failure> {
    let robots = RobotsTxt::of("robotsTxt", text)?;
    let (one, other, given) = (CrawlerRef::of(crawler)?, CrawlerRef::named("other", other)?, GivenCompare::of(options)?);
    let difference = one.with_agent(|one| {
        other.with_agent(|other| {
            let (one, other) = (given.ask.apply(one.clone()), given.ask.apply(other));
            let found = compare::compare_crawlers(&robots.robots, &one, &other, &given.urls);
            explain::crawlers_difference(&messages(), &robots.robots, [one.name(), other.name()], &found)
        })
    });
    Ok(to_ts(&robots.offsets, &difference))
}

struct GivenCompare {
    ask: QueryOptions,
    urls: Vec<Target>,
}

impl GivenCompare {
    fn of(options: &JsValue) -> Result<Self, Failure> {
        let (ask, fields) = QueryOptions::beside(&["urls"], options)?;
        let mut urls = Vec::new();
        if let Some(fields) = &fields {
            fields.given("urls", |name, given| argument::for_each_url(name, given, |url| urls.extend(Target::parse(url))))?;
        }
        speak(fields.as_ref())?;
        Ok(Self { ask, urls })
    }
}

#[wasm_bindgen]
impl RobotsTxt {
    /// Returns the rules that apply to a crawler but have no effect: without them, every verdict would be the same. The rules are in text
    /// order. Rules without a path and uncertain cases are left out.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" if `crawler` is not a string or an option is unknown.
    #[wasm_bindgen(js_name = deadRules)]
    pub fn dead_rules(&self, crawler: &Name, options: &QueryObject) -> Result<Vec<Ts<DeadRule>>, Failure> {
        ask(crawler, options, |agent| {
            let (found, messages) = (compare::dead_rules(&self.robots, agent), messages());
            Ok(all_to_ts(&self.offsets, found.iter().map(|dead| explain::dead_rule(&messages, &self.robots, dead))))
        })
    }
}
