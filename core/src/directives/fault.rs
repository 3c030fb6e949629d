//! The faults in a directive's value.

use crate::names::names;
use crate::text::Span;

/// A part of a value that has no effect, or not the effect that it seems to have.
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
    /// The kind of fault in a directive, in its value, or in a bot's name.
    ///
    /// ```
    /// assert_eq!(robotscope::directives::DirectiveFaultKind::NotALimit.as_str(), "not-a-limit");
    /// ```
    #[non_exhaustive]
    pub enum DirectiveFaultKind {
        /// A word that is not a directive. [`suggestion`](super::DirectiveName::suggestion) may find the intended directive.
        UnknownWord = "unknown-word",
        /// Several directives without a comma between them, so they are read as one unknown word ([html-meta]).
        MissingComma = "missing-comma",
        /// A value after a directive that takes no value. The directive still has its effect ([mdn-x-robots-tag]).
        NeedlessValue = "needless-value",
        /// A missing value after a directive that requires a value. The directive is ignored.
        MissingValue = "missing-value",
        /// A value that is not a limit. Limits are `-1`, `0` and greater numbers ([google-robots-meta]).
        NotALimit = "not-a-limit",
        /// A value other than `none`, `standard` and `large` ([google-robots-meta], [bing-snippets]).
        NotAnImagePreview = "not-an-image-preview",
        /// A value that is not a date in any known form ([rfc5322-dates], [rfc9110-dates]).
        NotADate = "not-a-date",
        /// A zone that [rfc5322-old-dates] does not define.
        UnknownZone = "unknown-zone",
        /// A date or time that does not exist, such as 31 February or 25:00.
        NoSuchMoment = "no-such-moment",
        /// A date in a form that this dialect does not accept ([google-robots-meta], [mdn-x-robots-tag]).
        DateForm = "date-form",
        /// A bot's name that is not followed by any directive.
        EmptyScope = "empty-scope",
        /// A word in the position of a bot's name that may be a misspelt directive, or that begins with a directive
        /// ([`suggestion_for_scope`](super::DirectiveName::suggestion_for_scope)). The word is read as a name, so all directives after it
        /// apply only to that bot.
        DoubtfulScope = "doubtful-scope",
        /// A bot's name in the content of a meta element, where names are not allowed ([html-meta]).
        ScopeInMeta = "scope-in-meta",
        /// A bot's name after directives, in a dialect that reads names only at the start ([mdn-x-robots-tag], [google-robots-meta]).
        LateScope = "late-scope",
        /// `*` as a bot's name. It probably means all bots, but no document defines this ([mdn-x-robots-tag]).
        WildcardScope = "wildcard-scope",
        /// A word for all bots, or the name of the field, in the position of a bot's name: `robots: noindex`, `all: noindex`.
        GeneralScope = "general-scope",
        /// A value that denies a directive, although the directive takes no value: `index: false`. The value is ignored.
        NegatedDirective = "negated-directive",
        /// A character other than a colon before a value: `max-snippet=20`. The whole text is read as an unknown word.
        NoColon = "no-colon",
        /// Text before a colon that cannot be a bot's name.
        NotAName = "not-a-name",
    }
}
