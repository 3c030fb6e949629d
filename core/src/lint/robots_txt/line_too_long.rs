//! A line that is longer than some crawlers read.
//!
//! Google's parser reads the first 16,663 bytes of a line and ignores the rest ([google-parser]).

use crate::dialect::{Dialect, LineLimit};
use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::robots_txt::Line;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::LineTooLong, Severity::Warning, check);

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| limit(dialect).is_some());
    let Some(limit) = dialects.iter().filter_map(|name| limit(name.dialect())).min() else { return };
    for (number, record) in context.records() {
        let content = context.robots.line(number).map_or(Span::default(), Line::content);
        let end = content.start().saturating_add(limit);
        if record.value.end() > end {
            found.at(Span::new(end, record.value.end())).in_dialects(&dialects);
        }
    }
}

fn limit(dialect: &Dialect) -> Option<u32> {
    match dialect.line_limit {
        LineLimit::Unlimited => None,
        LineLimit::Bytes(limit) => Some(limit),
    }
}
