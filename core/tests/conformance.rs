//! Runs the cases in `tests/conformance/*.toml`, which compare the engine with documented behaviour.
//!
//! The same code runs natively and, as wasm32, in a browser. The data is therefore compiled in.
//!
//! A case with a known difference has an `expected_failure`. If such a case passes, the run fails.

use std::fmt::Write as _;

use robotscope::dialect::{AllowField, Policy, Precedence, Wildcards};
use robotscope::explain::{Messages, explain};
use robotscope::matching::Access;
use robotscope::{Dialect, DialectName, RobotsTxt, check_once};

use crate::support::case_files::Sourced;
use crate::support::conformance::{Case, FILES, File, Query, queries};

#[cfg(not(target_arch = "wasm32"))]
use std::println as say;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{console_log as say, wasm_bindgen_test};

#[derive(Default)]
struct Tally {
    cases: usize,
    checks: usize,
    expected_failures: usize,
    failures: Vec<String>,
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_case_has_the_documented_answer() {
    let mut failures = Vec::new();
    let (mut cases, mut checks) = (0, 0);
    for (name, file) in files() {
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

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_dialect_has_at_least_one_case() {
    let queried: Vec<_> = files()
        .flat_map(|(_, file)| file.case.iter().flat_map(|case| file.queries(case)).map(|query| query.dialect).collect::<Vec<_>>())
        .collect();
    for dialect in DialectName::ALL {
        assert!(queried.contains(&dialect), "no case has a query in {}", dialect.as_str());
    }
}

/// Checks that policies.toml has a case named after each policy, in which two dialects give different answers. Copying only this policy
/// from the second dialect to the first must also change the first dialect's answer to the second's.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_policy_has_a_case_in_which_it_decides() {
    let (_, file) = files().find(|(name, _)| *name == "policies.toml").expect("the file of the policies");
    for policy in Policy::ALL {
        let name = format!("{policy:?}");
        let decides = file.case.iter().filter(|case| case.name.split(':').next() == Some(&name)).any(|case| {
            let text = case.robots.bytes();
            let robots = RobotsTxt::parse(&text);
            let queries: Vec<_> = file.queries(case).collect();
            queries.iter().any(|one| queries.iter().any(|other| one.turns_into(other, policy, &robots)))
        });
        assert!(decides, "{name} decides in no case in policies.toml");
    }
}

/// Copies one policy at a time from another preset, and checks that at least one case then fails. Skips policies that have no effect in the
/// changed preset.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn changing_any_policy_of_a_preset_fails_a_case() {
    let files: Vec<_> = files().map(|(_, file)| file).collect();
    let cases = files.iter().flat_map(|file| file.case.iter().map(move |case| (file, case)));
    let cases: Vec<_> = cases.filter(|(_, case)| case.whole.expected_failure.is_none()).collect();
    let mut unnoticed = Vec::new();
    for name in DialectName::ALL {
        let dialect = name.dialect();
        for policy in Policy::ALL {
            let has_effect = match policy {
                Policy::PatternLength => dialect.precedence == Precedence::LongestMatch,
                Policy::DirectoryIndex => dialect.allow_field == AllowField::Known && dialect.wildcards != Wildcards::Literal,
                _ => true,
            };
            for other in DialectName::ALL.into_iter().filter(|other| has_effect && policy.differs(dialect, other.dialect())) {
                let mut changed = *dialect;
                policy.copy_into(&mut changed, other.dialect());
                if !cases.iter().any(|(file, case)| notices(file, case, name, changed)) {
                    unnoticed.push(format!("{policy:?} of {} as in {}", name.as_str(), other.as_str()));
                }
            }
        }
    }
    assert!(unnoticed.is_empty(), "no case would fail if these policies changed:\n{}", unnoticed.join("\n"));
}

/// Returns `true` if a case fails when `dialect` replaces the preset.
fn notices(file: &File, case: &Case, preset: DialectName, dialect: Dialect) -> bool {
    let mut queries = file.queries(case).filter(|query| query.dialect == preset).peekable();
    if queries.peek().is_none() {
        return false;
    }
    let text = case.robots.bytes();
    let robots = RobotsTxt::parse(&text);
    queries.any(|query| {
        let is_allowed = robots.is_allowed(&query.agent(dialect), &query.target().expect("a URL"));
        is_allowed != (query.access == Access::Allowed)
    })
}

fn files() -> impl Iterator<Item = (&'static str, Sourced<File>)> {
    FILES.read()
}

impl Tally {
    fn run(&mut self, name: &str, file: &File, case: &Sourced<Case>) {
        self.cases += 1;
        let text = case.robots.bytes();
        let robots = RobotsTxt::parse(&text);
        let before = self.checks;
        for check in case.checks() {
            let failed: Vec<_> = queries(file, case, check)
                .iter()
                .inspect(|_| self.checks += 1)
                .filter_map(|query| query.wrong_answer(&robots))
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

impl Sourced<Case> {
    /// Returns the faults in the case data.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        if self.source.is_empty() {
            faults.push("has no source".to_owned());
        }
        for check in std::iter::once(&self.whole).chain(&self.check) {
            for dialect in check.dialects.iter().flatten() {
                if dialect.parse::<DialectName>().is_err() {
                    faults.push(format!("there is no dialect {dialect}"));
                }
            }
        }
        faults
    }
}

impl Query<'_> {
    /// Returns `true` if the queries differ only in dialect and answer, and copying `policy` from `other`'s dialect into this query's
    /// dialect yields `other`'s answer.
    fn turns_into(&self, other: &Self, policy: Policy, robots: &RobotsTxt<'_>) -> bool {
        let mut dialect = *self.dialect.dialect();
        policy.copy_into(&mut dialect, other.dialect.dialect());
        let target = self.target().expect("a URL");
        self.tokens == other.tokens
            && self.url == other.url
            && self.access != other.access
            && policy.differs(self.dialect.dialect(), other.dialect.dialect())
            && robots.check(&self.agent(dialect), &target).access() == other.access
    }

    /// Returns a description of the engine's wrong answer; `None` if the answer is right.
    fn wrong_answer(&self, robots: &RobotsTxt<'_>) -> Option<String> {
        let target = match self.target() {
            Ok(target) => target,
            Err(error) => return Some(format!("{}: {error}", self.url)),
        };
        let agent = self.agent(self.dialect);
        let verdict = robots.check(&agent, &target);
        let mut wrong = String::new();
        if verdict.access() != self.access {
            let _ = write!(wrong, " expected {:?}, found {:?};", self.access, verdict.access());
        }
        if robots.is_allowed(&agent, &target) != (verdict.access() == Access::Allowed) {
            wrong.push_str(" is_allowed and check disagree;");
        }
        let line = verdict.decision.winner().map(|winner| winner.line);
        let once = check_once(robots.text(), &agent, &target);
        if (once.access, once.reason, once.line) != (verdict.access(), verdict.decision.reason, line) {
            let _ = write!(wrong, " in one pass it is {once:?};");
        }
        if self.line.is_some() && self.line != line {
            let _ = write!(wrong, " expected line {:?}, found {line:?};", self.line);
        }
        let reason = verdict.decision.reason.as_str();
        if self.reason.is_some_and(|expected| expected != reason) {
            let _ = write!(wrong, " expected reason {:?}, found {reason:?};", self.reason);
        }
        let explanation = || explain(&Messages::ENGLISH, robots, &self.tokens.join(", "), &target, &verdict);
        (!wrong.is_empty()).then(|| {
            let explanation = explanation();
            let url: String = self.url.chars().take(100).collect();
            format!("{} {url}:{wrong}\n    {}\n    {}", self.dialect.as_str(), explanation.summary, explanation.steps.join(" "))
        })
    }
}
