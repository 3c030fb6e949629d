//! A rule that a broader rule makes unnecessary.
//!
//! Without this rule, another rule would give the same verdict ([selfhtml-robots-txt]).

use super::dead_rule::{Loss, report};
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::RedundantRule, Severity::Info, check).when(When::Configured).once();

pub(super) const EXAMPLE: Example = Example {
    code: Code::RedundantRule,
    wrong: "User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/\n",
    right: "User-agent: *\nDisallow: /fotos/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    report(context, found, Loss::Nothing);
}
