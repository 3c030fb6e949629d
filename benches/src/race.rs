//! Times the engines in rotation on the same work, so that background load affects all of them equally.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};

use crate::section::Cell;

/// The number and the duration of the samples in a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Sampling {
    /// A sample's duration, during which the work is repeated. It is much longer than the clock's resolution, but so short that most
    /// samples end before the system schedules another process.
    sample: Duration,
    /// The number of samples for each engine. The result is their median.
    rounds: usize,
    /// The maximum total time of an engine's samples. An engine that exceeds this time is not sampled again, except to reach three samples.
    limit: Duration,
}

impl Sampling {
    /// A precise measurement for published figures.
    pub const FULL: Self = Self { sample: Duration::from_millis(3), rounds: 75, limit: Duration::from_secs(3) };
    /// A fast, less precise measurement for development.
    pub const QUICK: Self = Self { sample: Duration::from_millis(1), rounds: 21, limit: Duration::from_millis(300) };
}

/// An engine and the work to time. The work must pass its result to [`std::hint::black_box`].
pub(crate) struct Contestant<'w> {
    pub(crate) engine: &'static str,
    pub(crate) work: Box<dyn FnMut() + 'w>,
}

/// Returns the time for each contestant's work, in nanoseconds; [`Cell::Missing`] if the work panics.
pub(crate) fn race(contestants: Vec<Contestant<'_>>, sampling: Sampling) -> Vec<(&'static str, Cell)> {
    let mut runners: Vec<Runner<'_>> = contestants.into_iter().map(|contestant| Runner::warm_up(contestant, sampling)).collect();
    for round in 0..sampling.rounds {
        // Rotate the order, so that an engine does not always inherit the same predecessor's caches.
        let first = round % runners.len().max(1);
        let (before, from_first) = runners.split_at_mut(first);
        for runner in from_first.iter_mut().chain(before) {
            runner.sample(sampling);
        }
    }
    runners.into_iter().map(|runner| (runner.contestant.engine, runner.cell())).collect()
}

struct Runner<'w> {
    contestant: Contestant<'w>,
    repeats: u32,
    spent: Duration,
    /// For each sample, the mean time of one run of the work, in nanoseconds.
    samples: Vec<f64>,
    panicked: bool,
}

impl<'w> Runner<'w> {
    /// Runs the work once to detect a panic. Then doubles `repeats` until a sample takes at least half of the intended duration.
    fn warm_up(mut contestant: Contestant<'w>, sampling: Sampling) -> Self {
        let panicked = catch_unwind(AssertUnwindSafe(&mut contestant.work)).is_err();
        let mut this = Self { contestant, repeats: 1, spent: Duration::ZERO, samples: Vec::new(), panicked };
        while !panicked && this.time() * 2 < sampling.sample {
            this.repeats *= 2;
        }
        this
    }

    fn sample(&mut self, sampling: Sampling) {
        let is_slow = self.spent > sampling.limit && self.samples.len() >= 3;
        if self.panicked || is_slow {
            return;
        }
        if self.repeats > 1 {
            // Refills the caches that other engines have overwritten.
            (self.contestant.work)();
        }
        let took = self.time();
        self.spent += took;
        self.samples.push(took.as_secs_f64() * 1e9 / f64::from(self.repeats));
    }

    fn time(&mut self) -> Duration {
        let start = Instant::now();
        for _ in 0..self.repeats {
            (self.contestant.work)();
        }
        start.elapsed()
    }

    fn cell(mut self) -> Cell {
        self.samples.sort_by(f64::total_cmp);
        let at = |part: usize| self.samples.get(self.samples.len() * part / 4).copied();
        match (at(1), at(2), at(3)) {
            (Some(low), Some(median), Some(high)) => Cell::Measured { value: median, spread: (high - low) / median },
            _ => Cell::Missing { why: "panics" },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_longer_times_for_slower_work_and_reports_panics() {
        let work = |engine, sleep: u64| Contestant {
            engine,
            work: Box::new(move || std::thread::sleep(Duration::from_micros(sleep))) as Box<dyn FnMut()>,
        };
        let out = Contestant { engine: "out", work: Box::new(|| panic!("on purpose")) };
        let cells = race(vec![work("quick", 50), work("slow", 2000), out], Sampling::QUICK);
        let value = |index: usize| cells[index].1.value();
        assert!(value(0).unwrap() < value(1).unwrap());
        assert!(value(1).unwrap() >= 2e6);
        assert_eq!(cells[2], ("out", Cell::Missing { why: "panics" }));
    }
}
