use super::{AiSignal, AiStance, AiUsage, MOST};
use crate::crawlers::AiUse;
use crate::evaluate::Place;
use crate::other_records::ContentStance;
use crate::preferences::{Category, Preference, Purpose};

/// A statement by one signal about one use. Each list contains at most the first hundred positions.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(rename = "AiStatement"))]
pub struct Statement {
    /// The signal.
    pub signal: AiSignal,
    /// The use.
    pub usage: AiUsage,
    /// The signal's stance on the use.
    pub stance: AiStance,
    /// The number of characters, if the stance is [`AiStance::Characters`].
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub characters: Option<u32>,
    /// The positions of the statement.
    pub by: Vec<Place>,
    /// The positions of overruled statements by the same signal about the same use.
    pub overruled: Vec<Place>,
    /// Another signal, on the page or in robots.txt, that overrides this signal ([bing-chat], [tdm-rep], [aipref-vocab]).
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub overruled_by: Option<AiSignal>,
    /// The positions of policy and licence URLs, or of licences embedded in the document.
    pub terms: Vec<Place>,
}

impl Statement {
    pub(super) fn new(signal: AiSignal, usage: AiUsage, stance: AiStance, by: impl IntoIterator<Item = Place>) -> Self {
        let by = by.into_iter().take(MOST).collect();
        Self { signal, usage, stance, characters: None, by, overruled: Vec::new(), overruled_by: None, terms: Vec::new() }
    }

    pub(super) fn overruling(mut self, places: impl IntoIterator<Item = Place>) -> Self {
        self.overruled = places.into_iter().take(MOST).collect();
        self
    }

    pub(super) fn with_terms(mut self, terms: impl IntoIterator<Item = Place>) -> Self {
        self.terms = terms.into_iter().take(MOST).collect();
        self
    }

    /// Marks this statement as overruled if a preference in another text wins. If preferences for a use differ, the preference that
    /// disallows the use wins ([aipref-vocab]).
    pub(super) fn with_overrule_from(mut self, others: &[Self]) -> Self {
        let is_preference = |signal| matches!(signal, AiSignal::ContentUsage | AiSignal::ContentUsageHeader);
        if is_preference(self.signal) && self.stance == AiStance::Allowed {
            let wins =
                |other: &&Self| is_preference(other.signal) && other.usage == self.usage && other.stance == AiStance::Disallowed;
            self.overruled_by = others.iter().find(wins).map(|other| other.signal);
        }
        self
    }
}

/// Converts the uses that specifications and the catalogue define. New uses are ignored until they are added here.
impl AiUsage {
    pub(super) fn from_category(category: Category) -> Option<Self> {
        match category {
            Category::TrainAi => Some(Self::AiTraining),
            Category::Search => Some(Self::Search),
            _ => None,
        }
    }

    pub(super) fn from_purpose(purpose: Purpose) -> Option<Self> {
        match purpose {
            Purpose::Search => Some(Self::Search),
            Purpose::AiInput => Some(Self::AiInput),
            Purpose::AiTrain => Some(Self::AiTraining),
            Purpose::Use => Some(Self::Any),
            _ => None,
        }
    }

    pub(super) fn from_crawler_use(used: AiUse) -> Option<Self> {
        match used {
            AiUse::Training => Some(Self::AiTraining),
            AiUse::Input => Some(Self::AiInput),
            _ => None,
        }
    }
}

impl AiStance {
    pub(super) fn from_content_signal(stance: ContentStance) -> Option<Self> {
        match stance {
            ContentStance::Several => Some(Self::Conflicting),
            ContentStance::Yes | ContentStance::Full => Some(Self::Allowed),
            ContentStance::No => Some(Self::Disallowed),
            ContentStance::Immediate => Some(Self::Immediate),
            ContentStance::Reference => Some(Self::Reference),
            _ => None,
        }
    }

    pub(super) fn from_preference(preference: Preference) -> Option<Self> {
        match preference {
            Preference::Unknown => None,
            Preference::Allowed => Some(Self::Allowed),
            Preference::Disallowed => Some(Self::Disallowed),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_every_use_and_stance_that_a_specification_defines() {
        assert!(Category::ALL.into_iter().all(|category| AiUsage::from_category(category).is_some()));
        assert!(Purpose::ALL.into_iter().all(|purpose| AiUsage::from_purpose(purpose).is_some()));
        assert!(AiUse::ALL.into_iter().all(|used| AiUsage::from_crawler_use(used).is_some()));
        let silent = ContentStance::ALL.into_iter().filter(|stance| AiStance::from_content_signal(*stance).is_none());
        assert_eq!(silent.collect::<Vec<_>>(), [ContentStance::NotStated]);
    }
}
