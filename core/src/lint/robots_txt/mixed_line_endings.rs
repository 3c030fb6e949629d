//! Lines with different line endings.
//!
//! RFC 9309 accepts a lone CR as a line break ([rfc9309-lines]), but older parsers do not.

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, TextEdit, When};
use crate::robots_txt::Line;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::MixedLineEndings, Severity::Info, check)
    .when(When::Configured)
    .example("User-agent: *\r\nDisallow: /a\nDisallow: /b\r\n", "User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n");

fn check(context: &Context<'_>, found: &mut Found) {
    /// The maximum number of edits in the fix.
    const MOST: usize = 10_000;
    let first = context.robots.line_break();
    let others = context.lines().filter(|(_, line)| !["", first].contains(&line.ending().as_str()));
    let edit = |(_, line): (u32, &Line)| {
        let span = Span::new(line.content().end(), line.span().end());
        TextEdit { span, replacement: first.to_owned() }
    };
    let edits: Vec<_> = others.map(edit).take(MOST).collect();
    if let Some(edit) = edits.first() {
        found.at(edit.span).fix(Fix { applicability: Applicability::Safe, edits });
    }
}
