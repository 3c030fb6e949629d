//! Derives Search Console's reports from Googlebot's verdicts, as far as the passed texts determine these reports.

use super::{Audit, AuditName, AuditOutcome, AuditReason, AuditRemark, is_known};
use crate::availability::Response;
use crate::directives::{Carrier, PageDirective, Permission};
use crate::evaluate::{CrawlerReport, Page, Report, Source};
use crate::matching::{Access, Outcome};
use crate::page_status::StatusEffect;

pub(super) fn audits(page: &Page<'_>, report: &Report<'_>) -> Vec<Audit> {
    let mut audits = vec![robots_txt_report(page)];
    if let Some(google) = report.crawlers.first() {
        let access = google.answer().and_then(|answer| answer.access());
        audits.push(crawl_allowed(google, access));
        audits.push(indexing_allowed(report, google, access));
        audits.push(page_indexing(report, google, access));
    }
    audits
}

/// Returns the predicted robots.txt report ([google-robots-txt-report]).
fn robots_txt_report(page: &Page<'_>) -> Audit {
    let (outcome, reason) = match page.robots.as_ref().map(|fetched| fetched.fetch().response) {
        Some(Response::Status(200..300)) => (AuditOutcome::Pass, AuditReason::Fetched),
        Some(Response::Status(404)) => (AuditOutcome::NotApplicable, AuditReason::NotFetchedNotFound),
        Some(Response::Status(400..) | Response::NetworkFailure) => (AuditOutcome::Fail, AuditReason::NotFetchedOther),
        _ => return Audit::new(AuditName::RobotsTxtReport, AuditOutcome::Unknown),
    };
    Audit::new(AuditName::RobotsTxtReport, outcome).with(AuditRemark::new(reason))
}

/// Returns the predicted answer to “Crawl allowed?” ([google-url-inspection]).
fn crawl_allowed(google: &CrawlerReport<'_>, access: Option<Access>) -> Audit {
    let audit = |outcome| Audit::new(AuditName::CrawlAllowed, outcome);
    match access {
        None => audit(AuditOutcome::Unknown),
        Some(Access::Allowed) => audit(AuditOutcome::Pass),
        Some(Access::Disallowed) => audit(AuditOutcome::Fail).with_all(rule(google, AuditReason::RobotsTxtRule)),
    }
}

/// Returns the predicted answer to “Indexing allowed?” ([google-url-inspection]). The question does not apply to a page that is not
/// fetched, or that is not processed because of its status.
fn indexing_allowed(report: &Report<'_>, google: &CrawlerReport<'_>, access: Option<Access>) -> Audit {
    let audit = |outcome| Audit::new(AuditName::IndexingAllowed, outcome);
    if access == Some(Access::Disallowed) || status(google).is_some() {
        return audit(AuditOutcome::NotApplicable);
    }
    let deciding: Vec<_> = noindex(report, google).collect();
    match access {
        Some(Access::Allowed) if !deciding.is_empty() => audit(AuditOutcome::Fail).with_all(deciding),
        Some(Access::Allowed) if is_known(report, google) => audit(AuditOutcome::Pass),
        _ => audit(AuditOutcome::Unknown),
    }
}

/// Returns the predicted page indexing report ([google-page-indexing]). If robots.txt blocks a page, the result contains both possible
/// reasons, “blocked by robots.txt” and “indexed, though blocked by robots.txt”: Google may index a blocked page that other pages link to.
fn page_indexing(report: &Report<'_>, google: &CrawlerReport<'_>, access: Option<Access>) -> Audit {
    let audit = |outcome| Audit::new(AuditName::PageIndexing, outcome);
    if access == Some(Access::Disallowed) {
        let both = [AuditReason::BlockedByRobotsTxt, AuditReason::IndexedThoughBlocked];
        return audit(AuditOutcome::Fail).with_all(both.into_iter().flat_map(|reason| rule(google, reason)));
    }
    if access.is_none() {
        return audit(AuditOutcome::Unknown);
    }
    let by_status = match report.directives.status {
        Some(500..) => Some(AuditReason::PageServerError),
        Some(404) => Some(AuditReason::PageNotFound),
        Some(401) => Some(AuditReason::PageUnauthorized),
        Some(403) => Some(AuditReason::PageForbidden),
        Some(400..) => Some(AuditReason::PageClientError),
        Some(301..=303 | 307 | 308) => Some(AuditReason::PageRedirect),
        _ => None,
    };
    if let Some(reason) = by_status {
        return audit(AuditOutcome::Fail).with(AuditRemark::new(reason));
    }
    if status(google).is_some() {
        return audit(AuditOutcome::Unknown);
    }
    let deciding: Vec<_> = noindex(report, google).collect();
    if !deciding.is_empty() {
        let named = deciding.into_iter().map(|remark| AuditRemark { reason: AuditReason::Noindex, ..remark });
        return audit(AuditOutcome::Fail).with_all(named);
    }
    audit(if is_known(report, google) { AuditOutcome::Pass } else { AuditOutcome::Unknown })
}

/// Returns the effect of the page's status; `None` if the status is unknown, or if the page is processed normally.
fn status(google: &CrawlerReport<'_>) -> Option<StatusEffect> {
    google.indexing.status.map(|status| status.effect).filter(|effect| *effect != StatusEffect::Processed)
}

/// Returns a remark about the rule that blocks Googlebot. If no rule blocks it, for example because robots.txt is unreachable, the remark
/// has no position.
fn rule(google: &CrawlerReport<'_>, reason: AuditReason) -> Vec<AuditRemark> {
    let verdicts = google.crawl.iter().flat_map(|crawl| &crawl.answers).filter_map(|answer| answer.verdict.as_ref());
    let rules = verdicts.flat_map(|verdict| &verdict.decision.matches).filter(|rule| rule.outcome == Outcome::Wins);
    let place = rules.map(|rule| AuditRemark::at(reason, Source::RobotsTxt, rule.pattern)).next();
    vec![place.unwrap_or_else(|| AuditRemark::new(reason))]
}

/// Returns remarks about the directives that forbid Google from indexing the page.
fn noindex<'r>(report: &'r Report<'_>, google: &'r CrawlerReport<'_>) -> impl Iterator<Item = AuditRemark> + 'r {
    let index = &google.indexing.index;
    let by = index.by.iter().filter(|_| index.value == Permission::Forbidden);
    by.filter_map(|place| report.directives.directives.get(*place as usize)).map(remark)
}

fn remark(directive: &PageDirective) -> AuditRemark {
    let reason = match directive.carrier {
        Carrier::Header => AuditReason::Header,
        Carrier::Meta(_) => AuditReason::Meta,
    };
    AuditRemark::at(reason, directive.carrier.into(), directive.directive.span)
}
