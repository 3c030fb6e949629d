//! Finds several names in the value of a user-agent line.

use std::collections::HashSet;

use crate::crawlers;

/// Returns the names in a value that lists at least two names, without duplicates. Returns `None` for any other value.
///
/// Commas, semicolons, bars and bullets separate any single words. Spaces, slashes and words such as "and" may be part of a name, so they
/// count as separators only between names that certainly belong to crawlers. A User-Agent string is not a list.
pub(super) fn names(value: &str) -> Option<Vec<String>> {
    let whole = unwrapped(value);
    if whole.contains('(') || whole.contains("://") || whole.contains('@') {
        return None;
    }
    let (mut names, mut seen) = (Vec::new(), HashSet::new());
    for part in whole.split(is_divider).map(unwrapped).filter(|part| !part.is_empty()) {
        let found = if is_single(part) { vec![name(part)] } else { words(part)? };
        for name in found {
            if seen.insert(name.to_ascii_lowercase()) {
                names.push(name.to_owned());
            }
        }
    }
    (names.len() > 1).then_some(names)
}

fn is_divider(character: char) -> bool {
    matches!(character, ',' | ';' | '|' | '，' | '、' | '；' | '､' | '·' | '•')
}

/// Returns a text without the surrounding brackets, quotation marks and spaces.
fn unwrapped(text: &str) -> &str {
    let is_around = |c: char| c.is_whitespace() || "\"'`“”‘’„«»[]{}()<>\\\u{200B}\u{FEFF}".contains(c);
    text.trim_matches(is_around)
}

/// Returns `true` for `*`, for a crawler in the catalogue, and for a single word that can be a name, with or without a version.
fn is_single(part: &str) -> bool {
    let name = name(part);
    let is_word = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'));
    // A value that starts with “Mozilla” is a browser's User-Agent string and not a list, so “Mozilla” is not a name here.
    part == "*" || crawlers::by_token(name).is_some() || is_word && !name.eq_ignore_ascii_case("Mozilla")
}

/// Returns a name without its version and without adjacent stars.
fn name(part: &str) -> &str {
    if part == "*" {
        return part;
    }
    let name = part.trim_matches('*');
    match name.split_once('/') {
        Some((name, version)) if is_version(version) => name,
        _ => name,
    }
}

/// Returns the words in a part without conjunctions and versions if all of them are crawlers' names; otherwise `None`.
fn words(part: &str) -> Option<Vec<&str>> {
    let words = part.split(|c: char| c.is_whitespace() || matches!(c, '/' | '&' | '+' | ':' | '>' | '\\'));
    let is_joint = |word: &&str| ["", "and", "or", "und", "oder", "-", "plus"].contains(&word.to_ascii_lowercase().as_str());
    let names: Vec<_> = words.map(unwrapped).filter(|word| !is_joint(word) && !is_version(word)).collect();
    names.iter().all(|word| is_crawler(name(word))).then(|| names.into_iter().map(name).collect())
}

/// Returns `true` if a word is certainly a crawler's name: it is in the catalogue or has a typical ending.
fn is_crawler(word: &str) -> bool {
    let ends_as_crawler = |end: &str| {
        word.len() >= end.len() + 2
            && word.get(word.len() - end.len()..).is_some_and(|last| last.eq_ignore_ascii_case(end))
            && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.'))
    };
    word == "*" || crawlers::by_token(word).is_some() || ["bot", "spider", "crawler"].into_iter().any(ends_as_crawler)
}

/// Returns `true` for versions such as `2`, `2.1` or `v2.1b`.
pub(super) fn is_version(word: &str) -> bool {
    let number = word.strip_prefix(['v', 'V']).unwrap_or(word);
    number.starts_with(|c: char| c.is_ascii_digit())
        && number.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_'))
        && crawlers::by_token(word).is_none()
}

#[cfg(test)]
mod tests {
    use super::names;

    #[track_caller]
    fn list(value: &str, expected: &[&str]) {
        assert_eq!(names(value).unwrap_or_default(), expected, "{value}");
    }

    // RFC 9309, 2.2.1: a user-agent line contains one product token.
    #[test]
    fn commas_semicolons_and_bars_separate_known_and_unknown_names() {
        list("GPTBot, ClaudeBot, CCBot", &["GPTBot", "ClaudeBot", "CCBot"]);
        list("FooBot,BarBot", &["FooBot", "BarBot"]);
        list("Foo; Bar;", &["Foo", "Bar"]);
        list("[Googlebot, bingbot]", &["Googlebot", "bingbot"]);
        list("[\"Googlebot\",\"bingbot\"]", &["Googlebot", "bingbot"]);
        list("(Googlebot|bingbot)", &["Googlebot", "bingbot"]);
        list("*, Googlebot", &["*", "Googlebot"]);
        list("Sogou web spider, bingbot", &["Sogou web spider", "bingbot"]);
        list("GPTBot, ClaudeBot and CCBot", &["GPTBot", "ClaudeBot", "CCBot"]);
        list("GPTBot, ClaudeBot, and CCBot", &["GPTBot", "ClaudeBot", "CCBot"]);
        list("Googlebot/2.1, bingbot/2.0", &["Googlebot", "bingbot"]);
        list("Googlebot，bingbot", &["Googlebot", "bingbot"]);
        list("Googlebot,\u{A0}bingbot,\u{200B}GPTBot", &["Googlebot", "bingbot", "GPTBot"]);
        list("Googlebot*, bingbot*", &["Googlebot", "bingbot"]);
        list("360Spider, AI2Bot", &["360Spider", "AI2Bot"]);
    }

    #[test]
    fn spaces_slashes_and_conjunctions_separate_crawler_names() {
        list("Googlebot bingbot", &["Googlebot", "bingbot"]);
        list("Googlebot\tbingbot  GPTBot", &["Googlebot", "bingbot", "GPTBot"]);
        list("Googlebot and bingbot", &["Googlebot", "bingbot"]);
        list("Googlebot & bingbot", &["Googlebot", "bingbot"]);
        list("FooBot + BarCrawler", &["FooBot", "BarCrawler"]);
        list("Googlebot/bingbot", &["Googlebot", "bingbot"]);
        list("Googlebot/2.1 bingbot/2.0", &["Googlebot", "bingbot"]);
        list("* Googlebot", &["*", "Googlebot"]);
    }

    #[test]
    fn a_single_name_is_not_a_list() {
        for value in [
            "Googlebot",
            "Googlebot/2.1",
            "Googlebot,",
            "Googlebot, googlebot",
            "Sogou web spider/4.0",
            "Screaming Frog SEO Spider",
            "Googlebot Images",
            "Kangaroo Bot",
            "seo spider",
            "RepoMonkey Bait & Tackle/v1.01",
            "Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)",
            "Mozilla/5.0 Googlebot/2.1",
            "Baiduspider/2.0;+http://www.baidu.com/search/spider.html",
            "larbin_2.6.2 larbin@correa.org",
            "FrontPage [NC,OR]",
            "WebReaper v9.7 - www,webreaper.net",
            "Job Roboter Spider",
            "LWP::Simple",
            "* except Googlebot",
            "*;",
            "*",
            "",
        ] {
            list(value, &[]);
        }
    }
}
