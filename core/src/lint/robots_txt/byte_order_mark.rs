//! A byte order mark before the first line.
//!
//! RFC 9309 does not mention byte order marks. Google skips them ([google-robots-txt], [google-parser]), but other readers may ignore the
//! first line.

use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Fix, Severity};

pub(super) const LINT: Lint = Lint::new(Code::ByteOrderMark, Severity::Info, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::ByteOrderMark,
    wrong: "\u{FEFF}User-agent: *\nDisallow: /private/\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    if let Some(mark) = context.robots.byte_order_mark() {
        found.at(mark).fix(Fix::safe(mark, ""));
    }
}
