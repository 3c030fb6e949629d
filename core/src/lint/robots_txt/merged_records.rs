//! Records after user-agent lines that RFC 9309 merges into one group.
//!
//! User-agent lines without a rule between them form one group. RFC 9309 does not define to which of the group's crawlers other records
//! apply ([rfc9309-lines], [rfc9309-records]). robotscope applies a record to the user-agent lines directly before it. The lint
//! `merged-groups` reports groups that disallow paths. `merged-records` is off by default, because it would report the end of Shopify's
//! default robots.txt.

use crate::lint::check::forbids;
use crate::lint::{Code, Context, Found, Lint, Role, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::MergedRecords, Severity::Info, check).when(When::Configured).once().example(
    "User-agent: MJ12bot\nCrawl-delay: 10\n\nUser-agent: Pinterest\nCrawl-delay: 1\n",
    "User-agent: MJ12bot\nCrawl-delay: 10\nDisallow:\n\nUser-agent: Pinterest\nCrawl-delay: 1\nDisallow:\n",
);

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
