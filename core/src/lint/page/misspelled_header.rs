//! A header whose name is almost X-Robots-Tag.
//!
//! Crawlers ignore directives in headers with other names ([rfc9112-fields]).

use super::{Context, PageDiagnostic, PageLint, fixes, header};
use crate::directives::ScanOptions;
use crate::evaluate::{Place, Source};
use crate::lint::{Code, Fix, Severity};
use crate::nearest::nearest;

pub(super) const LINT: PageLint = PageLint::new(Code::MisspelledHeader, Severity::Error)
    .find(find)
    .example(header("X-Robot-Tag: noindex\n", "X-Robots-Tag: noindex\n"));

const NAME: &str = "X-Robots-Tag";

/// Misspelled names that [`nearest`] does not recognise as `X-Robots-Tag`, because their first letter differs or they have too many errors.
const OTHERS: [&str; 6] = ["robots", "x-robots", "x-robot", "robots-tag", "robot-tag", "meta-robots"];

fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let Some((headers, response)) = context.page.headers.as_ref().and_then(|headers| Some((headers, headers.counting()?))) else {
        return;
    };
    for field in &response.fields {
        let name = headers.slice(field.name);
        let is_other = OTHERS.iter().any(|other| name.eq_ignore_ascii_case(other.as_bytes()));
        let is_near = is_other || nearest(name, 5, [NAME].into_iter()).is_some();
        if !is_near || name.eq_ignore_ascii_case(NAME.as_bytes()) {
            continue;
        }
        let directives = fixes::directives_in(headers.slice(field.value), ScanOptions::HEADER);
        if directives.is_empty() {
            continue;
        }
        let fix = fixes::adding(context, directives.into_iter()).map(|applicability| Fix::new(applicability, field.name, NAME));
        found.push(PageDiagnostic {
            fixes: fix.into_iter().collect(),
            ..PageDiagnostic::new(Code::MisspelledHeader, Place { source: Source::Headers, span: field.name })
        });
    }
}
