//! A counting allocator that measures memory.

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

// SAFETY: every call is forwarded to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count(layout.size(), 0);
        // SAFETY: the caller's guarantees also apply to the system allocator.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        count(0, layout.size());
        // SAFETY: the caller's guarantees also apply to the system allocator.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count(size, layout.size());
        // SAFETY: the caller's guarantees also apply to the system allocator.
        unsafe { System.realloc(pointer, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The memory that a function used, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Memory {
    /// The peak, excluding memory that was already in use.
    pub(crate) peak: usize,
    /// The sum of all allocations.
    pub(crate) all: usize,
}

/// Measures the memory that `work` uses on this thread.
pub(crate) fn memory(work: impl FnOnce()) -> Memory {
    let (live, all) = (LIVE.get(), ALL.get());
    PEAK.set(live);
    work();
    Memory { peak: (PEAK.get() - live).unsigned_abs(), all: ALL.get() - all }
}
