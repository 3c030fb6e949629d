use robotscope::dialect::{Dialect, DialectName, Encoding};
use robotscope::{Agent, RobotsTxt, Target};

use crate::dice::Dice;
use crate::generate;
use crate::port::PortBugs;
use crate::reference_model::{Side, canonical};

/// Checks that every text gives a target or an error, that canonicalizing a canonical form changes nothing, and that encoding an unreserved
/// character does not change an answer.
pub fn url(data: &[u8]) {
    let mut dice = Dice::new(data);
    let file = generate::file(&mut dice);
    for _ in 0..4 {
        assert_target(&generate::url(&mut dice, &file));
        let text = if dice.one_in(4) { dice.bytes(20) } else { file.pieces.join(&mut dice, 9) };
        assert_canonical(&text);
        assert_encoding_is_indifferent(&mut dice);
    }
}

fn assert_target(text: &str) {
    match Target::parse(text) {
        Ok(target) => {
            let path = target.path();
            assert!(path.starts_with('/') && !path.contains('#'), "{path}");
            assert!(path.bytes().all(|byte| matches!(byte, 0x21..=0x7E)), "{path}");
            let again = Target::parse(&format!("https://a.b{path}")).expect("an absolute URL");
            assert_eq!(again.path(), path, "parsing is stable");
        }
        Err(error) => assert!(!error.code().is_empty() && !error.to_string().is_empty()),
    }
    // The leading space disables the fast path for URLs that need no change.
    assert_eq!(Target::parse(text).ok(), Target::parse(&format!(" {text}")).ok(), "{text}");
    let given = Target::as_given(text);
    assert!(given.path().starts_with('/') && !given.path().contains('#'), "{}", given.path());
}

fn assert_canonical(text: &[u8]) {
    let model_form = |dialect: &Dialect, side| canonical(text, dialect, side, PortBugs::default());
    let pattern = Encoding::Rfc9309.pattern(text);
    let path = Encoding::Rfc9309.path(text);
    let google = Encoding::Google.pattern(text);
    assert_eq!(&*pattern, model_form(&Dialect::RFC9309, Side::Pattern));
    assert_eq!(&*path, model_form(&Dialect::RFC9309, Side::Path));
    assert_eq!(&*google, model_form(&Dialect::GOOGLE, Side::Pattern));
    assert_eq!(&*Encoding::Google.path(text), text);
    for canonical in [&pattern, &path] {
        assert!(canonical.iter().all(|byte| matches!(byte, 0x21..=0x7E)), "{}", canonical.escape_ascii());
    }
    assert!(google.is_ascii());
    assert!(!path.contains(&b'*') && !path.contains(&b'$'), "`*` or `$` in a canonical path is not encoded");
    assert_eq!(Encoding::Google.pattern(&google), google);
    assert_eq!(Encoding::Rfc9309.pattern(&pattern), pattern);
    assert_eq!(Encoding::Rfc9309.path(&path), path);
}

/// Checks that percent-encoding an unreserved character in the rule, the URL or both does not change the answer ([rfc9309-rules]).
fn assert_encoding_is_indifferent(dice: &mut Dice<'_>) {
    let pieces: [&[u8]; 9] = [b"a", b"b", b"c", b".", b"/", b"~", b"*", b"a", b"b"];
    let [pattern, path] = [&pieces[..], &pieces[..6]].map(|pieces| {
        let text = dice.join(pieces, 10);
        format!("/{}", String::from_utf8_lossy(&text))
    });
    let pattern = pattern + dice.pick(&["", "$"]);
    let letter = dice.pick(&['a', 'b', '.', '~']);
    let encode = |text: &str| text.replace(letter, &format!("%{:02x}", u32::from(letter)));
    let agent = Agent::with_tokens("FooBot", vec!["FooBot"]).reading_as(DialectName::Rfc9309);
    let blocks = |pattern: &str, path: &str| {
        let text = format!("User-agent: *\nDisallow: {pattern}");
        !RobotsTxt::parse(&text).is_allowed(&agent, &Target::as_given(&format!("https://a.b{path}")))
    };
    let expected = blocks(&pattern, &path);
    assert_eq!(blocks(&encode(&pattern), &path), expected, "{pattern} {path}");
    assert_eq!(blocks(&pattern, &encode(&path)), expected, "{pattern} {path}");
    assert_eq!(blocks(&encode(&pattern), &encode(&path)), expected, "{pattern} {path}");
}
