use super::crawl::access;
use super::messages::{Messages, english, say};
use super::parts::{line_text, quoted_line, shortened};
use crate::RobotsTxt;
use crate::compare::{Because, Change, DeadRule};
use crate::matching::RuleLine;

const ENGLISH: &str = english!("compare");

/// Says why a rule changes nothing.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::{Agent, RobotsTxt};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/");
/// let dead = robots.dead_rules(&Agent::named("ExampleBot"));
/// assert_eq!(
///     explain::dead_rule(&Messages::ENGLISH, &robots, &dead[0]),
///     "Line 3, “Disallow: /fotos/urlaub/”, changes nothing: without it line 2, “Disallow: /fotos/”, decides and says the same."
/// );
/// ```
pub fn dead_rule(messages: &Messages, robots: &RobotsTxt<'_>, dead: &DeadRule) -> String {
    let quoted = dead.by.iter().map(|rule| quoted_line(messages, robots, rule.line));
    let by = quoted.reduce(|list, next| say!(messages, "dead-or", list = &list, next = &next)).unwrap_or_default();
    let message = match dead.because {
        Because::Overruled => "dead-overruled",
        Because::Implied => "dead-implied",
        Because::NoUrl => "dead-no-url",
        Because::RobotsTxtItself => "dead-robots-txt-itself",
    };
    let (line, rule) = (dead.rule.line.to_string(), line_text(robots, dead.rule.line));
    say!(messages, message, line = &line, rule = &rule, by = &by)
}

/// Says what changes for a URL, and by which rules.
///
/// ```
/// use robotscope::explain::{self, Messages};
/// use robotscope::{Agent, RobotsTxt, compare};
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /a");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /a$");
/// let difference = compare::compare_for(&old, &new, &Agent::named("ExampleBot"));
/// assert_eq!(
///     explain::change(&Messages::ENGLISH, &old, &new, &difference.changes[0]),
///     "/ay is allowed now: no rule decides; before, line 2, “Disallow: /a”, did."
/// );
/// ```
pub fn change(messages: &Messages, old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, change: &Change) -> String {
    let line = |rule: &Option<RuleLine>| rule.as_ref().map_or(0, |rule| rule.line);
    let (after, before) = (line(&change.after), line(&change.before));
    say!(
        messages,
        "changed-path",
        path = &shortened(change.target.path()),
        access = access(change.access),
        line = &after.to_string(),
        rule = &line_text(new, after),
        old_line = &before.to_string(),
        old_rule = &line_text(old, before)
    )
}
