//! A group whose crawlers ignore the content signals or the crawl delay for *.
//!
//! A group that names a crawler replaces the group for `*`, including its `Content-Signal`, `Content-Usage` and `Crawl-delay` records
//! ([rfc9309-agents], [content-signals]). The lint reports search engines, AI crawlers, and crawlers that the options name, if they may
//! fetch the site and their group has no record of the same kind. It reports a delay only for crawlers that honour delays, except Bing,
//! which also obeys the delay for `*` ([bing-robots-txt]).

use crate::crawlers::Support;
use crate::dialect::DialectName;
use crate::lint::readers::{Member, Reader};
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::{Agent, Target};
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::LostWildcardRecords, Severity::Info, check).example(
    "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: GPTBot\nAllow: /\n",
    "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n\nUser-agent: GPTBot\nContent-Signal: ai-train=no\nAllow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    let Ok(site) = Target::parse("/") else { return };
    for field in [Field::ContentSignal, Field::ContentUsage, Field::CrawlDelay] {
        let mut of_wildcard = context.robots.bound_lines(&Agent::with_tokens("*", Vec::new()), field);
        of_wildcard.retain(|line| line.is_below);
        if of_wildcard.is_empty() {
            continue;
        }
        let (mut names, mut lines) = (Vec::new(), Vec::<u32>::new());
        for reader in context.readers() {
            let losing = losing(context, reader, field);
            if losing.is_empty() || !context.robots.is_allowed(&reader.agent, &site) {
                continue;
            }
            lines.extend(reader.lookup.lines().first());
            names.extend(losing.iter().map(|member| member.name.clone()));
        }
        lines.sort_unstable();
        lines.dedup();
        let Some((first, others)) = lines.split_first() else { continue };
        let diagnostic = found.at(context.value(*first)).for_crawlers(&names);
        diagnostic.labels(Role::Lost, &mut of_wildcard.iter().map(|line| context.record(line.record.line)));
        diagnostic.labels(Role::Also, &mut others.iter().map(|line| context.value(*line)));
    }
}

/// Returns the crawlers that ignore the group for `*` and whose groups have no record with this field. For `Crawl-delay`, considers only
/// crawlers that honour delays, and never Bing.
fn losing<'r>(context: &Context<'_>, reader: &'r Reader<'_>, field: Field) -> Vec<&'r Member> {
    let groups = context.robots.groups(reader.agent.dialect());
    if reader.lookup.records(&groups).any(|line| line.record.field == field) {
        return Vec::new();
    }
    let mut members = reader.replacing(context);
    if field == Field::CrawlDelay {
        let is_bing = reader.agent.dialect().name == DialectName::Bing;
        let honours = |member: &Member| member.crawler.is_some_and(|crawler| crawler.crawl_delay.value == Support::Yes);
        members.retain(|member| !is_bing && honours(member));
    }
    members
}
