use super::{AbsoluteUrl, CleanParam, CrawlDelay, Fault, Host, NoindexRule, RequestRate, UsageRule, VisitTime, content_signal};
use crate::RobotsTxt;
use crate::dialect::Dialect;
use crate::robots_txt::{Field, ValueForm};
use crate::text::{Part, Span};

/// A record that is neither a user-agent line nor a rule.
///
/// ```
/// use robotscope::other_records::OtherRecord;
/// use robotscope::{RobotsTxt, dialect::Dialect, robots_txt::Field};
///
/// let robots = RobotsTxt::parse("User-agent: *\nFoo: bar");
/// let records: Vec<OtherRecord> = robots.other_records(&Dialect::RFC9309).collect();
/// let [OtherRecord { line, field, name, value, fault }] = records[..] else { panic!("one") };
/// assert_eq!((line, field, fault), (2, Field::Other, None));
/// assert_eq!((robots.slice(name), robots.slice(value)), (&b"Foo"[..], &b"bar"[..]));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherRecord {
    /// The line number, from 1.
    pub line: u32,
    /// The field that the name represents.
    pub field: Field,
    /// The name.
    pub name: Span,
    /// The value.
    pub value: Span,
    /// The fault in the value; `None` if the value is valid or no source defines its form.
    pub fault: Option<Fault>,
}

impl RobotsTxt<'_> {
    /// Returns all records that a dialect reads as neither user-agent lines nor rules, in text order. Includes records with unknown names.
    ///
    /// ```
    /// use robotscope::{RobotsTxt, dialect::Dialect, robots_txt::Field};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nCrawl-delay: soon\nDisallow: /\nFoo: bar");
    /// let records: Vec<_> = robots.other_records(&Dialect::RFC9309).collect();
    /// assert_eq!(records.iter().map(|record| record.field).collect::<Vec<_>>(), [Field::CrawlDelay, Field::Other]);
    /// assert_eq!(records[0].fault.map(|fault| fault.kind.as_str()), Some("not-a-number"));
    /// ```
    pub fn other_records(&self, dialect: &Dialect) -> impl Iterator<Item = OtherRecord> {
        (1..).zip(self.lines()).filter_map(move |(number, line)| {
            let record = dialect.record(self, line)?;
            let is_other = !matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow);
            is_other.then(|| OtherRecord {
                line: number,
                field: record.field,
                name: record.name,
                value: record.value,
                fault: fault(record.field, Part::new(self.text(), record.value)),
            })
        })
    }
}

fn fault(field: Field, value: Part<'_>) -> Option<Fault> {
    match field {
        Field::CrawlDelay => CrawlDelay::parse(value).err(),
        Field::RequestRate => RequestRate::parse(value).err(),
        Field::VisitTime => VisitTime::parse(value).err(),
        Field::Host => Host::parse(value).err(),
        Field::CleanParam => CleanParam::parse(value).err(),
        Field::Noindex => NoindexRule::parse(value).err(),
        Field::ContentSignal => content_signal::parse(value).err(),
        Field::ContentUsage => UsageRule::parse(value).and_then(|rule| rule.statement).err(),
        _ if field.value_form() == ValueForm::Url => AbsoluteUrl::parse(value).err(),
        _ => None,
    }
}
