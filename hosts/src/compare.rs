//! Compares two versions of a robots.txt.

use robotscope::compare::compare as compare_texts;
use robotscope::{Access, RobotsTxt};

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};

/// `robots_compare(old, new)` → `Array(Tuple(allowed Bool, path String, before Nullable(UInt32), after Nullable(UInt32), crawlers
/// Array(String)))`: writes each change with the new access, an example path, the deciding line before and after, and the affected
/// crawlers. Losses of access come first.
pub(crate) fn compare(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    while let Some((old, new)) = rows.next(|row| Ok((row.string()?, row.string()?)))? {
        let comparison = compare_texts(&RobotsTxt::parse(old), &RobotsTxt::parse(new));
        writer.array(comparison.changes().iter(), |writer, shared| {
            let change = shared.change;
            writer.boolean(change.access == Access::Allowed);
            writer.string(change.target.path().as_bytes());
            writer.nullable(change.before.map(|rule| rule.line), Writer::number);
            writer.nullable(change.after.map(|rule| rule.line), Writer::number);
            let crawlers: Vec<_> = comparison.crawlers_of(&shared.sets).collect();
            writer.array(crawlers.into_iter(), |writer, crawler| writer.string(crawler.crawler.as_bytes()));
        });
    }
    Ok(())
}
