//! A sitemap that is listed twice.

use crate::dialect::Dialect;
use crate::lint::seen::Seen;
use crate::lint::{Code, Context, Found, Lint, Role, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::DuplicateSitemap, Severity::Info, check)
    .when(When::Configured)
    .once()
    .example("Sitemap: https://example.com/a.xml\nSitemap: https://example.com/a.xml\n", "Sitemap: https://example.com/a.xml\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let sitemaps = context.robots.sitemaps(&Dialect::RFC9309);
    let mut seen = Seen::default();
    for (place, sitemap) in sitemaps.iter().enumerate().filter(|(_, sitemap)| !sitemap.span.is_empty()) {
        let first = sitemaps.get(seen.first(context.text(sitemap.span).to_vec(), place));
        if let Some(first) = first.filter(|first| first.line != sitemap.line) {
            let diagnostic = found.at(sitemap.span).label(Role::First, context.record(first.line));
            diagnostic.fix(context.removal(sitemap.line));
        }
    }
}
