use super::fault::not_empty;
use super::{Fault, FaultKind, Stated};
use crate::RobotsTxt;
use crate::crawlers::Support;
use crate::dialect::Dialect;
use crate::fact::Fact;
use crate::matching::{Access, Agent, Target, matched_length};
use crate::preferences::{Category, Preference, UsageStatement};
use crate::robots_txt::Field;
use crate::text::{Part, Span};

/// The value of a `Content-Usage` record in robots.txt, for example `/ai-ok/ train-ai=y` ([aipref-attach]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsageRule {
    /// The path pattern; `None` for all paths.
    pub path: Option<Span>,
    /// The preferences, or the fault in their value. If there is a fault, all preferences are unknown ([aipref-vocab]).
    pub statement: Result<UsageStatement, Fault>,
}

/// The Content-Usage records that apply to one URL and one crawler.
///
/// ```
/// use robotscope::other_records::UsageRule;
/// use robotscope::{Access, Agent, RobotsTxt, Target};
///
/// let robots = RobotsTxt::parse("User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /ai-ok/ train-ai=y");
/// let usage = robots.content_usage(&Agent::named("ExampleBot"), &Target::parse("/ai-ok/a")?);
/// assert_eq!((usage.access, usage.matches.len(), &usage.deciding[..]), (Access::Allowed, 2, &[1][..]));
/// let Ok(UsageRule { path, .. }) = &usage.matches[1].value else { panic!("it can be read") };
/// assert_eq!(path.map(|path| robots.slice(path)), Some(&b"/ai-ok/"[..]));
/// # Ok::<(), robotscope::TargetError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentUsage {
    /// The crawler's access to the URL. If the crawler may not fetch the URL, all preferences are unknown ([aipref-attach]).
    pub access: Access,
    /// The crawler's support for Content-Usage records.
    pub honoured: Fact<Support>,
    /// The records in the crawler's groups that match the path, in text order.
    pub matches: Vec<Stated<UsageRule>>,
    /// The indexes in `matches` of the records with the longest path, whose preferences are combined.
    pub deciding: Vec<usize>,
    /// The line numbers of further Content-Usage records that RFC 9309 assigns to the same groups (see
    /// [`Binding::same_group`](super::Binding::same_group)).
    pub same_group: Vec<u32>,
    preferences: [Preference; Category::ALL.len()],
}

impl UsageRule {
    pub(super) fn parse(value: Part<'_>) -> Result<Self, Fault> {
        not_empty(value)?;
        let (path, statement) = if value.bytes.starts_with(b"/") { value.first_word() } else { (value.split_at(0).0, value) };
        let statement = not_empty(statement).and_then(|()| {
            let parsed = UsageStatement::parse(statement.bytes, statement.at);
            parsed.map_err(|error| Fault { kind: FaultKind::NotADictionary, span: Span::new(error.at, statement.span().end()) })
        });
        Ok(Self { path: (!path.is_empty()).then(|| path.span()), statement })
    }
}

impl ContentUsage {
    /// Returns the preference for a use of the content.
    pub fn preference(&self, category: Category) -> Preference {
        Category::ALL
            .into_iter()
            .zip(self.preferences)
            .find(|(known, _)| *known == category)
            .map_or(Preference::Unknown, |(_, found)| found)
    }
}

impl RobotsTxt<'_> {
    /// Returns the Content-Usage records that apply to a URL and a crawler. In the crawler's groups, the records with the longest matching
    /// path decide. If these records disagree about a use, the use is disallowed. Rules are different: if equally long rules disagree,
    /// access is allowed. If the crawler may not fetch the URL, every preference is unknown ([aipref-vocab], [aipref-attach]).
    ///
    /// ```
    /// use robotscope::preferences::{Category, Preference};
    /// use robotscope::{Agent, RobotsTxt, Target};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nContent-Usage: train-ai=n\nContent-Usage: /ai-ok/ train-ai=y");
    /// let preference = |path| -> Result<_, robotscope::TargetError> {
    ///     let usage = robots.content_usage(&Agent::named("GPTBot"), &Target::parse(path)?);
    ///     Ok(usage.preference(Category::TrainAi))
    /// };
    /// assert_eq!(preference("/page")?, Preference::Disallowed);
    /// assert_eq!(preference("/ai-ok/page")?, Preference::Allowed);
    /// # Ok::<(), robotscope::TargetError>(())
    /// ```
    pub fn content_usage(&self, agent: &Agent<'_>, target: &Target) -> ContentUsage {
        let access = if self.is_allowed(agent, target) { Access::Allowed } else { Access::Disallowed };
        let binding = self.binding(agent, Field::ContentUsage, UsageRule::parse);
        let length = |record: &Stated<UsageRule>| match record.value.as_ref().ok()?.path {
            // The draft refers to the matching in RFC 9309, 2.2.2, whatever the crawler's dialect ([aipref-attach]).
            Some(path) => matched_length(&Dialect::RFC9309, self.slice(path), target.path()),
            None => Some(0),
        };
        let (lengths, matches): (Vec<u32>, Vec<_>) =
            binding.records.into_iter().filter_map(|record| Some((length(&record)?, record))).unzip();
        let longest = lengths.iter().max();
        let places = lengths.iter().enumerate().filter(|(_, length)| longest == Some(length)).map(|(place, _)| place);
        let deciding: Vec<usize> = places.collect();
        let preferences = Category::ALL.map(|category| {
            let statements =
                deciding.iter().filter_map(|place| matches.get(*place)?.value.as_ref().ok()?.statement.as_ref().ok());
            match access {
                Access::Allowed => Preference::combined(statements.map(|statement| statement.preference(category))),
                Access::Disallowed => Preference::Unknown,
            }
        });
        ContentUsage { access, honoured: binding.honoured, matches, deciding, same_group: binding.same_group, preferences }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dialect::DialectName;

    // [aipref-attach]: paths match by their prefixes, as in RFC 9309, 2.2.2.
    #[test]
    fn paths_match_as_in_rfc_9309_in_every_dialect() {
        let robots = RobotsTxt::parse("User-agent: *\nContent-Usage: /%7E*.pdf$ train-ai=n\nContent-Usage: /b?u=a%3Ab search=n");
        for name in DialectName::ALL {
            let agent = Agent::named("ExampleBot").reading_as(name);
            let count = |path: &str| robots.content_usage(&agent, &Target::parse(path).unwrap()).matches.len();
            assert_eq!(["/~a.pdf", "/b?u=a:b"].map(count), [1, 1], "{name:?}");
            assert_eq!(["/~a.pdf?b", "/a/~a.pdf", "/~*.pdf$", "/a/b?u=a%3Ab"].map(count), [0; 4], "{name:?}");
        }
    }

    // [aipref-attach]: the path ends before the first white space. A value that does not begin with a slash has no path.
    #[test]
    fn parses_a_path_and_a_statement() {
        let parse = |value: &str| {
            let rule = UsageRule::parse(Part { bytes: value.as_bytes(), at: 10 }).unwrap();
            (rule.path, rule.statement.map(|statement| statement.entries.len()).map_err(|fault| (fault.kind, fault.span)))
        };
        assert_eq!(parse("train-ai=n, search=y"), (None, Ok(2)));
        assert_eq!(parse("/ok/\ttrain-ai=y"), (Some(Span::new(10, 14)), Ok(1)));
        assert_eq!(parse("/ok/ Train-AI=y"), (Some(Span::new(10, 14)), Err((FaultKind::NotADictionary, Span::new(15, 25)))));
        assert_eq!(parse("/ok/"), (Some(Span::new(10, 14)), Err((FaultKind::Empty, Span::new(14, 14)))));
        assert_eq!(parse("*.pdf train-ai=n").0, None);
    }
}
