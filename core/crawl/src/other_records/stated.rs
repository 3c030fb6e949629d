use super::Fault;
use crate::RobotsTxt;
use crate::crawlers::Support;
use crate::dialect::Dialect;
use crate::fact::Fact;
use crate::matching::Agent;
use crate::robots_txt::Field;
use crate::text::{Part, Span};

/// A record's value, with its position in the text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stated<T> {
    /// The line number, from 1.
    pub line: u32,
    /// The index of the record's group, from 0; `None` if the record belongs to no group.
    pub group: Option<usize>,
    /// The whole value.
    pub span: Span,
    /// The parsed value, or the fault in it.
    pub value: Result<T, Fault>,
}

/// The records with the same field that apply to a crawler.
///
/// ```
/// use robotscope::other_records::{Binding, NoindexRule, Stated};
/// use robotscope::{Agent, RobotsTxt, crawlers::Support};
///
/// // Google has not read Noindex since 2019 ([google-unsupported-rules]).
/// let robots = RobotsTxt::parse("User-agent: *\nNoindex: /a");
/// let Binding { honoured, records, same_group } = robots.noindex_rules(&Agent::named("Googlebot"));
/// let [Stated { line, group, value: Ok(NoindexRule { pattern }), .. }] = &records[..] else { panic!("one") };
/// assert_eq!((honoured.value, *line, *group, robots.slice(*pattern)), (Support::No, 2, Some(0), &b"/a"[..]));
/// assert!(same_group.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Binding<T> {
    /// The crawler's support for these records.
    pub honoured: Fact<Support>,
    /// The records directly after the user-agent lines that select the crawler's groups, in text order. If there are none,
    /// [`RobotsTxt::licenses`] returns the licences outside all groups instead.
    pub records: Vec<Stated<T>>,
    /// The line numbers of further records with this field in the crawler's groups. These records follow user-agent lines for other
    /// crawlers, and RFC 9309 does not define to which crawlers they apply (2.2.4). If this list is not empty, `records` is only one
    /// interpretation.
    pub same_group: Vec<u32>,
}

impl RobotsTxt<'_> {
    pub(super) fn binding<T>(&self, agent: &Agent<'_>, field: Field, parse: impl Fn(Part<'_>) -> Result<T, Fault>) -> Binding<T> {
        let (below, others): (Vec<_>, Vec<_>) = self.bound_lines(agent, field).into_iter().partition(|line| line.is_below);
        let same_group = others.iter().map(|line| line.record.line).collect();
        let records = below.iter().map(|line| self.stated(line.record.line, Some(line.group), line.record.value, &parse));
        Binding { honoured: agent.honours(field), records: records.collect(), same_group }
    }

    pub(super) fn stated_anywhere<T>(
        &self,
        dialect: &Dialect,
        field: Field,
        parse: impl Fn(Part<'_>) -> Result<T, Fault>,
    ) -> Vec<Stated<T>> {
        let records = dialect.records_of(self, field).into_iter();
        records.map(|(line, record)| self.stated(line, None, record.value, &parse)).collect()
    }

    pub(super) fn stated<T>(
        &self,
        line: u32,
        group: Option<usize>,
        span: Span,
        parse: impl Fn(Part<'_>) -> Result<T, Fault>,
    ) -> Stated<T> {
        Stated { line, group, span, value: parse(Part::new(self.text(), span)) }
    }
}
