//! Finds the crawlers that a line of a text affects.

use robotscope::availability::CrawlAnswer;
use robotscope::dialect::DialectName;
use robotscope::directives::DirectiveOutcome;
use robotscope::evaluate::Source;
use robotscope::matching::{Group, Groups};

use super::{Results, of_text};

/// The effect of a line on a crawler.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Concern {
    /// The line decides a verdict.
    Decides,
    /// The line applies to the crawler, but does not decide.
    Binds,
}

impl Concern {
    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Decides => "decided",
            Self::Binds => "bound",
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct LineReach {
    /// The line's effect on each crawler, in the order of the report. `None` if the line has no effect.
    concerns: Vec<Option<Concern>>,
}

impl LineReach {
    pub(crate) fn new(results: &Results, source: Source, line: u32) -> Self {
        let concerns = match source {
            Source::RobotsTxt => of_robots(results, line),
            Source::Headers | Source::Html | Source::RenderedHtml => of_directives(results, source, line),
        };
        Self { concerns }
    }

    pub(crate) fn of(&self, place: usize) -> Option<Concern> {
        self.concerns.get(place).copied().flatten()
    }

    pub(crate) fn count(&self, concern: Concern) -> usize {
        self.concerns.iter().filter(|each| **each == Some(concern)).count()
    }
}

fn of_robots(results: &Results, line: u32) -> Vec<Option<Concern>> {
    let robots = &results.inputs.robots.robots;
    // Most crawlers use the same groups, so cache the result for each set of groups.
    let mut known: Vec<(&[usize], DialectName, bool)> = Vec::new();
    let mut concerns = Vec::with_capacity(results.report.crawlers.len());
    for found in &results.report.crawlers {
        let Some(verdict) = of_text(found) else {
            concerns.push(None);
            continue;
        };
        let (bound, dialect) = (&*verdict.lookup.groups, verdict.dialect);
        let is_bound = match known.iter().find(|(groups, known_dialect, _)| *known_dialect == dialect && *groups == bound) {
            Some((.., is_bound)) => *is_bound,
            None => {
                let is_bound = is_in_groups(&robots.groups(dialect.dialect()), bound, line);
                known.push((bound, dialect, is_bound));
                is_bound
            }
        };
        // A group may name a user-triggered fetcher, but rules do not decide the access of such a fetcher.
        let is_bound_by_rules = found.answer() != Some(CrawlAnswer::UserTriggered);
        let decides = is_bound_by_rules && verdict.decision.winner().is_some_and(|rule| rule.line == line);
        concerns.push(if decides { Some(Concern::Decides) } else { is_bound.then_some(Concern::Binds) });
    }
    concerns
}

/// Returns `true` if the line is in one of the groups with these indices.
fn is_in_groups(groups: &Groups, bound: &[usize], line: u32) -> bool {
    bound.iter().filter_map(|index| groups.get(*index)).any(|Group { agent_lines, rules, .. }| {
        let is_agent = agent_lines.binary_search_by_key(&line, |agent| agent.line).is_ok();
        is_agent || rules.binary_search_by_key(&line, |rule| rule.line).is_ok()
    })
}

fn of_directives(results: &Results, source: Source, line: u32) -> Vec<Option<Concern>> {
    let Some(text) = results.inputs.text(source) else { return Vec::new() };
    let directives = results.report.directives.directives.iter().enumerate();
    let of_line = directives.filter(|(_, found)| Source::from(found.carrier) == source);
    let of_line: Vec<usize> =
        of_line.filter(|(_, found)| text.line(found.directive.span.start()) == line).map(|(place, _)| place).collect();
    let concern = |outcomes: &[DirectiveOutcome]| {
        let mut counting = of_line.iter().filter_map(|place| outcomes.get(*place)).filter(|outcome| outcome.counts()).peekable();
        counting.peek()?;
        Some(if counting.any(|outcome| *outcome == DirectiveOutcome::Decides) { Concern::Decides } else { Concern::Binds })
    };
    results.report.crawlers.iter().map(|found| concern(&found.indexing.directive_outcomes)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reach(source: Source, line: u32) -> (Vec<&'static str>, Vec<&'static str>) {
        let robots = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\nAllow: /b\n# comment\n";
        let headers = "x-robots-tag: googlebot: noindex\nx-robots-tag: googlebot: index\n";
        let results = Results::sample(robots, headers);
        let reach = LineReach::new(&results, source, line);
        let with = |concern| {
            let places = (0..results.rows.len()).filter(|place| reach.of(*place) == Some(concern));
            places.map(|place| results.rows[place].crawler.token).collect()
        };
        (with(Concern::Decides), with(Concern::Binds))
    }

    #[test]
    fn the_matching_rule_decides_and_the_rest_of_its_group_applies() {
        let mut two = vec!["GPTBot", "CCBot"];
        let (mut decides, binds) = reach(Source::RobotsTxt, 3);
        two.sort_unstable();
        decides.sort_unstable();
        assert_eq!((&decides, binds.len()), (&two, 0));
        for line in [1, 2, 4] {
            let (decides, mut binds) = reach(Source::RobotsTxt, line);
            binds.sort_unstable();
            assert_eq!((decides.len(), &binds), (0, &two), "{line}");
        }
        assert_eq!(reach(Source::RobotsTxt, 5), (vec![], vec![]));
    }

    #[test]
    fn a_directive_affects_only_the_crawlers_that_it_names() {
        let (decides, binds) = reach(Source::Headers, 1);
        assert!(decides.contains(&"Googlebot") && !decides.contains(&"bingbot") && binds.is_empty());
        let (decides, binds) = reach(Source::Headers, 2);
        assert!(binds.contains(&"Googlebot") && decides.is_empty());
        assert_eq!(reach(Source::Html, 1), (vec![], vec![]));
    }
}
