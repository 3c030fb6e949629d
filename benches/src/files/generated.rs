//! Generates files whose rules resemble those of real files.
//!
//! In a mixed file, 20 % of the generated patterns contain a `*`, and another 3 % end with `$`. Duplicates are dropped. Patterns with a `*`
//! are more often duplicates, so large files contain a smaller share of them.

use std::collections::HashSet;
use std::fmt::Write;

use super::random::Random;

const WORDS: &str = "about account admin ajax albums api app archive article assets author basket beta blog brand browse cache \
    calendar campaign cart catalog category cgi-bin chat checkout cities click comments compare contact content coupon css \
    customer data de demo detail directory docs download drafts edit embed en error event export feed files filter forum fr \
    gallery game gift go group guide help history home hotel html image import inbox index info install invite item jobs js \
    label lang latest legal library list live login logout mail manage map media member menu message mobile modules music my \
    news node notes offer old order page partner password payment photo player plugin poll popup preview price print private \
    product profile promo public purchase query quiz rating recent redirect register report results reviews rss sale search \
    secure send series session settings share shop signup sitemap sku sort source special static stats store style submit \
    support survey tag team temp test theme thread ticket tmp tools topic track trade travel upload user vendor video view \
    vote wap watch web widget wiki wishlist wp-admin wp-content xml year zip zone";
const EXTENSIONS: &[&str] = &["html", "php", "aspx", "jsp", "pdf", "jpg", "png", "gif", "xml", "json", "js", "css", "zip", "txt"];
const ESCAPES: &[&str] = &["%20", "%2F", "%c3%a9", "%E3%82%A2", "%26", "%3f", "%2B", "%d0%bf"];

/// The kinds of patterns in a file.
#[derive(Clone, Copy)]
pub(crate) enum Mix {
    /// Patterns with a `*`, patterns with a final `$`, and literal patterns.
    Mixed,
    /// No `*` and no `$`.
    Literal,
    /// A `*` in each pattern.
    Wildcards,
}

/// Returns a group for `*` with `rules` different rules, or with fewer if the text would exceed `bytes` bytes.
pub(crate) fn one_group(name: &str, mix: Mix, rules: usize, bytes: usize) -> String {
    let mut maker = Maker::named(name);
    let mut text = String::from("User-agent: *\n");
    let mut seen = HashSet::new();
    while seen.len() < rules {
        let pattern = maker.pattern(mix);
        if !seen.insert(pattern.clone()) {
            continue;
        }
        let rule = maker.rule(&pattern);
        if text.len() + rule.len() > bytes {
            break;
        }
        text += &rule;
    }
    text
}

/// Returns a text that resembles a robots.txt edited for years: comments, blank lines, several groups, misspellings, sitemaps, CRLF.
pub(crate) fn real_looking(name: &str, bytes: usize) -> String {
    let mut maker = Maker::named(name);
    let mut text = String::from("# robots.txt\r\n");
    while text.len() < bytes {
        let (bot, crawler, comment) = (maker.name("Bot"), maker.name("-crawler/1.2"), maker.sentence());
        let wildcard = if maker.random.chance(20) { "User-agent: *\r\n" } else { "" };
        text += &format!("\r\n# {comment}\r\nUser-agent: {bot}\r\nUser-Agent:  {crawler}\r\n{wildcard}");
        for _ in 0..3 + maker.random.below(58) {
            text += &match maker.random.below(100) {
                0..4 => format!("# {}", maker.literal()),
                4..6 => format!("Crawl-delay: {}", maker.random.below(20)),
                6 => format!("Disalow: {}", maker.pattern(Mix::Mixed)),
                7 => format!("Disallow {}", maker.literal()),
                8..10 => format!("Noindex: {}", maker.literal()),
                10..15 => format!("Disallow: {} # {}", maker.pattern(Mix::Mixed), maker.word()),
                _ => {
                    let pattern = maker.pattern(Mix::Mixed);
                    maker.rule(&pattern).trim_end().to_owned()
                }
            };
            text += "\r\n";
        }
        if maker.random.chance(10) {
            text += &format!("Sitemap: https://www.example.com/{}.xml\r\n", maker.word());
        }
    }
    // Any index is a character boundary, because the text is ASCII.
    text.truncate(bytes);
    text
}

/// Returns `count` groups with three user-agent lines and ten rules each. The last group also names `*`.
pub(crate) fn groups(name: &str, count: usize) -> String {
    let mut maker = Maker::named(name);
    let mut text = String::new();
    for index in 0..count {
        let names = [group_agent(index), format!("Crawler-{}", letters(index)), maker.name("Spider")];
        for agent in names.iter().map(String::as_str).chain((index + 1 == count).then_some("*")) {
            text += &format!("User-agent: {agent}\n");
        }
        for _ in 0..10 {
            let pattern = maker.pattern(Mix::Mixed);
            text += &maker.rule(&pattern);
        }
        text.push('\n');
    }
    text
}

/// Returns the first agent of the group at this index in a text from [`groups`].
pub(crate) fn group_agent(index: usize) -> String {
    format!("Bot{}x", letters(index))
}

/// Returns rules with up to 31 stars each, which are expensive to match.
pub(crate) fn many_stars(rules: usize) -> String {
    let rules = (0..rules).map(|index| format!("Disallow: /{}*b{index}\n", "*a".repeat(index % 30 + 1)));
    rules.fold(String::from("User-agent: *\n"), |text, rule| text + &rule)
}

/// Returns a group with one rule of `count + 1` stars. On a path that consists of `a`, every part of the rule matches except the final `b`.
pub(crate) fn stars(count: usize) -> String {
    format!("User-agent: *\nDisallow: /{}*b\n", "*a".repeat(count))
}

/// Returns `count` URLs for a file. Half of the URLs are made from the file's rules and match them. The other half is very unlikely to
/// match.
pub(crate) fn urls(name: &str, text: &str, count: usize) -> Vec<String> {
    let mut maker = Maker::named(name);
    let rules: Vec<&str> = text
        .lines()
        .filter_map(|line| line.split_once(": "))
        .filter(|(field, _)| matches!(*field, "Allow" | "Disallow"))
        .map(|(_, pattern)| pattern.trim())
        .collect();
    (0..count)
        .map(|index| {
            let path = if index % 2 == 0 {
                let pattern = rules.get(index * rules.len() / count).copied().unwrap_or("/");
                format!("{}{}", pattern.trim_end_matches('$').replace('*', "x1"), if pattern.ends_with('$') { "" } else { "y" })
            } else {
                format!("{}-{index}", maker.literal())
            };
            format!("https://www.example.com/{}", path.trim_start_matches('/'))
        })
        .collect()
}

/// Returns three letters for an index below 17,576: `aaa` for 0, `aab` for 1, and so on.
fn letters(index: usize) -> String {
    [index / 676 % 26, index / 26 % 26, index % 26].iter().map(|&letter| char::from(b'a' + letter as u8)).collect()
}

struct Maker {
    random: Random,
    words: Vec<&'static str>,
}

impl Maker {
    fn named(name: &str) -> Self {
        Self { random: Random::named(name), words: WORDS.split_whitespace().collect() }
    }

    fn word(&mut self) -> &'static str {
        self.random.pick(&self.words)
    }

    fn sentence(&mut self) -> String {
        (0..8).map(|_| self.word()).collect::<Vec<_>>().join(" ")
    }

    /// Returns a capitalised word, followed by `ending`.
    fn name(&mut self, ending: &str) -> String {
        let word = self.word();
        let (first, rest) = word.split_at(1);
        format!("{}{rest}{ending}", first.to_ascii_uppercase())
    }

    fn segment(&mut self) -> String {
        let word = self.word();
        match self.random.below(100) {
            0..25 => format!("{word}-{}", self.word()),
            25..40 => format!("{word}{}", 1 + self.random.below(9998)),
            40..43 => format!("{word}{}{}", self.random.pick(ESCAPES), self.word()),
            _ => word.to_owned(),
        }
    }

    fn literal(&mut self) -> String {
        let mut path = String::new();
        for _ in 0..1 + self.random.below(4) {
            let _ = write!(path, "/{}", self.segment());
        }
        match self.random.below(100) {
            0..45 => path + "/",
            45..60 => format!("{path}.{}", self.random.pick(EXTENSIONS)),
            60..68 => format!("{path}?{}=", self.word()),
            _ => path,
        }
    }

    fn wildcard(&mut self) -> String {
        let (word, extension) = (self.word(), self.random.pick(EXTENSIONS));
        match self.random.below(9) {
            0 => format!("/*/{}/", self.segment()),
            1 => format!("/{}/*/{}", self.segment(), self.segment()),
            2 => format!("/*?{word}="),
            3 => format!("/*.{extension}$"),
            4 => format!("{}*", self.literal()),
            5 => format!("*/{}*", self.segment()),
            6 => format!("/{}/*?*{word}=*", self.segment()),
            7 => format!("/*{word}*{}*", self.word()),
            _ => format!("/*/*/{}.{extension}$", self.segment()),
        }
    }

    fn pattern(&mut self, mix: Mix) -> String {
        match (mix, self.random.below(100)) {
            (Mix::Wildcards, _) | (Mix::Mixed, 0..20) => self.wildcard(),
            (Mix::Mixed, 20..23) => self.literal() + "$",
            _ => self.literal(),
        }
    }

    fn rule(&mut self, pattern: &str) -> String {
        let field = if self.random.chance(15) { "Allow" } else { "Disallow" };
        format!("{field}: {pattern}\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_files_have_the_requested_size_and_kind_of_rules() {
        let rules = |text: &str| text.lines().filter(|line| line.contains("llow: ")).count();
        let mixed = one_group("mixed", Mix::Mixed, 10_000, usize::MAX);
        assert_eq!(rules(&mixed), 10_000);
        let wildcards = mixed.lines().skip(1).filter(|line| line.contains('*')).count();
        assert!((1500..2200).contains(&wildcards), "{wildcards} of 10,000: less than 20 %, because duplicates are dropped");
        let wild = one_group("wild", Mix::Wildcards, 10_000, usize::MAX);
        assert!(wild.lines().skip(1).all(|line| line.contains('*')) && rules(&wild) == 10_000);
        assert!(!one_group("literal", Mix::Literal, 1000, usize::MAX).contains(['$']));
        let big = one_group("big", Mix::Mixed, usize::MAX, 500 << 10);
        assert!(rules(&big) > 10_000 && big.len() > 510_000 && big.len() <= 500 << 10);
        assert_eq!(real_looking("real", 500 << 10).len(), 500 << 10);
        assert_eq!(groups("groups", 1000).matches("\n\n").count(), 1000);
        assert_eq!(stars(2), "User-agent: *\nDisallow: /*a*a*b\n");
        assert_eq!(mixed, one_group("mixed", Mix::Mixed, 10_000, usize::MAX), "the same each time");
    }
}
