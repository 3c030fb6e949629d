//! Determines which URLs a robots.txt governs, given the URL of the robots.txt.

use crate::matching::Target;
use crate::names::names;

names! {
    /// [`Reach::Governs`] if a robots.txt governs a page; otherwise the reason why it does not.
    ///
    /// ```
    /// assert_eq!(robotscope::availability::Reach::NotInRoot.as_str(), "not-in-root");
    /// ```
    #[non_exhaustive]
    pub enum Reach {
        /// The file governs the page: same scheme, host and port.
        Governs = "governs",
        /// At least one URL has no scheme or no host. If both URLs have a host, the hosts are equal.
        Incomplete = "incomplete",
        /// The host may be the same, but the URLs spell it differently:
        ///
        /// - one host name contains Unicode, and the other contains Punycode or different letters, so only Unicode tables could show
        ///   whether the names are equal ([google-robots-txt]);
        /// - the URLs contain different spellings of an IPv6 address;
        /// - only one host name ends with a dot, a case that no document covers.
        OtherHostSpelling = "other-host-spelling",
        /// The host differs. A subdomain is also a different host.
        OtherHost = "other-host",
        /// The scheme differs: a file at an `https:` URL does not govern `http:` URLs.
        OtherScheme = "other-scheme",
        /// The port differs.
        OtherPort = "other-port",
        /// The file is in a folder, where crawlers do not look for it.
        NotInRoot = "not-in-root",
        /// The file name contains upper-case letters, for example `Robots.TXT`.
        NotLowerCase = "not-lower-case",
        /// The URL is not the URL of a robots.txt file.
        OtherFile = "other-file",
    }
}

/// Returns [`Reach::Governs`] if the robots.txt at one URL governs the page at another, or the reason why it does not. The file
/// must be `/robots.txt`, in lower case and in the root. It governs the pages with the same scheme, host and port
/// ([rfc9309-access], [google-robots-txt], [selfhtml-robots-txt], [wikipedia-robots-txt]).
///
/// Hosts and ports are compared in the form of [`Target::origin`]: in lower case and without the scheme's default port. Unicode labels are
/// converted to Punycode unless this would need Unicode tables. If the hosts may be the same but are spelt differently, and neither scheme
/// nor port differs, the result is [`Reach::OtherHostSpelling`].
///
/// If robots.txt was reached by a redirect, pass the first URL, not the redirect's target ([rfc9309-access]).
///
/// ```
/// use robotscope::Target;
/// use robotscope::availability::{Reach, governs};
///
/// let robots_txt = Target::parse("https://example.com:443/robots.txt")?;
/// assert_eq!(governs(&robots_txt, &Target::parse("https://EXAMPLE.com/a")?), Reach::Governs);
/// assert_eq!(governs(&robots_txt, &Target::parse("https://www.example.com/a")?), Reach::OtherHost);
/// # Ok::<(), robotscope::TargetError>(())
/// ```
pub fn governs(robots_txt: &Target, page: &Target) -> Reach {
    const PATH: &str = "/robots.txt";
    let path = robots_txt.path();
    if path != PATH {
        let file = path.rfind('/').and_then(|slash| path.get(slash..)).unwrap_or(path);
        return match file.eq_ignore_ascii_case(PATH) {
            true if file.len() < path.len() => Reach::NotInRoot,
            true => Reach::NotLowerCase,
            false => Reach::OtherFile,
        };
    }
    let (Some(ours), Some(theirs)) = (Authority::new(robots_txt), Authority::new(page)) else { return Reach::Incomplete };
    match same_host(ours.host, theirs.host) {
        Some(false) => Reach::OtherHost,
        same if ours.scheme.is_empty() || theirs.scheme.is_empty() => {
            same.map_or(Reach::OtherHostSpelling, |_| Reach::Incomplete)
        }
        _ if ours.scheme != theirs.scheme => Reach::OtherScheme,
        _ if ours.port != theirs.port => Reach::OtherPort,
        None => Reach::OtherHostSpelling,
        Some(true) => Reach::Governs,
    }
}

struct Authority<'t> {
    /// The scheme, or an empty string if the URL has none.
    scheme: &'t str,
    host: &'t str,
    port: Option<&'t str>,
}

impl<'t> Authority<'t> {
    fn new(target: &'t Target) -> Option<Self> {
        let origin = target.origin()?;
        let (scheme, place) = origin.split_once("//").unwrap_or(("", origin));
        // Colons inside the brackets of an IPv6 address do not separate a port.
        let (host, port) = match place.rsplit_once(':') {
            Some((host, port)) if !port.contains(']') => (host, Some(port)),
            _ => (place, None),
        };
        Some(Self { scheme, host, port })
    }
}

/// Returns `Some(true)` if two hosts are the same and `Some(false)` if they differ. Returns `None` if they may be the same but are spelt
/// differently ([`Reach::OtherHostSpelling`]). ASCII letters must be in lower case.
fn same_host(ours: &str, theirs: &str) -> Option<bool> {
    if ours == theirs {
        return Some(true);
    }
    if ours.starts_with('[') && theirs.starts_with('[') {
        return None;
    }
    let labels = |host: &'_ str| host.strip_suffix('.').unwrap_or(host).split('.').map(str::to_owned).collect::<Vec<_>>();
    let (ours, theirs) = (labels(ours), labels(theirs));
    // The engine has no Unicode tables. It therefore assumes that a Unicode label may equal any Unicode or Punycode label and, if
    // all its characters may map to ASCII, any ASCII label.
    let is_form_of = |one: &str, other: &str| !one.is_ascii() && (other.starts_with("xn--") || one.chars().all(may_be_ascii));
    let may_be_same = |(one, other): (&String, &String)| {
        one == other || !one.is_ascii() && !other.is_ascii() || is_form_of(one, other) || is_form_of(other, one)
    };
    (ours.len() != theirs.len() || !ours.iter().zip(&theirs).all(may_be_same)).then_some(false)
}

/// Returns `true` if UTS 46 may map the character to ASCII or to nothing. May also return `true` for neighbouring characters.
fn may_be_ascii(character: char) -> bool {
    matches!(
        u32::from(character),
        0..=0xBF
            | 0x132..=0x133
            | 0x17F
            | 0x1C7..=0x1CC
            | 0x1F1..=0x1F3
            | 0x2B0..=0x2FF
            | 0x34F
            | 0x37E
            | 0x115F..=0x1160
            | 0x17B4..=0x17B5
            | 0x180B..=0x180F
            | 0x1D2C..=0x1DBF
            | 0x1FEF
            | 0x2000..=0x24FF
            | 0x2A74..=0x2A76
            | 0x2C7C..=0x2C7D
            | 0x3000
            | 0x3164
            | 0x3200..=0x33FF
            | 0xA7F0..=0xA7FF
            | 0xFB00..=0xFB06
            | 0xFB29
            | 0xFE00..=0xFE19
            | 0xFE20..=0xFE6F
            | 0xFEFF..=0xFFFF
            | 0x10780..=0x107BF
            | 0x1BCA0..=0x1E0FF
            | 0x1F100..=0x1F2FF
            | 0x1FBF0..=0x1FBF9
            | 0xE0000..
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reach(robots_txt: &str, page: &str) -> Reach {
        governs(&Target::parse(robots_txt).unwrap(), &Target::parse(page).unwrap())
    }

    #[test]
    fn compares_the_normal_forms_of_hosts_and_ports() {
        assert_eq!(reach("https://me:x@example.com/robots.txt", "https://example.com/"), Reach::Governs);
        assert_eq!(reach("http://[::1]/robots.txt", "http://[::1]:80/"), Reach::Governs);
        assert_eq!(reach("http://[::1]/robots.txt", "http://[::1]:8080/"), Reach::OtherPort);
        assert_eq!(reach("http://example.com:/robots.txt", "http://example.com:080/"), Reach::Governs);
        assert_eq!(reach("http://[::1]/robots.txt", "http://[0::1]/"), Reach::OtherHostSpelling);
        assert_eq!(reach("http://127.0.0.1/robots.txt", "http://0x7f.1/a"), Reach::Governs);
        assert_eq!(reach("https://BÜCHER.example/robots.txt", "https://xn--bcher-kva.example/"), Reach::Governs);
        assert_eq!(reach("https://ไทย.example/robots.txt", "https://xn--o3cw4h.example/"), Reach::OtherHostSpelling);
        assert_eq!(reach("gopher://example.com/robots.txt", "gopher://example.com:80/"), Reach::OtherPort);
    }

    // Compares our answers with those of the crate `url`, which includes Unicode tables.
    #[test]
    fn two_spellings_of_a_host_are_never_reported_as_different_hosts() {
        let mut governed = 0;
        for character in (0x80..=0x10FFFF).filter_map(char::from_u32) {
            let page = format!("https://a{character}b.example/");
            let Some(host) = url::Url::parse(&page).ok().and_then(|url| url.host_str().map(str::to_owned)) else { continue };
            let Ok(page) = Target::parse(&page) else { panic!("`Target::parse` rejects {character:?} in a host") };
            let reach = governs(&Target::parse(&format!("https://{host}/robots.txt")).unwrap(), &page);
            assert!(matches!(reach, Reach::Governs | Reach::OtherHostSpelling), "{character:?}: {host} is {reach:?}");
            governed += u32::from(reach == Reach::Governs);
        }
        assert!(governed > 30_000, "{governed}");
        assert_eq!(reach("https://example.com/robots.txt", "https://ｅｘａｍｐｌｅ．com/"), Reach::Governs);
        assert_eq!(reach("https://office.example/robots.txt", "https://oﬃce.example/"), Reach::Governs);
        assert_eq!(reach("https://uss.example/robots.txt", "https://uſs.example/"), Reach::Governs);
        assert_eq!(reach("http://127.0.0.1/robots.txt", "http://１２７.1/"), Reach::Governs);
        assert_eq!(reach("https://example.com/robots.txt", "https://ｅxample.org/"), Reach::OtherHost);
        assert_eq!(reach("https://example.com/robots.txt", "https://ไทย.com/"), Reach::OtherHost);
    }

    #[test]
    fn urls_with_missing_parts_are_incomplete_unless_the_hosts_differ() {
        assert_eq!(reach("/robots.txt", "https://example.com/"), Reach::Incomplete);
        assert_eq!(reach("https://example.com/robots.txt", "/a"), Reach::Incomplete);
        assert_eq!(reach("example.com/robots.txt", "https://example.com/"), Reach::Incomplete);
        assert_eq!(reach("//example.com/robots.txt", "https://example.org/"), Reach::OtherHost);
    }
}
