//! White space within a pattern.
//!
//! White space within a pattern: two patterns in a line, or a space that URLs hold as `%20` ([rfc9309-lines]).

use crate::lint::check::{Context, Example, Lint};
use crate::lint::fields;
use crate::lint::found::Found;
use crate::lint::{Code, Fix, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::SpaceInPattern, Severity::Warning, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::SpaceInPattern,
    wrong: "User-agent: *\nDisallow: /a /b\n",
    right: "User-agent: *\nDisallow: /a\nDisallow: /b\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in context.rules() {
        let pattern = context.part(rule.pattern);
        let (first, rest) = pattern.first_word();
        if rest.is_empty() {
            continue;
        }
        let gap = Span::new(first.span().end(), rest.at);
        let two = Fix::not_safe(gap, &format!("\n{}: ", fields::rule_field(rule.access)));
        let space = Fix::not_safe(gap, "%20");
        let diagnostic = found.at(rule.pattern);
        let is_two = matches!(rest.bytes.first(), Some(b'/' | b'*'));
        if is_two {
            diagnostic.fix(two);
        }
        diagnostic.fix(space);
    }
}
