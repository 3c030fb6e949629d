//! Records of several crawlers in a group that RFC 9309 makes of them.
//!
//! User-agent lines that no rule separates are one group, and RFC 9309 doesn't define for which of its crawlers other records are
//! ([rfc9309-lines], [rfc9309-records]). This engine reads a record for the user-agent lines directly above it. Groups with rules are
//! reported as `merged-groups`. Shopify's default file ends so: hence only on request.

use crate::lint::check::{Context, Example, Lint, forbids};
use crate::lint::found::Found;
use crate::lint::{Code, Role, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::MergedRecords, Severity::Info, check).when(When::Asked).once();

pub(super) const EXAMPLE: Example = Example {
    code: Code::MergedRecords,
    wrong: "User-agent: MJ12bot\nCrawl-delay: 10\n\nUser-agent: Pinterest\nCrawl-delay: 1\n",
    right: "User-agent: MJ12bot\nCrawl-delay: 10\nDisallow:\n\nUser-agent: Pinterest\nCrawl-delay: 1\nDisallow:\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for group in context.groups.iter().filter(|group| !forbids(group)) {
        let above = |line: u32| group.agents_above(line).first().map(|agent| agent.line);
        for pair in group.records.windows(2) {
            let Some((one, next)) = pair.first().zip(pair.get(1)) else { continue };
            if let (Some(first), Some(second)) = (above(one.line), above(next.line))
                && first != second
            {
                let diagnostic = found.at(context.record(second)).label(Role::Agent, context.record(first));
                diagnostic.label(Role::NoDivider, context.record(one.line)).fix(context.line_below(one.line, "Disallow:"));
            }
        }
    }
}
