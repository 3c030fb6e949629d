//! What a robots.txt does, for whom, in a few sentences that name their lines.

use robotscope::dialect::Dialect;
use robotscope::explain::list;
use robotscope::matching::{Group, RuleLine};
use robotscope::robots_txt::{Field, LineKind};
use robotscope::text::Span;
use robotscope::{Access, RobotsTxt};

use crate::language::{messages, say};

/// So many groups are told of, and so many names, paths and lines of each.
const GROUPS: usize = 12;
const NAMED: usize = 4;

/// One sentence for each group, as RFC 9309 reads the text, and one for the sitemaps.
pub(crate) fn plain_words(robots: &RobotsTxt<'_>) -> Vec<String> {
    let groups = robots.groups(&Dialect::RFC9309);
    let all: Vec<_> = groups.iter().filter(|group| !group.rules.is_empty()).collect();
    let are_named = all.iter().any(|group| group.agent_lines.iter().any(|agent| !agent.is_wildcard));
    // Everybody else comes last.
    let is_for_all = |group: &&Group<'_>| group.agent_lines.iter().any(|agent| agent.is_wildcard);
    let ordered = all.iter().filter(|group| !is_for_all(group)).chain(all.iter().filter(|group| is_for_all(group)));
    let mut said: Vec<_> = ordered.take(GROUPS).map(|group| of_group(robots, group, are_named)).collect();
    match all.len() {
        0 => said.push(say!("plain-no-rules")),
        count if count > GROUPS => said.push(say!("plain-more", count = count - GROUPS)),
        _ => {}
    }
    let is_sitemap = |kind: LineKind| matches!(kind, LineKind::Record(record) if record.field == Field::Sitemap);
    let numbered = (1..).zip(robots.lines());
    let sitemaps: Vec<u32> = numbered.filter(|(_, line)| is_sitemap(line.kind())).map(|(number, _)| number).collect();
    if !sitemaps.is_empty() {
        said.push(say!("plain-sitemaps", count = sitemaps.len(), lines = &lines(&sitemaps)));
    }
    said
}

fn of_group(robots: &RobotsTxt<'_>, group: &Group<'_>, are_named: bool) -> String {
    let text = |span: Span| String::from_utf8_lossy(robots.slice(span)).into_owned();
    let mut names = group.agent_lines.iter().map(|agent| match (agent.is_wildcard, are_named) {
        (true, true) => say!("plain-others"),
        (true, false) => say!("plain-all"),
        (false, _) => text(agent.token),
    });
    let names = list(&messages(), &mut names, NAMED);
    let with = |access| move |rule: &&RuleLine| rule.access == access && !rule.pattern.is_empty();
    let disallowed: Vec<_> = group.rules.iter().filter(with(Access::Disallowed)).collect();
    let allowed: Vec<_> = group.rules.iter().filter(with(Access::Allowed)).collect();
    let all = disallowed.iter().find(|rule| matches!(robots.slice(rule.pattern), b"/" | b"/*" | b"*"));
    // Only those that are named are put in words: there may be thousands.
    let paths = |rules: &[&RuleLine]| {
        let mut paths = rules.iter().map(|rule| say!("plain-path", path = &crate::words::shortened(&text(rule.pattern), 60)));
        list(&messages(), &mut paths, NAMED)
    };
    let decide: Vec<_> = match (all, disallowed.as_slice()) {
        (Some(all), _) => std::iter::once(all.line).chain(allowed.iter().map(|rule| rule.line)).collect(),
        (None, []) => group.agent_lines.iter().map(|agent| agent.line).take(1).collect(),
        (None, disallowed) => disallowed.iter().chain(&allowed).map(|rule| rule.line).collect(),
    };
    let what = match (all, disallowed.is_empty(), allowed.is_empty()) {
        (Some(_), _, true) => "nothing",
        (Some(_), _, false) => "only",
        (None, true, _) => "everything",
        (None, false, true) => "but",
        (None, false, false) => "except",
    };
    say!(
        "plain-group",
        names = &names,
        what = what,
        paths = &paths(&disallowed),
        allowed = &paths(&allowed),
        lines = &lines(&decide)
    )
}

/// “lines 3, 4 and 5”
fn lines(lines: &[u32]) -> String {
    let numbers = list(&messages(), &mut lines.iter().map(u32::to_string), NAMED);
    say!("plain-lines", lines = &numbers, count = lines.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::named_lines;

    #[track_caller]
    fn says(robots: &str, expected: &[&str]) {
        assert_eq!(plain_words(&RobotsTxt::parse(robots)), expected);
    }

    #[test]
    fn each_group_has_a_sentence() {
        let nothing = "GPTBot and CCBot may crawl nothing (line 3).";
        let robots = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\nAllow: /a/b\n";
        says(robots, &[nothing, "All other crawlers may crawl everything except “/a”; still allowed: “/a/b” (lines 6 and 7)."]);
        says("User-agent: *\nDisallow:\n", &["All crawlers may crawl everything (line 1)."]);
        says("User-agent: *\nDisallow: /\nAllow: /p\n", &["All crawlers may crawl only “/p” (lines 2 and 3)."]);
    }

    #[test]
    fn a_text_without_rules_forbids_nothing_and_may_name_sitemaps() {
        says("", &["There are no rules: everything is allowed."]);
        let sitemap = "There is 1 sitemap (line 1).";
        says("Sitemap: https://a.example/s.xml\n", &["There are no rules: everything is allowed.", sitemap]);
    }

    #[test]
    fn the_lines_can_be_shown() {
        let said = plain_words(&RobotsTxt::parse("User-agent: *\nDisallow: /line 9\nDisallow: /b\n"));
        assert_eq!(named_lines(&said[0]).iter().map(|line| line.number).collect::<Vec<_>>(), [2, 3]);
    }
}
