//! Lists a robots.txt's groups and records.

use robotscope::dialect::Dialect;
use robotscope::matching::{Access, Group};
use robotscope::other_records::RequestRate;
use robotscope::{Agent, RobotsTxt};

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};

/// `robots_groups(robots)` → `Array(Tuple(crawlers Array(String), rules Array(Tuple(line UInt32, allow Bool, pattern String))))`. Groups
/// are formed as in RFC 9309.
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

/// `robots_sitemaps(robots)` → `Array(Tuple(line UInt32, url String, absolute Bool))`. Crawlers ignore a URL that is not
/// absolute.
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

/// `robots_crawl_delay(robots, crawler)` → `Nullable(Float64)`: writes the number of seconds that the crawler is asked to wait between two
/// requests. Writes NULL if there is no delay, or if several delays differ. The result does not depend on whether the crawler obeys
/// delays. A delay applies only to the user-agent lines directly above it. Under RFC 9309, user-agent lines that no rule separates form one
/// group, so other parsers may also apply the delay to the user-agent lines below it.
pub(crate) fn crawl_delay(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((text, crawler)) = rows.next(|row| Ok((row.string()?, row.string()?)))? {
        let name = String::from_utf8_lossy(crawler);
        let delay = RobotsTxt::parse(text).crawl_delay(&Agent::from_user_agent(&name)).delay();
        writer.nullable(delay.map(|delay| delay.as_secs_f64()), Writer::float);
    }
    Ok(())
}

/// `robots_request_rate(robots, crawler)` → `Array(Tuple(line UInt32, documents UInt32, seconds UInt32))`: writes each rate limit that
/// addresses the crawler: at most `documents` documents in `seconds` seconds. Limits are in the order of their lines.
pub(crate) fn request_rate(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((text, crawler)) = rows.next(|row| Ok((row.string()?, row.string()?)))? {
        let name = String::from_utf8_lossy(crawler);
        let rates = RobotsTxt::parse(text).request_rates(&Agent::from_user_agent(&name));
        let readable = |rate: RequestRate| Some((u32::try_from(rate.documents).ok()?, u32::try_from(rate.per.as_secs()).ok()?));
        let found: Vec<_> =
            rates.records.iter().filter_map(|record| Some((record.line, readable(record.value.ok()?)?))).collect();
        writer.array(found.into_iter(), |writer, (line, (documents, seconds))| {
            writer.number(line);
            writer.number(documents);
            writer.number(seconds);
        });
    }
    Ok(())
}
