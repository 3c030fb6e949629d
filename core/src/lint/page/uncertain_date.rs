//! A date that is ambiguous or incomplete.
//!
//! See [rfc5322-dates], [rfc9110-dates] and [rfc5322-old-dates].

use super::{Context, PageDetail, PageDiagnostic, PageLint, header};
use crate::directives::{DateForm, DateNoteKind, DirectiveValue};
use crate::evaluate::Place;
use crate::lint::{Applicability, Code, Fix, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::UncertainDate, Severity::Info).find(find).example(header(
    "X-Robots-Tag: unavailable_after: 2030-06-25\n",
    "X-Robots-Tag: unavailable_after: 25 Jun 2030 15:00:00 GMT\n",
));

fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    for directive in &context.report.directives.directives {
        let DirectiveValue::Date(date) = &directive.directive.value else { continue };
        // RFC 850 requires a two-digit year, so report such a year only if the current time is unknown and the century must be guessed.
        let is_guessed = context.page.now.is_none() && date.is_century_guessed();
        let date = date.at(context.page.now);
        let is_of_the_form =
            |kind| matches!(kind, DateNoteKind::TwoDigitYear { .. }) && date.form == DateForm::Rfc850 && !is_guessed;
        // The fix rewrites the whole date, so it needs confirmation if any part of the date is a guess.
        let is_certain = |kind| matches!(kind, DateNoteKind::Hyphens | DateNoteKind::LongName);
        for note in date.notes.iter().filter(|note| !is_of_the_form(note.kind)) {
            let are_certain = date.notes.iter().all(|note| is_certain(note.kind));
            let applicability = if are_certain { Applicability::Safe } else { Applicability::Unsafe };
            let fix = Some(Fix::new(applicability, date.span, &date.moment.to_string()));
            found.push(PageDiagnostic {
                detail: PageDetail::Date(note.kind),
                fixes: fix.filter(|_| !is_guessed).into_iter().collect(),
                ..PageDiagnostic::new(Code::UncertainDate, Place { span: note.span, ..directive.place() })
            });
        }
    }
}
