//! More rules than can be examined.
//!
//! Finding the rules that never decide would take too long. Crawlers may also stop reading after 500 KiB ([rfc9309-limits]).

use super::RuleOutcomes;
use crate::lint::{Code, Context, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::UnexaminedRules, Severity::Info, check);

fn check(context: &Context<'_>, found: &mut Found) {
    if let Some(rule) = context.rules.first().filter(|_| !RuleOutcomes::get(context).are_complete()) {
        found.at(context.record(rule.line));
    }
}
