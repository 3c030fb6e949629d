//! An invalid line.
//!
//! A line without a name and a colon is not a record (RFC 9309, 2.2). A line with only a URL is not a record either, although the URL's
//! scheme looks like a name.

use crate::crawlers;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity, fields};
use crate::robots_txt::{Field, LineKind, Separator};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::MalformedLine, Severity::Warning, check)
    .example("Rules for our shop\nUser-agent: *\nDisallow: /cart/\n", "# Rules for our shop\nUser-agent: *\nDisallow: /cart/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let mut first_tag = None;
    for (_, line) in context.lines() {
        let span = match line.kind() {
            LineKind::Malformed(span) => span,
            LineKind::Record(record) if record.field == Field::Other => {
                let is_url = context.text(record.value).starts_with(b"//");
                let is_record = record.separator == Separator::Colon && !is_url && !is_tag(context.text(record.name));
                if is_record || fields::without_colon(context.part(record.name)).is_some() {
                    continue;
                }
                Span::new(record.name.start(), record.value.end())
            }
            _ => continue,
        };
        // All HTML tags have the same cause, so report them once.
        if is_tag(context.text(span)) {
            match first_tag.and_then(|place: usize| found.list.get_mut(place)) {
                Some(first) => first.more += 1,
                None => {
                    first_tag = Some(found.list.len());
                    found.at(span);
                }
            }
            continue;
        }
        let diagnostic = found.at(span);
        if let Some(name) = fields::without_colon(context.part(span)) {
            let value = context.text(Span::new(name.end(), span.end())).trim_ascii_start();
            let is_value = matches!(value.first(), Some(b'/' | b'*')) || !value.contains(&b' ');
            let applicability = if is_value { Applicability::Unsafe } else { Applicability::DisplayOnly };
            diagnostic.fix(Fix::new(applicability, Span::at(name.end(), 0), ":"));
        } else if is_sitemap(context.text(span)) {
            diagnostic.fix(Fix::not_safe(Span::at(span.start(), 0), "Sitemap: "));
        } else if is_prose(context.text(span)) {
            diagnostic.fix(Fix::safe(Span::at(span.start(), 0), "# "));
        }
    }
}

/// Returns `true` if a text begins like an HTML tag.
pub(super) fn is_tag(text: &[u8]) -> bool {
    matches!(text, [b'<', next, ..] if next.is_ascii_alphabetic() || matches!(next, b'/' | b'!'))
}

/// Returns `true` if a line consists only of a sitemap's URL.
fn is_sitemap(text: &[u8]) -> bool {
    let lower = text.to_ascii_lowercase();
    let is_url = lower.starts_with(b"http://") || lower.starts_with(b"https://");
    is_url && !lower.contains(&b' ') && memchr::memmem::find(&lower, b"sitemap").is_some()
}

/// Returns `true` if a line is certainly not meant as a record: for example, if it is a sentence or a row of dashes.
fn is_prose(text: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(text) else { return false };
    if !text.chars().any(char::is_alphanumeric) {
        return !text.contains('/') && text.chars().count() > 2;
    }
    // A line may be meant as a record if it contains a field name in any spelling, a path, a substitute for a colon, or a crawler's name.
    let lower = text.to_lowercase();
    let is_field = ["allow", "agent", "sitemap", "site-map", "crawl", "noindex"].iter().any(|name| lower.contains(name));
    let is_word = |word: &str| word.chars().all(|c| c.is_alphanumeric() || "'’-.,!?()".contains(c));
    let mut words = text.split_whitespace();
    let is_crawler = |word: &str| crawlers::by_token(word.trim_matches(|c: char| !c.is_alphanumeric())).is_some();
    words.clone().count() > 1 && !is_field && words.all(|word| is_word(word) && !is_crawler(word))
}
