//! A rule that belongs to no group.
//!
//! Rules before the first user-agent line apply to no crawler ([rfc9309-lines], [google-parser]).

use crate::crawlers;
use crate::dialect::Dialect;
use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Role, Severity};
use crate::robots_txt::{Field, Line, LineKind, Spelling};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::RuleBeforeGroup, Severity::Error, check)
    .example("Disallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    // If the field name of the user-agent line is misspelled, another lint reports this cause.
    let lenient = context.robots.groups(&Dialect::GOOGLE);
    let first_group = lenient.get(0).and_then(|group| group.agent_lines.first()).map_or(u32::MAX, |line| line.line);
    let mut rules = context
        .records()
        .take_while(|(number, _)| *number < first_group)
        .filter(|(_, record)| matches!(record.field, Field::Allow | Field::Disallow) && record.spelling == Spelling::Exact)
        .map(|(number, record)| (number, Span::new(record.name.start(), record.value.end())));
    let Some((number, first)) = rules.next() else { return };
    let others: Vec<_> = rules.map(|(_, span)| span).collect();
    let count = u32::try_from(others.len() + 1).unwrap_or(u32::MAX);
    let diagnostic = found.at(first).detail(Detail::Count(count)).labels(Role::Lost, &mut others.into_iter());
    // An unknown or malformed line may be meant as the user-agent line, so offer no fix below such a line.
    let is_understood = |line: &Line| match line.kind() {
        LineKind::Blank | LineKind::Comment => true,
        LineKind::Malformed(_) => false,
        LineKind::Record(record) => record.field != Field::Other,
    };
    if (1..number).all(|before| context.robots.line(before).is_some_and(is_understood)) {
        // A comment may name the crawler, or the rules may be meant for a later group that has no rules. In both cases, only display the
        // fix.
        let comments = (1..=number).filter_map(|before| context.robots.line(before)?.comment());
        let is_named = comments
            .map(|comment| String::from_utf8_lossy(context.text(comment)).into_owned())
            .any(|comment| comment.to_ascii_lowercase().contains("agent") || crawlers::identify(&comment).is_some());
        let is_reversed = context.groups.iter().any(|group| group.rules.is_empty());
        let applicability = if is_named || is_reversed { Applicability::DisplayOnly } else { Applicability::Unsafe };
        let replacement = format!("User-agent: *{}", context.line_break(number));
        diagnostic.fix(Fix::new(applicability, Span::at(first.start(), 0), &replacement));
    }
}
