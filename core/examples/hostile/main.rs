//! What texts cost that somebody made to hurt: `cargo run --release --example hostile -- [KIND] [TEXT] [QUESTION] [SIZE]`.
//!
//! Each question is asked of each text with one and two megabytes, and with ten if that is no fault already; with a size, only with
//! that and twice as much. What costs more than a second or 64 MB for a megabyte is marked, and so is what grows more than the text
//! does. The other arguments are parts of names; an empty one means all. To ask everything takes half an hour.

#![expect(unsafe_code, reason = "an allocator is unsafe by nature; this one only counts")]

mod memory;
mod questions;
mod texts;

use std::io::Write as _;
use std::time::{Duration, Instant};

use memory::{Memory, memory};
use questions::{QUESTIONS, Question};

const MEGABYTE: usize = 1 << 20;
const MOST_TIME: Duration = Duration::from_secs(1);
const MOST_MEMORY: usize = 64 * MEGABYTE;
/// By how much the costs may grow where the text doubles, and how much is too little to be measured.
const GROWTH: f64 = 2.2;
const LITTLE: Duration = Duration::from_millis(300);

struct Cost {
    time: Duration,
    memory: Memory,
}

fn cost(question: &Question, text: &[u8]) -> Cost {
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

impl Cost {
    fn is_within(&self, megabytes: u32) -> bool {
        self.time <= MOST_TIME * megabytes && self.memory.peak <= MOST_MEMORY * megabytes as usize
    }

    /// Whether it has grown more than the text, which is twice as large.
    fn has_grown(&self, before: &Self) -> bool {
        let faster = self.time > LITTLE && self.time.as_secs_f64() > 1.2 * GROWTH * before.time.as_secs_f64();
        let larger = |now: usize, before: usize| now > MEGABYTE && now as f64 > GROWTH * before as f64;
        faster || larger(self.memory.peak, before.memory.peak) || larger(self.memory.all, before.memory.all)
    }
}

impl std::fmt::Display for Cost {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let megabytes = self.memory.peak as f64 / MEGABYTE as f64;
        write!(f, "{:>8.3} s {megabytes:>7.1} MB", self.time.as_secs_f64())
    }
}

fn main() {
    let wanted: Vec<_> = std::env::args().skip(1).collect();
    let is_wanted = |place: usize, name: &str| wanted.get(place).is_none_or(|part| name.contains(part.as_str()));
    let sizes = wanted.get(3).and_then(|size| size.parse().ok()).map_or([1, 2, 10], |size| [size, 2 * size, 0]);
    let (mut all, mut faults) = (0, 0);
    for text in texts::TEXTS.iter().filter(|text| is_wanted(0, &format!("{:?}", text.kind)) && is_wanted(1, text.name)) {
        let [one, two, ten] = sizes.map(|size| text.with_size(size as usize * MEGABYTE));
        for question in QUESTIONS.iter().filter(|question| question.kind == text.kind && is_wanted(2, question.name)) {
            print!("{:<7} {:<42} {:<26}", format!("{:?}", text.kind), text.name, question.name);
            let _ = std::io::stdout().flush();
            let texts = if question.name.starts_with("compare") { 2 } else { 1 };
            let first = cost(question, &one);
            print!("{first}");
            let _ = std::io::stdout().flush();
            let mut is_fault = !first.is_within(texts * sizes[0]);
            if first.time < 10 * MOST_TIME {
                let second = cost(question, &two);
                print!(" {second}");
                is_fault |= second.has_grown(&first) && second.has_grown(&cost(question, &one));
            }
            if !is_fault && sizes[2] > 0 {
                let last = cost(question, &ten);
                print!(" {last}");
                is_fault |= !last.is_within(texts * sizes[2]);
            }
            println!("{}", if is_fault { "  <---" } else { "" });
            all += 1;
            faults += usize::from(is_fault);
        }
    }
    println!("{all} costs, {faults} of them too high");
}
