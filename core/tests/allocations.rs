//! Checks that queries on compiled rules allocate no memory if they return only the access.
#![cfg(not(target_arch = "wasm32"))]
#![expect(unsafe_code, reason = "`GlobalAlloc` is an unsafe trait; this allocator only counts")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::fmt::Write as _;

use robotscope::{Agent, DialectName, RobotsTxt, Target};

struct Counting;

thread_local! {
    static COUNT: Cell<usize> = const { Cell::new(0) };
}

// SAFETY: every call is forwarded to the system allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        COUNT.set(COUNT.get() + 1);
        // SAFETY: the caller's guarantees also apply to the system allocator.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller's guarantees also apply to the system allocator.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn allocations(work: impl FnOnce()) -> usize {
    let before = COUNT.get();
    work();
    COUNT.get() - before
}

#[test]
fn access_queries_on_compiled_rules_do_not_allocate() {
    let mut text = String::from("User-agent: *\n");
    for number in 0..3000 {
        let access = if number % 7 == 0 { "Allow" } else { "Disallow" };
        let _ = match number % 3 {
            0 => writeln!(text, "{access}: /shop-{number}/"),
            1 => writeln!(text, "{access}: /*?page-{number}="),
            _ => writeln!(text, "{access}: /blog/*/{number}$"),
        };
    }
    let robots = RobotsTxt::parse(&text);
    let paths = ["/", "/shop-3/a", "/a?x=1&page-4=2", "/a?page-4=2", "/blog/2026/5", "/blog/2026/6", "/a%20b", "/robots.txt"];
    let targets = paths.map(|path| Target::parse(path).unwrap());
    for dialect in DialectName::ALL {
        let matcher = robots.matcher(&Agent::named("ExampleBot").reading_as(dialect));
        let mut allowed = 0;
        let allocated = allocations(|| allowed = targets.iter().filter(|target| matcher.is_allowed(target)).count());
        assert_eq!(allocated, 0, "{dialect:?}");
        assert!((1..paths.len()).contains(&allowed), "{dialect:?}: {allowed} paths are allowed");
        assert!(allocations(|| drop(matcher.check(&targets[0]))) > 0, "an explanation allocates memory");
    }
}
