//! An unknown content signal.
//!
//! Reports content signals whose name or value no specification defines ([content-signals]).

use crate::lint::{Code, Context, Detail, Found, Lint, Role, Severity, signals};
use crate::robots_txt::Field;

pub(super) const LINT: Lint = Lint::new(Code::UnknownSignal, Severity::Warning, check).example(
    "User-agent: *\nContent-Signal: ai-training=no\nAllow: /\n",
    "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n",
);

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, record) in context.records().filter(|(_, record)| record.field == Field::ContentSignal) {
        let value = context.part(record.value);
        let unknown = signals::unknown(value);
        let Some((first, others)) = unknown.split_first() else { continue };
        let detail = match (first.purpose, signals::meant(first, value)) {
            (Some(_), meant) => Detail::Setting(meant),
            (None, meant) => meant.map_or(Detail::Nothing, Detail::Meant),
        };
        // Report each line once. The fix corrects the whole line.
        let diagnostic = found.at(signals::span(first)).detail(detail);
        diagnostic.labels(Role::Also, &mut others.iter().map(signals::span));
        diagnostic.fixes.extend(signals::fix(&unknown, value));
    }
}
