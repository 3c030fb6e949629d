//! White space within a pattern.
//!
//! White space within a pattern: two patterns in a line, or a space that URLs hold as `%20` ([rfc9309-lines]).

use super::whole_site::is_whole_site;
use crate::dialect::Dialect;
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
        let diagnostic = found.at(rule.pattern);
        // A URL after a list mark may be another page to block, so its path is unknown.
        if is_pasted(rest.bytes) {
            if !first.bytes.ends_with(b",") && !first.bytes.ends_with(b";") {
                diagnostic.fix(Fix::not_safe(Span::new(first.span().end(), rule.pattern.end()), ""));
            }
            continue;
        }
        let is_whole = |word: &[u8]| is_whole_site(&Dialect::RFC9309, word);
        if is_whole(rest.bytes) {
            // A rule of its own would be for the whole site; the space is a slip.
            diagnostic.fix(Fix::not_safe(gap, ""));
        } else if matches!(rest.bytes.first(), Some(b'/' | b'*')) && !rest.bytes.split(u8::is_ascii_whitespace).any(is_whole) {
            diagnostic.fix(Fix::not_safe(gap, &format!("\n{}: ", fields::rule_field(rule.access))));
        }
        diagnostic.fix(Fix::not_safe(gap, "%20"));
    }
}

/// Returns `true` for a URL or HTML, which was pasted behind a path and is in no URL of the site.
fn is_pasted(text: &[u8]) -> bool {
    text.contains(&b'<') || text.windows(3).any(|mark| mark == b"://")
}
