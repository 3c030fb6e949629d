use std::cmp::Reverse;
use std::fmt::Debug;

use robotscope::Agent;
use robotscope::crawlers::{Certainty, Fact};
use robotscope::directives::{
    Conflicts, DateForms, Directive, DirectiveName, DirectiveValue, IndexingVerdict, Moment, Outcome, PageDirectives, PageReader,
    Scan, ScanOptions, ScopeSwitch, Scopes,
};

use crate::dice::Dice;
use crate::generate;
use crate::spans::is_within;

/// A crawler for each page dialect except img2dataset's.
const READERS: [&str; 11] = [
    "ExampleBot",
    "Googlebot",
    "bingbot",
    "YandexBot",
    "Applebot",
    "Amazonbot",
    "MojeekBot",
    "Baiduspider",
    "SeznamBot",
    "Yeti",
    "OAI-SearchBot",
];

/// Checks that every value can be parsed, that the parts are inside the text, and that printing and parsing again gives the same
/// directives.
///
/// Adding a line must not permit more if the most restrictive directive wins, and must not forbid more if the most permissive one
/// wins. The order of the lines must not matter.
pub fn directives(data: &[u8]) {
    let mut dice = Dice::new(data);
    let reader = PageReader::new(&Agent::named(dice.pick(&READERS)));
    let now = dice.pick(&[Some(1_790_000_000), None]).map(Moment::from_unix);
    let mut lines: Vec<_> = (0..3).map(|_| generate::value(&mut dice)).collect();
    for options in [
        ScanOptions::HEADER,
        ScanOptions { scopes: Scopes::Header(ScopeSwitch::LeadingOnly), dates: DateForms::Rfc850Only },
        ScanOptions::META,
    ] {
        lines.iter().for_each(|line| assert_scanned(line, options));
    }
    for conflicts in [reader.dialect.value.conflicts.value, Conflicts::Restrictive, Conflicts::Permissive] {
        let mut reader = reader.clone();
        reader.dialect.value.conflicts = Fact::new(conflicts, Certainty::Assumed);
        let [before, after] = [&lines[..2], &lines[..]].map(|lines| verdict(lines, &reader, now));
        assert_grown(&before, &after, conflicts);
        lines.rotate_left(1);
        assert_eq!(answers(&verdict(&lines, &reader, now)), answers(&after), "{}", described(&lines));
        lines.swap(0, 1);
        assert_eq!(answers(&verdict(&lines, &reader, now)), answers(&after), "{}", described(&lines));
    }
}

fn described(lines: &[Vec<u8>]) -> String {
    lines.iter().map(|line| line.escape_ascii().to_string()).collect::<Vec<_>>().join(" | ")
}

fn verdict(lines: &[Vec<u8>], reader: &PageReader<'_>, now: Option<Moment>) -> IndexingVerdict {
    let mut page = PageDirectives::default();
    lines.iter().for_each(|line| page.add_header(line, 0, ScanOptions::HEADER));
    let verdict = page.verdict(reader, now);
    assert_eq!(verdict.directive_outcomes.len(), page.directives.len());
    verdict
}

fn assert_scanned(line: &[u8], options: ScanOptions) {
    let scan = Scan::new(line, options);
    let end = u32::try_from(line.len()).expect("short");
    let mut last = 0;
    for Directive { name, scope, name_span, span, .. } in &scan.directives {
        assert!(last <= span.start() && span.end() <= end && is_within(*name_span, *span), "{scan:?}");
        assert_eq!(DirectiveName::recognise(name_span.slice(line)), Some(*name));
        assert!(scope.is_none_or(|scope| scope.end() <= span.start() && scan.scopes.contains(&scope)), "{scan:?}");
        last = span.end();
    }
    assert!(scan.scopes.is_sorted() && scan.faults.is_sorted_by_key(|fault| fault.span.start()), "{scan:?}");
    assert!(scan.faults.iter().all(|fault| fault.span.end() <= end), "{scan:?}");
    let again = scan.directives.iter().map(|directive| {
        let printed = printed(directive, line);
        let mut again = meanings(&Scan::new(&printed, options), &printed);
        assert_eq!(again.len(), 1, "{}", printed.escape_ascii());
        again.remove(0)
    });
    assert_eq!(again.collect::<Vec<_>>(), meanings(&scan, line), "{}", line.escape_ascii());
}

fn printed(directive: &Directive, line: &[u8]) -> Vec<u8> {
    let name = directive.name.as_str();
    let value = match &directive.value {
        DirectiveValue::None => name.into(),
        DirectiveValue::Limit { limit } => format!("{name}: {}", limit.number().expect("it is stated")).into_bytes(),
        DirectiveValue::ImagePreview { preview } => format!("{name}: {}", preview.as_str()).into_bytes(),
        DirectiveValue::Date(_) | DirectiveValue::Invalid { .. } => directive.span.slice(line).to_vec(),
    };
    directive.scope.map_or_else(|| value.clone(), |scope| [scope.slice(line), b": ", &value].concat())
}

/// A directive's scope, name and value. A date is replaced by its moment.
type Meaning = (Option<Vec<u8>>, DirectiveName, Result<DirectiveValue, Moment>);

fn meanings(scan: &Scan, line: &[u8]) -> Vec<Meaning> {
    let meaning = |directive: &Directive| {
        let value = match &directive.value {
            DirectiveValue::Date(date) => Err(date.moment),
            value => Ok(value.clone()),
        };
        (directive.scope.map(|scope| scope.slice(line).to_vec()), directive.name, value)
    };
    scan.directives.iter().map(meaning).collect()
}

fn assert_grown(before: &IndexingVerdict, after: &IndexingVerdict, conflicts: Conflicts) {
    assert_field(&before.index, &after.index, conflicts);
    assert_field(&before.follow, &after.follow, conflicts);
    assert_field(&before.snippet, &after.snippet, conflicts);
    assert_field(&before.image_preview, &after.image_preview, conflicts);
    assert_field(&before.video_preview, &after.video_preview, conflicts);
    assert_field(&before.image_index, &after.image_index, conflicts);
    assert_field(&before.translation, &after.translation, conflicts);
    assert_field(&before.archive, &after.archive, conflicts);
    assert_field(&before.foreign_description, &after.foreign_description, conflicts);
    let date = |outcome: &Outcome<Option<Moment>>| {
        let Outcome { value, by, overruled, is_contradictory, is_settled, certainty } = outcome.clone();
        Outcome { value: value.map(Reverse), by, overruled, is_contradictory, is_settled, certainty }
    };
    assert_field(&date(&before.unavailable_after), &date(&after.unavailable_after), conflicts);
    // An added `noindex` can forbid embedding, and an added `indexifembedded` can allow it, under both conflict rules. So compare only
    // settled answers, and do not check the direction of the change.
    assert!(!before.embedded.is_settled || before.embedded.value == after.embedded.value, "{before:?} {after:?}");
}

/// Checks an additional line's effect on an outcome. Under the permissive conflict rule, an outcome without a directive may change to any
/// value.
fn assert_field<T: Ord + Debug>(before: &Outcome<T>, after: &Outcome<T>, conflicts: Conflicts) {
    let is_right = match conflicts {
        Conflicts::Restrictive => before.value <= after.value,
        Conflicts::Permissive => before.by.is_empty() || before.value >= after.value,
    };
    assert!(is_right, "{before:?}, then {after:?}");
    assert!(!before.is_settled || before.value == after.value, "settled: {before:?}, then {after:?}");
    assert!(after.by.is_sorted() && after.overruled.is_sorted(), "{after:?}");
    assert!(after.by.iter().all(|place| !after.overruled.contains(place)), "{after:?}");
}

/// Returns a verdict's answers, without positions in the text.
fn answers(verdict: &IndexingVerdict) -> impl PartialEq + Debug {
    fn answer<T: Copy>(outcome: &Outcome<T>) -> (T, usize, usize, [bool; 2], Certainty) {
        let Outcome { value, by, overruled, is_contradictory, is_settled, certainty } = outcome;
        (*value, by.len(), overruled.len(), [*is_contradictory, *is_settled], *certainty)
    }
    let IndexingVerdict { index, follow, image_index, translation, archive, foreign_description, embedded, .. } = verdict;
    let permissions = [index, follow, image_index, translation, archive, foreign_description, embedded].map(answer);
    let limits = [answer(&verdict.snippet), answer(&verdict.video_preview)];
    let mut outcomes = verdict.directive_outcomes.clone();
    outcomes.sort_unstable();
    (permissions, limits, answer(&verdict.image_preview), answer(&verdict.unavailable_after), verdict.timing, outcomes)
}
