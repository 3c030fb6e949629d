//! Summarizes a robots.txt in a few sentences. A sentence about groups or sitemaps gives the numbers of the lines that it summarizes.

use robotscope::availability::Response;
use robotscope::crawlers::Compliance;
use robotscope::dialect::Dialect;
use robotscope::evaluate::CrawlerReport;
use robotscope::explain;
use robotscope::matching::{Group, RuleLine};
use robotscope::robots_txt::{Field, LineKind};
use robotscope::text::Span;
use robotscope::{Access, RobotsTxt};

use super::deciding::text_verdict;
use super::{Results, Row, Rule};
use crate::language::{list, messages, say};

/// `GROUPS` is the maximum number of groups in the summary. `NAMED` is the maximum number of names, paths and lines in each sentence.
const GROUPS: usize = 12;
const NAMED: usize = 4;

impl Results {
    /// Returns a summary of the robots.txt, with one sentence for each set of crawlers and one for the sitemaps. If necessary, adds
    /// sentences about the HTTP status and about the crawlers to which the summary does not apply.
    pub(crate) fn plain_words(&self) -> Vec<String> {
        let document = &self.inputs.robots;
        let Some(fetch) = document.fetch() else { return vec![say!("plain-unknown")] };
        let mut paragraph: Vec<_> = self.unused_text(fetch.response).into_iter().collect();
        if !paragraph.is_empty() {
            if self.count_using_text() == 0 {
                return paragraph;
            }
            paragraph.push(say!("plain-with-success"));
        }
        paragraph.extend(of_text(&document.robots));
        paragraph.extend(self.exceptions(&document.robots));
        paragraph
    }

    /// Returns a sentence about the status, with the number of crawlers that still use the text. Returns `None` for a 2xx status.
    pub(super) fn unused_text(&self, response: Response) -> Option<String> {
        (!is_found(response)).then(|| match self.count_using_text() {
            0 => say!("plain-not-applied", status = &status(response)),
            using => say!("plain-some", status = &status(response), count = using, total = self.fetching().count()),
        })
    }

    /// Returns a sentence about the crawlers to which the summary does not apply: those that ignore the `*` group or robots.txt, those that
    /// act for users, and those that rank rules differently. Returns `None` without a `*` group.
    fn exceptions(&self, robots: &RobotsTxt<'_>) -> Option<String> {
        let has_group_for_all = combined(robots, robots.groups(&Dialect::RFC9309).iter()).iter().any(|group| group.is_for_all);
        let rows = || self.fetching().map(|(row, _)| row);
        let of = |wanted: Compliance| rows().filter(move |row| row.crawler.robots.value == wanted).count();
        let is_without_group = |row: &&Row| row.rule == Rule::Nothing("rule-ignores-wildcard");
        let without_group = rows().filter(is_without_group).filter(|row| !row.crawler.robots.value.ignores_rules());
        let has_allow =
            robots.groups(&Dialect::RFC9309).iter().any(|group| group.rules.iter().any(|rule| rule.access == Access::Allowed));
        let ranks_differently = |row: &&Row| {
            let precedence = row.crawler.dialect.dialect().precedence;
            has_allow && precedence != Dialect::RFC9309.precedence && !row.crawler.robots.value.ignores_rules()
        };
        let counts = [
            ("plain-exempt-precedence", rows().filter(ranks_differently).count()),
            ("plain-exempt-wildcard", without_group.count()),
            ("plain-exempt-ignoring", of(Compliance::Ignores)),
            ("plain-exempt-user-triggered", of(Compliance::UserTriggered)),
        ];
        let exempt = counts.into_iter().filter(|(_, count)| *count > 0).map(|(message, count)| say!(message, count = count));
        has_group_for_all.then(|| say!("plain-exceptions", list = &list(exempt, usize::MAX)))
    }

    /// Returns `true` if robots.txt has a 2xx status, or if its status is unknown. After any other response, most crawlers do not use
    /// the text.
    pub(crate) fn is_robots_found(&self) -> bool {
        self.inputs.robots.fetch().is_none_or(|fetch| is_found(fetch.response))
    }

    fn count_using_text(&self) -> usize {
        let is_bound = |(row, _): &(&Row, &CrawlerReport<'_>)| !row.crawler.robots.value.ignores_rules();
        let bound = self.fetching().filter(is_bound);
        bound.filter(|(_, found)| found.crawl.as_ref().is_some_and(|crawl| text_verdict(crawl).is_some())).count()
    }
}

fn is_found(response: Response) -> bool {
    matches!(response, Response::Status(200..300))
}

fn status(response: Response) -> String {
    match response {
        Response::Status(status) => status.to_string(),
        Response::NetworkFailure => say!("status-unreachable"),
    }
}

/// Groups that name the same crawlers, combined as in RFC 9309, section 2.2.1.
struct Combined<'g> {
    names: Vec<String>,
    is_for_all: bool,
    agent_line: u32,
    rules: Vec<&'g RuleLine>,
}

fn combined<'g>(robots: &RobotsTxt<'_>, groups: impl Iterator<Item = Group<'g>>) -> Vec<Combined<'g>> {
    let mut all: Vec<Combined<'g>> = Vec::new();
    for group in groups.filter(|group| !group.rules.is_empty()) {
        let is_for_all = group.agent_lines.iter().any(|agent| agent.is_wildcard);
        let agents = group.agent_lines.iter().filter(|agent| !agent.is_wildcard);
        let mut names: Vec<_> = agents.map(|agent| String::from_utf8_lossy(robots.slice(agent.token)).into_owned()).collect();
        names.dedup_by(|one, other| one.eq_ignore_ascii_case(other));
        let is_same = |known: &&mut Combined<'_>| {
            known.is_for_all == is_for_all
                && known.names.len() == names.len()
                && known.names.iter().all(|name| names.iter().any(|other| other.eq_ignore_ascii_case(name)))
        };
        match all.iter_mut().find(is_same) {
            Some(same) => same.rules.extend(group.rules.iter()),
            None => all.push(Combined {
                names,
                is_for_all,
                agent_line: group.agent_lines.first().map_or(1, |agent| agent.line),
                rules: group.rules.iter().collect(),
            }),
        }
    }
    all
}

fn of_text(robots: &RobotsTxt<'_>) -> Vec<String> {
    let groups = robots.groups(&Dialect::RFC9309);
    let all = combined(robots, groups.iter());
    let are_named = all.iter().any(|group| !group.names.is_empty());
    let ordered = all.iter().filter(|group| !group.is_for_all).chain(all.iter().filter(|group| group.is_for_all));
    let mut paragraph: Vec<_> = ordered.take(GROUPS).map(|group| of_group(robots, group, are_named)).collect();
    match all.len() {
        0 => paragraph.push(say!("plain-no-rules")),
        count if count > GROUPS => paragraph.push(say!("plain-more", count = count - GROUPS)),
        _ => {}
    }
    let is_sitemap = |kind: LineKind| matches!(kind, LineKind::Record(record) if record.field == Field::Sitemap);
    let numbered = (1..).zip(robots.lines());
    let sitemaps: Vec<u32> = numbered.filter(|(_, line)| is_sitemap(line.kind())).map(|(number, _)| number).collect();
    if !sitemaps.is_empty() {
        paragraph.push(say!("plain-sitemaps", count = sitemaps.len(), lines = &lines(&sitemaps)));
    }
    paragraph
}

fn of_group(robots: &RobotsTxt<'_>, group: &Combined<'_>, are_named: bool) -> String {
    let text = |span: Span| String::from_utf8_lossy(robots.slice(span)).into_owned();
    let others = group.is_for_all.then(|| if are_named { say!("plain-others") } else { say!("plain-all") });
    let names = list(group.names.iter().cloned().chain(others), NAMED);
    let with = |access| move |rule: &&RuleLine| rule.access == access && !rule.pattern.is_empty();
    let is_whole = |rule: &&RuleLine| matches!(robots.slice(rule.pattern), b"/" | b"/*" | b"*");
    let allowing = group.rules.iter().copied().filter(with(Access::Allowed));
    let (allowing_all, allowed): (Vec<&RuleLine>, Vec<_>) = allowing.partition(is_whole);
    // RFC 9309, 2.2.2: a rule that allows all paths wins over disallow rules that are not longer.
    let beaten = allowing_all.iter().map(|rule| rule.pattern.len()).max().unwrap_or_default();
    let disallowing = group.rules.iter().copied().filter(with(Access::Disallowed));
    let disallowed: Vec<_> = disallowing.filter(|rule| rule.pattern.len() > beaten).collect();
    let all = disallowed.iter().copied().find(is_whole);
    // Format only the paths that the sentence names, because there may be thousands.
    let paths = |rules: &[&RuleLine]| {
        let mut paths = rules.iter().map(|rule| say!("plain-path", path = &crate::words::shortened(&text(rule.pattern), 60)));
        explain::list(&messages(), &mut paths, NAMED)
    };
    let decide: Vec<_> = match (all, disallowed.as_slice()) {
        (Some(all), _) => std::iter::once(all.line).chain(allowed.iter().map(|rule| rule.line)).collect(),
        (None, []) => vec![group.agent_line],
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

/// Returns line numbers as text, such as “lines 3, 4 and 5”.
fn lines(lines: &[u32]) -> String {
    let numbers = list(lines.iter().map(u32::to_string), NAMED);
    say!("plain-lines", lines = &numbers, count = lines.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::named_lines;
    use robotscope::availability::Fetch;

    #[track_caller]
    fn says(robots: &str, expected: &[&str]) {
        assert_eq!(of_text(&RobotsTxt::parse(robots)), expected);
    }

    /// RFC 9309, 2.2.1: groups that name the same crawler are combined.
    #[test]
    fn combines_groups_that_name_the_same_crawlers_into_one_sentence() {
        let both = "All crawlers may crawl everything except “/admin/” (line 4).";
        says("User-agent: *\nDisallow:\nUser-agent: *\nDisallow: /admin/\n", &[both]);
        says(
            "User-agent: ABot\nDisallow: /a\n\nUser-agent: abot\nDisallow: /b\n",
            &["ABot may crawl everything except “/a” and “/b” (lines 2 and 5)."],
        );
    }

    #[test]
    fn reports_the_status_and_counts_the_crawlers_that_still_use_the_rules() {
        let robots = "User-agent: *\nDisallow: /\n";
        let not_found = Results::with_fetch(robots, Some(Fetch::status(404))).plain_words();
        // Amazon documents that its crawlers use an earlier copy ([amazon-crawlers]). Amzn-User is not among them, because it ignores
        // rules.
        let total = robotscope::crawlers::all().iter().filter(|crawler| crawler.sends_requests()).count();
        assert_eq!(not_found[0], format!("robots.txt status: 404. 2 of {total} crawlers can still use this text."));
        assert_eq!(not_found[1], "With status 200, the text means:");
        assert_eq!(Results::with_fetch(robots, None).plain_words(), ["No robots.txt yet."]);
        let found = Results::with_fetch(robots, Some(Fetch::status(200))).plain_words();
        assert_eq!(found[0], "All crawlers: everything is blocked (line 2).");
    }

    #[test]
    fn counts_the_crawlers_to_which_the_wildcard_group_does_not_apply() {
        let count = |wanted| robotscope::crawlers::all().iter().filter(|crawler| crawler.robots.value == wanted).count();
        let (ignoring, for_users) = (count(Compliance::Ignores), count(Compliance::UserTriggered));
        let found = |robots| Results::with_fetch(robots, Some(Fetch::status(200))).plain_words();
        let all = found("User-agent: *\nDisallow: /\n");
        // Baidu documents that the first matching rule decides ([baidu-robots-txt]).
        assert!(found("User-agent: *\nDisallow: /\nAllow: /a\n")[1].contains("rank Allow and Disallow differently"));
        assert!(!all[1].contains("rank Allow"), "{all:?}");
        let expected = format!("ignore the group for *, {ignoring} ignore robots.txt and {for_users} act for users.");
        assert!(all[1].starts_with("Exceptions: ") && all[1].ends_with(&expected), "{all:?}");
        // Google, "List of Google's common crawlers": AdsBot ignores the `*` group.
        let named = found("User-agent: AdsBot-Google\nDisallow: /a\n\nUser-agent: *\nDisallow: /\n");
        assert_ne!(all[1], named[2], "a crawler with its own group is not an exception");
        assert_eq!(found("User-agent: GPTBot\nDisallow: /\n").len(), 1);
    }

    #[test]
    fn writes_a_sentence_for_each_group() {
        let nothing = "GPTBot and CCBot: everything is blocked (line 3).";
        let robots = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /a\nAllow: /a/b\n";
        says(robots, &[nothing, "All other crawlers may crawl everything except “/a”; still allowed: “/a/b” (lines 6 and 7)."]);
        says("User-agent: *\nDisallow:\n", &["All crawlers may crawl everything (line 1)."]);
        says("User-agent: *\nDisallow: /\nAllow: /p\n", &["All crawlers may crawl only “/p” (lines 2 and 3)."]);
    }

    /// RFC 9309, 2.2.2: the longest matching rule decides, and an allow rule wins over an equally long disallow rule.
    #[test]
    fn compares_rules_that_allow_all_paths_with_the_disallow_rules() {
        let says_of_all = |rules: &str, words: &str| says(&format!("User-agent: *\n{rules}"), &[&format!("All crawlers{words}")]);
        says_of_all("Disallow: /\nAllow: /\n", " may crawl everything (line 1).");
        says_of_all("Allow: /\nDisallow: /*\n", ": everything is blocked (line 3).");
        says_of_all("Allow: /\nDisallow: /private/\n", " may crawl everything except “/private/” (line 3).");
        says_of_all("Allow: /*\nDisallow: /a\nDisallow: /bc\n", " may crawl everything except “/bc” (line 4).");
    }

    #[test]
    fn reports_that_everything_is_allowed_if_there_are_no_rules() {
        says("", &["There are no rules: everything is allowed."]);
        let sitemap = "There is 1 sitemap (line 1).";
        says("Sitemap: https://a.example/s.xml\n", &["There are no rules: everything is allowed.", sitemap]);
    }

    #[test]
    fn writes_line_numbers_so_that_the_page_can_turn_them_into_links() {
        let paragraph = of_text(&RobotsTxt::parse("User-agent: *\nDisallow: /line 9\nDisallow: /b\n"));
        assert_eq!(named_lines(&paragraph[0]).iter().map(|line| line.number).collect::<Vec<_>>(), [2, 3]);
    }
}
