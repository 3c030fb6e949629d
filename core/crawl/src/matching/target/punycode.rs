//! Converts Unicode host names to the ASCII form used in DNS.

/// Returns the ASCII form of a label ([RFC 3492](https://www.rfc-editor.org/rfc/rfc3492#section-6.3)). Supports only the characters that
/// [`lower_case`] supports, and returns `None` for other labels. Marks, compatibility characters and right-to-left letters would need more
/// Unicode tables.
pub(super) fn ascii_of(label: &str) -> Option<String> {
    if label.is_ascii() {
        return Some(label.to_ascii_lowercase());
    }
    let characters: Vec<u32> = label.chars().map(lower_case).collect::<Option<_>>()?;
    let mut ascii = String::from("xn--");
    let basic = characters.iter().filter_map(|&code| char::from_u32(code).filter(char::is_ascii));
    ascii.extend(basic);
    let basic = u32::try_from(ascii.len() - 4).ok()?;
    if basic > 0 {
        ascii.push('-');
    }
    let (mut next, mut delta, mut bias, mut handled) = (0x80, 0_u32, 72, basic);
    while let Some(&smallest) = characters.iter().filter(|&&code| code >= next).min() {
        delta = delta.checked_add((smallest - next).checked_mul(handled + 1)?)?;
        next = smallest;
        for &code in &characters {
            if code < next {
                delta = delta.checked_add(1)?;
            } else if code == next {
                push_number(delta, bias, &mut ascii);
                bias = adapted(delta, handled + 1, handled == basic);
                delta = 0;
                handled += 1;
            }
        }
        delta = delta.checked_add(1)?;
        next += 1;
    }
    Some(ascii)
}

/// Appends a number as a generalised variable-length integer (RFC 3492, 3.3).
fn push_number(mut number: u32, bias: u32, to: &mut String) {
    // `a` to `z` are the digits 0 to 25, and `0` to `9` are 26 to 35.
    let digit = |value: u32| char::from_u32(if value < 26 { 0x61 + value } else { 0x30 + value - 26 });
    for base in (36_u32..).step_by(36) {
        let threshold = u32::clamp(base.saturating_sub(bias), 1, 26);
        if number < threshold {
            break;
        }
        to.extend(digit(threshold + (number - threshold) % (36 - threshold)));
        number = (number - threshold) / (36 - threshold);
    }
    to.extend(digit(number));
}

/// Returns the adapted bias for the next number (RFC 3492, 6.1).
fn adapted(delta: u32, length: u32, is_first: bool) -> u32 {
    let mut delta = if is_first { delta / 700 } else { delta / 2 };
    delta += delta / length;
    let mut steps = 0;
    while delta > 455 {
        delta /= 35;
        steps += 36;
    }
    steps + 36 * delta / (delta + 38)
}

/// Returns the lower-case form of a supported character; `None` for any other character. In host names, supported characters need no
/// mapping except to lower case. In some ranges, each upper-case letter directly precedes its lower-case letter.
fn lower_case(character: char) -> Option<u32> {
    let code = u32::from(character.to_ascii_lowercase());
    match code {
        // Latin, Greek, Cyrillic.
        0xC0..=0xD6 | 0xD8..=0xDE | 0x391..=0x3A1 | 0x3A3..=0x3AB | 0x410..=0x42F => Some(code + 0x20),
        0x400..=0x40F => Some(code + 0x50),
        0x100..=0x12F | 0x134..=0x137 | 0x14A..=0x177 | 0x460..=0x481 | 0x48A..=0x4BF | 0x4D0..=0x52F => Some(code | 1),
        0x139..=0x13E | 0x141..=0x148 | 0x179..=0x17E => Some(code + (code & 1)),
        0..=0x7F | 0xDF..=0xF6 | 0xF8..=0xFF | 0x138 | 0x3AC..=0x3AF | 0x3B1..=0x3CE | 0x430..=0x45F => Some(code),
        // Kana, ideographs, Hangul.
        0x3041..=0x3096 | 0x30A1..=0x30FA | 0x3400..=0x4DBF | 0x4E00..=0x9FFF | 0xAC00..=0xD7A3 => Some(code),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Compares our results with those of the crate `url`, which includes Unicode tables.
    #[test]
    fn maps_each_supported_character_as_browsers_do() {
        for character in (0x80..=0xFFFF).filter_map(char::from_u32) {
            for label in [format!("{character}"), format!("a{character}b"), format!("{character}é9-{character}")] {
                let Some(ours) = ascii_of(&label) else { continue };
                let theirs = url::Url::parse(&format!("https://{label}.example/"));
                let theirs = theirs.ok().and_then(|url| url.host_str().map(str::to_owned));
                assert_eq!(theirs, Some(format!("{ours}.example")), "{label} {:x}", u32::from(character));
            }
        }
    }

    // Examples (B), (L) and (I) from RFC 3492, 7.1, and a label in an unsupported script.
    #[test]
    fn encodes_examples_of_rfc_3492_and_rejects_an_unsupported_script() {
        assert_eq!(ascii_of("他们为什么不说中文").as_deref(), Some("xn--ihqwcrb4cv8a8dqg056pqjye"));
        assert_eq!(ascii_of("3年b組金八先生").as_deref(), Some("xn--3b-ww4c5e180e575a65lsy2b"));
        assert_eq!(ascii_of("почемужеонинеговорятпорусски").as_deref(), Some("xn--b1abfaaepdrnnbgefbadotcwatmq2g4l"));
        assert_eq!(ascii_of("ไทย"), None);
    }
}
