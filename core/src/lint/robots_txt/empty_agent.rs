//! A user-agent line without a value.

use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::EmptyAgent, Severity::Error, check)
    .example("User-agent:\nDisallow: /private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let has_star = context.agent_lines.iter().any(|line| line.is_wildcard);
    for group in context.groups.iter() {
        for line in group.agent_lines.iter().filter(|line| line.value.is_empty()) {
            // The fix, `*`, is display-only if the intended name may be in a comment or in another user-agent line of the group, or if the
            // text already contains a group for `*`.
            let has_comment = context.robots.line(line.line).is_some_and(|content| content.comment().is_some());
            let is_certain = group.agent_lines.len() == 1 && !has_star && !has_comment;
            let applicability = if is_certain { Applicability::Unsafe } else { Applicability::DisplayOnly };
            let gap = if context.text(context.record(line.line)).ends_with(b":") { " *" } else { "*" };
            found.at(context.record(line.line)).fix(Fix::new(applicability, Span::at(line.value.start(), 0), gap));
        }
    }
}
