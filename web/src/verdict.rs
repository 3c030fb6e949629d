use std::collections::BTreeMap;
use std::sync::Arc;

use js_sys::Array;
use robotscope::explain::explain;
use robotscope::matching::{self, Decision, WildcardStep};
pub use robotscope::matching::{Outcome, ReasonName};
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
    pub reason: ReasonName,
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

/// How a crawler's groups were found.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Lookup {
    /// The product tokens that were looked for, in order, up to the first one that a group names.
    pub steps: Vec<LookupStep>,
    /// The token whose groups apply; "*" for everybody's groups; left out if no group applies.
    #[tsify(optional)]
    pub selected: Option<String>,
    /// The lines that address everybody with "*", as far as they were looked for.
    pub wildcard_lines: Vec<u32>,
    /// Whether this crawler ignores groups for "*" that the text has.
    pub ignores_wildcard: bool,
    /// The groups that apply, as places in `groups(dialect)`; several count as one.
    pub groups: Vec<u32>,
    /// Groups that are for the crawler too, but that its dialect passes over.
    pub passed_over: Vec<u32>,
}

/// One product token that was looked for.
#[derive(Serialize, Tsify)]
pub struct LookupStep {
    /// The product token.
    pub token: String,
    /// The numbers of the lines that name it, from 1.
    pub lines: Vec<u32>,
}

/// A verdict in words.
#[derive(Serialize, Tsify)]
pub struct Explanation {
    /// The answer and the main reason in one sentence.
    pub summary: String,
    /// How the answer came about, step by step.
    pub steps: Vec<String>,
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
        let words = explain(&messages(), self.robots, name, self.target, found);
        let Rules { winner, matches } = self.rules(decision)?;
        Ok(CrawlVerdict {
            crawler: name.to_owned(),
            access: decision.access,
            reason: decision.reason.name(),
            dialect: found.dialect,
            path: decision.canonical_path.clone(),
            rule: winner,
            matches,
            unlisted_matches: u32::try_from(decision.unlisted).unwrap_or(u32::MAX),
            lookup: (&found.lookup).into(),
            explanation: Explanation { summary: words.summary, steps: words.steps },
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

impl From<&matching::Lookup> for Lookup {
    fn from(lookup: &matching::Lookup) -> Self {
        let (wildcard_lines, ignores_wildcard) = match &lookup.wildcard {
            WildcardStep::Applies(lines) => (lines.to_vec(), false),
            WildcardStep::Ignored(lines) => (lines.to_vec(), true),
            WildcardStep::Replaced | WildcardStep::Absent => (Vec::new(), false),
        };
        Self {
            steps: lookup
                .steps
                .iter()
                .map(|step| LookupStep { token: step.token.clone(), lines: step.agent_lines.to_vec() })
                .collect(),
            selected: lookup.selected().map(str::to_owned),
            wildcard_lines,
            ignores_wildcard,
            groups: places(&lookup.groups),
            passed_over: places(&lookup.passed_over),
        }
    }
}

fn places(groups: &[usize]) -> Vec<u32> {
    groups.iter().filter_map(|&group| u32::try_from(group).ok()).collect()
}
