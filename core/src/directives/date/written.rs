use time::Month;

use super::cursor::{Cursor, Read};
use super::note::is_name;
use super::zone::{self, Zone};
use super::{DateForm, DateNote, DateNoteKind, DirectiveDate, Moment, Weekday};
use crate::directives::DirectiveFaultKind;
use crate::order::sort_by_number;
use crate::text::{Part, Span};

const MONTHS: [&str; 12] =
    ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

/// The last two-digit year that means 20xx in RFC 850 dates, if the current year is 2026 (RFC 9110, 5.6.7).
const LAST_YEAR_OF_RFC_850: i32 = 76;

/// A date as written, before it is checked against the calendar.
///
/// Every part is read greedily. This finds every valid date, because a date is followed by a comma or the end of the text, and neither can
/// begin an optional part ([rfc5322-dates], [rfc9110-dates]).
pub(super) struct Written {
    form: DateForm,
    span: Span,
    weekday: Option<(Weekday, Span)>,
    year: i32,
    month: u8,
    day: u8,
    clock: Option<Clock>,
    zone: Option<(Zone, Span)>,
    notes: Vec<DateNote>,
}

/// A time of day as written.
struct Clock {
    hour: i64,
    minute: i64,
    second: Option<i64>,
    fraction: Fraction,
    span: Span,
}

#[derive(PartialEq)]
enum Fraction {
    Zero,
    More,
}

/// The form of a written time of day.
#[derive(Clone, Copy, PartialEq)]
enum ClockForm {
    /// `15:00` or `15:00:00`.
    Plain,
    /// `15:00` or `15:00:00`, the latter with an optional fraction of a second.
    Extended,
    /// `1500` or `150000`, the latter with an optional fraction of a second.
    Basic,
}

impl Written {
    /// Parses a date in any form. A comma or the end of the text must follow it.
    pub(super) fn parse(cursor: &mut Cursor<'_>) -> Read<Self> {
        let written = match cursor.digits() {
            0 => weekday_first(cursor)?,
            1 | 2 => day_first(cursor, None)?,
            _ => year_first(cursor)?,
        };
        cursor.blank();
        if matches!(cursor.peek(), None | Some(b',')) { Ok(written) } else { Err(DirectiveFaultKind::NotADate) }
    }

    /// Parses a text that consists of a date in ISO 8601.
    pub(super) fn parse_iso(text: Part<'_>) -> Option<Self> {
        let mut cursor = Cursor::new(text);
        let written = Self::parse(&mut cursor).ok()?;
        (written.form == DateForm::Iso8601 && cursor.rest().is_empty()).then_some(written)
    }

    /// Checks the date and time, and converts them to a moment with notes.
    pub(super) fn date(mut self) -> Read<DirectiveDate> {
        let day = Month::try_from(self.month).and_then(|month| time::Date::from_calendar_date(self.year, month, self.day));
        let day = day.map_err(|_| DirectiveFaultKind::NoSuchMoment)?;
        let time = self.clock.as_ref().map_or(Ok(0), |clock| clock.seconds(self.form))?;
        let east = match &self.zone {
            Some((Zone::East(seconds), _)) => *seconds,
            Some((Zone::Military, span)) => self.assume_utc(DateNoteKind::MilitaryZone, *span),
            None => match self.clock.as_ref().map(|clock| clock.span) {
                Some(span) => self.assume_utc(DateNoteKind::NoZone, span),
                None => self.assume_utc(DateNoteKind::NoTime, self.span),
            },
        };
        if let Some((stated, span)) = self.weekday
            && stated != Weekday::from_date(day)
            && self.other_century().is_none_or(|other| stated != Weekday::from_date(other))
        {
            self.note(DateNoteKind::WrongWeekday { stated, real: Weekday::from_date(day) }, span);
        }
        sort_by_number(&mut self.notes, |note| u64::from(note.span.start()));
        let moment =
            Moment::at(day.midnight().as_utc().unix_timestamp() + time - east).ok_or(DirectiveFaultKind::NoSuchMoment)?;
        Ok(DirectiveDate { moment, form: self.form, span: self.span, notes: self.notes })
    }

    /// Returns the same day a hundred years earlier or later; `None` if the century does not depend on the current time, or if that day
    /// does not exist.
    fn other_century(&self) -> Option<time::Date> {
        let depends = self.form == DateForm::Rfc850 && self.notes.iter().any(|note| note.kind.as_str() == "two-digit-year");
        let year = if self.year < 2000 { self.year + 100 } else { self.year - 100 };
        let month = Month::try_from(self.month).ok().filter(|_| depends)?;
        time::Date::from_calendar_date(year, month, self.day).ok()
    }

    fn note(&mut self, kind: DateNoteKind, span: Span) {
        self.notes.push(DateNote { kind, span });
    }

    fn assume_utc(&mut self, because: DateNoteKind, span: Span) -> i64 {
        self.note(because, span);
        0
    }

    /// Adds a note if a name is not abbreviated.
    fn note_long_name(&mut self, name: Option<Span>) {
        if let Some(name) = name.filter(|name| name.len() > 3) {
            self.note(DateNoteKind::LongName, name);
        }
    }
}

impl Clock {
    /// Returns the number of seconds since midnight. A leap second (second 60) counts as the next second (RFC 5322, 3.3). Only ISO 8601
    /// allows 24:00.
    fn seconds(&self, form: DateForm) -> Read<i64> {
        let second = self.second.unwrap_or(0);
        let is_time = self.hour < 24 && self.minute < 60 && second <= 60;
        let is_end = (self.hour, self.minute, second) == (24, 0, 0) && self.fraction == Fraction::Zero;
        if is_time || is_end && form == DateForm::Iso8601 {
            Ok(self.hour * 3600 + self.minute * 60 + second)
        } else {
            Err(DirectiveFaultKind::NoSuchMoment)
        }
    }
}

/// Reads `Friday, 25-Jun-10 …`, `Fri, 25 Jun 2010 …` or `Fri Jun 25 15:00:00 2010`.
fn weekday_first(cursor: &mut Cursor<'_>) -> Read<Written> {
    let word = cursor.word();
    let weekday = (Weekday::named(word).ok_or(DirectiveFaultKind::NotADate)?, word.span());
    if cursor.takes(b',') {
        cursor.blank();
        return day_first(cursor, Some(weekday));
    }
    blank(cursor)?;
    let (month, month_span) = month(cursor)?;
    blank(cursor)?;
    let day = cursor.number(day_digits(cursor))?;
    blank(cursor)?;
    let clock = clock(cursor, ClockForm::Plain)?;
    if clock.second.is_none() {
        return Err(DirectiveFaultKind::NotADate);
    }
    blank(cursor)?;
    let year = cursor.number(4)?;
    let mut written = Written {
        form: DateForm::Asctime,
        span: Span::new(word.at, cursor.end()),
        weekday: Some(weekday),
        year,
        month,
        day,
        clock: Some(clock),
        zone: None,
        notes: Vec::new(),
    };
    written.note_long_name(Some(word.span()));
    written.note_long_name(Some(month_span));
    Ok(written)
}

/// Reads `25-Jun-10 …` or `25 Jun 2010 …`. `weekday` is the weekday before the date, if any.
fn day_first(cursor: &mut Cursor<'_>, weekday: Option<(Weekday, Span)>) -> Read<Written> {
    let start = cursor.rest().at;
    let day_digits = day_digits(cursor);
    let day = cursor.number(day_digits)?;
    let has_hyphens = cursor.peek() == Some(b'-');
    let separator = |cursor: &mut Cursor<'_>| if has_hyphens { cursor.byte(b'-') } else { blank(cursor) };
    separator(cursor)?;
    let (month, month_span) = month(cursor)?;
    separator(cursor)?;
    let year_digits = if cursor.digits() == 4 { 4 } else { 2 };
    let year_start = cursor.rest().at;
    let year = cursor.number(year_digits)?;
    let (year_span, day_span) = (Span::new(year_start, cursor.end()), Span::new(start, cursor.end()));
    let clock = match (cursor.blank(), cursor.digits()) {
        (true, 1..) => Some(clock(cursor, ClockForm::Plain)?),
        _ => None,
    };
    let zone = if clock.is_some() && cursor.blank() { zone(cursor)? } else { None };
    let weekday_span = weekday.map(|(_, span)| span);
    let mut written = Written {
        form: DateForm::Rfc822,
        span: Span::new(weekday_span.map_or(start, Span::start), cursor.end()),
        weekday,
        year,
        month,
        day,
        clock,
        zone,
        notes: Vec::new(),
    };
    let has_lengths =
        weekday_span.is_some_and(|span| span.len() > 3) && month_span.len() == 3 && (day_digits, year_digits) == (2, 2);
    let has_seconds = written.clock.as_ref().is_some_and(|clock| clock.second.is_some());
    if has_hyphens && has_lengths && has_seconds && written.zone.is_some() {
        written.form = DateForm::Rfc850;
    }
    if year_digits == 2 {
        let last_of_this_century = if written.form == DateForm::Rfc850 { LAST_YEAR_OF_RFC_850 } else { 49 };
        written.year += if year <= last_of_this_century { 2000 } else { 1900 };
        // The year is between 1900 and 2099, so it always fits into `u16`.
        let year = u16::try_from(written.year).unwrap_or_default();
        written.note(DateNoteKind::TwoDigitYear { year }, year_span);
    }
    if written.form == DateForm::Rfc850 {
        return Ok(written);
    }
    if has_hyphens {
        written.note(DateNoteKind::Hyphens, day_span);
    }
    written.note_long_name(weekday_span);
    written.note_long_name(Some(month_span));
    Ok(written)
}

/// Reads `2010-06-25 …` or `20100625 …`. Does not read ISO 8601 dates that contain a week or a day of the year, because [rfc5322-dates] and
/// [rfc9110-dates] do not define them.
fn year_first(cursor: &mut Cursor<'_>) -> Read<Written> {
    let start = cursor.rest().at;
    let year = cursor.number(4)?;
    let clock_form = if cursor.takes(b'-') { ClockForm::Extended } else { ClockForm::Basic };
    let month = cursor.number(2)?;
    if clock_form == ClockForm::Extended {
        cursor.byte(b'-')?;
    }
    let day = cursor.number(2)?;
    let has_clock =
        cursor.takes(b'T') || cursor.takes(b't') || clock_form == ClockForm::Extended && cursor.blank() && cursor.digits() > 0;
    let clock = if has_clock { Some(clock(cursor, clock_form)?) } else { None };
    let zone = if clock.is_some() {
        cursor.blank();
        zone(cursor)?
    } else {
        None
    };
    let span = Span::new(start, cursor.end());
    Ok(Written { form: DateForm::Iso8601, span, weekday: None, year, month, day, clock, zone, notes: Vec::new() })
}

fn blank(cursor: &mut Cursor<'_>) -> Read<()> {
    if cursor.blank() { Ok(()) } else { Err(DirectiveFaultKind::NotADate) }
}

/// Returns the number of digits in a day: 1 or 2.
fn day_digits(cursor: &Cursor<'_>) -> usize {
    cursor.digits().clamp(1, 2)
}

fn month(cursor: &mut Cursor<'_>) -> Read<(u8, Span)> {
    let word = cursor.word();
    let numbered = (1..).zip(MONTHS).find(|(_, name)| is_name(word, name));
    numbered.map(|(number, _)| (number, word.span())).ok_or(DirectiveFaultKind::NotADate)
}

fn clock(cursor: &mut Cursor<'_>, form: ClockForm) -> Read<Clock> {
    let start = cursor.rest().at;
    let hour = cursor.number(2)?;
    if form != ClockForm::Basic {
        cursor.byte(b':')?;
    }
    let minute = cursor.number(2)?;
    let has_second = if form == ClockForm::Basic { cursor.digits() > 0 } else { cursor.takes(b':') };
    let second = if has_second { Some(cursor.number(2)?) } else { None };
    let mut fraction = Fraction::Zero;
    if form != ClockForm::Plain && has_second && cursor.takes(b'.') {
        match cursor.digits() {
            0 => return Err(DirectiveFaultKind::NotADate),
            digits if cursor.token(digits).bytes.iter().any(|digit| *digit != b'0') => fraction = Fraction::More,
            _ => {}
        }
    }
    Ok(Clock { hour, minute, second, fraction, span: Span::new(start, cursor.end()) })
}

/// Reads a zone; returns `None` if the next byte cannot begin a zone.
fn zone(cursor: &mut Cursor<'_>) -> Read<Option<(Zone, Span)>> {
    let start = cursor.rest().at;
    if !cursor.peek().is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'+' | b'-')) {
        return Ok(None);
    }
    let zone = zone::read(cursor)?;
    Ok(Some((zone, Span::new(start, cursor.end()))))
}
