use super::NotADictionary;
use super::dictionary::{self, ValueKind};
use crate::names::names;
use crate::text::{Part, Span};

/// Preferences in the format of the AIPREF vocabulary ([aipref-attach], [aipref-vocab]), for example `train-ai=n, search=y`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsageStatement {
    /// All keys in text order, including unknown ones.
    pub entries: Vec<UsageEntry>,
}

/// A key and its preference.
///
/// ```
/// use robotscope::preferences::{Category, Preference, UsageStatement};
///
/// let statement = UsageStatement::parse(b"train-ai=n, foo=y", 0)?;
/// let [known, unknown] = &statement.entries[..] else { panic!("two entries") };
/// assert_eq!((known.category, known.preference), (Some(Category::TrainAi), Preference::Disallowed));
/// assert_eq!((unknown.category, unknown.key.start()), (None, 12));
/// # Ok::<(), robotscope::preferences::NotADictionary>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UsageEntry {
    /// The position of the key.
    pub key: Span,
    /// The category; `None` if the vocabulary does not define the key.
    pub category: Option<Category>,
    /// The position of the value; empty if the key has none.
    pub value: Span,
    /// The preference that the value expresses.
    pub preference: Preference,
}

names! {
    // [aipref-vocab], as of 2026-08-19.
    /// A use of content that is defined in the AIPREF vocabulary.
    ///
    /// ```
    /// assert_eq!(robotscope::preferences::Category::TrainAi.as_str(), "train-ai");
    /// ```
    #[non_exhaustive]
    pub enum Category {
        /// `train-ai`: training a generative model.
        TrainAi = "train-ai",
        /// `search`: an application that directs users to the content.
        Search = "search",
    }

    // Source: [aipref-vocab].
    /// The preference for one use of content. Of several preferences, the greatest decides.
    ///
    /// ```
    /// assert_eq!(robotscope::preferences::Preference::Disallowed.as_str(), "disallowed");
    /// ```
    pub enum Preference {
        /// No preference is stated.
        Unknown = "unknown",
        /// `y`.
        Allowed = "allowed",
        /// `n`.
        Disallowed = "disallowed",
    }
}

impl UsageStatement {
    /// Parses the value of a Content-Usage field. The value begins at byte `at` of its text.
    ///
    /// ```
    /// use robotscope::preferences::{Category, Preference, UsageStatement};
    ///
    /// let statement = UsageStatement::parse(b"train-ai=n", 0)?;
    /// assert_eq!(statement.preference(Category::TrainAi), Preference::Disallowed);
    /// assert_eq!(statement.preference(Category::Search), Preference::Unknown);
    /// # Ok::<(), robotscope::preferences::NotADictionary>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Fails if the value is not a Dictionary as defined in RFC 9651. All preferences are then unknown ([aipref-vocab]).
    pub fn parse(value: &[u8], at: u32) -> Result<Self, NotADictionary> {
        let text = Part { bytes: value, at };
        let bytes_of = |span: Span| text.within(span);
        let entries = dictionary::parse(text)?.into_iter().map(|member| UsageEntry {
            key: member.key,
            category: Category::ALL.into_iter().find(|category| category.as_str().as_bytes() == bytes_of(member.key)),
            value: member.value,
            preference: match bytes_of(member.value) {
                b"y" if member.kind == ValueKind::Token => Preference::Allowed,
                b"n" if member.kind == ValueKind::Token => Preference::Disallowed,
                _ => Preference::Unknown,
            },
        });
        Ok(Self { entries: entries.collect() })
    }

    /// Returns the preference for a use. If a key is repeated, its last entry decides ([aipref-vocab]).
    pub fn preference(&self, category: Category) -> Preference {
        let last = self.entries.iter().rfind(|entry| entry.category == Some(category));
        last.map_or(Preference::Unknown, |entry| entry.preference)
    }
}

impl Preference {
    /// Combines preferences: the result is "disallowed" if any is disallowed, otherwise "allowed" if any is allowed, otherwise "unknown"
    /// ([aipref-vocab]).
    ///
    /// ```
    /// use robotscope::preferences::Preference;
    ///
    /// assert_eq!(Preference::combined([Preference::Allowed, Preference::Disallowed]), Preference::Disallowed);
    /// assert_eq!(Preference::combined([]), Preference::Unknown);
    /// ```
    pub fn combined(all: impl IntoIterator<Item = Self>) -> Self {
        all.into_iter().max().unwrap_or(Self::Unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn preferences(text: &str) -> [Preference; 2] {
        let statement = UsageStatement::parse(text.as_bytes(), 7).unwrap();
        Category::ALL.map(|category| statement.preference(category))
    }

    // [aipref-vocab]: the only valid values are the tokens y and n. The last entry for a key decides. Unknown keys and parameters are
    // ignored.
    #[test]
    fn the_last_entry_for_each_known_key_decides() {
        use Preference::{Allowed, Disallowed, Unknown};
        assert_eq!(preferences("train-ai=y, search=n"), [Allowed, Disallowed]);
        assert_eq!(preferences("train-ai=y, train-ai, search=n, search=\"n\""), [Unknown, Unknown]);
        assert_eq!(preferences("train-ai;allow=n, train-ai=y"), [Allowed, Unknown]);
        assert_eq!(preferences("bots=n, train-ai=n;x=1"), [Disallowed, Unknown]);
        assert_eq!(preferences("train-ai=N, search=yes"), [Unknown, Unknown]);
        assert_eq!(preferences(""), [Unknown, Unknown]);
    }

    #[test]
    fn entries_have_the_spans_of_their_keys_and_values() {
        let statement = UsageStatement::parse(b"train-ai=n, x", 7).unwrap();
        let spans: Vec<_> = statement.entries.iter().map(|entry| (entry.key, entry.value)).collect();
        assert_eq!(spans, [(Span::new(7, 15), Span::new(16, 17)), (Span::new(19, 20), Span::new(20, 20))]);
    }
}
