use super::english::{capitalised, quoted_line, shortened};
use crate::compare::{Because, Change, DeadRule};
use crate::matching::{Access, RuleLine};
use crate::robots_txt::RobotsTxt;

/// Says in English why a rule changes nothing.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, explain};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/");
/// let dead = robots.dead_rules(&Agent::named("ExampleBot"));
/// assert_eq!(
///     explain::dead_rule(&robots, &dead[0]),
///     "Line 3, “Disallow: /fotos/urlaub/”, changes nothing: without it line 2, “Disallow: /fotos/”, decides and says the same."
/// );
/// ```
pub fn dead_rule(robots: &RobotsTxt<'_>, dead: &DeadRule) -> String {
    let quoted = |rule: &RuleLine| quoted_line(robots, rule.line);
    let by = dead.by.iter().map(quoted).collect::<Vec<_>>().join(", or ");
    let why = match dead.because {
        Because::Overruled => format!("never decides: whenever it matches, {by}, matches too and is stronger"),
        Because::Implied => format!("changes nothing: without it {by}, decides and says the same"),
        Because::NoUrl => "matches nothing: no URL has such a path".to_owned(),
        Because::RobotsTxtItself => "changes nothing: it matches only /robots.txt, which is always allowed".to_owned(),
    };
    capitalised(&format!("{}, {why}.", quoted(&dead.rule)))
}

/// Says in English what changes for a URL, and by which rules.
///
/// ```
/// use robotscope::{Agent, RobotsTxt, compare, explain};
///
/// let old = RobotsTxt::parse("User-agent: *\nDisallow: /a");
/// let new = RobotsTxt::parse("User-agent: *\nDisallow: /a$");
/// let difference = compare::compare_for(&old, &new, &Agent::named("ExampleBot"));
/// assert_eq!(
///     explain::change(&old, &new, &difference.changes[0]),
///     "/ay is allowed now: no rule decides; before, line 2, “Disallow: /a”, did."
/// );
/// ```
pub fn change(old: &RobotsTxt<'_>, new: &RobotsTxt<'_>, change: &Change) -> String {
    let is = match change.access {
        Access::Allowed => "is allowed now",
        Access::Disallowed => "is disallowed now",
    };
    let decides = |robots: &RobotsTxt<'_>, rule: Option<RuleLine>| match rule {
        Some(rule) => format!("{},", quoted_line(robots, rule.line)),
        None => "no rule".to_owned(),
    };
    let (after, before) = (decides(new, change.after), decides(old, change.before));
    format!("{} {is}: {after} decides; before, {before} did.", shortened(change.target.path()))
}
