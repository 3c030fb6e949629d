use robotscope::directives::PageDirectives;
use robotscope::evaluate::{HeaderForm, Source};
use robotscope::http::Headers;
use robotscope::text::{Span, Utf16Index};

use super::{SpanKind, flat, of_directives};

/// Returns the spans for status lines, header names, separators, values, directives and malformed lines.
pub(crate) fn spans(headers: &Headers<'_>, form: HeaderForm, directives: &PageDirectives, offsets: &Utf16Index) -> Vec<u32> {
    let mut spans = Vec::new();
    for response in headers.responses() {
        if let Some(status) = response.status {
            spans.push((status.span, SpanKind::UserAgentField));
        }
        // If the input consists of header values, there are no names to highlight.
        if form == HeaderForm::Values {
            continue;
        }
        for field in &response.fields {
            let is_for_robots = field.is_named(headers.text(), "x-robots-tag");
            spans.push((field.name, if is_for_robots { SpanKind::RuleField } else { SpanKind::OtherField }));
            spans.push((field.value, SpanKind::Value));
            let between = headers.slice(Span::new(field.name.end(), field.value.start()));
            if let Some(colon) = between.iter().position(|&byte| byte == b':') {
                spans.push((Span::at(field.name.end() + u32::try_from(colon).unwrap_or_default(), 1), SpanKind::Separator));
            }
        }
        spans.extend(response.stray.iter().map(|stray| (stray.span, SpanKind::Malformed)));
    }
    spans.extend(of_directives(directives, Source::Headers));
    flat(spans, offsets)
}

#[cfg(test)]
mod tests {
    use super::super::pieces;
    use super::*;
    use robotscope::evaluate::Page;

    #[test]
    fn highlights_header_names_and_directives() {
        let text = "HTTP/2 200\nserver: ü\nx-robots-tag: googlebot: noindex, max-snippet: 5, nix\noops\n";
        let page = Page { headers: Some(Headers::parse(text)), ..Page::default() };
        let report = page.evaluate_all();
        let headers = page.headers.as_ref().unwrap();
        let spans = spans(headers, report.header_form, &report.directives, &Utf16Index::new(text.as_bytes()));
        let expected = [
            ("HTTP/2 200", SpanKind::UserAgentField),
            ("server", SpanKind::OtherField),
            (":", SpanKind::Separator),
            ("ü", SpanKind::Value),
            ("x-robots-tag", SpanKind::RuleField),
            (":", SpanKind::Separator),
            ("googlebot", SpanKind::Token),
            (": ", SpanKind::Value),
            ("noindex", SpanKind::Directive),
            (", ", SpanKind::Value),
            ("max-snippet", SpanKind::Directive),
            (": 5", SpanKind::Value),
            (", ", SpanKind::Value),
            ("nix", SpanKind::Malformed),
            ("oops", SpanKind::Malformed),
        ];
        assert_eq!(pieces(text, &spans), expected.map(|(text, kind)| (text.to_owned(), kind as u32)));
    }
}
