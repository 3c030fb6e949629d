//! A rule that never decides for crawlers that use the first match.
//!
//! For these crawlers, the rule is too late in the text ([selfhtml-robots-txt], [baidu-robots-txt]).

use super::rule_outcomes::RuleOutcomes;
use crate::lint::{Code, Context, Found, Lint, Role, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::OrderDependentRule, Severity::Info, check).when(When::ReadersNamed).once().example(
    "User-agent: *\nDisallow: /pics/\nAllow: /pics/public/\n",
    "User-agent: *\nAllow: /pics/public/\nDisallow: /pics/\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    let rule_outcomes = RuleOutcomes::get(context);
    let dialects = context.dialects(|dialect| dialect.precedence == crate::dialect::Precedence::FirstMatch);
    for late in context.rules.iter().filter_map(|rule| rule_outcomes.too_late(rule)) {
        if late.by.iter().all(|by| by.access == late.rule.access) {
            continue;
        }
        let mut by = late.by.iter().map(|by| context.record(by.line));
        let diagnostic = found.at(context.record(late.rule.line)).in_dialects(&dialects);
        diagnostic.labels(Role::Decides, &mut by);
    }
}
