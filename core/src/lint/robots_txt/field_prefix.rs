//! A field name with extra characters, which only Google's parser accepts.
//!
//! `Disallowed: /a`: Google's parser compares only the beginning of a field's name, nobody else does ([google-parser]).

use crate::dialect::FieldNames;
use crate::lint::check::{Context, Example, Lint};
use crate::lint::fields;
use crate::lint::found::Found;
use crate::lint::{Applicability, Code, Detail, Fix, Severity};
use crate::robots_txt::Spelling;

pub(super) const LINT: Lint = Lint::new(Code::FieldPrefix, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::FieldPrefix,
    wrong: "User-agent: *\nDisallowed: /private/\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    let dialects = context.dialects(|dialect| dialect.field_names == FieldNames::Exact);
    if dialects.is_empty() {
        return;
    }
    for (_, record) in context.records() {
        if record.spelling == Spelling::Prefix
            && fields::without_colon(context.part(record.name)).is_none()
            && let Some(meant) = record.field.written()
        {
            let diagnostic = found.at(record.name).in_dialects(&dialects).detail(Detail::Meant(meant));
            // `Disallow-AI` or `Disallow if …` may mean something else than the field.
            let ending = context.text(record.name).get(meant.len()..).unwrap_or_default().to_ascii_lowercase();
            let is_form = matches!(ending.as_slice(), b"ed" | b"s" | b"ing" | b"d" | b"es");
            diagnostic.fix(Fix::new(
                if is_form { Applicability::Unsafe } else { Applicability::DisplayOnly },
                record.name,
                meant,
            ));
        }
    }
}
