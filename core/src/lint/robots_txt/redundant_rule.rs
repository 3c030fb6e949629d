//! A rule that a broader rule makes unnecessary.
//!
//! Without this rule, its paths would have the same verdict, from another rule or by default ([selfhtml-robots-txt]).

use super::dead_rule::{Loss, report};
use crate::lint::{Code, Context, Found, Lint, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::RedundantRule, Severity::Info, check)
    .when(When::Configured)
    .once()
    .example("User-agent: *\nDisallow: /fotos/\nDisallow: /fotos/urlaub/\n", "User-agent: *\nDisallow: /fotos/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    report(context, found, Loss::Nothing);
}
