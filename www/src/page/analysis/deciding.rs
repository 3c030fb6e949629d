//! Finds the parts of the texts that decide each question.

use robotscope::CrawlVerdict;
use robotscope::availability::{CrawlAnswer, Effect, FetchedVerdict};
use robotscope::evaluate::{CrawlerReport, Place, Report, Source, Visibility};

use super::ai;
use crate::editor::PartKind;
use crate::page::table::Question;

/// Returns the first possible outcome in which the crawler uses the text of robots.txt: the effect of the HTTP response, and the verdict
/// from the text. Returns `None` if no outcome uses the text.
pub(super) fn text_verdict(verdict: &FetchedVerdict) -> Option<(Effect, &CrawlVerdict)> {
    verdict.answers.iter().find_map(|answer| Some((answer.possibility.effect, answer.verdict.as_ref()?)))
}

/// Returns the verdict that the text of robots.txt gives. Returns `None` if several outcomes are possible, the text does not decide, or the
/// crawler ignores robots.txt.
pub(crate) fn of_text<'r>(found: &'r CrawlerReport<'_>) -> Option<&'r CrawlVerdict> {
    let [answer] = found.crawl.as_ref()?.answers.as_slice() else { return None };
    answer.verdict.as_ref().filter(|_| found.answer() != Some(CrawlAnswer::Ignores))
}

/// Returns the text that contains the answer to a question, or `None` if no text answers it.
pub(super) fn source(report: &Report<'_>, crawler: usize, question: Question) -> Option<Source> {
    let found = report.crawlers.get(crawler)?;
    match question.answer(&found.indexing) {
        // Without a directive, the status line decides. It is part of the headers.
        Some(answer) if answer.by.is_empty() && question == Question::Index && answer.is_stated => Some(Source::Headers),
        Some(answer) => {
            let directive = report.directives.directives.get(*answer.by.first()? as usize)?;
            Some(directive.carrier.into())
        }
        None if question == Question::Crawl => of_text(found)?.decision.winner().map(|_| Source::RobotsTxt),
        None => ai::entries(report, crawler).flat_map(|entry| &entry.statement.by).next().map(|place| place.source),
    }
}

/// Returns the parts of the texts that decide a question, and the parts that are overruled. Returns no parts for [`Question::Crawl`].
pub(super) fn parts(report: &Report<'_>, crawler: usize, question: Question) -> Vec<(Place, PartKind)> {
    let Some(found) = report.crawlers.get(crawler) else { return Vec::new() };
    let mut parts = Vec::new();
    if let Some(answer) = question.answer(&found.indexing) {
        let mut add = |places: &[u32], kind: PartKind| {
            let directives = places.iter().filter_map(|place| report.directives.directives.get(*place as usize));
            parts.extend(directives.map(|directive| (Place::from(directive), seen(found.visibility, kind))));
        };
        add(answer.by, PartKind::Decides);
        add(answer.overruled, PartKind::Overruled);
    } else if question == Question::AiUse {
        for entry in ai::entries(report, crawler) {
            let says = if entry.statement.overruled_by.is_some() { PartKind::Overruled } else { PartKind::Decides };
            let kind = |place: &Place, kind| {
                // Crawlers read robots.txt before they fetch a page, so parts of robots.txt are never unseen.
                (*place, if place.source == Source::RobotsTxt { kind } else { seen(entry.visibility, kind) })
            };
            parts.extend(entry.statement.by.iter().map(|place| kind(place, says)));
            parts.extend(entry.statement.overruled.iter().map(|place| kind(place, PartKind::Overruled)));
        }
        parts.sort_unstable();
        parts.dedup();
    }
    parts
}

/// Returns the kind to display. If the crawler does not see the page, a part that would have an effect is [`PartKind::Unseen`].
pub(super) fn seen(visibility: Visibility, kind: PartKind) -> PartKind {
    match (visibility, kind) {
        (Visibility::Unseen, PartKind::Decides | PartKind::Overruled) => PartKind::Unseen,
        (_, kind) => kind,
    }
}
