use std::collections::BTreeMap;

use crate::names::names;
use crate::order::sort_by_number;
use crate::text::Span;

/// A fix for a diagnostic.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
pub struct Fix {
    /// `Safe` if the fix may be applied without asking the user.
    pub applicability: Applicability,
    /// The edits. No two edits overlap or start at the same position.
    pub edits: Vec<TextEdit>,
}

names! {
    /// The applicability of a fix.
    ///
    /// - "safe": the fix certainly matches the author's intent, or changes no verdict.
    /// - "unsafe": the fix may change more than intended.
    /// - "display-only": the fix is only an example.
    ///
    /// Only a safe fix may be applied without asking the user.
    ///
    /// ```
    /// assert_eq!(robotscope::lint::Applicability::DisplayOnly.as_str(), "display-only");
    /// ```
    // Exhaustive: callers must decide for every variant whether to apply a fix.
    pub enum Applicability {
        /// The fix certainly matches the author's intent, or changes no verdict.
        Safe = "safe",
        /// The fix may change more than intended.
        Unsafe = "unsafe",
        /// The fix is only an example. The user has to choose the text.
        DisplayOnly = "display-only",
    }
}

/// A replacement for a part of the text.
///
/// ```
/// use robotscope::editor;
/// use robotscope::RobotsTxt;
///
/// let edits = editor::formatting(&RobotsTxt::parse("user-agent:*"), None);
/// assert_eq!(edits[0].replacement, "User-agent");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct TextEdit {
    /// The part to replace; empty for an insertion.
    pub span: Span,
    /// The new text.
    pub replacement: String,
}

impl Fix {
    pub(super) fn new(applicability: Applicability, span: Span, replacement: &str) -> Self {
        Self { applicability, edits: vec![TextEdit { span, replacement: replacement.to_owned() }] }
    }

    pub(super) fn safe(span: Span, replacement: &str) -> Self {
        Self::new(Applicability::Safe, span, replacement)
    }

    pub(super) fn not_safe(span: Span, replacement: &str) -> Self {
        Self::new(Applicability::Unsafe, span, replacement)
    }
}

/// Applies fixes to a text and returns the result. A fix is applied completely or not at all. If edits of two fixes overlap or start at
/// the same position, only the first fix is applied.
///
/// ```
/// use robotscope::RobotsTxt;
/// use robotscope::lint::{self, Options, apply};
///
/// let robots = RobotsTxt::parse("Useragent: *\nDisallow /a");
/// let diagnostics = lint::lint(&robots, &Options::default());
/// let fixes: Vec<_> = diagnostics.iter().filter_map(|diagnostic| diagnostic.fixes.first()).collect();
/// assert_eq!(apply(robots.text(), &fixes), b"User-agent: *\nDisallow: /a");
/// ```
pub fn apply(text: &[u8], fixes: &[&Fix]) -> Vec<u8> {
    edited(text, compatible_edits(fixes))
}

/// Applies edits to a text and returns the new text. The edits must be in text order and must not overlap.
///
/// ```
/// use robotscope::editor::edited;
/// use robotscope::lint::TextEdit;
/// use robotscope::text::Span;
///
/// let edit = TextEdit { span: Span::new(1, 2), replacement: "-".to_owned() };
/// assert_eq!(edited(b"abc", &[edit]), b"a-c");
/// ```
pub fn edited<'e>(text: &[u8], edits: impl IntoIterator<Item = &'e TextEdit>) -> Vec<u8> {
    let mut edited = Vec::with_capacity(text.len());
    let mut done = 0;
    for edit in edits {
        edited.extend_from_slice(text.get(done..edit.span.start() as usize).unwrap_or_default());
        edited.extend_from_slice(edit.replacement.as_bytes());
        done = edit.span.end() as usize;
    }
    edited.extend_from_slice(text.get(done..).unwrap_or_default());
    edited
}

/// Returns the edits of the fixes that can be applied together, in text order.
///
/// ```
/// use robotscope::lint::{Applicability, TextEdit, Fix, compatible_edits};
/// use robotscope::text::Span;
///
/// let fix = |start, end| Fix {
///     applicability: Applicability::Safe,
///     edits: vec![TextEdit { span: Span::new(start, end), replacement: String::new() }],
/// };
/// let fixes = [fix(4, 9), fix(0, 5), fix(9, 12)];
/// let starts: Vec<_> = compatible_edits(&fixes.each_ref()).iter().map(|edit| edit.span.start()).collect();
/// assert_eq!(starts, [0, 9]);
/// ```
pub fn compatible_edits<'f>(fixes: &[&'f Fix]) -> Vec<&'f TextEdit> {
    compatible(fixes).1
}

/// Returns the number of fixes that can be applied together, and their edits in text order.
pub(crate) fn compatible<'f>(fixes: &[&'f Fix]) -> (usize, Vec<&'f TextEdit>) {
    let mut fixes: Vec<_> = fixes.iter().copied().filter(|fix| !fix.edits.is_empty()).collect();
    sort_by_number(&mut fixes, |fix| fix.edits.iter().map(|edit| u64::from(edit.span.start())).min().unwrap_or_default());
    // The key contains a number, so that edits of one fix at the same position do not replace each other.
    let mut made: BTreeMap<(u32, usize), &TextEdit> = BTreeMap::new();
    let mut count = 0;
    for fix in fixes {
        if fix.edits.iter().all(|edit| !conflicts(&made, edit)) {
            count += 1;
            let number = made.len();
            made.extend((number..).zip(&fix.edits).map(|(number, edit)| ((edit.span.start(), number), edit)));
        }
    }
    (count, made.into_values().collect())
}

/// Returns `true` if an edit overlaps an edit in `made` or starts at the same position.
fn conflicts(made: &BTreeMap<(u32, usize), &TextEdit>, edit: &TextEdit) -> bool {
    let start = edit.span.start();
    let before = made.range(..(start, 0)).next_back();
    let behind = made.range((start, 0)..).next();
    before.is_some_and(|(_, before)| before.span.end() > start)
        || behind.is_some_and(|(&(behind, _), _)| behind < edit.span.end() || behind == start)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fix(edits: &[(u32, u32, &str)]) -> Fix {
        let edits =
            edits.iter().map(|&(start, end, text)| TextEdit { span: Span::new(start, end), replacement: text.to_owned() });
        Fix { applicability: Applicability::Safe, edits: edits.collect() }
    }

    #[track_caller]
    fn fixed(fixes: &[Fix]) -> String {
        let fixes: Vec<_> = fixes.iter().collect();
        String::from_utf8(apply(b"0123456789", &fixes)).unwrap()
    }

    #[test]
    fn edits_are_applied_in_text_order() {
        assert_eq!(fixed(&[fix(&[(8, 9, "x")]), fix(&[(0, 1, ""), (4, 4, "!")])]), "123!4567x9");
        assert_eq!(fixed(&[]), "0123456789");
        assert_eq!(fixed(&[fix(&[(10, 10, "!")])]), "0123456789!");
    }

    #[test]
    fn only_the_first_of_two_conflicting_fixes_is_applied() {
        assert_eq!(fixed(&[fix(&[(2, 5, "a")]), fix(&[(4, 6, "b")])]), "01a56789");
        assert_eq!(fixed(&[fix(&[(2, 2, "a")]), fix(&[(2, 2, "b")])]), "01a23456789");
    }

    #[test]
    fn compatible_counts_only_fixes_that_can_be_applied_together() {
        let fixes = [fix(&[(2, 5, "a")]), fix(&[(4, 6, "b")]), fix(&[(6, 7, "c"), (8, 9, "d")])];
        let (count, edits) = compatible(&fixes.each_ref());
        assert_eq!((count, edits.len()), (2, 3));
    }

    #[test]
    fn adjacent_fixes_are_both_applied() {
        assert_eq!(fixed(&[fix(&[(2, 4, "a")]), fix(&[(4, 6, "b")])]), "01ab6789");
    }

    #[test]
    fn a_fix_is_applied_completely_or_not_at_all() {
        let both = fix(&[(1, 2, "a"), (7, 9, "b")]);
        assert_eq!(fixed(&[both.clone(), fix(&[(8, 9, "c")])]), "0a23456b9");
        assert_eq!(fixed(&[fix(&[(0, 2, "c")]), both]), "c23456789");
    }
}
