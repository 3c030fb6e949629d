//! Lines with different line endings.
//!
//! RFC 9309 accepts a lone CR as a line break ([rfc9309-lines]), but older parsers do not.

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, TextEdit, When};
use crate::robots_txt::LineEnding;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::MixedLineEndings, Severity::Info, check)
    .when(When::Configured)
    .example("User-agent: *\r\nDisallow: /a\nDisallow: /b\r\n", "User-agent: *\r\nDisallow: /a\r\nDisallow: /b\r\n");

fn check(context: &Context<'_>, found: &mut Found) {
    /// The maximum number of edits in the fix.
    const MOST: usize = 10_000;
    let Some(first) = context.lines().next().map(|(_, line)| line.ending()) else { return };
    let written = match first {
        LineEnding::None => return,
        LineEnding::Lf => "\n",
        LineEnding::Cr => "\r",
        LineEnding::CrLf => "\r\n",
    };
    let others = context.lines().filter(|(_, line)| line.ending() != first && line.ending() != LineEnding::None);
    let mut edits = others
        .map(|(_, line)| TextEdit { span: Span::new(line.content().end(), line.span().end()), replacement: written.to_owned() });
    let edits: Vec<_> = edits.by_ref().take(MOST).collect();
    if let Some(edit) = edits.first() {
        found.at(edit.span).fix(Fix { applicability: Applicability::Safe, edits });
    }
}
