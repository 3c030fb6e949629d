//! Several bot names in one attribute.

use super::{Context, PageDiagnostic, PageLint, html};
use crate::lint::{Applicability, Code, Fix, Severity, TextEdit};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::SeveralBotNames, Severity::Error).fix(fix).example(html(
    "<meta name=\"googlebot, bingbot\" content=\"noindex\">\n",
    "<meta name=\"googlebot\" content=\"noindex\">\n<meta name=\"bingbot\" content=\"noindex\">\n",
));

/// Builds a fix that repeats the element for each bot name.
fn fix(context: &Context<'_, '_>, found: &mut PageDiagnostic) -> Option<Fix> {
    // Real elements with lists of names are short. Repeating a long element would take quadratic space.
    const LONGEST: u32 = 500;
    let (html, meta) = (context.page.html.as_ref()?, context.meta(found.place.span)?);
    if meta.span.len() > LONGEST {
        return None;
    }
    let text = |span| std::str::from_utf8(html.slice(span)).ok();
    let name = text(meta.name).filter(|name| !name.contains('&'))?;
    let before = text(Span::new(meta.span.start(), meta.name.start()))?;
    let behind = text(Span::new(meta.name.end(), meta.span.end()))?;
    let mut names = name.split(|c: char| c.is_ascii_whitespace() || c == ',').filter(|name| !name.is_empty());
    let first = TextEdit { span: meta.name, replacement: names.next()?.to_owned() };
    let others: String = names.flat_map(|name| ["\n", before, name, behind]).collect();
    let others = TextEdit { span: Span::at(meta.span.end(), 0), replacement: others };
    Some(Fix { applicability: Applicability::Unsafe, edits: vec![first, others] })
}
