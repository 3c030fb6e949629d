//! A sitemap that is listed twice.

use crate::dialect::Dialect;
use crate::lint::repeated::repeated;
use crate::lint::{Code, Context, Found, Lint, Role, Severity, When};

pub(super) const LINT: Lint = Lint::new(Code::DuplicateSitemap, Severity::Info, check)
    .when(When::Configured)
    .once()
    .example("Sitemap: https://example.com/a.xml\nSitemap: https://example.com/a.xml\n", "Sitemap: https://example.com/a.xml\n");

fn check(context: &Context<'_>, found: &mut Found) {
    let sitemaps = context.robots.sitemaps(&Dialect::RFC9309);
    for (first, sitemap) in repeated(&sitemaps, |sitemap| context.text(sitemap.span).to_vec()) {
        let diagnostic = found.at(sitemap.span).label(Role::First, context.record(first.line));
        diagnostic.fix(context.removal(sitemap.line));
    }
}
