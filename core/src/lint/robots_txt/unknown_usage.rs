//! An unknown preference about the use of content.
//!
//! Reports entries whose category or preference the vocabulary does not define ([aipref-vocab]).

use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::preferences::{Preference, UsageStatement};
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::UnknownUsage, Severity::Warning, check)
    .example("User-agent: *\nContent-Usage: train-genai=n\nAllow: /\n", "User-agent: *\nContent-Usage: train-ai=n\nAllow: /\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, record) in context.records().filter(|(_, record)| record.field == Field::ContentUsage) {
        let value = context.part(record.value);
        let statement = if value.bytes.starts_with(b"/") { value.first_word().1 } else { value };
        let parsed = UsageStatement::parse(statement.bytes, statement.at);
        for entry in parsed.into_iter().flat_map(|statement| statement.entries) {
            if entry.category.is_none() || entry.preference == Preference::Unknown {
                let end = entry.value.end().max(entry.key.end());
                found.at(Span::new(entry.key.start(), end));
            }
        }
    }
}
