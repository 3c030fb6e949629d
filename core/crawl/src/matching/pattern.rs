//! Does a canonical pattern match a canonical path?

use memchr::{memchr, memchr_iter, memmem};

use crate::dialect::Wildcards;

/// Whether a canonical pattern matches a canonical path in a dialect where `*` and `$` mean this.
pub(super) fn is_match(wildcards: Wildcards, pattern: &[u8], path: &[u8]) -> bool {
    match wildcards {
        Wildcards::Special | Wildcards::Anywhere => pattern_matches(pattern, path),
        Wildcards::Literal => path.starts_with(pattern),
    }
}

/// Where a pattern shows that it cannot match, whatever its canonical form and whatever the dialect: before anything that is special or
/// may be written in another way, it holds an octet that the canonical path does not have there.
#[inline]
pub(super) fn plainly_differs(written: &[u8], path: &[u8]) -> Option<usize> {
    const PLAIN: [bool; 256] = plain();
    let is_plain = |byte: u8| PLAIN.get(byte as usize) == Some(&true);
    let alike = written.iter().zip(path).take_while(|(written, path)| written == path && is_plain(**written)).count();
    written.get(alike).filter(|byte| is_plain(**byte)).map(|_| alike)
}

#[expect(clippy::indexing_slicing, reason = "worked out while compiling, where a wrong place would be an error")]
const fn plain() -> [bool; 256] {
    let mut plain = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let it = byte as u8;
        plain[byte] = it.is_ascii_alphanumeric() || matches!(it, b'/' | b'-' | b'.' | b'_');
        byte += 1;
    }
    plain
}

/// Whether `pattern` matches `path` from its first octet on: `*` stands for any octets, a `$` at the end for the end of
/// the path, anything else for itself ([rfc9309-rules], [rfc9309-patterns], [google-robots-txt], [google-parser]).
///
/// Time is linear in the pattern plus the path: a piece between two stars is taken where it occurs first, and never
/// looked for again.
pub fn pattern_matches(pattern: &[u8], path: &[u8]) -> bool {
    let (pattern, anchored) = match pattern {
        [pattern @ .., b'$'] => (pattern, true),
        _ => (pattern, false),
    };
    let Some(star) = memchr(b'*', pattern) else {
        return if anchored { path == pattern } else { path.starts_with(pattern) };
    };
    let (prefix, mut pieces) = pattern.split_at(star);
    let Some(mut rest) = path.strip_prefix(prefix) else {
        return false;
    };
    while let [_star, tail @ ..] = pieces {
        if tail.starts_with(b"*") {
            // Stars in a row are one.
            pieces = tail;
            continue;
        }
        let Some(star) = memchr(b'*', tail) else {
            return if anchored { rest.ends_with(tail) } else { find(rest, tail).is_some() };
        };
        let (piece, next) = tail.split_at(star);
        let Some(at) = find(rest, piece) else {
            return false;
        };
        rest = rest.get(at + piece.len()..).unwrap_or_default();
        pieces = next;
    }
    true
}

/// Where a piece occurs first. Most paths are so short that to prepare a search takes longer than to look.
fn find(path: &[u8], piece: &[u8]) -> Option<usize> {
    const SHORT: usize = 128;
    match piece {
        [] => Some(0),
        [first, ..] if path.len() <= SHORT => {
            memchr_iter(*first, path).find(|at| path.get(*at..).is_some_and(|path| path.starts_with(piece)))
        }
        _ => memmem::find(path, piece),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(pattern: &str, yes: &[&str], no: &[&str]) {
        for path in yes {
            assert!(pattern_matches(pattern.as_bytes(), path.as_bytes()), "{pattern} should match {path}");
        }
        for path in no {
            assert!(!pattern_matches(pattern.as_bytes(), path.as_bytes()), "{pattern} should not match {path}");
        }
    }

    #[test]
    fn literal_patterns_are_prefixes() {
        check("/fish", &["/fish", "/fish.html", "/fish/salmon"], &["/Fish", "/catfish", "/"]);
        check("", &["/", "/a"], &[]);
        check("fish", &[], &["/fish", "/a/fish"]);
    }

    #[test]
    fn a_dollar_sign_at_the_end_anchors() {
        check("/$", &["/"], &["/a"]);
        check("/a$b", &["/a$b", "/a$bc"], &["/a", "/ab"]);
        check("$", &[], &["/"]);
        check("/a$$", &["/a$"], &["/a"]);
    }

    #[test]
    fn stars_stand_for_any_octets() {
        check("/*.php$", &["/a.php", "/a/b.php", "/.php.php"], &["/a.php?x", "/a.PHP", "/php"]);
        check("/a*a$", &["/aa", "/a/a"], &["/a"]);
        check("*a*b", &["/ab", "/xaxb"], &["/ba"]);
        check("/**a*$", &["/a", "/ba/"], &["/b"]);
        check("/*", &["/", "/a"], &[]);
        check("/*$", &["/", "/a"], &[]);
    }
}
