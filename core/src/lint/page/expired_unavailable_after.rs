//! An `unavailable_after` date in the past.
//!
//! See [google-robots-meta].

use super::{Context, PageDetail, PageDiagnostic, PageLint, header};
use crate::directives::{DirectiveValue, Timing};
use crate::lint::{Code, Example, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::ExpiredUnavailableAfter, Severity::Info).find(find).example(Example {
    now: Some("2026-01-01"),
    ..header(
        "X-Robots-Tag: unavailable_after: 25 Jun 2020 15:00:00 GMT\n",
        "X-Robots-Tag: unavailable_after: 25 Jun 2030 15:00:00 GMT\n",
    )
});

fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let Some(now) = context.page.now else { return };
    for (number, directive) in context.report.directives.directives.iter().enumerate() {
        let DirectiveValue::Date(date) = &directive.directive.value else { continue };
        let moment = date.at(Some(now)).moment;
        let is_past = matches!(moment.timing(now), Timing::InForce { .. });
        for readers in context.readers_of(number).filter(|_| is_past) {
            found.push(PageDiagnostic {
                detail: PageDetail::Expired(moment),
                crawlers: readers.crawlers.clone(),
                ..PageDiagnostic::new(Code::ExpiredUnavailableAfter, directive.place())
            });
        }
    }
}
