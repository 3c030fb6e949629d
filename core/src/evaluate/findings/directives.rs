//! Findings about directives whose effect differs from what their author probably expects.

use super::{ByPlaces, Evidence, MOST, about_the_page, sorted};
use crate::crawlers;
use crate::directives::{
    Audience, Carrier, Conflicts, DateNoteKind, Directive, DirectiveFaultKind, DirectiveName, DirectiveOutcome, DirectiveValue,
    ImagePreview, Limit, Outcome, PageDirective, PageReader, Permission, is_general_scope,
};
use crate::evaluate::bot_names::bot_name_meant;
use crate::evaluate::{CrawlerReport, Finding, FindingKind, Place, Source, Visibility};
use crate::fact::Fact;
use crate::order::{Table, sort};

pub(super) fn find(evidence: &Evidence<'_, '_>, findings: &mut Vec<Finding>) {
    findings.extend(unseen(evidence));
    findings.extend(contradictions(evidence));
    findings.extend(without_effect(evidence));
    findings.extend(unknown_bot_names(evidence));
    findings.extend(faults(evidence));
    findings.extend(dates(evidence));
}

/// Finds directives that forbid something but are hidden from crawlers by robots.txt, together with the rules that hide them
/// ([google-robots-meta], [mdn-x-robots-tag]).
fn unseen(evidence: &Evidence<'_, '_>) -> Option<Finding> {
    let (mut places, mut crawlers) = (Vec::new(), Vec::new());
    for group in evidence.groups {
        let reports = group.crawlers.iter().filter_map(|crawler| Some((*crawler, evidence.crawlers.get(*crawler as usize)?)));
        let unseen: Vec<_> = reports.filter(|(_, report)| report.visibility == Visibility::Unseen).collect();
        let directives = evidence.collected.directives.directives.iter().zip(&group.verdict.directive_outcomes);
        let mut forbidding =
            directives.filter(|(directive, outcome)| outcome.counts() && forbids(&directive.directive)).peekable();
        if !unseen.is_empty() && forbidding.peek().is_some() {
            places.extend(forbidding.map(|(directive, _)| Place::from(directive)).take(MOST));
            places.extend(unseen.iter().filter_map(|(_, report)| deciding_rule(report)));
            crawlers.extend(unseen.iter().map(|(crawler, _)| *crawler));
        }
    }
    sort(&mut crawlers);
    (!crawlers.is_empty()).then(|| Finding { kind: FindingKind::Unseen, places: sorted(places), crawlers })
}

pub(super) fn forbids(directive: &Directive) -> bool {
    match &directive.value {
        DirectiveValue::Limit { limit } => *limit != Limit::Unlimited,
        DirectiveValue::ImagePreview { preview } => *preview != ImagePreview::Large,
        _ => !matches!(
            directive.name,
            DirectiveName::All
                | DirectiveName::Index
                | DirectiveName::Follow
                | DirectiveName::Archive
                | DirectiveName::Indexifembedded
        ),
    }
}

pub(super) fn deciding_rule(report: &CrawlerReport<'_>) -> Option<Place> {
    let mut verdicts = report.crawl.as_ref()?.answers.iter().filter_map(|answer| answer.verdict.as_ref());
    verdicts.find_map(|verdict| Some(Place::new(Source::RobotsTxt, verdict.decision.winner()?.pattern)))
}

/// Finds opposite directives that apply to the same crawlers ([mdn-x-robots-tag]). A dialect's conflict rule selects the directive that
/// prevails. Crawlers share a finding if the conflict rule, its certainty and the directives are equal.
fn contradictions(evidence: &Evidence<'_, '_>) -> impl Iterator<Item = Finding> {
    let mut by_rule: Vec<(Fact<Conflicts>, ByPlaces)> = Vec::new();
    let directives = &evidence.collected.directives.directives;
    for group in evidence.groups {
        let rule = group.reader.dialect.value.conflicts;
        let outcomes = [&group.verdict.index, &group.verdict.follow, &group.verdict.archive];
        for outcome in outcomes.into_iter().filter(|outcome| outcome.is_contradictory) {
            let Outcome::<Permission> { by, overruled, .. } = outcome;
            let both = by.iter().take(MOST).chain(overruled.iter().take(MOST));
            let both = both
                .filter_map(|place| directives.get(*place as usize))
                .filter(|found| found.directive.name != DirectiveName::All);
            let places = sorted(both.map(Place::from));
            if by_rule.iter().all(|(known, _)| *known != rule) {
                by_rule.push((rule, ByPlaces::default()));
            }
            let by_places = by_rule.iter_mut().filter(|(known, _)| *known == rule);
            by_places.for_each(|(_, by_places)| by_places.add(places.clone(), group.crawlers.iter().copied()));
        }
    }
    by_rule.into_iter().flat_map(|(rule, by_places)| by_places.findings(FindingKind::Contradiction(rule)))
}

/// Finds directives that address a crawler but have no effect on it. Leaves out directives with separate findings, and two cases that
/// verdicts already show: directives whose support is undocumented, and unsupported or retired directives that another crawler in the
/// report reads.
fn without_effect(evidence: &Evidence<'_, '_>) -> impl Iterator<Item = Finding> {
    let mut are_read = vec![false; evidence.collected.directives.directives.len()];
    for group in evidence.groups {
        for (is_read, outcome) in are_read.iter_mut().zip(&group.verdict.directive_outcomes) {
            *is_read |= outcome.counts() || *outcome == DirectiveOutcome::InvalidValue;
        }
    }
    let mut by_outcome: Table<DirectiveOutcome, ByPlaces> = Table::default();
    for group in evidence.groups {
        let mut places: Table<DirectiveOutcome, Vec<Place>> = Table::default();
        for ((directive, outcome), is_read) in
            evidence.collected.directives.directives.iter().zip(&group.verdict.directive_outcomes).zip(&are_read)
        {
            let is_worth_knowing = match outcome {
                // There are separate findings for invalid values, doubtful names, rendering and the status.
                DirectiveOutcome::ForOthers
                | DirectiveOutcome::DoubtfulScope
                | DirectiveOutcome::InvalidValue
                | DirectiveOutcome::Unknown
                | DirectiveOutcome::NotRendered
                | DirectiveOutcome::RenderingUnknown
                | DirectiveOutcome::Unprocessed => false,
                DirectiveOutcome::Unsupported | DirectiveOutcome::Retired => !is_read,
                outcome => !outcome.counts(),
            };
            if is_worth_knowing {
                places.change(*outcome, Vec::new, |places| {
                    if places.len() < MOST {
                        places.push(directive.into());
                    }
                });
            }
        }
        for (outcome, places) in places {
            by_outcome.change(outcome, ByPlaces::default, |by| by.add(sorted(places), group.crawlers.iter().copied()));
        }
    }
    by_outcome.into_iter().flat_map(|(outcome, by_places)| by_places.findings(FindingKind::NoEffect(outcome)))
}

/// Finds names of bots that are probably misspelt. Such a name resembles a known name, but no crawler in the report or the catalogue reads
/// directives under it. All other unknown names may belong to unknown bots.
fn unknown_bot_names(evidence: &Evidence<'_, '_>) -> Option<Finding> {
    let page = &evidence.collected.directives;
    let mut answered = vec![Audience::ALL];
    answered.extend(evidence.groups.iter().flat_map(|group| group.membership.audiences()));
    for crawler in crawlers::all() {
        answered.extend(page.audience_named(crawler.token));
        let reader = PageReader::new(&crawler.into());
        answered.extend(reader.membership(page).audiences());
    }
    sort(&mut answered);
    let is_doubtful = |directive: &PageDirective| directive.directive.scope_meant.is_some();
    let names = page.audiences().filter(|(audience, _)| answered.binary_search(audience).is_err()).take(MOST);
    let mut misspelt: Vec<_> = names.filter(|(_, name)| bot_name_meant(name).is_some()).map(|(audience, _)| audience).collect();
    sort(&mut misspelt);
    let is_misspelt = |directive: &PageDirective| misspelt.binary_search(&directive.audience).is_ok();
    // There is a separate finding for words that represent all bots.
    let is_general = |directive: &PageDirective| {
        let text = evidence.page.text(directive.carrier.into()).unwrap_or_default();
        directive.directive.scope.is_some_and(|scope| is_general_scope(scope.slice(text)))
    };
    let unanswered = page.directives.iter().filter(|found| is_misspelt(found) && !is_doubtful(found) && !is_general(found));
    let name = |directive: &PageDirective| match directive.carrier {
        Carrier::Header => Place::new(Source::Headers, directive.directive.scope.unwrap_or(directive.directive.span)),
        Carrier::Meta(element) => Place::new(directive.carrier.into(), element.span),
    };
    let places = sorted(unanswered.take(MOST).map(name));
    (!places.is_empty()).then(|| Finding { kind: FindingKind::UnknownBotName, places, crawlers: Vec::new() })
}

fn faults(evidence: &Evidence<'_, '_>) -> impl Iterator<Item = Finding> {
    evidence.collected.directives.faults.iter().take(MOST).map(|found| {
        let source = Source::from(found.carrier);
        let suggestion = match found.fault.kind {
            DirectiveFaultKind::UnknownWord | DirectiveFaultKind::DoubtfulScope => {
                evidence.page.text(source).and_then(|text| DirectiveName::suggestion(found.fault.span.slice(text)))
            }
            _ => None,
        };
        about_the_page(FindingKind::Fault(found.fault.kind, suggestion), [Place::new(source, found.fault.span)])
    })
}

/// Reports oddities in dates ([rfc5322-old-dates]), except a missing time of day.
fn dates(evidence: &Evidence<'_, '_>) -> impl Iterator<Item = Finding> {
    let dates = evidence.collected.directives.directives.iter().filter_map(|directive| match &directive.directive.value {
        DirectiveValue::Date(date) => Some((Source::from(directive.carrier), date.at(evidence.page.now))),
        _ => None,
    });
    let notes = dates.flat_map(|(source, date)| date.notes.into_iter().map(move |note| (source, note)));
    let notes = notes.filter(|(_, note)| note.kind != DateNoteKind::NoTime).take(MOST);
    notes.map(|(source, note)| about_the_page(FindingKind::Date(note.kind), [Place::new(source, note.span)]))
}
