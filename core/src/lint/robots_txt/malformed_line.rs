//! A line that is not valid.
//!
//! A line without a name and a colon is no record to anybody (RFC 9309, 2.2); so is a URL that stands alone, whose scheme looks like
//! a name.

use crate::lint::check::{Context, Example, Lint};
use crate::lint::fields;
use crate::lint::found::Found;
use crate::lint::{Code, Fix, Severity};
use crate::robots_txt::{Field, LineKind, Separator};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::MalformedLine, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::MalformedLine,
    wrong: "Rules for our shop\nUser-agent: *\nDisallow: /cart/\n",
    right: "# Rules for our shop\nUser-agent: *\nDisallow: /cart/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, line) in context.lines() {
        let span = match line.kind() {
            LineKind::Malformed(span) => span,
            LineKind::Record(record) if record.field == Field::Other => {
                let is_url = context.text(record.value).starts_with(b"//");
                let is_record = record.separator == Separator::Colon && !is_url;
                if is_record || fields::without_colon(context.part(record.name)).is_some() {
                    continue;
                }
                Span::new(record.name.start(), record.value.end())
            }
            _ => continue,
        };
        let fix = match fields::without_colon(context.part(span)) {
            Some(name) => Fix::not_safe(Span::at(name.end(), 0), ":"),
            None => Fix::safe(Span::at(span.start(), 0), "# "),
        };
        found.at(span).fix(fix);
    }
}
