//! Runs the cases in `tests/robots-txt-intent/*.toml`. No fix may allow a path that the author meant to forbid.
//!
//! In each case, pairs of crawler and path are labelled by hand as forbidden or allowed. The runner applies each fix alone, all safe fixes,
//! and all safe and unsafe fixes. It applies no display-only fixes.

use robotscope::lint::{self, Applicability, Fix, Options, apply};
use robotscope::{Agent, RobotsTxt, Target};

use crate::support::case_files::{Folder, case_files};
use crate::support::robots_txt_intent::Case;
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("robots-txt-intent", "agents.toml", "lines.toml");

/// The maximum number of times that a text is linted and fixed.
const ROUNDS: usize = 10;

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn no_fix_allows_what_the_author_meant_to_forbid() {
    run_cases(&FILES, Tally::robots_txt_intent);
}

impl Tally {
    fn robots_txt_intent(&mut self, case: &Case) {
        let text = case.robots.bytes();
        let found = lint::lint(&RobotsTxt::parse(&text), &Options::all_lints());
        for code in &case.finds {
            self.same(code, &true, &found.iter().any(|diagnostic| diagnostic.code.as_str() == code));
        }
        let forbidden = |text: &[u8]| denied(text, &case.forbidden);
        let allowed = |text: &[u8]| denied(text, &case.allowed);
        let before = forbidden(&text);
        let is_no_worse = |tally: &mut Self, what: &str, fixed: &[u8]| {
            let after = forbidden(fixed);
            let opened: Vec<_> = before.iter().filter(|pair| !after.contains(pair)).collect();
            tally.same(&format!("allowed by {what}: {:?}", String::from_utf8_lossy(fixed)), &Vec::new(), &opened);
        };
        for fix in found.iter().flat_map(|diagnostic| &diagnostic.fixes).filter(|fix| fix.applicability <= Applicability::Unsafe)
        {
            is_no_worse(self, "one fix", &apply(&text, &[fix]));
        }
        for most in [Applicability::Safe, Applicability::Unsafe] {
            let once = fixed(&text, most);
            is_no_worse(self, &format!("all {} fixes", most.as_str()), &once);
            let all = fixed_fully(&text, most);
            is_no_worse(self, &format!("all {} fixes repeatedly", most.as_str()), &all);
            if most == Applicability::Safe {
                let blocked: Vec<_> = allowed(&all).into_iter().filter(|pair| !allowed(&text).contains(pair)).collect();
                self.same("blocked by safe fixes", &Vec::<String>::new(), &blocked);
            }
            if case.reached.as_deref() == Some(most.as_str()) {
                let what = format!("in {:?}", String::from_utf8_lossy(&all));
                self.same(&format!("forbidden {what}"), &case.forbidden, &forbidden(&all));
                self.same(&format!("not allowed {what}"), &Vec::<String>::new(), &allowed(&all));
            }
        }
        assert!(case.reached.as_deref().is_none_or(|reached| ["safe", "unsafe"].contains(&reached)), "{}: reached", self.name);
    }
}

fn denied(text: &[u8], pairs: &[String]) -> Vec<String> {
    let robots = RobotsTxt::parse(text);
    let is_denied = |pair: &&String| {
        let (crawler, path) = pair.rsplit_once(' ').expect("a crawler and a path");
        !robots.is_allowed(&Agent::named(crawler), &Target::parse(path).expect("a path"))
    };
    pairs.iter().filter(is_denied).cloned().collect()
}

/// Applies each diagnostic's first fix whose applicability is at most `most`, like `--fix` or `--fix-unsafe`.
fn fixed(text: &[u8], most: Applicability) -> Vec<u8> {
    let found = lint::lint(&RobotsTxt::parse(text), &Options::all_lints());
    let fixes: Vec<&Fix> = found.iter().filter_map(|found| found.fixes.iter().find(|fix| fix.applicability <= most)).collect();
    apply(text, &fixes)
}

fn fixed_fully(text: &[u8], most: Applicability) -> Vec<u8> {
    let mut text = text.to_vec();
    for _ in 0..ROUNDS {
        let next = fixed(&text, most);
        if next == text {
            return text;
        }
        text = next;
    }
    panic!("fixes still change the text after {ROUNDS} rounds: {:?}", String::from_utf8_lossy(&text));
}
