//! A field outside any group, where it has no effect.
//!
//! Like rules, fields such as `Crawl-delay` have an effect only in a group ([rfc9309-lines], by analogy).

use crate::lint::{Code, Context, Detail, Found, Lint, Severity};
use crate::robots_txt::Field;
use crate::robots_txt::Scope;

pub(super) const LINT: Lint = Lint::new(Code::RecordBeforeGroup, Severity::Warning, check).example(
    "Crawl-delay: 10\nUser-agent: bingbot\nDisallow: /private/\n",
    "User-agent: bingbot\nCrawl-delay: 10\nDisallow: /private/\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for record in context.groups.orphans().iter().filter(|record| record.field.scope() == Scope::Group) {
        // Noindex is retired: it has no effect inside a group, either.
        if record.field != Field::Noindex {
            found.at(context.record(record.line)).detail(Detail::Field(record.field));
        }
    }
}
