use super::Explanation;
use super::messages::{Messages, english, say};
use super::parts::{certainty, line_text, list, shortened};
use crate::RobotsTxt;
use crate::crawlers::Crawler;
use crate::dialect::Encoding;
use crate::matching::{
    Agent, AgentLine, CrawlVerdict, Decision, Lookup, Outcome, Reason, RuleMatch, Target, TargetForm, WildcardStep,
};
use crate::robots_txt::LineKind;

const ENGLISH: &str = english!("crawl");

/// Explains why `name` may or may not fetch `target`.
///
/// ```
/// use robotscope::explain::{Messages, explain};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
/// let target = Target::parse("/private/a")?;
/// let verdict = robots.check(&Agent::named("ExampleBot"), &target);
/// let explanation = explain(&Messages::ENGLISH, &robots, "ExampleBot", &target, &verdict);
/// assert_eq!(
///     explanation.summary,
///     "ExampleBot may not crawl /private/a: line 2, “Disallow: /private/”, is the longest match."
/// );
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn explain(messages: &Messages, robots: &RobotsTxt<'_>, name: &str, target: &Target, verdict: &CrawlVerdict) -> Explanation {
    let decision = &*verdict.decision;
    let Decision { reason, canonical_path, matches, .. } = decision;
    let path = shortened(target.path());
    let mut steps = lookup_steps(messages, &verdict.lookup, name);
    steps.extend(one_group_steps(messages, robots, verdict));
    if target.form() == TargetForm::HostAndPath {
        steps.push(say!(messages, "crawl-step-host-and-path", path = &path));
    }
    if canonical_path != target.path() {
        steps.push(say!(messages, "crawl-step-canonical", path = &shortened(canonical_path)));
    }
    steps.extend(rule_steps(messages, robots, decision));
    steps.extend(escape_step(messages, robots, name, target, verdict));
    steps.extend(closing_step(messages, *reason, matches.len(), !verdict.lookup.groups.is_empty()));
    Explanation { summary: summary(messages, robots, name, &path, verdict), steps }
}

/// Describes the crawler's compliance with robots.txt, and the certainty of this fact.
///
/// ```
/// use robotscope::crawlers;
/// use robotscope::explain::{Messages, compliance};
///
/// let crawler = crawlers::by_token("Google-Safety").expect("in the catalogue");
/// assert_eq!(compliance(&Messages::ENGLISH, crawler), "Google-Safety ignores robots.txt (documented).");
/// ```
pub fn compliance(messages: &Messages, crawler: &Crawler) -> String {
    let sure = certainty(messages, crawler.robots.certainty);
    let name = format!("compliance-{}", crawler.robots.value.as_str());
    say!(messages, &name, name = crawler.token, certainty = &sure)
}

/// Writes the sentence that states the answer and its main reason.
fn summary(messages: &Messages, robots: &RobotsTxt<'_>, name: &str, path: &str, verdict: &CrawlVerdict) -> String {
    let decision = &verdict.decision;
    let lookup = &verdict.lookup;
    let message = match decision.reason {
        Reason::NoGroup if lookup.wildcard == WildcardStep::Ignored => "crawl-reason-wildcard-ignored".to_owned(),
        reason => format!("crawl-reason-{}", reason.as_str()),
    };
    let line = decision.winner().map_or(0, |rule| rule.line);
    say!(
        messages,
        &message,
        name = name,
        path = path,
        access = decision.access.as_str(),
        line = &line.to_string(),
        rule = &line_text(robots, line),
        lines = &numbers(messages, &lookup.wildcard_lines),
        count = lookup.wildcard_lines.len(),
    )
}

fn lookup_steps(messages: &Messages, lookup: &Lookup, name: &str) -> Vec<String> {
    let mut steps = Vec::new();
    for (place, step) in lookup.steps.iter().enumerate() {
        let message = if place == 0 { "crawl-step-named" } else { "crawl-step-named-alike" };
        let (lines, count) = (numbers(messages, &step.lines), step.lines.len());
        steps.push(say!(messages, message, token = &step.token, name = name, lines = &lines, count = count));
    }
    let (lines, count) = (numbers(messages, &lookup.wildcard_lines), lookup.wildcard_lines.len());
    let message = format!("crawl-step-wildcard-{}", lookup.wildcard.as_str());
    steps.push(say!(messages, &message, lines = &lines, count = count, name = name));
    if !lookup.passed_over.is_empty() {
        steps.push(say!(messages, "crawl-step-passed-over", count = lookup.passed_over.len()));
    }
    if lookup.groups.len() > 1 {
        let is_wildcard = lookup.wildcard == WildcardStep::Applies;
        let message = if is_wildcard { "crawl-step-merged-wildcards" } else { "crawl-step-merged" };
        steps.push(say!(messages, message, count = lookup.groups.len()));
    }
    steps
}

/// Explains which user-agent lines RFC 9309 merges into one group, even though lines other than comments separate them.
fn one_group_steps(messages: &Messages, robots: &RobotsTxt<'_>, verdict: &CrawlVerdict) -> Vec<String> {
    /// The maximum number of merged groups that are explained.
    const SHOWN: usize = 4;
    let groups = robots.groups(verdict.dialect.dialect());
    let named = verdict.lookup.lines();
    let bound = verdict.lookup.groups.iter().filter_map(|index| groups.get(*index)).filter(|group| !group.rules.is_empty());
    let merged = bound.filter_map(|group| {
        let are_together = |one: &AgentLine, next: &AgentLine| {
            let mut between = (one.line + 1..next.line).filter_map(|number| robots.line(number));
            between.all(|line| line.kind() == LineKind::Comment)
        };
        let line_of = |run: &[AgentLine]| {
            let named_line = run.iter().find(|line| named.binary_search(&line.line).is_ok());
            named_line.or(run.first()).map(|line| line.line)
        };
        let lines: Vec<_> = group.agent_lines.chunk_by(are_together).filter_map(line_of).collect();
        (lines.len() > 1).then_some(lines)
    });
    merged.take(SHOWN).map(|lines| say!(messages, "crawl-step-one-group", lines = &numbers(messages, &lines))).collect()
}

/// Describes the outcomes of the deciding rule and of other matching rules, at most `SHOWN` rules in total.
fn rule_steps(messages: &Messages, robots: &RobotsTxt<'_>, decision: &Decision) -> Vec<String> {
    let Decision { reason, matches, unlisted, .. } = decision;
    const SHOWN: usize = 20;
    let mut others = 0;
    let is_shown = |rule: &&RuleMatch| {
        others += usize::from(rule.outcome != Outcome::Wins);
        rule.outcome == Outcome::Wins || others < SHOWN
    };
    let shown: Vec<_> = matches.iter().filter(is_shown).collect();
    let mut steps: Vec<_> = shown.iter().map(|rule| rule_step(messages, robots, rule, *reason)).collect();
    let more = matches.len() - shown.len() + unlisted;
    if more > 0 {
        steps.push(say!(messages, "crawl-rules-more", count = more));
    }
    steps
}

/// Explains which rule would decide, and change the access, if percent-escapes in the URL such as `%2b` were upper-case; `None` if there is
/// no such rule. Google's parser and similar readers convert percent-escapes to upper case in rules, but not in URLs.
fn escape_step(
    messages: &Messages,
    robots: &RobotsTxt<'_>,
    name: &str,
    target: &Target,
    verdict: &CrawlVerdict,
) -> Option<String> {
    let written = target.path();
    let upper = String::from_utf8(Encoding::Google.pattern(written.as_bytes()).into_owned()).ok()?;
    if verdict.dialect.dialect().encoding != Encoding::Google || upper == written {
        return None;
    }
    let other = Target::as_given(&format!("{}{upper}", target.origin().unwrap_or_default()));
    let found = robots.check(&Agent::named(name).reading_as(verdict.dialect), &other);
    let rule = found.decision.winner().filter(|_| found.lookup == verdict.lookup && found.access() != verdict.access())?;
    let (line, text) = (rule.line.to_string(), line_text(robots, rule.line));
    Some(say!(messages, "crawl-step-lower-case-escape", path = &shortened(&upper), line = &line, rule = &text))
}

fn rule_step(messages: &Messages, robots: &RobotsTxt<'_>, rule: &RuleMatch, reason: Reason) -> String {
    let is_everything = rule.pattern.is_empty() && rule.outcome != Outcome::Empty;
    let message = match rule.outcome {
        Outcome::Wins if is_everything => "crawl-rule-everything-wins",
        _ if is_everything => "crawl-rule-everything-loses",
        Outcome::Wins if reason == Reason::LongestMatch => "crawl-rule-longest",
        outcome => &format!("crawl-rule-{}", outcome.as_str()),
    };
    let (line, text) = (rule.line.to_string(), line_text(robots, rule.line));
    say!(messages, message, line = &line, rule = &text, bytes = rule.length)
}

fn closing_step(messages: &Messages, reason: Reason, matches: usize, has_groups: bool) -> Option<String> {
    let message = match reason {
        Reason::RobotsTxtItself => "crawl-end-robots-txt-itself",
        Reason::NoGroup => "crawl-end-no-group",
        Reason::NoMatch if matches == 0 && has_groups => "crawl-end-no-match",
        Reason::NoMatch => "crawl-end-no-path-matches",
        Reason::AllowWinsTie => "crawl-end-allow-wins-tie",
        Reason::LongestMatch | Reason::FirstMatch | Reason::AllowFirst => return None,
    };
    Some(say!(messages, message))
}

/// Formats line numbers as `3`, `3 and 7` or `3, 7 and 9`. A list of more than four numbers ends with the number of omitted lines.
fn numbers(messages: &Messages, lines: &[u32]) -> String {
    list(messages, &mut lines.iter().map(u32::to_string), 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn words(text: &str, bot: &str, url: &str) -> Explanation {
        let robots = RobotsTxt::parse(text);
        let target = Target::parse(url).unwrap();
        explain(&Messages::ENGLISH, &robots, bot, &target, &robots.check(&Agent::named(bot), &target))
    }

    #[test]
    fn explains_fallbacks_merged_groups_and_ties() {
        let text = "User-agent: Googlebot\nDisallow: /a\nUser-agent: *\nDisallow: /\nUser-agent: googlebot\nAllow: /a\nAllow: /";
        let explanation = words(text, "Googlebot-Image", "https://example.com/a");
        assert_eq!(
            explanation.summary,
            "Googlebot-Image may crawl /a: line 6, “Allow: /a”, is as long as the longest disallow rule that matches, \
             and allow wins ties."
        );
        assert_eq!(
            explanation.steps,
            [
                "No user-agent line names Googlebot-Image.",
                "Lines 1 and 5 name Googlebot, which Googlebot-Image also answers to.",
                "A group that names the crawler replaces the group for *.",
                "2 groups name the same crawler, so their rules are merged.",
                "Line 2, “Disallow: /a”, matches 2 bytes but loses the tie.",
                "Line 6, “Allow: /a”, matches 2 bytes and decides.",
                "Line 7, “Allow: /”, is a shorter match (1 byte).",
                "Two rules of equal length disagree: allow wins.",
            ]
        );
    }

    // [google-parser]: converts escapes to upper case in rules, but not in URLs.
    #[test]
    fn names_the_lower_case_escape_that_keeps_a_rule_from_matching() {
        let text = "User-agent: *\nDisallow: /red%2b\n";
        let step = "The lower-case escape in the URL makes the difference: this crawler reads escapes in rules as upper-case, and those in \
                    URLs as written. For /red%2Bxl, line 2, “Disallow: /red%2b”, decides.";
        assert!(words(text, "Googlebot", "/red%2bxl").steps.contains(&step.to_owned()));
        for (crawler, url) in [("Googlebot", "/red%2Bxl"), ("GPTBot", "/red%2bxl"), ("Googlebot", "/blue%2bxl")] {
            assert!(!words(text, crawler, url).steps.iter().any(|step| step.contains("lower-case")), "{crawler} {url}");
        }
    }

    // Sources: issue 51 of github.com/google/robotstxt; RFC 9309, 2.2.1 and 2.2.4.
    #[test]
    fn names_the_user_agent_lines_that_are_merged_into_one_group() {
        let text = "User-agent: *\nCrawl-delay: 8\n\nUser-agent: evilbot\nDisallow: /\n\nUser-agent: *\nDisallow:\n";
        let step = "Lines 1 and 4 are in the same group: no rule separates their user-agent lines (RFC 9309, 2.2.1).".to_owned();
        assert!(words(text, "Googlebot", "/shop").steps.contains(&step));
        assert!(words(text, "evilbot", "/shop").steps.contains(&step));
        let plain = "User-agent: a\n# and\nUser-agent: b\nDisallow: /\n";
        assert!(!words(plain, "a", "/").steps.iter().any(|step| step.contains("same group")));
    }

    #[test]
    fn explains_that_no_group_or_rule_applies() {
        assert_eq!(words("", "ExampleBot", "/").summary, "ExampleBot may crawl /: no group applies to it.");
        let ignored = words("User-agent: *\nDisallow: /", "AdsBot-Google", "/");
        assert_eq!(ignored.summary, "AdsBot-Google may crawl /: no group names it, and it ignores the group for * on line 1.");
        let no_match = words("User-agent: *\nDisallow:\nDisallow: /b", "ExampleBot", "/a");
        assert_eq!(no_match.summary, "ExampleBot may crawl /a: no rule of its group matches.");
        assert_eq!(no_match.steps[2], "Line 2, “Disallow:”, has no path, so it has no effect.");
    }

    #[test]
    fn limits_the_number_of_listed_rules() {
        let text = format!("User-agent: *\n{}Allow: /a\n", "Disallow: /\n".repeat(3000));
        let steps = words(&text, "ExampleBot", "/a").steps;
        assert!(steps.len() < 30, "{}", steps.len());
        assert!(steps.contains(&"Line 3002, “Allow: /a”, is the longest match (2 bytes).".to_owned()));
        assert_eq!(steps.last().unwrap(), "2,981 more rules match but do not decide.");
    }

    #[test]
    fn shows_canonical_paths_and_shortens_long_paths() {
        let explanation = words("User-agent: *\nDisallow: /ツ", "ExampleBot", "example.com/%e3%83%84");
        assert!(explanation.steps.contains(&"The path is compared in its canonical form, /%E3%83%84.".to_owned()));
        assert!(explanation.steps.iter().any(|step| step.starts_with("The URL has no scheme")));
        let long = format!("/{}", "a".repeat(10_000));
        assert!(words("", "ExampleBot", &long).summary.len() < 300);
    }
}
