//! Messages of a language, in files of Fluent's syntax, which translators and their tools know.
//!
//! English is in `core/data/messages/en`, one file per module with words. Another language is a text passed at run time, so that users only
//! load the languages they need. The reader supports a subset of Fluent: messages, terms, placeables, and selectors over plurals, numbers
//! and words. It replaces `fluent-bundle` because each entry point of the package contains it: it needs no trees, locales or functions.

use std::borrow::Cow;
use std::ops::Range;

use memchr::{memchr, memchr2, memmem};

use super::language::Language;
use crate::order::sort_by;

/// An argument of a message.
///
/// ```
/// use robotscope::explain::{Arg, Messages};
///
/// let files = |count| Messages::ENGLISH.say("files = { $count } files\n", "files", &[("count", count)]);
/// assert_eq!(files(Arg::Number(1200)), "1,200 files");
/// assert_eq!(files(Arg::Text("1200")), "1200 files");
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// Text that is written unchanged: names, quotations, and numbers that are no amounts, such as line numbers.
    Text(&'a str),
    /// An amount: it selects the plural and is written with thousands separators.
    Number(u64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

impl From<u64> for Arg<'_> {
    fn from(number: u64) -> Self {
        Self::Number(number)
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(number as u64)
    }
}

/// The messages of a language.
///
/// ```
/// use robotscope::explain::{Language, Messages};
///
/// let german = "rules = { $count ->\n    [one] eine Regel\n   *[other] { $count } Regeln\n}\n";
/// let messages = Messages::parse(Language::German, german);
/// assert_eq!(messages.say("", "rules", &[("count", 1200_u32.into())]), "1.200 Regeln");
/// // What is not translated is said in English.
/// assert_eq!(messages.say("hello = Hello, { $name }.\n", "hello", &[("name", "Bingbot".into())]), "Hello, Bingbot.");
/// ```
#[derive(Clone, Debug)]
pub struct Messages {
    language: Language,
    text: Cow<'static, str>,
    /// The positions of each name and its pattern, sorted by name. `None` for English, where each module has its own text.
    index: Option<Box<[Entry]>>,
}

/// The positions of a message's name and pattern.
type Entry = (Range<usize>, Range<usize>);

/// Formats a message in a module whose text is `ENGLISH`: `say!(messages, "greeting", name = "Ada")`.
macro_rules! say {
    ($messages:expr, $name:expr $(, $arg:ident = $value:expr)* $(,)?) => {
        $messages.say(ENGLISH, $name, &[$((stringify!($arg), $crate::explain::Arg::from($value))),*])
    };
}
pub(super) use say;

/// Includes the English messages of a module, without comments.
macro_rules! english {
    ($module:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/messages/", $module, ".ftl"))
    };
}
pub(super) use english;

impl Messages {
    /// The built-in English messages.
    pub const ENGLISH: Self = Self { language: Language::English, text: Cow::Borrowed(""), index: None };

    /// Parses the messages of a language. Other lines are skipped.
    pub fn parse(language: Language, text: impl Into<Cow<'static, str>>) -> Self {
        let text = text.into();
        let mut index: Vec<_> = entries(&text).collect();
        sort_by(&mut index, |one, other| text.get(one.0.clone()).cmp(&text.get(other.0.clone())));
        Self { language, text, index: Some(index.into()) }
    }

    /// Returns the language of the messages.
    ///
    /// ```
    /// use robotscope::explain::{Language, Messages};
    ///
    /// let messages = Messages::parse(Language::German, "hello = Hallo\nbye = Auf Wiedersehen\n");
    /// assert_eq!(messages.language(), Language::German);
    /// assert_eq!(messages.names().count(), 2);
    /// ```
    pub fn language(&self) -> Language {
        self.language
    }

    /// Returns the names of all messages and terms.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.index.iter().flatten().filter_map(|(name, _)| self.text.get(name.clone()))
    }

    /// Returns `true` if there is a message with this name.
    ///
    /// ```
    /// use robotscope::explain::{Language, Messages};
    ///
    /// let messages = Messages::parse(Language::German, "hello = Hallo\n");
    /// assert!(messages.has("hello") && !messages.has("bye"));
    /// ```
    pub fn has(&self, name: &str) -> bool {
        self.pattern(name).is_some()
    }

    /// Formats a message with `args`. Untranslated messages fall back to the `english` text, unknown ones to their name.
    pub fn say(&self, english: &str, name: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut sentence = Sentence { messages: self, english, args, said: String::new(), left: MOST };
        if !sentence.message(name) {
            sentence.said.push_str(name);
        }
        sentence.said
    }

    fn pattern(&self, name: &str) -> Option<&str> {
        let index = self.index.as_deref()?;
        let found = index.binary_search_by(|(own, _)| self.text.get(own.clone()).cmp(&Some(name))).ok()?;
        self.text.get(index.get(found)?.1.clone())
    }
}

/// Finds the pattern of one message in a text without an index.
fn pattern_in<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let begins_line = |at: &usize| *at == 0 || text.as_bytes().get(at - 1) == Some(&b'\n');
    memmem::find_iter(text.as_bytes(), name).filter(begins_line).find_map(|start| {
        let pattern = text.get(start + name.len()..)?.trim_ascii_start().strip_prefix("=")?;
        pattern.get(..length(pattern))
    })
}

/// Returns the length of an entry: it continues in lines that begin with a space or with its closing brace.
fn length(entry: &str) -> usize {
    let mut end = 0;
    while let Some(rest) = entry.as_bytes().get(end..).filter(|rest| !rest.is_empty()) {
        if end > 0 && !matches!(rest, [b' ' | b'}', ..]) {
            break;
        }
        end += memchr(b'\n', rest).map_or(rest.len(), |at| at + 1);
    }
    end
}

/// Splits a text at an ASCII character. The methods of `str` search by `char`, which would add decoding code to the WebAssembly.
fn split(text: &str, character: u8) -> Option<(&str, &str)> {
    let at = memchr(character, text.as_bytes())?;
    Some((text.get(..at)?, text.get(at + 1..)?))
}

/// Returns the messages and terms of a text: name and pattern.
fn entries(text: &str) -> impl Iterator<Item = Entry> {
    let mut rest = 0;
    std::iter::from_fn(move || {
        loop {
            let start = rest;
            let entry = text.get(start..).filter(|entry| !entry.is_empty())?;
            rest += length(entry);
            if let Some((name, _)) = split(text.get(start..rest)?, b'=')
                && matches!(name.as_bytes(), [b'a'..=b'z' | b'A'..=b'Z' | b'-', ..])
            {
                return Some((start..start + name.trim_ascii_end().len(), start + name.len() + 1..rest));
            }
        }
    })
}

/// The largest number of placeables in a sentence; it ends a message that refers to itself.
const MOST: u32 = 200;

/// A message that is being formatted.
struct Sentence<'a> {
    messages: &'a Messages,
    english: &'a str,
    args: &'a [(&'a str, Arg<'a>)],
    said: String,
    /// The number of placeables still allowed.
    left: u32,
}

impl<'a> Sentence<'a> {
    /// Writes the message of a name; returns `false` if there is none.
    fn message(&mut self, name: &str) -> bool {
        let own = self.messages.pattern(name).map(|pattern| (pattern, self.messages.language));
        let found = own.or_else(|| pattern_in(self.english, name).map(|pattern| (pattern, Language::English)));
        if let Some((pattern, language)) = found {
            self.write(pattern, language);
        }
        found.is_some()
    }

    fn write(&mut self, pattern: &str, language: Language) {
        let mut rest = pattern.trim_ascii();
        while let Some((text, behind)) = split(rest, b'{') {
            self.said.push_str(text);
            let (inside, after) = behind.split_at_checked(closing(behind)).unwrap_or((behind, ""));
            self.placeable(inside.trim_ascii(), language);
            rest = after.get(1..).unwrap_or_default();
        }
        self.said.push_str(rest);
    }

    fn placeable(&mut self, inside: &str, language: Language) {
        let Some(left) = self.left.checked_sub(1) else { return };
        self.left = left;
        if let Some(literal) = inside.strip_prefix("\"").and_then(|inside| inside.strip_suffix("\"")) {
            self.said.push_str(literal);
        } else if let Some((selector, variants)) = split(inside, b'>') {
            let selector = selector.strip_suffix("-").unwrap_or(selector);
            self.write(self.variant(selector.trim_ascii_end(), variants, language), language);
        } else if let Some(name) = inside.strip_prefix("$") {
            match self.arg(name) {
                Some(Arg::Text(text)) => self.said.push_str(text),
                Some(Arg::Number(number)) => self.said.push_str(&language.number(number)),
                None => self.said.push_str(inside),
            }
        } else {
            self.message(inside);
        }
    }

    fn arg(&self, name: &str) -> Option<Arg<'a>> {
        self.args.iter().find(|(own, _)| *own == name).map(|(_, arg)| *arg)
    }

    /// Returns the variant that an argument selects: by its number or word, else by its plural, else the default marked with an asterisk.
    fn variant<'v>(&self, selector: &str, variants: &'v str, language: Language) -> &'v str {
        let arg = selector.strip_prefix("$").and_then(|name| self.arg(name));
        let number = if let Some(Arg::Number(number)) = arg { number.to_string() } else { String::new() };
        let (exact, plural) = match arg {
            Some(Arg::Text(text)) => (text, ""),
            Some(Arg::Number(amount)) => (number.as_str(), language.plural(amount)),
            None => ("", ""),
        };
        let (mut default, mut of_plural) = ("", None);
        for (key, pattern, is_default) in Variants(variants) {
            if key == exact {
                return pattern;
            }
            if key == plural {
                of_plural = Some(pattern);
            }
            if is_default {
                default = pattern;
            }
        }
        of_plural.unwrap_or(default)
    }
}

/// The variants of a selector: key, pattern, and whether the variant is the default.
struct Variants<'a>(&'a str);

impl<'a> Iterator for Variants<'a> {
    type Item = (&'a str, &'a str, bool);

    fn next(&mut self) -> Option<Self::Item> {
        let rest = self.0.trim_ascii_start();
        let key = rest.strip_prefix("*");
        let is_default = key.is_some();
        let (key, behind) = split(key.unwrap_or(rest).strip_prefix("[")?, b']')?;
        let (mut end, mut begins_line) = (0, false);
        // A variant ends where a line outside braces begins with the next key.
        while let Some(rest) = behind.get(end..).filter(|rest| !rest.is_empty()) {
            if begins_line && matches!(rest.trim_ascii_start().as_bytes(), [b'[' | b'*', ..]) {
                break;
            }
            let at = memchr2(b'{', b'\n', rest.as_bytes()).unwrap_or(rest.len());
            begins_line = rest.as_bytes().get(at) == Some(&b'\n');
            let inside = rest.get(at + 1..).unwrap_or_default();
            end += if begins_line { at + 1 } else { (at + 2 + closing(inside)).min(rest.len()) };
        }
        let (pattern, rest) = behind.split_at_checked(end).unwrap_or((behind, ""));
        self.0 = rest;
        Some((key.trim_ascii(), pattern.trim_ascii(), is_default))
    }
}

/// Returns the position of the brace that closes the one open at the beginning of a text, or the end of the text.
fn closing(text: &str) -> usize {
    let (mut open, mut is_literal, mut last) = (1_u32, false, b'{');
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'"' if is_literal || last == b'{' => is_literal = !is_literal,
            b'{' if !is_literal => open += 1,
            b'}' if !is_literal => open -= 1,
            _ => {}
        }
        if open == 0 {
            return at;
        }
        if byte != b' ' {
            last = byte;
        }
    }
    text.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(text: &'static str, name: &str, args: &[(&str, Arg<'_>)]) -> String {
        Messages::parse(Language::English, text).say("", name, args)
    }

    #[test]
    fn formats_placeables_terms_and_literals() {
        let text = "# A comment.\n-site = robotscope\nhello = { -site } says { \"[\" }{ $name }.\nb = { hello }\n";
        assert_eq!(said(text, "hello", &[("name", "hi".into())]), "robotscope says [hi.");
        assert_eq!(said(text, "b", &[("name", "hi".into())]), "robotscope says [hi.");
        let braces = "a = { $a ->\n    [x] \"{ \"}\" }{ $a } [y]\n    *[b] 5\" { \"{\" }\n}!\n";
        assert_eq!(said(braces, "a", &[("a", "x".into())]), "\"}x [y]!");
        assert_eq!(said(braces, "a", &[("a", "z".into())]), "5\" {!");
    }

    #[test]
    fn selects_by_plural_number_and_word() {
        let text = "lines = { $count ->\n    [0] no line\n    [one] { $count } line\n   *[other] { $count } lines\n} of { $who ->\n    \
                    [google] Google { $count ->\n        [one] alone\n       *[other] too\n    }\n   *[other] others\n}.\nnext = x\n";
        let say = |count: u64, who: &str| said(text, "lines", &[("count", count.into()), ("who", who.into())]);
        assert_eq!(say(0, "bing"), "no line of others.");
        assert_eq!(say(1, "google"), "1 line of Google alone.");
        assert_eq!(say(1000, "google"), "1,000 lines of Google too.");
        assert_eq!(said(text, "next", &[]), "x");
    }

    #[test]
    fn malformed_messages_cause_no_panic_or_hang() {
        assert_eq!(said("a = { a } { a }\n", "a", &[]).trim(), "");
        for text in
            ["a = {", "a = { $b ->", "a = }{", "a = { $b -> [", "a = { $b ->\n [one", "=", "a", "a =", " = b", "-", "a = {{{{"]
        {
            said(text, "a", &[]);
        }
        assert_eq!(said("a = b", "c", &[]), "c");
        let often = "a = { b }{ b }{ b }{ b }\nb = { a }{ a }{ a }{ a }x\n";
        assert!(said(often, "a", &[]).len() < 1000);
    }

    #[test]
    fn untranslated_messages_fall_back_to_english_plurals() {
        let messages = Messages::parse(Language::Thai, "b = ข");
        let english = "a = { $count ->\n    [one] one\n   *[other] many\n}\n";
        assert_eq!(messages.say(english, "a", &[("count", 1_u32.into())]), "one");
        assert_eq!(messages.say(english, "b", &[]), "ข");
    }
}
