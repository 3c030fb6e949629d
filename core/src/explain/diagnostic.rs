//! Diagnostics in words.

use crate::dialect::DialectName;
use crate::evaluate::{PageOffsets, Place, Source};
use crate::lint::{Applicability, Code as LintCode, LintSubject, Severity, TextEdit, When as LintWhen};
use crate::text::{Offsets, Position, Span};

/// A fault in a text, or a fact that is worth knowing.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Diagnostic, DiagnosticLabel, Messages};
/// use robotscope::lint::{Code, Options, lint};
/// use robotscope::text::Offsets;
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a");
/// let [found] = lint(&robots, &Options::default()).try_into().expect("one");
/// let explained = explain::diagnostic(&Messages::ENGLISH, &robots, &Offsets::new(robots.text()), &found);
/// let Diagnostic { code, primary, labels, .. } = explained;
/// assert_eq!((code, primary.line), (Code::DuplicateRule, 4));
/// let [DiagnosticLabel { line, column, .. }] = labels[..] else { panic!("the first of them") };
/// assert_eq!((line, column), (2, 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Diagnostic {
    /// The code of the lint.
    pub code: LintCode,
    /// The severity.
    pub severity: Severity,
    /// The fault in words, and the affected part of the text.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub primary: DiagnosticLabel,
    /// The reason why the problem matters, and the crawlers that it affects.
    pub explanation: String,
    /// The URL of the lint's documentation.
    pub url: String,
    /// The affected crawlers; "*" for crawlers that no group names. Empty if the diagnostic affects no crawler in particular, or all
    /// crawlers that were considered.
    pub crawlers: Vec<String>,
    /// The affected dialects; empty if the diagnostic affects all dialects that were considered.
    pub dialects: Vec<DialectName>,
    /// The possible fixes, best first.
    pub fixes: Vec<Fix>,
    /// Related parts of the text, at most ten.
    pub labels: Vec<DiagnosticLabel>,
    /// The number of further places with the same fault that have no separate diagnostic. These places are either combined in this
    /// diagnostic, or beyond the limit of a thousand diagnostics per code and counted in the last one.
    pub more: u32,
}

/// A part of the text that a diagnostic affects, or a part that is related to the diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DiagnosticLabel {
    /// The fault in words, or the part's relation to the diagnostic.
    pub message: String,
    /// The text of the page that contains `span`; set only by `lintPage`.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::text_name"))]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub source: Option<Source>,
    /// The line on which `span` starts, counted from 1.
    pub line: u32,
    /// The column at which `span` starts, counted from 1, in UTF-16 code units.
    pub column: u32,
    /// The line on which `span` ends.
    pub end_line: u32,
    /// The column directly after `span`.
    pub end_column: u32,
    /// The affected or related part of the text.
    pub span: Span,
}

/// A fix for a diagnostic.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Fix, Messages};
/// use robotscope::lint::{Options, lint};
/// use robotscope::text::{Offsets, Span};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let found = lint(&robots, &Options::default());
/// let explained = explain::diagnostic(&Messages::ENGLISH, &robots, &Offsets::new(robots.text()), &found[0]);
/// let Fix { title, edits, .. } = &explained.fixes[0];
/// assert!(title.contains("Disallow"));
/// assert_eq!((edits[0].span, edits[0].replacement.as_str()), (Span::new(14, 21), "Disallow"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Fix {
    /// A description of the fix.
    pub title: String,
    /// "safe" if the fix may be applied without asking the user.
    pub applicability: Applicability,
    /// The edits; no two edits overlap or start at the same position.
    pub edits: Vec<TextEdit>,
}

/// A lint: the fault that it finds, and why the fault matters.
///
/// ```
/// use robotscope::explain::{self, LintInfo, Messages};
/// use robotscope::lint::{Code, LintSubject, lints};
///
/// let lint = lints().find(|lint| lint.code == Code::MisspelledField).expect("a lint");
/// let LintInfo { subject, explanation, .. } = explain::lint(&Messages::ENGLISH, lint);
/// assert_eq!(subject, LintSubject::RobotsTxt);
/// assert_eq!(explanation, explain::why(&Messages::ENGLISH, Code::MisspelledField));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct LintInfo {
    /// The code of this lint's diagnostics.
    pub code: LintCode,
    /// The default severity.
    pub severity: Severity,
    /// The default condition for running the lint.
    pub when: LintWhen,
    /// `true` if the lint reports once per text; "crawl-delay-ignored" reports once for each set of affected crawlers. Further places with
    /// the same fault then become labels, and one fix covers all places.
    pub once: bool,
    /// The kind of text that the lint checks: a robots.txt (with the function `lint`), or a page's headers and document (with `lintPage`).
    pub subject: LintSubject,
    /// The reason why the problem matters.
    pub explanation: String,
    /// The URL of the documentation.
    pub url: String,
}

impl DiagnosticLabel {
    pub(super) fn new(message: String, offsets: &Offsets<'_>, span: Span) -> Self {
        let (Position { line, column }, end) = (offsets.position(span), offsets.end(span));
        Self { message, source: None, line, column, end_line: end.line, end_column: end.column, span }
    }

    pub(super) fn in_page(message: String, offsets: &PageOffsets<'_>, place: Place) -> Self {
        Self { source: Some(place.source), ..Self::new(message, offsets.for_source(place.source), place.span) }
    }
}
