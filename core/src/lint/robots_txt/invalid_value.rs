//! A value that cannot be read.
//!
//! Checks the values of the fields that these documents define ([google-parser], [bing-robots-txt], [yandex-clean-param], [aipref-attach],
//! [rsl-standard], [aipref-vocab]).

use crate::dialect::Dialect;
use crate::lint::{Code, Context, Detail, Found, Lint, Severity};
use crate::other_records::FaultKind;
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::InvalidValue, Severity::Warning, check)
    .example("User-agent: *\nCrawl-delay: soon\nDisallow: /private/\n", "User-agent: *\nCrawl-delay: 10\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for record in context.robots.other_records(&Dialect::RFC9309) {
        let is_reported_elsewhere = |kind| record.field == Field::Sitemap && kind == FaultKind::NotAbsolute;
        let is_retired = matches!(record.field, Field::Noindex | Field::Host);
        if let Some(fault) = record.fault.filter(|fault| !is_retired && !is_reported_elsewhere(fault.kind)) {
            let span = if fault.span.is_empty() { context.record(record.line) } else { fault.span };
            found.at(span).detail(Detail::Value(record.field, fault.kind));
        }
    }
}
