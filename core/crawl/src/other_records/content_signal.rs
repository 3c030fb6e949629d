use super::fault::not_empty;
use super::{Binding, Fault};
use crate::RobotsTxt;
use crate::matching::Agent;
use crate::names::names;
use crate::preferences::{ContentSignal, Purpose, Setting};
use crate::robots_txt::Field;
use crate::text::Part;

names! {
    /// The combined result of the content signals that apply to a crawler, for one purpose. "not-stated" neither allows nor disallows the
    /// use. If the signals differ, the result is "several", because no source defines which signal decides.
    #[non_exhaustive]
    pub enum ContentStance {
        /// There is no signal, so the use is neither allowed nor disallowed ([content-signals]).
        NotStated = "not-stated",
        /// [`Setting::Yes`]
        Yes = "yes",
        /// [`Setting::No`]
        No = "no",
        /// [`Setting::Immediate`]
        Immediate = "immediate",
        /// [`Setting::Reference`]
        Reference = "reference",
        /// [`Setting::Full`]
        Full = "full",
        /// The signals differ, and no source defines which one decides.
        Several = "several",
    }
}

impl From<Setting> for ContentStance {
    fn from(setting: Setting) -> Self {
        match setting {
            Setting::Yes => Self::Yes,
            Setting::No => Self::No,
            Setting::Immediate => Self::Immediate,
            Setting::Reference => Self::Reference,
            Setting::Full => Self::Full,
        }
    }
}

impl RobotsTxt<'_> {
    /// Returns the content signals that apply to a crawler.
    ///
    /// ```
    /// use robotscope::other_records::ContentStance;
    /// use robotscope::preferences::Purpose;
    /// use robotscope::{Agent, RobotsTxt};
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /");
    /// let signals = robots.content_signals(&Agent::named("GPTBot"));
    /// assert_eq!(signals.stance(Purpose::AiTrain), ContentStance::No);
    /// assert_eq!(signals.stance(Purpose::AiInput), ContentStance::NotStated);
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
    /// Combines all signals for a purpose. Ignores signals with unknown values.
    pub fn stance(&self, purpose: Purpose) -> ContentStance {
        let signals = self.records.iter().filter_map(|record| record.value.as_ref().ok()).flat_map(|value| &value.signals);
        let mut settings = signals.filter(|signal| signal.purpose == Some(purpose)).filter_map(|signal| signal.setting);
        match settings.next() {
            None => ContentStance::NotStated,
            Some(first) if settings.all(|setting| setting == first) => ContentStance::from(first),
            Some(_) => ContentStance::Several,
        }
    }
}
