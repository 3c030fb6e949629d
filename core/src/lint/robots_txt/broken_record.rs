//! A malformed record, which every crawler ignores.
//!
//! Reports records such as `Disallow=/private/` and `- Disallow: /private/`. A record consists of a field name, a colon and a value
//! ([rfc9309-lines]).

use super::written::Written;
use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Severity, fields};
use crate::robots_txt::{Field, LineKind};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::BrokenRecord, Severity::Error, check)
    .explains(&[
        Code::MalformedLine,
        Code::MissingColon,
        Code::UnknownField,
        Code::MisspelledField,
        Code::FieldPrefix,
        Code::PatternWithoutSlash,
        Code::SpaceInPattern,
        Code::UnmatchableAgent,
        Code::MisspelledCrawler,
        Code::InvalidValue,
        Code::SitemapNotAbsolute,
    ])
    .example("User-agent=*\nDisallow=/private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (number, line) in context.lines() {
        let body = context.record(number);
        if matches!(line.kind(), LineKind::Blank | LineKind::Comment) {
            continue;
        }
        let Some(written) = Written::parse(context.part(body)) else { continue };
        let Some(flaw) = written.flaw else { continue };
        // If only white space separates the name and the value, another lint reports the missing colon.
        let is_unmarked =
            |name: Span| context.text(Span::new(name.end(), written.value.start())).iter().all(u8::is_ascii_whitespace);
        if fields::without_colon(context.part(body)).is_some_and(is_unmarked) {
            continue;
        }
        let is_full = found.is_full();
        let diagnostic = found.at(body).detail(Detail::Broken(flaw, written.field));
        if !is_full {
            let edits = written.edits();
            let applicability =
                if is_certain(context, body, &written) { context.applicability(&edits) } else { Applicability::DisplayOnly };
            diagnostic.fix(Fix { applicability, edits });
        }
    }
}

/// Returns `false` if the line may be a remark or part of a diff, or if the faulty character may belong to the value.
fn is_certain(context: &Context<'_>, body: Span, written: &Written) -> bool {
    let (text, value) = (context.text(body), context.text(written.value));
    let is_in_diff = matches!(text.first(), Some(b'-' | b'+'))
        && context
            .lines()
            .any(|(_, line)| context.text(line.content()).starts_with(if text.starts_with(b"-") { b"+" } else { b"-" }));
    let is_rule = matches!(written.field, Field::Allow | Field::Disallow);
    let is_value = !is_rule || value.is_empty() || matches!(value.first(), Some(b'/' | b'*'));
    !text.starts_with(b"--") && !is_in_diff && is_value && !value.starts_with(b"\"")
}
