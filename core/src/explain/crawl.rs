use super::Explanation;
use super::messages::{Messages, english, say};
use super::parts::{certainty, line_text, list, shortened};
use crate::RobotsTxt;
use crate::crawlers::Crawler;
use crate::matching::{
    Access, CrawlVerdict, Decision, Lookup, Outcome, Reason, RuleMatch, Selection, Target, TargetForm, WildcardStep,
};

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
///     "ExampleBot may not crawl /private/a: line 2, “Disallow: /private/”, is the longest rule that matches."
/// );
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn explain(messages: &Messages, robots: &RobotsTxt<'_>, name: &str, target: &Target, verdict: &CrawlVerdict) -> Explanation {
    let Decision { reason, canonical_path, matches, unlisted, .. } = &*verdict.decision;
    let path = shortened(target.path());
    let mut steps = lookup_steps(messages, &verdict.lookup, name);
    if target.form() == TargetForm::HostAndPath {
        steps.push(say!(messages, "crawl-step-host-and-path", path = &path));
    }
    if canonical_path != target.path() {
        steps.push(say!(messages, "crawl-step-canonical", path = &shortened(canonical_path)));
    }
    steps.extend(rule_steps(messages, robots, matches, *unlisted));
    steps.extend(closing_step(messages, *reason, matches.len(), !verdict.lookup.groups.is_empty()));
    Explanation { summary: summary(messages, robots, name, &path, verdict), steps }
}

/// Says how far the crawler's operator says that robots.txt binds it, and how sure that is.
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

/// The answer and the main reason.
fn summary(messages: &Messages, robots: &RobotsTxt<'_>, name: &str, path: &str, verdict: &CrawlVerdict) -> String {
    let decision = &verdict.decision;
    let wildcard: &[u32] = if let WildcardStep::Ignored(lines) = &verdict.lookup.wildcard { lines } else { &[] };
    let message = match decision.reason {
        Reason::NoGroup if !wildcard.is_empty() => "crawl-reason-wildcard-ignored".to_owned(),
        reason => format!("crawl-reason-{}", reason.name().as_str()),
    };
    let line = decision.winner().map_or(0, |rule| rule.line);
    say!(
        messages,
        &message,
        name = name,
        path = path,
        access = access(decision.access),
        line = &line.to_string(),
        rule = &line_text(robots, line),
        lines = &numbers(messages, wildcard),
        count = wildcard.len(),
    )
}

/// As messages know it.
pub(super) const fn access(access: Access) -> &'static str {
    match access {
        Access::Allowed => "allowed",
        Access::Disallowed => "disallowed",
    }
}

fn lookup_steps(messages: &Messages, lookup: &Lookup, name: &str) -> Vec<String> {
    let mut steps = Vec::new();
    for (place, step) in lookup.steps.iter().enumerate() {
        let message = if place == 0 { "crawl-step-named" } else { "crawl-step-named-alike" };
        let (lines, count) = (numbers(messages, &step.agent_lines), step.agent_lines.len());
        steps.push(say!(messages, message, token = &step.token, name = name, lines = &lines, count = count));
    }
    steps.push(match &lookup.wildcard {
        WildcardStep::Replaced => say!(messages, "crawl-step-wildcard-replaced"),
        WildcardStep::Applies(lines) => {
            say!(messages, "crawl-step-wildcard-applies", lines = &numbers(messages, lines), count = lines.len())
        }
        WildcardStep::Ignored(lines) => {
            say!(messages, "crawl-step-wildcard-ignored", lines = &numbers(messages, lines), count = lines.len(), name = name)
        }
        WildcardStep::Absent => say!(messages, "crawl-step-wildcard-absent"),
    });
    if !lookup.passed_over.is_empty() {
        steps.push(say!(messages, "crawl-step-passed-over", count = lookup.passed_over.len()));
    }
    if lookup.groups.len() > 1 {
        let is_wildcard = lookup.selection == Selection::Wildcard;
        let message = if is_wildcard { "crawl-step-merged-wildcards" } else { "crawl-step-merged" };
        steps.push(say!(messages, message, count = lookup.groups.len()));
    }
    steps
}

/// What became of the rules that matched: of the winner, and of as many others as somebody would read.
fn rule_steps(messages: &Messages, robots: &RobotsTxt<'_>, matches: &[RuleMatch], unlisted: usize) -> Vec<String> {
    const SHOWN: usize = 20;
    let mut others = 0;
    let is_shown = |rule: &&RuleMatch| {
        others += usize::from(rule.outcome != Outcome::Wins);
        rule.outcome == Outcome::Wins || others < SHOWN
    };
    let shown: Vec<_> = matches.iter().filter(is_shown).collect();
    let mut steps: Vec<_> = shown.iter().map(|rule| rule_step(messages, robots, rule)).collect();
    let more = matches.len() - shown.len() + unlisted;
    if more > 0 {
        steps.push(say!(messages, "crawl-rules-more", count = more));
    }
    steps
}

fn rule_step(messages: &Messages, robots: &RobotsTxt<'_>, rule: &RuleMatch) -> String {
    let message = match rule.outcome {
        Outcome::Empty => "crawl-rule-empty",
        Outcome::Wins if rule.pattern.is_empty() => "crawl-rule-everything-wins",
        _ if rule.pattern.is_empty() => "crawl-rule-everything-loses",
        Outcome::Wins => "crawl-rule-wins",
        Outcome::Shorter => "crawl-rule-shorter",
        Outcome::LosesTie => "crawl-rule-loses-tie",
        Outcome::Repeats => "crawl-rule-repeats",
        Outcome::Later => "crawl-rule-later",
        Outcome::Overruled => "crawl-rule-overruled",
    };
    let (line, text) = (rule.line.to_string(), line_text(robots, rule.line));
    say!(messages, message, line = &line, rule = &text, octets = rule.length)
}

fn closing_step(messages: &Messages, reason: Reason, matches: usize, has_groups: bool) -> Option<String> {
    let message = match reason {
        Reason::RobotsTxtItself => "crawl-end-robots-txt-itself",
        Reason::NoGroup => "crawl-end-no-group",
        Reason::NoMatch if matches == 0 && has_groups => "crawl-end-no-match",
        Reason::NoMatch => "crawl-end-no-path-matches",
        Reason::AllowWinsTie { .. } => "crawl-end-allow-wins-tie",
        Reason::LongestMatch { .. } | Reason::FirstMatch { .. } | Reason::AllowFirst { .. } => return None,
    };
    Some(say!(messages, message))
}

/// `3`, `3 and 7`, `3, 7 and 9`, and no more than a few of them.
fn numbers(messages: &Messages, lines: &[u32]) -> String {
    list(messages, &mut lines.iter().map(u32::to_string), 4)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::Agent;

    #[track_caller]
    fn words(text: &str, bot: &str, url: &str) -> Explanation {
        let robots = RobotsTxt::parse(text);
        let target = Target::parse(url).unwrap();
        explain(&Messages::ENGLISH, &robots, bot, &target, &robots.check(&Agent::named(bot), &target))
    }

    #[test]
    fn a_fallback_a_merge_and_a_tie() {
        let text = "User-agent: Googlebot\nDisallow: /a\nUser-agent: *\nDisallow: /\nUser-agent: googlebot\nAllow: /a\nAllow: /";
        let explanation = words(text, "Googlebot-Image", "https://example.com/a");
        assert_eq!(
            explanation.summary,
            "Googlebot-Image may crawl /a: line 6, “Allow: /a” is as long as the longest disallow rule that matches, \
             and allow wins a tie."
        );
        assert_eq!(
            explanation.steps,
            [
                "No user-agent line names Googlebot-Image.",
                "Lines 1 and 5 name Googlebot, which Googlebot-Image answers to as well.",
                "A group that names the crawler replaces the group for *.",
                "2 groups name the same crawler, so their rules count as one group.",
                "Line 2, “Disallow: /a” matches with 2 octets and loses the tie.",
                "Line 6, “Allow: /a” matches with 2 octets and decides.",
                "Line 7, “Allow: /” matches with 1 octet and is too short.",
                "Equally long rules that disagree: allow wins.",
            ]
        );
    }

    #[test]
    fn nothing_applies() {
        assert_eq!(words("", "ExampleBot", "/").summary, "ExampleBot may crawl /: no group is for it.");
        let ignored = words("User-agent: *\nDisallow: /", "AdsBot-Google", "/");
        assert_eq!(ignored.summary, "AdsBot-Google may crawl /: no group names it, and it ignores the group for * on line 1.");
        let no_match = words("User-agent: *\nDisallow:\nDisallow: /b", "ExampleBot", "/a");
        assert_eq!(no_match.summary, "ExampleBot may crawl /a: no rule of its group matches.");
        assert_eq!(no_match.steps[2], "Line 2, “Disallow:” has no path and so no effect.");
    }

    #[test]
    fn no_more_rules_than_somebody_would_read() {
        let text = format!("User-agent: *\n{}Allow: /a\n", "Disallow: /\n".repeat(3000));
        let steps = words(&text, "ExampleBot", "/a").steps;
        assert!(steps.len() < 30, "{}", steps.len());
        assert!(steps.contains(&"Line 3002, “Allow: /a” matches with 2 octets and decides.".to_owned()));
        assert_eq!(steps.last().unwrap(), "2,981 more rules match and do not decide.");
    }

    #[test]
    fn canonical_paths_and_long_paths() {
        let explanation = words("User-agent: *\nDisallow: /ツ", "ExampleBot", "example.com/%e3%83%84");
        assert!(explanation.steps.contains(&"The path is compared in its canonical form, /%E3%83%84.".to_owned()));
        assert!(explanation.steps.iter().any(|step| step.starts_with("The URL has no scheme")));
        let long = format!("/{}", "a".repeat(10_000));
        assert!(words("", "ExampleBot", &long).summary.len() < 300);
    }
}
