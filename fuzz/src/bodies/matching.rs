use robotscope::dialect::Precedence;
use robotscope::matching::{Decision, Outcome, Reason};
use robotscope::{Access, Agent, RobotsTxt, Target, check_once};

use super::parse::assert_explained;
use crate::dice::Dice;
use crate::generate;
use crate::reference_model::{Answer, ReferenceModel};

const QUESTIONS: usize = 8;

/// Checks that the fast answer, the explained answer, the compiled rules and the reference model agree in every dialect.
pub fn matching(data: &[u8]) {
    let mut dice = Dice::new(data);
    // Choose the dialect first, while input bytes remain.
    let mut dialect = generate::dialect(&mut dice);
    let file = generate::file(&mut dice);
    let robots = RobotsTxt::parse(&file.text);
    for _ in 0..QUESTIONS {
        let (agent, target) = generate::query(&mut dice, &file);
        assert_model_agrees(&robots, &agent.reading_as(dialect), &target);
        if dice.is_spent() {
            break;
        }
        if dice.one_in(4) {
            dialect = generate::dialect(&mut dice);
        }
    }
}

fn assert_model_agrees(robots: &RobotsTxt<'_>, agent: &Agent<'_>, target: &Target) {
    let query = || format!("{agent:?} asks for {}, in {}", target.path(), robots.text().escape_ascii());
    let verdict = robots.check(agent, target);
    let is_allowed = verdict.access() == Access::Allowed;
    assert_eq!(robots.is_allowed(agent, target), is_allowed, "{}", query());
    let matcher = robots.matcher(agent);
    assert_eq!(matcher.is_allowed(target), is_allowed, "compiled: {}", query());
    assert_eq!(matcher.check(target), verdict, "compiled: {}", query());
    assert_eq!(check_once(robots.text(), agent, target), matcher.brief(target), "in one pass: {}", query());
    let matches = verdict.decision.matches.iter().map(|rule| (rule.line, rule.access, rule.length as usize)).collect();
    let ours = Answer {
        access: verdict.access(),
        line: verdict.decision.winner().map(|winner| winner.line),
        groups: verdict.lookup.groups.to_vec(),
        matches,
    };
    let expected = ReferenceModel::new(robots.text(), agent.dialect()).answer(agent, target.path());
    assert_eq!(ours, expected, "{}", query());
    assert!(verdict.lookup.groups.iter().all(|group| !verdict.lookup.passed_over.contains(group)), "{}", query());
    assert_fits_together(&verdict.decision, agent.dialect().precedence);
    assert_explained(robots, agent, target);
}

/// Checks that each match's outcome agrees with the winner, and that the reason agrees with the precedence.
fn assert_fits_together(decision: &Decision, precedence: Precedence) {
    let winners: Vec<_> = decision.matches.iter().filter(|rule| rule.outcome == Outcome::Wins).collect();
    assert_eq!(winners, decision.winner().into_iter().collect::<Vec<_>>(), "one winner, or none");
    let by_length = precedence == Precedence::LongestMatch;
    for rule in &decision.matches {
        let than_winner = decision.winner().map(|winner| rule.length.cmp(&winner.length));
        let fits = match rule.outcome {
            Outcome::Wins => rule.access == decision.access && rule.length > 0,
            Outcome::Shorter => by_length && than_winner.is_some_and(|than| than.is_lt()),
            Outcome::LosesTie => {
                by_length
                    && than_winner.is_some_and(|than| than.is_eq())
                    && rule.access == Access::Disallowed
                    && decision.access == Access::Allowed
            }
            Outcome::Repeats => by_length && than_winner.is_some_and(|than| than.is_eq()) && rule.access == decision.access,
            Outcome::Later => !by_length,
            Outcome::Empty => rule.length == 0,
            Outcome::Overruled => decision.reason == Reason::RobotsTxtItself,
        };
        assert!(fits, "{rule:?} in {decision:?}");
    }
    let ties = decision.matches.iter().any(|rule| rule.outcome == Outcome::LosesTie);
    let is_reason = match decision.reason {
        Reason::RobotsTxtItself => decision.canonical_path == "/robots.txt",
        Reason::NoGroup | Reason::NoMatch => winners.is_empty(),
        Reason::LongestMatch => by_length && !ties,
        Reason::AllowWinsTie => by_length && ties,
        Reason::FirstMatch => precedence == Precedence::FirstMatch,
        Reason::AllowFirst => precedence == Precedence::AllowFirst,
    };
    assert!(is_reason, "{decision:?}");
}
