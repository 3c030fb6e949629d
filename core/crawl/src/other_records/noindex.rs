use super::{Binding, Fault, FaultKind};
use crate::RobotsTxt;
use crate::matching::Agent;
use crate::robots_txt::Field;
use crate::text::{Part, Span};

/// The value of a `Noindex` record: a path pattern, as in a disallow rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoindexRule {
    /// The path pattern.
    pub pattern: Span,
}

impl NoindexRule {
    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        super::fault::not_empty(value)?;
        match value.bytes.first() {
            Some(b'/' | b'*') => Ok(Self { pattern: value.span() }),
            _ => Err(FaultKind::NotAPath.at(value)),
        }
    }
}

impl RobotsTxt<'_> {
    /// Returns the Noindex records that apply to a crawler. Google read these records until 2019-09-01 ([google-unsupported-rules]). No
    /// operator documents support for them today.
    ///
    /// ```
    /// use robotscope::crawlers::Support;
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nNoindex: /private/");
    /// let rules = robots.noindex_rules(&Agent::named("Googlebot"));
    /// assert_eq!((rules.records.len(), rules.honoured.value), (1, Support::No));
    /// ```
    pub fn noindex_rules(&self, agent: &Agent<'_>) -> Binding<NoindexRule> {
        self.binding(agent, Field::Noindex, NoindexRule::parse)
    }
}
