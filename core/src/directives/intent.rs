//! Recognises what the author of a faulty value evidently intended.

use super::DirectiveName;

/// Words that authors write in place of a bot's name, to address all bots or to repeat the name of the header or attribute.
const GENERAL: [&str; 16] = [
    "robots",
    "robot",
    "all-robots",
    "all robots",
    "all bots",
    "all crawlers",
    "bots",
    "crawlers",
    "spiders",
    "everyone",
    "everybody",
    "any",
    "x-robots-tag",
    "x-robots",
    "robots-tag",
    "content",
];

/// Returns `true` if a word in the position of a bot's name represents all bots or repeats the name of the header or attribute.
pub(crate) fn is_general_scope(word: &[u8]) -> bool {
    GENERAL.iter().any(|general| word.eq_ignore_ascii_case(general.as_bytes()))
}

/// Returns `true` if a value affirms its directive, such as `true` in `noindex=true`.
pub(crate) fn is_yes(value: &[u8]) -> bool {
    is_one_of(value, &["yes", "true", "1", "on", "y"])
}

/// Returns `true` if a value denies its directive, such as `false` in `index: false`.
pub(crate) fn is_no(value: &[u8]) -> bool {
    is_one_of(value, &["no", "false", "0", "off", "n", "never"])
}

/// Returns the intended directive for texts such as `noindex=true`, `robots=noindex` and `content="noindex"`.
pub(crate) fn meant_by_equals(word: &[u8]) -> Option<DirectiveName> {
    let (left, right) = split_at_equals(word)?;
    match DirectiveName::recognise(left) {
        Some(DirectiveName::All) => DirectiveName::recognise(right),
        Some(name) => is_yes(right).then_some(name),
        None => is_general_scope(left).then(|| DirectiveName::recognise(right)).flatten(),
    }
}

/// Returns the denied directive for texts such as `index: false` and `index=no`.
pub(crate) fn denied(word: &[u8]) -> Option<DirectiveName> {
    let at = word.iter().position(|byte| matches!(byte, b'=' | b':'))?;
    let name = DirectiveName::recognise(word.get(..at)?.trim_ascii())?;
    let value = bare(word.get(at + 1..)?);
    let is_opposite_of_none = opposite(name).is_some() && value.eq_ignore_ascii_case(b"none");
    (is_no(value) || is_opposite_of_none).then_some(name)
}

/// Returns the directive that forbids what `name` allows; `None` if there is no such directive.
pub(crate) fn opposite(name: DirectiveName) -> Option<DirectiveName> {
    match name {
        DirectiveName::Index => Some(DirectiveName::Noindex),
        DirectiveName::Follow => Some(DirectiveName::Nofollow),
        DirectiveName::Archive => Some(DirectiveName::Noarchive),
        _ => None,
    }
}

/// Returns `true` if a directive allows something, so that adding the directive could make a page more visible.
pub(crate) fn permits(name: DirectiveName) -> bool {
    matches!(name, DirectiveName::All | DirectiveName::Indexifembedded) || opposite(name).is_some()
}

fn split_at_equals(word: &[u8]) -> Option<(&[u8], &[u8])> {
    let at = word.iter().position(|byte| *byte == b'=')?;
    Some((word.get(..at)?.trim_ascii(), bare(word.get(at + 1..)?)))
}

/// Removes blanks and quotes from both ends.
fn bare(value: &[u8]) -> &[u8] {
    let is_around = |byte: &u8| byte.is_ascii_whitespace() || matches!(byte, b'"' | b'\'');
    let start = value.iter().position(|byte| !is_around(byte)).unwrap_or(value.len());
    let end = value.iter().rposition(|byte| !is_around(byte)).map_or(start, |last| last + 1);
    value.get(start..end).unwrap_or_default()
}

fn is_one_of(value: &[u8], words: &[&str]) -> bool {
    words.iter().any(|word| bare(value).eq_ignore_ascii_case(word.as_bytes()))
}
