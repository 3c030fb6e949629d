//! Reads robots.txt like robots-parser, the npm package that Lighthouse uses. Any record other than `User-agent` ends a series of
//! user-agent lines. Crawler names match if they are equal, ignoring letter case and a version. Escapes are not decoded
//! ([lighthouse-source]).

use super::js_text::LineContent;
use crate::RobotsTxt;
use crate::dialect::{Encoding, percent_encoded};
use crate::matching::pattern_matches;
use crate::text::Span;

/// Returns the line of the rule that disallows the path for a bot; `None` if the bot may fetch the path.
pub(super) fn disallowing_line(robots: &RobotsTxt<'_>, bot: Option<&str>, path: &str) -> Option<Span> {
    let path = comparable_path(path);
    let (mut of_bot, mut of_all) = (Best::default(), Best::default());
    let (mut names_bot, mut names_all, mut was_agent) = (false, false, false);
    for line in robots.lines() {
        let LineContent::Record(name, value) = LineContent::new(robots.slice(line.content())) else { continue };
        if name.is_empty() {
            continue;
        }
        let is = |field: &str| name.eq_ignore_ascii_case(field);
        let is_agent = is("user-agent");
        if is_agent {
            if !was_agent {
                (names_bot, names_all) = (false, false);
            }
            let product = super::js_text::trim(value.split('/').next().unwrap_or_default());
            names_bot |= bot.is_some_and(|bot| product.eq_ignore_ascii_case(bot));
            names_all |= product == "*";
        } else if is("allow") || is("disallow") || is("crawl-delay") {
            for (best, _) in [(&mut of_bot, names_bot), (&mut of_all, names_all)].into_iter().filter(|(_, is_named)| *is_named) {
                best.is_named = true;
                if !is("crawl-delay") && !value.is_empty() {
                    best.consider(is("allow"), &value, &path, line.content());
                }
            }
        }
        was_agent = is_agent;
    }
    let best = if of_bot.is_named { of_bot } else { of_all };
    best.rule.filter(|rule| !rule.allows).map(|rule| rule.line)
}

/// The strongest matching rule in the groups for one name, which is the bot's name or `*`. `is_named` is `true` if any of these groups
/// contains a rule or a crawl delay.
#[derive(Default)]
struct Best {
    is_named: bool,
    rule: Option<Rule>,
}

struct Rule {
    allows: bool,
    length: usize,
    line: Span,
}

impl Best {
    /// Records a rule if it matches the path and is longer than the best rule so far. An allow rule beats a disallow rule of equal length.
    fn consider(&mut self, allows: bool, value: &str, path: &[u8], line: Span) {
        let pattern = comparable(value);
        let rank = |rule: &Rule| (rule.length, rule.allows);
        let is_better = self.rule.as_ref().is_none_or(|best| (pattern.len(), allows) > rank(best));
        if is_better && pattern_matches(&pattern, path) {
            self.rule = Some(Rule { allows, length: pattern.len(), line });
        }
    }
}

/// Encodes a pattern like `encodeURI`, but leaves `%` unchanged and converts escapes to upper case.
fn comparable(value: &str) -> Vec<u8> {
    let mut encoded = Vec::with_capacity(value.len());
    for byte in value.bytes() {
        if byte.is_ascii_alphanumeric() || b";,/?:@&=+$-_.!~*'()#%".contains(&byte) {
            encoded.push(byte);
        } else {
            encoded.extend(percent_encoded(byte));
        }
    }
    Encoding::Google.pattern(&encoded).into_owned()
}

/// Prepares a path and query for comparison with patterns: removes the question mark of an empty query, and converts escapes to upper case.
fn comparable_path(path: &str) -> Vec<u8> {
    let path = path.strip_suffix('?').filter(|rest| !rest.contains('?')).unwrap_or(path);
    Encoding::Google.pattern(path.as_bytes()).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, bot: Option<&str>, path: &str, expected: Option<&str>) {
        let robots = RobotsTxt::parse(text);
        let found = disallowing_line(&robots, bot, path).map(|line| String::from_utf8_lossy(robots.slice(line)).into_owned());
        assert_eq!(found.as_deref(), expected, "{text}");
    }

    // tests/browsers/audits.test.mjs compares more answers with those of Lighthouse.
    #[test]
    fn returns_the_same_answers_as_robots_parser() {
        let text = "User-agent: Googlebot\nCrawl-delay: 5\nUser-agent: bingbot\nDisallow: /";
        check(text, Some("Googlebot"), "/a", None);
        check(text, Some("bingbot"), "/a", Some("Disallow: /"));
        check("User-agent: GOOGLEBOT/2.1\nDisallow: /a", Some("Googlebot"), "/a", Some("Disallow: /a"));
        check("User-agent: *\nDisallow: /a\nAllow: /a", None, "/a", None);
        check("User-agent: *\nDisallow: /\nUser-agent: bingbot\nAllow:", Some("bingbot"), "/", None);
        check("User-agent: *\nDisallow: /ä%c3", None, "/%C3%A4%c3?", Some("Disallow: /ä%c3"));
        check("User-agent: *\nDisallow: /a?", None, "/a?", None);
        check("User-agent: *\nDisallow: /*.php$", None, "/a.php?", Some("Disallow: /*.php$"));
    }
}
