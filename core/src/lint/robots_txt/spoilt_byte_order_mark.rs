//! A byte order mark that was encoded twice.
//!
//! The file begins with `ï»¿`, because a program read a byte order mark as Windows-1252 and wrote it as UTF-8. To crawlers, these
//! characters are part of the first line ([rfc9309-lines], [google-parser]).

use crate::lint::{Code, Context, Fix, Found, Lint, Severity, TextEdit};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::SpoiltByteOrderMark, Severity::Warning, check)
    .explains(&[Code::MalformedLine, Code::MisspelledField, Code::UnknownField])
    .example("ï»¿User-agent: *\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

const MARK: &str = "ï»¿";

fn check(context: &Context<'_>, found: &mut Found) {
    if context.robots.text().starts_with(MARK.as_bytes()) {
        let mark = Span::at(0, MARK.len() as u32);
        let edits = vec![TextEdit { span: mark, replacement: String::new() }];
        let diagnostic = found.at(mark).fix(Fix { applicability: context.applicability(&edits), edits });
        let first = context.text(context.line(1)).trim_ascii_end();
        if first.len() == MARK.len() || first.get(MARK.len()) == Some(&b'#') {
            // The first line contains no record, so crawlers lose nothing.
            diagnostic.severity = diagnostic.severity.min(Severity::Info);
        }
    }
}
