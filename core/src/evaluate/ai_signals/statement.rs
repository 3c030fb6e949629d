use super::{AiSignal, AiStance, AiUsage, MOST};
use crate::evaluate::{Place, Source};
use crate::preferences::{Category, Preference};
use crate::text::Span;

/// What one signal says of one use. Of places of one kind the first hundred are kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statement {
    /// The signal.
    pub signal: AiSignal,
    /// The use.
    pub usage: AiUsage,
    /// What it says of it.
    pub stance: AiStance,
    /// With [`AiStance::Characters`]: how many.
    pub characters: Option<u32>,
    /// Where it says so.
    pub by: Vec<Place>,
    /// Where the same signal says something else, which does not count beside that.
    pub overruled: Vec<Place>,
    /// Another signal of the page, by which this one does not count ([bing-chat], [tdm-rep], [aipref-vocab]).
    pub overruled_by: Option<AiSignal>,
    /// The URLs of policies and licences to be read; a licence that stands in the document itself.
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

    /// What it is beside statements from another text: of preferences any that disallows wins ([aipref-vocab]).
    pub(super) fn beside(mut self, others: &[Self]) -> Self {
        let is_preference = |signal| matches!(signal, AiSignal::ContentUsage | AiSignal::ContentUsageHeader);
        if is_preference(self.signal) && self.stance == AiStance::Allowed {
            let wins =
                |other: &&Self| is_preference(other.signal) && other.usage == self.usage && other.stance == AiStance::Disallowed;
            self.overruled_by = others.iter().find(wins).map(|other| other.signal);
        }
        self
    }
}

impl Place {
    pub(super) fn of(source: Source, span: Span) -> Self {
        Self { source, span }
    }
}

impl AiUsage {
    pub(super) fn of_category(category: Category) -> Self {
        match category {
            Category::TrainAi => Self::AiTraining,
            Category::Search => Self::Search,
        }
    }
}

impl AiStance {
    pub(super) fn of_preference(preference: Preference) -> Option<Self> {
        match preference {
            Preference::Unknown => None,
            Preference::Allowed => Some(Self::Allowed),
            Preference::Disallowed => Some(Self::Disallowed),
        }
    }
}
