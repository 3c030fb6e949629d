use robotscope::http::{HeaderLine, HeaderOrigin, Headers, Response, ResponseRole};
use robotscope::text::Span;

use crate::dice::Dice;
use crate::generate;
use crate::spans::is_within;

/// Checks that every header text can be parsed, that its parts are in text order, and that no part is lost. Each pair of name and value
/// must become one field. The text is generated or the raw input.
pub fn headers(data: &[u8]) {
    let mut dice = Dice::new(data);
    let text = if dice.one_in(4) { data.get(1..).unwrap_or_default().to_vec() } else { generate::headers(&mut dice) };
    let headers = Headers::parse(&text);
    assert_eq!(headers.text(), text);
    assert_eq!(headers.responses(), Headers::parse(text.clone()).responses());
    assert_read(&headers);
    assert_nothing_is_lost(&headers);
    assert_pairs(&generate::pairs(&mut Dice::new(data)));
}

fn assert_read(headers: &Headers<'_>) {
    let end = u32::try_from(headers.text().len()).expect("short");
    let mut last = 0;
    let mut roles = Vec::new();
    for response in headers.responses() {
        assert!(last <= response.span.start(), "in the order of the text: {response:?}");
        last = response.body.unwrap_or(response.span).end();
        assert!(last <= end && response.body.is_none_or(|body| response.span.end() <= body.start()), "{response:?}");
        assert_response(headers, response);
        roles.push(response.role);
    }
    let counting = roles.iter().filter(|role| **role == ResponseRole::Counting).count();
    assert!(counting <= 1 && headers.counting().is_some() == (counting == 1), "{roles:?}");
    let is_final = |role: &&ResponseRole| !matches!(role, ResponseRole::Interim | ResponseRole::Tunnel | ResponseRole::Preamble);
    assert!(
        roles.iter().rfind(is_final).is_none_or(|role| *role == ResponseRole::Counting),
        "the last final one counts: {roles:?}"
    );
    assert_eq!(headers.body(), headers.counting().and_then(|response| response.body));
}

fn assert_response(headers: &Headers<'_>, response: &Response) {
    let text = headers.text();
    let mut last = response.span.start();
    for line in response.lines() {
        assert!(last <= line.span().start() && line.span().end() <= response.span.end(), "{line:?} in {response:?}");
        last = line.span().end();
        if let HeaderLine::Field(field) = line {
            assert!(field.name.end() <= field.value.start() && is_within(field.value, line.span()), "{field:?}");
            assert!(!field.name.is_empty() && !headers.slice(field.name)[1..].contains(&b':'), "{field:?}");
            for part in [field.name, field.value] {
                assert_eq!(trimmed(part.slice(text)), part.slice(text));
            }
        }
    }
    assert_eq!(response.lines().count(), response.fields.len() + response.stray.len());
    let values: Vec<Span> = response.fields.iter().map(|field| field.value).collect();
    let is_in_a_value = |part: Span| values.iter().any(|value| is_within(part, *value));
    for link in &response.links {
        assert!(is_in_a_value(link.target) && link.relations.iter().copied().all(is_in_a_value), "{link:?}");
    }
    if let Some(media_type) = response.content_type(text) {
        assert!(is_in_a_value(media_type.essence) && media_type.charset.is_none_or(is_in_a_value), "{media_type:?}");
    }
    assert!(response.faults.is_sorted_by_key(|fault| fault.line), "{:?}", response.faults);
    assert!(response.faults.iter().all(|fault| is_within(fault.span, response.span)), "{:?}", response.faults);
}

/// Trims HTTP white space (spaces and tabs) at both ends.
fn trimmed(text: &[u8]) -> &[u8] {
    let is_text = |byte: &u8| !matches!(byte, b' ' | b'\t');
    let start = text.iter().position(is_text).unwrap_or(text.len());
    &text[start..text.iter().rposition(is_text).map_or(start, |last| last + 1)]
}

/// Checks that every byte except white space belongs to a status line, a header line or a body. Skips texts that contain `<`, because they
/// may be `curl -v` output, in which most lines are not headers.
fn assert_nothing_is_lost(headers: &Headers<'_>) {
    if headers.text().contains(&b'<') {
        return;
    }
    let mut is_read = vec![false; headers.text().len()];
    for response in headers.responses() {
        let lines = response.lines().map(|line| line.span());
        let parts = lines.chain(response.body).chain(response.status.map(|status| status.span));
        parts.for_each(|part| is_read[part.range()].fill(true));
    }
    let is_lost = |(byte, is_read): (&u8, &bool)| !is_read && !byte.is_ascii_whitespace();
    let lost = headers.text().iter().zip(&is_read).position(is_lost);
    assert_eq!(lost, None, "{} {:?}", headers.text().escape_ascii(), headers.responses());
}

/// Checks that each pair becomes one field with the same name and value, except for the first `:status`.
fn assert_pairs(pairs: &[(Vec<u8>, Vec<u8>)]) {
    let headers = Headers::from_pairs(pairs.iter().map(|(name, value)| (name, value)));
    assert_eq!((headers.origin(), headers.responses().len()), (HeaderOrigin::Pairs, 1));
    let response = &headers.responses()[0];
    let cleaned = |text: &[u8]| -> Vec<u8> {
        let cleaned: Vec<u8> = text.iter().map(|byte| if matches!(byte, b'\r' | b'\n' | 0) { b' ' } else { *byte }).collect();
        trimmed(&cleaned).to_vec()
    };
    let expected: Vec<_> = pairs.iter().map(|(name, value)| (cleaned(name), cleaned(value))).collect();
    let mut found: Vec<_> = response
        .fields
        .iter()
        .map(|field| (field.line as usize, headers.slice(field.name).to_vec(), headers.slice(field.value).to_vec()))
        .collect();
    assert_eq!(found.len() + usize::from(response.status.is_some()), expected.len(), "{response:?}");
    found.retain(|(line, name, value)| expected[line - 1] != (name.clone(), value.clone()));
    assert_eq!(found, [], "{expected:?}");
}
