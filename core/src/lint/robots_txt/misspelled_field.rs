//! A misspelled field name that only Google's parser accepts.
//!
//! `Disalow: /a`: only Google's parser forgives the frequent typos ([google-parser]).

use crate::dialect::FieldNames;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Detail, Fix, Severity};
use crate::robots_txt::Spelling;

pub(super) const LINT: Lint = Lint::new(Code::MisspelledField, Severity::Error, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::MisspelledField,
    wrong: "Useragent: *\nDisalow: /private/\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| dialect.field_names == FieldNames::Exact);
    if dialects.is_empty() {
        return;
    }
    for (_, record) in context.records() {
        if record.spelling == Spelling::Typo
            && let Some(meant) = record.field.written()
        {
            let diagnostic = found.at(record.name).in_dialects(&dialects).detail(Detail::Meant(meant));
            let fix = Fix::safe(record.name, meant);
            diagnostic.fix(Fix { applicability: context.applicability(&fix.edits), ..fix });
        }
    }
}
