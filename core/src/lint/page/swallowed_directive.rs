//! A robots meta element that the parser reads as text.
//!
//! Parsers read tags as text in elements such as `<title>`, in an unclosed comment, and in a tag without an end ([html-parsing]).

use super::context::is_for_a_crawler;
use super::{Context, PageDetail, PageDiagnostic, PageLint, fixes, html};
use crate::directives::ScanOptions;
use crate::evaluate::{Place, Source};
use crate::html::{Html, RestKind, Scripting, Swallowed};
use crate::lint::{Code, Severity};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::SwallowedDirective, Severity::Error).find(find).example(html(
    "<title>Shop\n<meta name=\"robots\" content=\"noindex\">\n",
    "<title>Shop</title>\n<meta name=\"robots\" content=\"noindex\">\n",
));

fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let Some(html) = &context.page.html else { return };
    let rest = html.rest(Scripting::Off).filter(|rest| matches!(rest.kind, RestKind::Comment | RestKind::Tag));
    let rest = rest.map(|rest| {
        let opening = if rest.kind == RestKind::Comment { 4 } else { 1 };
        let by = Span::at(rest.span.start(), opening.min(rest.span.len()));
        Swallowed { by, content: Span::new(by.end(), rest.span.end()) }
    });
    for Swallowed { by, content } in html.swallowed().iter().copied().chain(rest) {
        let place = |span| Place { source: Source::Html, span };
        found.extend(robots_metas(html, content).into_iter().map(|span| PageDiagnostic {
            detail: PageDetail::Inside,
            others: vec![place(by)],
            ..PageDiagnostic::new(Code::SwallowedDirective, place(span))
        }));
    }
}

/// Parses a part of the document as separate HTML. Returns the spans of its robots meta elements that contain directives.
fn robots_metas(html: &Html<'_>, content: Span) -> Vec<Span> {
    let text = html.slice(content);
    let Some(first) = text.windows(5).position(|tag| tag.eq_ignore_ascii_case(b"<meta")) else { return Vec::new() };
    let inner = Html::parse(text.get(first..).unwrap_or_default());
    let start = content.start() + u32::try_from(first).unwrap_or_default();
    let is_for_robots = |meta: &&crate::html::Meta| {
        let directives = |content| fixes::directives_in(inner.value(content).bytes(), ScanOptions::META);
        is_for_a_crawler(inner.value(meta.name).bytes()) && meta.content.is_some_and(|content| !directives(content).is_empty())
    };
    let metas = inner.metas().iter().filter(is_for_robots);
    metas.map(|meta| Span::at(start + meta.span.start(), meta.span.len())).collect()
}
