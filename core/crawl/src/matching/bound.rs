//! The other records that bind a crawler, and the way in which they compare paths.

use super::pattern::is_match;
use super::{Agent, Lookup, RecordLine, RobotsTxt};
use crate::dialect::Dialect;
use crate::robots_txt::Field;

/// A record with the number of the group that it stands in.
#[doc(hidden)]
pub struct BoundLine {
    pub group: usize,
    pub record: RecordLine,
}

impl RobotsTxt<'_> {
    /// The records of a field in the groups that bind a crawler, in the order of the text.
    #[doc(hidden)]
    pub fn bound_lines(&self, agent: &Agent<'_>, field: Field) -> Vec<BoundLine> {
        let groups = self.groups(agent.dialect());
        let lookup = Lookup::new(self, &groups, agent);
        let bound = lookup.groups.iter().filter_map(|&index| groups.get(index));
        let lines =
            bound.flat_map(|group| group.records.iter().map(move |record| BoundLine { group: group.index, record: *record }));
        lines.filter(|line| line.record.field == field).collect()
    }
}

/// The length in octets of the canonical pattern, if a dialect takes it to match a path.
pub fn matched_length(dialect: &Dialect, pattern: &[u8], path: &str) -> Option<u32> {
    let pattern = dialect.encoding.pattern(pattern);
    let path = dialect.encoding.path(path.as_bytes());
    is_match(dialect.wildcards, &pattern, &path).then(|| u32::try_from(pattern.len()).unwrap_or(u32::MAX))
}
