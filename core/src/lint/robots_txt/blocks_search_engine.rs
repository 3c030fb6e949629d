//! Rules that block a named search engine from the whole site.
//!
//! Reports `Disallow: /` for a large search engine or, if the options name crawlers or dialects, for any search engine. By default, such a
//! rule for another engine is probably intended.

use super::whole_site::{self, Block, is_major_search_engine};
use crate::lint::{Code, Context, Found, Lint, Role, Severity};

pub(super) const LINT: Lint = Lint::new(Code::BlocksSearchEngine, Severity::Warning, check)
    .example("User-agent: bingbot\nDisallow: /\n", "User-agent: bingbot\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    // If crawlers without their own group are blocked, do not report named search engines too. Either `blocks-everything` reports the site,
    // or a group allows Googlebot, so the author blocks the others intentionally.
    if !whole_site::blocks(context, |member| !member.is_named).is_empty() {
        return;
    }
    for Block { rule, crawlers, agent_lines, .. } in whole_site::blocks(context, |member| member.is_named) {
        if context.readers_are_named || crawlers.iter().any(|name| is_major_search_engine(name)) {
            found.at(rule).for_crawlers(&crawlers).labels(Role::Agent, &mut agent_lines.into_iter());
        }
    }
}
