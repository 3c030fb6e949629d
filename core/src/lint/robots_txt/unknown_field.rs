//! An unknown field.
//!
//! Reports lines such as `Deny: /a`. Crawlers ignore unknown fields (RFC 9309, 2.2.4).

use super::malformed_line::is_tag;
use crate::lint::{Code, Context, Detail, Fix, Found, Lint, Severity, fields};
use crate::nearest::nearest;
use crate::robots_txt::{Field, Separator};

pub(super) const LINT: Lint = Lint::new(Code::UnknownField, Severity::Warning, check)
    .example("User-agent: *\nDisallwo: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, record) in context.records() {
        let is_url = context.text(record.value).starts_with(b"//");
        let is_reported_elsewhere =
            is_url || is_tag(context.text(record.name)) || fields::without_colon(context.part(record.name)).is_some();
        if record.field != Field::Other || record.separator != Separator::Colon || is_reported_elsewhere {
            continue;
        }
        let is_full = found.is_full();
        let diagnostic = found.at(record.name);
        let name = context.text(record.name);
        if let Some(meant) = (!is_full).then(|| nearest(name, 4, Field::names())).flatten() {
            diagnostic.detail(Detail::Meant(meant)).fix(Fix::not_safe(record.name, meant));
        }
    }
}
