//! A whole URL as a pattern.
//!
//! Reports rules such as `Disallow: https://example.com/private/`. Crawlers compare patterns only with a URL's path and query
//! ([rfc9309-lines], [rfc9309-rules], [google-parser]).

use super::whole_site::is_whole_site;
use crate::dialect::Dialect;
use crate::lint::{Applicability, Code, Context, Fix, Found, Lint, Severity};
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::UrlAsPattern, Severity::Error, check)
    .example("User-agent: *\nDisallow: https://example.com/private/\n", "User-agent: *\nDisallow: /private/\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for rule in &context.rules {
        let pattern = context.text(rule.pattern);
        if let Some(authority) = authority(pattern) {
            // A star at the start of the host represents any subdomain. A later star begins the path.
            let is_end = |(at, byte): (usize, &u8)| matches!(byte, b'/' | b'?' | b'$') || *byte == b'*' && at > 0;
            let path = pattern.iter().skip(authority).enumerate().position(is_end).map(|path| authority + path);
            let begins = path.and_then(|path| pattern.get(path));
            let end = path.unwrap_or(pattern.len());
            let before = u32::try_from(end).unwrap_or(u32::MAX);
            let replacement = if begins == Some(&b'/') { "" } else { "/" };
            let host = pattern.get(authority..end).unwrap_or_default();
            let is_whole = is_whole_site(&Dialect::RFC9309, pattern.get(end..).filter(|path| !path.is_empty()).unwrap_or(b"/"));
            // Only display the fix if no sitemap shows that the URL is on this host: a rule for another host belongs in that host's
            // robots.txt. Also only display a fix that would create a rule for the whole site.
            let is_certain = is_own_host(context, host) && !is_whole;
            let applicability = if is_certain { Applicability::Unsafe } else { Applicability::DisplayOnly };
            found.at(rule.pattern).fix(Fix::new(applicability, Span::at(rule.pattern.start(), before), replacement));
        }
    }
}

/// Returns `true` if the robots.txt lists a sitemap on `host`.
pub(super) fn is_own_host(context: &Context<'_>, host: &[u8]) -> bool {
    let hosts = context.records().filter(|(_, record)| record.field == Field::Sitemap).filter_map(|(_, record)| {
        let url = context.text(record.value);
        url.get(authority(url)?..)?.split(|byte| matches!(byte, b'/' | b'?' | b'#')).next()
    });
    hosts.into_iter().any(|known| known.eq_ignore_ascii_case(host))
}

pub(super) fn is_url(pattern: &[u8]) -> bool {
    authority(pattern).is_some()
}

/// Returns the offset of the host in a URL; `None` if the text does not begin with a scheme.
fn authority(pattern: &[u8]) -> Option<usize> {
    let scheme = pattern.iter().position(|byte| !byte.is_ascii_alphabetic())?;
    let is_web =
        [b"http".as_slice(), b"https"].iter().any(|web| pattern.get(..scheme).is_some_and(|name| name.eq_ignore_ascii_case(web)));
    (is_web && pattern.get(scheme..)?.starts_with(b"://")).then_some(scheme + 3)
}
