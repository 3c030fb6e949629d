//! Checks the spans in a parsed robots.txt.

use robotscope::DialectName;
use robotscope::RobotsTxt;
use robotscope::matching::Access;
use robotscope::robots_txt::{Field, Line, LineKind};
use robotscope::text::Span;

use crate::reference_model;

/// Checks every span in a text. The lines must cover the text without gaps. Each part must have the right position and content.
#[track_caller]
pub fn assert_spans(text: &[u8]) {
    let robots = RobotsTxt::parse(text);
    assert_eq!(robots.text(), text);
    let whole: Vec<u8> = robots.lines().iter().flat_map(|line| robots.slice(line.span())).copied().collect();
    assert_eq!(whole, text, "the lines cover the text");
    let ends: Vec<u32> = robots.lines().iter().map(|line| line.span().end()).collect();
    let starts: Vec<u32> = robots.lines().iter().map(|line| line.span().start()).collect();
    assert!(starts.iter().skip(1).eq(ends.iter().take(ends.len().saturating_sub(1))), "no gap and no overlap");
    let mark = robots.byte_order_mark().map_or(0, Span::end);
    let contents: Vec<&[u8]> = robots.lines().iter().map(|line| robots.slice(line.content())).collect();
    let mut expected = reference_model::lines(&text[mark as usize..]);
    if mark > 0 && expected.is_empty() {
        // A byte order mark alone counts as one line without content.
        expected.push(b"");
    }
    assert_eq!(contents, expected, "the lines equal the reference model's lines");
    let index = robots.line_index();
    for (number, line) in (1..).zip(robots.lines()) {
        assert_line(&robots, line, if number == 1 { mark } else { 0 });
        assert_eq!(robots.line(number), Some(line));
        assert_eq!(index.start(number), Some(line.span().start()), "the line index agrees on line {number}");
    }
    for dialect in DialectName::ALL {
        assert_groups(&robots, dialect);
    }
}

fn assert_line(robots: &RobotsTxt<'_>, line: &Line, mark: u32) {
    let content = line.content();
    assert_eq!(line.span().start() + mark, content.start());
    assert_eq!(robots.slice(Span::new(content.end(), line.span().end())), line.ending().as_str().as_bytes());
    let comment = line.comment().unwrap_or(Span::new(content.end(), content.end()));
    assert_eq!(comment.end(), content.end(), "a comment extends to the end of the line");
    assert!(comment.is_empty() || robots.slice(comment).starts_with(b"#"));
    let body = Span::new(content.start(), comment.start());
    assert!(!robots.slice(body).contains(&b'#'), "the first # begins the comment");
    let is_blank = robots.slice(body).iter().all(|byte| matches!(byte, b' ' | 9..=13));
    match line.kind() {
        LineKind::Blank => assert!(is_blank && line.comment().is_none()),
        LineKind::Comment => assert!(is_blank && line.comment().is_some()),
        LineKind::Record(record) => {
            assert!(!record.name.is_empty() && is_within(record.name, body) && is_within(record.value, body));
            assert!(record.name.end() < record.value.start() || record.value.is_empty(), "a separator is between name and value");
            assert_trimmed(robots.slice(record.name));
            assert_trimmed(robots.slice(record.value));
            assert_eq!(Field::recognise(robots.slice(record.name)), (record.field, record.spelling));
            let between = robots.slice(Span::new(record.name.end(), record.value.start()));
            assert!(between.iter().all(|byte| matches!(byte, b' ' | 9..=13 | b':')), "{}", between.escape_ascii());
        }
        LineKind::Malformed(span) => {
            assert!(!span.is_empty() && is_within(span, body));
            assert_trimmed(robots.slice(span));
        }
    }
}

fn assert_groups(robots: &RobotsTxt<'_>, dialect: DialectName) {
    let groups = robots.groups(dialect.dialect());
    let mut last_line = 0;
    for (index, group) in groups.iter().enumerate() {
        assert_eq!(group.index, index);
        assert!(!group.agent_lines.is_empty(), "a group has a user-agent line");
        let agent_lines = group.agent_lines.iter().map(|line| (line.line, line.value));
        for (number, value) in agent_lines.chain(group.rules.iter().map(|rule| (rule.line, rule.pattern))) {
            assert!(number > last_line, "groups and their lines are in order");
            last_line = number;
            let line = robots.line(number).expect("a line with this number");
            assert!(is_within(value, line.content()), "the value is in its line");
            assert_trimmed(robots.slice(value));
        }
        for line in group.agent_lines {
            assert!(is_within(line.token, line.value) && line.token.start() == line.value.start());
            assert!(!line.is_wildcard || robots.slice(line.value).starts_with(b"*"));
            assert_name(robots, line.line, &["user"]);
        }
        for rule in group.rules {
            let name = if rule.access == Access::Allowed { "allow" } else { "di" };
            assert_name(robots, rule.line, &[name]);
        }
    }
}

/// Asserts that a line starts with one of `beginnings`, apart from white space and a partial byte order mark.
fn assert_name(robots: &RobotsTxt<'_>, number: u32, beginnings: &[&str]) {
    let line = robots.line(number).expect("a line with this number");
    let text = robots.slice(line.content());
    let start = text.iter().position(u8::is_ascii_alphabetic).expect("a name");
    let text = text[start..].to_ascii_lowercase();
    assert!(beginnings.iter().any(|beginning| text.starts_with(beginning.as_bytes())), "line {number}: {}", text.escape_ascii());
}

pub(crate) fn is_within(inner: Span, outer: Span) -> bool {
    outer.start() <= inner.start() && inner.end() <= outer.end()
}

fn assert_trimmed(text: &[u8]) {
    let is_space = |byte: Option<&u8>| byte.is_some_and(|byte| matches!(byte, b' ' | 9..=13));
    assert!(!is_space(text.first()) && !is_space(text.last()), "{}", text.escape_ascii());
}
