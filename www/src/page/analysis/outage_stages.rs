//! The stages of an outage of robots.txt, for each group of crawlers.

use std::sync::Arc;

use robotscope::Target;
use robotscope::availability::{CrawlAnswer, Effect, Fetched, FetchedVerdict, LastGoodCopy, RestOfSite};
use robotscope::crawlers::Certainty;

use super::Results;
use super::timeline::{Featured, Stage, Track};
use crate::outage::{Outage, turning_points};

/// The answer in a stage of an outage.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct OutageOutcome {
    /// The answer about crawling. `None` without a valid URL.
    pub(crate) answer: Option<CrawlAnswer>,
    pub(crate) certainty: Certainty,
    pub(crate) effects: Vec<ConditionalEffect>,
}

/// An effect with the unknown facts on which it depends.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct ConditionalEffect {
    pub(crate) effect: Effect,
    pub(crate) last_good_copy: Option<LastGoodCopy>,
    pub(crate) rest_of_site: Option<RestOfSite>,
}

/// A stage of an outage. Its times are in hours.
pub(crate) type OutageStage = Stage<u32, OutageOutcome>;

impl Results {
    /// Returns the stages of the current outage for the featured crawlers. If none of their answers changes, returns the stages of all
    /// crawlers whose answer changes.
    pub(crate) fn outage_tracks(&self, outage: &Outage, featured: Featured<'_>) -> Vec<Track<u32, OutageOutcome>> {
        let Some(fetch) = self.inputs.robots.fetch() else { return Vec::new() };
        let target = self.inputs.target.as_ref().ok();
        // Without a URL, show only the effects. They are the same for all URLs, so evaluate `/`.
        let Ok(root) = Target::parse("/") else { return Vec::new() };
        let points = turning_points(fetch.response);
        if points.is_empty() {
            return Vec::new();
        }
        let periods = [0].into_iter().chain(points.iter().copied());
        let verdicts: Vec<_> = periods
            .map(|hours| {
                let fetch = Outage { hours: Some(hours), ..*outage }.fetch(fetch.response);
                Fetched::new(fetch).with_available_text(Arc::clone(&self.inputs.robots.robots)).check_all(target.unwrap_or(&root))
            })
            .collect();
        let outcomes = |place: usize| -> Option<Vec<OutageOutcome>> {
            verdicts.iter().map(|verdicts| OutageOutcome::new(&verdicts.get(place)?.verdict, target)).collect()
        };
        let changes = |place: &usize| {
            let outcomes = outcomes(*place).unwrap_or_default();
            outcomes.iter().any(|outcome| outcomes.first().is_some_and(|first| first.differs(outcome)))
        };
        let featured = self.featured(featured);
        if featured.iter().any(changes) {
            self.tracks(featured, &points, outcomes)
        } else {
            let fetching =
                (0..self.rows.len()).filter(|place| self.rows.get(*place).is_some_and(|row| row.crawler.sends_requests()));
            self.tracks(fetching.filter(changes), &points, outcomes)
        }
    }
}

impl OutageOutcome {
    /// Creates the outcome for a crawler. Returns `None` if the crawler ignores robots.txt, or if robots.txt does not apply to it.
    fn new(verdict: &FetchedVerdict, target: Option<&Target>) -> Option<Self> {
        if matches!(verdict.answer.value, CrawlAnswer::Ignores | CrawlAnswer::UserTriggered) {
            return None;
        }
        let is_only = verdict.answers.len() == 1;
        let effects = verdict.answers.iter().map(|answer| ConditionalEffect {
            effect: answer.possibility.effect,
            last_good_copy: answer.possibility.condition.last_good_copy.filter(|_| !is_only),
            rest_of_site: answer.possibility.condition.rest_of_site.filter(|_| !is_only),
        });
        let answer = target.map(|_| verdict.answer.value);
        let certainty = target.map_or_else(|| verdict.certainty(), |_| verdict.answer.certainty);
        Some(Self { answer, certainty, effects: effects.collect() })
    }

    /// Returns `true` if the answers differ or, without a URL, the effects.
    fn differs(&self, other: &Self) -> bool {
        self.answer != other.answer || self.answer.is_none() && self.effects != other.effects
    }
}

impl OutageStage {
    /// Returns the length of the outage, in hours, after the user picks this stage: the current length `hours` if the stage contains it;
    /// otherwise, the stage's start.
    pub(crate) fn picked(&self, hours: Option<u32>) -> u32 {
        hours.filter(|hours| self.contains(*hours)).or(self.from).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::analysis::Inputs;
    use crate::pin::Pin;
    use robotscope::availability::{Fetch, Response};

    const ROBOTS: &str = "User-agent: *\nDisallow: /a\n";
    const UNKNOWN: Outage = Outage { hours: None, last_good_copy: None, rest_of_site: None };
    const DAYS_30: u32 = 30 * 24;

    fn tracks(status: u16, outage: Outage, tokens: &[&'static str]) -> Vec<Track<u32, OutageOutcome>> {
        let pins: Vec<_> = tokens.iter().map(|token| Pin::Crawler(token)).collect();
        Results::with_fetch(ROBOTS, Some(Fetch::status(status))).outage_tracks(&outage, Featured { pins: &pins, chosen: None })
    }

    fn stages(track: &Track<u32, OutageOutcome>) -> Vec<(Option<u32>, CrawlAnswer, Certainty, Vec<&'static str>)> {
        let effects = |stage: &OutageStage| stage.outcome.effects.iter().map(|one| one.effect.as_str()).collect();
        let stages = track.stages.iter();
        stages.map(|stage| (stage.from, stage.outcome.answer.unwrap(), stage.outcome.certainty, effects(stage))).collect()
    }

    /// Google, How Google interprets the robots.txt specification: nothing is crawled for 12 hours; then Google uses its last good copy;
    /// after 30 days, robots.txt counts as missing unless the rest of the site fails too.
    #[test]
    fn googlebot_has_three_stages_and_stops_using_its_copy_after_30_days() {
        use CrawlAnswer::{Depends, Disallowed};
        let outage = Outage { last_good_copy: Some(LastGoodCopy::Exists), ..UNKNOWN };
        let found = tracks(503, outage, &["Googlebot"]);
        let expected = vec![
            (None, Disallowed, Certainty::Documented, vec!["disallow-all"]),
            (Some(12), Disallowed, Certainty::Documented, vec!["last-good-copy"]),
            (Some(DAYS_30), Depends, Certainty::Documented, vec!["no-file", "disallow-all"]),
        ];
        assert_eq!(found.iter().map(stages).collect::<Vec<_>>(), [expected]);
    }

    /// RFC 9309, 2.3.1.4: crawlers must assume complete disallow; after a reasonable time such as 30 days, they may use a copy or treat
    /// robots.txt as missing. Bing does not document its behaviour. Yandex, Using robots.txt: any status other than 200 means no
    /// restrictions.
    #[test]
    fn crawlers_with_different_policies_or_certainties_have_separate_tracks() {
        let found = tracks(503, UNKNOWN, &["Googlebot", "bingbot", "YandexBot"]);
        let names: Vec<_> = found.iter().map(|track| track.names.as_slice()).collect();
        assert_eq!(names, [["Googlebot"], ["bingbot"], ["YandexBot"]]);
        let [_, bing, yandex] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!(
            bing.stages.iter().map(|stage| (stage.from, stage.columns)).collect::<Vec<_>>(),
            [(None, 2), (Some(DAYS_30), 1)]
        );
        assert!(bing.stages.iter().all(|stage| stage.outcome.certainty == Certainty::Assumed), "{bing:?}");
        let all_the_time = vec![(None, CrawlAnswer::Allowed, Certainty::Documented, vec!["no-file"])];
        assert_eq!((stages(yandex), yandex.stages[0].columns), (all_the_time, 3));
    }

    #[test]
    fn states_whether_the_rest_of_the_site_responds_only_while_this_is_unknown() {
        let conditions = |outage: Outage| {
            let found = tracks(503, Outage { hours: Some(DAYS_30), ..outage }, &["Googlebot"]);
            let last = found[0].stages.last().unwrap().outcome.effects.clone();
            last.into_iter().map(|effect| effect.rest_of_site).collect::<Vec<_>>()
        };
        let both = [Some(RestOfSite::Available), Some(RestOfSite::Unavailable)];
        assert_eq!(conditions(UNKNOWN), both);
        assert_eq!(conditions(Outage { rest_of_site: Some(RestOfSite::Available), ..UNKNOWN }), [None]);
    }

    #[test]
    fn each_outage_stage_shows_the_same_answer_as_the_page_at_that_time() {
        for (status, copy) in [500, 429, 503]
            .into_iter()
            .flat_map(|status| [None, Some(LastGoodCopy::Exists), Some(LastGoodCopy::Missing)].map(|copy| (status, copy)))
        {
            let outage = Outage { last_good_copy: copy, ..UNKNOWN };
            let tokens = ["Googlebot", "bingbot", "Amazonbot", "GPTBot"];
            for track in tracks(status, outage, &tokens) {
                for (stage, hours) in track.stages.iter().flat_map(|stage| {
                    let first = stage.from.unwrap_or_default();
                    [first, stage.until.map_or(first + 1000, |until| until - 1)].map(|hours| (stage, hours))
                }) {
                    let fetch = Outage { hours: Some(hours), ..outage }.fetch(Response::Status(status));
                    let results = Results::with_fetch(ROBOTS, Some(fetch));
                    for name in &track.names {
                        let answer = results.rows[results.place(name).unwrap()].answer.unwrap();
                        let found = (stage.outcome.answer, stage.outcome.certainty);
                        assert_eq!(found, (Some(answer.value), answer.certainty), "{name} {status} {copy:?} {hours}");
                        let pinned = results.pinned(Pin::Crawler(name)).unwrap();
                        let expected = Some(answer.certainty).filter(|certainty| *certainty != Certainty::Documented);
                        assert_eq!(pinned.certainty, expected, "{name} {status} {copy:?} {hours}");
                        assert_eq!(pinned.sentence.ends_with("assumed, not documented."), expected == Some(Certainty::Assumed));
                    }
                }
            }
        }
    }

    #[test]
    fn shows_no_stages_if_the_length_of_the_outage_does_not_matter() {
        for status in [200, 304] {
            assert_eq!(tracks(status, UNKNOWN, &["Googlebot"]), [], "{status}");
        }
        let unknown = Results::with_fetch(ROBOTS, None);
        assert_eq!(unknown.outage_tracks(&UNKNOWN, Featured { pins: &[], chosen: None }), []);
    }

    #[test]
    fn shows_all_affected_crawlers_if_no_pinned_crawler_is_affected() {
        let found = tracks(503, UNKNOWN, &["YandexBot"]);
        let names: Vec<_> = found.iter().flat_map(|track| track.names.iter().copied()).collect();
        assert!(names.contains(&"Googlebot") && !names.contains(&"YandexBot"), "{names:?}");
        assert_eq!(tracks(503, UNKNOWN, &[]), found);
        // Unlike Googlebot, Amazonbot uses a copy for 30 days after any failure ([amazon-crawlers]).
        let names: Vec<_> = tracks(404, UNKNOWN, &["Googlebot"]).into_iter().flat_map(|track| track.names).collect();
        assert!(names.contains(&"Amazonbot") && !names.contains(&"Googlebot"), "{names:?}");
    }

    /// The view for many URLs also uses the length of the outage, and does not need a URL in the page view.
    #[test]
    fn shows_the_effects_of_an_outage_but_no_answer_without_a_url() {
        let results = Results::with_fetch(ROBOTS, Some(Fetch::status(503)));
        let results = Results::new(&Inputs { target: Target::parse(""), ..results.inputs });
        let found = results.outage_tracks(&UNKNOWN, Featured { pins: &[Pin::Crawler("Googlebot")], chosen: None });
        let [track] = found.as_slice() else { panic!("{found:?}") };
        assert_eq!(track.stages.iter().map(|stage| stage.from).collect::<Vec<_>>(), [None, Some(12), Some(DAYS_30)]);
        assert!(track.stages.iter().all(|stage| stage.outcome.answer.is_none() && !stage.outcome.effects.is_empty()));
    }

    #[test]
    fn picking_a_stage_keeps_the_length_of_the_outage_if_the_stage_contains_it() {
        let found = tracks(503, UNKNOWN, &["Googlebot"]);
        let picked = |hours| found[0].stages.iter().map(|stage| stage.picked(hours)).collect::<Vec<_>>();
        assert_eq!(picked(None), [0, 12, DAYS_30]);
        assert_eq!(picked(Some(48)), [0, 48, DAYS_30]);
    }
}
