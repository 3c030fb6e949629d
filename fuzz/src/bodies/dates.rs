use robotscope::directives::{DirectiveDate, Moment};

use crate::dice::Dice;
use crate::generate;
use crate::jiff::{assert_read_alike, translated};
use crate::spans::is_within;

/// Checks that every text gives a date or a fault, and that the crate `jiff` reads each date as the same moment.
pub fn dates(data: &[u8]) {
    let mut dice = Dice::new(data);
    for _ in 0..8 {
        let text = if dice.one_in(8) { dice.bytes(40) } else { generate::date(&mut dice) };
        assert_reading(&text);
        if let Ok(text) = std::str::from_utf8(&text) {
            if let Ok(date) = DirectiveDate::parse(text.as_bytes(), 0) {
                let theirs = translated(text, &date);
                assert!(theirs.is_none_or(|theirs| theirs == date.moment.unix()), "{text:?}: jiff has {theirs:?}, we {date:?}");
            }
            assert_read_alike(text);
        }
        if dice.is_spent() {
            break;
        }
    }
}

/// Checks that spans are inside the text, and that neither letter case nor surrounding white space affects the result.
fn assert_reading(text: &[u8]) {
    let reading = DirectiveDate::parse(text, 0);
    let moment = reading.as_ref().map(|date| (date.moment, date.form)).map_err(|fault| fault.kind);
    let end = u32::try_from(text.len()).expect("short");
    match &reading {
        Ok(date) => {
            assert_eq!(date.span.slice(text), text.trim_ascii());
            assert!(date.notes.iter().all(|note| is_within(note.span, date.span) && !note.span.is_empty()), "{date:?}");
            assert!(date.notes.is_sorted_by_key(|note| note.span), "{date:?}");
            let shown = date.moment.to_string();
            assert!(Moment::parse(&shown) == Some(date.moment) || shown.starts_with('-'), "{shown}");
        }
        Err(fault) => assert!(fault.span.end() <= end && fault.span.slice(text) == text.trim_ascii(), "{fault:?}"),
    }
    let around = [b" \t", text, b"\r\n"].concat();
    for variant in [text.to_ascii_lowercase(), text.to_ascii_uppercase(), around] {
        let again = DirectiveDate::parse(&variant, 0).map(|date| (date.moment, date.form)).map_err(|fault| fault.kind);
        assert_eq!(again, moment, "{}", text.escape_ascii());
    }
}
