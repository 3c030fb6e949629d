//! Host and port as a browser writes them ([URL Standard, host parsing](https://url.spec.whatwg.org/#host-parsing)).

use super::punycode::ascii_of;

/// The schemes for which a backslash is a slash, each with its port (`file` has no host to speak of).
const SPECIAL: [(&str, &str); 5] = [("https", "443"), ("http", "80"), ("wss", "443"), ("ws", "80"), ("ftp", "21")];

/// Whether a scheme, without its colon, is one of the web's.
pub(super) fn is_special(scheme: &str) -> bool {
    SPECIAL.iter().any(|(special, _)| special.eq_ignore_ascii_case(scheme))
}

/// Appends host and port in lower case, without user name, needless zeros and the scheme's own port; returns whether they can be
/// a host and a port.
pub(super) fn push_authority(scheme: &str, authority: &str, is_special: bool, to: &mut String) -> bool {
    let (_user, place) = authority.rsplit_once('@').unwrap_or(("", authority));
    // The colons inside the brackets of an IPv6 address belong to it.
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if !port.contains(']') => (host, port),
        _ => (place, ""),
    };
    let scheme = scheme.strip_suffix(':').unwrap_or(scheme);
    let Some(port) = number_of(port) else { return false };
    if !push_host(host, is_special, to) {
        return false;
    }
    let is_own = SPECIAL.iter().any(|(special, own)| special.eq_ignore_ascii_case(scheme) && *own == port);
    if !port.is_empty() && !is_own {
        to.push(':');
        to.push_str(port);
    }
    true
}

/// The digits of a port without needless zeros; nothing for what is none.
fn number_of(port: &str) -> Option<&str> {
    let digits = port.trim_start_matches('0');
    if port.is_empty() || digits.is_empty() && port.bytes().all(|byte| byte == b'0') {
        return Some(if port.is_empty() { "" } else { "0" });
    }
    (digits.bytes().all(|byte| byte.is_ascii_digit()) && digits.parse::<u16>().is_ok()).then_some(digits)
}

fn push_host(host: &str, is_special: bool, to: &mut String) -> bool {
    if let Some(address) = host.strip_prefix('[') {
        let is_address = |byte: u8| byte.is_ascii_hexdigit() || matches!(byte, b':' | b'.');
        to.extend(host.chars().map(|c| c.to_ascii_lowercase()));
        return address.strip_suffix(']').is_some_and(|address| !address.is_empty() && address.bytes().all(is_address));
    }
    let decoded = if is_special { percent_decoded(host) } else { Some(host.to_owned()) };
    let Some(decoded) = decoded.filter(|host| !host.is_empty() && !host.bytes().any(|byte| is_forbidden(byte, is_special)))
    else {
        return false;
    };
    if is_special && ends_in_number(&decoded) {
        return address(&decoded).map(|address| to.push_str(&address)).is_some();
    }
    if !is_special {
        to.push_str(&decoded);
        return true;
    }
    for (place, label) in decoded.split(['.', '。']).enumerate() {
        to.push_str(if place == 0 { "" } else { "." });
        match ascii_of(label) {
            Some(ascii) => to.push_str(&ascii),
            // As it is written: which name that is only a table of Unicode tells.
            None => to.push_str(&label.to_ascii_lowercase()),
        }
    }
    true
}

/// Whether a host can only be an IPv4 address.
fn ends_in_number(host: &str) -> bool {
    let last = host.strip_suffix('.').unwrap_or(host).rsplit('.').next().unwrap_or_default();
    !last.is_empty() && last.bytes().all(|byte| byte.is_ascii_digit()) || part_of_address(last).is_some()
}

/// An IPv4 address with four decimal numbers, of whatever numbers it is written with.
fn address(host: &str) -> Option<String> {
    let parts = host.strip_suffix('.').unwrap_or(host).split('.').map(part_of_address).collect::<Option<Vec<_>>>()?;
    let (&last, front) = parts.split_last()?;
    let free = 4_u32.checked_sub(u32::try_from(front.len()).ok()?).filter(|free| *free > 0)?;
    if last >= 1 << (8 * free) || front.iter().any(|&part| part > 255) {
        return None;
    }
    let front = front.iter().zip([24, 16, 8]).map(|(&part, bits)| part << bits).sum::<u64>();
    let number = front + last;
    Some([24, 16, 8, 0].map(|bits| (number >> bits & 255).to_string()).join("."))
}

/// A number of an IPv4 address: decimal, `0x` hexadecimal, or octal behind a zero.
fn part_of_address(part: &str) -> Option<u64> {
    let (digits, radix) = match part.strip_prefix("0x").or_else(|| part.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None if part.len() > 1 && part.starts_with('0') => (part.get(1..)?, 8),
        None if part.is_empty() => return None,
        None => (part, 10),
    };
    let is_number = digits.bytes().all(|byte| char::from(byte).is_digit(radix));
    if digits.is_empty() { Some(0) } else { is_number.then(|| u64::from_str_radix(digits, radix).unwrap_or(u64::MAX)) }
}

/// The forbidden code points of a domain, or of another host.
fn is_forbidden(byte: u8, is_special: bool) -> bool {
    match byte {
        0..=b' ' | b'#' | b'/' | b':' | b'<' | b'>' | b'?' | b'@' | b'[' | b'\\' | b']' | b'^' | b'|' => {
            is_special || matches!(byte, 0 | b'\t' | b'\n' | b'\r') || byte >= b' '
        }
        b'%' | 0x7F => is_special,
        _ => false,
    }
}

/// A host whose escapes are decoded; `None` if that is not UTF-8.
fn percent_decoded(host: &str) -> Option<String> {
    if !host.contains('%') {
        return Some(host.to_owned());
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
    String::from_utf8(decoded).ok()
}
