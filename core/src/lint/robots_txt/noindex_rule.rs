//! A noindex rule, which no crawler reads.
//!
//! Reports rules such as `Noindex: /private/`. Google retired them in 2019, and no other reader is known to support them
//! ([google-unsupported-rules], [wikipedia-robots-txt]).

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::NoindexRule, Severity::Warning, check)
    .once()
    .example("User-agent: *\nNoindex: /private/\nDisallow: /cart/\n", "User-agent: *\nDisallow: /cart/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (number, record) in context.records().filter(|(_, record)| record.field == Field::Noindex) {
        found.at(record.name).fix(context.removal(number));
    }
}
