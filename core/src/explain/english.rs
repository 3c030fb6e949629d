use super::Explanation;
use crate::crawlers::{Compliance, Crawler};
use crate::matching::{
    Access, CrawlVerdict, Decision, Lookup, Outcome, Reason, RuleMatch, Selection, Target, TargetForm, WildcardStep,
};
use crate::robots_txt::RobotsTxt;
use crate::text::Span;

/// Explains in English why `name` may or may not fetch `target`.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, Target, explain::explain};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /private/");
/// let target = Target::parse("/private/a")?;
/// let verdict = robots.check(&Agent::named("ExampleBot"), &target);
/// let explanation = explain(&robots, "ExampleBot", &target, &verdict);
/// assert_eq!(
///     explanation.summary,
///     "ExampleBot may not crawl /private/a: line 2, “Disallow: /private/”, is the longest rule that matches."
/// );
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn explain(robots: &RobotsTxt<'_>, name: &str, target: &Target, verdict: &CrawlVerdict) -> Explanation {
    let Decision { access, reason, canonical_path, matches } = &*verdict.decision;
    let may = match access {
        Access::Allowed => "may crawl",
        Access::Disallowed => "may not crawl",
    };
    let path = shortened(target.path());
    let summary = format!("{name} {may} {path}: {}.", main_reason(robots, verdict));
    let mut steps = lookup_steps(&verdict.lookup, name);
    if target.form() == TargetForm::HostAndPath {
        steps.push(format!("The URL has no scheme, so it was read as a host name and the path {path}."));
    }
    if canonical_path != target.path() {
        steps.push(format!("The path is compared in its canonical form, {}.", shortened(canonical_path)));
    }
    steps.extend(rule_steps(robots, matches));
    steps.extend(closing_step(*reason, matches.len(), !verdict.lookup.groups.is_empty()));
    Explanation { summary, steps }
}

/// Says in English how far the crawler's operator says that robots.txt binds it, and how sure that is.
///
/// ```
/// use robotscope::{crawlers, explain::compliance};
///
/// let crawler = crawlers::by_token("Google-Safety").expect("in the catalogue");
/// assert_eq!(compliance(crawler), "Google-Safety ignores robots.txt (documented).");
/// ```
pub fn compliance(crawler: &Crawler) -> String {
    let token = crawler.token;
    let sure = crawler.robots.certainty.as_str();
    match crawler.robots.value {
        Compliance::Obeys => format!("{token} obeys robots.txt ({sure})."),
        Compliance::Ignores => format!("{token} ignores robots.txt ({sure})."),
        Compliance::UserTriggered => {
            format!("{token} fetches what a user asks for and generally does not apply robots.txt ({sure}).")
        }
        Compliance::Unknown => format!("Whether {token} obeys robots.txt is not known."),
    }
}

fn main_reason(robots: &RobotsTxt<'_>, verdict: &CrawlVerdict) -> String {
    let decision = &verdict.decision;
    match (decision.reason, decision.winner()) {
        (Reason::RobotsTxtItself, _) => "robots.txt itself is always allowed".to_owned(),
        (Reason::NoGroup, _) => match &verdict.lookup.wildcard {
            WildcardStep::Ignored(lines) => {
                format!("no group names it, and it ignores the group for * on {}", line_list(lines))
            }
            _ => "no group is for it".to_owned(),
        },
        (Reason::AllowWinsTie { .. }, Some(rule)) => {
            format!("{} is as long as the longest disallow rule that matches, and allow wins a tie", quoted(robots, rule))
        }
        (Reason::FirstMatch { .. }, Some(rule)) => format!("{}, is the first rule that matches", quoted(robots, rule)),
        (Reason::AllowFirst { .. }, Some(rule)) => {
            format!("{}, is the first that matches where allow lines come before disallow lines", quoted(robots, rule))
        }
        (_, Some(rule)) => format!("{}, is the longest rule that matches", quoted(robots, rule)),
        (_, None) => "no rule of its group matches".to_owned(),
    }
}

fn lookup_steps(lookup: &Lookup, name: &str) -> Vec<String> {
    let mut steps = Vec::new();
    for (index, step) in lookup.steps.iter().enumerate() {
        let token = &step.token;
        let also = if index == 0 { String::new() } else { format!(", which {name} answers to as well") };
        match step.agent_lines.as_slice() {
            [] => steps.push(format!("No user-agent line names {token}{also}.")),
            [line] => steps.push(format!("Line {line} names {token}{also}.")),
            lines => steps.push(format!("{} name {token}{also}.", capitalised(&line_list(lines)))),
        }
    }
    match (&lookup.wildcard, lookup.selection) {
        (WildcardStep::Replaced, _) => steps.push("A group that names the crawler replaces the group for *.".to_owned()),
        (WildcardStep::Applies(lines), _) => {
            steps.push(format!("So the group for * applies, on {}.", line_list(lines)));
        }
        (WildcardStep::Ignored(lines), _) => {
            steps.push(format!("There is a group for * on {}, but {name} ignores it.", line_list(lines)));
        }
        (WildcardStep::Absent, _) => steps.push("There is no group for * either.".to_owned()),
    }
    match lookup.passed_over.len() {
        0 => {}
        1 => steps.push("Another group for it is passed over: this reader takes only one.".to_owned()),
        count => steps.push(format!("{count} more groups for it are passed over: this reader takes only one.")),
    }
    if lookup.groups.len() > 1 {
        let why = if lookup.selection == Selection::Wildcard { "address everybody" } else { "name the same crawler" };
        steps.push(format!("{} groups {why}, so their rules count as one group.", lookup.groups.len()));
    }
    steps
}

/// What became of the rules that matched: of the winner, and of as many others as somebody would read.
fn rule_steps(robots: &RobotsTxt<'_>, matches: &[RuleMatch]) -> Vec<String> {
    const SHOWN: usize = 20;
    let mut others = 0;
    let is_shown = |rule: &&RuleMatch| {
        others += usize::from(rule.outcome != Outcome::Wins);
        rule.outcome == Outcome::Wins || others < SHOWN
    };
    let shown: Vec<_> = matches.iter().filter(is_shown).collect();
    let mut steps: Vec<_> = shown.iter().map(|rule| rule_step(robots, rule)).collect();
    match matches.len() - shown.len() {
        0 => {}
        1 => steps.push("1 more rule matches and does not decide.".to_owned()),
        more => steps.push(format!("{more} more rules match and do not decide.")),
    }
    steps
}

fn rule_step(robots: &RobotsTxt<'_>, rule: &RuleMatch) -> String {
    if rule.pattern.is_empty() && rule.outcome != Outcome::Empty {
        let fate = if rule.outcome == Outcome::Wins { "decides" } else { "does not decide" };
        return format!("{} allows everything and {fate}.", capitalised(&quoted(robots, rule)));
    }
    let octets = if rule.length == 1 { "octet" } else { "octets" };
    let fate = match rule.outcome {
        Outcome::Wins => "decides".to_owned(),
        Outcome::Shorter => "is too short".to_owned(),
        Outcome::LosesTie => "loses the tie".to_owned(),
        Outcome::Repeats => "says the same once more".to_owned(),
        Outcome::Empty => return format!("{} has no path and so no effect.", capitalised(&quoted(robots, rule))),
        Outcome::Later => "comes too late".to_owned(),
        Outcome::Overruled => "has no say here".to_owned(),
    };
    format!("{} matches with {} {octets} and {fate}.", capitalised(&quoted(robots, rule)), rule.length)
}

fn closing_step(reason: Reason, matches: usize, has_groups: bool) -> Option<String> {
    let text = match reason {
        Reason::RobotsTxtItself => "Crawlers may always fetch /robots.txt (RFC 9309, 2.2.2).",
        Reason::NoGroup => "Where no group applies, everything is allowed.",
        Reason::NoMatch if matches == 0 && has_groups => "No rule matches, so the path is allowed.",
        Reason::NoMatch => "No rule with a path matches, so the path is allowed.",
        Reason::AllowWinsTie { .. } => "Equally long rules that disagree: allow wins.",
        Reason::LongestMatch { .. } | Reason::FirstMatch { .. } | Reason::AllowFirst { .. } => return None,
    };
    Some(text.to_owned())
}

/// `line 5, “Disallow: /private/”`
fn quoted(robots: &RobotsTxt<'_>, rule: &RuleMatch) -> String {
    quoted_line(robots, rule.line)
}

pub(super) fn quoted_line(robots: &RobotsTxt<'_>, number: u32) -> String {
    let line = robots.line(number).map(|line| match line.comment() {
        Some(comment) => robots.slice(Span::new(line.content().start(), comment.start())),
        None => robots.slice(line.content()),
    });
    let text = String::from_utf8_lossy(line.unwrap_or_default());
    format!("line {number}, “{}”", shortened(text.trim()))
}

/// `line 3`, `lines 3 and 7`, `lines 3, 7 and 9`, and no more than a few of them.
fn line_list(lines: &[u32]) -> String {
    const SHOWN: usize = 4;
    match lines {
        [] => "no line".to_owned(),
        [line] => format!("line {line}"),
        [first @ .., last] if lines.len() <= SHOWN => {
            let first: Vec<_> = first.iter().map(u32::to_string).collect();
            format!("lines {} and {last}", first.join(", "))
        }
        _ => {
            let first: Vec<_> = lines.iter().take(SHOWN).map(u32::to_string).collect();
            format!("lines {} and {} more", first.join(", "), lines.len() - SHOWN)
        }
    }
}

/// A path or pattern in a length that a sentence can carry.
pub(super) fn shortened(text: &str) -> String {
    const SHOWN: usize = 120;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// A sentence of ours, so an ASCII letter: the tables for all others would be a tenth of the WebAssembly.
pub(super) fn capitalised(sentence: &str) -> String {
    let mut sentence = sentence.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matching::Agent;

    #[track_caller]
    fn words(text: &str, bot: &str, url: &str) -> Explanation {
        let robots = RobotsTxt::parse(text);
        let target = Target::parse(url).unwrap();
        explain(&robots, bot, &target, &robots.check(&Agent::named(bot), &target))
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
        let text = format!("User-agent: *\n{}Allow: /a\n", "Disallow: /\n".repeat(1000));
        let steps = words(&text, "ExampleBot", "/a").steps;
        assert!(steps.len() < 30, "{}", steps.len());
        assert!(steps.contains(&"Line 1002, “Allow: /a” matches with 2 octets and decides.".to_owned()));
        assert_eq!(steps.last().unwrap(), "981 more rules match and do not decide.");
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
