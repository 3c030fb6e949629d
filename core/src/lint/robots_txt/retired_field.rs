//! A retired field.
//!
//! Reports fields that crawlers no longer read or never read, such as `Host` ([google-unsupported-rules], [google-parser],
//! [yandex-crawl-delay]). `noindex-rule` reports `Noindex`.

use crate::lint::{Code, Context, Detail, Found, Lint, Severity};
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::RetiredField, Severity::Info, check)
    .once()
    .example("User-agent: *\nDisallow: /cart/\nHost: example.com\n", "User-agent: *\nDisallow: /cart/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (number, record) in context.records() {
        if matches!(record.field, Field::Host | Field::Acap | Field::Unused) {
            let diagnostic = found.at(record.name).detail(Detail::Field(record.field));
            diagnostic.fix(context.removal(number));
        }
    }
}
