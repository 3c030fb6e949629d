use super::cursor::{Cursor, Read};
use crate::directives::DirectiveFaultKind;

/// A time zone as written ([rfc5322-old-dates]).
pub(super) enum Zone {
    /// Seconds east of Greenwich.
    East(i64),
    /// A single letter other than J and Z.
    Military,
}

/// The zone names, with their offsets in hours. The offset depends only on the name, not on the date: `est` is -5 in summer, too.
const NAMES: [(&str, i64); 12] = [
    ("gmt", 0),
    ("ut", 0),
    ("utc", 0),
    ("z", 0),
    ("est", -5),
    ("edt", -4),
    ("cst", -6),
    ("cdt", -5),
    ("mst", -7),
    ("mdt", -6),
    ("pst", -8),
    ("pdt", -7),
];

/// Reads a zone: a name, `+hhmm`, `+hh:mm` or `+hh`.
pub(super) fn read(cursor: &mut Cursor<'_>) -> Read<Zone> {
    let sign = match cursor.peek() {
        Some(b'+') => 1,
        Some(b'-') => -1,
        _ => return named(cursor),
    };
    cursor.token(1);
    let hours: i64 = cursor.number(2)?;
    let has_minutes = cursor.takes(b':') || cursor.digits() > 0;
    let minutes = if has_minutes { cursor.number(2)? } else { 0 };
    // Limit the offset as in RFC 3339. RFC 5322 allows up to 99 hours, but no zone has such an offset.
    let is_real = hours < 24 && minutes < 60;
    if is_real { Ok(Zone::East(sign * (hours * 3600 + minutes * 60))) } else { Err(DirectiveFaultKind::NoSuchMoment) }
}

fn named(cursor: &mut Cursor<'_>) -> Read<Zone> {
    let word = cursor.word();
    if let Some((_, hours)) = NAMES.iter().find(|(name, _)| word.is(name)) {
        return Ok(Zone::East(hours * 3600));
    }
    match word.bytes {
        // The letter J represents no time zone.
        [letter] if !matches!(letter, b'J' | b'j') => Ok(Zone::Military),
        _ => Err(DirectiveFaultKind::UnknownZone),
    }
}
