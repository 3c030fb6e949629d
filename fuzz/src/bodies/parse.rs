use robotscope::explain::{Messages, explain};
use robotscope::text::{LineIndex, Utf16Index};
use robotscope::{Agent, CrawlerVerdict, RobotsTxt, Target, crawlers};

use crate::dice::Dice;
use crate::generate;
use crate::spans::assert_spans;

/// Checks that every query has an answer for any input, and that batch queries give the same answers as single queries.
pub fn parse(text: &[u8]) {
    let robots = RobotsTxt::parse(text);
    assert_eq!(robots.text(), text);
    assert_eq!(robots.lines(), RobotsTxt::parse(text.to_vec()).lines());
    let as_text = String::from_utf8_lossy(text);
    let target = Target::as_given(&as_text);
    let matchers = robots.matchers(crawlers::all().iter().map(Agent::from));
    for (CrawlerVerdict { crawler, verdict }, matcher) in robots.check_all(&target).into_iter().zip(matchers) {
        assert_eq!(verdict, robots.check(&Agent::from(crawler), &target), "{}, in {}", crawler.token, text.escape_ascii());
        assert_eq!(verdict, matcher.check(&target), "{}, in {}", crawler.token, text.escape_ascii());
    }
    let agent = Agent::from_user_agent(&as_text);
    let _ = crawlers::identify_all(&as_text).len();
    let usual = robots.check(&agent, &target);
    assert_explained(&robots, &agent, &target);
    for reading in robots.other_readings(&agent, &target) {
        let other = agent.clone().reading_as(reading.dialect);
        assert_eq!(reading.verdict, robots.check(&other, &target));
        assert_eq!(reading.because.is_empty(), reading.verdict.access() == usual.access(), "{:?}", reading.dialect);
        assert_explained(&robots, &other, &target);
    }
}

/// Checks that a verdict can be explained.
pub(super) fn assert_explained(robots: &RobotsTxt<'_>, agent: &Agent<'_>, target: &Target) {
    let explanation = explain(&Messages::ENGLISH, robots, "Any\u{202E}Bot", target, &robots.check(agent, target));
    assert!(!explanation.summary.is_empty() && explanation.steps.iter().all(|step| !step.is_empty()));
}

/// Checks that every byte belongs to exactly one line, that every span covers the right text, and that line and column numbers equal a
/// naive count.
pub fn spans(data: &[u8]) {
    let mut dice = Dice::new(data);
    let text = if dice.one_in(3) { generate::any_text(&mut dice) } else { generate::file(&mut dice).text };
    assert_spans(&text);
    assert_line_index(&text);
    assert_utf16_index(&text);
}

fn assert_line_index(text: &[u8]) {
    let index = LineIndex::new(text);
    let (mut line, mut start) = (1, 0);
    for at in 0..=text.len() {
        let is_end = at > 0 && (text[at - 1] == b'\n' || text[at - 1] == b'\r' && text.get(at) != Some(&b'\n'));
        if is_end {
            (line, start) = (line + 1, at);
            assert_eq!(index.start(line), Some(as_u32(at)));
        }
        let place = index.place(as_u32(at));
        assert_eq!((place.line, place.column as usize), (line, at - start + 1), "byte {at} of {}", text.escape_ascii());
    }
    assert_eq!(index.lines(), line);
    assert_eq!(index.start(line + 1), None);
}

/// Checks that UTF-16 offsets equal those in the decoded text.
fn assert_utf16_index(text: &[u8]) {
    let index = Utf16Index::new(text);
    let offset = |at: usize| index.offset(as_u32(at)) as usize;
    let mut units = 0;
    let mut at = 0;
    for chunk in text.utf8_chunks() {
        let broken = (!chunk.invalid().is_empty()).then_some((chunk.invalid().len(), 1));
        let chars = chunk.valid().chars().map(|c| (c.len_utf8(), c.len_utf16()));
        for (width, of_units) in chars.chain(broken) {
            for inside in at..at + width {
                assert_eq!(offset(inside), units, "byte {inside} of {}", text.escape_ascii());
            }
            at += width;
            units += of_units;
        }
    }
    assert_eq!(offset(text.len()), units);
    assert_eq!(units, String::from_utf8_lossy(text).encode_utf16().count());
}

fn as_u32(at: usize) -> u32 {
    u32::try_from(at).expect("a small text")
}
