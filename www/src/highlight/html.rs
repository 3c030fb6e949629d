use robotscope::directives::{Carrier, PageDirectives};
use robotscope::evaluate::Source;
use robotscope::html::Html;
use robotscope::text::Utf16Index;

use super::{SpanKind, flat, of_directives};

/// Returns the spans in the served or the rendered HTML: directives, and the tags of robots meta elements, canonical and licence links,
/// and `data-nosnippet` elements.
pub(crate) fn spans(html: &Html<'_>, source: Source, directives: &PageDirectives, offsets: &Utf16Index) -> Vec<u32> {
    let mut spans = Vec::new();
    let carriers = directives.directives.iter().map(|found| found.carrier);
    let carriers = carriers.chain(directives.faults.iter().map(|found| found.carrier));
    let tag = |carrier| if let Carrier::Meta(element) = carrier { Some(element.span) } else { None };
    let mut tags: Vec<_> = carriers.filter(|carrier| Source::from(*carrier) == source).filter_map(tag).collect();
    tags.sort_unstable();
    tags.dedup();
    for meta in html.metas().iter().filter(|meta| tags.binary_search(&meta.span).is_ok()) {
        spans.push((meta.name, SpanKind::Token));
        spans.extend(meta.content.map(|content| (content, SpanKind::Value)));
    }
    tags.extend(html.links().iter().map(|link| link.span));
    tags.extend(html.no_snippets().iter().map(|element| element.span));
    spans.extend(tags.into_iter().map(|tag| (tag, SpanKind::Tag)));
    spans.extend(of_directives(directives, source));
    flat(spans, offsets)
}

#[cfg(test)]
mod tests {
    use super::super::pieces;
    use super::*;
    use robotscope::evaluate::Page;

    #[test]
    fn highlights_robots_meta_and_data_nosnippet_elements_but_not_title_and_viewport() {
        let text = "<title>ü</title><meta name=viewport content=x><meta name='robots' content='noindex'><p data-nosnippet>";
        let page = Page { html: Some(Html::parse(text)), ..Page::default() };
        let report = page.evaluate_all();
        let spans = spans(page.html.as_ref().unwrap(), Source::Html, &report.directives, &Utf16Index::new(text.as_bytes()));
        let expected = [
            ("<meta name='", SpanKind::Tag),
            ("robots", SpanKind::Token),
            ("' content='", SpanKind::Tag),
            ("noindex", SpanKind::Directive),
            ("'>", SpanKind::Tag),
            ("<p data-nosnippet>", SpanKind::Tag),
        ];
        assert_eq!(pieces(text, &spans), expected.map(|(text, kind)| (text.to_owned(), kind as u32)));
    }
}
