//! How much memory some work takes: an allocator that counts.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static LIVE: Cell<isize> = const { Cell::new(0) };
    static PEAK: Cell<isize> = const { Cell::new(0) };
    static ALL: Cell<usize> = const { Cell::new(0) };
}

fn count(more: usize, less: usize) {
    let live = LIVE.get() + more.cast_signed() - less.cast_signed();
    LIVE.set(live);
    PEAK.set(PEAK.get().max(live));
    ALL.set(ALL.get() + more);
}

// SAFETY: everything is left to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: the caller's promises are passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(0, layout.size());
        // SAFETY: the caller's promises are passed on.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size, layout.size());
        // SAFETY: the caller's promises are passed on.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// What some work takes, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// The most at one time, beside what was there before.
    pub(crate) peak: usize,
    /// All that was ever asked for.
    pub(crate) all: usize,
}

/// What this work takes, on this thread.
pub(crate) fn memory(work: impl FnOnce()) -> Memory {
    let (live, all) = (LIVE.get(), ALL.get());
    PEAK.set(live);
    work();
    Memory { peak: (PEAK.get() - live).unsigned_abs(), all: ALL.get() - all }
}
