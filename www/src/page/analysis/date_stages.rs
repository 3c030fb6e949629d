//! The effect of the dates in `unavailable_after` over time, for each group of crawlers.

use robotscope::crawlers::Certainty;
use robotscope::directives::Moment;
use robotscope::evaluate::{Page, Report};

use super::timeline::{Featured, Stage, Track};
use super::{NotShown, Results, Verdict};

/// The verdict before or after a date.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct DateOutcome {
    pub(crate) verdict: Verdict,
    /// The certainty with which the crawler acts on the date. `Some` only if the page is not shown, and the verdict's words do not already
    /// state that the crawler's behaviour is assumed.
    pub(crate) certainty: Option<Certainty>,
}

pub(crate) type DateStage = Stage<Moment, DateOutcome>;

/// The maximum number of dates in a timeline.
const DATES: usize = 4;

impl Results {
    /// Returns the stages before, between and after the dates of the featured crawlers, and the number of dates that do not fit. Leaves
    /// out crawlers whose verdict does not change.
    pub(crate) fn date_tracks(&self, featured: Featured<'_>) -> (Vec<Track<Moment, DateOutcome>>, usize) {
        let dated = |place: &usize| Some((*place, self.report.crawlers.get(*place)?.indexing.unavailable_after.value?));
        let (places, mut dates): (Vec<_>, Vec<_>) = self.featured(featured).iter().filter_map(dated).unzip();
        dates.sort_unstable();
        dates.dedup();
        let more = dates.len().saturating_sub(DATES);
        dates.truncate(DATES);
        let Some(first) = dates.first() else { return (Vec::new(), 0) };
        let page = self.inputs.page();
        let agents: Vec<_> = places.iter().filter_map(|place| Some(self.report.crawlers.get(*place)?.agent.clone())).collect();
        let before = Moment::from_unix(first.unix() - 1);
        let reports: Vec<_> = std::iter::once(before)
            .chain(dates.iter().copied())
            .map(|now| Page { now: Some(now), ..page.clone() }.evaluate(&agents))
            .collect();
        let outcome = |report: &Report<'_>, place: usize| {
            let agent = places.iter().position(|known| *known == place)?;
            let (row, found) = (self.rows.get(place)?, report.crawlers.get(agent)?);
            let verdict = Verdict::new(report, found, Some(row.crawler.class));
            let is_stated = matches!(verdict, Verdict::NotShown(NotShown { is_assumed: false, .. }));
            Some(DateOutcome { verdict, certainty: is_stated.then_some(found.indexing.index.certainty) })
        };
        let outcomes = |place| {
            let outcomes: Vec<_> = reports.iter().map(|report| outcome(report, place)).collect::<Option<_>>()?;
            outcomes.windows(2).any(|pair| pair.first() != pair.last()).then_some(outcomes)
        };
        (self.tracks(places.iter().copied(), &dates, outcomes), more)
    }
}

impl DateStage {
    /// Returns the date to evaluate when the user picks this stage: today, if the stage contains today; otherwise, the stage's start,
    /// rounded up to a minute. The first stage has no start, so its date is one minute before its end.
    pub(crate) fn picked(&self, today: Moment) -> Moment {
        const MINUTE: i64 = 60;
        if self.contains(today) {
            return today;
        }
        // The date field has no seconds, so round up to a minute in the stage.
        let start = self.from.map(|from| (from.unix() + MINUTE - 1).div_euclid(MINUTE) * MINUTE);
        let last_minute = || self.until.map(|until| until.unix() - MINUTE);
        start.or_else(last_minute).map_or(today, Moment::from_unix)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::analysis::{HtmlDocument, Inputs};
    use crate::pin::Pin;
    use std::rc::Rc;

    /// Returns the tracks for these crawlers, and the number of dates that do not fit. Evaluates a robots.txt, headers and an empty
    /// document at the start of 2026.
    fn tracks(robots: &str, headers: &str, tokens: &[&'static str]) -> (Vec<Track<Moment, DateOutcome>>, usize) {
        let html = Some(Rc::new(HtmlDocument::new(&"".into())));
        let results = Results::sample(robots, headers);
        let results = Results::new(&Inputs { html, now: Some(moment("2026-01-01")), ..results.inputs });
        let pins: Vec<_> = tokens.iter().map(|token| Pin::Crawler(token)).collect();
        results.date_tracks(Featured { pins: &pins, chosen: None })
    }

    fn moment(text: &str) -> Moment {
        Moment::parse(text).unwrap()
    }

    const NOT_SHOWN: Verdict = Verdict::NotShown(NotShown { is_assumed: false, is_temporary: false });

    /// Google, "Robots meta tag": a page with `unavailable_after` is not shown in search results after the date.
    #[test]
    fn shows_a_page_only_until_its_unavailable_after_date() {
        let (found, more) = tracks("", "x-robots-tag: unavailable_after: 2027-01-01\n", &["Googlebot"]);
        let date = Some(moment("2027-01-01"));
        let stages = found[0].stages.iter().map(|stage| (stage.from, stage.until, stage.outcome.clone())).collect::<Vec<_>>();
        let before = DateOutcome { verdict: Verdict::Shown, certainty: None };
        let after = DateOutcome { verdict: NOT_SHOWN, certainty: Some(Certainty::Documented) };
        assert_eq!((stages, more), (vec![(None, date, before), (date, None, after)], 0));
    }

    /// OpenAI does not document whether GPTBot obeys directives, so its outcome is only assumed.
    #[test]
    fn tracks_with_different_dates_share_their_columns() {
        let headers =
            "x-robots-tag: googlebot: unavailable_after: 2027-01-01\nx-robots-tag: gptbot: unavailable_after: 2025-06-01\n";
        let (found, _) = tracks("", headers, &["Googlebot", "GPTBot"]);
        let columns = found.iter().map(|track| (track.names[0], track.stages.iter().map(|stage| stage.columns).collect()));
        assert_eq!(columns.collect::<Vec<_>>(), [("Googlebot", vec![2, 1]), ("GPTBot", vec![1, 2])]);
        let after = &found[1].stages[1].outcome;
        assert!(after.verdict.words().contains("assumed") && after.certainty.is_none(), "{after:?}");
    }

    #[test]
    fn shows_no_stages_for_a_date_that_changes_nothing() {
        let date = "x-robots-tag: unavailable_after: 2027-01-01\n";
        let noindex = format!("{date}x-robots-tag: noindex\n");
        for (robots, headers) in [("User-agent: *\nDisallow: /\n", date), ("", &noindex), ("", "x-robots-tag: nosnippet\n")] {
            assert_eq!(tracks(robots, headers, &["Googlebot"]), (Vec::new(), 0), "{robots} {headers}");
        }
    }

    #[test]
    fn counts_the_unavailable_after_dates_that_do_not_fit() {
        let names = ["Googlebot", "GPTBot", "CCBot", "ClaudeBot", "PerplexityBot", "Bytespider"];
        let lines =
            names.iter().zip(2027..).map(|(name, year)| format!("x-robots-tag: {name}: unavailable_after: {year}-01-01\n"));
        let (found, more) = tracks("", &lines.collect::<String>(), &names);
        assert_eq!((found.len(), more), (DATES, names.len() - DATES), "{found:?}");
    }

    #[test]
    fn picking_a_date_stage_selects_today_its_start_or_the_minute_before_its_end() {
        let stage = |from: Option<&str>, until: Option<&str>| {
            let outcome = DateOutcome { verdict: Verdict::Shown, certainty: None };
            DateStage { from: from.map(moment), until: until.map(moment), outcome, columns: 1 }
        };
        let picked = |from, until| stage(from, until).picked(moment("2026-06-01"));
        assert_eq!(picked(None, Some("2027-01-01")), moment("2026-06-01"));
        assert_eq!(picked(Some("2027-01-01"), None), moment("2027-01-01"));
        assert_eq!(picked(None, Some("2026-01-01")), moment("2025-12-31T23:59:00Z"));
        assert_eq!(picked(Some("2027-01-01T12:00:01Z"), None), moment("2027-01-01T12:01:00Z"));
    }
}
