//! What the answer to a question costs.

use std::time::{Duration, Instant};

use super::memory::{Memory, memory};
use super::questions::Question;

/// Time and memory.
pub(crate) struct Cost {
    pub(crate) time: Duration,
    pub(crate) memory: Memory,
}

/// Asks a question of a text.
pub(crate) fn cost(question: &Question, text: &[u8]) -> Cost {
    let (start, start_on_processor) = (Instant::now(), on_processor());
    let memory = memory(|| (question.ask)(text));
    let elapsed = start.elapsed();
    let time = on_processor().zip(start_on_processor).map_or(elapsed, |(end, start)| end - start);
    Cost { time, memory }
}

/// How long this thread has run, where Linux tells: what else runs on the machine counts for nothing.
fn on_processor() -> Option<Duration> {
    let told = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    told.split(' ').next()?.parse().ok().map(Duration::from_nanos)
}
