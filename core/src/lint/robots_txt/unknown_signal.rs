//! An unknown content signal.
//!
//! A content signal that nobody knows ([content-signals]).

use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Severity};
use crate::preferences::ContentSignal;
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::UnknownSignal, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::UnknownSignal,
    wrong: "User-agent: *\nContent-Signal: ai-training=no\nAllow: /\n",
    right: "User-agent: *\nContent-Signal: ai-train=no\nAllow: /\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, record) in context.records().filter(|(_, record)| record.field == Field::ContentSignal) {
        let value = context.part(record.value);
        for signal in ContentSignal::parse(value.bytes, value.at).signals {
            if signal.purpose.is_none() || signal.setting.is_none() {
                let end = signal.value.end().max(signal.name.end());
                found.at(Span::new(signal.name.start(), end));
            }
        }
    }
}
