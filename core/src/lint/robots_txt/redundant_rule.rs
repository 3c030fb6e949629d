//! A rule that says what another one says anyway (seed S54).

use super::dead_rule::{Matters, report};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Severity};

pub(super) const LINT: Lint = Lint { code: Code::RedundantRule, severity: Severity::Info, check };

pub(super) const EXAMPLE: Example = Example {
    code: Code::RedundantRule,
    wrong: "User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/\n",
    right: "User-agent: *\nDisallow: /fotos/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    report(context, found, Matters::No);
}
