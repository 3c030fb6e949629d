//! Measures the cost of a query.

use std::time::{Duration, Instant};

use super::memory::{Memory, memory};
use super::queries::Query;

pub(crate) struct Cost {
    pub(crate) time: Duration,
    pub(crate) memory: Memory,
}

pub(crate) fn cost(query: &Query, text: &[u8]) -> Cost {
    let (start, start_on_processor) = (Instant::now(), on_processor());
    let memory = memory(|| (query.run)(text));
    let elapsed = start.elapsed();
    let time = on_processor().zip(start_on_processor).map_or(elapsed, |(end, start)| end - start);
    Cost { time, memory }
}

/// Returns this thread's processor time, which other programs do not affect. Returns `None` except on Linux.
fn on_processor() -> Option<Duration> {
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    statistics.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
