//! A file that is longer than some crawlers read.
//!
//! A crawler may ignore the text after 500 KiB ([rfc9309-limits], [google-robots-txt], [yandex-robots-txt]).

use crate::availability::Availability;
use crate::lint::{Code, Context, Detail, Found, Lint, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::FileTooLarge, Severity::Warning, check);

const LIMIT: u32 = Availability::RFC9309.bytes;

fn check(context: &Context<'_>, found: &mut Found) {
    let length = u32::try_from(context.robots.text().len()).unwrap_or(u32::MAX);
    if length > LIMIT {
        let lost = context.rules.iter().filter(|rule| rule.pattern.end() > LIMIT).count();
        let lost = Detail::Count(u32::try_from(lost).unwrap_or(u32::MAX));
        found.at(Span::new(LIMIT, length)).detail(lost);
    }
}
