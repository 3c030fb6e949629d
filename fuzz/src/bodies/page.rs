use robotscope::audits::{AuditOutcome, AuditReason};
use robotscope::availability::{CrawlAnswer, Fetch, Fetched};
use robotscope::crawlers::{Certainty, Compliance, Fact, Support};
use robotscope::directives::{IndexingVerdict, Moment, Outcome, Permission};
use robotscope::evaluate::{CrawlerReport, FindingKind, Listing, Page, Place, Report, Source, Visibility};
use robotscope::explain::{self, Messages, ReportWords};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::page_status::StatusEffect;
use robotscope::text::Span;
use robotscope::{Agent, RobotsTxt, Target, crawlers};

use crate::dice::Dice;
use crate::generate;
use crate::words::{self, assert_complete};

/// Checks that a page can be evaluated if any of its parts are missing. Each place must be inside its text. The explanations of
/// findings and crawlers' reports must have no gaps, such as empty quotation marks.
///
/// A crawler's report must be the same whether the crawler is evaluated with a few others or with the whole catalogue. Values that are
/// settled without the headers or the document must not change when these are added.
pub fn page(data: &[u8]) {
    let mut dice = Dice::new(data);
    let file = generate::file(&mut dice);
    let (_, target) = generate::query(&mut dice, &file);
    let fetched = Fetched::new(Fetch::status(dice.pick(&[200, 200, 200, 203, 301, 404, 503])));
    let fetched = if dice.one_in(8) { fetched } else { fetched.with_text(RobotsTxt::parse(&file.text)) };
    let headers = match dice.below(4) {
        0 => Headers::from_pairs(generate::pairs(&mut dice)),
        1 => Headers::parse(generate::value(&mut dice)),
        _ => Headers::parse(generate::headers(&mut dice)),
    };
    let html = generate::document(&mut dice);
    let page = Page {
        target: Some(target).filter(|_| !dice.one_in(8)),
        robots: Some(fetched).filter(|_| !dice.one_in(8)),
        headers: Some(headers).filter(|_| !dice.one_in(8)),
        html: Some(Html::parse(&html)).filter(|_| !dice.one_in(4)),
        rendered: None,
        status: dice.pick(&[None, Some(404), Some(304)]),
        listed: false,
        now: dice.pick(&[Some(1_790_000_000), None]).map(Moment::from_unix),
    };
    let report = page.evaluate_all();
    assert_eq!(report.crawlers.len(), crawlers::all().len());
    assert_places(&page, &report, &file.text);
    report.crawlers.iter().for_each(|crawler| assert_fits_together(crawler, &report));
    assert_counts(&page, &report);
    assert_one_by_one(&page, &report, dice.place(crawlers::all().len()));
    assert_settled(&page, &report);
    assert_words(&page, &report, &[&file.text, &html]);
    assert_audits(&page, &report, &file.text);
    assert_rendered(&page, &report, &file.text, &generate::document(&mut dice));
}

/// Checks that a rendered document that equals the served one changes nothing, and that any other rendered document changes
/// nothing for a crawler that does not render pages.
fn assert_rendered(page: &Page<'_>, report: &Report<'_>, robots: &[u8], rendered: &[u8]) {
    let same = Page { rendered: page.html.clone(), ..page.clone() }.evaluate_all();
    assert_eq!(same.directives.directives, report.directives.directives);
    assert_eq!(same.findings, report.findings);
    for (one, other) in same.crawlers.iter().zip(&report.crawlers) {
        assert_eq!(one.indexing, other.indexing, "{}", one.agent.name());
    }
    let page = Page { rendered: Some(Html::parse(rendered)), ..page.clone() };
    let changed = page.evaluate_all();
    assert_places(&page, &changed, robots);
    changed.crawlers.iter().for_each(|crawler| assert_fits_together(crawler, &changed));
    for (with, without) in changed.crawlers.iter().zip(&report.crawlers) {
        if with.agent.renders() == Fact::new(Support::No, Certainty::Documented) {
            let directive_outcomes = with.indexing.directive_outcomes[..report.directives.directives.len()].to_vec();
            let mut verdict = (*with.indexing).clone();
            verdict.directive_outcomes = directive_outcomes;
            assert_eq!(verdict, *without.indexing, "{}", with.agent.name());
            assert_eq!(with.appearance, without.appearance, "{}", with.agent.name());
        }
    }
}

/// Checks that the audits' places are inside the texts. If the response is a page, a missing input may make an outcome unknown, but must
/// not change it otherwise.
fn assert_audits(page: &Page<'_>, report: &Report<'_>, robots: &[u8]) {
    let audits = page.audits();
    for remark in audits.iter().flat_map(|audit| &audit.remarks) {
        let Some(Place { source, span }) = remark.place else { continue };
        let text = match source {
            Source::RobotsTxt => robots,
            Source::Headers => page.headers.as_ref().expect("headers").text(),
            Source::Html => page.html.as_ref().expect("a document").text(),
            Source::RenderedHtml => page.rendered.as_ref().expect("a rendered document").text(),
        };
        assert!(span.end() as usize <= text.len(), "{remark:?}");
    }
    for audit in explain::audits(&Messages::ENGLISH, page) {
        assert!(audit.remarks.iter().all(|remark| remark.explanation.ends_with('.')), "{audit:?}");
    }
    let is_page = report.directives.status.is_none_or(|status| status == 200);
    let is_html = audits[1].remarks.iter().all(|remark| remark.reason != AuditReason::NotHtml);
    if !(is_page && is_html) {
        return;
    }
    let without = [
        Page { robots: None, ..page.clone() },
        Page { headers: None, status: report.directives.status, ..page.clone() },
        Page { html: None, ..page.clone() },
        Page { target: None, ..page.clone() },
        Page { now: None, ..page.clone() },
    ];
    for part in without {
        for (less, more) in part.audits().iter().zip(&audits) {
            assert!(less.outcome == AuditOutcome::Unknown || less.outcome == more.outcome, "{less:?}, then {more:?}");
        }
    }
}

fn assert_places(page: &Page<'_>, report: &Report<'_>, robots: &[u8]) {
    let text = |source| match source {
        Source::RobotsTxt => robots,
        Source::Headers => page.headers.as_ref().expect("headers").text(),
        Source::Html => page.html.as_ref().expect("a document").text(),
        Source::RenderedHtml => page.rendered.as_ref().expect("a rendered document").text(),
    };
    let is_inside = |source, span: Span| span.end() as usize <= text(source).len();
    for found in &report.directives.directives {
        let source = Source::from(found.carrier);
        assert!(is_inside(source, found.directive.span), "{found:?}");
        assert!(found.directive.scope.is_none_or(|scope| is_inside(source, scope)), "{found:?}");
    }
    for finding in &report.findings {
        assert!(finding.places.iter().all(|place| is_inside(place.source, place.span)), "{finding:?}");
        assert!(finding.places.is_sorted_by(|one, next| one < next), "in order, each once: {finding:?}");
        assert!(finding.crawlers.is_sorted_by(|one, next| one < next), "in order, each once: {finding:?}");
        assert!(finding.crawlers.iter().all(|crawler| (*crawler as usize) < report.crawlers.len()), "{finding:?}");
        let is_of_a_number = matches!(finding.kind, FindingKind::Status { .. });
        assert!(!finding.places.is_empty() || is_of_a_number, "{finding:?}");
    }
}

fn assert_fits_together(crawler: &CrawlerReport<'_>, report: &Report<'_>) {
    let CrawlerReport { crawl, visibility, indexing, appearance, .. } = crawler;
    assert_eq!(crawl.is_some(), report.known.target && report.known.robots);
    let effect = indexing.status.map(|status| status.effect);
    let is_unchanged = effect == Some(StatusEffect::Unchanged);
    assert_eq!(
        appearance.listing.is_none(),
        *visibility == Visibility::Unknown || *visibility == Visibility::Seen && is_unchanged
    );
    let is_out = effect.is_some_and(StatusEffect::forbids_index);
    assert!(
        !is_out
            || indexing.index.value == Permission::Forbidden
                && indexing.directive_outcomes.iter().all(|outcome| !outcome.counts())
    );
    assert_eq!(appearance.listing == Some(Listing::UrlOnly), *visibility == Visibility::Unseen);
    let count = report.directives.directives.len();
    assert_eq!(indexing.directive_outcomes.len(), count);
    let IndexingVerdict { index, follow, image_index, translation, archive, foreign_description, embedded, .. } = &**indexing;
    for outcome in [index, follow, image_index, translation, archive, foreign_description, embedded] {
        let Outcome { by, overruled, .. } = outcome;
        assert!(by.iter().chain(overruled).all(|place| (*place as usize) < count), "{outcome:?}");
    }
}

/// Checks that the listings and the findings agree with the answers from robots.txt.
fn assert_counts(page: &Page<'_>, report: &Report<'_>) {
    for crawler in &report.crawlers {
        let is_blocked = crawler.answer() == Some(CrawlAnswer::Disallowed);
        assert_eq!(is_blocked, crawler.appearance.listing == Some(Listing::UrlOnly), "{}", crawler.agent.name());
    }
    for finding in report.findings.iter().filter(|finding| finding.kind == FindingKind::Unseen) {
        let is_blocked = |place: &u32| report.crawlers[*place as usize].answer() == Some(CrawlAnswer::Disallowed);
        assert!(finding.crawlers.iter().all(is_blocked), "a finding of crawlers that see the page: {finding:?}");
    }
    // If a directive applies to all crawlers, the `Unseen` finding lists every crawler that robots.txt blocks. Control tokens are
    // not counted, because they fetch no pages.
    let noindex = Headers::parse("X-Robots-Tag: noindex");
    let all_crawlers = Page { status: None, headers: Some(noindex), html: None, ..page.clone() }.evaluate_all();
    let found = all_crawlers.findings.iter().find(|finding| finding.kind == FindingKind::Unseen);
    let found = found.map_or(0, |finding| finding.crawlers.len());
    let is_blocked = |crawler: &&CrawlerReport<'_>| crawler.sends_requests() && crawler.answer() == Some(CrawlAnswer::Disallowed);
    assert_eq!(all_crawlers.crawlers.iter().filter(is_blocked).count(), found, "the finding");
    // robots.txt does not block crawlers that may ignore it.
    for (crawler, found) in crawlers::all().iter().zip(&report.crawlers) {
        let is_bound = !matches!(crawler.robots.value, Compliance::Ignores | Compliance::UserTriggered);
        assert!(is_bound || found.answer() != Some(CrawlAnswer::Disallowed), "{}", crawler.token);
    }
}

/// Checks that a crawler's result is the same in an evaluation of a few crawlers and of the whole catalogue.
fn assert_one_by_one(page: &Page<'_>, report: &Report<'_>, first: usize) {
    let every_eleventh: Vec<_> = (0..12).map(|step| (first + step * 11) % report.crawlers.len()).collect();
    let agents: Vec<Agent<'_>> = every_eleventh.iter().map(|place| Agent::from(&crawlers::all()[*place])).collect();
    let few = page.evaluate(&agents);
    assert_eq!((few.known, few.header_form), (report.known, report.header_form));
    for (one, place) in few.crawlers.iter().zip(every_eleventh) {
        let CrawlerReport { agent, crawl, visibility, indexing, appearance } = &report.crawlers[place];
        assert_eq!(&one.agent, agent);
        assert_eq!((&one.crawl, &one.visibility, &one.appearance), (crawl, visibility, appearance));
        assert_eq!(&one.indexing, indexing, "{agent:?}");
    }
}

/// Checks that adding the headers or the document does not change a settled value.
fn assert_settled(page: &Page<'_>, report: &Report<'_>) {
    let is_no_html = report.findings.iter().any(|finding| finding.kind == FindingKind::NotHtml);
    let without_html = Page { html: None, ..page.clone() };
    // Also leave out `status`: it may differ from the status in the headers, which takes precedence.
    let without_headers = Page { headers: None, status: None, ..page.clone() };
    for (part, counts) in [(without_html, true), (without_headers, !is_no_html)] {
        for (with, without) in report.crawlers.iter().zip(part.evaluate_all().crawlers).filter(|_| counts) {
            let (with, without) = (&with.indexing, &without.indexing);
            // If the status forbids indexing, the page's directives do not count.
            if with.status.is_some_and(|status| status.effect.forbids_index()) {
                continue;
            }
            assert_settled_field(&without.index, &with.index);
            assert_settled_field(&without.embedded, &with.embedded);
            assert_settled_field(&without.follow, &with.follow);
            assert_settled_field(&without.snippet, &with.snippet);
            assert_settled_field(&without.image_preview, &with.image_preview);
            assert_settled_field(&without.video_preview, &with.video_preview);
            assert_settled_field(&without.translation, &with.translation);
            assert_settled_field(&without.archive, &with.archive);
        }
    }
}

fn assert_settled_field<T: PartialEq + std::fmt::Debug>(without: &Outcome<T>, with: &Outcome<T>) {
    assert!(!without.is_settled || without.value == with.value, "{without:?}, then {with:?}");
}

fn assert_words(page: &Page<'_>, report: &Report<'_>, texts: &[&[u8]]) {
    let headers = page.headers.as_ref().map(|headers| headers.text()).unwrap_or_default();
    let texts = [texts, &[headers]].concat();
    let path = page.target.as_ref().map(Target::path).unwrap_or_default();
    for messages in words::languages() {
        let words = ReportWords::new(messages, page, report);
        for crawler in report.crawlers.iter().step_by(17) {
            let explanation = words.crawler(crawler);
            assert_complete(&explanation.summary, &texts, path);
            explanation.steps.iter().for_each(|step| assert_complete(step, &texts, path));
        }
        for finding in &report.findings {
            assert_complete(&words.finding(finding), &texts, path);
        }
    }
    let words = ReportWords::new(&Messages::ENGLISH, page, report);
    for sentence in report.findings.iter().map(|finding| words.finding(finding)) {
        assert!(sentence.ends_with('.'), "{sentence}");
    }
}
