//! A field name with extra characters, which only Google's parser accepts.
//!
//! Reports field names such as `Disallowed`. Google's parser compares only the start of a field name, and other readers compare the whole
//! name ([google-parser]).

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, fields};
use crate::robots_txt::Spelling;

use super::forgiven_field;

pub(super) const LINT: Lint = Lint::new(Code::FieldPrefix, Severity::Warning, check)
    .example("User-agent: *\nDisallowed: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    forgiven_field::report(context, found, Spelling::Prefix, |name, meant| {
        if fields::without_colon(context.part(name)).is_some() {
            return None;
        }
        // `Disallow-AI` and `Disallow if …` may have another meaning, so the fix is display-only.
        let ending = context.text(name).get(meant.len()..).unwrap_or_default().to_ascii_lowercase();
        let is_form = matches!(ending.as_slice(), b"ed" | b"s" | b"ing" | b"d" | b"es");
        Some(Fix::new(if is_form { Applicability::Unsafe } else { Applicability::DisplayOnly }, name, meant))
    });
}
