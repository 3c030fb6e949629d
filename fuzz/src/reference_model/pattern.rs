//! Matches canonical patterns against canonical paths.

use robotscope::dialect::{Dialect, Encoding, Wildcards};

use crate::port::PortBugs;

/// The kind of text that [`canonical`] converts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// A rule's pattern.
    Pattern,
    /// A URL's path.
    Path,
}

/// Returns `true` if a canonical pattern matches a canonical path ([rfc9309-rules], [rfc9309-patterns]).
/// Tracks every position in the path at which a match of the pattern's bytes so far can end.
pub fn matches(pattern: &[u8], path: &[u8], dialect: &Dialect, bugs: PortBugs) -> bool {
    if bugs.first_place_only {
        return matches_first_place(pattern, path);
    }
    let is_special = dialect.wildcards != Wildcards::Literal;
    let mut places = match dialect.wildcards {
        Wildcards::Anywhere => (0..=path.len()).collect(),
        _ => vec![0],
    };
    for (index, &byte) in pattern.iter().enumerate() {
        places = match (byte, places.first()) {
            (_, None) => return false,
            (b'$', _) if is_special && index + 1 == pattern.len() => {
                places.into_iter().filter(|&place| place == path.len()).collect()
            }
            (b'*', Some(&first)) if is_special => (first..=path.len()).collect(),
            _ => places.into_iter().filter(|&place| path.get(place) == Some(&byte)).map(|place| place + 1).collect(),
        };
    }
    !places.is_empty()
}

/// Matches like [`matches`], with the bug [`PortBugs::first_place_only`].
fn matches_first_place(pattern: &[u8], path: &[u8]) -> bool {
    let mut at = 0;
    let mut may_skip = false;
    for (index, &byte) in pattern.iter().enumerate() {
        match byte {
            b'$' if index + 1 == pattern.len() => return may_skip || at == path.len(),
            b'*' => may_skip = true,
            _ => {
                let skipped = path[at..].iter().position(|&there| there == byte);
                match skipped {
                    Some(skipped) if may_skip || skipped == 0 => at += skipped + 1,
                    _ => return false,
                }
                may_skip = false;
            }
        }
    }
    true
}

/// Returns the equivalent form of a canonical pattern with a query (RFC 3986, 3.4). After the first `?`, encodes every `:`, `/`, `?` and
/// `@` if any of them is not encoded; otherwise decodes all of them. Returns `None` if the pattern has no `?` or is not UTF-8, or if the
/// dialect's encoding is not that of RFC 9309.
pub fn equivalent_query_form(pattern: &[u8], dialect: &Dialect) -> Option<Vec<u8>> {
    const FORMS: [(&str, &str); 4] = [(":", "%3A"), ("/", "%2F"), ("?", "%3F"), ("@", "%40")];
    let text = std::str::from_utf8(pattern).ok().filter(|_| dialect.encoding == Encoding::Rfc9309)?;
    let (path, query) = text.split_once('?')?;
    let is_raw = FORMS.iter().any(|(raw, _)| query.contains(raw));
    let replace = |query: String, (raw, encoded): &(&str, &str)| {
        if is_raw { query.replace(raw, encoded) } else { query.replace(encoded, raw) }
    };
    Some(format!("{path}?{}", FORMS.iter().fold(query.to_owned(), replace)).into_bytes())
}

/// Returns a pattern's or path's canonical form ([rfc9309-rules], [rfc9309-patterns], [google-parser]).
pub fn canonical(text: &[u8], dialect: &Dialect, side: Side, bugs: PortBugs) -> Vec<u8> {
    let is_rfc = dialect.encoding == Encoding::Rfc9309;
    if !is_rfc && side == Side::Path {
        return text.to_vec();
    }
    let is_special = side == Side::Pattern && dialect.wildcards != Wildcards::Literal;
    let mut out = String::new();
    let mut changes = false;
    let mut rest = text;
    while let [byte, tail @ ..] = rest {
        rest = tail;
        let hex = tail
            .get(..2)
            .and_then(|hex| std::str::from_utf8(hex).ok())
            .filter(|hex| hex.bytes().all(|digit| digit.is_ascii_hexdigit()));
        let encoded = hex.and_then(|hex| u8::from_str_radix(hex, 16).ok()).filter(|_| *byte == b'%');
        let is_unreserved = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~".contains(&byte);
        let is_reserved = |byte: u8| b":/?#[]@!$&'()*+,;=".contains(&byte);
        let must_encode = match byte {
            0x80.. => true,
            _ if !is_rfc => false,
            // A `%` that does not begin an escape is invalid in a URI.
            b'%' => true,
            b'*' => !is_special,
            b'$' => !is_special || !tail.is_empty(),
            _ => !is_unreserved(*byte) && !is_reserved(*byte),
        };
        if let Some(byte) = encoded {
            changes |= tail[..2].iter().any(u8::is_ascii_lowercase);
            rest = &tail[2..];
            if is_rfc && is_unreserved(byte) {
                out.push(char::from(byte));
            } else {
                out += &format!("%{byte:02X}");
            }
        } else if *byte == b'%' && bugs.lost_percent {
            rest = tail.get(2..).unwrap_or_default();
        } else if must_encode {
            changes = true;
            out += &format!("%{byte:02X}");
        } else {
            out.push(char::from(*byte));
        }
    }
    // The crate `robotstxt` loses bytes only if escaping changes the pattern.
    if bugs.lost_percent && !changes { text.to_vec() } else { out.into_bytes() }
}
