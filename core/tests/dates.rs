//! Runs the cases of `tests/dates/*.toml`: what is a date in `unavailable_after`, and which moment it names.
//!
//! The data is compiled in, so that the same runner works in a browser. Expectations come from each case's `source`.

use robotscope::directives::{DateNote, DateNoteKind, DirectiveDate, Moment, NotADate, Timing};
use robotscope::text::Span;
use serde::Deserialize;

use crate::support::data::Text;

#[cfg(not(target_arch = "wasm32"))]
use std::println as say;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{console_log as say, wasm_bindgen_test};

/// Every file of the folder; natively, a test below sees to it that none is forgotten.
const FILES: &[(&str, &str)] = &[
    ("forms.toml", include_str!("../../tests/dates/forms.toml")),
    ("zones-and-years.toml", include_str!("../../tests/dates/zones-and-years.toml")),
    ("not-dates.toml", include_str!("../../tests/dates/not-dates.toml")),
];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The documents that the cases come from.
    source: String,
    case: Vec<Case>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    text: Text,
    /// The clause, fact or test that says so.
    source: String,
    /// Why it is no date, if it is none.
    no_date: Option<String>,
    /// The moment that it names, in UTC.
    moment: Option<String>,
    form: Option<String>,
    /// In the order of the text.
    #[serde(default)]
    notes: Vec<String>,
    #[serde(default)]
    timing: Vec<TimingCheck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TimingCheck {
    now: String,
    is: String,
}

/// What the engine says, in the words of the cases.
#[derive(Debug, PartialEq)]
enum Reading {
    Date { moment: String, form: String, notes: Vec<String> },
    NoDate(String),
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn all_cases() {
    let (mut cases, mut failures) = (0, Vec::new());
    for (name, text) in FILES {
        let file: File = toml::from_str(text).expect(name);
        for case in &file.case {
            let text = case.text.bytes();
            let shown: String = String::from_utf8_lossy(&text).chars().take(60).collect();
            assert!(!case.source.is_empty(), "{shown}: names no source");
            failures.extend(failures_of(case, &text).into_iter().map(|failure| format!("{name}: {shown:?}: {failure}")));
        }
        say!("{name} ({}): {} cases", file.source, file.case.len());
        cases += file.case.len();
    }
    say!("{cases} cases, {} failures", failures.len());
    assert!(failures.is_empty(), "{} failures:\n{}", failures.len(), failures.join("\n"));
}

#[cfg(not(target_arch = "wasm32"))]
#[test]
fn no_file_is_forgotten() {
    for entry in std::fs::read_dir("../tests/dates").expect("the folder of the cases") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
        assert!(FILES.iter().any(|(file, _)| *file == name), "{name} is not in FILES, so its cases do not run");
    }
}

fn failures_of(case: &Case, text: &[u8]) -> Vec<String> {
    let expected = match (&case.moment, &case.form, &case.no_date) {
        (Some(moment), Some(form), None) => {
            Reading::Date { moment: moment.clone(), form: form.clone(), notes: case.notes.clone() }
        }
        (None, None, Some(kind)) => Reading::NoDate(kind.clone()),
        _ => return vec!["is neither a date nor none".to_owned()],
    };
    let mut failures = Vec::new();
    let padded = [b" \t", text, b"\r\n "].concat();
    for variant in [text.to_vec(), text.to_ascii_lowercase(), text.to_ascii_uppercase(), padded] {
        let found = reading(DirectiveDate::parse(&variant, 40), text_span(&variant));
        if found != expected {
            failures.push(format!("expected {expected:?}, found {found:?}"));
        }
    }
    for check in &case.timing {
        let now = Moment::parse(&check.now).expect("a moment");
        let found = match DirectiveDate::parse(text, 0).map(|date| date.moment.timing(now)) {
            Ok(timing @ (Timing::Pending { seconds } | Timing::InForce { seconds })) => format!("{} {seconds}", timing.as_str()),
            Err(_) => "no date".to_owned(),
        };
        if found != check.is {
            failures.push(format!("at {}: expected {}, found {found}", check.now, check.is));
        }
    }
    failures
}

/// Where the value stands, without white space around it, if the text begins at byte 40.
fn text_span(text: &[u8]) -> Span {
    let start = text.len() - text.trim_ascii_start().len();
    Span::at(u32::try_from(40 + start).expect("short"), u32::try_from(text.trim_ascii().len()).expect("short"))
}

/// Also checks that a date covers all of its value, and each note is about a part of it.
fn reading(date: Result<DirectiveDate, NotADate>, value: Span) -> Reading {
    match date {
        Ok(date) => {
            assert_eq!(date.span, value);
            let is_within = |span: Span| value.start() <= span.start() && span.end() <= value.end() && !span.is_empty();
            assert!(date.notes.iter().all(|note| is_within(note.span)), "{date:?}");
            Reading::Date {
                moment: date.moment.to_string(),
                form: date.form.as_str().to_owned(),
                notes: date.notes.iter().map(note).collect(),
            }
        }
        Err(fault) => {
            assert_eq!((fault.span.start(), fault.span.end()), (value.start(), value.end()));
            Reading::NoDate(fault.kind.as_str().to_owned())
        }
    }
}

fn note(note: &DateNote) -> String {
    let name = note.kind.as_str();
    match note.kind {
        DateNoteKind::WrongWeekday { stated, real } => format!("{name}: {} is {}", stated.as_str(), real.as_str()),
        DateNoteKind::TwoDigitYear { year } => format!("{name}: {year}"),
        _ => name.to_owned(),
    }
}
