//! A second `content` attribute.
//!
//! If an attribute is repeated, browsers drop the second one ([html-attributes]).

use super::context::is_for_a_crawler;
use super::{Context, PageDiagnostic, PageLint, fixes, html};
use crate::directives::ScanOptions;
use crate::evaluate::{Place, Source};
use crate::html::NearMetaKind;
use crate::lint::{Code, Severity};

pub(super) const LINT: PageLint = PageLint::new(Code::RepeatedContent, Severity::Error).find(find).example(html(
    "<meta name=\"robots\" content=\"max-snippet:50\" content=\"noindex\">\n",
    "<meta name=\"robots\" content=\"max-snippet:50, noindex\">\n",
));

/// Finds directives in a second `content` attribute. There is no fix, because either value may be intended.
fn find(context: &Context<'_, '_>, found: &mut Vec<PageDiagnostic>) {
    for (html, meta) in context.page.html.iter().flat_map(|html| html.near_metas().iter().map(move |meta| (html, meta))) {
        let is_lost = meta.kind == NearMetaKind::SecondContent
            && is_for_a_crawler(html.value(meta.name).bytes())
            && !fixes::directives_in(html.value(meta.content).bytes(), ScanOptions::META).is_empty();
        if is_lost {
            let place = Place { source: Source::Html, span: meta.content };
            found.push(PageDiagnostic::new(Code::RepeatedContent, place));
        }
    }
}
