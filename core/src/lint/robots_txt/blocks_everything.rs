//! Rules that block search engines from the whole site.
//!
//! `Disallow: /` for all crawlers keeps the site out of search results ([selfhtml-robots-txt], [wikipedia-robots-txt]).

use super::whole_site::{self, Block, is_major_search_engine};
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::BlocksEverything, Severity::Warning, check)
    .example("User-agent: *\nDisallow: /\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    // An author who allows Googlebot by name blocks other crawlers intentionally.
    if whole_site::allows_googlebot(context) {
        return;
    }
    let matters = |name: &str| context.readers().iter().flat_map(|reader| &reader.members).any(|member| member.name == name);
    let includes_major_engine = matters("Googlebot") || matters("bingbot");
    for Block { rule, crawlers, agent_lines, .. } in whole_site::blocks(context, |member| !member.is_named) {
        if !includes_major_engine || crawlers.iter().any(|name| is_major_search_engine(name)) {
            found.at(rule).for_crawlers(&crawlers).labels(Role::Agent, &mut agent_lines.into_iter());
        }
    }
}
