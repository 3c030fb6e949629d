//! A whole URL as a pattern.
//!
//! `Disallow: https://example.com/private/`: patterns are compared with the path alone ([rfc9309-lines], [rfc9309-rules], [google-parser]).

use crate::lint::check::{Context, Example, Lint};
use crate::lint::found::Found;
use crate::lint::{Code, Fix, Severity};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::UrlAsPattern, Severity::Error, check);

pub(super) const EXAMPLE: Example = Example {
    code: Code::UrlAsPattern,
    wrong: "User-agent: *\nDisallow: https://example.com/private/\n",
    right: "User-agent: *\nDisallow: /private/\n",
};

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in context.rules() {
        let pattern = context.text(rule.pattern);
        if let Some(authority) = authority(pattern) {
            // A star at the beginning of the host stands for its first names, and any later one for a path.
            let is_end = |(at, byte): (usize, &u8)| matches!(byte, b'/' | b'?' | b'$') || *byte == b'*' && at > 0;
            let path = pattern.iter().skip(authority).enumerate().position(is_end).map(|path| authority + path);
            let begins = path.and_then(|path| pattern.get(path));
            let before = u32::try_from(path.unwrap_or(pattern.len())).unwrap_or(u32::MAX);
            let replacement = if begins == Some(&b'/') { "" } else { "/" };
            found.at(rule.pattern).fix(Fix::not_safe(Span::at(rule.pattern.start(), before), replacement));
        }
    }
}

pub(super) fn is_url(pattern: &[u8]) -> bool {
    authority(pattern).is_some()
}

/// Where the host begins, if a scheme stands before it.
fn authority(pattern: &[u8]) -> Option<usize> {
    let scheme = pattern.iter().position(|byte| !byte.is_ascii_alphabetic())?;
    let is_web =
        [b"http".as_slice(), b"https"].iter().any(|web| pattern.get(..scheme).is_some_and(|name| name.eq_ignore_ascii_case(web)));
    (is_web && pattern.get(scheme..)?.starts_with(b"://")).then_some(scheme + 3)
}
