//! Several URLs on one sitemap line.
//!
//! The value of a sitemap line is a single URL ([google-robots-txt], [rfc9309-lines]).

use crate::lint::{Applicability, Code, Context, Detail, Fix, Found, Lint, Severity, TextEdit};
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::SeveralSitemaps, Severity::Error, check)
    .explains(&[Code::InvalidValue, Code::SitemapNotAbsolute, Code::BlockedSitemap])
    .example(
        "Sitemap: https://example.com/a.xml https://example.com/b.xml\n",
        "Sitemap: https://example.com/a.xml\nSitemap: https://example.com/b.xml\n",
    );

fn check(context: &Context<'_>, found: &mut Found) {
    for (number, record) in context.records().filter(|(_, record)| record.field == Field::Sitemap) {
        let gaps = gaps(context.text(record.value));
        if gaps.is_empty() {
            continue;
        }
        let count = u32::try_from(gaps.len() + 1).unwrap_or(u32::MAX);
        let replacement = format!("{}Sitemap: ", context.line_break(number));
        let start = record.value.start();
        let span = |(from, to): &(usize, usize)| Span::new(start + *from as u32, start + *to as u32);
        let edits = gaps.iter().map(|gap| TextEdit { span: span(gap), replacement: replacement.clone() }).collect();
        found.at(record.value).detail(Detail::Count(count)).fix(Fix { applicability: Applicability::Safe, edits });
    }
}

/// Returns the start and end offsets of the separators between the URLs in a value.
fn gaps(value: &[u8]) -> Vec<(usize, usize)> {
    let is_gap = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b',' | b';' | b'|');
    let mut gaps = Vec::new();
    for colon in memchr::memmem::find_iter(value, b"://") {
        let scheme = value.get(..colon).unwrap_or_default();
        let before = ["https", "http"].iter().find_map(|name| {
            let start = scheme.len().checked_sub(name.len())?;
            scheme.get(start..)?.eq_ignore_ascii_case(name.as_bytes()).then_some(start)
        });
        let Some(start) = before else { continue };
        let end = value.get(..start).and_then(|before| before.iter().rposition(|byte| !is_gap(byte))).map_or(0, |last| last + 1);
        if end > 0 && end < start {
            gaps.push((end, start));
        }
    }
    gaps
}
