//! What can be done about diagnostics.

use crate::RobotsTxt;
use crate::lint::{Applicability, Code, Diagnostic, Edit, Fix, compatible_edits};
use crate::robots_txt::{Line, LineEnding};
use crate::text::Span;

/// Something that can be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeAction {
    /// What it is.
    pub kind: ActionKind,
    /// The place of the diagnostic that it is about, among those that were given.
    pub diagnostic: usize,
    /// What is to be changed, and whether that may be made without asking.
    pub fix: Fix,
}

/// What can be done about a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionKind {
    /// To make its fix with this place.
    Fix(usize),
    /// To make the safe fixes of all diagnostics with the same code; so many.
    FixAll(u32),
    /// To silence it by a comment in a line of its own above; the reason is still to be written.
    Silence,
}

impl RobotsTxt<'_> {
    /// What can be done about those diagnostics that touch a part of the text: the fixes of each, all safe fixes of the same code
    /// together, and to silence it. Diagnostics are what [`lint`](RobotsTxt::lint) gives for this text.
    ///
    /// ```
    /// use robotscope::RobotsTxt;
    /// use robotscope::language::ActionKind;
    /// use robotscope::lint::Options;
    /// use robotscope::text::Span;
    ///
    /// let robots = RobotsTxt::parse("User-agent: *\nDisalow: /a\nDisalow: /b");
    /// let actions = robots.code_actions(&robots.lint(&Options::default()), Span::new(16, 16));
    /// let kinds: Vec<_> = actions.iter().map(|action| action.kind).collect();
    /// assert_eq!(kinds, [ActionKind::Fix(0), ActionKind::FixAll(2), ActionKind::Silence]);
    /// ```
    pub fn code_actions(&self, diagnostics: &[Diagnostic], range: Span) -> Vec<CodeAction> {
        let touches = |span: Span| span.start() <= range.end() && range.start() <= span.end();
        let mut actions = Vec::new();
        let mut fixed = Vec::new();
        for (place, diagnostic) in diagnostics.iter().enumerate().filter(|(_, diagnostic)| touches(diagnostic.span)) {
            let of = |kind, fix| CodeAction { kind, diagnostic: place, fix };
            actions.extend(diagnostic.fixes.iter().cloned().enumerate().map(|(fix, made)| of(ActionKind::Fix(fix), made)));
            if !fixed.contains(&diagnostic.code) {
                fixed.push(diagnostic.code);
                actions.extend(all_of(diagnostics, diagnostic.code).map(|(count, fix)| of(ActionKind::FixAll(count), fix)));
            }
            actions.extend(self.silence(diagnostic).map(|fix| of(ActionKind::Silence, fix)));
        }
        actions
    }

    /// A comment above the line, which no reader sees. What concerns the whole text or a comment cannot be silenced there.
    fn silence(&self, diagnostic: &Diagnostic) -> Option<Fix> {
        let code = diagnostic.code;
        if matches!(code, Code::HtmlDocument | Code::Utf16 | Code::ByteOrderMark | Code::InvalidIgnore | Code::UselessIgnore) {
            return None;
        }
        let (_, line) = self.line_at(diagnostic.span.start())?;
        let ending = match self.lines().first().map(Line::ending) {
            Some(LineEnding::CrLf) => "\r\n",
            _ => "\n",
        };
        let replacement = format!("# robotscope: ignore {} -- reason{ending}", code.as_str());
        let edits = vec![Edit { span: Span::at(line.content().start(), 0), replacement }];
        Some(Fix { applicability: Applicability::Safe, edits })
    }
}

/// The safe fixes of a code together, if there are several.
fn all_of(diagnostics: &[Diagnostic], code: Code) -> Option<(u32, Fix)> {
    let first_fixes = diagnostics.iter().filter(|diagnostic| diagnostic.code == code).filter_map(|found| found.fixes.first());
    let fixes: Vec<_> = first_fixes.filter(|fix| fix.applicability == Applicability::Safe).collect();
    if fixes.len() < 2 {
        return None;
    }
    let edits = compatible_edits(&fixes).into_iter().cloned().collect();
    Some((u32::try_from(fixes.len()).unwrap_or(u32::MAX), Fix { applicability: Applicability::Safe, edits }))
}
