//! A user-agent line without a value.
//!
//! A user-agent line that names nobody.

use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Fix, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::EmptyAgent, Severity::Error, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::EmptyAgent,
    wrong: "User-agent:\nDisallow: /private/\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for line in context.agent_lines().filter(|line| line.value.is_empty()) {
        let star = Fix::not_safe(Span::at(line.value.start(), 0), "*");
        found.at(context.record(line.line)).fix(star);
    }
}
