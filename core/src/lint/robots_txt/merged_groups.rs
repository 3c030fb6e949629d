//! Two groups that count as one because no rule separates them.
//!
//! User-agent lines form one group if no rule separates them, regardless of other lines between them ([rfc9309-lines], [rfc9309-records],
//! [google-robots-txt], [google-parser]).

use crate::lint::check::forbids;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Role, Severity};
use crate::robots_txt::{Line, LineKind, Scope};

pub(super) const LINT: Lint = Lint::new(Code::MergedGroups, Severity::Warning, check).example(
    "User-agent: Googlebot\nCrawl-delay: 5\n\nUser-agent: BadBot\nDisallow: /\n",
    "User-agent: Googlebot\nDisallow:\nCrawl-delay: 5\n\nUser-agent: BadBot\nDisallow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    // After the fix, the crawler obeys an empty group. The author may expect it to obey the rules for `*` instead.
    let has_rules_for_all = context.has_rules_for_all();
    // Skip groups without a Disallow rule, because merging them changes nothing.
    for group in context.groups.iter().filter(forbids) {
        let pairs = group.agent_lines.windows(2).filter_map(|pair| Some((pair.first()?, pair.get(1)?)));
        let mut divided = pairs.filter_map(|(one, next)| {
            let between = || (one.line + 1..next.line).filter_map(|number| context.robots.line(number));
            if context.may_contain_malformed_rule(one.line + 1..next.line) {
                return None;
            }
            // Comments do not separate groups, and authors do not expect them to.
            let divider = between().find(|line| line.kind() != LineKind::Comment)?;
            Some((one, next, divider))
        });
        let Some((one, next, divider)) = divided.next() else { continue };
        let mut more = divided.map(|(_, _, divider)| divider.content());
        let allow_all = context.line_below(one.line, "Disallow:");
        // The upper user-agent line may have lost its rules if it has no records of its own. The fix, an empty `Disallow:`, would then
        // open the site to this crawler. Sitemaps and other records for all crawlers do not count, because they belong to no group.
        let is_record = |line: &Line| matches!(line.kind(), LineKind::Record(record) if record.field.scope() != Scope::All);
        let is_bare = !(one.line + 1..next.line).filter_map(|number| context.robots.line(number)).any(is_record);
        let is_apart =
            (one.line + 1..next.line).filter_map(|number| context.robots.line(number)).any(|line| line.kind() == LineKind::Blank);
        let is_uncertain = is_bare || has_rules_for_all || !is_apart;
        let allow_all = if is_uncertain { Fix { applicability: Applicability::DisplayOnly, ..allow_all } } else { allow_all };
        let diagnostic = found.at(context.record(next.line)).label(Role::Agent, context.record(one.line));
        diagnostic.label(Role::NoDivider, divider.content()).labels(Role::NoDivider, &mut more);
        if next.is_wildcard {
            // Without a group, the crawler on the upper line would obey the rules for `*` anyway.
            diagnostic.severity = diagnostic.severity.min(Severity::Info);
        } else {
            diagnostic.fix(allow_all);
        }
    }
}
