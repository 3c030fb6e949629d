use super::indexing::fate;
use super::report::ReportWords;
use crate::directives::{DateNoteKind, FaultKind, NotADateKind, ValueFault};
use crate::evaluate::{Finding, FindingKind, PagePolicy, Source};

pub(super) fn words(report: &ReportWords<'_, '_, '_>, finding: &Finding) -> String {
    // What the rules of robots.txt are, each crawler's own verdict says.
    let mut places = finding.places.iter().filter(|place| place.source != Source::RobotsTxt);
    let what = places.next().map_or_else(|| "something".to_owned(), |place| report.quoted(place.source, place.span));
    let more = match places.count() {
        0 => String::new(),
        more => format!(" (and {more} more)"),
    };
    let crawlers = report.names(&finding.crawlers);
    match finding.kind {
        FindingKind::Unseen => {
            format!("robots.txt keeps {crawlers} from fetching the page, so its directives stay unseen: {what}{more}.")
        }
        FindingKind::Contradiction => {
            format!("Opposite directives for {crawlers}, which is not defined: {what}{more}.")
        }
        FindingKind::LeakedScope => format!(
            "Several header lines may have been joined into one here, and then a bot’s name seems to be for what it was not: {what}."
        ),
        FindingKind::CanonicalWithNoindex => {
            format!(
                "The page names another one as canonical and forbids {crawlers} to index it, which contradict each other: {what}{more}."
            )
        }
        FindingKind::NobodyAnswers => format!("No known crawler answers to this name: {what}{more}."),
        FindingKind::NoEffect(own) => format!("Without effect for {crawlers}, because {}: {what}{more}.", fate(own)),
        FindingKind::Fault(kind, suggestion) => {
            let meant = suggestion.map(|name| format!("; “{}” may be meant", name.as_str())).unwrap_or_default();
            format!("{}{meant}: {what}.", fault(kind))
        }
        FindingKind::Date(kind) => format!("{}: {what}.", date(kind)),
        FindingKind::ReadingsDiffer(policy) => format!("For {crawlers} it matters {}: {what}{more}.", reading(policy)),
        FindingKind::NoSuccess(code) => format!("The status is {code}, no success, so the page itself is not indexed: {what}."),
        FindingKind::NotHtml => format!("The response is no HTML, so the document’s directives do not count: {what}."),
        FindingKind::SeveralNames => format!("Several names in one attribute are one name that nobody answers to: {what}."),
        FindingKind::MisplacedNosnippet => {
            format!("To {crawlers}, data-nosnippet means something on span, div and section alone: {what}.")
        }
        FindingKind::UnclosedNosnippet => format!("To {crawlers}, data-nosnippet needs an element that is closed: {what}."),
    }
}

fn fault(kind: FaultKind) -> &'static str {
    match kind {
        FaultKind::UnknownWord => "This is no directive",
        FaultKind::MissingComma => "A comma is missing between directives, so together they are one unknown word",
        FaultKind::NeedlessValue => "The directive takes no value; it counts as if there were none",
        FaultKind::Value(ValueFault::Missing) => "The directive needs a value, so it is ignored",
        FaultKind::Value(ValueFault::NotALimit) => "The value must be -1, 0 or a greater number, so the directive is ignored",
        FaultKind::Value(ValueFault::NotAnImagePreview) => {
            "The value must be none, standard or large, so the directive is ignored"
        }
        FaultKind::Value(ValueFault::NotADate(NotADateKind::NoForm)) => "The value is no date, so the directive is ignored",
        FaultKind::Value(ValueFault::NotADate(NotADateKind::UnknownZone)) => {
            "The date has an unknown time zone, so the directive is ignored"
        }
        FaultKind::Value(ValueFault::NotADate(NotADateKind::NoSuchMoment)) => {
            "There is no such day or time, so the directive is ignored"
        }
        FaultKind::DateForm => "The date has not the form of RFC 850",
        FaultKind::EmptyScope => "Nothing stands behind the bot’s name",
        FaultKind::ScopeInMeta => "A meta element is for those whom its name says; no bot can be named in its content",
        FaultKind::LateScope => "A bot’s name counts at the beginning alone",
        FaultKind::WildcardScope => "An asterisk means everybody, which no document says of this header",
        FaultKind::NotAName => "This can be no bot’s name",
    }
}

fn date(kind: DateNoteKind) -> String {
    match kind {
        DateNoteKind::WrongWeekday { real, .. } => format!("The date is a {}; the weekday is overlooked", real.as_str()),
        DateNoteKind::NoZone => "The date has no time zone; UTC is assumed".to_owned(),
        DateNoteKind::MilitaryZone => "A time zone of one letter is not reliable; UTC is assumed".to_owned(),
        DateNoteKind::TwoDigitYear { year } => format!("The year has two digits; {year} is assumed"),
        DateNoteKind::NoTime => "The date has no time; the beginning of the day in UTC is assumed".to_owned(),
        DateNoteKind::Hyphens => "The date has hyphens where its form has spaces".to_owned(),
        DateNoteKind::LongName => "The date has a name in full where its form has three letters".to_owned(),
    }
}

fn reading(policy: PagePolicy) -> &'static str {
    match policy {
        PagePolicy::Conflicts => "whether the stricter or the milder directive prevails (K6)",
        PagePolicy::Scopes => "whether a bot may be named behind the beginning of a header (K8)",
        PagePolicy::Dates => "whether dates of any form count or those of RFC 850 alone (K7)",
        PagePolicy::Placement => "whether meta elements in the body count (K10)",
        PagePolicy::Scripting => "whether the document is read with scripting (fact E5)",
        PagePolicy::Bytes => "how many bytes of the document are read (fact B40)",
    }
}
