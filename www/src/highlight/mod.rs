//! Syntax highlighting for the text panes, derived from the engine's spans.

mod headers;
mod html;
mod robots;

pub(crate) use headers::spans as of_headers;
pub(crate) use html::spans as of_html;
pub(crate) use robots::spans as of_robots;

use robotscope::directives::{DirectiveFaultKind, PageDirectives};
use robotscope::evaluate::Source;
use robotscope::text::{Span, Utf16Index};
use wasm_bindgen::prelude::*;

/// The kind of a coloured span. `www/js/editor/classes.ts` derives a CSS class from each variant.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SpanKind {
    /// A comment.
    Comment,
    /// A status line, or the name of a user-agent field.
    UserAgentField,
    /// The name of an Allow, Disallow or X-Robots-Tag field.
    RuleField,
    /// The name of any other known field of robots.txt, or of any other header field.
    OtherField,
    /// The name of an unknown or misspelled field.
    UnknownField,
    /// The character between a name and its value.
    Separator,
    /// The name of a crawler.
    Token,
    /// A path pattern.
    Pattern,
    /// `*` or `$` in a pattern.
    Wildcard,
    /// A value of any other kind.
    Value,
    /// Text that crawlers skip.
    Malformed,
    /// The name of an indexing directive.
    Directive,
    /// An HTML tag.
    Tag,
}

/// Returns the spans to highlight in a text: directives with their values and bots' names, and malformed text between directives.
fn of_directives(directives: &PageDirectives, source: Source) -> impl Iterator<Item = (Span, SpanKind)> + '_ {
    let of_source = directives.directives.iter().filter(move |found| Source::from(found.carrier) == source);
    let of_source = of_source.map(|found| &found.directive).flat_map(|directive| {
        let value = Span::new(directive.name_span.end(), directive.span.end());
        let scope = directive.scope.map(|scope| (scope, SpanKind::Token));
        [Some((directive.name_span, SpanKind::Directive)), Some((value, SpanKind::Value)), scope].into_iter().flatten()
    });
    let faults = directives.faults.iter().filter(move |found| Source::from(found.carrier) == source).map(|found| found.fault);
    // Faults of all other kinds concern part of a directive, which already has a span.
    let is_apart = |kind| {
        matches!(
            kind,
            DirectiveFaultKind::UnknownWord
                | DirectiveFaultKind::MissingComma
                | DirectiveFaultKind::NotAName
                | DirectiveFaultKind::ScopeInMeta
        )
    };
    of_source.chain(faults.filter(move |fault| is_apart(fault.kind)).map(|fault| (fault.span, SpanKind::Malformed)))
}

/// Flattens nested spans into triples of UTF-16 start, UTF-16 end and kind, sorted and without overlaps. An inner span hides the part of
/// the outer span that it covers. If two spans are equal, the later one remains.
fn flat(mut spans: Vec<(Span, SpanKind)>, offsets: &Utf16Index) -> Vec<u32> {
    spans.sort_by_key(|(span, _)| (span.start(), std::cmp::Reverse(span.end())));
    let mut flat = Vec::with_capacity(spans.len() * 3);
    let mut done = 0;
    let mut push = |from: u32, to: u32, kind: SpanKind| {
        if done.max(from) < to {
            flat.extend([offsets.offset(done.max(from)), offsets.offset(to), kind as u32]);
            done = to;
        }
    };
    let mut open: Vec<(Span, SpanKind)> = Vec::new();
    for (span, kind) in spans {
        while let Some((outer, kind)) = open.pop_if(|(outer, _)| outer.end() <= span.start()) {
            push(outer.start(), outer.end(), kind);
        }
        if let Some((outer, kind)) = open.last() {
            push(outer.start(), span.start(), *kind);
        }
        open.push((span, kind));
    }
    while let Some((outer, kind)) = open.pop() {
        push(outer.start(), outer.end(), kind);
    }
    flat
}

#[cfg(test)]
fn pieces(text: &str, spans: &[u32]) -> Vec<(String, u32)> {
    let units: Vec<u16> = text.encode_utf16().collect();
    let piece = |span: &[u32]| String::from_utf16(&units[span[0] as usize..span[1] as usize]).unwrap();
    spans.chunks_exact(3).map(|span| (piece(span), span[2])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_spans_hide_parts_of_outer_spans() {
        let text = "<a <b> c> d";
        let spans = [(Span::new(0, 9), SpanKind::Tag), (Span::new(3, 6), SpanKind::Value), (Span::new(4, 5), SpanKind::Token)];
        let flat = flat(spans.to_vec(), &Utf16Index::new(text.as_bytes()));
        let kinds = [SpanKind::Tag, SpanKind::Value, SpanKind::Token, SpanKind::Value, SpanKind::Tag].map(|kind| kind as u32);
        let expected: Vec<_> = ["<a ", "<", "b", ">", " c>"].map(str::to_owned).into_iter().zip(kinds).collect();
        assert_eq!(pieces(text, &flat), expected);
    }
}
