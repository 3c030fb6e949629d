//! What holds for every robots.txt: no panic, no byte lost, spans that point at what they claim, and the same verdicts
//! as a judge written the slow way.
//!
//! Failing inputs are printed and not stored: a case that matters belongs into `tests/conformance`.
#![cfg(not(target_arch = "wasm32"))]
#![expect(clippy::expect_used, clippy::indexing_slicing, reason = "the helpers of tests may panic, too")]

mod support {
    pub(crate) mod invariants;
    pub(crate) mod naive;
}

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::Config;
use robotscope::dialect::{Encoding, Wildcards};
use robotscope::explain::explain;
use robotscope::matching::{Access, Outcome};
use robotscope::text::{LineIndex, Utf16Index};
use robotscope::{Agent, DialectName, RobotsTxt, Target};
use support::invariants::assert_spans;
use support::naive::{self, Answer, Judge, PortBugs, Reading};

const READINGS: [(Reading, DialectName); 2] = [(Reading::Rfc9309, DialectName::Rfc9309), (Reading::Google, DialectName::Google)];

const TOKENS: &[&str] =
    &["FooBot", "foobot", "FooBot-News", "Foo", "MJ12bot", "MJ", "Bar_Bot", "Sogou web spider", "a.b", "a", "ツ"];

fn config(cases: u32) -> Config {
    Config { cases, failure_persistence: None, ..Config::default() }
}

/// Octets with something of everything that the parser looks at.
fn any_bytes() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => vec(any::<u8>(), 0..12),
        4 => select(vec!["\n", "\r", "\r\n", ":", "#", " ", "\t", "\0"]).prop_map(bytes),
        2 => select(vec!["\u{FEFF}", "ツ", "🤖", "%", "*", "$"]).prop_map(bytes),
        2 => record(),
    ];
    joined(piece, 0..24)
}

/// Text such as sites serve: mostly right, often not.
fn robots_bytes() -> impl Strategy<Value = Vec<u8>> {
    let broken_mark = select(vec![vec![0xEF], vec![0xEF, 0xBB], vec![0xBB]]);
    let start = prop_oneof![6 => Just(Vec::new()), 1 => Just(bytes("\u{FEFF}")), 1 => broken_mark];
    let line = prop_oneof![
        8 => record(),
        1 => Just(Vec::new()),
        1 => select(vec!["# note", " ", "<html>", "three odd words", ": /a", "\0", "Disallow", "Disallow /a /b"]).prop_map(bytes),
        1 => vec(any::<u8>(), 0..10),
    ];
    let end = select(vec!["\n", "\n", "\n", "\r\n", "\r", "\n\n", "\n\r", " # c\n", ""]).prop_map(bytes);
    let lines = joined((line, end).prop_map(|(line, end)| [line, end].concat()), 0..16);
    (start, lines).prop_map(|(start, lines)| [start, lines].concat())
}

fn record() -> impl Strategy<Value = Vec<u8>> {
    let agent_name =
        select(vec!["User-agent", "User-agent", "USER-AGENT", "useragent", "User agent", "User-agents", "Useragent-x"]);
    let agent_value = prop_oneof![
        3 => select(TOKENS).prop_map(bytes),
        2 => Just(bytes("*")),
        1 => select(vec!["* FooBot", "FooBot/1.0", "FooBot, Foo", "FooBot*", "*bot", "", "fooBOT2"]).prop_map(bytes),
        1 => select(vec!["FooBot\u{3000}", "Foo\0Bot", "*\u{3000}"]).prop_map(bytes),
    ];
    let rule_name = select(vec![
        "Disallow",
        "Disallow",
        "Disallow",
        "Allow",
        "Allow",
        "allow",
        "DISALLOW",
        "Disalow",
        "Allowed",
        "Disallow-x",
        "Alow",
        "dissallow",
    ]);
    let other = select(vec!["Sitemap: https://a.b/c.xml", "Crawl-delay: 1", "Host: a.b", "Site-map: x", "Noindex: /a"]);
    let separator = select(vec![": ", ": ", ": ", ":", " : ", "\t:\t", " ", "  ", "::", ":\x0B"]);
    prop_oneof![
        4 => (agent_name, separator.clone(), agent_value).prop_map(together),
        8 => (rule_name, separator, pattern()).prop_map(together),
        1 => other.prop_map(bytes),
    ]
}

/// Patterns and paths are made of the same few pieces, so that they match often.
const PIECES: [&str; 25] = [
    "/",
    "/",
    "a",
    "a",
    "b",
    "ab",
    "*",
    "$",
    "?",
    ".",
    "%",
    "%61",
    "%2A",
    "%2a",
    "%24",
    "%2F",
    "%2f",
    "%E3%83%84",
    "%e3",
    "ツ",
    "é",
    "~",
    "/index.html",
    "4",
    ":",
];

fn pattern() -> impl Strategy<Value = Vec<u8>> {
    let own = ["*", " ", "{", "%7e", "index.htm", "%%61", "\u{7F}"];
    let piece = select([PIECES.as_slice(), &own].concat()).prop_map(bytes);
    let piece = prop_oneof![24 => piece, 1 => Just(vec![0xFF]), 1 => Just(vec![0xE3, 0x83])];
    let start = select(vec!["/", "/", "/", "/", "*", ""]).prop_map(bytes);
    (start, joined(piece, 0..8)).prop_map(|(start, rest)| [start, rest].concat())
}

fn path() -> impl Strategy<Value = String> {
    let own = ["%20", "%7B", "%7E", "/robots.txt", "robots.txt", "%72obots.txt"];
    let piece = select([PIECES.as_slice(), &own].concat());
    vec(piece, 0..9).prop_map(|pieces| format!("/{}", pieces.concat()))
}

fn joined(piece: impl Strategy<Value = Vec<u8>>, count: std::ops::Range<usize>) -> impl Strategy<Value = Vec<u8>> {
    vec(piece, count).prop_map(|pieces| pieces.concat())
}

fn together((name, separator, value): (&str, &str, Vec<u8>)) -> Vec<u8> {
    [name.as_bytes(), separator.as_bytes(), &value].concat()
}

fn bytes(text: &str) -> Vec<u8> {
    text.as_bytes().to_vec()
}

fn agent(token: &str, dialect: DialectName) -> Agent<'_> {
    Agent::with_tokens(token, vec![token]).reading_as(dialect)
}

/// Our answer, after checking that everything in it fits together.
fn our_answer(robots: &RobotsTxt<'_>, agent: &Agent<'_>, target: &Target) -> Answer {
    let verdict = robots.check(agent, target);
    let is_allowed = verdict.access() == Access::Allowed;
    assert_eq!(robots.is_allowed(agent, target), is_allowed, "is_allowed and check disagree");
    let decision = &verdict.decision;
    let winners: Vec<_> = decision.matches.iter().filter(|rule| rule.outcome == Outcome::Wins).collect();
    assert_eq!(winners, decision.winner().into_iter().collect::<Vec<_>>(), "one winner, or none");
    assert!(decision.matches.is_sorted_by_key(|rule| rule.line), "matches are in the order of the text");
    if let Some(winner) = decision.winner() {
        assert_eq!(winner.access, decision.access);
        assert!(decision.matches.iter().all(|rule| rule.length <= winner.length));
    }
    // The words must stand any verdict.
    let explanation = explain(robots, "Any\u{202E}Bot", target, &verdict);
    assert!(!explanation.summary.is_empty() && explanation.steps.iter().all(|step| !step.is_empty()));
    Answer { is_allowed, line: decision.winner().map(|winner| winner.line) }
}

#[track_caller]
fn agrees_with_the_judge(text: &[u8], token: &str, target: &Target) {
    let robots = RobotsTxt::parse(text);
    for (reading, dialect) in READINGS {
        let ours = our_answer(&robots, &agent(token, dialect), target);
        let judge = Judge::new(text, reading, PortBugs::default());
        let expected = judge.answer(token, target.path());
        assert_eq!(ours, expected, "{reading:?}, {token}, {}, in {}", target.path(), text.escape_ascii());
    }
}

proptest! {
    #![proptest_config(config(5000))]

    #[test]
    fn any_bytes_are_read_and_accounted_for(text in any_bytes()) {
        assert_spans(&text);
    }

    #[test]
    fn robots_bytes_are_read_and_accounted_for(text in robots_bytes()) {
        assert_spans(&text);
    }

    #[test]
    fn every_dialect_gives_the_same_answer_with_and_without_its_reasons(text in robots_bytes(), token in select(TOKENS), path in path()) {
        let robots = RobotsTxt::parse(&text);
        let target = Target::as_given(&path);
        for dialect in DialectName::ALL {
            let agent = agent(token, dialect);
            let verdict = robots.check(&agent, &target);
            prop_assert_eq!(robots.is_allowed(&agent, &target), verdict.access() == Access::Allowed, "{:?}", dialect);
            let winner = verdict.decision.winner();
            prop_assert!(winner.is_none_or(|winner| winner.access == verdict.access() && winner.outcome == Outcome::Wins));
            let wins = verdict.decision.matches.iter().filter(|rule| rule.outcome == Outcome::Wins).count();
            prop_assert_eq!(wins, usize::from(winner.is_some()), "{:?}", dialect);
            prop_assert!(verdict.lookup.groups.iter().all(|group| !verdict.lookup.passed_over.contains(group)));
        }
    }

    #[test]
    fn any_bytes_get_the_judges_verdict(text in any_bytes(), token in select(TOKENS), path in path()) {
        agrees_with_the_judge(&text, token, &Target::as_given(&path));
    }
}

proptest! {
    #![proptest_config(config(20_000))]

    #[test]
    fn robots_bytes_get_the_judges_verdict(
        text in robots_bytes(),
        token in select(TOKENS),
        path in path(),
        is_given in any::<bool>(),
    ) {
        let target = if is_given { Target::as_given(&path) } else { Target::parse(&format!("https://a.b{path}")).unwrap() };
        agrees_with_the_judge(&text, token, &target);
    }

    #[test]
    fn one_rule_matches_like_the_definition(pattern in pattern(), path in path()) {
        let text = [b"User-agent: *\nDisallow: ".as_slice(), &pattern].concat();
        let robots = RobotsTxt::parse(&text);
        let target = Target::as_given(&path);
        for (reading, dialect) in READINGS {
            let canonical = |text: &[u8], is_pattern| naive::canonical(text, reading, PortBugs::default(), is_pattern);
            // The parser takes white space and comments off.
            let groups = robots.groups(dialect.dialect());
            let written = robots.slice(groups.get(0).unwrap().rules[0].pattern);
            let canonical_path = canonical(target.path().as_bytes(), false);
            let matches = naive::matches(&canonical(written, true), &canonical_path);
            let is_exempt = reading == Reading::Rfc9309 && canonical_path == b"/robots.txt";
            let expected = matches && !written.is_empty() && !is_exempt;
            let found = !robots.is_allowed(&agent("FooBot", dialect), &target);
            prop_assert_eq!(found, expected, "{:?} {} {}", reading, written.escape_ascii(), path);
        }
    }

    // Only stars, ends and two letters: where matchers go wrong.
    #[test]
    fn stars_match_like_the_definition(pattern in "[/*][ab*]{0,10}[$]?", path in "/[ab/]{0,14}") {
        let text = format!("User-agent: *\nDisallow: {pattern}");
        let robots = RobotsTxt::parse(&text);
        let special = DialectName::ALL.into_iter().filter(|name| name.dialect().wildcards == Wildcards::Special);
        for dialect in special {
            let expected = naive::matches(pattern.as_bytes(), path.as_bytes());
            let target = Target::as_given(&format!("https://a.b{path}"));
            prop_assert_eq!(!robots.is_allowed(&agent("FooBot", dialect), &target), expected, "{} {}", &pattern, &path);
        }
    }

    #[test]
    fn canonical_forms_are_canonical(text in prop_oneof![pattern(), vec(any::<u8>(), 0..20)]) {
        let pattern = Encoding::Rfc9309.pattern(&text);
        let path = Encoding::Rfc9309.path(&text);
        let google = Encoding::Google.pattern(&text);
        prop_assert_eq!(&*pattern, naive::canonical(&text, Reading::Rfc9309, PortBugs::default(), true));
        prop_assert_eq!(&*path, naive::canonical(&text, Reading::Rfc9309, PortBugs::default(), false));
        prop_assert_eq!(&*google, naive::canonical(&text, Reading::Google, PortBugs::default(), true));
        prop_assert_eq!(&*Encoding::Google.path(&text), &text);
        for canonical in [&pattern, &path] {
            prop_assert!(canonical.iter().all(|byte| matches!(byte, 0x21..=0x7E)), "{}", canonical.escape_ascii());
        }
        prop_assert!(google.is_ascii());
        prop_assert!(!path.contains(&b'*') && !path.contains(&b'$'), "in a path they stand for themselves");
        // A second pass changes nothing.
        prop_assert_eq!(&*Encoding::Google.pattern(&google), &*google);
        prop_assert_eq!(&*Encoding::Rfc9309.pattern(&pattern), &*pattern);
        prop_assert_eq!(&*Encoding::Rfc9309.path(&path), &*path);
    }

    // A15: whether an unreserved character is encoded, in the rule or in the URL, makes no difference.
    #[test]
    fn encoding_unreserved_characters_changes_nothing(
        pattern in "/[a-c./~*]{0,8}[$]?",
        path in "/[a-c./~]{0,10}",
        letter in select(vec!['a', 'b', '.', '~']),
    ) {
        let encode = |text: &str| text.replace(letter, &format!("%{:02x}", u32::from(letter)));
        let blocks = |pattern: &str, path: &str| {
            let text = format!("User-agent: *\nDisallow: {pattern}");
            let target = Target::as_given(&format!("https://a.b{path}"));
            !RobotsTxt::parse(&text).is_allowed(&agent("FooBot", DialectName::Rfc9309), &target)
        };
        let expected = blocks(&pattern, &path);
        prop_assert_eq!(blocks(&encode(&pattern), &path), expected);
        prop_assert_eq!(blocks(&pattern, &encode(&path)), expected);
        prop_assert_eq!(blocks(&encode(&pattern), &encode(&path)), expected);
    }

    #[test]
    fn a_target_is_a_path_or_an_error(
        text in prop_oneof![
            any::<String>(),
            path(),
            path().prop_map(|path| format!("HTTPS://a.b:8{path}")),
            "[a-z:/?#.@ ]{0,20}",
        ],
    ) {
        match Target::parse(&text) {
            Ok(target) => {
                let path = target.path();
                prop_assert!(path.starts_with('/') && !path.contains('#'), "{}", path);
                prop_assert!(path.bytes().all(|byte| matches!(byte, 0x21..=0x7E)), "{}", path);
                let again = Target::parse(&format!("https://a.b{path}")).unwrap();
                prop_assert_eq!(again.path(), path, "parsing is stable");
            }
            Err(error) => prop_assert!(!error.code().is_empty() && !error.to_string().is_empty()),
        }
        let given = Target::as_given(&text);
        prop_assert!(given.path().starts_with('/'));
    }

    #[test]
    fn lines_and_columns_are_those_of_a_count(text in any_bytes()) {
        let index = LineIndex::new(&text);
        let (mut line, mut start) = (1, 0);
        for at in 0..=text.len() {
            let ended = at > 0 && (text[at - 1] == b'\n' || text[at - 1] == b'\r' && text.get(at) != Some(&b'\n'));
            if ended {
                (line, start) = (line + 1, at);
                prop_assert_eq!(index.start(line), Some(u32::try_from(at).unwrap()));
            }
            let place = index.place(u32::try_from(at).unwrap());
            prop_assert_eq!((place.line, place.column as usize), (line, at - start + 1));
        }
        prop_assert_eq!(index.lines(), line);
        prop_assert_eq!(index.start(line + 1), None);
    }

    #[test]
    fn utf16_offsets_are_those_of_a_decoder(text in any_bytes()) {
        let index = Utf16Index::new(&text);
        let offset = |at: usize| index.offset(u32::try_from(at).unwrap()) as usize;
        let mut units = 0;
        let mut at = 0;
        for chunk in text.utf8_chunks() {
            let broken = (!chunk.invalid().is_empty()).then_some((chunk.invalid().len(), 1));
            let chars = chunk.valid().chars().map(|c| (c.len_utf8(), c.len_utf16()));
            for (width, of_units) in chars.chain(broken) {
                for inside in at..at + width {
                    prop_assert_eq!(offset(inside), units, "byte {}", inside);
                }
                at += width;
                units += of_units;
            }
        }
        prop_assert_eq!(offset(text.len()), units);
        prop_assert_eq!(units, String::from_utf8_lossy(&text).encode_utf16().count());
    }
}
