//! Writes parts that many sentences share: lists, quoted lines and certainties.

use super::messages::{Messages, english, say};
use crate::RobotsTxt;
use crate::fact::Certainty;
use crate::text::Span;

const ENGLISH: &str = english!("parts");

/// Formats `a`, `a and b` or `a, b and c`. If there are more than `shown` items, formats `a, b and 9 more`.
///
/// ```
/// use robotscope::explain::{self, Messages};
///
/// let mut names = ["Googlebot", "bingbot", "GPTBot"].map(str::to_owned).into_iter();
/// assert_eq!(explain::list(&Messages::ENGLISH, &mut names, 2), "Googlebot, bingbot and 1 more");
/// ```
pub fn list(messages: &Messages, items: &mut dyn ExactSizeIterator<Item = String>, shown: usize) -> String {
    let count = items.len();
    let mut items: Vec<_> = items.take(shown).collect();
    let last = if count > 1 && count <= shown { items.pop() } else { None };
    let list = row(messages, items);
    match last {
        _ if count == 0 => say!(messages, "list-none"),
        _ if count > shown => say!(messages, "list-rest", list = &list, count = count - shown),
        Some(last) => say!(messages, "list-last", list = &list, next = &last),
        None => list,
    }
}

/// Formats `a, b, c`.
pub(super) fn row(messages: &Messages, items: Vec<String>) -> String {
    joined(items, |list, next| say!(messages, "list-next", list = list, next = next))
}

/// Formats `a; b; c`, for phrases that may contain commas.
pub(super) fn phrases(messages: &Messages, phrases: Vec<String>) -> String {
    joined(phrases, |list, next| say!(messages, "list-next-phrase", list = list, next = next))
}

/// Joins all texts into one. Repeatedly joins neighbours in pairs, so that each text is copied only a few times.
fn joined(mut items: Vec<String>, join: impl Fn(&str, &str) -> String) -> String {
    while items.len() > 1 {
        let pairs = items.chunks(2).map(|pair| match pair {
            [one, next] => join(one, next),
            _ => pair.concat(),
        });
        items = pairs.collect();
    }
    items.pop().unwrap_or_default()
}

/// Returns the name of a crawler's operator, in the language of the messages. Translates only phrases such as “any user”, because company
/// names are the same in all languages.
///
/// ```
/// use robotscope::crawlers;
/// use robotscope::explain::{Messages, operator};
///
/// let name = |messages, token| operator(messages, crawlers::by_token(token).expect("in the catalogue").operator);
/// assert_eq!(name(&Messages::ENGLISH, "Googlebot"), "Google");
/// assert_eq!(name(&Messages::ENGLISH, "amazon-QBusiness"), "Amazon (its customers)");
/// ```
pub fn operator(messages: &Messages, operator: &str) -> String {
    match operator {
        UNKNOWN_OPERATOR => say!(messages, "operator-unknown"),
        "any user" => say!(messages, "operator-any-user"),
        known => match known.strip_suffix(" (its customers)") {
            Some(company) => say!(messages, "operator-customers", company = company),
            None => known.to_owned(),
        },
    }
}

/// The catalogue's entry for an unknown operator.
pub(super) const UNKNOWN_OPERATOR: &str = "not known";

/// Joins sentences as the language requires.
///
/// ```
/// use robotscope::explain::{self, Messages};
///
/// assert_eq!(explain::sentences(&Messages::ENGLISH, ["One.".to_owned(), "Two.".to_owned()]), "One. Two.");
/// ```
pub fn sentences(messages: &Messages, sentences: impl IntoIterator<Item = String>) -> String {
    let sentences = sentences.into_iter().collect();
    joined(sentences, |list, next| say!(messages, "sentences", list = list, next = next))
}

pub(super) fn certainty(messages: &Messages, certainty: Certainty) -> String {
    say!(messages, &format!("sure-{}", certainty.as_str()))
}

/// Formats `line 5, “Disallow: /private/”`.
pub(super) fn quoted_line(messages: &Messages, robots: &RobotsTxt<'_>, number: u32) -> String {
    quoted(messages, &number.to_string(), &line_text(robots, number))
}

pub(super) fn quoted(messages: &Messages, line: &str, text: &str) -> String {
    say!(messages, "quoted-line", line = line, text = text)
}

/// Returns a line's text without its comment.
pub(super) fn line_text(robots: &RobotsTxt<'_>, number: u32) -> String {
    let line = robots.line(number).map(|line| match line.comment() {
        Some(comment) => robots.slice(Span::new(line.content().start(), comment.start())),
        None => robots.slice(line.content()),
    });
    shortened(String::from_utf8_lossy(line.unwrap_or_default()).trim())
}

/// Formats a duration in the largest fitting unit.
pub(super) fn duration(messages: &Messages, seconds: u64) -> String {
    let units =
        [(365 * 86_400, "time-years"), (86_400, "time-days"), (3_600, "time-hours"), (60, "time-minutes"), (1, "time-seconds")];
    let (length, message) = units.into_iter().find(|(length, _)| seconds >= *length).unwrap_or((1, "time-seconds"));
    say!(messages, message, count = seconds / length)
}

/// Truncates a text, such as a path or pattern, so that it fits into a sentence.
pub(super) fn shortened(text: &str) -> String {
    const SHOWN: usize = 120;
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}

/// Capitalises the first letter if it is an ASCII letter. In languages with capital letters, each message that is capitalised begins with
/// an ASCII letter. Unicode tables for other letters would make up a tenth of the WebAssembly.
pub(super) fn capitalised(sentence: &str) -> String {
    let mut sentence = sentence.to_owned();
    if let Some(first) = sentence.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    sentence
}
