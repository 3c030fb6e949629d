use super::*;

#[track_caller]
fn scan(text: &str) -> (Result<String, (DirectiveFaultKind, &str)>, &str) {
    let at = 100;
    let of = |span: Span| &text[span.start() as usize - at..span.end() as usize - at];
    let (date, rest) = DirectiveDate::scan(Part { bytes: text.as_bytes(), at: at as u32 });
    let date = date.map(|date| date.moment.to_string()).map_err(|fault| (fault.kind, of(fault.span)));
    (date, of(rest.span()))
}

// [rfc5322-dates], [rfc9110-dates]: the comma after the weekday is part of the date. Any other comma ends the date.
#[test]
fn a_comma_ends_a_date_unless_it_follows_the_weekday() {
    let friday = || Ok("2010-06-25T23:00:00Z".to_owned());
    assert_eq!(scan(" Friday, 25-Jun-10 15:00:00 PST , nosnippet"), (friday(), ", nosnippet"));
    assert_eq!(scan("25 Jun 2010 15:00:00 PST"), (friday(), ""));
    assert_eq!(scan("25 Jun 2010, 15:00:00 PST"), (Ok("2010-06-25T00:00:00Z".to_owned()), ", 15:00:00 PST"));
    assert_eq!(scan("2010-06-25T23:00:00,5"), (friday(), ",5"));
}

// [rfc5322-dates], [rfc9110-dates]: an invalid date ends at the first comma or, if the text before it is only a weekday, at the second
// comma.
#[test]
fn a_comma_ends_an_invalid_date_unless_it_follows_a_weekday() {
    let none = |kind, text| Err((kind, text));
    assert_eq!(scan(" soon , noindex"), (none(DirectiveFaultKind::NotADate, "soon"), ", noindex"));
    assert_eq!(scan("Fri, soon, noindex"), (none(DirectiveFaultKind::NotADate, "Fri, soon"), ", noindex"));
    assert_eq!(scan("friday , noindex"), (none(DirectiveFaultKind::NotADate, "friday , noindex"), ""));
    assert_eq!(scan("Fri, 31 Feb 2010, a"), (none(DirectiveFaultKind::NoSuchMoment, "Fri, 31 Feb 2010"), ", a"));
    assert_eq!(scan("25 Jun 2010 15:00 CEST, a"), (none(DirectiveFaultKind::UnknownZone, "25 Jun 2010 15:00 CEST"), ", a"));
    assert_eq!(scan(", noindex"), (none(DirectiveFaultKind::NotADate, ""), ", noindex"));
    assert_eq!(scan("Fri,"), (none(DirectiveFaultKind::NotADate, "Fri,"), ""));
    assert_eq!(scan(""), (none(DirectiveFaultKind::NotADate, ""), ""));
}

#[test]
fn each_note_has_the_span_of_the_odd_part_of_the_date() {
    let text = "Wed, 5-June-10 15:00";
    let date = DirectiveDate::parse(text.as_bytes(), 7).unwrap();
    let of = |span: Span| &text[span.start() as usize - 7..span.end() as usize - 7];
    let notes: Vec<_> = date.notes.iter().map(|note| (note.kind.as_str(), of(note.span))).collect();
    let expected = [
        ("wrong-weekday", "Wed"),
        ("hyphens", "5-June-10"),
        ("long-name", "June"),
        ("two-digit-year", "10"),
        ("no-zone", "15:00"),
    ];
    assert_eq!(notes, expected);
    assert_eq!(of(date.span), text);
    assert_eq!(date.moved(&|span| Span::at(span.start() - 7, span.len())).notes[0].span, Span::new(0, 3));
}

#[test]
fn formats_and_parses_moments_in_iso_8601() {
    assert_eq!(Moment::from_unix(0).to_string(), "1970-01-01T00:00:00Z");
    assert_eq!(Moment::parse("0000-01-01T00:00+00:01").unwrap().to_string(), "-000001-12-31T23:59:00Z");
    assert_eq!(Moment::from_unix(i64::MAX).to_string(), "9999-12-31T23:59:59Z");
    assert_eq!(Moment::from_unix(i64::MIN).to_string(), "-009999-01-01T00:00:00Z");
    assert_eq!(Moment::parse("2010-06-25").unwrap().unix(), 1_277_424_000);
    for text in ["", "Fri, 25 Jun 2010", "2010-06-25,", "1277506800"] {
        assert_eq!(Moment::parse(text), None, "{text}");
    }
}

#[test]
fn a_moment_is_pending_until_it_passes() {
    let [early, date, late] = [10, 20, 25].map(Moment::from_unix);
    assert_eq!(date.timing(early), Timing::Pending { seconds: 10 });
    assert_eq!(date.timing(date), Timing::InForce { seconds: 0 });
    assert_eq!(date.timing(late), Timing::InForce { seconds: 5 });
}
