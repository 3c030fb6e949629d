use super::fault::not_empty;
use super::{Binding, Fault};
use crate::RobotsTxt;
use crate::matching::Agent;
use crate::preferences::{ContentSignal, Purpose, Setting};
use crate::robots_txt::Field;
use crate::text::Part;

/// What all signals for a crawler say of one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stance {
    /// Nothing: it is neither granted nor refused (fact C63).
    NotStated,
    /// This, wherever it is stated.
    Stated(Setting),
    /// Several things, and no source says which counts.
    Several,
}

impl RobotsTxt<'_> {
    /// The content signals that are meant for a crawler.
    ///
    /// ```
    /// use robotscope::other_records::Stance;
    /// use robotscope::preferences::{Purpose, Setting};
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /");
    /// let signals = robots.content_signals(&Agent::named("GPTBot"));
    /// assert_eq!(signals.stance(Purpose::AiTrain), Stance::Stated(Setting::No));
    /// assert_eq!(signals.stance(Purpose::AiInput), Stance::NotStated);
    /// ```
    pub fn content_signals(&self, agent: &Agent<'_>) -> Binding<ContentSignal> {
        self.binding(agent, Field::ContentSignal, parse)
    }
}

pub(super) fn parse(value: Part<'_>) -> Result<ContentSignal, Fault> {
    not_empty(value)?;
    Ok(ContentSignal::parse(value.bytes, value.at))
}

impl Binding<ContentSignal> {
    /// What the records say together of a purpose. A value that is not known says nothing.
    pub fn stance(&self, purpose: Purpose) -> Stance {
        let signals = self.records.iter().filter_map(|record| record.value.as_ref().ok()).flat_map(|value| &value.signals);
        let mut settings = signals.filter(|signal| signal.purpose == Some(purpose)).filter_map(|signal| signal.setting);
        match settings.next() {
            None => Stance::NotStated,
            Some(first) if settings.all(|setting| setting == first) => Stance::Stated(first),
            Some(_) => Stance::Several,
        }
    }
}
