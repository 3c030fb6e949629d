//! A sitemap whose URL does not begin with http or https.
//!
//! Crawlers fetch sitemaps over HTTP, like pages.

use crate::dialect::Dialect;
use crate::lint::{Code, Context, Found, Lint, Severity};
use crate::other_records::FaultKind;

pub(super) const LINT: Lint = Lint::new(Code::SitemapScheme, Severity::Warning, check)
    .explains(&[Code::SitemapNotAbsolute])
    .example("Sitemap: file:///var/www/sitemap.xml\n", "Sitemap: https://example.com/sitemap.xml\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for sitemap in context.robots.sitemaps(&Dialect::RFC9309) {
        let url = context.part(sitemap.span);
        // Another lint reports values that are not URLs.
        let is_absolute = !matches!(sitemap.value, Err(fault) if fault.kind != FaultKind::NotAbsolute);
        let Some((scheme, _)) = url.split_once(b':').filter(|_| is_absolute) else { continue };
        let is_scheme = !scheme.is_empty() && scheme.bytes.iter().all(u8::is_ascii_alphanumeric);
        if is_scheme && !["http", "https"].iter().any(|known| scheme.is(known)) {
            found.at(sitemap.span);
        }
    }
}
