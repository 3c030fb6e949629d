//! White space within a pattern.
//!
//! The author wrote two patterns on one line, or a space that is `%20` in URLs ([rfc9309-lines]).

use super::whole_site::is_whole_site;
use crate::dialect::Dialect;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, TextEdit, fields};
use crate::text::{Part, Span};

pub(super) const LINT: Lint = Lint::new(Code::SpaceInPattern, Severity::Warning, check)
    .example("User-agent: *\nDisallow: /a /b\n", "User-agent: *\nDisallow: /a\nDisallow: /b\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.part(rule.pattern);
        let (first, rest) = pattern.first_word();
        if rest.is_empty() {
            continue;
        }
        let diagnostic = found.at(rule.pattern);
        // After a comma or semicolon, the URL may be another page to block, so there is no fix.
        if is_pasted(rest.bytes) {
            if !first.bytes.ends_with(b",") && !first.bytes.ends_with(b";") {
                diagnostic.fix(Fix::not_safe(Span::new(first.span().end(), rule.pattern.end()), ""));
            }
            continue;
        }
        let gaps = gaps(pattern);
        let replacing = |applicability, replacement: &str| Fix {
            applicability,
            edits: gaps.iter().map(|gap| TextEdit { span: *gap, replacement: replacement.to_owned() }).collect(),
        };
        let is_whole = |word: &&[u8]| is_whole_site(&Dialect::RFC9309, word);
        let is_pattern = |word: &&[u8]| matches!(word.first(), Some(b'/' | b'*'));
        let words = || pattern.bytes.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty());
        if words().all(|word| is_pattern(&word) && !is_whole(&word)) {
            let replacement = format!("{}{}: ", context.line_break(rule.line), fields::rule_field(rule.access));
            diagnostic.fix(replacing(Applicability::Unsafe, &replacement));
            diagnostic.fix(replacing(Applicability::Unsafe, "%20"));
        } else if is_whole(&rest.bytes) && !is_whole(&first.bytes) {
            // If the text after the space were a rule, it would apply to the whole site, so the space is a typing error.
            diagnostic.fix(replacing(Applicability::Unsafe, ""));
        } else {
            // A sentence with several patterns, such as `/a but not /a/b`, is not a pattern with spaces, so the author has to choose.
            let has_more = words().skip(1).any(|word| is_pattern(&word)) || is_whole(&first.bytes);
            diagnostic.fix(replacing(if has_more { Applicability::DisplayOnly } else { Applicability::Unsafe }, "%20"));
        }
    }
}

/// Returns the spans of white space between the words in a pattern.
fn gaps(pattern: Part<'_>) -> Vec<Span> {
    let mut gaps = Vec::new();
    let (mut word, mut rest) = pattern.first_word();
    while !rest.is_empty() {
        gaps.push(Span::new(word.span().end(), rest.at));
        (word, rest) = rest.first_word();
    }
    gaps
}

/// Returns `true` for a URL or HTML that was pasted after a path.
fn is_pasted(text: &[u8]) -> bool {
    text.contains(&b'<') || text.windows(3).any(|mark| mark == b"://")
}
