//! The supported languages.

use crate::names::names;

names! {
    /// A language supported by robotscope, by its tag of BCP 47: English, German, Thai or simplified Chinese.
    // Exhaustive: a host that lists languages must not compile without the name of a new one.
    pub enum Language {
        /// English
        English = "en",
        /// Deutsch
        German = "de",
        /// ไทย
        Thai = "th",
        /// 简体中文
        Chinese = "zh",
    }
}

impl Language {
    /// Returns the language of a tag such as `de-AT`, if supported.
    ///
    /// ```
    /// use robotscope::explain::Language;
    ///
    /// assert_eq!(Language::from_tag("zh-Hant-TW"), Some(Language::Chinese));
    /// assert_eq!(Language::from_tag("fr"), None);
    /// ```
    pub fn from_tag(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.as_str().eq_ignore_ascii_case(primary))
    }

    /// Returns the category of an amount in CLDR's plural rules; only English and German have two here.
    pub(super) fn plural(self, number: u64) -> &'static str {
        match self {
            Self::English | Self::German if number == 1 => "one",
            _ => "other",
        }
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
        let separator = if self == Self::German { '.' } else { ',' };
        let digits = number.to_string();
        let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
        for (place, digit) in digits.chars().enumerate() {
            if place > 0 && (digits.len() - place).is_multiple_of(3) {
                grouped.push(separator);
            }
            grouped.push(digit);
        }
        grouped
    }
}
