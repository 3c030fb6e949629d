//! Runs the cases in `tests/dates/*.toml`: dates in `unavailable_after`, and the moments that they represent.

use robotscope::directives::{DateNote, DateNoteKind, DirectiveDate, Moment, NotADate, Timing};
use robotscope::text::Span;
use serde::Deserialize;

use crate::support::case_files::{Cases, Folder, Sourced, case_files};
use crate::support::data::Text;
use crate::support::tally::{Tally, run_files};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

const FILES: Folder = case_files!("dates", "forms.toml", "zones-and-years.toml", "not-dates.toml");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    text: Text,
    /// The reason why the text is not a date; `None` if it is a date.
    no_date: Option<String>,
    moment: Option<String>,
    form: Option<String>,
    /// The notes about the date, in text order.
    #[serde(default)]
    notes: Vec<String>,
    #[serde(default)]
    timing: Vec<TimingCheck>,
    /// The moments that the date must represent, each for one value of the current time.
    #[serde(default)]
    at: Vec<AtCheck>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AtCheck {
    now: String,
    moment: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TimingCheck {
    now: String,
    is: String,
}

/// The engine's result, in the format of the case files.
#[derive(Debug, PartialEq)]
enum Reading {
    Date { moment: String, form: String, notes: Vec<String> },
    NoDate(String),
}

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn parses_the_dates_of_every_case() {
    run_files(&FILES, |tally, file: &Sourced<Cases<Case>>| {
        for case in &file.case {
            let text = case.text.bytes();
            let shown: String = String::from_utf8_lossy(&text).chars().take(60).collect();
            tally.case(&format!("{shown:?}"), &case.source, |tally| tally.date(case, &text));
        }
    });
}

impl Tally {
    fn date(&mut self, case: &Case, text: &[u8]) {
        let expected = match (&case.moment, &case.form, &case.no_date) {
            (Some(moment), Some(form), None) => {
                Reading::Date { moment: moment.clone(), form: form.clone(), notes: case.notes.clone() }
            }
            (None, None, Some(kind)) => Reading::NoDate(kind.clone()),
            _ => panic!("{}: the case needs either `moment` and `form`, or `no_date`", self.name),
        };
        let padded = [b" \t", text, b"\r\n "].concat();
        for variant in [text.to_vec(), text.to_ascii_lowercase(), text.to_ascii_uppercase(), padded] {
            let what = String::from_utf8_lossy(&variant);
            self.same(&what, &expected, &reading(DirectiveDate::parse(&variant, 40), text_span(&variant)));
        }
        for check in &case.at {
            let now = Moment::parse(&check.now).expect("a moment");
            let date = DirectiveDate::parse(text, 0).expect("a date").at(Some(now));
            self.same(&check.now, &check.moment, &date.moment.to_string());
        }
        for check in &case.timing {
            let now = Moment::parse(&check.now).expect("a moment");
            let found = match DirectiveDate::parse(text, 0).map(|date| date.moment.timing(now)) {
                Ok(timing @ (Timing::Pending { seconds } | Timing::InForce { seconds })) => {
                    format!("{} {seconds}", timing.as_str())
                }
                Err(_) => "no date".to_owned(),
            };
            self.same(&check.now, &check.is, &found);
        }
    }
}

/// Returns the span of the trimmed text if the text begins at byte 40.
fn text_span(text: &[u8]) -> Span {
    let start = text.len() - text.trim_ascii_start().len();
    Span::at(u32::try_from(40 + start).expect("short"), u32::try_from(text.trim_ascii().len()).expect("short"))
}

/// Formats the result of parsing a date. Also checks that the date covers the whole value and that each note is inside the value.
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
