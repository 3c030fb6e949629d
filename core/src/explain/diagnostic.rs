//! Diagnostics in words.

use crate::dialect::DialectName;
use crate::evaluate::{PageOffsets, Place, Source};
use crate::lint::{Applicability, Code as LintCode, LintSubject, Severity, TextEdit, When as LintWhen};
use crate::text::{Offsets, Position, Span};

/// Something that is wrong with a text or worth knowing about it.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Diagnostic, DiagnosticLabel, Messages};
/// use robotscope::lint::{Code, Options, lint};
/// use robotscope::text::Offsets;
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisallow: /a\nDisallow: /b\nDisallow: /a");
/// let [found] = lint(&robots, &Options::default()).try_into().expect("one");
/// let told = explain::diagnostic(&Messages::ENGLISH, &robots, &Offsets::new(robots.text()), &found);
/// let Diagnostic { code, line, labels, .. } = told;
/// assert_eq!((code, line), (Code::DuplicateRule, 4));
/// let [DiagnosticLabel { line, column, .. }] = labels[..] else { panic!("the first of them") };
/// assert_eq!((line, column), (2, 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Diagnostic {
    /// What it is.
    pub code: LintCode,
    /// How bad it is.
    pub severity: Severity,
    /// What is wrong.
    pub message: String,
    /// Why it matters, and for which crawlers.
    pub explanation: String,
    /// Where the code is documented.
    pub url: String,
    /// Which of a page's texts it is about; only `lintPage` says it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::text_name"))]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub source: Option<Source>,
    /// The line in which it begins, from 1.
    pub line: u32,
    /// The column at which it begins, from 1, in UTF-16 code units.
    pub column: u32,
    /// The line in which it ends.
    pub end_line: u32,
    /// The column behind its end.
    pub end_column: u32,
    /// The part of the text that is meant.
    pub span: Span,
    /// The affected crawlers; "*" for all that no group names. Empty if it affects none in particular, or all that matter.
    pub crawlers: Vec<String>,
    /// The affected dialects; empty for all that matter.
    pub dialects: Vec<DialectName>,
    /// How to fix it, the best way first.
    pub fixes: Vec<Fix>,
    /// Other parts of the text that belong to it, ten at most.
    pub labels: Vec<DiagnosticLabel>,
    /// How many more there are with this code: other places of what is reported once a text, or what was left out, because there are more
    /// than a thousand; only the last one knows.
    pub more: u32,
}

/// Another part of the text, and what it has to do with a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct DiagnosticLabel {
    /// What it has to do with it.
    pub message: String,
    /// In which of a page's texts it is; only `lintPage` says it.
    #[cfg_attr(feature = "serde", serde(serialize_with = "crate::text::serialized::text_name"))]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub source: Option<Source>,
    /// The line in which it begins, from 1.
    pub line: u32,
    /// The column at which it begins, from 1, in UTF-16 code units.
    pub column: u32,
    /// The line in which it ends.
    pub end_line: u32,
    /// The column behind its end.
    pub end_column: u32,
    /// The part of the text that is meant.
    pub span: Span,
}

/// A way to fix something.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::explain::{self, Fix, Messages};
/// use robotscope::lint::{Options, lint};
/// use robotscope::text::{Offsets, Span};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let found = lint(&robots, &Options::default());
/// let told = explain::diagnostic(&Messages::ENGLISH, &robots, &Offsets::new(robots.text()), &found[0]);
/// let Fix { title, edits, .. } = &told.fixes[0];
/// assert!(title.contains("Disallow"));
/// assert_eq!((edits[0].span, edits[0].replacement.as_str()), (Span::new(14, 21), "Disallow"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct Fix {
    /// What it does.
    pub title: String,
    /// Whether it may be made without asking.
    pub applicability: Applicability,
    /// All that is to be changed; none of the edits touches another.
    pub edits: Vec<TextEdit>,
}

/// A lint: what it finds, and why that matters.
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
    /// What it finds.
    pub code: LintCode,
    /// How bad that is, by default.
    pub severity: Severity,
    /// When it looks, by default.
    pub when: LintWhen,
    /// Whether it tells of a text once, with the other places as labels and all fixes in one.
    pub once: bool,
    /// Which function finds it: `lint` in a robots.txt, `lintPage` in a page's headers and document.
    pub subject: LintSubject,
    /// Why it matters.
    pub explanation: String,
    /// Where it is documented.
    pub url: String,
}

impl Diagnostic {
    /// With what a label says of the same place.
    pub(super) fn new(code: LintCode, severity: Severity, place: DiagnosticLabel) -> Self {
        let DiagnosticLabel { message, source, line, column, end_line, end_column, span } = place;
        Self {
            code,
            severity,
            message,
            explanation: String::new(),
            url: code.url(),
            source,
            line,
            column,
            end_line,
            end_column,
            span,
            crawlers: Vec::new(),
            dialects: Vec::new(),
            labels: Vec::new(),
            fixes: Vec::new(),
            more: 0,
        }
    }
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
