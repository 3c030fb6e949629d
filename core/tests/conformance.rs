//! Runs the cases of `tests/conformance/*.toml`: what the documents say, against what we say.
//!
//! The same runner works natively and, for wasm32, in a browser; so the data is compiled in. A case's expectations come
//! from its `source`, never from our own output. Where we knowingly differ, the case says so in `expected_failure`, and
//! the run fails once that is no longer true.
#![expect(clippy::expect_used, reason = "the helpers of tests may panic, too")]

mod support {
    pub(crate) mod data;
}

use std::fmt::Write as _;

use robotscope::explain::explain;
use robotscope::matching::{Access, Reason};
use robotscope::{Agent, DialectName, RobotsTxt, Target};
use serde::Deserialize;
use support::data::Text;

#[cfg(not(target_arch = "wasm32"))]
use std::println as say;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{console_log as say, wasm_bindgen_test, wasm_bindgen_test_configure};

#[cfg(target_arch = "wasm32")]
wasm_bindgen_test_configure!(run_in_browser);

/// Every file of the folder; natively, a test below sees to it that none is forgotten.
const FILES: &[(&str, &str)] = &[
    ("rfc9309.toml", include_str!("../../tests/conformance/rfc9309.toml")),
    ("google-documentation.toml", include_str!("../../tests/conformance/google-documentation.toml")),
    ("google-parser.toml", include_str!("../../tests/conformance/google-parser.toml")),
    ("seeds.toml", include_str!("../../tests/conformance/seeds.toml")),
    ("engines.toml", include_str!("../../tests/conformance/engines.toml")),
    ("policies.toml", include_str!("../../tests/conformance/policies.toml")),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The document that the cases come from.
    source: String,
    /// What holds for cases that say nothing else; otherwise both RFC 9309 and Google, and URLs as people type them.
    dialects: Option<Vec<String>>,
    #[serde(default)]
    given: bool,
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    /// The clause, fact or test that says so.
    source: String,
    robots: Text,
    /// What holds for the case as a whole; a check may say otherwise.
    #[serde(flatten)]
    whole: Check,
    #[serde(default)]
    check: Vec<Check>,
}

#[derive(Clone, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    dialects: Option<Vec<String>>,
    agent: Option<String>,
    /// The tokens that the crawler looks for, one after the other.
    agents: Option<Vec<String>>,
    /// Take the URL octet by octet, as Google's parser does.
    given: Option<bool>,
    #[serde(default)]
    allow: Vec<Text>,
    #[serde(default)]
    disallow: Vec<Text>,
    /// The number of the line that decides.
    line: Option<u32>,
    reason: Option<String>,
    expected_failure: Option<String>,
}

/// One question and the answer that the source gives.
struct Question<'c> {
    dialect: DialectName,
    tokens: Vec<&'c str>,
    url: String,
    given: bool,
    access: Access,
    line: Option<u32>,
    reason: Option<&'c str>,
}

#[derive(Default)]
struct Tally {
    cases: usize,
    checks: usize,
    expected_failures: usize,
    failures: Vec<String>,
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn all_cases() {
    let mut failures = Vec::new();
    let (mut cases, mut checks) = (0, 0);
    for (name, text) in FILES {
        let file: File = toml::from_str(text).expect(name);
        let mut tally = Tally::default();
        for case in &file.case {
            tally.run(name, &file, case);
        }
        let Tally { cases: in_file, checks: of_file, expected_failures, .. } = tally;
        say!("{name} ({}): {in_file} cases, {of_file} checks, {expected_failures} expected failures", file.source);
        cases += in_file;
        checks += of_file;
        failures.append(&mut tally.failures);
    }
    say!("{cases} cases, {checks} checks, {} failures", failures.len());
    assert!(cases > 0 && checks > 0, "no case ran");
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn no_file_is_forgotten() {
    let entries = std::fs::read_dir("../tests/conformance").expect("the folder of the cases");
    for entry in entries {
        let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
        assert!(FILES.iter().any(|(file, _)| *file == name), "{name} is not in FILES, so its cases do not run");
    }
}

impl Tally {
    fn run(&mut self, name: &str, file: &File, case: &Case) {
        self.cases += 1;
        let text = case.robots.bytes();
        let robots = RobotsTxt::parse(&text);
        let before = self.checks;
        let whole = std::iter::once(&case.whole).filter(|whole| !whole.allow.is_empty() || !whole.disallow.is_empty());
        for check in whole.chain(&case.check) {
            let failed: Vec<_> = questions(file, case, check)
                .iter()
                .inspect(|_| self.checks += 1)
                .filter_map(|question| question.ask(&robots))
                .collect();
            let known = check.expected_failure.as_ref().or(case.whole.expected_failure.as_ref());
            match known {
                None => self.failures.extend(failed.iter().map(|failure| format!("{name}: {}: {failure}", case.name))),
                Some(why) if failed.is_empty() => {
                    self.failures.push(format!("{name}: {}: expected to fail ({why}), but passes now", case.name));
                }
                Some(_) => self.expected_failures += 1,
            }
        }
        let faults = case.faults().into_iter().chain((self.checks == before).then(|| "checks nothing".to_owned()));
        self.failures.extend(faults.map(|fault| format!("{name}: {}: {fault}", case.name)));
    }
}

impl Case {
    /// What is wrong with the data itself.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.source.is_empty() {
            faults.push("names no source".to_owned());
        }
        for check in std::iter::once(&self.whole).chain(&self.check) {
            for dialect in check.dialects.iter().flatten() {
                if DialectName::from_name(dialect).is_none() {
                    faults.push(format!("there is no dialect {dialect}"));
                }
            }
        }
        faults
    }
}

/// All questions of a check: each dialect × each URL.
fn questions<'c>(file: &'c File, case: &'c Case, check: &'c Check) -> Vec<Question<'c>> {
    let whole = &case.whole;
    let dialects: Vec<DialectName> = match check.dialects.as_ref().or(whole.dialects.as_ref()).or(file.dialects.as_ref()) {
        Some(names) => names.iter().filter_map(|name| DialectName::from_name(name)).collect(),
        None => vec![DialectName::Rfc9309, DialectName::Google],
    };
    let of_one = |check: &'c Check| check.agent.as_deref().map(|agent| vec![agent]);
    let of_many = |check: &'c Check| check.agents.as_ref().map(|agents| agents.iter().map(String::as_str).collect());
    let tokens = of_one(check).or_else(|| of_many(check)).or_else(|| of_one(whole)).or_else(|| of_many(whole));
    let tokens = tokens.unwrap_or_else(|| vec!["FooBot"]);
    let given = check.given.or(whole.given).unwrap_or(file.given);
    let mut questions = Vec::new();
    for &dialect in &dialects {
        for (urls, access) in [(&check.allow, Access::Allowed), (&check.disallow, Access::Disallowed)] {
            questions.extend(urls.iter().map(|url| Question {
                dialect,
                tokens: tokens.clone(),
                url: String::from_utf8(url.bytes()).expect("a URL is text"),
                given,
                access,
                line: check.line,
                reason: check.reason.as_deref(),
            }));
        }
    }
    questions
}

impl Question<'_> {
    /// What is wrong with our answer, if anything is.
    fn ask(&self, robots: &RobotsTxt<'_>) -> Option<String> {
        let target = match Target::parse(&self.url) {
            _ if self.given => Target::as_given(&self.url),
            Ok(target) => target,
            Err(error) => return Some(format!("{}: {error}", self.url)),
        };
        let agent =
            Agent::with_tokens(self.tokens.first().copied().unwrap_or_default(), self.tokens.clone()).reading_as(self.dialect);
        let verdict = robots.check(&agent, &target);
        let mut wrong = String::new();
        if verdict.access() != self.access {
            let _ = write!(wrong, " expected {:?}, found {:?};", self.access, verdict.access());
        }
        if robots.is_allowed(&agent, &target) != (verdict.access() == Access::Allowed) {
            wrong.push_str(" is_allowed and check disagree;");
        }
        let line = verdict.decision.winner().map(|winner| winner.line);
        if self.line.is_some() && self.line != line {
            let _ = write!(wrong, " expected line {:?}, found {line:?};", self.line);
        }
        let reason = name_of(verdict.decision.reason);
        if self.reason.is_some_and(|expected| expected != reason) {
            let _ = write!(wrong, " expected reason {:?}, found {reason:?};", self.reason);
        }
        let explanation = || explain(robots, &self.tokens.join(", "), &target, &verdict);
        (!wrong.is_empty()).then(|| {
            let explanation = explanation();
            let url: String = self.url.chars().take(100).collect();
            format!("{} {url}:{wrong}\n    {}\n    {}", self.dialect.as_str(), explanation.summary, explanation.steps.join(" "))
        })
    }
}

fn name_of(reason: Reason) -> &'static str {
    match reason {
        Reason::RobotsTxtItself => "robots-txt-itself",
        Reason::NoGroup => "no-group",
        Reason::NoMatch => "no-match",
        Reason::FirstMatch { .. } => "first-match",
        Reason::AllowFirst { .. } => "allow-first",
        Reason::LongestMatch { .. } => "longest-match",
        Reason::AllowWinsTie { .. } => "allow-wins-tie",
    }
}
