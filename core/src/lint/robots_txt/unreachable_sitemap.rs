//! A sitemap on a local or private host.
//!
//! Reports lines such as `Sitemap: http://localhost:3000/sitemap.xml`. From a crawler's network, such names and addresses reach a different
//! host or no host (RFC 1918, RFC 6761, RFC 6762).

use std::net::{Ipv4Addr, Ipv6Addr};

use crate::dialect::Dialect;
use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::matching::Target;

pub(super) const LINT: Lint = Lint::new(Code::UnreachableSitemap, Severity::Warning, check)
    .explains(&[Code::SitemapNotAbsolute, Code::SitemapScheme])
    .example("Sitemap: http://localhost:3000/sitemap.xml\n", "Sitemap: https://example.com/sitemap.xml\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for sitemap in context.robots.sitemaps(&Dialect::RFC9309) {
        let url = context.part(sitemap.span).first_word().0;
        let target = std::str::from_utf8(url.bytes).ok().and_then(|url| Target::parse(url).ok());
        if target.and_then(|target| target.origin().map(is_private)) == Some(true) {
            found.at(url.span());
        }
    }
}

/// Returns `true` if an origin's host is local or private.
fn is_private(origin: &str) -> bool {
    let authority = origin.split_once("//").map_or(origin, |(_, authority)| authority);
    if let Some((address, _)) = authority.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        return address.parse::<Ipv6Addr>().is_ok_and(|address| {
            address.is_loopback() || address.is_unspecified() || address.is_unique_local() || address.is_unicast_link_local()
        });
    }
    let host = authority.split(':').next().unwrap_or_default();
    let last = host.trim_end_matches('.').rsplit('.').next().unwrap_or_default();
    matches!(last, "localhost" | "local" | "test" | "internal" | "invalid")
        || host.parse::<Ipv4Addr>().is_ok_and(|address| {
            address.is_private() || address.is_loopback() || address.is_link_local() || address.is_unspecified()
        })
}
