//! Compares the date reader with the crate `jiff`.
//!
//! jiff reads three of our date forms. It reads some parts more strictly than our reader, and others less strictly. Texts are therefore
//! translated in both directions.
//!
//! If our reader accepts a date, jiff must read the translated date as the same moment. If jiff accepts a text, our reader must read it as
//! the same moment, once the parts that only jiff accepts are removed.
//!
//! This file lists the remaining differences.

use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::fmt::{rfc2822, strtime};
use jiff::tz::Offset;
use robotscope::directives::{DateForm, DateNote, DateNoteKind, DirectiveDate, DirectiveFaultKind};

const READER: rfc2822::DateTimeParser = rfc2822::DateTimeParser::new().relaxed_weekday(true);

/// Converts a generated date to RFC 2822 or RFC 3339 and returns jiff's moment; `None` if it is after jiff's latest moment.
pub fn translated(text: &str, date: &DirectiveDate) -> Option<i64> {
    let has = |kind| date.notes.iter().any(|note| note.kind == kind);
    let written = &text[date.span.range()];
    let (day, clock, zone) = match date.form {
        DateForm::Iso8601 => iso_parts(written),
        _ => named_parts(written, date),
    };
    assert_eq!(clock.is_none(), has(DateNoteKind::NoTime), "{date:?}");
    assert_eq!(clock.is_some() && zone.is_none(), has(DateNoteKind::NoZone), "{date:?}");
    let clock = clock.unwrap_or_else(|| "00:00".to_owned());
    // jiff cannot represent 24:00 or second 60, so convert the preceding second, then add one second.
    let (clock, late) = match clock.get(..5) {
        Some("24:00") => ("23:59:59".to_owned(), 1),
        _ if clock.get(6..8) == Some("60") => (clock[..6].to_owned() + "59", 1),
        _ => (clock, 0),
    };
    let zone = offset(zone.as_deref().unwrap_or("Z"));
    let whole = match date.form {
        DateForm::Iso8601 => format!("{day}T{clock}{zone}").parse::<Timestamp>(),
        _ => READER.parse_timestamp(format!("{day} {clock} {}", zone.replace(':', ""))),
    };
    match whole {
        Ok(moment) => Some(seconds(moment) + late),
        // jiff's range ends on 30 December 9999, so that no time zone leads into the year 10000.
        Err(error) => {
            assert!(date.moment.unix() > Timestamp::MAX.as_second(), "{written:?}: {error}");
            None
        }
    }
}

fn named_parts(written: &str, date: &DirectiveDate) -> (String, Option<String>, Option<String>) {
    let mut last = ' ';
    let separated: String = written
        .chars()
        .map(|letter| {
            let is_separator = letter == ',' || letter == '-' && last.is_ascii_alphanumeric();
            last = letter;
            if is_separator { ' ' } else { letter }
        })
        .collect();
    let mut words: Vec<&str> = separated.split_ascii_whitespace().collect();
    // An asctime date has the year last and the month before the day, so reorder its words.
    if date.form == DateForm::Asctime {
        let year = words.pop().expect("a year");
        words.insert(3, year);
        words.swap(1, 2);
    }
    let starts_with_letter = words[0].starts_with(|first: char| first.is_ascii_alphabetic());
    let weekday = if starts_with_letter { format!("{}, ", &words.remove(0)[..3]) } else { String::new() };
    let mut words = words.into_iter();
    let mut next = || words.next().map(str::to_owned);
    let (number, month, written_year) = (next().expect("a day"), next().expect("a month"), next().expect("a year"));
    let century = if date.form == DateForm::Rfc850 { century_of_rfc_850(&date.notes) } else { String::new() };
    let year = century + &written_year;
    let parts = (format!("{weekday}{number} {} {year}", &month[..3]), next(), next());
    assert_eq!(words.next(), None, "{written:?}");
    parts
}

/// Returns the first two digits for an RFC 850 date's two-digit year; empty if the year has four digits. RFC 9110, 5.6.7, derives these
/// digits from the current time. jiff would derive them as in RFC 5322, so pass it all four digits.
fn century_of_rfc_850(notes: &[DateNote]) -> String {
    let years = notes.iter().find_map(|note| if let DateNoteKind::TwoDigitYear { year } = note.kind { Some(year) } else { None });
    years.map_or_else(String::new, |year| (year / 100).to_string())
}

/// Returns an ISO 8601 date's day and time in the extended form, and its zone as written.
fn iso_parts(written: &str) -> (String, Option<String>, Option<String>) {
    let length = if written.as_bytes()[4] == b'-' { 10 } else { 8 };
    let (day, rest) = written.split_at(length);
    let rest = rest.strip_prefix(['T', 't']).unwrap_or(rest).trim_ascii();
    let length = rest.find(|letter: char| !letter.is_ascii_digit() && !matches!(letter, ':' | '.')).unwrap_or(rest.len());
    let (clock, zone) = rest.split_at(length);
    let extended = |text: &str, separator: char| {
        let digits = text.replace(separator, "");
        let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
        let pairs: Vec<_> = (0..whole.len()).step_by(2).map(|at| &whole[at..at + 2]).collect();
        let fraction = &fraction[..fraction.len().min(9)];
        pairs.join(&separator.to_string()) + if fraction.is_empty() { "" } else { "." } + fraction
    };
    let day = day.replace('-', "");
    let day = format!("{}-{}-{}", &day[..4], &day[4..6], &day[6..]);
    let part = |text: &str| if text.is_empty() { None } else { Some(text.trim_ascii().to_owned()) };
    (day, part(&extended(clock, ':')), part(zone))
}

fn offset(zone: &str) -> String {
    let hours = match zone.to_ascii_lowercase().as_str() {
        "est" | "cdt" => "-05",
        "edt" => "-04",
        "cst" | "mdt" => "-06",
        "mst" | "pdt" => "-07",
        "pst" => "-08",
        _ if zone.starts_with(['+', '-']) => &zone[..3],
        _ => "+00",
    };
    let minutes = zone.strip_prefix(['+', '-']).map_or("", |digits| &digits[2..]).trim_start_matches(':');
    format!("{hours}:{}", if minutes.is_empty() { "00" } else { minutes })
}

/// Asserts that our reader and jiff read the same moment, if jiff reads the text and no known difference applies.
pub fn assert_read_alike(text: &str) {
    if let Ok(theirs) = READER.parse_timestamp(text) {
        assert_same(text, &without_comments(text), theirs);
    }
    if has_iso_shape(text) {
        let civil = |time| Offset::UTC.to_timestamp(time).ok();
        let theirs = text.parse::<Timestamp>().ok().or_else(|| text.parse::<DateTime>().ok().and_then(civil));
        theirs.into_iter().for_each(|theirs| assert_same(text, text, theirs));
    }
    if let Ok(mut theirs) = strtime::parse("%A, %d-%b-%y %H:%M:%S GMT", text)
        && has_rfc850_shape(text)
    {
        // `strtime` rejects a wrong weekday, so remove the weekday.
        theirs.set_weekday(None);
        let time = theirs.to_datetime().ok().and_then(|time| Offset::UTC.to_timestamp(time).ok());
        time.into_iter().for_each(|theirs| assert_same(text, text, theirs));
    }
}

fn assert_same(text: &str, for_us: &str, theirs: Timestamp) {
    match DirectiveDate::parse(for_us.as_bytes(), 0) {
        Ok(date) => {
            // jiff reads second 60 as second 59, so its moment may be one second earlier.
            let late = i64::from(text.contains("60"));
            let difference = date.moment.unix() - seconds(theirs);
            assert!((0..=late).contains(&difference) || has_other_century(&date), "{text:?}: jiff has {theirs}, we {date:?}");
        }
        Err(fault) => assert!(is_known(for_us, fault.kind), "{text:?}: jiff has {theirs}, we {fault:?}"),
    }
}

/// Returns `true` if jiff is known to accept a text in which our reader finds this fault.
fn is_known(text: &str, kind: DirectiveFaultKind) -> bool {
    let is_year_of_three = |word: &str| word.len() == 3 && word.bytes().all(|byte| byte.is_ascii_digit());
    match kind {
        // jiff reads every unknown word of three to five letters as a zone equal to UTC (RFC 5322, 4.3). We accept only the zones in
        // [rfc5322-old-dates].
        DirectiveFaultKind::UnknownZone => true,
        // jiff accepts offsets of 24 and 25 hours. We accept only offsets below 24 hours (RFC 3339).
        DirectiveFaultKind::NoSuchMoment => ["+24", "-24", "+25", "-25"].iter().any(|offset| text.contains(offset)),
        // jiff accepts the three-digit years of RFC 5322, 4.3. Our reader follows [rfc5322-dates] and [rfc9110-dates], which do not
        // allow them.
        DirectiveFaultKind::NotADate => text.split_ascii_whitespace().any(is_year_of_three),
        _ => false,
    }
}

/// Returns `true` if jiff and our reader choose different centuries for a two-digit year. jiff's range begins with 1969, as in POSIX. Ours
/// begins with 1977 for RFC 850 (RFC 9110, 5.6.7).
fn has_other_century(date: &DirectiveDate) -> bool {
    date.notes.iter().any(|note| matches!(note.kind, DateNoteKind::TwoDigitYear { year: 2069..=2076 }))
        && date.form == DateForm::Rfc850
}

/// Returns the moment in whole seconds, rounded down even before 1970.
fn seconds(moment: Timestamp) -> i64 {
    moment.as_second() - i64::from(moment.subsec_nanosecond() < 0)
}

/// Removes the comment after an RFC 5322 date, and the white space around colons and before the comma.
fn without_comments(text: &str) -> String {
    let text = text.split('(').next().unwrap_or(text);
    let tight: Vec<_> = text.split(':').map(str::trim_ascii).collect();
    let tight = tight.join(":");
    tight.split_once(',').map_or(tight.clone(), |(weekday, rest)| format!("{},{rest}", weekday.trim_ascii_end()))
}

/// Returns `true` if a text has an ISO 8601 shape that our reader accepts. jiff accepts more shapes: mixtures of the extended and basic
/// forms, hours alone, fractions with a comma, years with a sign, and time zones in brackets.
fn has_iso_shape(text: &str) -> bool {
    let shape: String =
        text.to_ascii_uppercase().chars().map(|letter| if letter.is_ascii_digit() { 'd' } else { letter }).collect();
    let zones = ["", "Z", "+dd", "-dd", "+dddd", "-dddd", "+dd:dd", "-dd:dd"];
    zones.iter().filter_map(|zone| shape.strip_suffix(zone)).any(|shape| match shape.split_once('.') {
        Some((shape, fraction)) => {
            let has_seconds = ["dddd-dd-ddTdd:dd:dd", "dddd-dd-dd dd:dd:dd", "ddddddddTdddddd"].contains(&shape);
            has_seconds && !fraction.is_empty() && fraction.chars().all(|letter| letter == 'd')
        }
        None => [
            "dddd-dd-dd",
            "dddd-dd-ddTdd:dd",
            "dddd-dd-ddTdd:dd:dd",
            "dddd-dd-dd dd:dd",
            "dddd-dd-dd dd:dd:dd",
            "dddddddd",
            "ddddddddTdddd",
            "ddddddddTdddddd",
        ]
        .contains(&shape),
    })
}

/// Returns `true` if a text has all digits and white space that RFC 850 requires. `strtime` requires fewer.
fn has_rfc850_shape(text: &str) -> bool {
    let lengths: Vec<usize> = text.split_ascii_whitespace().map(str::len).collect();
    matches!(lengths[..], [_, 9, 8, 3])
}
