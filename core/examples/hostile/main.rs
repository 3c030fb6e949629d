//! Measures the cost of queries on hostile texts: `cargo run --release --example hostile -- [KIND] [TEXT] [QUERY] [SIZE]`.
//!
//! Runs each query on texts of one and two megabytes. If the costs are acceptable, also uses ten megabytes. With SIZE, uses only SIZE and
//! twice SIZE megabytes. Skips the second size if a query takes ten seconds or more on the first.
//!
//! Marks costs above one second or 64 MB per megabyte of text, and costs that grow faster than the text.
//!
//! KIND, TEXT and QUERY select names that contain them. An empty argument selects all names. A full run takes half an hour.

#![expect(unsafe_code, reason = "`GlobalAlloc` is an unsafe trait; this allocator only counts")]

mod cost;
mod memory;
mod queries;
mod texts;

use std::io::Write as _;
use std::time::Duration;

use cost::{Cost, cost};
use queries::QUERIES;

const MEGABYTE: usize = 1 << 20;
const MOST_TIME: Duration = Duration::from_secs(1);
const MOST_MEMORY: usize = 64 * MEGABYTE;
/// The maximum growth factor of memory use if the text doubles. Times vary more, so their limit is 20 % higher.
const GROWTH: f64 = 2.2;
/// Measurements below this time are unreliable.
const LITTLE: Duration = Duration::from_millis(300);

fn is_within(cost: &Cost, megabytes: u32) -> bool {
    cost.time <= MOST_TIME * megabytes && cost.memory.peak <= MOST_MEMORY * megabytes as usize
}

/// Returns `true` if a cost grew faster than the text, whose size doubled.
fn has_grown(now: &Cost, before: &Cost) -> bool {
    let faster = now.time > LITTLE && now.time.as_secs_f64() > 1.2 * GROWTH * before.time.as_secs_f64();
    let larger = |now: usize, before: usize| now > MEGABYTE && now as f64 > GROWTH * before as f64;
    faster || larger(now.memory.peak, before.memory.peak) || larger(now.memory.all, before.memory.all)
}

fn formatted(cost: &Cost) -> String {
    format!("{:>8.3} s {:>7.1} MB", cost.time.as_secs_f64(), cost.memory.peak as f64 / MEGABYTE as f64)
}

fn main() {
    let wanted: Vec<_> = std::env::args().skip(1).collect();
    let is_wanted = |place: usize, name: &str| wanted.get(place).is_none_or(|part| name.contains(part.as_str()));
    let sizes = wanted.get(3).and_then(|size| size.parse().ok()).map_or([1, 2, 10], |size| [size, 2 * size, 0]);
    let (mut all, mut faults) = (0, 0);
    for text in texts::TEXTS.iter().filter(|text| is_wanted(0, &format!("{:?}", text.kind)) && is_wanted(1, text.name)) {
        let [one, two, ten] = sizes.map(|size| text.with_size(size as usize * MEGABYTE));
        for query in QUERIES.iter().filter(|query| query.kind == text.kind && is_wanted(2, query.name)) {
            print!("{:<7} {:<42} {:<26}", format!("{:?}", text.kind), text.name, query.name);
            let _ = std::io::stdout().flush();
            let texts = query.texts();
            let first = cost(query, &one);
            print!("{}", formatted(&first));
            let _ = std::io::stdout().flush();
            let mut is_fault = !is_within(&first, texts * sizes[0]);
            if first.time < 10 * MOST_TIME {
                let second = cost(query, &two);
                print!(" {}", formatted(&second));
                is_fault |= has_grown(&second, &first) && has_grown(&second, &cost(query, &one));
            }
            if !is_fault && sizes[2] > 0 {
                let last = cost(query, &ten);
                print!(" {}", formatted(&last));
                is_fault |= !is_within(&last, texts * sizes[2]);
            }
            println!("{}", if is_fault { "  <---" } else { "" });
            all += 1;
            faults += usize::from(is_fault);
        }
    }
    println!("{all} costs, {faults} of them too high");
}
