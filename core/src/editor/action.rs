//! Actions for diagnostics.

use super::line_at::line_at;
use crate::RobotsTxt;
use crate::lint::{Applicability, Code, Diagnostic, Fix, TextEdit, compatible};
use crate::names::names;
use crate::text::Span;

/// An editor action for a diagnostic.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, ActionKind, CodeAction};
/// use robotscope::lint::{Options, apply, lint};
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a");
/// let diagnostics = lint(&robots, &Options::default());
/// let actions = editor::code_actions(&robots, &diagnostics, diagnostics[0].span);
/// let CodeAction { kind, fix, is_preferred, .. } = &actions[0];
/// assert_eq!((*kind, *is_preferred), (ActionKind::Fix, true));
/// assert_eq!(apply(robots.text(), &[fix]), b"User-agent: *\nDisallow: /a");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeAction {
    /// The kind of action.
    pub kind: ActionKind,
    /// The code of the diagnostic.
    pub code: Code,
    /// The position of the diagnostic.
    pub diagnostic_span: Span,
    /// The edits and their applicability.
    pub fix: Fix,
    /// The number of diagnostics that the action fixes; 0 if it adds a comment instead.
    pub count: u32,
    /// `true` if the action is the diagnostic's first fix, and that fix is safe.
    pub is_preferred: bool,
}

names! {
    /// The effect of an action: it applies one fix or all safe fixes with one code, or adds a comment that suppresses the diagnostic.
    ///
    /// ```
    /// assert_eq!(robotscope::editor::ActionKind::FixAll.as_str(), "fix-all");
    /// ```
    #[non_exhaustive]
    pub enum ActionKind {
        /// Applies one of the diagnostic's fixes.
        Fix = "fix",
        /// Applies the safe fixes for all diagnostics with one code.
        FixAll = "fix-all",
        /// Adds a line with a comment that suppresses the diagnostic. The author has to write the reason.
        Silence = "silence",
    }
}

/// Returns the actions for the diagnostics in a range: each diagnostic's fixes, a comment that suppresses the diagnostic, and, for each
/// code with several safe fixes, one action that applies them all. The diagnostics must be from [`lint`](crate::lint::lint) for this text.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::editor::{self, ActionKind};
/// use robotscope::lint::{self, Options};
/// use robotscope::text::Span;
///
/// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a\nDisalow: /b");
/// let actions = editor::code_actions(&robots, &lint::lint(&robots, &Options::default()), Span::new(16, 16));
/// let kinds: Vec<_> = actions.iter().map(|action| action.kind).collect();
/// assert_eq!(kinds, [ActionKind::Fix, ActionKind::FixAll, ActionKind::Silence]);
/// ```
pub fn code_actions(robots: &RobotsTxt<'_>, diagnostics: &[Diagnostic], range: Span) -> Vec<CodeAction> {
    let touches = |span: Span| span.start() <= range.end() && range.start() <= span.end();
    let mut actions = Vec::new();
    let mut fixed = Vec::new();
    for diagnostic in diagnostics.iter().filter(|diagnostic| touches(diagnostic.span)) {
        let Diagnostic { code, span: diagnostic_span, .. } = *diagnostic;
        let action = |kind, fix, count| CodeAction { kind, code, diagnostic_span, fix, count, is_preferred: false };
        let fixes = diagnostic.fixes.iter().enumerate().map(|(place, fix)| {
            let is_preferred = place == 0 && fix.applicability == Applicability::Safe;
            CodeAction { is_preferred, ..action(ActionKind::Fix, fix.clone(), 1) }
        });
        actions.extend(fixes);
        if !fixed.contains(&code) {
            fixed.push(code);
            actions.extend(all_of(diagnostics, code).map(|(count, fix)| action(ActionKind::FixAll, fix, count)));
        }
        actions.extend(silence(robots, diagnostic).map(|fix| action(ActionKind::Silence, fix, 0)));
    }
    actions
}

/// Builds a fix that adds a line with a suppressing comment. Returns `None` for diagnostics that this line would not suppress: those about
/// an HTML document, UTF-16, a byte order mark (also a spoilt one), or an ignore comment.
fn silence(robots: &RobotsTxt<'_>, diagnostic: &Diagnostic) -> Option<Fix> {
    let code = diagnostic.code;
    if matches!(
        code,
        Code::HtmlDocument
            | Code::Utf16
            | Code::ByteOrderMark
            | Code::SpoiltByteOrderMark
            | Code::InvalidIgnore
            | Code::UselessIgnore
    ) {
        return None;
    }
    let (_, line) = line_at(robots, diagnostic.span.start())?;
    let replacement = format!("# robotscope: ignore {code} -- reason{}", robots.line_break());
    let edits = vec![TextEdit { span: Span::at(line.content().start(), 0), replacement }];
    Some(Fix { applicability: Applicability::Safe, edits })
}

/// Combines the first fixes of all diagnostics with this code into one fix, without unsafe and conflicting fixes. Returns the number of
/// combined fixes and the result; `None` if there are fewer than two.
fn all_of(diagnostics: &[Diagnostic], code: Code) -> Option<(u32, Fix)> {
    let first_fixes = diagnostics.iter().filter(|diagnostic| diagnostic.code == code).filter_map(|found| found.fixes.first());
    let fixes: Vec<_> = first_fixes.filter(|fix| fix.applicability == Applicability::Safe).collect();
    let (count, edits) = compatible(&fixes);
    let fix = Fix { applicability: Applicability::Safe, edits: edits.into_iter().cloned().collect() };
    (count >= 2).then(|| (u32::try_from(count).unwrap_or(u32::MAX), fix))
}
