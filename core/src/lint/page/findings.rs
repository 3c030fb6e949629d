//! Converts findings from `evaluate` to diagnostics.

use std::sync::Arc;

use super::{Context, OTHERS, PageDetail, PageDiagnostic};
use crate::directives::{DirectiveFaultKind, DirectiveOutcome};
use crate::evaluate::{FindingKind, PagePolicy, Place, Source};
use crate::lint::Code;
use crate::order::sort;

pub(super) fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let read = read_directives(context);
    for finding in &context.report.findings {
        let Some((code, detail)) = code_and_detail(finding.kind) else { continue };
        let crawlers: Arc<[u32]> = finding.crawlers.as_slice().into();
        let new = |place| PageDiagnostic { detail, crawlers: crawlers.clone(), ..PageDiagnostic::new(code, place) };
        let mut of_the_page = finding.places.iter().copied().filter(|place| place.source != Source::RobotsTxt);
        match code {
            // Each of these findings becomes a single diagnostic, because the positions in a finding belong together.
            Code::UnseenDirective | Code::ContradictoryDirectives | Code::CanonicalWithNoindex => {
                if let Some(place) = of_the_page.next() {
                    let others = finding.places.iter().copied().filter(|other| *other != place);
                    found.push(PageDiagnostic { others: others.take(OTHERS).collect(), ..new(place) });
                }
            }
            // Skip positions at which another crawler may read the directive.
            Code::UnsupportedDirective | Code::RetiredDirective => {
                found.extend(of_the_page.filter(|place| read.binary_search(place).is_err()).map(new));
            }
            _ => found.extend(of_the_page.map(new)),
        }
    }
}

/// Returns the code under which `Page::lint` reports a finding. Returns `None` if the finding depends on facts outside the page's texts, if
/// other lints or findings report it, or if it is not a fault in these texts.
///
/// ```
/// use robotscope::evaluate::{FindingKind, PagePolicy};
/// use robotscope::lint::{Code, finding_code};
///
/// assert_eq!(finding_code(FindingKind::Unseen), Some(Code::UnseenDirective));
/// assert_eq!(finding_code(FindingKind::ReadingsDiffer(PagePolicy::Placement)), None);
/// ```
pub fn finding_code(kind: FindingKind) -> Option<Code> {
    code_and_detail(kind).map(|(code, _)| code)
}

fn code_and_detail(kind: FindingKind) -> Option<(Code, PageDetail)> {
    let code = match kind {
        FindingKind::Unseen => Code::UnseenDirective,
        FindingKind::Contradiction(_) => Code::ContradictoryDirectives,
        FindingKind::LeakedScope => Code::JoinedHeaders,
        FindingKind::CanonicalWithNoindex => Code::CanonicalWithNoindex,
        FindingKind::UnknownBotName => Code::UnknownBotName,
        FindingKind::NoEffect(outcome) => return outcome_code(outcome).map(|code| (code, PageDetail::Outcome(outcome))),
        FindingKind::Fault(fault, meant) => return fault_code(fault, meant.map(|name| name.as_str())),
        // The finding `NoEffect(NotInBody)` already reports directives that a crawler misses because it reads only the head.
        FindingKind::ReadingsDiffer(PagePolicy::Placement) => return None,
        FindingKind::ReadingsDiffer(policy) => return Some((Code::ReadingDependent, PageDetail::Policy(policy))),
        FindingKind::Date(_) | FindingKind::Status { .. } => return None,
        // These findings also depend on facts outside the page's texts, such as the page's URL or a sitemap.
        FindingKind::CanonicalElsewhere
        | FindingKind::ListedWithNoindex
        | FindingKind::ListedButBlocked
        | FindingKind::BlockedAlternate
        | FindingKind::BlockedRedirect
        | FindingKind::BlockedResource => return None,
        // Other findings already report the same directives.
        FindingKind::RenderedOnly(_) => return None,
        FindingKind::NotHtml => Code::NotHtml,
        FindingKind::UnreadCharset(_) => Code::UnreadCharset,
        FindingKind::SeveralNames => Code::SeveralBotNames,
        FindingKind::UnquotedContent => Code::UnquotedContent,
        FindingKind::MisplacedNosnippet => Code::MisplacedNosnippet,
        FindingKind::UnclosedNosnippet => Code::UnclosedNosnippet,
        FindingKind::RenderedNoindex => Code::RenderedNoindex,
        FindingKind::RenderedLiftsNoindex => Code::RenderedLiftsNoindex,
        FindingKind::RenderedCanonical => Code::RenderedCanonical,
        FindingKind::RenderedRobots => Code::RenderedRobots,
    };
    Some((code, PageDetail::Nothing))
}

fn outcome_code(outcome: DirectiveOutcome) -> Option<Code> {
    Some(match outcome {
        // Undocumented support is not a fault in the page.
        DirectiveOutcome::Unknown => return None,
        DirectiveOutcome::Retired => Code::RetiredDirective,
        DirectiveOutcome::Unsupported | DirectiveOutcome::NotInHeaders => Code::UnsupportedDirective,
        DirectiveOutcome::NeedsNoindex => Code::LoneIndexifembedded,
        DirectiveOutcome::NotInBody => Code::DirectiveInBody,
        DirectiveOutcome::HttpEquiv => Code::HttpEquivDirective,
        _ => Code::IneffectiveDirective,
    })
}

fn fault_code(fault: DirectiveFaultKind, meant: Option<&'static str>) -> Option<(Code, PageDetail)> {
    Some(match fault {
        DirectiveFaultKind::UnknownWord => (Code::UnknownDirective, meant.map_or(PageDetail::Nothing, PageDetail::Meant)),
        DirectiveFaultKind::DoubtfulScope => (Code::MisspelledDirective, meant.map_or(PageDetail::Nothing, PageDetail::Meant)),
        DirectiveFaultKind::MissingComma => (Code::MissingComma, PageDetail::Nothing),
        DirectiveFaultKind::NeedlessValue => (Code::NeedlessValue, PageDetail::Nothing),
        DirectiveFaultKind::MissingValue
        | DirectiveFaultKind::NotALimit
        | DirectiveFaultKind::NotAnImagePreview
        | DirectiveFaultKind::NotADate
        | DirectiveFaultKind::UnknownZone
        | DirectiveFaultKind::NoSuchMoment
        | DirectiveFaultKind::NegatedDirective
        | DirectiveFaultKind::NoColon => (Code::InvalidDirectiveValue, PageDetail::Fault(fault)),
        // Reports accept every date form, so they do not contain this fault.
        DirectiveFaultKind::DateForm => return None,
        DirectiveFaultKind::EmptyScope
        | DirectiveFaultKind::ScopeInMeta
        | DirectiveFaultKind::LateScope
        | DirectiveFaultKind::WildcardScope
        | DirectiveFaultKind::GeneralScope
        | DirectiveFaultKind::NotAName => (Code::MisplacedBotName, PageDetail::Fault(fault)),
    })
}

/// Returns the positions of all directives that at least one crawler reads, in text order, including directives with invalid values.
fn read_directives(context: &Context<'_, '_>) -> Vec<Place> {
    let directives = context.report.directives.directives.iter().enumerate();
    let read = directives.filter(|(number, _)| context.readers_of(*number).next().is_some());
    let mut places: Vec<_> = read.map(|(_, directive)| directive.place()).collect();
    sort(&mut places);
    places
}
