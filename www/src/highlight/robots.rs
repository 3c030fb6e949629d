use robotscope::RobotsTxt;
use robotscope::robots_txt::{Field, LineKind, Record, Spelling};
use robotscope::text::{Span, Utf16Index};

use super::SpanKind;

/// Returns the spans for all lines that overlap `part`, as triples of UTF-16 start, UTF-16 end and kind, sorted and without overlaps.
pub(crate) fn spans(robots: &RobotsTxt<'_>, part: Span, offsets: &Utf16Index) -> Vec<u32> {
    let lines = robots.lines();
    let first = lines.partition_point(|line| line.span().end() < part.start());
    let lines = lines.get(first..).unwrap_or_default().iter().take_while(|line| line.span().start() <= part.end());
    let mut spans = Vec::new();
    let mut push = |span: Span, kind: SpanKind| {
        if !span.is_empty() {
            spans.extend([offsets.offset(span.start()), offsets.offset(span.end()), kind as u32]);
        }
    };
    for line in lines {
        match line.kind() {
            LineKind::Record(record) => push_record(robots, &record, &mut push),
            LineKind::Malformed(span) => push(span, SpanKind::Malformed),
            LineKind::Blank | LineKind::Comment => {}
        }
        if let Some(comment) = line.comment() {
            push(comment, SpanKind::Comment);
        }
    }
    spans
}

fn push_record(robots: &RobotsTxt<'_>, record: &Record, push: &mut impl FnMut(Span, SpanKind)) {
    let (field, value) = match record.field {
        Field::UserAgent => (SpanKind::UserAgentField, SpanKind::Token),
        Field::Allow | Field::Disallow => (SpanKind::RuleField, SpanKind::Pattern),
        Field::Other => (SpanKind::UnknownField, SpanKind::Value),
        _ => (SpanKind::OtherField, SpanKind::Value),
    };
    push(record.name, if record.spelling == Spelling::Exact { field } else { SpanKind::UnknownField });
    let between = Span::new(record.name.end(), record.value.start());
    if let Some(colon) = robots.slice(between).iter().position(|&byte| byte == b':') {
        push(Span::at(between.start() + u32::try_from(colon).unwrap_or_default(), 1), SpanKind::Separator);
    }
    if matches!(record.field, Field::Allow | Field::Disallow) {
        push_pattern(robots.slice(record.value), record.value, push);
    } else {
        push(record.value, value);
    }
}

/// Pushes a pattern. Each `*` and a final `$` get their own spans.
fn push_pattern(pattern: &[u8], span: Span, push: &mut impl FnMut(Span, SpanKind)) {
    let mut literal_at = span.start();
    for (at, byte) in (span.start()..).zip(pattern) {
        if *byte == b'*' || (*byte == b'$' && at + 1 == span.end()) {
            push(Span::new(literal_at, at), SpanKind::Pattern);
            push(Span::at(at, 1), SpanKind::Wildcard);
            literal_at = at + 1;
        }
    }
    push(Span::new(literal_at, span.end()), SpanKind::Pattern);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn returns_utf16_spans_in_order_with_their_kinds() {
        let text = "Disallow: /é*.php$ # ü\nUser-agent : 🤖\nnonsense\nAlow: x\nCrawl-delay: 1";
        let robots = RobotsTxt::parse(text);
        let found = super::super::pieces(text, &spans(&robots, Span::new(0, u32::MAX), &Utf16Index::new(text.as_bytes())));
        let expected = [
            ("Disallow", 2),
            (":", 5),
            ("/é", 7),
            ("*", 8),
            (".php", 7),
            ("$", 8),
            ("# ü", 0),
            ("User-agent", 1),
            (":", 5),
            ("🤖", 6),
            ("nonsense", 10),
            ("Alow", 4),
            (":", 5),
            ("x", 9),
            ("Crawl-delay", 3),
            (":", 5),
            ("1", 9),
        ];
        assert_eq!(found, expected.map(|(text, kind)| (text.to_owned(), kind)));
    }

    #[test]
    fn returns_no_spans_for_lines_outside_the_range() {
        let text = "# a\n# b\n\n# d\n# e";
        let within = |from, to| {
            let spans = spans(&RobotsTxt::parse(text), Span::new(from, to), &Utf16Index::new(text.as_bytes()));
            super::super::pieces(text, &spans).into_iter().map(|(text, _)| text).collect::<Vec<_>>()
        };
        assert_eq!(within(5, 6), ["# b"]);
        assert_eq!(within(6, 10), ["# b", "# d"]);
        assert_eq!(within(15, 99), ["# e"]);
    }
}
