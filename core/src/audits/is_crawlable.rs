//! Lighthouse's audit `is-crawlable`. It makes five checks: one for crawlers in general, and one for each of four named bots. It fails only
//! if robots.txt, a header or a meta element blocks the page in all five ([lighthouse-source]).

use super::js_text;
use super::robots_parser::disallowing_line;
use super::{Audit, AuditName, AuditOutcome, AuditReason, AuditRemark, AuditedBot, is_known};
use crate::availability::{Effect, Extent, Response};
use crate::directives::{DateForm, DateNoteKind, DirectiveDate, DirectiveFaultKind, Moment, Permission};
use crate::evaluate::{CrawlerReport, HeaderForm, Page, Report, Source, may_be_html};
use crate::matching::Access;
use crate::order::sort_by;
use crate::text::Span;

/// The bots that the audit checks by name, after the check for crawlers in general.
pub(super) const BOTS: [&str; 4] = ["Googlebot", "bingbot", "DuckDuckBot", "archive.org_bot"];

/// The parts of the page that block a bot, and the result: `Some(true)` if the bot is blocked, and `None` if this is unknown.
struct Blocking {
    remarks: Vec<AuditRemark>,
    blocked: Option<bool>,
}

pub(super) fn audit(page: &Page<'_>, report: &Report<'_>) -> Audit {
    let audit = |outcome| Audit::new(AuditName::IsCrawlable, outcome);
    if let Some(reason) = no_audit(page, report) {
        return audit(AuditOutcome::Unknown).with(AuditRemark::new(reason));
    }
    let names = std::iter::once(None).chain(BOTS.map(Some));
    let blockings: Vec<_> = names.map(|name| (name, Blocking::of(page, report, name))).collect();
    let outcome = if blockings.iter().all(|(_, blocking)| blocking.blocked == Some(true)) {
        AuditOutcome::Fail
    } else if blockings.iter().any(|(_, blocking)| blocking.blocked == Some(false)) {
        AuditOutcome::Pass
    } else {
        AuditOutcome::Unknown
    };
    let ours = std::iter::once(None).chain(report.crawlers.iter().map(|crawler| is_blocked(report, crawler)));
    let bots =
        blockings.iter().zip(ours).map(|((name, blocking), ours)| AuditedBot { name: *name, blocked: blocking.blocked, ours });
    let bots = bots.collect();
    // A failed audit shows only the remarks of the first check, which is for crawlers in general.
    let shown = if outcome == AuditOutcome::Fail { 1 } else { blockings.len() };
    let mut remarks: Vec<_> = blockings.into_iter().take(shown).flat_map(|(_, blocking)| blocking.remarks).collect();
    sort_by(&mut remarks, |one, other| one.place.cmp(&other.place));
    remarks.dedup();
    Audit { bots, ..audit(outcome).with_all(remarks) }
}

/// Returns the reason why Lighthouse does not audit the response; `None` if Lighthouse audits the response.
fn no_audit(page: &Page<'_>, report: &Report<'_>) -> Option<AuditReason> {
    match report.directives.status {
        Some(400..) => return Some(AuditReason::ErrorStatus),
        Some(300..) => return Some(AuditReason::Redirect),
        _ => {}
    }
    let headers = page.headers.as_ref()?;
    (!may_be_html(headers, headers.counting()?)).then_some(AuditReason::NotHtml)
}

/// Returns `Some(true)` if, by robotscope's verdicts, the crawler must not fetch or index the page; `None` if this is unknown.
fn is_blocked(report: &Report<'_>, crawler: &CrawlerReport<'_>) -> Option<bool> {
    let access = crawler.answer().and_then(|answer| answer.access());
    if access == Some(Access::Disallowed) || crawler.indexing.index.value == Permission::Forbidden {
        return Some(true);
    }
    (is_known(report, crawler) && access == Some(Access::Allowed)).then_some(false)
}

impl Blocking {
    fn of(page: &Page<'_>, report: &Report<'_>, bot: Option<&str>) -> Self {
        let mut blocking = Self { remarks: Vec::new(), blocked: Some(false) };
        blocking.by_meta(page, bot);
        blocking.by_headers(page, report, bot);
        blocking.by_robots_txt(page, bot);
        blocking
    }

    fn add(&mut self, reason: AuditReason, source: Source, span: Span, blocks: Option<bool>) {
        if blocks == Some(true) {
            self.remarks.push(AuditRemark::at(reason, source, span));
        }
        self.also(blocks);
    }

    fn also(&mut self, blocks: Option<bool>) {
        self.blocked = match (self.blocked, blocks) {
            (Some(true), _) | (_, Some(true)) => Some(true),
            (None, _) | (_, None) => None,
            _ => Some(false),
        };
    }

    /// Applies the first meta element in the head that names the bot. If there is none, applies the first meta element for all bots.
    /// Lighthouse reads the rendered document. If only the served document is known, assumes that scripts change nothing.
    fn by_meta(&mut self, page: &Page<'_>, bot: Option<&str>) {
        use crate::html::{ElementContext, ElementLocation, ElementPlace, MetaKey, Scripting};
        let rendered = page.rendered.as_ref().map(|html| (html, Source::RenderedHtml));
        let served = page.html.as_ref().filter(|html| html.charset().is_read()).map(|html| (html, Source::Html));
        let Some((html, source)) = rendered.or(served) else { return self.also(None) };
        let metas = || {
            html.metas().iter().filter(|meta| {
                const IN_HEAD: ElementPlace = ElementPlace { location: ElementLocation::Head, context: ElementContext::Document };
                meta.key == MetaKey::Name && meta.places.with(Scripting::On) == Some(IN_HEAD)
            })
        };
        let named = |name: &str| metas().find(|meta| html.value(meta.name).bytes().eq_ignore_ascii_case(name.as_bytes()));
        if let Some(meta) = bot.and_then(named).or_else(|| named("robots")) {
            let content = meta.content.map(|content| html.value(content));
            let blocks = content.map_or(Some(false), |content| blocks(content.bytes(), page.now));
            self.add(AuditReason::Meta, source, meta.span, blocks);
        }
    }

    /// Applies each `X-Robots-Tag` line separately. The text before the first colon is the name of a bot, unless it contains a comma or is
    /// `unavailable_after`. Names are compared case-sensitively.
    fn by_headers(&mut self, page: &Page<'_>, report: &Report<'_>, bot: Option<&str>) {
        let Some(headers) = &page.headers else { return self.also(None) };
        let Some(response) = headers.counting() else { return };
        let values: Vec<Span> = match report.header_form {
            HeaderForm::Values => response.lines().map(|line| line.span()).collect(),
            _ => response.fields_named(headers.text(), "x-robots-tag").map(|field| field.value).collect(),
        };
        for span in values {
            let value = headers.slice(span);
            let end = value.iter().position(|byte| matches!(byte, b',' | b':')).unwrap_or(value.len());
            let (name, rest) = value.split_at(end);
            let is_name = rest.starts_with(b":") && !name.is_empty() && !name.eq_ignore_ascii_case(b"unavailable_after");
            if is_name && Some(name) != bot.map(str::as_bytes) {
                continue;
            }
            let value = if is_name { rest.get(1..).unwrap_or_default() } else { value };
            self.add(AuditReason::Header, Source::Headers, span, blocks(value, page.now));
        }
    }

    /// Applies robots.txt if its status is successful. A network failure or an error status blocks nothing. The effect of other statuses is
    /// unknown.
    fn by_robots_txt(&mut self, page: &Page<'_>, bot: Option<&str>) {
        let Some(fetched) = &page.robots else { return self.also(None) };
        let text = match fetched.fetch().response {
            Response::NetworkFailure | Response::Status(400..) => return,
            Response::Status(200..300) => fetched.text(Effect::Rules(Extent::Entire)),
            Response::Status(_) => None,
        };
        let Some((robots, target)) = text.zip(page.target.as_ref()) else { return self.also(None) };
        if let Some(line) = disallowing_line(robots, bot, target.path()) {
            self.add(AuditReason::RobotsTxtRule, Source::RobotsTxt, line, Some(true));
        }
    }
}

/// Returns `Some(true)` if a list of directives prevents indexing. Returns `None` if this depends on a
/// date that JavaScript engines may parse differently, or on the current time and `now` is `None`.
fn blocks(directives: &[u8], now: Option<Moment>) -> Option<bool> {
    let mut blocks = Some(false);
    for directive in directives.split(|byte| *byte == b',') {
        let directive = js_text::text(directive);
        let is = |name: &str| directive.eq_ignore_ascii_case(name);
        if is("noindex") || is("none") {
            return Some(true);
        }
        let date = directive.split_once(':').filter(|(name, _)| name.eq_ignore_ascii_case("unavailable_after"));
        match date.map(|(_, date)| is_past(date, now)) {
            Some(Some(true)) => return Some(true),
            Some(None) => blocks = None,
            _ => {}
        }
    }
    blocks
}

/// Returns `Some(true)` if ECMAScript's `Date.parse` would return a time in the past; `None` if this is unknown. JavaScript engines differ
/// on dates outside the standard's format, and read most dates without a zone in the computer's time zone.
fn is_past(date: &str, now: Option<Moment>) -> Option<bool> {
    const ZONES_APART: u64 = 15 * 60 * 60;
    let has_t = matches!(date.trim_start().as_bytes().get(10), Some(b'T' | b't'));
    let is_late_iso = has_t && date.starts_with(char::is_whitespace);
    match DirectiveDate::parse(date.as_bytes(), 0) {
        // V8 rejects ISO 8601 dates without hyphens. It also rejects dates with both leading white space and a `T`.
        Ok(read) if read.form == DateForm::Iso8601 && (is_late_iso || !date.contains('-')) => Some(false),
        Ok(read) if read.notes.iter().any(|note| note.kind == DateNoteKind::MilitaryZone) => None,
        Ok(read) => {
            let apart = read.moment.unix().abs_diff(now?.unix());
            let is_local = read.notes.iter().any(|note| matches!(note.kind, DateNoteKind::NoZone | DateNoteKind::NoTime));
            (!is_local || apart > ZONES_APART).then_some(read.moment < now?)
        }
        Err(fault) if fault.kind == DirectiveFaultKind::NotADate && !date.bytes().any(|byte| byte.is_ascii_digit()) => {
            Some(false)
        }
        Err(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::html::Html;

    /// [lighthouse-source]: the audit reads the elements of the page in the browser.
    #[test]
    fn evaluates_the_rendered_document_instead_of_the_served_html() {
        let [plain, noindex] = ["<title>a</title>", "<title>a</title><meta name=robots content=noindex>"].map(Html::parse);
        let found = |html: &Html<'static>, rendered: Option<&Html<'static>>| {
            let page = Page { html: Some(html.clone()), rendered: rendered.cloned(), ..Page::default() };
            let remarks = audit(&page, &page.evaluate_all()).remarks;
            remarks.into_iter().filter_map(|remark| remark.place).map(|place| place.source).collect::<Vec<_>>()
        };
        assert_eq!(found(&noindex, None), [Source::Html]);
        assert_eq!(found(&plain, Some(&noindex)), [Source::RenderedHtml]);
        assert_eq!(found(&noindex, Some(&plain)), []);
    }
}
