use crate::names::names;
use crate::text::{Part, Span};

/// The signals in one Content-Signal value, for example `search=yes, ai-train=no` ([content-signals]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ContentSignal {
    /// All signals in text order, including unknown ones.
    pub signals: Vec<Signal>,
}

/// One signal. No document defines the syntax, so letter case and white space are ignored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Signal {
    /// The name.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub name: Span,
    /// The purpose; `None` if the name is unknown.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub purpose: Option<Purpose>,
    /// The value; empty if the signal has none.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::piece"))]
    #[cfg_attr(feature = "typescript", tsify(type = "Piece"))]
    pub value: Span,
    /// The setting; `None` if the value is not a valid setting for the purpose.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub setting: Option<Setting>,
}

names! {
    // Source: [content-signals].
    /// The purpose of a content signal.
    ///
    /// ```
    /// assert_eq!(robotscope::preferences::Purpose::AiInput.as_str(), "ai-input");
    /// ```
    #[non_exhaustive]
    pub enum Purpose {
        /// `search`: showing the content in search results, without AI summaries.
        Search = "search",
        /// `ai-input`: using the content as input when a model answers.
        AiInput = "ai-input",
        /// `ai-train`: training a model with the content.
        AiTrain = "ai-train",
        /// `use`: the permitted extent of use. It occurs in newer files that Cloudflare manages.
        Use = "use",
    }

    // Source: [content-signals].
    /// The setting in a content signal.
    ///
    /// ```
    /// assert_eq!(robotscope::preferences::Setting::No.as_str(), "no");
    /// ```
    #[non_exhaustive]
    pub enum Setting {
        /// `yes`.
        Yes = "yes",
        /// `no`.
        No = "no",
        /// `immediate`, for `use`.
        Immediate = "immediate",
        /// `reference`, for `use`.
        Reference = "reference",
        /// `full`, for `use`.
        Full = "full",
    }
}

impl ContentSignal {
    /// Parses a value, which begins at byte `at` of its text. Never fails: unknown signals are retained with their positions.
    ///
    /// ```
    /// use robotscope::preferences::{ContentSignal, Purpose, Setting};
    ///
    /// let signals = ContentSignal::parse(b"search=yes, ai-train=no", 0).signals;
    /// assert_eq!(signals[1].purpose, Some(Purpose::AiTrain));
    /// assert_eq!(signals[1].setting, Some(Setting::No));
    /// ```
    pub fn parse(value: &[u8], at: u32) -> Self {
        let pieces = Part { bytes: value, at }.split(b',').map(Part::trimmed);
        Self { signals: pieces.filter(|piece| !piece.is_empty()).map(Signal::parse).collect() }
    }
}

impl Signal {
    fn parse(piece: Part<'_>) -> Self {
        let (name, value) = piece.split_once(b'=').unwrap_or_else(|| piece.split_at(usize::MAX));
        let (name, value) = (name.trimmed(), value.trimmed());
        let purpose = Purpose::ALL.into_iter().find(|purpose| name.is(purpose.as_str()));
        let settings = purpose.map_or(&[][..], Purpose::settings);
        let setting = settings.iter().copied().find(|setting| value.is(setting.as_str()));
        Self { name: name.span(), purpose, value: value.span(), setting }
    }
}

impl Purpose {
    /// Returns the settings that the purpose can have.
    ///
    /// ```
    /// use robotscope::preferences::{Purpose, Setting};
    ///
    /// assert_eq!(Purpose::Search.settings(), [Setting::Yes, Setting::No]);
    /// ```
    pub const fn settings(self) -> &'static [Setting] {
        match self {
            Self::Search | Self::AiInput | Self::AiTrain => &[Setting::Yes, Setting::No],
            Self::Use => &[Setting::Immediate, Setting::Reference, Setting::Full],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // [content-signals]: the signals in managed files, and unknown signals.
    #[test]
    fn parses_known_signals_and_retains_unknown_ones() {
        let text = "search=yes,ai-input = No , use=reference, ai-train, ai-train=maybe, x=yes, search=full,";
        let found: Vec<_> = ContentSignal::parse(text.as_bytes(), 100)
            .signals
            .iter()
            .map(|signal| {
                (&text[signal.name.start() as usize - 100..signal.value.end() as usize - 100], signal.purpose, signal.setting)
            })
            .collect();
        let expected = [
            ("search=yes", Some(Purpose::Search), Some(Setting::Yes)),
            ("ai-input = No", Some(Purpose::AiInput), Some(Setting::No)),
            ("use=reference", Some(Purpose::Use), Some(Setting::Reference)),
            ("ai-train", Some(Purpose::AiTrain), None),
            ("ai-train=maybe", Some(Purpose::AiTrain), None),
            ("x=yes", None, None),
            ("search=full", Some(Purpose::Search), None),
        ];
        assert_eq!(found, expected);
        assert_eq!(ContentSignal::parse(b" , ", 0).signals, []);
    }
}
