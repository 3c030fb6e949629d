//! A robots meta element whose name or directives are in another attribute.
//!
//! Crawlers read only the attributes `name` and `content` of a `<meta>` element ([html-meta]).

use super::context::is_for_a_crawler;
use super::{Context, PageDetail, PageDiagnostic, PageLint, fixes, html};
use crate::directives::{DirectiveName, ScanOptions, permits};
use crate::evaluate::{Place, Source};
use crate::html::{Html, NearMeta, NearMetaKind};
use crate::lint::{Code, Fix, Severity};
use crate::text::Span;

pub(super) const LINT: PageLint = PageLint::new(Code::WrongMetaAttribute, Severity::Error)
    .find(find)
    .example(html("<meta property=\"robots\" content=\"noindex\">\n", "<meta name=\"robots\" content=\"noindex\">\n"));

fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    let metas = context.page.html.iter().flat_map(|html| html.near_metas().iter().map(move |meta| (html, meta)));
    found.extend(metas.filter_map(|(html, meta)| wrong(context, html, meta)));
}

fn wrong(context: &Context<'_, '_>, html: &Html<'_>, meta: &NearMeta) -> Option<PageDiagnostic> {
    let content = html.value(meta.content);
    let directives = fixes::directives_in(content.bytes(), ScanOptions::META);
    let is_wrong = match meta.kind {
        NearMetaKind::SecondContent => false,
        NearMetaKind::Nameless => holds_only_directives(content.bytes()),
        NearMetaKind::HeaderName => !directives.is_empty(),
        _ => !directives.is_empty() && is_for_a_crawler(html.value(meta.name).bytes()),
    };
    if !is_wrong {
        return None;
    }
    let attribute = |span, meant| (PageDetail::Attribute { written: span, meant }, Some((span, meant)));
    let after_name = Span::at(meta.name.end(), 0);
    let (detail, edit) = match meta.kind {
        NearMetaKind::Name(written) => attribute(written, "name"),
        NearMetaKind::Content(written) => attribute(written, "content"),
        NearMetaKind::OpenQuote => {
            (PageDetail::NearMeta("quote"), quote_before(html, meta.name).map(|quote| (after_name, quote)))
        }
        NearMetaKind::HeaderName => (PageDetail::NearMeta("header"), Some((meta.name, "robots"))),
        NearMetaKind::Element => {
            let is_attribute = meta.content.end() <= meta.span.end();
            (PageDetail::NearMeta("element"), is_attribute.then_some((meta.name, "meta name=\"robots\"")))
        }
        NearMetaKind::Nameless | NearMetaKind::SecondContent => {
            (PageDetail::NearMeta("nameless"), Some((after_name, " name=\"robots\"")))
        }
    };
    let fix = edit.zip(fixes::adding(context, directives.into_iter()));
    Some(PageDiagnostic {
        detail,
        fixes: fix.map(|((span, text), applicability)| Fix::new(applicability, span, text)).into_iter().collect(),
        ..PageDiagnostic::new(Code::WrongMetaAttribute, Place { source: Source::Html, span: meta.span })
    })
}

/// Returns `true` if a text is a list of directive names and at least one of them forbids something. Words such as `all` and `none` are
/// not enough, because they also occur in unrelated elements.
fn holds_only_directives(content: &[u8]) -> bool {
    let words = content.split(|byte| *byte == b',' || byte.is_ascii_whitespace()).filter(|word| !word.is_empty());
    let names: Option<Vec<_>> = words.map(DirectiveName::recognise).collect();
    names.is_some_and(|names| names.iter().any(|name| !permits(*name) && *name != DirectiveName::None))
}

fn quote_before(html: &Html<'_>, value: Span) -> Option<&'static str> {
    match html.slice(Span::new(value.start().checked_sub(1)?, value.start())) {
        b"\"" => Some("\""),
        b"'" => Some("'"),
        _ => None,
    }
}
