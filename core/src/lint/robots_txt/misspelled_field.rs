//! A misspelled field name that only Google's parser accepts.
//!
//! Reports names such as `Disalow`. Only Google's parser accepts common typing errors ([google-parser]).

use crate::lint::{Code, Context, Fix, Found, Lint, Severity};
use crate::robots_txt::Spelling;

use super::forgiven_field;

pub(super) const LINT: Lint = Lint::new(Code::MisspelledField, Severity::Error, check)
    .example("Useragent: *\nDisalow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    forgiven_field::report(context, found, Spelling::Typo, |name, meant| {
        let fix = Fix::safe(name, meant);
        Some(Fix { applicability: context.applicability(&fix.edits), ..fix })
    });
}
