//! Runs the cases in `tests/compare/*.toml`. Also checks changes and dead rules against an exhaustive search through short paths.

use std::collections::BTreeSet;

use robotscope::compare::{
    Because, Change, Comparison, Coverage, DeadRule, RecordChange, SharedChange, compare, compare_crawlers, compare_for,
    compare_with, dead_rules,
};
use robotscope::{Access, Agent, Dialect, DialectName, RobotsTxt, Target, crawlers};
use serde::Deserialize;

use crate::support::case_files::{Folder, Sourced, case_files};
use crate::support::numbers::Numbers;
use crate::support::tally::{Tally, run_files};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("compare", "dead-rules.toml", "changes.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(default)]
    dead_rules: Vec<Sourced<DeadCase>>,
    #[serde(default)]
    changes: Vec<Sourced<ChangeCase>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DeadCase {
    dialects: Vec<String>,
    robots: String,
    /// The dead rules, in forms such as `3 overruled by 2`, `3 implied by 2`, `3 no url` or `3 robots.txt itself`.
    dead: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChangeCase {
    dialects: Vec<String>,
    #[serde(default = "example_bot")]
    agent: String,
    old: String,
    new: String,
    /// The changes, such as `allowed: 2 -> 3`: the new access, and the deciding line before and after. `-` means no line.
    changes: Vec<String>,
    /// Paths that must be reported as changed, according to the source of the case.
    #[serde(default)]
    paths: Vec<String>,
}

fn example_bot() -> String {
    "ExampleBot".to_owned()
}

fn dialects(names: &[String]) -> Vec<DialectName> {
    let named = |name: &String| name.parse::<DialectName>().expect(name);
    names.iter().map(named).collect()
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_the_expected_dead_rules_and_changes_in_every_case() {
    run_files(&FILES, |tally, file: &Sourced<File>| {
        tally.cases(&file.dead_rules, Tally::dead_rules);
        tally.cases(&file.changes, Tally::changes);
    });
}

impl Tally {
    fn dead_rules(&mut self, case: &DeadCase) {
        let robots = RobotsTxt::parse(&case.robots);
        for dialect in dialects(&case.dialects) {
            let dead = dead_rules(&robots, &Agent::named("ExampleBot").reading_as(dialect));
            self.same(dialect.as_str(), &case.dead, &dead.iter().map(dead_in_words).collect());
        }
    }

    fn changes(&mut self, case: &ChangeCase) {
        let (old, new) = (RobotsTxt::parse(&case.old), RobotsTxt::parse(&case.new));
        let expected: BTreeSet<_> = case.changes.iter().cloned().collect();
        for dialect in dialects(&case.dialects) {
            let agent = Agent::named(&case.agent).reading_as(dialect);
            let difference = compare_for(&old, &new, &agent, &[]);
            self.same(dialect.as_str(), &expected, &difference.changes.iter().map(change_in_words).collect());
            self.same("coverage", &Coverage::Complete, &difference.coverage);
            for path in &case.paths {
                let target = Target::parse(path).expect(path);
                self.same(path, &!old.is_allowed(&agent, &target), &new.is_allowed(&agent, &target));
            }
        }
    }
}

fn dead_in_words(dead: &DeadRule) -> String {
    let line = dead.rule.line;
    let by = dead.by.iter().map(|by| by.line.to_string()).collect::<Vec<_>>().join(" and ");
    match dead.because {
        Because::Overruled => format!("{line} overruled by {by}"),
        Because::Implied => format!("{line} implied by {by}"),
        Because::AllowedAnyway => format!("{line} allowed anyway"),
        Because::NoUrl => format!("{line} no url"),
        Because::RobotsTxtItself => format!("{line} robots.txt itself"),
    }
}

fn change_in_words(change: &Change) -> String {
    let [before, after] =
        [change.before, change.after].map(|rule| rule.map_or_else(|| "-".to_owned(), |rule| rule.line.to_string()));
    let access = if change.access == Access::Allowed { "allowed" } else { "disallowed" };
    format!("{access}: {before} -> {after}")
}

/// Returns all paths that consist of a slash and up to `length` of these letters.
fn all_paths(letters: &str, length: usize) -> Vec<Target> {
    let mut paths = vec![String::from("/")];
    let mut from = 0;
    for _ in 0..length {
        let to = paths.len();
        for at in from..to {
            paths.extend(letters.chars().map(|letter| format!("{}{letter}", paths[at])).collect::<Vec<_>>());
        }
        from = to;
    }
    paths.iter().map(|path| Target::parse(&format!("https://example.com{path}")).expect(path)).collect()
}

/// Returns the access to a URL and the deciding line's number, if any.
fn decides(robots: &RobotsTxt<'_>, agent: &Agent<'_>, target: &Target) -> (Access, Option<u32>) {
    let verdict = robots.check(agent, target);
    (verdict.access(), verdict.decision.winner().map(|rule| rule.line))
}

/// Returns all presets, and three dialects that differ from a preset in one policy.
fn all_dialects() -> Vec<Dialect> {
    let mut literal = Dialect::RFC9309;
    literal.wildcards = robotscope::dialect::Wildcards::Literal;
    let mut literal_google = Dialect::GOOGLE;
    literal_google.wildcards = robotscope::dialect::Wildcards::Literal;
    let mut allow_first = Dialect::GOOGLE;
    allow_first.precedence = robotscope::dialect::Precedence::AllowFirst;
    DialectName::ALL.into_iter().map(Dialect::from).chain([literal, literal_google, allow_first]).collect()
}

fn random_rule(numbers: &mut Numbers) -> String {
    const PIECES: [&str; 8] = ["a", "b", "/", "*", "*", "a", "b", "/"];
    let field = if numbers.below(2) == 0 { "Allow" } else { "Disallow" };
    let start = if numbers.below(6) == 0 { "*" } else { "/" };
    let mut pattern = String::from(start);
    for _ in 0..numbers.below(5) {
        pattern += PIECES[numbers.below(PIECES.len())];
    }
    match numbers.below(24) {
        0..=5 => pattern.push('$'),
        6 => pattern += "/index.html",
        7 => pattern.clear(),
        _ => {}
    }
    format!("{field}: {pattern}")
}

/// Returns a rule for each byte that could replace a star in an example path. The rule matches every path that contains this byte, so no
/// byte remains for the star.
fn crowd() -> impl Iterator<Item = String> {
    let letters = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain("-_~!,;:@'()+&=".chars());
    letters.enumerate().map(|(number, letter)| {
        let field = if number % 2 == 0 { "Allow" } else { "Disallow" };
        format!("{field}: /*{letter}")
    })
}

fn text_of(rules: &[String]) -> String {
    format!("User-agent: *\n{}\n", rules.join("\n"))
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn removing_dead_rules_changes_no_answer() {
    let paths = all_paths("/abc", 5);
    let mut numbers = Numbers::from(54);
    let mut dead_count = 0;
    for round in 0..240 {
        let mut rules: Vec<_> = (0..1 + numbers.below(6)).map(|_| random_rule(&mut numbers)).collect();
        if round % 8 == 0 {
            rules.extend(crowd());
        }
        let text = text_of(&rules);
        let robots = RobotsTxt::parse(&text);
        let all = all_dialects();
        let agent = Agent::named("ExampleBot").reading_as(all[round % all.len()]);
        let deciding: Vec<_> = paths.iter().map(|path| decides(&robots, &agent, path)).collect();
        let dead = dead_rules(&robots, &agent);
        let mut without = rules.clone();
        for dead in &dead {
            let line = dead.rule.line;
            // A comment replaces the line, because a blank line might end the group.
            without[line as usize - 2] = String::from("#");
            let decides = deciding.iter().any(|(_, by)| *by == Some(line));
            let may_decide = matches!(dead.because, Because::Implied | Because::AllowedAnyway);
            assert!(may_decide || !decides, "{dead:?} {text}");
        }
        let without = text_of(&without);
        let without = RobotsTxt::parse(&without);
        for (path, (access, _)) in paths.iter().zip(&deciding) {
            assert_eq!(decides(&without, &agent, path).0, *access, "{} {dead:?} {text}", path.path());
        }
        dead_count += dead.len();
    }
    assert!(dead_count > 50, "{dead_count}");
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_every_change_of_access_and_nothing_else() {
    let paths = all_paths("/abc", 5);
    let mut numbers = Numbers::from(9309);
    let (mut changed, mut same) = (0, 0);
    for round in 0..800 {
        let mut old_rules: Vec<_> = (0..numbers.below(6)).map(|_| random_rule(&mut numbers)).collect();
        let mut new_rules = old_rules.clone();
        for _ in 0..numbers.below(4) {
            let at = numbers.below(new_rules.len() + 1);
            match numbers.below(3) {
                0 => new_rules.insert(at, random_rule(&mut numbers)),
                1 if at < new_rules.len() => drop(new_rules.remove(at)),
                _ if at < new_rules.len() => new_rules.rotate_left(at),
                _ => {}
            }
        }
        let is_crowded = round % 16 == 0;
        if is_crowded {
            old_rules.extend(crowd());
            new_rules.extend(crowd());
        }
        let (old_text, new_text) = (text_of(&old_rules), text_of(&new_rules));
        let (old, new) = (RobotsTxt::parse(&old_text), RobotsTxt::parse(&new_text));
        let all = all_dialects();
        let agent = Agent::named("ExampleBot").reading_as(all[round % all.len()]);
        let difference = compare_for(&old, &new, &agent, &[]);
        let mut reported = BTreeSet::new();
        for Change { target, access, before, after } in &difference.changes {
            let [was, is] = [&old, &new].map(|robots| decides(robots, &agent, target));
            assert_eq!((is.0, was.1, is.1), (*access, before.map(|rule| rule.line), after.map(|rule| rule.line)));
            assert_ne!(was.0, is.0, "{} {old_text} {new_text}", target.path());
            assert!(reported.insert((was.1, is.1)), "twice: {} {old_text} {new_text}", target.path());
        }
        let is_complete = difference.coverage == Coverage::Complete;
        assert!(is_complete || is_crowded, "{old_text} {new_text}");
        for path in paths.iter().filter(|_| is_complete) {
            let [was, is] = [&old, &new].map(|robots| decides(robots, &agent, path));
            if was.0 != is.0 {
                let found = reported.contains(&(was.1, is.1));
                assert!(found, "{} {:?} {difference:?} {old_text} {new_text}", path.path(), agent.dialect());
            }
        }
        if reported.is_empty() { same += 1 } else { changed += 1 }
    }
    assert!(changed > 150 && same > 150, "{changed} {same}");
}

/// The patterns of the old and the new rule overlap in too many ways for a complete list of changes.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_partial_coverage_if_a_comparison_takes_too_much_work() {
    let rule = |field: &str, piece: &str| format!("User-agent: *\n{field}: /{}", piece.repeat(100));
    let (old, new) = (rule("Disallow", "*a*b"), rule("Allow", "*ba*ab"));
    let difference = compare_for(&RobotsTxt::parse(&old), &RobotsTxt::parse(&new), &Agent::named("ExampleBot"), &[]);
    assert_eq!(difference.coverage, Coverage::Partial);
    assert!(difference.loses() != difference.gains());
}

/// Returns the names of the crawlers in a comparison.
fn names<'c>(crawlers: impl Iterator<Item = &'c robotscope::compare::ComparedCrawler>) -> Vec<&'c str> {
    crawlers.map(|crawler| crawler.crawler.as_str()).collect()
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn every_crawler_is_compared_exactly_once() {
    let old = RobotsTxt::parse("User-agent: *\nDisallow: /a\nUser-agent: RareBot/1.0\nUser-agent: rarebot\nDisallow: /b");
    let new = RobotsTxt::parse("User-agent: *\nDisallow: /a");
    let comparison = compare(&old, &new);
    let mut found = names(comparison.differences.iter().flat_map(|crawlers| &crawlers.crawlers));
    found.sort_unstable();
    let mut expected: Vec<_> = crawlers::all().iter().map(|crawler| crawler.token).chain(["RareBot", "*"]).collect();
    expected.sort_unstable();
    assert_eq!(found, expected);
    assert_eq!(comparison.left_out, 0);

    // RareBot's group was removed, so RareBot falls back to the `*` group ([rfc9309-agents]).
    assert_eq!(names(comparison.losing()), ["RareBot"]);
    assert_eq!(names(comparison.gaining()), ["RareBot"]);
    let rare = comparison.losing().next().expect("one");
    assert_eq!((rare.before.as_deref(), rare.after.as_deref(), rare.in_catalogue), (Some("RareBot"), Some("*"), false));
}

/// [rfc9309-agents]: Googlebot-Image also obeys the group of Googlebot; [rfc9309-agents], [google-special-crawlers]:
/// AdsBot-Google ignores the group for `*`.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn names_the_token_that_selects_the_groups_in_each_version() {
    let old = RobotsTxt::parse("User-agent: *\nDisallow: /a\nUser-agent: Googlebot\nDisallow: /g");
    let new = RobotsTxt::parse("User-agent: *\nDisallow: /a\nUser-agent: Googlebot-Image\nDisallow: /g");
    let comparison = compare(&old, &new);
    let crawler = |name: &str| {
        let mut all = comparison.differences.iter();
        let found = all.find_map(|set| Some((set, set.crawlers.iter().find(|crawler| crawler.crawler == name)?)));
        let (set, crawler) = found.expect(name);
        (crawler.before.as_deref(), crawler.after.as_deref(), set.difference.changes.len())
    };
    assert_eq!(crawler("Googlebot-Image"), (Some("Googlebot"), Some("Googlebot-Image"), 0));
    assert_eq!(crawler("Googlebot"), (Some("Googlebot"), Some("*"), 2));
    assert_eq!(crawler("AdsBot-Google"), (None, None, 0));
    assert_eq!(crawler("GPTBot"), (Some("*"), Some("*"), 0));
    assert_eq!(crawler("*"), (Some("*"), Some("*"), 0));
}

/// If a change affects one crawler, another crawler with a different dialect may be unaffected ([selfhtml-robots-txt], [rfc9309-rules]).
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn a_change_may_affect_crawlers_of_only_one_dialect() {
    let old = RobotsTxt::parse("User-agent: *\nDisallow: /pics/\nAllow: /pics/public/");
    let new = RobotsTxt::parse("User-agent: *\nAllow: /pics/public/\nDisallow: /pics/");
    let comparison = compare(&old, &new);
    let gaining = names(comparison.gaining());
    assert!(gaining.contains(&"Baiduspider") && !gaining.contains(&"Googlebot"), "{gaining:?}");
    assert_eq!(comparison.losing().count(), 0);
}

/// [google-parser]: Google's parser accepts `User-agent` without its hyphen, and its tokens end before a digit.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn finds_the_crawlers_that_a_text_names_for_each_dialect() {
    let old = RobotsTxt::parse("Useragent: RareBot\nUser-agent: MJ12bot\nDisallow:");
    let new = RobotsTxt::parse("Useragent: RareBot\nUser-agent: MJ12bot\nDisallow: /");
    let losing = |comparison: Comparison| names(comparison.losing()).into_iter().map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(losing(compare(&old, &new)), ["MJ12bot"]);
    let as_google = compare_with(&old, &new, &[], |agent| agent.reading_as(DialectName::Google));
    assert_eq!(losing(as_google), ["RareBot"]);
}

/// Compares two crawlers. Their rules and dialects may be equal or different.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn reports_every_difference_between_two_crawlers_and_nothing_else() {
    let paths = all_paths("/abc", 5);
    let mut numbers = Numbers::from(1994);
    let (mut changed, mut same) = (0, 0);
    for round in 0..400 {
        let mut rules = || (0..numbers.below(5)).map(|_| random_rule(&mut numbers)).collect::<Vec<_>>().join("\n");
        let (one, other) = (rules(), rules());
        let text = format!("User-agent: OneBot\n{one}\nDisallow:\nUser-agent: OtherBot\n{other}\nDisallow:\n");
        let robots = RobotsTxt::parse(&text);
        let all = all_dialects();
        let agents = [("OneBot", round), ("OtherBot", round / all.len())]
            .map(|(name, dialect)| Agent::named(name).reading_as(all[dialect % all.len()]));
        let difference = compare_crawlers(&robots, &agents[0], &agents[1], &[]);
        let is_complete = difference.coverage == Coverage::Complete;
        // If the encodings differ, a literal star or dollar sign has two spellings. The comparison may then be incomplete.
        let encodings = [0, 1].map(|which| agents[which].dialect().encoding);
        assert!(is_complete || encodings[0] != encodings[1], "{text}");
        let mut reported = BTreeSet::new();
        for Change { target, access, before, after } in &difference.changes {
            let [one, other] = [0, 1].map(|which| decides(&robots, &agents[which], target));
            assert_eq!((other.0, one.1, other.1), (*access, before.map(|rule| rule.line), after.map(|rule| rule.line)));
            assert_ne!(one.0, other.0, "{} {text}", target.path());
            assert!(reported.insert((one.1, other.1)), "twice: {} {text}", target.path());
        }
        for path in paths.iter().filter(|_| is_complete) {
            let [one, other] = [0, 1].map(|which| decides(&robots, &agents[which], path));
            assert!(one.0 == other.0 || reported.contains(&(one.1, other.1)), "{} {difference:?} {text}", path.path());
        }
        if reported.is_empty() { same += 1 } else { changed += 1 }
    }
    assert!(changed > 100 && same > 50, "{changed} {same}");
}

/// The example of a change is the shortest passed URL with the same deciding rules. If there is none, an example is generated.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn prefers_urls_of_the_site_as_examples() {
    let old = RobotsTxt::parse("User-agent: *\nDisallow: /a\nAllow: /a/b");
    let new = RobotsTxt::parse("User-agent: *\nDisallow: /shop/\nAllow: /a/b");
    let urls = ["/shop/shoes/42", "/shop/hats", "/a/b/c", "/about"]
        .map(|path| Target::parse(&format!("https://www.shop.example{path}")));
    let urls = urls.map(|url| url.expect("a URL"));
    let comparison = compare_with(&old, &new, &urls, |agent| agent);
    let of_google = |comparison: &Comparison, shared: &SharedChange<'_>| {
        comparison.crawlers_of(&shared.sets).any(|compared| compared.crawler == "Googlebot")
    };
    let changes: Vec<_> = comparison.changes().into_iter().filter(|shared| of_google(&comparison, shared)).collect();
    let [first, second] = &changes[..] else { panic!("expected two changes, but found {changes:?}") };
    assert_eq!([&first.change.target, &second.change.target], [&urls[1], &urls[3]]);
    assert_eq!((first.change.access, second.change.access), (Access::Disallowed, Access::Allowed));
    assert!(comparison.crawlers_of(&first.sets).count() > 100);
    let without = compare_with(&old, &new, &urls[2..3], |agent| agent);
    let made: Vec<_> = without.changes().into_iter().filter(|shared| of_google(&without, shared)).collect();
    assert!(!made.is_empty());
    assert!(made.iter().all(|shared| shared.change.target.origin() == Some("https://example.com")));
}

fn record_in_words(comparison: &Comparison, change: &RecordChange) -> (&'static str, Option<u32>, Option<u32>, String) {
    let names = comparison.crawlers_of(&change.sets).map(|crawler| crawler.crawler.as_str()).collect::<Vec<_>>();
    let is_long = names.len() > 3 && names.contains(&"Googlebot");
    let names = if is_long { "Googlebot and more".to_owned() } else { names.join(" ") };
    (change.field.as_str(), change.before.map(|record| record.line), change.after.map(|record| record.line), names)
}

/// [google-robots-txt]: a sitemap applies to all crawlers; [wikipedia-robots-txt]: a delay applies to the group; [bing-robots-txt]: Bing
/// uses the delay in the `*` group if its own group has no valid delay.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn records_are_compared_only_for_crawlers_to_which_they_apply() {
    let of = |old: &str, new: &str| {
        let comparison = compare(&RobotsTxt::parse(old), &RobotsTxt::parse(new));
        assert_eq!(comparison.records_coverage, Coverage::Complete);
        comparison.records.iter().map(|change| record_in_words(&comparison, change)).collect::<Vec<_>>()
    };
    let change = |field, before, after, names: &str| (field, before, after, names.to_owned());
    let sitemaps =
        of("Sitemap: https://a.example/1\nSitemap: https://a.example/2", "Sitemap: https://a.example/2\nHost: a.example");
    assert_eq!(sitemaps, [change("sitemap", Some(1), None, ""), change("host", None, Some(2), "")]);
    let changed = of("User-agent: AhrefsBot\nCrawl-delay: 5\nDisallow:", "User-agent: AhrefsBot\nCrawl-delay: 10\nDisallow:");
    assert_eq!(changed, [change("crawl-delay", Some(2), Some(2), "AhrefsBot")]);
    // A record's position is not a change if its text and crawlers stay the same.
    let moved = of(
        "User-agent: a\nUser-agent: b\nCrawl-delay: 5",
        "User-agent: b\nCrawl-delay: 5\nDisallow:\nUser-agent: a\nCrawl-delay: 5\n",
    );
    assert_eq!(moved, []);
    // Once a group names a crawler, the records in `*` groups no longer apply to it, except Crawl-delay for Bing ([bing-robots-txt]).
    let signals = "User-agent: *\nContent-Signal: ai-train=no\nDisallow: /a\n";
    let lost = of(signals, &format!("{signals}User-agent: GPTBot\nDisallow: /a\n"));
    assert_eq!(lost, [change("content-signal", Some(2), None, "GPTBot")]);
    let delay = "User-agent: *\nCrawl-delay: 5\nDisallow: /a\n";
    assert_eq!(of(delay, &format!("{delay}User-agent: bingbot\nDisallow: /a\n")), []);
    let faster = of(delay, &delay.replace('5', "2"));
    assert_eq!(faster, [change("crawl-delay", Some(2), Some(2), "Googlebot and more")]);
    // If Bing's own group contains a valid delay, the delay in the `*` group has no effect.
    let both = format!("User-agent: bingbot\nCrawl-delay: 10\nDisallow:\n{delay}");
    let comparison = compare(&RobotsTxt::parse(&both), &RobotsTxt::parse(both.replace("5", "2")));
    let [change_for_all] = &comparison.records[..] else { panic!("one change") };
    assert!(comparison.crawlers_of(&change_for_all.sets).all(|crawler| crawler.crawler != "bingbot"));
    // No source defines which crawlers an unknown record applies to, so its change names no crawler.
    let unknown = of("Foo: 1\nBar: 1", "foo: 2\nBar: 1");
    assert_eq!(unknown, [change("other", Some(1), Some(1), "")]);
}
