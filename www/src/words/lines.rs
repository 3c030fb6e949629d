//! Recognises line numbers in sentences, so that the page can turn them into links.

use std::ops::Range;

use robotscope::evaluate::Source;

use crate::language::say;

/// The maximum number of lines named in a list. A longer list ends with the number of remaining lines.
const NAMED: usize = 4;

/// A mention of a line in a sentence: the byte range of the mention, and the line's source and number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NamedLine {
    pub(crate) range: Range<usize>,
    pub(crate) source: Source,
    pub(crate) number: u32,
}

/// Returns the lines that a sentence mentions, in order. The sentence is from the page or the engine. Quoted text is ignored.
pub(crate) fn named_lines(sentence: &str) -> Vec<NamedLine> {
    named(sentence, &say!("line-words"), &say!("line-joins"), &say!("line-sources"))
}

/// Finds mentions of lines. The other arguments are lists of words, separated by `|`: `words` precede a number, such as “line”; `joins`
/// connect two numbers, such as “and”; `sources` name the headers, the HTML or the rendered HTML next to a mention.
fn named(sentence: &str, words: &str, joins: &str, sources: &str) -> Vec<NamedLine> {
    let plain = without_quotes(sentence);
    let mut found = Vec::new();
    let mut from = 0;
    while let Some((at, word)) = next_word(&plain, words, from) {
        let number = at + word.len();
        if plain.get(..at).is_some_and(|before| before.ends_with(|character: char| character.is_ascii_alphabetic())) {
            from = number;
            continue;
        }
        let mut rest = number;
        let mut of_word = Vec::new();
        while let Some((range, value)) = number_at(&plain, rest, if of_word.is_empty() { "" } else { joins }) {
            rest = range.end;
            // The link for the first number includes the word before it.
            of_word.push((if of_word.is_empty() { at } else { range.start }..range.end, value));
            if of_word.len() == NAMED {
                break;
            }
        }
        let source = source(&plain, at, rest, sources);
        found.extend(of_word.into_iter().map(|(range, number)| NamedLine { range, source, number }));
        from = rest;
    }
    found
}

/// Finds the first of `words` at or after the byte position `from`, ignoring case. Returns its position and the word, or `None` without a
/// match.
fn next_word<'w>(plain: &str, words: &'w str, from: usize) -> Option<(usize, &'w str)> {
    let lower = plain.to_ascii_lowercase();
    let tail = lower.get(from..)?;
    let at = |word: &'w str| Some((from + tail.find(&word.to_ascii_lowercase())?, word));
    // If several words match at the same position, prefer the longest.
    words.split('|').filter_map(at).min_by_key(|(at, word)| (*at, usize::MAX - word.len()))
}

/// Returns the next number after the byte position `from`, with its range. Returns `None` unless the text before the number is one of
/// `joins`, ignoring surrounding white space. If `joins` is empty, only white space may precede the number.
fn number_at(plain: &str, from: usize, joins: &str) -> Option<(Range<usize>, u32)> {
    let tail = plain.get(from..)?;
    let start = tail.find(|character: char| character.is_ascii_digit())?;
    let between = tail.get(..start)?.trim();
    let digits = tail.get(start..)?;
    let length = digits.find(|character: char| !character.is_ascii_digit()).unwrap_or(digits.len());
    let number = digits.get(..length)?.parse().ok()?;
    joins.split('|').any(|join| join == between).then_some((from + start..from + start + length, number))
}

/// Returns the source that is mentioned directly before or after the range. Defaults to robots.txt.
fn source(plain: &str, at: usize, end: usize, sources: &str) -> Source {
    let (before, after) = (plain.get(..at).unwrap_or_default().trim_end(), plain.get(end..).unwrap_or_default().trim_start());
    let is_near = |name: &str| before.ends_with(name) || after.starts_with(name);
    let names = sources.split('|').zip([Source::Headers, Source::Html, Source::RenderedHtml]).filter(|(name, _)| is_near(name));
    // Use the longest name: the words for the rendered HTML may contain those for the HTML.
    names.max_by_key(|(name, _)| name.len()).map_or(Source::RobotsTxt, |(_, source)| source)
}

/// The placeholder for each quoted byte.
const QUOTED: char = '\u{1}';

/// Replaces quoted text with placeholders of the same length.
fn without_quotes(sentence: &str) -> String {
    let mut closing = None;
    let mut plain = String::with_capacity(sentence.len());
    for character in sentence.chars() {
        let was_quoted = closing.is_some();
        match character {
            '“' if closing.is_none() => closing = Some('”'),
            '„' if closing.is_none() => closing = Some('“'),
            _ if closing == Some(character) => closing = None,
            _ => {}
        }
        if was_quoted || closing.is_some() {
            plain.extend(std::iter::repeat_n(QUOTED, character.len_utf8()));
        } else {
            plain.push(character);
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn lines(sentence: &str, [words, joins, sources]: [&str; 3]) -> Vec<(String, Source, u32)> {
        let found = named(sentence, words, joins, sources);
        found.into_iter().map(|line| (sentence[line.range].to_owned(), line.source, line.number)).collect()
    }

    const ENGLISH: [&str; 3] = ["lines|line", ",|and", "of the headers|of the HTML|of the rendered HTML"];

    #[track_caller]
    fn english(sentence: &str, expected: &[(&str, Source, u32)]) {
        let expected: Vec<_> = expected.iter().map(|(text, source, number)| ((*text).to_owned(), *source, *number)).collect();
        assert_eq!(lines(sentence, ENGLISH), expected);
    }

    const ROBOTS: Source = Source::RobotsTxt;

    #[test]
    fn finds_mentions_of_single_lines_and_lists_of_lines() {
        english("Line 9 names GPTBot.", &[("Line 9", ROBOTS, 9)]);
        english("Lines 3, 5 and 12 name it.", &[("Lines 3", ROBOTS, 3), ("5", ROBOTS, 5), ("12", ROBOTS, 12)]);
        let four = [("lines 1", ROBOTS, 1), ("2", ROBOTS, 2), ("3", ROBOTS, 3), ("4", ROBOTS, 4)];
        english("on lines 1, 2, 3, 4 and 7 more", &four);
        english("A deadline 2026. Another line has 3 rules. Line 5 decides for 3 crawlers.", &[("Line 5", ROBOTS, 5)]);
    }

    #[test]
    fn recognises_mentions_of_header_and_html_lines() {
        english("(line 4 of the headers, “noindex”)", &[("line 4", Source::Headers, 4)]);
        english("line 2 of the HTML", &[("line 2", Source::Html, 2)]);
        english("line 2 of the rendered HTML", &[("line 2", Source::RenderedHtml, 2)]);
        let chinese = ["第", "、|和", "标头|HTML|渲染后的 HTML"];
        assert_eq!(lines("（标头第 4 行）", chinese), [("第 4".to_owned(), Source::Headers, 4)]);
        assert_eq!(lines("渲染后的 HTML 第 4 行", chinese), [("第 4".to_owned(), Source::RenderedHtml, 4)]);
        assert_eq!(lines("Zeilen 3 und 9", ["Zeilen|Zeile", ",|und", "der Header|des HTML"]).len(), 2);
    }

    #[test]
    fn ignores_line_numbers_in_quoted_text() {
        english("“Disallow: /line 5” on line 7", &[("line 7", ROBOTS, 7)]);
        english("„line 5“", &[]);
    }
}
