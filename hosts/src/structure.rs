//! What stands in a robots.txt.

use robotscope::RobotsTxt;
use robotscope::dialect::Dialect;
use robotscope::matching::{Access, Group};

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};

/// `robots_groups(robots)` → `Array(Tuple(crawlers Array(String), rules Array(Tuple(line UInt32, allow Bool, pattern String))))`, as RFC 9309
/// groups them.
pub(crate) fn groups(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some(text) = rows.next(|row| row.string())? {
        let robots = RobotsTxt::parse(text);
        let groups = robots.groups(&Dialect::RFC9309);
        let groups: Vec<Group<'_>> = groups.iter().collect();
        writer.array(groups.iter(), |writer, group| {
            writer.array(group.agent_lines.iter(), |writer, agent| {
                writer.string(if agent.is_wildcard { b"*" } else { robots.slice(agent.token) });
            });
            writer.array(group.rules.iter(), |writer, rule| {
                writer.number(rule.line);
                writer.boolean(rule.access == Access::Allowed);
                writer.string(robots.slice(rule.pattern));
            });
        });
    }
    Ok(())
}

/// `robots_sitemaps(robots)` → `Array(Tuple(line UInt32, url String, absolute Bool))`; only absolute URLs count.
pub(crate) fn sitemaps(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some(text) = rows.next(|row| row.string())? {
        let robots = RobotsTxt::parse(text);
        writer.array(robots.sitemaps(&Dialect::RFC9309).iter(), |writer, sitemap| {
            writer.number(sitemap.line);
            writer.string(robots.slice(sitemap.span));
            writer.boolean(sitemap.value.is_ok());
        });
    }
    Ok(())
}
