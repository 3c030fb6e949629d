pub use robotscope::compare::{Because, ComparedCrawler};
use robotscope::{compare, explain};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::ask_options::{GivenOptions, ask};
use crate::robots_txt::{RobotsTxt, Rule};
use crate::verdict::{Access, DialectName};
use crate::words::messages;

/// What a new version of a robots.txt changes: for each crawler of the catalogue, for those that one of the texts names, and
/// for all others.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type or an option is not known.
#[wasm_bindgen]
pub fn compare(
    #[wasm_bindgen(js_name = oldText, unchecked_param_type = "string | Uint8Array")] old: &JsValue,
    #[wasm_bindgen(js_name = newText, unchecked_param_type = "string | Uint8Array")] new: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
) -> Result<Ts<Comparison>, Failure> {
    let (versions, options) = (Versions::new(old, new)?, GivenOptions::of(options)?);
    let found = compare::compare_with(&versions.old.robots, &versions.new.robots, |agent| options.apply(agent));
    let differences = found.differences.iter().map(|set| CrawlersDifference {
        crawlers: set.crawlers.clone(),
        dialect: set.dialect,
        difference: versions.difference(&set.difference),
    });
    let names = |crawler: &compare::ComparedCrawler| crawler.crawler.clone();
    let comparison = Comparison {
        losing: found.losing().map(names).collect(),
        gaining: found.gaining().map(names).collect(),
        differences: differences.collect(),
        left_out: u32::try_from(found.left_out).unwrap_or(u32::MAX),
    };
    Ok(comparison.into_ts()?)
}

/// What a new version of a robots.txt changes for one crawler: a product token such as "Googlebot" or a whole User-Agent
/// string.
///
/// Throws a RobotscopeError with the code "invalid-argument" when an argument is of another type or an option is not known.
#[wasm_bindgen(js_name = compareFor)]
pub fn compare_for(
    #[wasm_bindgen(js_name = oldText, unchecked_param_type = "string | Uint8Array")] old: &JsValue,
    #[wasm_bindgen(js_name = newText, unchecked_param_type = "string | Uint8Array")] new: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
) -> Result<Ts<Difference>, Failure> {
    let versions = Versions::new(old, new)?;
    ask(crawler, options, |agent| {
        let found = compare::compare_for(&versions.old.robots, &versions.new.robots, agent);
        Ok(versions.difference(&found).into_ts()?)
    })
}

#[wasm_bindgen]
impl RobotsTxt {
    /// The rules that bind a crawler and yet change nothing: without them every verdict is the same. In the order of the
    /// text; rules without a path are left out, and those of which it is not certain.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when `crawler` is no string or an option is not known.
    #[wasm_bindgen(js_name = deadRules)]
    pub fn dead_rules(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<DeadRule>>, Failure> {
        ask(crawler, options, |agent| {
            let found = self.robots.dead_rules(agent);
            found.iter().map(|dead| Ok(DeadRule::new(self, dead).into_ts()?)).collect()
        })
    }
}

/// What a new version of a robots.txt changes, crawler by crawler.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// The crawlers that may no longer fetch something that they might fetch before.
    pub losing: Vec<String>,
    /// The crawlers that may fetch something that they might not fetch before.
    pub gaining: Vec<String>,
    /// Crawlers that the same groups bind in both versions stand together.
    pub differences: Vec<CrawlersDifference>,
    /// How many names that the texts address were left out, because there are too many.
    pub left_out: u32,
}

/// What changes for some crawlers.
#[derive(Serialize, Tsify)]
pub struct CrawlersDifference {
    /// The crawlers.
    pub crawlers: Vec<ComparedCrawler>,
    /// How they read robots.txt.
    pub dialect: DialectName,
    /// What changes for each of them.
    pub difference: Difference,
}

/// What changes for a crawler.
#[derive(Serialize, Tsify)]
pub struct Difference {
    /// Paths that change, one for each pair of rules that decide before and after.
    pub changes: Vec<Change>,
    /// Whether these are all. If not, they are true, but there may be more: the texts are too large or too entangled.
    pub complete: bool,
}

/// Paths that one rule allows and another disallows.
#[derive(Serialize, Tsify)]
pub struct Change {
    /// One of these URLs, on <https://example.com>.
    pub url: String,
    /// Its path and query.
    pub path: String,
    /// What it has become; before, it was the other.
    pub access: Access,
    /// The rule that decided in the old version, with its place there; left out if no rule did.
    #[tsify(optional)]
    pub before: Option<Rule>,
    /// The rule that decides in the new version, with its place there; left out if no rule does.
    #[tsify(optional)]
    pub after: Option<Rule>,
    /// The same in words.
    pub explanation: String,
}

/// A rule that changes nothing.
#[derive(Serialize, Tsify)]
pub struct DeadRule {
    /// The rule.
    pub rule: Rule,
    /// Why it changes nothing.
    pub because: Because,
    /// The rules that overrule or imply it: nearly always one.
    pub by: Vec<Rule>,
    /// The same in words.
    pub explanation: String,
}

/// Both versions, parsed.
struct Versions {
    old: RobotsTxt,
    new: RobotsTxt,
}

impl Versions {
    fn new(old: &JsValue, new: &JsValue) -> Result<Self, Failure> {
        Ok(Self { old: RobotsTxt::of("oldText", old)?, new: RobotsTxt::of("newText", new)? })
    }

    fn difference(&self, found: &compare::Difference) -> Difference {
        Difference {
            changes: found.changes.iter().map(|change| self.change(change)).collect(),
            complete: found.coverage == compare::Coverage::Complete,
        }
    }

    fn change(&self, change: &compare::Change) -> Change {
        let path = change.target.path();
        Change {
            url: [change.target.origin().unwrap_or_default(), path].concat(),
            path: path.to_owned(),
            access: change.access,
            before: change.before.map(|rule| self.old.rule(&rule)),
            after: change.after.map(|rule| self.new.rule(&rule)),
            explanation: explain::change(&messages(), &self.old.robots, &self.new.robots, change),
        }
    }
}

impl DeadRule {
    fn new(robots: &RobotsTxt, dead: &compare::DeadRule) -> Self {
        Self {
            rule: robots.rule(&dead.rule),
            because: dead.because,
            by: dead.by.iter().map(|by| robots.rule(by)).collect(),
            explanation: explain::dead_rule(&messages(), &robots.robots, dead),
        }
    }
}
