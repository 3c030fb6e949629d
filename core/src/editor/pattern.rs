//! Describes the paths that a pattern matches, with the pattern's parts and with examples.

use crate::dialect::{Dialect, percent_encoded};
use crate::matching::{Target, matched_length};
use crate::text::{Part, Span};

/// The parts between a pattern's stars ([rfc9309-rules], [rfc9309-patterns]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PatternParts {
    /// The text that a path must begin with; empty if the pattern begins with a star.
    pub beginning: Span,
    /// The parts that must follow in this order, with any text between them. No part is empty.
    pub then: Vec<Span>,
    /// The text that may follow the last part.
    pub end: PatternEnd,
}

/// The text that may follow a match: any text, or no text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum PatternEnd {
    Open,
    /// No text, because the pattern ends with `$`.
    Closed,
}

/// Example paths that a pattern matches, and paths that an author may wrongly expect it to match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct PathExamples {
    pub matching: Vec<String>,
    /// Paths that the pattern does not match.
    pub missing: Vec<String>,
}

/// Patterns with more bytes than this get no examples.
const LONGEST: usize = 2000;

impl PatternParts {
    pub(super) fn new(pattern: Part<'_>) -> Self {
        let (body, end) = match pattern.bytes {
            [.., b'$'] => (pattern.split_at(pattern.bytes.len() - 1).0, PatternEnd::Closed),
            _ => (pattern, PatternEnd::Open),
        };
        let mut pieces = body.split(b'*');
        let beginning = pieces.next().map_or(Span::at(pattern.at, 0), Part::span);
        let then: Vec<_> = pieces.map(Part::span).collect();
        // After a star at the end of the pattern, any text may follow.
        let end = if then.last().is_some_and(|last| last.is_empty()) { PatternEnd::Open } else { end };
        Self { beginning, then: then.into_iter().filter(|part| !part.is_empty()).collect(), end }
    }
}

impl PathExamples {
    /// Builds example paths for a pattern, similar to those in [google-robots-txt]. Separates the paths that match under RFC 9309 from
    /// paths that do not.
    pub(super) fn new(pattern: &[u8]) -> Self {
        let mut examples = Self::default();
        let Some(text) = std::str::from_utf8(pattern).ok().filter(|text| !text.is_empty() && text.len() <= LONGEST) else {
            return examples;
        };
        let body = text.strip_suffix('$').unwrap_or(text);
        let path = encoded(&if body.starts_with('*') { body.replacen('*', "/x", 1) } else { body.to_owned() }.replace('*', "x"));
        let longer = if path.ends_with('/') { format!("{path}page.html") } else { format!("{path}/page.html") };
        let query = format!("{path}?page=2");
        let elsewhere = format!("/x{path}");
        let shorter = path.strip_suffix('/').filter(|rest| !rest.is_empty()).unwrap_or_default().to_owned();
        let other_case =
            if path.bytes().any(|byte| byte.is_ascii_lowercase()) { path.to_ascii_uppercase() } else { String::new() };
        for candidate in [path, longer, query, shorter, elsewhere, other_case] {
            let Some(target) = Target::parse(&candidate).ok().filter(|target| target.path() == candidate) else { continue };
            let is_match = matched_length(&Dialect::RFC9309, pattern, target.path()).is_some();
            let list = if is_match { &mut examples.matching } else { &mut examples.missing };
            if list.len() < 2 && !list.contains(&candidate) {
                list.push(candidate);
            }
        }
        examples
    }
}

/// Percent-encodes a path as in a request.
fn encoded(path: &str) -> String {
    let mut encoded = String::with_capacity(path.len());
    for byte in path.bytes() {
        if byte.is_ascii_graphic() {
            encoded.push(char::from(byte));
        } else {
            encoded.extend(percent_encoded(byte).map(char::from));
        }
    }
    encoded
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parts(pattern: &str) -> (String, Vec<String>, PatternEnd) {
        let PatternParts { beginning, then, end } = PatternParts::new(Part { bytes: pattern.as_bytes(), at: 0 });
        let text = |span: Span| pattern.get(span.range()).unwrap().to_owned();
        (text(beginning), then.into_iter().map(text).collect(), end)
    }

    #[test]
    fn splits_a_pattern_at_its_stars() {
        use PatternEnd::{Closed, Open};
        assert_eq!(parts("/fish"), ("/fish".to_owned(), vec![], Open));
        assert_eq!(parts("/*.php$"), ("/".to_owned(), vec![".php".to_owned()], Closed));
        assert_eq!(parts("*a**b*$"), (String::new(), vec!["a".to_owned(), "b".to_owned()], Open));
        assert_eq!(parts("/$"), ("/".to_owned(), vec![], Closed));
        assert_eq!(parts(""), (String::new(), vec![], Open));
    }

    // [google-robots-txt]: the table of example paths.
    #[test]
    fn builds_the_example_paths_from_googles_documentation() {
        let fish = PathExamples::new(b"/fish");
        assert_eq!(fish.matching, ["/fish", "/fish/page.html"]);
        assert_eq!(fish.missing, ["/x/fish", "/FISH"]);
        let folder = PathExamples::new(b"/fish/");
        assert_eq!(folder.matching, ["/fish/", "/fish/page.html"]);
        assert_eq!(folder.missing, ["/fish", "/x/fish/"]);
        let php = PathExamples::new(b"/*.php$");
        assert_eq!(php.matching, ["/x.php", "/x/x.php"]);
        assert_eq!(php.missing, ["/x.php/page.html", "/x.php?page=2"]);
        assert_eq!(PathExamples::new(b"fish").matching, Vec::<String>::new());
        assert_eq!(PathExamples::new("/ツ".as_bytes()).matching[0], "/%E3%83%84");
    }
}
