use super::fault::{at_the_end, not_empty};
use super::{Binding, Fault, FaultKind, Stated};
use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::matching::{Agent, Target};
use crate::robots_txt::Field;
use crate::text::{Part, Span};

/// An absolute URL.
///
/// ```
/// use robotscope::other_records::AbsoluteUrl;
/// use robotscope::{RobotsTxt, dialect::Dialect};
///
/// let robots = RobotsTxt::parse("Sitemap: https://example.com:8080/sitemap.xml");
/// let sitemaps = robots.sitemaps(&Dialect::RFC9309);
/// let Ok(AbsoluteUrl { scheme, host: Some(host) }) = &sitemaps[0].value else { panic!("a URL with a host") };
/// assert_eq!((robots.slice(*scheme), robots.slice(*host)), (&b"https"[..], &b"example.com:8080"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbsoluteUrl {
    /// The scheme.
    pub scheme: Span,
    /// The host and port; `None` if the scheme needs no host, as in `urn`.
    pub host: Option<Span>,
}

impl AbsoluteUrl {
    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        not_empty(value)?;
        let (url, rest) = value.first_word();
        at_the_end(rest)?;
        let not_absolute = FaultKind::NotAbsolute.at(url);
        let (scheme, rest) = split_scheme(url).ok_or(not_absolute)?;
        let host = rest.bytes.strip_prefix(b"//").map(|behind| {
            let end = behind.iter().position(|byte| b"/?#".contains(byte)).unwrap_or(behind.len());
            Span::at(rest.at + 2, rest.split_at(end).0.span().len())
        });
        let is_of_web = scheme.is("http") || scheme.is("https");
        let is_absolute = match host {
            Some(host) => !host.is_empty(),
            // The text before the colon is a host and not a scheme, as in `localhost:3000`.
            None if scheme.is("localhost") || scheme.bytes.contains(&b'.') => false,
            None => !rest.is_empty() && !is_of_web,
        };
        let written = std::str::from_utf8(url.bytes).ok().filter(|_| is_of_web);
        if let Some(host) = host.filter(|host| !host.is_empty())
            && written.is_some_and(|url| Target::parse(url).is_err())
        {
            return Err(Fault { kind: FaultKind::NotAHost, span: host });
        }
        if is_absolute { Ok(Self { scheme: scheme.span(), host }) } else { Err(not_absolute) }
    }
}

/// Splits a URL into its scheme and the text after the colon (RFC 3986, 3.1). Returns `None` if the URL has no scheme.
pub(super) fn split_scheme(url: Part<'_>) -> Option<(Part<'_>, Part<'_>)> {
    let (scheme, rest) = url.split_once(b':')?;
    let is_scheme = scheme.bytes.first().is_some_and(u8::is_ascii_alphabetic)
        && scheme.bytes.iter().all(|byte| byte.is_ascii_alphanumeric() || b"+-.".contains(byte));
    is_scheme.then_some((scheme, rest))
}

impl RobotsTxt<'_> {
    /// Returns the sitemaps in the text. `Site-map` is a sitemap only in dialects that accept misspellings ([google-parser]). Sitemaps
    /// belong to no group ([rfc9309-records], [google-robots-txt]). Their URLs must be absolute.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, dialect::Dialect};
    ///
    /// let robots = RobotsTxt::parse("Sitemap: https://example.com/sitemap.xml\nSitemap: /other.xml");
    /// let sitemaps = robots.sitemaps(&Dialect::RFC9309);
    /// assert_eq!(robots.slice(sitemaps[0].span), b"https://example.com/sitemap.xml");
    /// assert_eq!(sitemaps.iter().map(|sitemap| sitemap.value.is_ok()).collect::<Vec<_>>(), [true, false]);
    /// ```
    pub fn sitemaps(&self, dialect: &Dialect) -> Vec<Stated<AbsoluteUrl>> {
        self.stated_anywhere(dialect, Field::Sitemap, AbsoluteUrl::parse)
    }

    /// Returns the licences that apply to a crawler. If the crawler's groups contain no licence, the licences outside all groups
    /// apply ([rsl-standard]).
    ///
    /// ```
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("License: https://example.com/l.xml\n\nUser-agent: *\nAllow: /");
    /// let licenses = robots.licenses(&Agent::named("GPTBot"));
    /// assert_eq!(licenses.records[0].line, 1);
    /// ```
    pub fn licenses(&self, agent: &Agent<'_>) -> Binding<AbsoluteUrl> {
        let mut binding = self.binding(agent, Field::License, AbsoluteUrl::parse);
        if binding.records.is_empty() {
            let groups = self.groups(agent.dialect());
            let global = groups.orphans().iter().filter(|record| record.field == Field::License);
            binding.records.extend(global.map(|record| self.stated(record.line, None, record.value, AbsoluteUrl::parse)));
        }
        binding
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parse(value: &str) -> Result<(&str, Option<&str>), FaultKind> {
        match AbsoluteUrl::parse(Part { bytes: value.as_bytes(), at: 0 }) {
            Ok(url) => Ok((&value[url.scheme.range()], url.host.map(|host| &value[host.range()]))),
            Err(fault) => Err(fault.kind),
        }
    }

    // Sources: [google-robots-txt], [yandex-analyzer], [rsl-standard].
    #[test]
    fn accepts_only_absolute_urls() {
        assert_eq!(parse("https://example.com/a.xml"), Ok(("https", Some("example.com"))));
        assert_eq!(parse("HTTP://example.com:8080?x"), Ok(("HTTP", Some("example.com:8080"))));
        assert_eq!(parse("urn:example:licence"), Ok(("urn", None)));
        for value in [
            "/a.xml",
            "//example.com/a.xml",
            "example.com/a.xml",
            "https:///a",
            "https:a",
            "https:",
            "1a://b",
            "://b",
            "localhost:3000/a",
        ] {
            assert_eq!(parse(value), Err(FaultKind::NotAbsolute), "{value}");
        }
        // RFC 3986, 3.2.3; URL Standard, port state: a port is a number of at most 16 bits. A host contains no `<` or `>`.
        for value in ["https://example.com:99999/a.xml", "http://example.com:65536", "https://example.com:80a/", "https://a<b>/"]
        {
            assert_eq!(parse(value), Err(FaultKind::NotAHost), "{value}");
        }
        assert_eq!(parse("https://example.com:65535/a.xml"), Ok(("https", Some("example.com:65535"))));
        assert_eq!(parse("https://a/ https://b/"), Err(FaultKind::ExtraText));
        assert_eq!(parse(""), Err(FaultKind::Empty));
    }
}
