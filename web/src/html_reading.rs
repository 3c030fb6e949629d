//! From a document to what JavaScript gets of it.

use robotscope::html as engine;
use robotscope::text;

use crate::element::ByScripting;
use crate::html::{HeadEnd, LicenseScript, LinkElement, MetaElement, NoSnippet, ParsedHtml, QualifiedLink, Rest};
use robotscope::text::{Offsets, Position};

/// A document, and how its places are counted.
pub(crate) struct Reading<'h> {
    html: &'h engine::Html<'h>,
    offsets: Offsets<'h>,
}

impl<'h> Reading<'h> {
    pub(crate) fn new(html: &'h engine::Html<'h>) -> Self {
        Self { html, offsets: Offsets::new(html.text()) }
    }

    pub(crate) fn all(&self) -> ParsedHtml {
        ParsedHtml {
            metas: self.html.metas().iter().map(|meta| self.meta(meta)).collect(),
            links: self.html.links().iter().map(|link| self.link(link)).collect(),
            qualified_links: self.html.qualified_links().iter().map(|link| self.qualified_link(link)).collect(),
            license_scripts: self.html.license_scripts().iter().map(|script| self.license_script(script)).collect(),
            no_snippets: self.html.no_snippets().iter().map(|element| self.no_snippet(element)).collect(),
            head_end: ByScripting::new(|scripting| self.html.head_end(scripting).map(|end| self.head_end(end))),
            rest: ByScripting::new(|scripting| self.html.rest(scripting).map(|rest| self.rest(rest))),
            charset: self.html.charset().into(),
        }
    }

    fn meta(&self, meta: &engine::Meta) -> MetaElement {
        let Position { line, column } = self.offsets.position(meta.span);
        MetaElement {
            key: meta.key.into(),
            name: self.value(meta.name),
            content: meta.content.map(|content| self.value(content)),
            line,
            column,
            span: self.offsets.span(meta.span),
            name_span: self.offsets.span(meta.name),
            content_span: meta.content.map(|content| self.offsets.span(content)),
            places: meta.places.into(),
            repeats_attribute: meta.repeats_attribute,
            has_typographic_quotes: meta.has_typographic_quotes,
        }
    }

    fn link(&self, link: &engine::Link) -> LinkElement {
        let Position { line, column } = self.offsets.position(link.span);
        let (kind, href) = (link.kind.into(), link.href.map(|href| self.value(href)));
        LinkElement { kind, href, line, column, span: self.offsets.span(link.span), places: link.places.into() }
    }

    fn qualified_link(&self, link: &engine::QualifiedLink) -> QualifiedLink {
        let Position { line, column } = self.offsets.position(link.span);
        QualifiedLink {
            rel: self.value(link.rel),
            is_nofollow: link.is_nofollow,
            is_sponsored: link.is_sponsored,
            is_ugc: link.is_ugc,
            line,
            column,
            span: self.offsets.span(link.span),
            places: link.places.into(),
        }
    }

    fn license_script(&self, script: &engine::LicenseScript) -> LicenseScript {
        let Position { line, column } = self.offsets.position(script.span);
        let (span, content_span) = (self.offsets.span(script.span), self.offsets.span(script.content));
        LicenseScript { line, column, span, content_span, places: script.places.into() }
    }

    fn no_snippet(&self, element: &engine::NoSnippet) -> NoSnippet {
        let Position { line, column } = self.offsets.position(element.span);
        NoSnippet {
            element: self.offsets.text(element.element),
            is_valid: element.is_valid,
            is_closed: element.is_closed,
            line,
            column,
            span: self.offsets.span(element.span),
            content_span: self.offsets.span(element.content),
            places: element.places.into(),
        }
    }

    fn head_end(&self, end: engine::HeadEnd) -> HeadEnd {
        let Position { line, column } = self.offsets.position(end.span);
        let name = end.name.map(|name| self.offsets.text(name));
        HeadEnd { kind: end.kind.into(), name, line, column, span: self.offsets.span(end.span) }
    }

    fn rest(&self, rest: engine::Rest) -> Rest {
        let Position { line, column } = self.offsets.position(rest.span);
        Rest { kind: rest.kind.into(), line, column, span: self.offsets.span(rest.span) }
    }

    fn value(&self, span: text::Span) -> String {
        String::from_utf8_lossy(self.html.value(span).bytes()).into_owned()
    }
}
