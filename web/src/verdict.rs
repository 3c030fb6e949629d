use std::collections::BTreeMap;
use std::sync::Arc;

use js_sys::Array;
pub use robotscope::explain::Explanation;
use robotscope::explain::explain;
use robotscope::matching::{self, Decision};
pub use robotscope::matching::{Lookup, LookupStep, Outcome, Reason, WildcardStep};
pub use robotscope::text::Span;
use robotscope::text::Utf16Index;
pub use robotscope::{Access, DialectName};
use robotscope::{RobotsTxt, Target};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::argument::Failure;
use crate::to_js::in_utf16;
use crate::words::messages;

/// May this crawler fetch this URL? The answer with everything that led to it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct CrawlVerdict {
    /// The product token of the crawler.
    pub crawler: String,
    /// The answer.
    pub access: Access,
    /// Why.
    pub reason: Reason,
    /// How the crawler reads robots.txt.
    pub dialect: DialectName,
    /// The path and query as the dialect compares them.
    pub path: String,
    /// The rule that decides, if one does.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(optional, type = "RuleMatch")]
    pub rule: JsValue,
    /// The rules of the crawler's groups that matched, in the order of the text: the first thousand, and the one that decides.
    /// The verdicts of one `checkAll` share this array where the same rules decide.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "RuleMatch[]")]
    pub matches: JsValue,
    /// How many more rules matched.
    pub unlisted_matches: u32,
    /// How the crawler's groups were found.
    pub lookup: Lookup,
    /// The verdict in words.
    pub explanation: Explanation,
}

/// A rule that matched.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct RuleMatch {
    /// The line's number, from 1.
    pub line: u32,
    /// What the rule says.
    pub access: Access,
    /// The pattern as it is written.
    pub pattern: String,
    /// The pattern as the dialect compares it.
    pub canonical_pattern: String,
    /// The length that decides: octets of the canonical pattern.
    pub length: u32,
    /// What became of the rule.
    pub outcome: Outcome,
    /// Where the pattern stands.
    pub span: Span,
}

/// Turns the verdicts for one URL into what JavaScript gets.
pub(crate) struct Converter<'r> {
    robots: &'r RobotsTxt<'static>,
    offsets: &'r Utf16Index,
    target: &'r Target,
    /// The rules of each decision, made once: many crawlers share one.
    decisions: BTreeMap<*const Decision, Rules>,
}

#[derive(Clone)]
struct Rules {
    winner: JsValue,
    matches: JsValue,
}

impl<'r> Converter<'r> {
    pub(crate) fn new(robots: &'r RobotsTxt<'static>, offsets: &'r Utf16Index, target: &'r Target) -> Self {
        Self { robots, offsets, target, decisions: BTreeMap::new() }
    }

    /// The verdict for the crawler with this name. Decisions must live as long as the converter is used.
    pub(crate) fn verdict(&mut self, name: &str, found: &robotscope::CrawlVerdict) -> Result<CrawlVerdict, Failure> {
        let decision = &found.decision;
        let Rules { winner, matches } = self.rules(decision)?;
        Ok(CrawlVerdict {
            crawler: name.to_owned(),
            access: decision.access,
            reason: decision.reason,
            dialect: found.dialect,
            path: decision.canonical_path.clone(),
            rule: winner,
            matches,
            unlisted_matches: u32::try_from(decision.unlisted).unwrap_or(u32::MAX),
            lookup: found.lookup.clone(),
            explanation: explain(&messages(), self.robots, name, self.target, found),
        })
    }

    fn rules(&mut self, decision: &Arc<Decision>) -> Result<Rules, Failure> {
        if let Some(rules) = self.decisions.get(&Arc::as_ptr(decision)) {
            return Ok(rules.clone());
        }
        let (mut winner, matches) = (JsValue::UNDEFINED, Array::new());
        for rule in &decision.matches {
            let object = RuleMatch::new(self.robots, self.offsets, rule).into_ts()?.js_value();
            if rule.outcome == matching::Outcome::Wins {
                winner = object.clone();
            }
            matches.push(&object);
        }
        let rules = Rules { winner, matches: matches.into() };
        self.decisions.insert(Arc::as_ptr(decision), rules.clone());
        Ok(rules)
    }
}

impl RuleMatch {
    fn new(robots: &RobotsTxt<'_>, offsets: &Utf16Index, rule: &matching::RuleMatch) -> Self {
        Self {
            line: rule.line,
            access: rule.access,
            pattern: String::from_utf8_lossy(robots.slice(rule.pattern)).into_owned(),
            canonical_pattern: rule.canonical_pattern.clone(),
            length: rule.length,
            outcome: rule.outcome,
            span: in_utf16(offsets, rule.pattern),
        }
    }
}
