//! A line without a colon.
//!
//! Reports lines such as `Disallow /a`. Of the known readers, only Google's parser accepts white space in place of a colon
//! ([google-parser]).

use crate::dialect::MissingColon;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, fields};
use crate::robots_txt::{Field, Separator};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::MissingColon, Severity::Error, check)
    .example("User-agent: *\nDisallow /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| dialect.missing_colon == MissingColon::Malformed);
    for (_, record) in context.records() {
        let span = Span::new(record.name.start(), record.value.end());
        if record.separator == Separator::Colon {
            // In `Sitemap https://…` and `Disallow /a:b`, readers split the line at the later colon.
            if let Some(name) = fields::without_colon(context.part(record.name)) {
                let fix = colon(context, span, name);
                found.at(span).fix(fix);
            }
        } else if record.field != Field::Other && !dialects.is_empty() {
            let fix = colon(context, span, record.name);
            found.at(span).in_dialects(&dialects).fix(fix);
        }
    }
}

/// Builds a fix that adds a colon after a name. The fix is display-only for a rule without a path, such as `Disallow all bots`, which may
/// be a remark.
fn colon(context: &Context<'_>, record: Span, name: Span) -> Fix {
    let rest = context.text(Span::new(name.end(), record.end())).trim_ascii_start();
    let is_rule = matches!(Field::recognise(context.text(name)).0, Field::Allow | Field::Disallow);
    let is_value = !is_rule || matches!(rest.first(), None | Some(b'/' | b'*'));
    let fix = Fix::safe(Span::at(name.end(), 0), ":");
    let applicability = if is_value { context.applicability(&fix.edits) } else { Applicability::DisplayOnly };
    Fix { applicability, ..fix }
}
