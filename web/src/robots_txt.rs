use std::cell::OnceCell;
use std::sync::Arc;

use robotscope::text::Utf16Index;
use robotscope::{Target, dialect};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::ask_options::{GivenOptions, ask};
use crate::asker::Asker;
use crate::border;
use crate::matchers::Matchers;
use crate::to_js::in_utf16;
use crate::verdict::{Access, Converter, CrawlVerdict, Span};

/// A parsed robots.txt. Parse once and ask often.
#[wasm_bindgen]
pub struct RobotsTxt {
    pub(crate) robots: Arc<robotscope::RobotsTxt<'static>>,
    /// Made when the first span is handed over.
    offsets: OnceCell<Utf16Index>,
    pub(crate) matchers: Matchers,
}

#[wasm_bindgen]
impl RobotsTxt {
    /// The same as `RobotsTxt.parse`.
    #[wasm_bindgen(constructor)]
    pub fn parsed(#[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue) -> Result<Self, Failure> {
        Self::parse(text)
    }

    /// Parses a robots.txt. It cannot fail: every text has a reading.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument" when `text` is neither a string nor a Uint8Array.
    pub fn parse(#[wasm_bindgen(unchecked_param_type = "string | Uint8Array")] text: &JsValue) -> Result<Self, Failure> {
        let parsed = Self::of("text", text)?;
        border::keep(text, weight(&parsed.robots));
        Ok(parsed)
    }

    /// Whether a crawler may fetch a URL.
    ///
    /// `url` is a URL, as a text or an object, a path such as "/page", or a host with a path. `crawler` is a product token such as "Googlebot"
    /// or a whole User-Agent string. A crawler that the catalogue does not know follows RFC 9309. An empty name is nobody's: only
    /// groups for "*" apply to it (under "google" also those of a user-agent line without a token, as Google's parser has it).
    ///
    /// Throws a RobotscopeError whose code is "invalid-argument", "empty-url", "url-without-host", "not-a-web-address"
    /// or "neither-url-nor-path".
    #[wasm_bindgen(js_name = isAllowed)]
    pub fn is_allowed(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<bool, Failure> {
        let target = argument::target("url", url)?;
        if !options.is_undefined() {
            return ask(crawler, options, |agent| Ok(self.robots.is_allowed(agent, &target)));
        }
        let asker = Asker::of(crawler)?;
        Ok(match self.matchers.again(&self.robots, &asker) {
            Some(matcher) => matcher.is_allowed(&target),
            None => asker.asks(|agent| self.robots.is_allowed(agent, &target)),
        })
    }

    /// Whether a crawler may fetch a URL, and why: the lookup chain, the groups, every rule that matched, the winner.
    ///
    /// Takes the same arguments and throws the same errors as `isAllowed`.
    pub fn check(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] crawler: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Ts<CrawlVerdict>, Failure> {
        let target = argument::target("url", url)?;
        ask(crawler, options, |agent| {
            let found = self.robots.check(agent, &target);
            Ok(self.converter(&target).verdict(agent.name(), &found)?.into_ts()?)
        })
    }

    /// The verdicts of all crawlers of the catalogue for one URL, in the order of `crawlers()`.
    ///
    /// Throws the same errors as `isAllowed`.
    #[wasm_bindgen(js_name = checkAll)]
    pub fn check_all(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | URL")] url: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "AskOptions")] options: &JsValue,
    ) -> Result<Vec<Ts<CrawlVerdict>>, Failure> {
        let (target, agents) = (argument::target("url", url)?, GivenOptions::of(options)?.everybody());
        let verdicts = self.robots.check_each(agents.iter().cloned(), &target);
        let mut converter = self.converter(&target);
        agents.iter().zip(&verdicts).map(|(agent, found)| Ok(converter.verdict(agent.name(), found)?.into_ts()?)).collect()
    }

    /// The groups as a dialect sees them, "rfc9309" if none is named.
    ///
    /// Throws a RobotscopeError with the code "invalid-argument".
    pub fn groups(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "DialectName")] dialect: &JsValue,
    ) -> Result<Vec<Ts<Group>>, Failure> {
        let groups = self.robots.groups(dialect_named(dialect)?.dialect());
        groups.iter().map(|group| Ok(self.group(&group).into_ts()?)).collect()
    }
}

impl RobotsTxt {
    /// Parses the argument with this name.
    pub(crate) fn of(name: &str, text: &JsValue) -> Result<Self, Failure> {
        Ok(Self::new(robotscope::RobotsTxt::parse(argument::bytes(name, text)?).into()))
    }

    pub(crate) fn new(robots: Arc<robotscope::RobotsTxt<'static>>) -> Self {
        Self { robots, offsets: OnceCell::new(), matchers: Matchers::default() }
    }

    pub(crate) fn converter<'r>(&'r self, target: &'r Target) -> Converter<'r> {
        Converter::new(&self.robots, self.offsets(), target)
    }

    fn group(&self, group: &robotscope::matching::Group<'_>) -> Group {
        Group {
            user_agents: group.agent_lines.iter().map(|line| self.text(line.value)).collect(),
            lines: group.agent_lines.iter().map(|line| line.line).collect(),
            rules: group.rules.iter().map(|rule| self.rule(rule)).collect(),
        }
    }

    pub(crate) fn rule(&self, rule: &robotscope::matching::RuleLine) -> Rule {
        Rule {
            line: rule.line,
            access: rule.access,
            pattern: self.text(rule.pattern),
            span: in_utf16(self.offsets(), rule.pattern),
        }
    }

    pub(crate) fn offsets(&self) -> &Utf16Index {
        self.offsets.get_or_init(|| Utf16Index::new(self.robots.text()))
    }

    pub(crate) fn text(&self, span: robotscope::text::Span) -> String {
        String::from_utf8_lossy(self.robots.slice(span)).into_owned()
    }
}

/// About how many bytes a text takes, parsed and with the groups of some dialects: five for each of its own, and what every text
/// takes.
pub(crate) fn weight(robots: &robotscope::RobotsTxt<'_>) -> f64 {
    1024.0 + 5.0 * robots.text().len() as f64
}

pub(crate) fn dialect_named(name: &JsValue) -> Result<dialect::DialectName, Failure> {
    if name.is_undefined() {
        return Ok(dialect::DialectName::Rfc9309);
    }
    dialect_of("dialect", name)
}

/// The dialect that an argument or field with this name means.
pub(crate) fn dialect_of(name: &str, value: &JsValue) -> Result<dialect::DialectName, Failure> {
    argument::one_of(name, value, &dialect::DialectName::ALL, dialect::DialectName::as_str)
}

/// User-agent lines and the rules for those whom they name.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Group {
    /// The values of the user-agent lines.
    pub user_agents: Vec<String>,
    /// The numbers of the user-agent lines, from 1.
    pub lines: Vec<u32>,
    /// The rules in the order of the text.
    pub rules: Vec<Rule>,
}

/// An allow or disallow line.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Rule {
    /// The line's number, from 1.
    pub line: u32,
    /// What the rule says.
    pub access: Access,
    /// The pattern as it is written; empty if the rule has none.
    pub pattern: String,
    /// Where the pattern stands.
    pub span: Span,
}
