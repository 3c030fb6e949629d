//! A preference for content that crawlers may not fetch.
//!
//! All preferences for such content count as unknown ([aipref-attach]).

use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::{Access, Target};
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::UsageOfBlockedPath, Severity::Info, check).example(
    "User-agent: *\nContent-Usage: /private/ train-ai=y\nDisallow: /private/\n",
    "User-agent: *\nContent-Usage: /public/ train-ai=y\nDisallow: /private/\n",
);

/// The maximum number of records to check. Each check compares a path with all rules for a crawler.
const MOST: usize = 100;

fn check(context: &Context<'_>, found: &mut Found) {
    let records = context.groups.iter().flat_map(|group| group.records.iter().map(move |record| (group, record)));
    for (group, record) in records.filter(|(_, record)| record.field == Field::ContentUsage).take(MOST) {
        let value = context.part(record.value);
        let path = value.first_word().0;
        let Some(target) = std::str::from_utf8(path.bytes).ok().filter(|path| path.starts_with('/')) else { continue };
        let Ok(target) = Target::parse(target) else { continue };
        let Some(reader) = context.readers().iter().find(|reader| reader.lookup.groups.contains(&group.index)) else { continue };
        let verdict = context.robots.check(&reader.agent, &target);
        if let Some(rule) = verdict.decision.winner().filter(|rule| rule.access == Access::Disallowed) {
            found.at(path.span()).label(Role::Decides, context.record(rule.line));
        }
    }
}
