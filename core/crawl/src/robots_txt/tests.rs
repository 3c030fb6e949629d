use super::*;
use crate::RobotsTxt;

fn text_of<'t>(robots: &'t Lines<'_>, span: Span) -> &'t str {
    std::str::from_utf8(robots.slice(span)).unwrap()
}

#[track_caller]
fn record(text: &str) -> (String, String, Field, Spelling, Separator) {
    let robots = RobotsTxt::parse(text);
    match robots.lines()[0].kind() {
        LineKind::Record(record) => (
            text_of(&robots, record.name).to_owned(),
            text_of(&robots, record.value).to_owned(),
            record.field,
            record.spelling,
            record.separator,
        ),
        other => panic!("{text:?} is {other:?}"),
    }
}

#[track_caller]
fn kinds(text: &[u8]) -> String {
    let robots = RobotsTxt::parse(text);
    robots
        .lines()
        .iter()
        .map(|line| match line.kind() {
            LineKind::Blank => 'b',
            LineKind::Comment => 'c',
            LineKind::Record(_) => 'r',
            LineKind::Malformed(_) => 'm',
        })
        .collect()
}

#[test]
fn every_line_has_a_kind() {
    assert_eq!(kinds(b""), "");
    assert_eq!(kinds(b"\n"), "b");
    assert_eq!(kinds(b"a: b\n\n#c\r\nnothing\r   \t \n: x\n two words \n three odd words"), "rbcmbmrm");
}

#[test]
fn lines_end_at_cr_lf_and_crlf() {
    let robots = RobotsTxt::parse("a:1\nb:2\rc:3\r\nd:4\n\r");
    let endings: Vec<_> = robots.lines().iter().map(Line::ending).collect();
    use LineEnding::{Cr, CrLf, Lf};
    assert_eq!(endings, [Lf, Cr, CrLf, Lf, Cr]);
}

// [selfhtml-robots-txt], [wikipedia-robots-txt], [rfc9309-lines]: a comment may begin in the middle of a line.
#[test]
fn a_comment_ends_the_value() {
    let (name, value, ..) = record("Disallow: /a # b # c");
    assert_eq!((name.as_str(), value.as_str()), ("Disallow", "/a"));
    let robots = RobotsTxt::parse("Disallow: /a # b # c");
    assert_eq!(text_of(&robots, robots.lines()[0].comment().unwrap()), "# b # c");
}

// [selfhtml-robots-txt], [rfc9309-lines]: white space around the colon is optional.
#[test]
fn white_space_around_the_colon_is_optional() {
    for line in ["Disallow:/x", " Disallow : /x ", "Disallow:\t/x", "disallow:   /x\t"] {
        let (_, value, field, spelling, _) = record(line);
        assert_eq!((value.as_str(), field, spelling), ("/x", Field::Disallow, Spelling::Exact), "{line}");
    }
}

// [google-parser]: without a colon, two words are a record. In a line with a colon, the first colon is the separator.
#[test]
fn accepts_two_words_without_a_colon_as_a_record() {
    assert_eq!(record("Disallow /a").4, Separator::WhiteSpace);
    let (name, value, field, spelling, separator) = record("Disallow /a:b");
    assert_eq!((name.as_str(), value.as_str()), ("Disallow /a", "b"));
    assert_eq!((field, spelling, separator), (Field::Disallow, Spelling::Prefix, Separator::Colon));
}

#[test]
fn an_empty_value_has_its_position_directly_after_the_colon() {
    let robots = RobotsTxt::parse("Disallow:  # all");
    let LineKind::Record(record) = robots.lines()[0].kind() else { panic!("no record") };
    assert_eq!(record.value, Span::at(9, 0));
}

#[test]
fn a_byte_order_mark_is_not_part_of_the_content() {
    let robots = RobotsTxt::parse("\u{FEFF}User-agent: *");
    assert_eq!(robots.byte_order_mark(), Some(Span::at(0, 3)));
    assert_eq!(robots.lines()[0].span(), Span::new(0, 16));
    assert_eq!(text_of(&robots, robots.lines()[0].content()), "User-agent: *");
    assert_eq!(RobotsTxt::parse("\u{FEFF}").lines().len(), 1);
    assert_eq!(RobotsTxt::parse("\u{FEFF}\n\u{FEFF}").lines().len(), 2);
}

#[test]
fn retains_bytes_that_are_not_utf8() {
    let robots = RobotsTxt::parse(b"Disallow: /\xFF\0x\n\0");
    let LineKind::Record(record) = robots.lines()[0].kind() else { panic!("no record") };
    assert_eq!(robots.slice(record.value), b"/\xFF\0x");
    assert!(robots.holds_nul());
}
