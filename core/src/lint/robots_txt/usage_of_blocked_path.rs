//! A preference for content that crawlers may not fetch.
//!
//! All preferences for such content count as unknown ([aipref-attach]).

use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::{Access, RuleLine, Target};
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::UsageOfBlockedPath, Severity::Info, check).example(
    "User-agent: *\nContent-Usage: /private/ train-ai=y\nDisallow: /private/\n",
    "User-agent: *\nContent-Usage: /public/ train-ai=y\nDisallow: /private/\n",
);

/// The maximum number of records to check. Each check compares a path with all rules for a crawler.
const MOST: usize = 100;

fn check(context: &Context<'_>, found: &mut Found) {
    let records = context.groups.iter().flat_map(|group| group.records);
    for record in records.filter(|record| record.field == Field::ContentUsage).take(MOST) {
        let value = context.part(record.value);
        let path = value.first_word().0;
        let Some(target) = std::str::from_utf8(path.bytes).ok().filter(|path| path.starts_with('/')) else { continue };
        let Ok(target) = Target::parse(target) else { continue };
        // The dialects divide the text into different groups, so look for the record itself.
        let reader = context.readers().iter().find(|reader| {
            let groups = context.robots.groups(reader.agent.dialect());
            reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).any(|group| group.records.contains(record))
        });
        let Some(reader) = reader else { continue };
        let groups = context.robots.groups(reader.agent.dialect());
        let mut rules = reader.lookup.groups.iter().filter_map(|index| groups.get(*index)).flat_map(|group| group.rules);
        // The preference also applies to longer paths, and the finding is wrong if the crawler may fetch some of them.
        let start = path.bytes.split(|byte| *byte == b'*').next().unwrap_or_default();
        let allows_some = |rule: &RuleLine| {
            let pattern = context.text(rule.pattern);
            let literal = pattern.split(|byte| *byte == b'*').next().unwrap_or_default();
            let overlaps = literal.starts_with(start) || literal.len() < pattern.len() && start.starts_with(literal);
            rule.access == Access::Allowed && overlaps
        };
        let verdict = context.robots.check(&reader.agent, &target);
        if let Some(rule) = verdict.decision.winner()
            && rule.access == Access::Disallowed
            && !context.text(rule.pattern).ends_with(b"$")
            && !rules.any(allows_some)
        {
            found.at(path.span()).label(Role::Decides, context.record(rule.line));
        }
    }
}
