//! Dates of which something has to be guessed (facts F15, F16), and those that have come (fact C13).

use super::context::Context;
use super::{PageDetail, PageDiagnostic};
use crate::directives::{DateForm, DateNoteKind, DirectiveValue, Timing};
use crate::evaluate::Place;
use crate::lint::{Applicability, Code, Fix};

pub(super) fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    for (number, directive) in context.report.directives.directives.iter().enumerate() {
        let DirectiveValue::Date(date) = &directive.directive.value else { continue };
        let place = directive.place();
        // Two digits are what RFC 850 asks for.
        let is_of_the_form = |kind| matches!(kind, DateNoteKind::TwoDigitYear { .. }) && date.form == DateForm::Rfc850;
        for note in date.notes.iter().filter(|note| !is_of_the_form(note.kind)) {
            let applicability = match note.kind {
                DateNoteKind::Hyphens | DateNoteKind::LongName => Applicability::Safe,
                _ => Applicability::Unsafe,
            };
            found.push(PageDiagnostic {
                detail: PageDetail::Date(note.kind),
                fixes: vec![Fix::new(applicability, date.span, &date.moment.to_string())],
                ..PageDiagnostic::new(Code::UncertainDate, Place { span: note.span, ..place })
            });
        }
        let has_come = context.page.now.is_some_and(|now| matches!(date.moment.timing(now), Timing::InForce { .. }));
        for readers in context.readers_of(number).filter(|_| has_come) {
            found.push(PageDiagnostic {
                detail: PageDetail::Expired(date.moment),
                crawlers: readers.crawlers.clone(),
                ..PageDiagnostic::new(Code::ExpiredUnavailableAfter, place)
            });
        }
    }
}
