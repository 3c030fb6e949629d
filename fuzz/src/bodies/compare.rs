use std::collections::BTreeSet;

use robotscope::compare::{
    Because, Change, ComparedCrawler, Coverage, DeadRule, compare as compare_all, compare_for, dead_rules,
};
use robotscope::{Access, Agent, RobotsTxt, Target};

use crate::dice::Dice;
use crate::generate;
use crate::port::PortBugs;
use crate::reference_model::{Answer, ReferenceModel, Side, canonical};

/// The maximum number of generated paths for two texts, in addition to [`short_paths`].
const PATHS: usize = 24;

/// Compares two versions of a text in a random dialect, and checks the result with generated paths and all short paths. Every
/// reported change must be real, and a complete comparison must contain all changes. A rule with an example path must decide that
/// path. Removing the dead rules from a text must not change the answers.
pub fn compare(data: &[u8]) {
    let mut dice = Dice::new(data);
    // Choose the dialect first, while bytes remain.
    let dialect = generate::dialect(&mut dice);
    let mut file = generate::file(&mut dice);
    let new = generate::next_version(&mut dice, &mut file);
    let (agent, first) = generate::query(&mut dice, &file);
    let agent = agent.reading_as(dialect);
    let mut targets: Vec<_> = short_paths().chain([requested(&first)]).collect();
    for _ in 1..PATHS {
        if dice.is_spent() {
            break;
        }
        targets.push(requested(&generate::query(&mut dice, &file).1));
    }
    let [old, new] = [&file.text, &new].map(|text| Version::new(text, &agent));
    assert_compared(&old, &new, &targets);
    assert_dead_rules(&new, &targets);
    assert_all_compared(&old, &new);
}

struct Version<'t> {
    robots: RobotsTxt<'t>,
    agent: &'t Agent<'static>,
    model: ReferenceModel,
}

impl<'t> Version<'t> {
    fn new(text: &'t [u8], agent: &'t Agent<'static>) -> Self {
        Self { robots: RobotsTxt::parse(text), agent, model: ReferenceModel::new(text, agent.dialect()) }
    }

    fn answer(&self, target: &Target) -> Answer {
        self.model.answer(self.agent, target.path())
    }

    fn is_allowed(&self, target: &Target) -> bool {
        self.robots.is_allowed(self.agent, target)
    }

    fn described(&self) -> String {
        format!("{:?}, {}", self.agent, self.robots.text().escape_ascii())
    }
}

fn assert_compared(old: &Version<'_>, new: &Version<'_>, targets: &[Target]) {
    let difference = compare_for(&old.robots, &new.robots, old.agent, &[]);
    let context = |target: &Target| format!("{} for {}, then {}", target.path(), old.described(), new.described());
    let mut reported = BTreeSet::new();
    for Change { target, access, before, after } in &difference.changes {
        let (was, is) = (old.answer(target), new.answer(target));
        let lines = [before, after].map(|rule| rule.map(|rule| rule.line));
        assert_eq!((*access, lines), (is.access, [was.line, is.line]), "{}", context(target));
        assert_ne!(was.access, is.access, "{}", context(target));
        assert_ne!(old.is_allowed(target), new.is_allowed(target), "{}", context(target));
        assert!(reported.insert(lines), "twice: {}", context(target));
    }
    if difference.coverage == Coverage::Complete {
        for target in targets {
            let (was, is) = (old.answer(target), new.answer(target));
            let is_found = was.access == is.access || reported.contains(&[was.line, is.line]);
            assert!(is_found, "{:?} -> {:?}: {}", was.line, is.line, context(target));
        }
    }
}

fn assert_dead_rules(version: &Version<'_>, targets: &[Target]) {
    let dead = dead_rules(&version.robots, version.agent);
    let mut without = version.robots.text().to_vec();
    for dead in &dead {
        // A pattern that begins with this byte matches no path, but its rule stays in the group.
        without[dead.rule.pattern.start() as usize] = 1;
    }
    let without = Version::new(&without, version.agent);
    for target in targets {
        let answer = version.answer(target);
        for dead in &dead {
            assert_dead(dead, &answer, target, version);
        }
        assert_eq!(without.answer(target).access, answer.access, "{} {dead:?}: {}", target.path(), version.described());
    }
}

/// Checks, for one path, that the reported reason why a rule is dead is correct.
fn assert_dead(dead: &DeadRule, answer: &Answer, target: &Target, version: &Version<'_>) {
    let matches = |line| answer.matches.iter().any(|found| found.0 == line);
    let line = dead.rule.line;
    let decides = answer.line == Some(line);
    let is_exempt = is_robots_txt(target, version);
    let holds = match dead.because {
        Because::Overruled => !decides && (!matches(line) || is_exempt || dead.by.iter().any(|by| matches(by.line))),
        Because::Implied => {
            let says_the_same =
                |by: &robotscope::matching::RuleLine| answer.matches.iter().any(|it| (it.0, it.1) == (by.line, answer.access));
            !decides || dead.by.iter().any(says_the_same)
        }
        Because::AllowedAnyway => !decides || answer.access == Access::Allowed,
        Because::NoUrl => !matches(line),
        Because::RobotsTxtItself => !matches(line) || is_exempt,
    };
    assert!(holds, "{} {dead:?}: {}", target.path(), version.described());
}

fn is_robots_txt(target: &Target, version: &Version<'_>) -> bool {
    let path = target.path().as_bytes();
    canonical(path, version.agent.dialect(), Side::Path, PortBugs::default()) == b"/robots.txt"
}

/// Checks that a reported change applies to each of its crawlers.
fn assert_all_compared(old: &Version<'_>, new: &Version<'_>) {
    for set in compare_all(&old.robots, &new.robots).differences {
        let agents: Vec<_> = set.crawlers.iter().map(agent_of).collect();
        // Compile the rules, because there may be many changes to check.
        let [before, after] = [old, new].map(|version| version.robots.matchers(agents.iter().cloned()));
        for ((agent, before), after) in agents.iter().zip(before).zip(after) {
            for Change { target, access, .. } in &set.difference.changes {
                let is_allowed = [&before, &after].map(|matcher| matcher.is_allowed(target));
                let expected = [*access != Access::Allowed, *access == Access::Allowed];
                let [path, name] = [target.path(), agent.name()];
                assert_eq!(is_allowed, expected, "{name}: {path}, {}, then {}", old.described(), new.described());
            }
        }
    }
}

fn agent_of(compared: &ComparedCrawler) -> Agent<'_> {
    if compared.crawler == "*" { Agent::with_tokens("*", Vec::new()) } else { Agent::named(&compared.crawler) }
}

fn requested(target: &Target) -> Target {
    Target::parse(&format!("https://a.b{}", target.path())).expect("an absolute URL")
}

/// Returns all paths with at most three of the bytes `/`, `a` and `b` after the first `/`.
fn short_paths() -> impl Iterator<Item = Target> {
    const PARTS: [&str; 4] = ["", "/", "a", "b"];
    let paths = PARTS.into_iter().flat_map(|one| PARTS.map(|two| PARTS.map(|three| [one, two, three].concat())));
    let distinct: BTreeSet<_> = paths.flatten().collect();
    distinct.into_iter().map(|path| requested(&Target::as_given(&format!("/{path}"))))
}
