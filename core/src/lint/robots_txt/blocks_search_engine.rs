//! `Disallow: /` for a search engine by name: it may well be meant.

use super::whole_site::{self, Block};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Role, Severity};

pub(super) const LINT: Lint = Lint { code: Code::BlocksSearchEngine, severity: Severity::Info, check };

pub(super) const EXAMPLE: Example = Example {
    code: Code::BlocksSearchEngine,
    wrong: "User-agent: Applebot\nDisallow: /\n",
    right: "User-agent: Applebot\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for Block { rule, crawlers, agent_lines } in whole_site::blocks(context, |member| member.is_named) {
        found.at(rule).for_crawlers(&crawlers).labels(Role::Agent, &mut agent_lines.into_iter());
    }
}
