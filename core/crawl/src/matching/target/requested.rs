//! Converts a path and query to the form that a browser requests ([URL Standard, path state and query
//! state](https://url.spec.whatwg.org/#path-state)).

use memchr::{memchr, memchr_iter};

use crate::dialect::percent_encoded;

pub(super) fn end_of_authority(text: &str, is_special: bool) -> usize {
    let ends = |byte: u8| matches!(byte, b'/' | b'?' | b'#') || byte == b'\\' && is_special;
    text.bytes().position(ends).unwrap_or(text.len())
}

/// The difference, if known, between a written path with its query and the form that a browser requests.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Request {
    /// No difference. Every reader of robots.txt compares this form.
    Simple,
    /// No difference, but some readers of robots.txt may compare a different form.
    AsWritten,
    /// Unknown: a browser may request a different form.
    Unknown,
}

impl Request {
    pub(super) fn of(path_and_query: &[u8]) -> Self {
        // Without escapes, only a literal dot can form a dot segment. Look for dots rather than slashes, because dots are rarer.
        let may_be_dot_segment = |at: usize| at.checked_sub(1).and_then(|before| path_and_query.get(before)) == Some(&b'/');
        match kinds(path_and_query) {
            _ if path_and_query.first() != Some(&b'/') => Self::Unknown,
            0 if memchr_iter(b'.', path_and_query).any(may_be_dot_segment) => Self::Unknown,
            0 => Self::Simple,
            READ_OTHERWISE if memchr(b'#', path_and_query).is_none() && !has_dot_segment(path_and_query) => Self::AsWritten,
            _ => Self::Unknown,
        }
    }
}

/// Marks a byte that browsers encode or change in some part of a URL.
const NOT_PLAIN: u8 = 1;
/// Marks a byte that ends the query, or that some readers of robots.txt compare in a different form.
const READ_OTHERWISE: u8 = 2;

/// Returns the kinds of bytes in a text, as the flags [`NOT_PLAIN`] and [`READ_OTHERWISE`]. Nearly all texts contain neither kind. Reads
/// sixteen bytes at a time without stopping early, so that compilers use vector instructions. May read the last bytes twice.
fn kinds(text: &[u8]) -> u8 {
    let mut short = [b'/'; 16];
    let last = text.last_chunk().unwrap_or_else(|| {
        short.iter_mut().zip(text).for_each(|(to, from)| *to = *from);
        &short
    });
    let (all, _) = text.as_chunks();
    (0..=all.len()).fold(0, |kinds, place| kinds | kinds_of(all.get(place).unwrap_or(last)))
}

fn kinds_of(bytes: &[u8; 16]) -> u8 {
    let is_not_plain = |byte: u8| is_encoded(byte) | is_other_in_paths(byte) | (byte == b'\'');
    let is_read_otherwise = |byte: u8| (byte == b'#') | (byte == b'%') | (byte == b'*') | (byte == b'$') | (byte == b'|');
    let kind = |byte: u8| (u8::from(is_not_plain(byte)) * NOT_PLAIN) | (u8::from(is_read_otherwise(byte)) * READ_OTHERWISE);
    bytes.iter().fold(0, |kinds, &byte| kinds | kind(byte))
}

/// Returns `true` for bytes that are percent-encoded both in paths and in queries.
fn is_encoded(byte: u8) -> bool {
    matches!(byte, 0..=b' ' | 0x7F.. | b'"' | b'<' | b'>')
}

/// Returns `true` for bytes that change only in paths: the backslash, and the bytes in the path percent-encode set that are not in the
/// query percent-encode set, except `?`, which ends the path.
fn is_other_in_paths(byte: u8) -> bool {
    matches!(byte, b'^' | b'`' | b'{' | b'}' | b'\\')
}

/// Appends the path and query in the form that a browser requests. In special schemes such as `http`, a backslash becomes a slash, and `'`
/// is encoded in the query.
pub(super) fn push(path_and_query: &str, is_special: bool, to: &mut String) {
    let end = memchr(b'#', path_and_query.as_bytes()).unwrap_or(path_and_query.len());
    let text = path_and_query.get(..end).unwrap_or_default();
    if kinds(text.as_bytes()) & NOT_PLAIN == 0 && text.starts_with('/') && !has_dot_segment(text.as_bytes()) {
        to.push_str(text);
        return;
    }
    let query_at = memchr(b'?', text.as_bytes()).unwrap_or(text.len());
    let (path, query) = text.split_at_checked(query_at).unwrap_or_default();
    push_path(path, is_special, to);
    push_encoded(query, |byte| is_encoded(byte) || byte == b'\'' && is_special, to);
}

/// Returns `true` if a dot (`.` or `%2e`) follows any slash in the path or query. If the result is `false`, the path has no dot segment.
fn has_dot_segment(path: &[u8]) -> bool {
    memchr_iter(b'/', path).any(|at| matches!(path.get(at + 1..), Some([b'.', ..] | [b'%', b'2', b'e' | b'E', ..])))
}

fn push_path(path: &str, is_special: bool, to: &mut String) {
    let start = to.len();
    let is_slash = |c: char| c == '/' || c == '\\' && is_special;
    let mut segments = path.strip_prefix(is_slash).unwrap_or(path).split(is_slash).peekable();
    while let Some(segment) = segments.next() {
        let dots = dots(segment);
        if dots == Some(2) {
            let parent = to.get(start..).unwrap_or_default().rfind('/').unwrap_or_default();
            to.truncate(start + parent);
        }
        match dots {
            None => {
                to.push('/');
                push_encoded(segment, |byte| is_encoded(byte) || is_other_in_paths(byte) && byte != b'\\', to);
            }
            // `/a/..` and `/a/.` denote folders, so the result ends with a slash.
            Some(_) if segments.peek().is_none() => to.push('/'),
            Some(_) => {}
        }
    }
}

/// Returns the number of dots if a segment consists of one or two dots, encoded or not; otherwise `None`.
fn dots(segment: &str) -> Option<usize> {
    let mut rest = segment.as_bytes();
    let mut count = 0;
    loop {
        rest = match rest {
            [] => return (1..=2).contains(&count).then_some(count),
            [b'.', rest @ ..] | [b'%', b'2', b'e' | b'E', rest @ ..] => rest,
            _ => return None,
        };
        count += 1;
    }
}

fn push_encoded(text: &str, must_encode: impl Fn(u8) -> bool, to: &mut String) {
    let mut rest = text;
    // Encodes all bytes of the character that begins here. The rest then begins at a character boundary.
    while let Some(at) = rest.bytes().position(&must_encode) {
        let Some((kept, encoded)) = rest.split_at_checked(at) else { break };
        to.push_str(kept);
        let character = encoded.chars().next().map_or(1, char::len_utf8);
        let Some((character, behind)) = encoded.split_at_checked(character) else { break };
        character.bytes().for_each(|byte| to.extend(percent_encoded(byte).map(char::from)));
        rest = behind;
    }
    to.push_str(rest);
}
