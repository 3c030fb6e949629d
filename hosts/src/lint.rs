//! Lists the problems in a robots.txt.

use robotscope::RobotsTxt;
use robotscope::lint::{self as engine, Options};
use robotscope::text::LineIndex;

use crate::functions::Rows;
use crate::row_binary::{Fault, Writer};

/// `robots_lint(robots)` → `Array(Tuple(line UInt32, code String, severity String))`: writes each diagnostic, in line order.
pub(crate) fn lint(rows: &mut Rows<'_>, writer: &mut Writer) -> Result<(), Fault> {
    let options = Options::default();
    while let Some(text) = rows.next(|row| row.string())? {
        let lines = LineIndex::new(text);
        writer.array(engine::lint(&RobotsTxt::parse(text), &options).iter(), |writer, found| {
            writer.number(lines.place(found.span.start()).line);
            writer.string(found.code.as_str().as_bytes());
            writer.string(found.severity.as_str().as_bytes());
        });
    }
    Ok(())
}
