//! Two directives without a comma between them.

use super::{Context, PageDiagnostic, PageLint, fixes, header};
use crate::directives::{ListItem, divided};
use crate::lint::{Code, Fix, Severity, TextEdit};
use crate::text::{Part, Span};

pub(super) const LINT: PageLint = PageLint::new(Code::MissingComma, Severity::Error)
    .fix(fix)
    .example(header("X-Robots-Tag: noindex nofollow\n", "X-Robots-Tag: noindex, nofollow\n"));

/// Builds a fix that separates directives with commas ([html-meta]), and adds missing colons before values. Returns `None` if the text
/// contains anything else, such as a character reference, or if a separated directive might permit what another directive forbids.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    let (span, text) = found.part(context);
    let items = divided(Part::new(text, span))?;
    let mut edits = Vec::new();
    let mut edit = |span: Span, replacement: &str| {
        if span.slice(text) != replacement.as_bytes() {
            edits.push(TextEdit { span, replacement: replacement.to_owned() });
        }
    };
    for pair in items.windows(2) {
        let [item, next] = pair else { continue };
        put_colon(item, text, &mut edit);
        edit(Span::new(item.span().end(), next.span().start()), ", ");
    }
    items.last().into_iter().for_each(|last| put_colon(last, text, &mut edit));
    let applicability = fixes::adding(context, items.iter().map(|item| item.name))?;
    (!edits.is_empty()).then_some(Fix { applicability, edits })
}

fn put_colon(item: &ListItem, text: &[u8], edit: &mut impl FnMut(Span, &str)) {
    if let Some(value) = item.value {
        let between = Span::new(item.name_span.end(), value.start());
        let has_colon = between.slice(text).trim_ascii() == b":";
        if !has_colon {
            edit(between, ": ");
        }
    }
}
