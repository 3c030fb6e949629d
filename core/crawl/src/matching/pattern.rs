//! Compares a canonical pattern with a canonical path.

use memchr::arch::all::twoway;
use memchr::{memchr, memmem};

use crate::dialect::Wildcards;

/// Returns `true` if the pattern matches the path. Both must be canonical.
pub(super) fn is_match(wildcards: Wildcards, pattern: &[u8], path: &[u8]) -> bool {
    match wildcards {
        Wildcards::Special | Wildcards::Anywhere => pattern_matches(pattern, path),
        Wildcards::Literal => path.starts_with(pattern),
    }
}

/// A canonical path that is compared with many patterns.
#[derive(Clone, Copy)]
pub(super) struct Path<'p> {
    pub(super) bytes: &'p [u8],
    /// The number of plain bytes at the beginning of the path, counted up to a limit.
    plain: usize,
    /// `true` if the query contains escapes. A pattern may then contain the same characters unescaped.
    has_escapes_in_query: bool,
}

const PLAIN: [bool; 256] = plain();

/// Returns `true` if a byte has no special meaning in patterns and no encoding changes it.
fn is_plain(byte: u8) -> bool {
    PLAIN.get(byte as usize) == Some(&true)
}

impl<'p> Path<'p> {
    pub(super) fn new(bytes: &'p [u8]) -> Self {
        /// The maximum number of bytes to count. Patterns rarely share more with a path, so counting more does not pay.
        const MOST: usize = 32;
        let plain = bytes.iter().take(MOST).take_while(|byte| is_plain(**byte)).count();
        let query = memchr(b'?', bytes).and_then(|at| bytes.get(at..));
        Self { bytes, plain, has_escapes_in_query: query.is_some_and(|query| memchr(b'%', query).is_some()) }
    }

    /// Returns a position in `written` that proves that the pattern cannot match this path, whatever the pattern's canonical form. The
    /// proof is valid in any dialect without [`Wildcards::Anywhere`]. Returns `None` if the pattern may match. `written` may continue after
    /// the pattern. There are two cases:
    ///
    /// - The pattern differs from the path at this position, and the pattern's bytes up to this position are plain ([`is_plain`]).
    /// - The pattern contains, after a star, a few bytes that occur nowhere in the path.
    #[inline]
    pub(super) fn mismatch_position(&self, written: &[u8]) -> Option<usize> {
        if self.has_escapes_in_query {
            return None;
        }
        let alike = written.iter().zip(self.bytes).take_while(|(written, byte)| written == byte).count();
        match written.get(alike)? {
            b'*' => self.missing_bytes_position(written.get(alike..)?).map(|at| alike + at),
            byte => (alike <= self.plain && is_plain(*byte)).then_some(alike),
        }
    }

    /// Finds the first [`NEEDLE_LENGTH`] consecutive plain bytes of `written`. If the path does not contain them, returns the position of
    /// the last of these bytes; otherwise `None`.
    fn missing_bytes_position(&self, written: &[u8]) -> Option<usize> {
        let mut count = 0;
        for (at, byte) in written.iter().enumerate() {
            count = match byte {
                b'*' => 0,
                byte if is_plain(*byte) => count + 1,
                _ => return None,
            };
            if count == NEEDLE_LENGTH {
                let needle = written.get(..=at)?.last_chunk()?;
                return (!contains(self.bytes, needle)).then_some(at);
            }
        }
        None
    }
}

const NEEDLE_LENGTH: usize = 4;

/// Returns `true` if the path contains these bytes consecutively. Compares sixteen positions at once with vector instructions.
fn contains(path: &[u8], needle: &[u8; NEEDLE_LENGTH]) -> bool {
    const PLACES: usize = 16;
    let is_in = |places: &[u8; PLACES + NEEDLE_LENGTH - 1]| {
        let mut is_here = [true; PLACES];
        for (behind, byte) in needle.iter().enumerate() {
            let Some(there) = places.get(behind..).and_then(<[u8]>::first_chunk::<PLACES>) else { continue };
            for (is_here, it) in is_here.iter_mut().zip(there) {
                *is_here &= it == byte;
            }
        }
        is_here.contains(&true)
    };
    let mut rest = path;
    while let Some(places) = rest.first_chunk() {
        if is_in(places) {
            return true;
        }
        rest = rest.get(PLACES..).unwrap_or_default();
    }
    match path.last_chunk() {
        Some(places) => is_in(places),
        None => path.windows(NEEDLE_LENGTH).any(|window| window == needle),
    }
}

#[expect(clippy::indexing_slicing, reason = "evaluated at compile time, where an index out of range is an error")]
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

/// Returns `true` if `pattern` matches the beginning of `path`. `*` matches any bytes, a final `$` matches the end of the path, and every
/// other byte matches itself ([rfc9309-rules], [rfc9309-patterns], [google-robots-txt], [google-parser]).
///
/// Takes linear time: each piece between two stars is matched at its first occurrence, without backtracking.
pub fn pattern_matches(pattern: &[u8], path: &[u8]) -> bool {
    let (pattern, anchored) = match pattern {
        [pattern @ .., b'$'] => (pattern, true),
        _ => (pattern, false),
    };
    let Some(star) = first_star(pattern) else {
        return if anchored { path == pattern } else { path.starts_with(pattern) };
    };
    let (prefix, mut pieces) = pattern.split_at(star);
    let Some(mut rest) = path.strip_prefix(prefix) else {
        return false;
    };
    while let [_star, tail @ ..] = pieces {
        if tail.starts_with(b"*") {
            // Consecutive stars have the effect of one.
            pieces = tail;
            continue;
        }
        let Some(star) = first_star(tail) else {
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

/// Returns the index of the first star. For short patterns, a loop is faster than `memchr`.
fn first_star(pattern: &[u8]) -> Option<usize> {
    pattern.iter().position(|&byte| byte == b'*')
}

/// Returns the index of the first occurrence of `piece` in `path`. For short paths, a loop is faster than preparing a search. For longer
/// paths, the search takes linear time. WebAssembly does not use `memmem`, whose specialised algorithms add four kilobytes.
pub(super) fn find(path: &[u8], piece: &[u8]) -> Option<usize> {
    const SHORT: usize = 128;
    match piece {
        [] => Some(0),
        [only] => memchr(*only, path),
        [first, ..] if path.len() <= SHORT => {
            path.windows(piece.len()).position(|window| window.first() == Some(first) && window == piece)
        }
        _ if cfg!(target_arch = "wasm32") => twoway::Finder::new(piece).find(path, piece),
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
    fn literal_patterns_match_only_as_prefixes() {
        check("/fish", &["/fish", "/fish.html", "/fish/salmon"], &["/Fish", "/catfish", "/"]);
        check("", &["/", "/a"], &[]);
        check("fish", &[], &["/fish", "/a/fish"]);
    }

    #[test]
    fn a_final_dollar_sign_matches_the_end_of_the_path() {
        check("/$", &["/"], &["/a"]);
        check("/a$b", &["/a$b", "/a$bc"], &["/a", "/ab"]);
        check("$", &[], &["/"]);
        check("/a$$", &["/a$"], &["/a"]);
    }

    #[test]
    fn a_star_matches_any_bytes() {
        check("/*.php$", &["/a.php", "/a/b.php", "/.php.php"], &["/a.php?x", "/a.PHP", "/php"]);
        check("/a*a$", &["/aa", "/a/a"], &["/a"]);
        check("*a*b", &["/ab", "/xaxb"], &["/ba"]);
        check("/**a*$", &["/a", "/ba/"], &["/b"]);
        check("/*", &["/", "/a"], &[]);
        check("/*$", &["/", "/a"], &[]);
    }

    #[test]
    fn finds_four_bytes_at_any_position_in_a_path() {
        for length in 0..=70 {
            let path = vec![b'-'; length];
            assert!(!contains(&path, b"abcd"), "{length}");
            for at in 0..=length.saturating_sub(NEEDLE_LENGTH) {
                let mut path = path.clone();
                let Some(place) = path.get_mut(at..at + NEEDLE_LENGTH) else { continue };
                place.copy_from_slice(b"abcd");
                assert!(contains(&path, b"abcd"), "{length}, {at}");
                assert!(!contains(&path, b"abce") && !contains(&path, b"xbcd"), "{length}, {at}");
            }
        }
    }

    // A skipped pattern must not match, whether or not `*` and `$` are special. In dialects in which patterns match anywhere, no pattern is
    // skipped.
    #[test]
    fn skips_only_patterns_that_do_not_match() {
        let paths: [&[u8]; 4] = [b"/", b"/a-b", b"/a/b%2A/a.a?b", b"/aab/abba/bbaa/abab/aaaa-b.a/bbbb/ba"];
        let mut patterns = vec![Vec::new()];
        for _ in 0..7 {
            let longer =
                |pattern: &Vec<u8>| b"/ab*$".iter().map(|byte| [pattern.as_slice(), &[*byte]].concat()).collect::<Vec<_>>();
            patterns = patterns.iter().flat_map(longer).collect();
            for path in paths {
                for pattern in &patterns {
                    let matches = [Wildcards::Special, Wildcards::Literal].map(|wildcards| is_match(wildcards, pattern, path));
                    let skipped = Path::new(path).mismatch_position(pattern).is_some();
                    assert!(!skipped || matches == [false; 2], "{:?} {:?}", pattern.escape_ascii(), path.escape_ascii());
                }
            }
        }
        let path = Path::new(b"/articles/2026/item-17.html?page=2");
        for other in ["/*/*/compare.php$", "/a*side.html", "/**/old/*", "/b"] {
            assert!(path.mismatch_position(other.as_bytes()).is_some(), "{other}");
        }
        // A pattern is not skipped if the path contains its first four consecutive plain bytes after a star. Nor is it skipped if a byte
        // that is not plain precedes them, because such a byte may end the line or begin a comment.
        for same in ["/*\nabcdef", "/*#abcdef", "/* abcdef", "/*page=2", "/*2026/item", "/*item-18", "*?none", "*/*"] {
            assert_eq!(path.mismatch_position(same.as_bytes()), None, "{same}");
        }
    }
}
