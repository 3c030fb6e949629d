//! Directives about AI, and directives that at least one engine applies to AI too ([google-robots-meta], [bing-chat], [apple-applebot],
//! [amazon-crawlers], [img2dataset-readme], [noml-convention]).

use super::honours::Honoured;
use super::{AiSignal, AiStance, AiUsage, MOST, Statement};
use crate::crawlers::Support;
use crate::directives::{
    Audience, Carrier, Carriers, DirectiveName, DirectiveOutcome, DirectiveStatus, DirectiveValue, Limit, Meaning, PageDialect,
    PageDialectName, PageDirective, Standing,
};
use crate::evaluate::Place;
use crate::evaluate::findings::Evidence;
use crate::evaluate::groups::CrawlerGroup;
use crate::fact::{Certainty, Fact};
use crate::order::{Table, sort};

/// Returns the statements about AI that the directives make for a group of crawlers, with these crawlers' support for each statement.
pub(super) fn statements(evidence: &Evidence<'_, '_>, group: &CrawlerGroup<'_>) -> Vec<(Statement, Honoured)> {
    let mut by_name: Table<DirectiveName, NamesakeDirectives> = Table::default();
    for (directive, outcome) in evidence.collected.directives.directives.iter().zip(&group.verdict.directive_outcomes) {
        let name = directive.directive.name;
        let is_convention = matches!(name, DirectiveName::Noai | DirectiveName::Noimageai | DirectiveName::Noml);
        let is_read = !directive.carrier.is_rendered() || group.reader.renders.value == Support::Yes;
        let is_undocumented = matches!(outcome, DirectiveOutcome::Unsupported | DirectiveOutcome::Unknown);
        // A convention applies to a crawler even if the crawler's engine does not support the convention.
        let counts = outcome.counts() || is_convention && is_undocumented && is_read;
        if let Some(signal) = signal(name).filter(|_| counts) {
            let standing = || group.reader.dialect.value.standing_of(directive);
            by_name.change(name, || NamesakeDirectives::new(signal, standing()), |namesakes| namesakes.add(directive, group));
        }
    }
    let is_present = |name| by_name.get(&name).is_some();
    let overruled_by = |name, standing: Standing| match name {
        DirectiveName::Noarchive if standing.meaning == Meaning::NoAiAnswers && is_present(DirectiveName::Nocache) => {
            Some(AiSignal::Nocache)
        }
        DirectiveName::MaxSnippet if is_present(DirectiveName::Nosnippet) => Some(AiSignal::Nosnippet),
        _ => None,
    };
    let mut statements = Vec::new();
    for (name, namesakes) in by_name.iter() {
        for (usage, stance) in meanings(*name, namesakes.standing, group.reader.dialect.value.name) {
            let (stance, characters) = stance.map_or(namesakes.stance_of_limit(), |stance| (stance, None));
            let statement = Statement::new(namesakes.signal, *usage, stance, namesakes.by.iter().copied());
            let overruled_by = overruled_by(*name, namesakes.standing);
            let statement = Statement { characters, overruled_by, overruled: namesakes.overruled(), ..statement };
            statements.push((statement, namesakes.honoured(group)));
        }
    }
    statements
}

/// Returns the AI signal that a directive represents; `None` if the directive cannot apply to AI.
fn signal(name: DirectiveName) -> Option<AiSignal> {
    Some(match name {
        DirectiveName::Noai => AiSignal::Noai,
        DirectiveName::Noimageai => AiSignal::Noimageai,
        DirectiveName::Noml => AiSignal::Noml,
        DirectiveName::Nosnippet => AiSignal::Nosnippet,
        DirectiveName::MaxSnippet => AiSignal::MaxSnippet,
        DirectiveName::Noarchive => AiSignal::Noarchive,
        DirectiveName::Nocache => AiSignal::Nocache,
        _ => return None,
    })
}

/// Returns the uses to which a directive applies, each with its stance. A stance is `None` if it depends on the directive's value.
fn meanings(name: DirectiveName, standing: Standing, dialect: PageDialectName) -> &'static [(AiUsage, Option<AiStance>)] {
    const FORBIDDEN: Option<AiStance> = Some(AiStance::Disallowed);
    const SNIPPET: Option<AiStance> = Some(AiStance::SnippetAlone);
    match (name, standing.meaning, dialect) {
        (DirectiveName::Noai, ..) => &[(AiUsage::Ai, FORBIDDEN)],
        (DirectiveName::Noimageai, ..) => &[(AiUsage::ImagesForAi, FORBIDDEN)],
        (DirectiveName::Noml, ..) => &[(AiUsage::AiTraining, FORBIDDEN)],
        // [google-robots-meta], [apple-applebot].
        (DirectiveName::Nosnippet, _, PageDialectName::Google | PageDialectName::Apple) => &[(AiUsage::AiInput, FORBIDDEN)],
        (DirectiveName::MaxSnippet, _, PageDialectName::Google) => &[(AiUsage::AiInput, None)],
        // [bing-chat]: both directives apply to answers and to training.
        (_, Meaning::NoAiAnswers, _) => &[(AiUsage::AiInput, FORBIDDEN), (AiUsage::AiTraining, FORBIDDEN)],
        (_, Meaning::AiAnswersFromSnippet, _) => &[(AiUsage::AiInput, SNIPPET), (AiUsage::AiTraining, SNIPPET)],
        // [amazon-crawlers].
        (_, Meaning::NoAiTraining, _) => &[(AiUsage::AiTraining, FORBIDDEN)],
        _ => &[],
    }
}

impl PageDialect {
    /// Returns `true` if the engine is known to use pages in this way unless a directive restricts the use.
    ///
    /// ```
    /// use robotscope::{directives::PageDialect, evaluate::ai_signals::AiUsage};
    ///
    /// // Bing trains models with pages unless `noarchive` or `nocache` restricts it ([bing-chat]).
    /// assert!(PageDialect::BING.controls(AiUsage::AiTraining));
    /// assert!(!PageDialect::GOOGLE.controls(AiUsage::AiTraining));
    /// ```
    pub fn controls(&self, usage: AiUsage) -> bool {
        DirectiveName::ALL.into_iter().any(|name| {
            let standing = self.standing(name);
            let is_known = standing.status == DirectiveStatus::Live && standing.certainty != Certainty::Assumed;
            is_known && meanings(name, standing, self.name).iter().any(|(controlled, _)| *controlled == usage)
        })
    }
}

/// All directives with the same name that apply to a group of crawlers. Each list of positions has at most `MOST` entries.
struct NamesakeDirectives {
    signal: AiSignal,
    standing: Standing,
    /// The most restrictive limit. Only this limit counts ([google-robots-meta]).
    limit: Limit,
    by: Vec<Place>,
    others: Vec<Place>,
    /// The highest certainty among the directives.
    certainty: Certainty,
}

impl NamesakeDirectives {
    fn new(signal: AiSignal, standing: Standing) -> Self {
        let (by, others) = (Vec::new(), Vec::new());
        Self { signal, standing, limit: Limit::Unstated, by, others, certainty: Certainty::Assumed }
    }

    fn add(&mut self, directive: &PageDirective, group: &CrawlerGroup<'_>) {
        let limit = match directive.directive.value {
            DirectiveValue::Limit { limit } => limit,
            _ => Limit::Unstated,
        };
        if limit > self.limit {
            self.limit = limit;
            self.others.append(&mut self.by);
            self.others.truncate(MOST);
        }
        let places = if limit == self.limit { &mut self.by } else { &mut self.others };
        if places.len() < MOST {
            places.push(directive.into());
        }
        let is_for_all = directive.audience == Audience::ALL;
        let is_unsettled = directive.carrier == Carrier::Header && self.standing.carriers == Carriers::MetaNamed;
        let certainty = match () {
            () if is_unsettled => Certainty::Assumed,
            () if is_for_all => Certainty::Documented,
            () => group.reader.names.certainty,
        };
        self.certainty = self.certainty.min(certainty);
    }

    /// Returns the stance that the limit represents, and the number of characters if the stance is `Characters`.
    fn stance_of_limit(&self) -> (AiStance, Option<u32>) {
        match self.limit {
            Limit::AtMost(0) => (AiStance::Disallowed, None),
            Limit::AtMost(characters) => (AiStance::Characters, Some(characters)),
            Limit::Unlimited | Limit::Unstated => (AiStance::Allowed, None),
        }
    }

    fn overruled(&self) -> Vec<Place> {
        let mut places = self.others.clone();
        sort(&mut places);
        places
    }

    fn honoured(&self, group: &CrawlerGroup<'_>) -> Honoured {
        let value = match self.standing.status {
            DirectiveStatus::Live => Support::Yes,
            DirectiveStatus::Retired | DirectiveStatus::Unsupported => Support::No,
            DirectiveStatus::Unknown => Support::Unknown,
        };
        let certainty = group.reader.dialect.certainty.max(self.standing.certainty).max(self.certainty);
        Honoured { support: Fact::new(value, certainty), source: self.standing.source }
    }
}
