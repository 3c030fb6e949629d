//! Measures the memory of parsed files, and writes it to `memory.json`.
//!
//! This is a separate program, because its counting allocator would slow down the measurements in `speed`.

use std::alloc::{GlobalAlloc, Layout, System};
use std::collections::BTreeMap;
use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};

use robotscope_benches::{Cell, ENGINES, Engine, Row, Section, Workloads, folder_and_sampling, write};

#[global_allocator]
static COUNTING: Counting = Counting;

/// The number of currently allocated bytes.
static ALLOCATED: AtomicUsize = AtomicUsize::new(0);

struct Counting;

#[expect(unsafe_code, reason = "`GlobalAlloc` is an unsafe trait; this allocator forwards every call to the system's")]
// SAFETY: each call is forwarded unchanged to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATED.fetch_add(layout.size(), Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        ALLOCATED.fetch_sub(layout.size(), Ordering::Relaxed);
        unsafe { System.dealloc(memory, layout) }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let (folder, _) = folder_and_sampling()?;
    let workloads = Workloads::load();
    let row = |name: &str, files: &[String]| {
        let cells = ENGINES.iter().map(|engine| (engine.name, per_byte(engine, files)));
        Row { name: name.to_owned(), cells: cells.collect(), queries: 0, different: BTreeMap::new() }
    };
    // Skips the real files, which have a separate row, and the file with 1,000 rules, which is also in `queries`.
    let generated = workloads.checks.iter().skip(3).chain(&workloads.queries);
    let section = Section {
        id: "memory",
        title: "Memory of a parsed file".to_owned(),
        unit: "bytes per byte of text",
        engines: ENGINES.iter().map(|engine| engine.name).collect(),
        rows: [row("all real files", &workloads.real)]
            .into_iter()
            .chain(generated.map(|workload| row(&workload.name, &workload.files)))
            .collect(),
        notes: vec![
            "The figures exclude the text itself, which no engine copies as a whole. `robotstxt` retains nothing.".to_owned(),
            "robotscope's index covers one crawler; the index of `fast-robots` covers all groups.".to_owned(),
        ],
    };
    write(&folder, "memory.json", &[section])
}

/// Parses the files with an engine, and returns the bytes that stay allocated per byte of text.
fn per_byte(engine: &Engine, files: &[String]) -> Cell {
    let text: usize = files.iter().map(String::len).sum();
    let mut allocated = 0;
    for file in files {
        let before = ALLOCATED.load(Ordering::Relaxed);
        let Some(retained) = (engine.retain)(file) else { return Cell::Missing { why: "nothing" } };
        allocated += ALLOCATED.load(Ordering::Relaxed) - before;
        drop(black_box(retained));
    }
    Cell::Measured { value: allocated as f64 / text.max(1) as f64, spread: 0.0 }
}
