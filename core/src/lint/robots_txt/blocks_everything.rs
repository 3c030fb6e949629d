//! `Disallow: /` for everybody keeps the site out of search (seeds S57, S107, S114).

use super::whole_site::{self, Block};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Role, Severity};

pub(super) const LINT: Lint = Lint { code: Code::BlocksEverything, severity: Severity::Warning, check };

pub(super) const EXAMPLE: Example = Example {
    code: Code::BlocksEverything,
    wrong: "User-agent: *\nDisallow: /\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    // Who lets the great ones in by name and shuts the door to all others means it.
    let is_great = |name: &String| matches!(name.as_str(), "Googlebot" | "bingbot");
    let matters = |name: &str| context.readers().iter().flat_map(|reader| &reader.members).any(|member| member.name == name);
    let any_great = matters("Googlebot") || matters("bingbot");
    for Block { rule, crawlers, agent_lines } in whole_site::blocks(context, |member| !member.is_named) {
        if !any_great || crawlers.iter().any(is_great) {
            found.at(rule).for_crawlers(&crawlers).labels(Role::Agent, &mut agent_lines.into_iter());
        }
    }
}
