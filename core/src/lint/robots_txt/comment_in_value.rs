//! A comment that cuts off the rest of a value.
//!
//! Reports values such as `/docs/c#/` and `/#/blog`. A comment begins at `#` ([rfc9309-lines]). Browsers and crawlers never send the part
//! of a URL after `#` to a server.

use crate::lint::{Code, Context, Detail, Fix, Found, Lint, Severity};
use crate::robots_txt::{Field, LineKind};
use crate::text::{Part, Span};

pub(super) const LINT: Lint = Lint::new(Code::CommentInValue, Severity::Warning, check)
    .explains(&[
        Code::DuplicateRule,
        Code::DeadRule,
        Code::RedundantRule,
        Code::OrderDependentRule,
        Code::EmptyDisallow,
        Code::EmptyAllow,
        Code::CaseTrap,
        Code::DuplicateSitemap,
    ])
    .example("User-agent: *\nDisallow: /docs/c#/\n", "User-agent: *\nDisallow: /docs/c%23/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for (_, line) in context.lines() {
        let LineKind::Record(record) = line.kind() else { continue };
        let Some(comment) = line.comment() else { continue };
        if !matches!(record.field, Field::Allow | Field::Disallow | Field::Sitemap) {
            continue;
        }
        let (value, behind) = (context.part(record.value), context.part(comment).split_at(1).1);
        let is_attached = record.value.is_empty() || record.value.end() == comment.start();
        let Some(word) = rest_of_value(value, behind).filter(|_| is_attached) else { continue };
        let whole = Span::new(record.name.start(), word.span().end());
        let diagnostic = found.at(whole).detail(Detail::Part(record.value));
        if ends_with_letter(value.bytes) && !word.bytes.iter().any(u8::is_ascii_alphabetic) {
            diagnostic.fix(Fix::not_safe(Span::at(comment.start(), 1), "%23"));
        }
    }
}

/// Returns the word directly after `#` if the word probably belongs to the value.
fn rest_of_value<'t>(value: Part<'_>, comment: Part<'t>) -> Option<Part<'t>> {
    let end = comment.bytes.iter().position(u8::is_ascii_whitespace).unwrap_or(comment.bytes.len());
    let (word, rest) = comment.split_at(end);
    let first = word.bytes.first().copied();
    let goes_on = if value.is_empty() {
        matches!(first, Some(b'/' | b'!'))
    } else {
        let is_alone = rest.trimmed().is_empty() || rest.trimmed().bytes.starts_with(b"#");
        matches!(first, Some(b'/' | b'!' | b'*' | b'?' | b'$' | b'=')) || is_alone && (first.is_some() || rest.is_empty())
    };
    goes_on.then_some(word)
}

/// Returns `true` if a value ends with a single letter, as in `/docs/c` and `/f`. Followed by `#`, the letter may be the name of a
/// programming language: C# or F#.
fn ends_with_letter(value: &[u8]) -> bool {
    matches!(value, [.., b'/' | b'-' | b'_' | b'.' | b'=', letter] if letter.is_ascii_alphabetic())
}
