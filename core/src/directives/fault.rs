//! Faults in a directive value.

use crate::names::names;
use crate::text::Span;

/// A part of a value that has no effect, or another effect than it seems to have.
///
/// ```
/// use robotscope::directives::{DirectiveFaultKind, Fault, Scan, ScanOptions};
/// use robotscope::text::Span;
///
/// let scan = Scan::new(b"noindex nofollow", ScanOptions::META);
/// assert_eq!(scan.faults, [Fault { kind: DirectiveFaultKind::MissingComma, span: Span::new(0, 16) }]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The kind of fault.
    pub kind: DirectiveFaultKind,
    /// The position of the fault.
    pub span: Span,
}

names! {
    /// The kinds of faults in a value. A word is not a directive; a comma is missing; a directive that takes no value has one; a
    /// directive lacks its value. A value is not a limit, not a preview or not a date; it names an unknown zone or a moment that
    /// does not exist; or it has a form that does not count. A bot's name has no directive after it, seems to be a misspelled
    /// directive, is in a meta element, appears too late, is "*" or a word for all bots, or cannot be a name. A value denies a
    /// directive that takes no value; a colon is missing before a value.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveFaultKind::NotALimit.as_str(), "not-a-limit");
    /// ```
    #[non_exhaustive]
    pub enum DirectiveFaultKind {
        /// A word that is not a directive; [`suggestion`](super::DirectiveName::suggestion) may find the intended one.
        UnknownWord = "unknown-word",
        /// Several directives without a comma between them, read as one unknown word ([html-meta]).
        MissingComma = "missing-comma",
        /// A directive that takes no value has one; the directive counts ([mdn-x-robots-tag]).
        NeedlessValue = "needless-value",
        /// A missing value; the directive is ignored, as with every wrong value.
        MissingValue = "missing-value",
        /// A value that is not a limit: `-1`, `0` or more ([google-robots-meta]).
        NotALimit = "not-a-limit",
        /// A value other than `none`, `standard` and `large` ([google-robots-meta], [bing-snippets]).
        NotAnImagePreview = "not-an-image-preview",
        /// A value in none of the forms of a date ([rfc5322-dates], [rfc9110-dates]).
        NotADate = "not-a-date",
        /// A zone that [rfc5322-old-dates] does not define.
        UnknownZone = "unknown-zone",
        /// A date that does not exist in the calendar or on the clock: 31 February, 25:00.
        NoSuchMoment = "no-such-moment",
        /// A date in a form that this dialect does not accept ([google-robots-meta], [mdn-x-robots-tag]).
        DateForm = "date-form",
        /// A bot's name without directives after it.
        EmptyScope = "empty-scope",
        /// A word at the position of a bot's name that seems to be a misspelled directive
        /// ([`suggestion_for_scope`](super::DirectiveName::suggestion_for_scope)). Read as a bot's name, it applies all directives after it
        /// to that bot.
        DoubtfulScope = "doubtful-scope",
        /// A bot's name in the content of a meta element, where none may appear ([html-meta]).
        ScopeInMeta = "scope-in-meta",
        /// A bot's name after directives, where only a name at the beginning counts ([mdn-x-robots-tag], [google-robots-meta]).
        LateScope = "late-scope",
        /// `*` as a bot's name. It seems to mean all bots, but no document defines it ([mdn-x-robots-tag]).
        WildcardScope = "wildcard-scope",
        /// A word for all bots, or the name of the field, at the position of a bot's name: `robots: noindex`, `all: noindex`.
        GeneralScope = "general-scope",
        /// A value that denies a directive that takes no value: `index: false`. The value is ignored.
        NegatedDirective = "negated-directive",
        /// A character other than a colon before a value: `max-snippet=20`. The directive is read as an unknown word.
        NoColon = "no-colon",
        /// Text before a colon that cannot be a bot's name.
        NotAName = "not-a-name",
    }
}
