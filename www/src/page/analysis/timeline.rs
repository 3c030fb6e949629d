//! Timelines: how the answer for each group of crawlers changes over time.

use super::Results;
use crate::grouped::grouped;
use crate::page::table::Chosen;
use crate::pin::Pin;

/// Crawlers with the same stages.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Track<T, O> {
    pub(crate) names: Vec<&'static str>,
    pub(crate) stages: Vec<Stage<T, O>>,
}

/// The crawlers and classes that the user has pinned, and the row that the user has chosen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Featured<'p> {
    pub(crate) pins: &'p [Pin],
    pub(crate) chosen: Option<Chosen>,
}

/// A period in which the outcome does not change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Stage<T, O> {
    /// The start of the stage. `None` for the first stage.
    pub(crate) from: Option<T>,
    /// The start of the next stage. `None` for the last stage.
    pub(crate) until: Option<T>,
    pub(crate) outcome: O,
    /// The number of columns that the stage fills. All tracks have the same number of columns.
    pub(crate) columns: usize,
}

impl<T: Copy + PartialOrd, O> Stage<T, O> {
    pub(crate) fn contains(&self, time: T) -> bool {
        self.from.is_none_or(|from| from <= time) && self.until.is_none_or(|until| time < until)
    }
}

impl<T: Copy + PartialEq, O: Clone + PartialEq> Track<T, O> {
    /// Builds tracks from the outcomes of each crawler in the periods that `points` separate. Leaves out points at which no outcome
    /// changes.
    pub(super) fn grouped(points: &[T], outcomes: impl IntoIterator<Item = (&'static str, Vec<O>)>) -> Vec<Self> {
        let groups = grouped(outcomes.into_iter().map(|(name, outcomes)| (outcomes, name)));
        let is_change = |place: usize| groups.iter().any(|(outcomes, _)| outcomes.get(place) != outcomes.get(place + 1));
        let changes: Vec<_> = (0..points.len()).map(is_change).collect();
        let stages = |outcomes: Vec<O>| {
            let mut stages: Vec<Stage<T, O>> = Vec::new();
            for (place, outcome) in outcomes.into_iter().enumerate() {
                let from = place.checked_sub(1);
                let is_column = from.is_none_or(|from| changes.get(from) == Some(&true));
                match stages.last_mut() {
                    Some(last) if last.outcome == outcome => last.columns += usize::from(is_column),
                    last => {
                        let from = from.and_then(|from| points.get(from)).copied();
                        if let Some(last) = last {
                            last.until = from;
                        }
                        stages.push(Stage { from, until: None, outcome, columns: 1 });
                    }
                }
            }
            stages
        };
        groups.into_iter().map(|(outcomes, names)| Self { names, stages: stages(outcomes) }).collect()
    }
}

impl Results {
    /// Builds the tracks of crawlers. `places` are their indexes in the report. `outcomes` returns the outcomes for a crawler in the
    /// periods that `points` separate, or `None` to leave the crawler out.
    pub(super) fn tracks<T: Copy + PartialEq, O: Clone + PartialEq>(
        &self,
        places: impl IntoIterator<Item = usize>,
        points: &[T],
        outcomes: impl Fn(usize) -> Option<Vec<O>>,
    ) -> Vec<Track<T, O>> {
        let rows = places.into_iter().filter_map(|place| Some((place, self.rows.get(place)?)));
        Track::grouped(points, rows.filter_map(|(place, row)| Some((row.crawler.token, outcomes(place)?))))
    }

    /// Returns the indexes of the pinned crawlers, the crawlers in pinned classes and the chosen crawler, without duplicates. Leaves out
    /// control tokens, which fetch no pages.
    pub(super) fn featured(&self, featured: Featured<'_>) -> Vec<usize> {
        let chosen = match featured.chosen {
            Some(Chosen::Crawler(token)) => Some(Pin::Crawler(token)),
            Some(Chosen::Custom) | None => None,
        };
        let mut places = Vec::new();
        for pin in featured.pins.iter().copied().chain(chosen) {
            let is_meant = |place: &usize| {
                self.rows.get(*place).filter(|row| row.crawler.sends_requests()).is_some_and(|row| match pin {
                    Pin::Crawler(token) => row.crawler.token == token,
                    Pin::Class(class) => row.crawler.serves(class),
                })
            };
            let new: Vec<_> = (0..self.rows.len()).filter(is_meant).filter(|place| !places.contains(place)).collect();
            places.extend(new);
        }
        places
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Stages = Vec<(Option<u32>, Option<u32>, char, usize)>;

    fn tracks(points: &[u32], outcomes: &[(&'static str, &str)]) -> Vec<(Vec<&'static str>, Stages)> {
        let outcomes = outcomes.iter().map(|(name, outcomes)| (*name, outcomes.chars().collect()));
        let stages = |track: Track<u32, char>| {
            track.stages.into_iter().map(|Stage { from, until, outcome, columns }| (from, until, outcome, columns)).collect()
        };
        let tracks = Track::grouped(points, outcomes).into_iter();
        tracks.map(|track| (track.names.clone(), stages(track))).collect()
    }

    #[test]
    fn crawlers_with_the_same_outcomes_share_a_track_and_consecutive_equal_outcomes_share_a_stage() {
        let first = vec![(None, Some(12), 'a', 1), (Some(12), None, 'b', 2)];
        let second = vec![(None, Some(30), 'a', 2), (Some(30), None, 'b', 1)];
        let found = tracks(&[12, 30], &[("A", "abb"), ("B", "aab"), ("C", "abb")]);
        assert_eq!(found, [(vec!["A", "C"], first), (vec!["B"], second)]);
    }

    #[test]
    fn a_point_at_which_no_outcome_changes_adds_no_column() {
        let found = tracks(&[6, 12, 30], &[("A", "aabb"), ("B", "cccc")]);
        let expected = vec![(None, Some(12), 'a', 1), (Some(12), None, 'b', 1)];
        assert_eq!(found, [(vec!["A"], expected), (vec!["B"], vec![(None, None, 'c', 2)])]);
    }

    #[test]
    fn a_stage_contains_its_start_but_not_its_end() {
        let stage = Stage { from: Some(12), until: Some(30), outcome: (), columns: 1 };
        assert_eq!([11, 12, 29, 30].map(|time| stage.contains(time)), [false, true, true, false]);
    }
}
