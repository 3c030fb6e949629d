//! What can be wrong in a value.

use crate::names::names;
use crate::text::Span;

/// Something in a value that has no effect, or not the one that it seems to have.
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
    /// What it is.
    pub kind: DirectiveFaultKind,
    /// Where it stands.
    pub span: Span,
}

names! {
    /// What is wrong in a value: a word is not a directive; a comma is missing; a directive has a value that takes none, or lacks one;
    /// the value is no limit, no word for a preview or no date, names an unknown zone or a moment that does not exist, or has a form
    /// that does not count; a bot's name has nothing behind it, seems to be a misspelled directive, stands in a meta element, stands too late, is "*" or a word for all bots, or is none; a value denies a directive that takes none; a colon is missing before a value.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveFaultKind::NotALimit.as_str(), "not-a-limit");
    /// ```
    #[non_exhaustive]
    pub enum DirectiveFaultKind {
        /// A word that is no directive; [`suggestion`](super::DirectiveName::suggestion) may know which one was meant.
        UnknownWord = "unknown-word",
        /// Several directives without a comma between them: together they are one unknown word ([html-meta]).
        MissingComma = "missing-comma",
        /// A directive that takes no value has one; the directive counts ([mdn-x-robots-tag]).
        NeedlessValue = "needless-value",
        /// There is no value, so the directive is ignored, as with all values that are wrong.
        MissingValue = "missing-value",
        /// No number that can be a limit: `-1`, `0` or more ([google-robots-meta]).
        NotALimit = "not-a-limit",
        /// Neither `none`, `standard` nor `large` ([google-robots-meta], [bing-snippets]).
        NotAnImagePreview = "not-an-image-preview",
        /// It has none of the forms of a date ([rfc5322-dates], [rfc9110-dates]).
        NotADate = "not-a-date",
        /// The zone is a word that [rfc5322-old-dates] does not know.
        UnknownZone = "unknown-zone",
        /// It has the form of a date, but the calendar or the clock has no such moment: 31 February, 25:00.
        NoSuchMoment = "no-such-moment",
        /// A date in a form that the reading at hand does not accept ([google-robots-meta], [mdn-x-robots-tag]).
        DateForm = "date-form",
        /// A bot's name with nothing behind it.
        EmptyScope = "empty-scope",
        /// A word in the place of a bot's name that seems to be a misspelled directive ([`suggestion_for_scope`](super::DirectiveName::suggestion_for_scope)). Read as a bot's name, it takes with it
        /// all directives behind it.
        DoubtfulScope = "doubtful-scope",
        /// A bot's name in the content of a meta element: there are none ([html-meta]).
        ScopeInMeta = "scope-in-meta",
        /// A bot's name behind directives, where only one at the beginning counts ([mdn-x-robots-tag], [google-robots-meta]).
        LateScope = "late-scope",
        /// `*` as a bot's name: for all, but no document says so ([mdn-x-robots-tag]).
        WildcardScope = "wildcard-scope",
        /// A word for all bots, or the name of the field, in the place of a bot's name: `robots: noindex`, `all: noindex`.
        GeneralScope = "general-scope",
        /// A value that denies a directive without a value: `index: false`. The value is ignored.
        NegatedDirective = "negated-directive",
        /// Something else than a colon before a value: `max-snippet=20`. The directive is an unknown word.
        NoColon = "no-colon",
        /// Text before a colon that can be no bot's name.
        NotAName = "not-a-name",
    }
}
