//! A sitemap whose URL is not absolute.
//!
//! A sitemap's URL must be absolute ([google-robots-txt], [yandex-analyzer], [selfhtml-robots-txt]).

use crate::dialect::Dialect;
use crate::lint::{Code, Context, Detail, Fix, Found, Lint, Severity};
use crate::other_records::FaultKind;
use crate::robots_txt::Field;
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::SitemapNotAbsolute, Severity::Error, check)
    .example("Sitemap: /sitemap.xml\n", "Sitemap: https://example.com/sitemap.xml\n");

fn check(context: &Context<'_>, found: &mut Found) {
    for record in context.robots.other_records(&Dialect::RFC9309).filter(|record| record.field == Field::Sitemap) {
        if let Some(fault) = record.fault.filter(|fault| fault.kind == FaultKind::NotAbsolute) {
            let diagnostic = found.at(fault.span);
            // Offer a fix if only a slash is missing, as in `https:/example.com/…`.
            let text = context.text(fault.span);
            let scheme = [b"https:/".as_slice(), b"http:/"].into_iter().find(|scheme| {
                text.get(..scheme.len()).is_some_and(|start| start.eq_ignore_ascii_case(scheme))
                    && text.get(scheme.len()) != Some(&b'/')
            });
            if let Some(scheme) = scheme {
                let at = fault.span.start() + scheme.len() as u32;
                diagnostic.detail(Detail::Part(Span::new(fault.span.start(), at))).fix(Fix::not_safe(Span::at(at, 0), "/"));
            }
        }
    }
}
