//! The supported languages. Each language has a folder in `core/data/messages` for the engine's messages, and a folder in `www/messages`
//! for the web page's messages.

use crate::names::names;

names! {
    /// A language for messages, by its BCP 47 tag.
    // Exhaustive, so that a host that lists languages fails to compile until it handles a new language.
    pub enum Language {
        /// English
        English = "en",
        /// German
        German = "de",
        /// Thai
        Thai = "th",
        /// Chinese, simplified
        Chinese = "zh",
    }
}

/// A language's name for itself, and its number format.
struct Form {
    native_name: &'static str,
    thousands_separator: &'static str,
    /// `true` if the language has a singular form for the number 1.
    has_singular: bool,
}

impl Language {
    const fn form(self) -> Form {
        match self {
            Self::English => Form { native_name: "English", thousands_separator: ",", has_singular: true },
            Self::German => Form { native_name: "Deutsch", thousands_separator: ".", has_singular: true },
            Self::Thai => Form { native_name: "ไทย", thousands_separator: ",", has_singular: false },
            Self::Chinese => Form { native_name: "中文", thousands_separator: ",", has_singular: false },
        }
    }

    /// Returns the language for a tag such as `de-AT`; `None` if the language is not supported.
    ///
    /// ```
    /// use robotscope::explain::Language;
    ///
    /// assert_eq!(Language::from_tag("zh-Hant-TW"), Some(Language::Chinese));
    /// assert_eq!(Language::from_tag("la"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.as_str().eq_ignore_ascii_case(primary))
    }

    /// Returns the name of the language in the language itself.
    ///
    /// ```
    /// assert_eq!(robotscope::explain::Language::German.native_name(), "Deutsch");
    /// ```
    pub const fn native_name(self) -> &'static str {
        self.form().native_name
    }

    /// Returns a number's category in CLDR's plural rules.
    pub(super) fn plural(self, number: u64) -> &'static str {
        if number == 1 && self.form().has_singular { "one" } else { "other" }
    }

    /// Formats a number with the language's thousands separator.
    ///
    /// ```
    /// use robotscope::explain::Language;
    ///
    /// assert_eq!(Language::English.number(1_234_567), "1,234,567");
    /// assert_eq!(Language::German.number(1_234), "1.234");
    /// ```
    pub fn number(self, number: u64) -> String {
        let digits = number.to_string();
        let groups: Vec<_> = digits.as_bytes().rchunks(3).rev().map(String::from_utf8_lossy).collect();
        groups.join(self.form().thousands_separator)
    }
}
