//! Converts a host and port to the browser's form ([URL Standard, host parsing](https://url.spec.whatwg.org/#host-parsing)).

use std::borrow::Cow;
use std::net::Ipv4Addr;

use super::punycode::ascii_of;

/// The schemes whose URLs treat a backslash as a slash, each with its default port. Omits `file`, because its URLs have no web server.
const SPECIAL: [(&str, &str); 5] = [("https", "443"), ("http", "80"), ("wss", "443"), ("ws", "80"), ("ftp", "21")];

/// Returns `true` if the scheme, without its colon, is in [`SPECIAL`].
pub(super) fn is_special(scheme: &str) -> bool {
    SPECIAL.iter().any(|(special, _)| special.eq_ignore_ascii_case(scheme))
}

/// Appends the host and port as a browser writes them. Omits the user name, leading zeros in the port, and the scheme's default port. An
/// empty scheme counts as `https:`. Returns `false` if the host or port is invalid.
pub(super) fn push_authority(scheme: &str, authority: &str, is_special: bool, to: &mut String) -> bool {
    if end_of_plain_name(authority.as_bytes()) == Some(authority.len()) {
        to.push_str(authority);
        return true;
    }
    let (_user, place) = authority.rsplit_once('@').unwrap_or(("", authority));
    // Colons inside the brackets of an IPv6 address belong to the host.
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, port),
        _ => (place, ""),
    };
    let scheme = scheme.strip_suffix(':').unwrap_or("https");
    if !push_host(host, is_special, to) {
        return false;
    }
    let digits = port.trim_start_matches('0');
    let port = if digits.is_empty() && !port.is_empty() { "0" } else { digits };
    let is_default = || SPECIAL.iter().any(|(special, default)| special.eq_ignore_ascii_case(scheme) && *default == port);
    if !port.is_empty() && !is_default() {
        to.push(':');
        to.push_str(port);
    }
    number(port, 10).is_some_and(|port| port <= 0xFFFF)
}

/// Returns the end of a host name that needs no conversion: lower-case ASCII, with labels that begin with a letter. Nearly all host names
/// are in this form. Returns `None` if the text does not begin with such a name.
pub(super) fn end_of_plain_name(text: &[u8]) -> Option<usize> {
    let mut at = 0;
    loop {
        let label = text.get(at..)?;
        label.first().filter(|first| first.is_ascii_lowercase())?;
        at += label.iter().take_while(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || **byte == b'-').count();
        if text.get(at) != Some(&b'.') {
            return Some(at);
        }
        at += 1;
    }
}

fn push_host(host: &str, is_special: bool, to: &mut String) -> bool {
    if let Some(address) = host.strip_prefix('[') {
        let is_address = |byte: u8| byte.is_ascii_hexdigit() || matches!(byte, b':' | b'.');
        push_lower_case(host, to);
        return address.strip_suffix(']').is_some_and(|address| !address.is_empty() && address.bytes().all(is_address));
    }
    let decoded = if is_special { percent_decoded(host).map(with_ascii_letters) } else { Some(Cow::Borrowed(host)) };
    let Some(host) = decoded.filter(|host| !host.is_empty() && !host.bytes().any(|byte| is_forbidden(byte, is_special))) else {
        return false;
    };
    if !is_special {
        to.push_str(&host);
        return true;
    }
    if ends_in_number(&host) {
        return push_address(&host, to).is_some();
    }
    for (place, label) in host.split(['.', '。']).enumerate() {
        to.push_str(if place == 0 { "" } else { "." });
        match ascii_of(label) {
            Some(ascii) => to.push_str(&ascii),
            // Lower-case only the ASCII letters, because mapping the other letters would need a Unicode table.
            None => push_lower_case(label, to),
        }
    }
    true
}

/// Maps full-width characters, ligatures and other variants of ASCII characters to ASCII ([UTS 46,
/// mapping](https://www.unicode.org/reports/tr46/#Processing)). The list is incomplete, because a complete one would need Unicode tables.
fn with_ascii_letters(host: Cow<'_, str>) -> Cow<'_, str> {
    const LIGATURES: [&str; 7] = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"];
    if host.is_ascii() {
        return host;
    }
    let mut mapped = String::with_capacity(host.len());
    for character in host.chars() {
        match u32::from(character) {
            code @ 0xFF01..=0xFF5E => mapped.extend(char::from_u32(code - 0xFEE0)),
            code @ 0xFB00..=0xFB06 => mapped.extend(LIGATURES.get((code - 0xFB00) as usize).copied()),
            0x17F => mapped.push('s'),
            0x212A => mapped.push('k'),
            0xFF61 => mapped.push('.'),
            // UTS 46 ignores the soft hyphen, zero-width spaces and the word joiner.
            0xAD | 0x200B | 0x2060 | 0xFEFF => {}
            _ => mapped.push(character),
        }
    }
    Cow::Owned(mapped)
}

pub(super) fn push_lower_case(text: &str, to: &mut String) {
    let at = to.len();
    to.push_str(text);
    if let Some(text) = to.get_mut(at..) {
        text.make_ascii_lowercase();
    }
}

/// Returns `true` if the host must be parsed as an IPv4 address.
fn ends_in_number(host: &str) -> bool {
    let last = host.strip_suffix('.').unwrap_or(host).rsplit('.').next().unwrap_or_default();
    !last.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit()) || part_of_address(last).is_some()
}

fn push_address(host: &str, to: &mut String) -> Option<()> {
    let (mut address, mut last, mut count) = (0, 0, 0);
    for part in host.strip_suffix('.').unwrap_or(host).split('.') {
        // Every part except the last is a single byte.
        if count == 4 || last > 0xFF {
            return None;
        }
        address = address << 8 | last;
        last = part_of_address(part)?;
        count += 1;
    }
    let free = 8 * (5 - count);
    if last >= 1 << free {
        return None;
    }
    let address = u32::try_from(address << free | last).ok()?;
    to.push_str(&Ipv4Addr::from_bits(address).to_string());
    Some(())
}

/// Parses one part of an IPv4 address: decimal, hexadecimal after `0x`, or octal after `0`.
fn part_of_address(part: &str) -> Option<u64> {
    match part.as_bytes() {
        [] => None,
        [b'0', b'x' | b'X', ..] => number(part.get(2..)?, 16),
        [b'0', _, ..] => number(part.get(1..)?, 8),
        _ => number(part, 10),
    }
}

/// Parses digits. Returns 0 for an empty text and `None` if any character is not a digit. Caps the number at 2⁴⁰, which is more than any
/// valid port or address.
fn number(digits: &str, radix: u32) -> Option<u64> {
    digits.chars().try_fold(0_u64, |number, digit| {
        let digit = digit.to_digit(16).filter(|digit| *digit < radix)?;
        let next = (number * u64::from(radix)).checked_add(u64::from(digit));
        Some(next.unwrap_or(u64::MAX).min(1 << 40))
    })
}

/// Returns `true` if a host must not contain this byte: for special schemes, a forbidden domain code point; for other schemes, a forbidden
/// host code point.
fn is_forbidden(byte: u8, is_special: bool) -> bool {
    match byte {
        0..=b' ' | b'#' | b'/' | b':' | b'<' | b'>' | b'?' | b'@' | b'[' | b'\\' | b']' | b'^' | b'|' => {
            is_special || matches!(byte, 0 | b'\t' | b'\n' | b'\r') || byte >= b' '
        }
        b'%' | 0x7F => is_special,
        _ => false,
    }
}

/// Decodes the escapes in a host. Returns `None` if the result is not UTF-8.
fn percent_decoded(host: &str) -> Option<Cow<'_, str>> {
    if !host.contains('%') {
        return Some(Cow::Borrowed(host));
    }
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let mut decoded = Vec::with_capacity(host.len());
    let mut rest = host.as_bytes();
    while let [byte, tail @ ..] = rest {
        rest = match (byte, tail) {
            (b'%', [high, low, tail @ ..]) if high.is_ascii_hexdigit() && low.is_ascii_hexdigit() => {
                decoded.extend(digit(*high).zip(digit(*low)).map(|(high, low)| high << 4 | low));
                tail
            }
            _ => {
                decoded.push(*byte);
                tail
            }
        };
    }
    String::from_utf8(decoded).ok().map(Cow::Owned)
}
