//! Runs the cases in `tests/directives/*.toml`: X-Robots-Tag values, meta elements, and each crawler's verdict. Also checks properties of
//! random values.

use robotscope::Agent;
use robotscope::crawlers::{Certainty, Fact};
use robotscope::directives::{
    Conflicts, DirectiveName, DirectiveOutcome, IndexingVerdict, Moment, Outcome, PageDialect, PageDialectName, PageDirectives,
    PageReader, Scan, ScanOptions, ScopeSwitch, Scopes,
};
use robotscope::html::Scripting;

use crate::support::case_files::{Folder, Sourced, case_files};
use crate::support::directive_lines::{Lines, meanings, print};
use crate::support::directives::{Case, File, NamesCase, Page, StandingCase, VerdictCheck, conflicts};
use crate::support::outcomes::{Expected, outcomes};
use crate::support::tally::{Tally, run_files};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("directives", "scanner.toml", "combination.toml", "engines.toml", "seeds.toml", "peers.toml");

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn the_directives_in_every_case_result_in_the_documented_verdicts() {
    run_files(&FILES, |tally, file: &Sourced<File>| {
        tally.cases(&file.case, Tally::page);
        tally.cases(&file.standing, Tally::standing);
        tally.cases(&file.names, Tally::names);
    });
}

impl Tally {
    fn page(&mut self, case: &Case) {
        let page = case.page();
        if let Some(scan) = &case.scan {
            self.same("scan", scan, &page.scan());
            self.same("faults", &case.faults, &page.faults());
        }
        for check in &case.verdict {
            check.agents.iter().for_each(|agent| self.verdict(&page, check, agent));
        }
    }

    fn verdict(&mut self, page: &Page, check: &VerdictCheck, agent: &str) {
        let mut reader = PageReader::new(&Agent::named(agent));
        if let Some(name) = &check.conflicts {
            reader.dialect.value.conflicts = Fact::new(conflicts(name), Certainty::Assumed);
        }
        if let Some(name) = &check.scripting {
            reader.dialect.value.scripting.value = if name == "on" { Scripting::On } else { Scripting::Off };
        }
        let now = check.now.as_ref().map(|now| Moment::parse(now).expect("a moment"));
        let verdict = page.directives.verdict(&reader, now);
        let dialect = format!("{}, {}", verdict.dialect.value.as_str(), verdict.dialect.certainty.as_str());
        self.same_if_expected(&format!("dialect of {agent}"), check.dialect.as_deref(), &dialect);
        let timing = verdict.timing.map(|timing| timing.as_str().to_owned());
        self.same(&format!("timing for {agent}"), &check.timing, &timing);
        if let Some(outcomes) = &check.directive_outcomes {
            let found: Vec<_> = verdict.directive_outcomes.iter().map(|outcome| outcome.as_str()).collect();
            self.same(&format!("outcomes of directives for {agent}"), &outcomes.iter().map(String::as_str).collect(), &found);
        }
        self.outcomes(&check.outcomes, &verdict, agent, |places| page.texts(places));
        for (field, found) in outcomes(&verdict) {
            let contradictory = match check.outcomes.get(field) {
                Some(Expected::Full(expected)) => expected.contradictory.unwrap_or_default(),
                // `embedded` inherits contradictions from `index`, so a case may omit them.
                _ => field == "embedded" && found.is_contradictory,
            };
            self.same(&format!("{field} for {agent}, contradictory"), &contradictory, &found.is_contradictory);
        }
    }

    fn standing(&mut self, case: &StandingCase) {
        for dialect in &case.dialects {
            let dialect = PageDialectName::ALL.into_iter().find(|name| name.as_str() == dialect).expect("a dialect");
            for word in case.directives.split(' ') {
                let standing = PageDialect::preset(dialect).standing(DirectiveName::recognise(word.as_bytes()).expect(word));
                let what = format!("{word} at {}", dialect.as_str());
                let is = format!("{}, {}", standing.status.as_str(), standing.certainty.as_str());
                self.same(&what, &case.is, &is);
                self.same_if_expected(&what, case.since.as_deref(), standing.since.unwrap_or("unknown"));
                self.same_if_expected(&what, case.carriers.as_deref(), standing.carriers.as_str());
                self.same_if_expected(&what, case.meaning.as_deref(), standing.meaning.as_str());
            }
        }
    }

    fn names(&mut self, case: &NamesCase) {
        for (agent, expected) in &case.names {
            let names = PageReader::new(&Agent::named(agent)).names;
            let known = if names.value.is_empty() { "robots alone".to_owned() } else { names.value.join(" ") };
            let found = format!("{known}, {}", names.certainty.as_str());
            self.same(&format!("names of {agent}"), expected, &found);
        }
    }
}

/// The scan options for headers with bot names anywhere, for headers with bot names only at the start, and for meta elements.
const READINGS: [ScanOptions; 3] = [
    ScanOptions::HEADER,
    ScanOptions { scopes: Scopes::Header(ScopeSwitch::LeadingOnly), dates: ScanOptions::HEADER.dates },
    ScanOptions::META,
];

/// Checks that no value causes a panic, and that all parts are in order and inside the value.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn spans_of_directives_and_faults_are_in_the_value() {
    let (mut lines, mut directives, mut faults) = (Lines::from(1), 0, 0);
    for _ in 0..20_000 {
        let value = lines.next();
        let end = u32::try_from(value.len()).expect("a short value");
        for options in READINGS {
            let scan = Scan::new(&value, options);
            let mut last = 0;
            for directive in &scan.directives {
                assert!(last <= directive.span.start() && directive.span.end() <= end, "{value:?}: {directive:?}");
                assert_eq!(directive.span.start(), directive.name_span.start(), "{value:?}");
                assert!(directive.name_span.end() <= directive.span.end(), "{value:?}: {directive:?}");
                assert_eq!(DirectiveName::recognise(directive.name_span.slice(&value)), Some(directive.name));
                if let Some(scope) = directive.scope {
                    assert!(scope.end() <= directive.span.start() && scan.scopes.contains(&scope), "{value:?}: {directive:?}");
                }
                last = directive.span.end();
            }
            let starts: Vec<_> = scan.faults.iter().map(|fault| fault.span.start()).collect();
            assert!(
                starts.is_sorted() && scan.faults.iter().all(|fault| fault.span.end() <= end),
                "{value:?}: {:?}",
                scan.faults
            );
            assert!(scan.scopes.is_sorted_by_key(|scope| scope.start()), "{value:?}");
            directives += scan.directives.len();
            faults += scan.faults.len();
        }
    }
    assert!(directives > 10_000 && faults > 10_000, "{directives} directives, {faults} faults");
}

/// Formatting a scan line by line and scanning the lines again changes nothing.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn scanning_formatted_directives_returns_the_same_directives() {
    let mut lines = Lines::from(2);
    for _ in 0..20_000 {
        let value = lines.next();
        for options in READINGS {
            let scan = Scan::new(&value, options);
            let printed = print(&scan, &value);
            let again: Vec<_> = printed.iter().flat_map(|line| meanings(&Scan::new(line, options), line)).collect();
            assert_eq!(again, meanings(&scan, &value), "{:?}", String::from_utf8_lossy(&value));
        }
    }
}

/// Returns readers for the main presets, and for the general preset with each conflict rule.
fn readers() -> Vec<PageReader<'static>> {
    let mut readers: Vec<_> = ["Googlebot", "bingbot", "YandexBot", "Applebot", "ExampleBot"]
        .into_iter()
        .map(|name| PageReader::new(&Agent::named(name)))
        .collect();
    let mut permissive = PageDialect::GENERAL;
    permissive.conflicts.value = Conflicts::Permissive;
    readers.push(PageReader::new(&Agent::named("ExampleBot")).reading_as(permissive));
    readers
}

fn verdict(values: &[Vec<u8>], reader: &PageReader<'_>, now: Option<Moment>) -> IndexingVerdict {
    let mut page = PageDirectives::default();
    values.iter().for_each(|value| page.add_header(value, 0, ScanOptions::HEADER));
    page.verdict(reader, now)
}

/// An added directive can only make an answer more restrictive ([google-robots-meta]) or, for Yandex, more permissive
/// ([yandex-robots-meta]). A settled answer never changes (see `is_settled`).
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn an_additional_line_changes_an_answer_only_in_the_direction_of_the_conflict_policy() {
    let mut lines = Lines::from(3);
    let now = Moment::parse("2026-01-01");
    let mut changes = 0;
    for turn in 0..4_000 {
        let mut values = vec![lines.next(), lines.next()];
        let more = lines.next();
        let now = now.filter(|_| turn % 3 > 0);
        for reader in readers() {
            let before = verdict(&values, &reader, now);
            values.push(more.clone());
            let after = verdict(&values, &reader, now);
            values.pop();
            let check = Growth { conflicts: reader.dialect.value.conflicts.value, line: &more };
            check.field("index", &before.index, &after.index);
            check.field("follow", &before.follow, &after.follow);
            check.field("snippet", &before.snippet, &after.snippet);
            check.field("image preview", &before.image_preview, &after.image_preview);
            check.field("video preview", &before.video_preview, &after.video_preview);
            check.field("image index", &before.image_index, &after.image_index);
            check.field("translation", &before.translation, &after.translation);
            check.field("archive", &before.archive, &after.archive);
            check.field("foreign description", &before.foreign_description, &after.foreign_description);
            let date = |outcome: &Outcome<Option<Moment>>| {
                let Outcome { value, by, overruled, is_contradictory, is_settled, certainty } = outcome.clone();
                Outcome { value: value.map(std::cmp::Reverse), by, overruled, is_contradictory, is_settled, certainty }
            };
            check.field("unavailable after", &date(&before.unavailable_after), &date(&after.unavailable_after));
            // An added `noindex` can forbid embedding, and an added `indexifembedded` can allow it, under both conflict rules. So check
            // only settled answers, not the direction of the change.
            check.settled("embedded", &before.embedded, &after.embedded);
            changes += usize::from(before != after);
        }
    }
    assert!(changes > 2_000, "{changes} changes");
}

struct Growth<'v> {
    conflicts: Conflicts,
    line: &'v [u8],
}

impl Growth<'_> {
    fn field<T: Ord + std::fmt::Debug>(&self, field: &str, before: &Outcome<T>, after: &Outcome<T>) {
        let is_right = match self.conflicts {
            Conflicts::Restrictive => before.value <= after.value,
            // The first directive may forbid something that is allowed by default.
            Conflicts::Permissive => before.by.is_empty() || before.value >= after.value,
        };
        let line = String::from_utf8_lossy(self.line);
        assert!(is_right, "{line:?} makes {field} {:?} of {:?}", after.value, before.value);
        self.settled(field, before, after);
    }

    fn settled<T: PartialEq + std::fmt::Debug>(&self, field: &str, before: &Outcome<T>, after: &Outcome<T>) {
        let line = String::from_utf8_lossy(self.line);
        assert!(!before.is_settled || before.value == after.value, "{line:?} makes {field} {:?}, which was settled", after.value);
    }
}

/// [google-robots-meta-old], [google-robots-meta]: the line order affects no answer.
#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn the_order_of_lines_does_not_affect_the_verdict() {
    let mut lines = Lines::from(4);
    let now = Moment::parse("2026-01-01");
    for _ in 0..4_000 {
        let mut values = vec![lines.next(), lines.next(), lines.next()];
        for reader in readers() {
            let answers = |values: &[Vec<u8>]| {
                let verdict = verdict(values, &reader, now);
                let texts = outcomes(&verdict).map(|(_, outcome)| {
                    let Outcome { value, by, overruled, is_contradictory, is_settled, certainty } = outcome;
                    (value, by.len(), overruled.len(), is_contradictory, is_settled, certainty)
                });
                let mut outcomes: Vec<_> = verdict.directive_outcomes.into_iter().map(DirectiveOutcome::as_str).collect();
                outcomes.sort_unstable();
                (texts, verdict.timing, outcomes)
            };
            let before = answers(&values);
            values.rotate_left(1);
            assert_eq!(before, answers(&values), "{values:?}");
            values.swap(0, 1);
            assert_eq!(before, answers(&values), "{values:?}");
        }
    }
}
