use super::fault::{at_the_end, not_empty};
use super::url::split_scheme;
use super::{Fault, FaultKind, Stated};
use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::robots_txt::Field;
use crate::text::{Part, Span};

/// The value of a `Host` record: the main host among a site's mirrors.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Host {
    /// The scheme, if the value contains one.
    pub scheme: Option<Span>,
    /// The host name.
    pub name: Span,
    /// The port, if the value contains one.
    pub port: Option<Span>,
}

impl Host {
    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        not_empty(value)?;
        let (url, rest) = value.first_word();
        at_the_end(rest)?;
        let (scheme, host) = match split_scheme(url) {
            Some((scheme, rest)) if rest.bytes.starts_with(b"//") => (Some(scheme.span()), rest.split_at(2).1),
            _ => (None, url),
        };
        let host = if host.bytes.ends_with(b"/") { host.split_at(host.bytes.len() - 1).0 } else { host };
        let (name, port) = host.split_once(b':').map_or((host, None), |(name, port)| (name, Some(port)));
        let is_in_names = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._".contains(byte) || !byte.is_ascii();
        let is_a_port = |port: Part<'_>| port.number().is_some_and(|port| port <= u64::from(u16::MAX));
        if name.is_empty() || !name.bytes.iter().all(is_in_names) || !port.is_none_or(is_a_port) {
            return Err(FaultKind::NotAHost.at(url));
        }
        Ok(Self { scheme, name: name.span(), port: port.map(Part::span) })
    }
}

impl RobotsTxt<'_> {
    /// Returns the values of all Host records. Yandex read these records until 2018-03-20 ([yandex-crawl-delay]).
    ///
    /// ```
    /// use robotscope::{RobotsTxt, dialect::Dialect};
    ///
    /// let robots = RobotsTxt::parse("Host: www.example.com");
    /// assert!(robots.hosts(&Dialect::YANDEX)[0].value.is_ok());
    /// ```
    pub fn hosts(&self, dialect: &Dialect) -> Vec<Stated<Host>> {
        self.stated_anywhere(dialect, Field::Host, Host::parse)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn parse(value: &str) -> Result<&str, FaultKind> {
        match Host::parse(Part { bytes: value.as_bytes(), at: 0 }) {
            Ok(host) => Ok(&value[host.name.range()]),
            Err(fault) => Err(fault.kind),
        }
    }

    #[test]
    fn parses_host_names() {
        for value in ["www.example.com", "https://www.example.com", "www.example.com:8080", "https://www.example.com/"] {
            assert_eq!(parse(value), Ok("www.example.com"), "{value}");
        }
        for value in ["https://www.example.com/a", "www.example.com:", "https://", "/", "a,b"] {
            assert_eq!(parse(value), Err(FaultKind::NotAHost), "{value}");
        }
        assert_eq!(parse("a.example b.example"), Err(FaultKind::ExtraText));
    }

    // RFC 3986, 3.2.3; URL Standard, port state.
    #[test]
    fn rejects_ports_above_65535() {
        assert_eq!(parse("www.example.com:65535"), Ok("www.example.com"));
        assert_eq!(parse("www.example.com:65536"), Err(FaultKind::NotAHost));
        assert_eq!(parse("https://www.example.com:99999999999999999999/"), Err(FaultKind::NotAHost));
    }
}
