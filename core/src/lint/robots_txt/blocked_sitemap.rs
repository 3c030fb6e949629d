//! A sitemap that search engines may not fetch.
//!
//! A rule in the same robots.txt blocks search engines from the sitemap, so they do not read it ([yandex-sitemap-errors]). Other lints
//! report that the whole site is blocked.

use super::whole_site::{is_major_search_engine, is_whole_site};
use crate::dialect::Dialect;
use crate::lint::readers::Member;
use crate::lint::{Code, Context, Found, Lint, Role, Severity};
use crate::matching::{Access, Target};
use crate::text::Span;

pub(super) const LINT: Lint = Lint::new(Code::BlockedSitemap, Severity::Warning, check).example(
    "User-agent: *\nDisallow: /feeds/\nSitemap: https://example.com/feeds/sitemap.xml\n",
    "User-agent: *\nAllow: /feeds/sitemap.xml\nDisallow: /feeds/\nSitemap: https://example.com/feeds/sitemap.xml\n",
);

/// The maximum number of checked sitemaps. Each sitemap is compared with all rules.
const MOST: usize = 100;

fn check(context: &Context<'_>, found: &mut Found) {
    // By default, ignore small engines that no group names: an unusual dialect would otherwise cause warnings for every site.
    let matters = |member: &Member| member.is_named || context.readers_are_named || is_major_search_engine(&member.name);
    let is_wanted = |member: &Member| member.is_search_engine() && matters(member);
    // Group the sitemaps by rule and crawlers, because one rule may block many sitemaps for the same crawlers.
    let mut blocked: Vec<(u32, Vec<String>, Vec<Span>)> = Vec::new();
    for sitemap in context.robots.sitemaps(&Dialect::RFC9309).iter().filter(|sitemap| sitemap.value.is_ok()).take(MOST) {
        let url = std::str::from_utf8(context.text(sitemap.span)).ok();
        let Some(target) = url.and_then(|url| Target::parse(url).ok()) else { continue };
        for reader in context.readers().iter().filter(|reader| reader.members.iter().any(is_wanted)) {
            let verdict = context.robots.check(&reader.agent, &target);
            let rule = verdict.decision.winner().filter(|rule| rule.access == Access::Disallowed);
            if let Some(rule) = rule.filter(|rule| !is_whole_site(reader.agent.dialect(), context.text(rule.pattern))) {
                let names = reader.names();
                match blocked.iter_mut().find(|(line, crawlers, _)| *line == rule.line && *crawlers == names) {
                    Some((.., sitemaps)) if sitemaps.contains(&sitemap.span) => {}
                    Some((.., sitemaps)) => sitemaps.push(sitemap.span),
                    None => blocked.push((rule.line, names, vec![sitemap.span])),
                }
            }
        }
    }
    for (line, crawlers, sitemaps) in &blocked {
        let Some((first, others)) = sitemaps.split_first() else { continue };
        let diagnostic = found.at(*first).for_crawlers(crawlers).label(Role::Decides, context.record(*line));
        diagnostic.labels(Role::Also, &mut others.iter().copied());
        diagnostic.more = others.len() as u32;
    }
}
