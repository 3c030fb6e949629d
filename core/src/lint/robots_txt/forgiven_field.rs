//! Reports spellings of field names that only Google's parser accepts.

use crate::dialect::FieldNames;
use crate::lint::{Context, Detail, Fix, Found};
use crate::robots_txt::Spelling;
use crate::text::Span;

/// Reports the field names with this spelling for the dialects that ignore them. `fix` receives the name's span and the intended field, and
/// returns `None` to skip the name.
pub(super) fn report(
    context: &Context<'_>,
    found: &mut Found,
    spelling: Spelling,
    fix: impl Fn(Span, &'static str) -> Option<Fix>,
) {
    let dialects = context.dialects(|dialect| dialect.field_names == FieldNames::Exact);
    if dialects.is_empty() {
        return;
    }
    for (_, record) in context.records() {
        if record.spelling == spelling
            && let Some(meant) = record.field.written()
            && let Some(fix) = fix(record.name, meant)
        {
            found.at(record.name).in_dialects(&dialects).detail(Detail::Meant(meant)).fix(fix);
        }
    }
}
