use robotscope::compare::compare;
use robotscope::directives::Moment;
use robotscope::evaluate::{Page, PageOffsets, Place, Source};
use robotscope::explain::{self, Diagnostic, Messages, ReportWords};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::lint::{self, Applicability, Fix, Options, apply};
use robotscope::text::{Offsets, Span};
use robotscope::{Agent, RobotsTxt};

use crate::dice::Dice;
use crate::generate;
use crate::words::{assert_complete, languages};

/// The maximum number of rounds in which fixes are applied. A fix may make another fix possible, but not endlessly.
const MOST_ROUNDS: usize = 20;

/// Checks that every diagnostic is inside the text and has a message, and that a fix's edits are inside the text without overlaps.
///
/// Then repeatedly applies the safe fixes and, separately, all fixes except display-only ones. After at most `MOST_ROUNDS` rounds, no fix
/// may remain.
pub fn lint(data: &[u8]) {
    let mut dice = Dice::new(data);
    match dice.below(3) {
        0 => {
            let mut text = if dice.one_in(3) { generate::any_text(&mut dice) } else { generate::file(&mut dice).text };
            if dice.one_in(2) {
                text = generate::with_a_mistake(&mut dice, &text);
                assert_safe_fixes(&text, 1);
            }
            comes_to_an_end(&text, in_robots_txt);
        }
        1 => {
            let text = if dice.one_in(4) { generate::value(&mut dice) } else { generate::headers(&mut dice) };
            comes_to_an_end(&text, |text| in_page(text, Source::Headers));
        }
        _ => {
            let text = generate::document(&mut dice);
            comes_to_an_end(&text, |text| in_page(text, Source::Html));
        }
    }
}

fn comes_to_an_end(text: &[u8], lint: impl Fn(&[u8]) -> Vec<Vec<Fix>>) {
    for most in [Applicability::Safe, Applicability::Unsafe] {
        let mut text = text.to_vec();
        for round in 0.. {
            let found = lint(&text);
            let fixes: Vec<&Fix> = found.iter().filter_map(|fixes| fixes.iter().find(|fix| fix.applicability <= most)).collect();
            let next = apply(&text, &fixes);
            if next == text {
                break;
            }
            assert!(round < MOST_ROUNDS, "{} becomes {}", text.escape_ascii(), next.escape_ascii());
            text = next;
        }
    }
}

/// Asserts that each safe fix for a robots.txt, applied alone, removes its diagnostic and gives no crawler more access. Applies at most
/// `of_each` fixes for each lint, and returns their number.
pub fn assert_safe_fixes(text: &[u8], of_each: usize) -> usize {
    let robots = RobotsTxt::parse(text);
    let found = lint::lint(&robots, &Options::all_lints());
    let mut applied: Vec<lint::Code> = Vec::new();
    for diagnostic in &found {
        let Some(fix) = diagnostic.fixes.iter().find(|fix| fix.applicability == Applicability::Safe) else { continue };
        let code = diagnostic.code;
        if applied.iter().filter(|applied| **applied == code).count() >= of_each {
            continue;
        }
        applied.push(code);
        let fixed = RobotsTxt::parse(apply(text, &[fix]));
        let comparison = compare(&robots, &fixed);
        let gained: Vec<_> = comparison.gaining().take(1).collect();
        let what = || format!("{code:?}: {} becomes {}", text.escape_ascii(), fixed.text().escape_ascii());
        assert!(gained.is_empty(), "{} opens {gained:?}", what());
        // A fix may reveal the same problem elsewhere. For example, after one of three equal rules is removed, two are left. So
        // check only the position of the fixed diagnostic.
        let Some(place) = place_after(fix, diagnostic.span) else { continue };
        let after = lint::lint(&fixed, &Options::all_lints());
        let again = after.iter().find(|again| again.code == code && again.span.start() == place);
        assert!(again.is_none(), "{} has {again:?}", what());
    }
    applied.len()
}

/// Returns the position of a span's start in the fixed text; `None` if the fix removes the start.
fn place_after(fix: &Fix, span: Span) -> Option<u32> {
    let mut place = i64::from(span.start());
    for edit in &fix.edits {
        if edit.span.start() <= span.start() && edit.span.end() > span.start() && edit.replacement.is_empty() {
            return None;
        }
        if edit.span.end() <= span.start() && edit.span != Span::at(span.start(), 0) {
            place += edit.replacement.len() as i64 - i64::from(edit.span.len());
        }
    }
    u32::try_from(place).ok()
}

fn in_robots_txt(text: &[u8]) -> Vec<Vec<Fix>> {
    let (robots, offsets) = (RobotsTxt::parse(text), Offsets::new(text));
    let found = lint::lint(&robots, &Options::all_lints());
    assert!(found.is_sorted_by_key(|found| found.span.start()), "in order");
    for found in &found {
        assert_inside(text, found.span);
        found.labels.iter().for_each(|label| assert_inside(text, label.span));
        assert_fixes(text, &found.fixes);
        assert_words(&explain::diagnostic(&Messages::ENGLISH, &robots, &offsets, found), found.labels.len(), found.fixes.len());
        for messages in languages() {
            assert_no_gaps(&explain::diagnostic(messages, &robots, &offsets, found), text);
        }
    }
    found.into_iter().map(|found| found.fixes).collect()
}

fn in_page(text: &[u8], source: Source) -> Vec<Vec<Fix>> {
    let page = Page {
        headers: (source == Source::Headers).then(|| Headers::parse(text)),
        html: (source == Source::Html).then(|| Html::parse(text)),
        now: Some(Moment::from_unix(1_790_000_000)),
        ..Page::default()
    };
    // Crawlers with various page dialects, and an unknown crawler.
    let agents = ["Googlebot", "bingbot", "Yandex", "Applebot", "Baiduspider", "GPTBot", "AnyBot"].map(Agent::named);
    let report = page.evaluate(&agents);
    let (words, offsets) = (ReportWords::new(&Messages::ENGLISH, &page, &report), PageOffsets::new(&page));
    let found = page.lint(&report, &Options::default());
    assert!(found.is_sorted_by_key(|found| found.place), "in order");
    for found in &found {
        assert!(found.crawlers.is_sorted_by(|one, next| one < next), "in order, each once: {found:?}");
        assert!(found.crawlers.iter().all(|crawler| (*crawler as usize) < agents.len()), "{found:?}");
        for Place { source: of_place, span } in found.others.iter().chain([&found.place]) {
            assert_eq!(*of_place, source);
            assert_inside(text, *span);
        }
        assert_fixes(text, &found.fixes);
        assert_words(&explain::page_diagnostic(&words, &offsets, found), found.others.len(), found.fixes.len());
        for messages in languages() {
            assert_no_gaps(&explain::page_diagnostic(&ReportWords::new(messages, &page, &report), &offsets, found), text);
        }
    }
    found.into_iter().map(|found| found.fixes).collect()
}

fn assert_inside(text: &[u8], span: Span) {
    assert!(span.end() as usize <= text.len(), "{span:?} in {}", text.escape_ascii());
}

fn assert_fixes(text: &[u8], fixes: &[Fix]) {
    for fix in fixes {
        assert!(!fix.edits.is_empty());
        let mut spans: Vec<Span> = fix.edits.iter().map(|edit| edit.span).collect();
        spans.iter().for_each(|span| assert_inside(text, *span));
        spans.sort();
        let are_apart = spans.windows(2).all(|pair| pair[0].end() <= pair[1].start() && pair[0].start() < pair[1].start());
        assert!(are_apart, "{fix:?} in {}", text.escape_ascii());
    }
}

fn assert_words(words: &Diagnostic, labels: usize, fixes: usize) {
    assert!(words.primary.message.ends_with('.') && words.explanation.ends_with('.'), "{words:?}");
    assert_eq!((words.labels.len(), words.fixes.len()), (labels, fixes));
    assert!(words.fixes.iter().all(|fix| !fix.title.is_empty()));
}

fn assert_no_gaps(words: &Diagnostic, text: &[u8]) {
    let sentences = [&words.primary.message, &words.explanation].into_iter().chain(words.fixes.iter().map(|fix| &fix.title));
    sentences.chain(words.labels.iter().map(|label| &label.message)).for_each(|sentence| assert_complete(sentence, &[text], ""));
}
