//! A NUL byte.
//!
//! NUL bytes do not belong in a text file. Google's parser ends the line at a NUL byte ([google-parser]).

use crate::lint::{Code, Context, Fix, Found, Lint, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::NulByte, Severity::Warning, check)
    .example("User-agent: *\nDisallow: /private\0/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    if !context.robots.holds_nul() {
        return;
    }
    let mut nuls = memchr::memchr_iter(0, context.robots.text()).filter_map(|at| u32::try_from(at).ok()).peekable();
    while let Some(start) = nuls.next() {
        let mut end = start + 1;
        while nuls.next_if_eq(&end).is_some() {
            end += 1;
        }
        let run = Span::new(start, end);
        found.at(run).fix(Fix::not_safe(run, ""));
    }
}
