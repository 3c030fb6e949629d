//! Generates values for `unavailable_after`: dates, and texts that are nearly dates.

use crate::dice::Dice;

const WEEKDAYS: [&str; 7] = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS: [&str; 12] =
    ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
const ZONES: [&str; 24] = [
    "GMT", "UT", "UTC", "Z", "EST", "EDT", "CST", "CDT", "MST", "MDT", "PST", "PDT", "gmt", "A", "y", "J", "CEST", "+0000",
    "-0000", "+0100", "-08:00", "+05", "+2359", "-2500",
];

/// Returns a date in one of the supported forms. The date may be impossible, and may have one byte changed, removed or added.
pub fn date(dice: &mut Dice<'_>) -> Vec<u8> {
    let mut text = whole_date(dice).into_bytes();
    if dice.one_in(3) {
        let at = dice.below(text.len().min(256));
        let bytes = b" -:,.+TZ0123456789aJ(\t\xFF[";
        match dice.below(3) {
            0 => text[at] = dice.pick(bytes),
            1 => text.insert(at, dice.pick(bytes)),
            _ => {
                text.remove(at);
            }
        }
    }
    text
}

fn whole_date(dice: &mut Dice<'_>) -> String {
    let weekday = dice.pick(&WEEKDAYS);
    let month = 1 + dice.below(12);
    let name = dice.pick(&[MONTHS[month - 1], &MONTHS[month - 1][..3], &MONTHS[month - 1][..3]]);
    let day = dice.pick(&[1, 5, 10, 15, 25, 28, 29, 30, 31, 31, 0, 32]);
    let year = match dice.below(4) {
        0 => dice.pick(&[0, 1, 999, 1900, 1949, 1950, 1969, 1999, 2000, 2049, 2050, 2100, 9998, 9999]),
        _ => 1950 + dice.below(100),
    };
    let two = year % 100;
    let clock = clock(dice);
    let zone = dice.pick(&ZONES);
    let blank = dice.pick(&[" ", " ", " ", " ", "  ", "\t", "\r\n "]);
    let mut text = match dice.below(12) {
        0..=1 => format!("{weekday}, {day:02}-{}-{two:02}{blank}{clock}{blank}{zone}", &name[..3]),
        2..=3 => format!("{},{blank}{day}{blank}{name}{blank}{year:04}{blank}{clock}{blank}{zone}", &weekday[..3]),
        4 => format!("{day} {name} {two:02}{blank}{clock} {zone}"),
        5 => format!("{weekday}, {day} {name} {year} {clock} {zone}"),
        6 => format!("{day}-{name}-{year:04}{blank}{clock}{blank}{zone}"),
        7 => format!("{} {name}{blank}{day:2} {clock}{blank}{year:04}", &weekday[..3]),
        8 => format!("{year:04}-{month:02}-{day:02}{}{clock}{zone}", dice.pick(&["T", " ", "t", "  "])),
        9 => format!("{year:04}-{month:02}-{day:02}{blank}{clock}.{}{blank}{zone}", dice.below(256)),
        10 => format!("{year:04}{month:02}{day:02}T{}{zone}", clock.replace(':', "")),
        _ => {
            let date = [
                format!("{year:04}-{month:02}-{day:02}"),
                format!("{day} {name} {year:04}"),
                format!("{year:04}{month:02}{day:02}"),
            ];
            let [first, second, third] = &date;
            let date = dice.pick(&[first, second, third]);
            if dice.one_in(2) { date.clone() } else { format!("{date} {clock}") }
        }
    };
    if dice.one_in(8) {
        text.make_ascii_lowercase();
    }
    text
}

fn clock(dice: &mut Dice<'_>) -> String {
    let hour = dice.pick(&[0, 1, 9, 12, 15, 23, 23, 24, 25]);
    let minute = dice.pick(&[0, 0, 30, 59, 59, 60]);
    match dice.below(8) {
        0 => format!("{hour:02}:{minute:02}"),
        _ => format!("{hour:02}:{minute:02}:{:02}", dice.pick(&[0, 0, 1, 30, 59, 60, 61])),
    }
}
