//! Messages in one language. They are written in the syntax of Fluent, because translators and their tools know it.
//!
//! The English messages are in `core/data/messages/en`, with one file for each module that uses messages. Another language is passed as
//! text at run time, so that users load only the languages they need.

use std::borrow::Cow;

use super::fluent::{Entry, Variants, closing, entries, pattern_in, split};
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
    /// Text that is inserted unchanged: names, quotations, and numbers that are not amounts, such as line numbers.
    Text(&'a str),
    /// An amount. It selects the plural form, and is formatted with thousands separators.
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

macro_rules! from_number {
    ($($number:ty),+) => { $(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number as u64)
            }
        }
    )+ };
}
from_number!(u32, u64, usize);

/// The messages of a language.
///
/// ```
/// use robotscope::explain::{Language, Messages};
///
/// let german = "rules = { $count ->\n    [one] eine Regel\n   *[other] { $count } Regeln\n}\n";
/// let messages = Messages::parse(Language::German, german);
/// assert_eq!(messages.say("", "rules", &[("count", 1200_u32.into())]), "1.200 Regeln");
/// // Untranslated messages fall back to English.
/// assert_eq!(messages.say("hello = Hello, { $name }.\n", "hello", &[("name", "Bingbot".into())]), "Hello, Bingbot.");
/// ```
#[derive(Clone, Debug)]
pub struct Messages {
    language: Language,
    text: Cow<'static, str>,
    /// The positions of each message's name and pattern, sorted by name. `None` for the built-in English messages, because each module has
    /// its own text.
    index: Option<Box<[Entry]>>,
}

/// Formats a message in a module whose messages are in `ENGLISH`, for example `say!(messages, "greeting", name = "Ada")`.
macro_rules! say {
    ($messages:expr, $name:expr $(, $arg:ident = $value:expr)* $(,)?) => {
        $messages.say(ENGLISH, $name, &[$((stringify!($arg), $crate::explain::Arg::from($value))),*])
    };
}
pub(super) use say;

/// Includes a module's English messages, without their comments.
macro_rules! english {
    ($module:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/messages/", $module, ".ftl"))
    };
}
pub(super) use english;

impl Messages {
    /// The built-in English messages.
    pub const ENGLISH: Self = Self { language: Language::English, text: Cow::Borrowed(""), index: None };

    /// Parses the messages in one language. Skips lines that belong to no message.
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

    /// Returns the names of all messages and terms in the parsed text; no names for [`ENGLISH`](Self::ENGLISH).
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.index.iter().flatten().filter_map(|(name, _)| self.text.get(name.clone()))
    }

    /// Returns `true` if the parsed text contains a message with this name; always `false` for [`ENGLISH`](Self::ENGLISH).
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

    /// Formats a message with `args`. A message without a translation falls back to the `english` text, and an unknown message to its name.
    pub fn say(&self, english: &str, name: &str, args: &[(&str, Arg<'_>)]) -> String {
        let mut sentence = Sentence { messages: self, english, args, output: String::new(), placeables_left: MOST };
        if !sentence.message(name) {
            sentence.output.push_str(name);
        }
        sentence.output
    }

    fn pattern(&self, name: &str) -> Option<&str> {
        let index = self.index.as_deref()?;
        let found = index.binary_search_by(|(key, _)| self.text.get(key.clone()).cmp(&Some(name))).ok()?;
        self.text.get(index.get(found)?.1.clone())
    }
}

/// The maximum number of placeables in a sentence. The limit stops a message that refers to itself from expanding forever.
const MOST: u32 = 200;

/// A message while it is being formatted.
struct Sentence<'a> {
    messages: &'a Messages,
    english: &'a str,
    args: &'a [(&'a str, Arg<'a>)],
    output: String,
    placeables_left: u32,
}

impl<'a> Sentence<'a> {
    /// Writes the message with this name; returns `false` if there is no such message.
    fn message(&mut self, name: &str) -> bool {
        let translated = self.messages.pattern(name).map(|pattern| (pattern, self.messages.language));
        let found = translated.or_else(|| pattern_in(self.english, name).map(|pattern| (pattern, Language::English)));
        if let Some((pattern, language)) = found {
            self.write(pattern, language);
        }
        found.is_some()
    }

    fn write(&mut self, pattern: &str, language: Language) {
        let mut rest = pattern.trim_ascii();
        while let Some((text, after_brace)) = split(rest, b'{') {
            self.output.push_str(text);
            let (inside, after) = after_brace.split_at_checked(closing(after_brace)).unwrap_or((after_brace, ""));
            self.placeable(inside.trim_ascii(), language);
            rest = after.get(1..).unwrap_or_default();
        }
        self.output.push_str(rest);
    }

    fn placeable(&mut self, inside: &str, language: Language) {
        let Some(placeables_left) = self.placeables_left.checked_sub(1) else { return };
        self.placeables_left = placeables_left;
        if let Some(literal) = inside.strip_prefix("\"").and_then(|inside| inside.strip_suffix("\"")) {
            self.output.push_str(literal);
        } else if let Some((selector, variants)) = split(inside, b'>') {
            let selector = selector.strip_suffix("-").unwrap_or(selector);
            self.write(self.variant(selector.trim_ascii_end(), variants, language), language);
        } else if let Some(name) = inside.strip_prefix("$") {
            match self.arg(name) {
                Some(Arg::Text(text)) => self.output.push_str(text),
                Some(Arg::Number(number)) => self.output.push_str(&language.number(number)),
                None => self.output.push_str(inside),
            }
        } else {
            self.message(inside);
        }
    }

    fn arg(&self, name: &str) -> Option<Arg<'a>> {
        self.args.iter().find(|(key, _)| *key == name).map(|(_, arg)| *arg)
    }

    /// Returns the variant that matches the selector's argument: by number or word, otherwise by plural, otherwise the default (marked with
    /// an asterisk).
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

#[cfg(test)]
mod tests {
    use super::*;

    fn formatted(text: &'static str, name: &str, args: &[(&str, Arg<'_>)]) -> String {
        Messages::parse(Language::English, text).say("", name, args)
    }

    #[test]
    fn formats_placeables_terms_and_literals() {
        let text = "# A comment.\n-site = robotscope\nhello = { -site } says { \"[\" }{ $name }.\nb = { hello }\n";
        assert_eq!(formatted(text, "hello", &[("name", "hi".into())]), "robotscope says [hi.");
        assert_eq!(formatted(text, "b", &[("name", "hi".into())]), "robotscope says [hi.");
        let braces = "a = { $a ->\n    [x] \"{ \"}\" }{ $a } [y]\n    *[b] 5\" { \"{\" }\n}!\n";
        assert_eq!(formatted(braces, "a", &[("a", "x".into())]), "\"}x [y]!");
        assert_eq!(formatted(braces, "a", &[("a", "z".into())]), "5\" {!");
    }

    #[test]
    fn selects_by_plural_number_and_word() {
        let text = "lines = { $count ->\n    [0] no line\n    [one] { $count } line\n   *[other] { $count } lines\n} of { $who ->\n    \
                    [google] Google { $count ->\n        [one] alone\n       *[other] too\n    }\n   *[other] others\n}.\nnext = x\n";
        let say = |count: u64, who: &str| formatted(text, "lines", &[("count", count.into()), ("who", who.into())]);
        assert_eq!(say(0, "bing"), "no line of others.");
        assert_eq!(say(1, "google"), "1 line of Google alone.");
        assert_eq!(say(1000, "google"), "1,000 lines of Google too.");
        assert_eq!(formatted(text, "next", &[]), "x");
    }

    #[test]
    fn malformed_messages_neither_panic_nor_hang() {
        assert_eq!(formatted("a = { a } { a }\n", "a", &[]).trim(), "");
        for text in
            ["a = {", "a = { $b ->", "a = }{", "a = { $b -> [", "a = { $b ->\n [one", "=", "a", "a =", " = b", "-", "a = {{{{"]
        {
            formatted(text, "a", &[]);
        }
        assert_eq!(formatted("a = b", "c", &[]), "c");
        let often = "a = { b }{ b }{ b }{ b }\nb = { a }{ a }{ a }{ a }x\n";
        assert!(formatted(often, "a", &[]).len() < 1000);
    }

    #[test]
    fn untranslated_messages_use_english_text_and_plural_rules() {
        let messages = Messages::parse(Language::Thai, "b = ข");
        let english = "a = { $count ->\n    [one] one\n   *[other] many\n}\n";
        assert_eq!(messages.say(english, "a", &[("count", 1_u32.into())]), "one");
        assert_eq!(messages.say(english, "b", &[]), "ข");
    }
}
