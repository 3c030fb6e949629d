//! Lints for a page's headers and document, and for directives that robots.txt hides.
//!
//! [`evaluate`](crate::evaluate) is the source of most findings. This module adds a code, a severity and fixes, and usually builds one
//! diagnostic for each position. The module omits findings that depend on facts outside the page's texts, such as the page's URL.
//!
//! ```
//! use robotscope::evaluate::Page;
//! use robotscope::http::Headers;
//! use robotscope::lint::{Code, Options, apply};
//!
//! let text = "X-Robots-Tag: noindex nofollow";
//! let page = Page { headers: Some(Headers::parse(text)), ..Page::default() };
//! let found = page.lint(&page.evaluate_all(), &Options::default());
//! assert_eq!(found[0].code, Code::MissingComma);
//! assert_eq!(apply(text.as_bytes(), &[&found[0].fixes[0]]), b"X-Robots-Tag: noindex, nofollow");
//! ```

mod context;
mod findings;
mod fixes;
mod headers_file;

mod canonical_with_noindex;
mod contradictory_directives;
mod directive_in_body;
mod expired_unavailable_after;
mod http_equiv_directive;
mod ineffective_directive;
mod invalid_directive_value;
mod joined_headers;
mod lone_indexifembedded;
mod misplaced_bot_name;
mod misplaced_nosnippet;
mod missing_comma;
mod misspelled_directive;
mod misspelled_header;
mod needless_value;
mod nosnippet_with_max_snippet;
mod not_html;
mod reading_dependent;
mod rendered_canonical;
mod rendered_lifts_noindex;
mod rendered_noindex;
mod rendered_robots;
mod repeated_content;
mod retired_directive;
mod several_bot_names;
mod stray_quotes;
mod swallowed_directive;
mod uncertain_date;
mod unclosed_nosnippet;
mod unknown_bot_name;
mod unknown_directive;
mod unknown_header_signal;
mod unquoted_content;
mod unread_charset;
mod unseen_directive;
mod unsupported_directive;
mod wrong_meta_attribute;

use std::sync::Arc;

pub use findings::finding_code;

use self::context::Context;
use super::check::Lint;
use super::{Code, Example, Fix, Options, Severity};
use crate::directives::{DateNoteKind, DirectiveFaultKind, DirectiveOutcome, Moment};
use crate::evaluate::{Page, PagePolicy, Place, Report, Source};
use crate::order::{Table, sort, sort_by};
use crate::text::Span;

/// A fault in one of a page's texts, or a fact worth knowing.
///
/// ```
/// use robotscope::evaluate::{Page, Source};
/// use robotscope::http::Headers;
/// use robotscope::lint::{Options, PageDiagnostic};
///
/// let page = Page { headers: Some(Headers::parse("X-Robots-Tag: noindx")), ..Page::default() };
/// let [PageDiagnostic { place, .. }] = &page.lint(&page.evaluate_all(), &Options::default())[..] else { panic!("one") };
/// assert_eq!((place.source, place.span.range()), (Source::Headers, 14..20));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageDiagnostic {
    /// The code of the lint.
    pub code: Code,
    /// The severity.
    pub severity: Severity,
    /// The affected part of the headers or document.
    pub place: Place,
    /// Related parts of the page's texts, at most ten. Related parts of robots.txt are rules that block crawlers.
    pub others: Vec<Place>,
    /// The affected crawlers, as indexes into the report's crawlers. Empty if the diagnostic is about the page itself.
    pub crawlers: Arc<[u32]>,
    pub(crate) detail: PageDetail,
    /// Fixes for the text that contains the affected part, best first.
    pub fixes: Vec<Fix>,
    /// The number of further diagnostics with this code that were omitted because of the limit. Zero except on the last diagnostic with
    /// this code.
    pub more: u32,
}

/// Further data for the message of a page diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PageDetail {
    /// No further data.
    Nothing,
    /// The probable intention.
    Meant(&'static str),
    /// The fault in a value or bot name.
    Fault(DirectiveFaultKind),
    /// The reason why a directive has no effect.
    Outcome(DirectiveOutcome),
    /// The assumption about an uncertain date.
    Date(DateNoteKind),
    /// The time at which the page expired.
    Expired(Moment),
    /// The attribute in the text, and the attribute that crawlers read instead.
    Attribute { written: Span, meant: &'static str },
    /// The name of the message variant that explains why an element is not a robots meta element.
    NearMeta(&'static str),
    /// The affected part is inside the element, comment or tag that begins with the first of the `others`.
    Inside,
    /// The first of the `others` is the tag that ended the head.
    EndedByTag,
    /// The first of the `others` is the text that ended the head.
    EndedByText,
    /// The policy on which crawlers differ.
    Policy(PagePolicy),
}

/// The maximum number of diagnostics per code.
const MOST: u32 = 1000;

/// The maximum number of `others` in a diagnostic.
const OTHERS: usize = 10;

include!(concat!(env!("OUT_DIR"), "/page_lints.rs"));

pub(super) struct PageLint {
    /// The lint's code and defaults. Its `check` does nothing: `Page::lint` runs the page lints.
    pub(super) lint: Lint,
    /// Searches the page's texts for faults that `evaluate` does not find.
    find: fn(&Context<'_, '_>, &mut Vec<PageDiagnostic>),
    /// Builds the fix for a diagnostic, and may complete its details.
    fix: fn(&Context<'_, '_>, &mut PageDiagnostic) -> Option<Fix>,
}

impl PageLint {
    /// Creates a lint for findings from `evaluate`.
    const fn new(code: Code, severity: Severity) -> Self {
        Self { lint: Lint::new(code, severity, |_, _| ()), find: |_, _| (), fix: |_, _| None }
    }

    const fn find(self, find: fn(&Context<'_, '_>, &mut Vec<PageDiagnostic>)) -> Self {
        Self { find, ..self }
    }

    const fn fix(self, fix: fn(&Context<'_, '_>, &mut PageDiagnostic) -> Option<Fix>) -> Self {
        Self { fix, ..self }
    }

    /// Sets the example. To check an example about joined headers, pass its headers as pairs.
    const fn example(self, example: Example) -> Self {
        Self { lint: self.lint.with_example(example), ..self }
    }
}

/// Creates an example: headers with a finding, and the corrected headers.
const fn header(wrong: &'static str, right: &'static str) -> Example {
    Example::new(Source::Headers, wrong, right)
}

/// Creates an example: a document with a finding, and the corrected document.
const fn html(wrong: &'static str, right: &'static str) -> Example {
    Example::new(Source::Html, wrong, right)
}

impl Page<'_> {
    /// Returns the faults in the page's texts, sorted by text and position, at most a thousand per code. `report` must be this page's
    /// report. The report already determines the crawlers, so only the severities in `options` are used.
    pub fn lint(&self, report: &Report<'_>, options: &Options) -> Vec<PageDiagnostic> {
        let context = Context::new(self, report);
        let mut found = Vec::new();
        findings::find(&context, &mut found);
        for lint in LINTS {
            (lint.find)(&context, &mut found);
        }
        // Only lints about scripts report faults in rendered documents, because authors do not write these documents.
        let is_about_scripts = |code| {
            matches!(code, Code::RenderedCanonical | Code::RenderedLiftsNoindex | Code::RenderedNoindex | Code::RenderedRobots)
        };
        found.retain(|found| found.place.source != Source::RenderedHtml || is_about_scripts(found.code));
        found.retain_mut(|found| {
            let severity = lint_by_code(found.code).and_then(|lint| options.severity(&lint.lint));
            severity.is_some_and(|severity| {
                found.severity = severity;
                true
            })
        });
        sort_by(&mut found, |one, other| (one.place, one.code).cmp(&(other.place, other.code)));
        found.dedup_by(|found, before| before.absorbs(found));
        let mut found = limit_per_code(found);
        for found in &mut found {
            let fix = lint_by_code(found.code).and_then(|lint| (lint.fix)(&context, found));
            found.fixes.extend(fix);
        }
        found
    }
}

impl PageDiagnostic {
    fn new(code: Code, place: Place) -> Self {
        Self {
            code,
            severity: Severity::Info,
            place,
            others: Vec::new(),
            crawlers: Arc::new([]),
            detail: PageDetail::Nothing,
            fixes: Vec::new(),
            more: 0,
        }
    }

    /// Returns the affected part, and the text that contains it.
    fn part<'p>(&self, context: &Context<'p, '_>) -> (Span, &'p [u8]) {
        (self.place.span, context.page.text(self.place.source).unwrap_or_default())
    }

    /// Merges another diagnostic with the same code and position into this diagnostic. Returns `false` if the other diagnostic must be
    /// kept.
    fn absorbs(&mut self, other: &Self) -> bool {
        // If an engine retired a directive, do not also report that other engines never supported the directive.
        if (self.place, self.code, other.code) == (other.place, Code::RetiredDirective, Code::UnsupportedDirective) {
            return true;
        }
        let is_same = (self.place, self.code) == (other.place, other.code);
        if is_same && self.crawlers != other.crawlers {
            let mut crawlers: Vec<_> = self.crawlers.iter().chain(other.crawlers.iter()).copied().collect();
            sort(&mut crawlers);
            crawlers.dedup();
            self.crawlers = crawlers.into();
        }
        is_same
    }
}

fn lint_by_code(code: Code) -> Option<&'static PageLint> {
    LINTS.iter().find(|lint| lint.lint.code == code)
}

/// Returns at most [`MOST`] diagnostics per code.
fn limit_per_code(found: Vec<PageDiagnostic>) -> Vec<PageDiagnostic> {
    let mut kept: Vec<PageDiagnostic> = Vec::with_capacity(found.len());
    let mut counts: Table<Code, (u32, usize)> = Table::default();
    for found in found {
        let (count, last) = counts.get(&found.code).copied().unwrap_or_default();
        if count == MOST {
            if let Some(last) = kept.get_mut(last) {
                last.more += 1;
            }
            continue;
        }
        let last = kept.len();
        counts.change(found.code, Default::default, |known| *known = (count + 1, last));
        kept.push(found);
    }
    kept
}
