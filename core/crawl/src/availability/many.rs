//! A fetch, and many questions.

use super::fetched::common;
use super::{CrawlAnswer, Effect, Fetched};
use crate::RobotsTxt;
use crate::crawlers::Compliance;
use crate::matching::{Agent, Matcher, Target};

/// What came back for robots.txt, compiled for some crawlers and many URLs. It answers as [`Fetched::check`] does, which is for a single
/// question.
///
/// ```
/// use robotscope::availability::{CrawlAnswer, Fetch, Fetched};
/// use robotscope::{Agent, RobotsTxt, Target};
///
/// let fetched = Fetched::new(Fetch::status(200)).with_text(RobotsTxt::parse("User-agent: *\nDisallow: /a"));
/// let matchers = fetched.matchers(&["Googlebot", "Bytespider"].map(Agent::named));
/// assert_eq!(matchers.brief(0, &Target::parse("/a")?), (CrawlAnswer::Disallowed, Some(2)));
/// assert_eq!(matchers.brief(1, &Target::parse("/a")?), (CrawlAnswer::Ignores, None));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug)]
pub struct FetchedMatchers {
    crawlers: Vec<Ways>,
    /// For each text that some crawler may go by, the rules of each crawler.
    texts: Vec<Vec<Matcher>>,
}

/// What the fetch can mean to a crawler.
#[derive(Clone, Debug)]
struct Ways {
    compliance: Compliance,
    /// Each effect, with the place of the text that decides then, if it is at hand.
    effects: Vec<(Effect, Option<usize>)>,
}

impl<'t> Fetched<'t> {
    /// Compiles the rules for these crawlers, in their order.
    pub fn matchers<'s>(&'s self, agents: &[Agent<'_>]) -> FetchedMatchers {
        let mut texts: Vec<&'s RobotsTxt<'t>> = Vec::new();
        let mut place = |robots: &'s RobotsTxt<'t>| {
            let known = texts.iter().position(|text| std::ptr::eq(*text, robots));
            known.unwrap_or_else(|| {
                texts.push(robots);
                texts.len() - 1
            })
        };
        let mut ways = |agent: &Agent<'_>| {
            let effects = self.possibilities(agent).into_iter().map(|one| one.effect);
            let effects = effects.map(|effect| (effect, self.text(effect).map(&mut place)));
            Ways { compliance: agent.compliance().value, effects: effects.collect() }
        };
        let crawlers = agents.iter().map(&mut ways).collect();
        let texts = texts.into_iter().map(|robots| robots.matchers(agents.iter().cloned())).collect();
        FetchedMatchers { crawlers, texts }
    }
}

impl FetchedMatchers {
    /// What robots.txt comes to for the crawler in this place and a URL, and the line that decides, if one does; for a crawler that
    /// is not there, it depends.
    pub fn brief(&self, crawler: usize, target: &Target) -> (CrawlAnswer, Option<u32>) {
        let Some(Ways { compliance, effects }) = self.crawlers.get(crawler) else { return (CrawlAnswer::Depends, None) };
        let mut line = None;
        let access = common(effects.iter().map(|(effect, text)| {
            let of_text = || Some(self.texts.get((*text)?)?.get(crawler)?.brief(target));
            effect.access(target).or_else(|| {
                let brief = of_text()?;
                line = brief.line;
                Some(brief.access)
            })
        }));
        let answer = CrawlAnswer::new(*compliance, access);
        let is_by_rule = effects.len() == 1 && matches!(answer, CrawlAnswer::Allowed | CrawlAnswer::Disallowed);
        (answer, line.filter(|_| is_by_rule))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::availability::Fetch;
    use crate::crawlers;

    /// For every crawler of the catalogue, after every kind of answer, with a text of ordinary and of great length.
    #[test]
    fn many_questions_have_the_answers_of_one() {
        let agents: Vec<Agent<'_>> = crawlers::all().iter().map(Agent::from).collect();
        let text = "User-agent: *\nDisallow: /a\nUser-agent: GPTBot\nDisallow: /\n";
        let long = format!("{text}#{}\nUser-agent: *\nDisallow: /b\n", "x".repeat(512_000));
        for (text, status) in
            [text, &long].into_iter().flat_map(|text| [200, 203, 301, 304, 404, 429, 503].map(|status| (text, status)))
        {
            let fetched = Fetched::new(Fetch::status(status)).with_text_at_hand(RobotsTxt::parse(text));
            let matchers = fetched.matchers(&agents);
            for target in ["/a", "/b", "/c", "/robots.txt"].map(|path| Target::parse(path).unwrap()) {
                for (place, agent) in agents.iter().enumerate() {
                    let one = fetched.check(agent, &target).answer.value;
                    assert_eq!(matchers.brief(place, &target).0, one, "{status} {agent:?} {target:?}");
                }
            }
        }
    }
}
