//! Content signals that contradict each other.
//!
//! A content signal has different values for the same crawlers. Crawlers merge groups with the same name ([rfc9309-agents]), and no
//! source defines which signal decides ([content-signals]).

use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::preferences::Purpose;
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::ContradictorySignals, Severity::Warning, check).example(
    "User-agent: *\nContent-Signal: ai-train=no\nContent-Signal: ai-train=yes\nAllow: /\n",
    "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n",
);

/// The maximum number of readers to check. A reader represents crawlers with the same dialect and the same groups.
const MOST: usize = 500;

fn check(context: &Context<'_>, found: &mut Found) {
    if !context.records().any(|(_, record)| record.field == Field::ContentSignal) {
        return;
    }
    for reader in context.readers().iter().take(MOST) {
        let bound = context.robots.content_signals(&reader.agent);
        let signals: Vec<_> =
            bound.records.iter().filter_map(|record| record.value.as_ref().ok()).flat_map(|value| &value.signals).collect();
        for purpose in Purpose::ALL {
            let mut known = signals.iter().filter(|signal| signal.purpose == Some(purpose) && signal.setting.is_some());
            let Some(first) = known.next() else { continue };
            for other in known.filter(|other| other.setting != first.setting) {
                let [at, opposite] = [other, first].map(|signal| Span::new(signal.name.start(), signal.value.end()));
                found.at(at).for_crawlers(&reader.names()).label(Role::Opposite, opposite);
            }
        }
    }
}
