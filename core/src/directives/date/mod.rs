//! Dates in `unavailable_after`: the forms in use, their oddities, and the comparison with the current time.
//!
//! Google lists RFC 822, RFC 850 and ISO 8601 as examples, and ignores the directive if its date is invalid ([google-robots-meta]). Older
//! documentation requires RFC 850 but shows another form ([google-robots-meta-old]). This module therefore reads all forms in use
//! ([rfc5322-dates], [rfc9110-dates]). The form of each date is recorded, so that a dialect can accept only RFC 850 ([google-robots-meta],
//! [mdn-x-robots-tag]).

mod cursor;
mod form;
mod moment;
mod note;
mod written;
mod zone;

pub use form::DateForm;
pub use moment::{Moment, Timing};
pub use note::{DateNote, DateNoteKind, Weekday};

use self::cursor::Cursor;
use self::written::Written;
use crate::directives::DirectiveFaultKind;
use crate::text::{Part, Span};

/// A valid date in `unavailable_after`.
///
/// ```
/// use robotscope::directives::{DirectiveDate, DateForm, DateNoteKind};
///
/// let date = DirectiveDate::parse(b"Wednesday, 25-Jun-10 15:00:00 PST", 0).unwrap();
/// assert_eq!(date.moment.to_string(), "2010-06-25T23:00:00Z");
/// assert_eq!(date.form, DateForm::Rfc850);
/// assert!(date.notes.iter().any(|note| matches!(note.kind, DateNoteKind::WrongWeekday { .. })));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DirectiveDate {
    /// The moment that the date denotes.
    pub moment: Moment,
    /// The form in which the date is written.
    pub form: DateForm,
    /// The position of the date.
    pub span: Span,
    /// The assumptions that were made and the oddities that were ignored, in text order.
    pub notes: Vec<DateNote>,
}

/// The error for an invalid date.
///
/// ```
/// use robotscope::directives::{DirectiveDate, DirectiveFaultKind, NotADate};
/// use robotscope::text::Span;
///
/// // June has thirty days.
/// let error = DirectiveDate::parse(b"31 Jun 2010 15:00:00 GMT", 0).unwrap_err();
/// assert_eq!(error, NotADate { kind: DirectiveFaultKind::NoSuchMoment, span: Span::new(0, 24) });
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotADate {
    /// The kind of fault.
    pub kind: DirectiveFaultKind,
    /// The position of the invalid date.
    pub span: Span,
}

impl DirectiveDate {
    /// Parses a value that consists of a date and surrounding white space. The value begins at byte `at` of its text.
    ///
    /// # Errors
    ///
    /// Returns [`NotADate`], with the span of the value without surrounding white space, if the value is not a date ([rfc5322-dates],
    /// [rfc9110-dates]).
    pub fn parse(value: &[u8], at: u32) -> Result<Self, NotADate> {
        Self::parse_part(Part { bytes: value, at })
    }

    /// Parses a date like [`DirectiveDate::parse`], from a part of a text.
    pub(crate) fn parse_part(value: Part<'_>) -> Result<Self, NotADate> {
        let value = value.trimmed();
        match Self::scan(value) {
            (Ok(date), rest) if rest.is_empty() => Ok(date),
            (Ok(_), _) => Err(NotADate { kind: DirectiveFaultKind::NotADate, span: value.span() }),
            (Err(fault), _) => Err(NotADate { span: value.span(), ..fault }),
        }
    }

    /// Reads the date at the beginning of a part, after optional white space. Also returns the rest, which is empty or begins with a comma
    /// ([rfc5322-dates], [rfc9110-dates]).
    ///
    /// A date may contain one comma, after its weekday. Reading stops at any other comma, so a list is read in linear time.
    pub(crate) fn scan(part: Part<'_>) -> (Result<Self, NotADate>, Part<'_>) {
        let mut cursor = Cursor::new(part);
        match Written::parse(&mut cursor).and_then(Written::date) {
            Ok(date) => (Ok(date), cursor.rest()),
            Err(kind) => {
                let (text, rest) = part.split_at(length_of_invalid_date(part));
                (Err(NotADate { kind, span: text.trimmed().span() }), rest)
            }
        }
    }

    /// Returns the date in the century that the current time determines: an RFC 850 date with a two-digit year is at most 50 years in the
    /// future (RFC 9110, 5.6.7). Leaves other dates unchanged, and all dates if `now` is `None`.
    ///
    /// ```
    /// use robotscope::directives::{DirectiveDate, Moment};
    ///
    /// let date = DirectiveDate::parse(b"Saturday, 01-Jan-50 00:00:00 GMT", 0).unwrap();
    /// let year = |now| date.at(Moment::parse(now)).moment.to_string();
    /// assert_eq!(year("2026-11-26"), "2050-01-01T00:00:00Z");
    /// assert_eq!(year("1999-12-31"), "1950-01-01T00:00:00Z");
    /// ```
    #[must_use]
    pub fn at(&self, now: Option<Moment>) -> Self {
        let mut date = self.clone();
        if let Some(now) = now.filter(|_| self.has_open_century()) {
            date.moment = self.moment.within_50_years(now);
            let years = date.moment.calendar().0 - self.moment.calendar().0;
            for note in &mut date.notes {
                if let DateNoteKind::TwoDigitYear { year } = &mut note.kind {
                    *year = u16::try_from(i32::from(*year) + years).unwrap_or(*year);
                }
            }
        }
        date
    }

    /// Returns `true` if the century depends on the current time.
    pub(crate) fn has_open_century(&self) -> bool {
        self.form == DateForm::Rfc850 && self.notes.iter().any(|note| matches!(note.kind, DateNoteKind::TwoDigitYear { .. }))
    }

    /// Returns `true` if the century is only a guess as long as the current time is unknown. Two-digit years up to 49 need no guess,
    /// because RFC 5322 and RFC 9110 agree on their century.
    pub(crate) fn is_century_guessed(&self) -> bool {
        let is_late = |kind| matches!(kind, DateNoteKind::TwoDigitYear { year } if year % 100 >= 50);
        self.has_open_century() && self.notes.iter().any(|note| is_late(note.kind))
    }

    /// Converts all spans with `to`.
    pub(crate) fn moved(self, to: &impl Fn(Span) -> Span) -> Self {
        let notes = self.notes.into_iter().map(|note| DateNote { span: to(note.span), ..note }).collect();
        Self { span: to(self.span), notes, ..self }
    }
}

/// Returns the length of an invalid date in bytes. The date ends at the first comma that does not follow a weekday, or at the end of the
/// part.
fn length_of_invalid_date(part: Part<'_>) -> usize {
    let Some((first, behind)) = part.split_once(b',') else { return part.bytes.len() };
    if Weekday::named(first.trimmed()).is_none() {
        return first.bytes.len();
    }
    let second = behind.split(b',').next().unwrap_or(behind);
    first.bytes.len() + 1 + second.bytes.len()
}

#[cfg(test)]
mod tests;
