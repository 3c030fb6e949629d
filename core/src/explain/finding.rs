use super::indexing::{directive_outcome, status_effect};
use super::messages::{Messages, english, say};
use super::parts::certainty;
use super::report::ReportWords;
use crate::directives::{Conflicts, DateNoteKind};
use crate::evaluate::{Finding, FindingKind, Source};
use crate::fact::{Certainty, Fact};

const ENGLISH: &str = english!("finding");

impl ReportWords<'_, '_, '_> {
    /// Describes a finding.
    ///
    /// ```
    /// use robotscope::evaluate::Page;
    /// use robotscope::explain::{Messages, ReportWords};
    /// use robotscope::http::Headers;
    ///
    /// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: noindx")), ..Page::default() };
    /// let report = page.evaluate_all();
    /// let words = ReportWords::new(&Messages::ENGLISH, &page, &report);
    /// assert!(words.finding(&report.findings[0]).contains("“noindx”"));
    /// ```
    pub fn finding(&self, finding: &Finding) -> String {
        let messages = self.messages;
        // Skip places in robots.txt, because each crawler's verdict quotes its rules.
        let mut places = finding.places.iter().filter(|place| place.source != Source::RobotsTxt);
        let what = places.next().map(|place| self.quoted(*place));
        let known = usize::from(what.is_some());
        let what = what.unwrap_or_default();
        let meant = if let FindingKind::Fault(_, Some(name)) = finding.kind { name.as_str() } else { "none" };
        let sure = if let FindingKind::Status { effect, .. } = finding.kind { effect.certainty } else { Certainty::Assumed };
        say!(
            messages,
            &format!("finding-{}", finding.kind.as_str()),
            crawlers = &self.names(&finding.crawlers),
            what = &what,
            known = known,
            places = &say!(messages, "finding-places", what = &what, count = places.count()),
            rule = if let FindingKind::Contradiction(rule) = finding.kind { rule_of(rule) } else { "" },
            detail = &detail(messages, finding.kind),
            meant = meant,
            certainty = &certainty(messages, sure),
        )
    }
}

/// Returns the message argument for a crawler's way of resolving contradictory directives.
const fn rule_of(rule: Fact<Conflicts>) -> &'static str {
    match (rule.certainty, rule.value) {
        (Certainty::Documented, Conflicts::Restrictive) => "stricter",
        (Certainty::Documented, Conflicts::Permissive) => "milder",
        _ => "assumed",
    }
}

/// Describes a finding's details, such as its status code; returns an empty string for kinds without details.
fn detail(messages: &Messages, kind: FindingKind) -> String {
    match kind {
        FindingKind::NoEffect(outcome) | FindingKind::RenderedOnly(outcome) => directive_outcome(messages, outcome),
        FindingKind::Status { code, effect: follows } => status_effect(messages, code, follows.value).unwrap_or_default(),
        FindingKind::Fault(kind, _) => say!(messages, &format!("fault-{}", kind.as_str())),
        FindingKind::Date(kind) => date(messages, kind),
        FindingKind::UnreadCharset(charset) => say!(messages, &format!("charset-{}", charset.as_str())),
        FindingKind::ReadingsDiffer(policy) => say!(messages, &format!("reading-{}", policy.as_str())),
        _ => String::new(),
    }
}

/// Describes what is uncertain about a date.
pub(super) fn date(messages: &Messages, kind: DateNoteKind) -> String {
    let year = if let DateNoteKind::TwoDigitYear { year } = kind { year.to_string() } else { String::new() };
    say!(messages, &format!("dated-{}", kind.as_str()), weekday = &weekday(messages, kind), year = &year)
}

/// Returns the name of the real weekday if the weekday in the text is wrong; otherwise an empty string.
pub(super) fn weekday(messages: &Messages, kind: DateNoteKind) -> String {
    match kind {
        DateNoteKind::WrongWeekday { real, .. } => say!(messages, &format!("weekday-{}", real.as_str())),
        _ => String::new(),
    }
}
