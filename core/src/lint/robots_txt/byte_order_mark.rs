//! A byte order mark before the first line.
//!
//! RFC 9309 does not mention byte order marks. Google skips them ([google-robots-txt], [google-parser]), but other readers may ignore the
//! first line.

use crate::lint::{Code, Context, Fix, Found, Lint, Severity};

pub(super) const LINT: Lint = Lint::new(Code::ByteOrderMark, Severity::Info, check)
    .example("\u{FEFF}User-agent: *\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    if let Some(mark) = context.robots.byte_order_mark() {
        found.at(mark).fix(Fix::safe(mark, ""));
    }
}
