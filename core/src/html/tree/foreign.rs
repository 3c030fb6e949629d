//! The parsing rules for SVG and MathML inside HTML.
//!
//! <https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign>

use super::builder::{Closing, Start, Step, TreeBuilder};
use super::stack::{Entry, Integration, Name, Namespace};
use crate::html::tokens::attribute_name::AttributeName;
use crate::html::tokens::tag::Tag;

impl TreeBuilder<'_> {
    /// Returns `true` if the current node is an SVG or MathML element.
    pub(in crate::html) fn is_in_foreign(&self) -> bool {
        self.stack.top().is_some_and(is_foreign)
    }

    /// Returns `true` if this module's rules apply to a start tag.
    pub(super) fn is_foreign(&self, tag: Tag) -> bool {
        self.stack.top().filter(|top| is_foreign(top)).is_some_and(|top| match top.integration {
            Integration::Html => false,
            Integration::MathMlText => matches!(tag, Tag::Mglyph | Tag::Malignmark),
            Integration::None => !(tag == Tag::Svg && top.name.tag == Tag::AnnotationXml && top.namespace == Namespace::MathMl),
        })
    }

    pub(super) fn start_in_foreign(&mut self, start: Start) -> Step {
        let is_html_font = || {
            [AttributeName::Color, AttributeName::Face, AttributeName::Size]
                .into_iter()
                .any(|name| self.attribute(name).is_some())
        };
        if start.tag().breaks_out() || (start.tag() == Tag::Font && is_html_font()) {
            self.close_foreign();
            return Step::Again;
        }
        if let Some(namespace) = self.stack.top().map(|top| top.namespace) {
            self.insert_foreign(start, namespace);
        }
        Step::Done
    }

    /// Handles an end tag. Returns `false` if the rules for HTML apply to it.
    pub(super) fn end_in_foreign(&mut self, name: Name) -> bool {
        if matches!(name.tag, Tag::Br | Tag::P) {
            self.close_foreign();
            return false;
        }
        let open = self.stack.last_foreign(name);
        self.close_if(open);
        open.is_some()
    }

    pub(super) fn insert_foreign_root(&mut self, start: Start) {
        let namespace = if start.tag() == Tag::Svg { Namespace::Svg } else { Namespace::MathMl };
        self.insert_foreign(start, namespace);
    }

    fn insert_foreign(&mut self, start: Start, namespace: Namespace) {
        let no_snippet = self.record_foreign_element(start);
        if start.markup.self_closing {
            self.found.end_no_snippet(no_snippet, start.markup.span.end() as usize, Closing::Implied);
            return;
        }
        let integration = match (namespace, start.tag()) {
            (Namespace::Svg, Tag::ForeignObject | Tag::Desc | Tag::Title) => Integration::Html,
            (Namespace::MathMl, Tag::Mi | Tag::Mo | Tag::Mn | Tag::Ms | Tag::Mtext) => Integration::MathMlText,
            (Namespace::MathMl, Tag::AnnotationXml) if self.is_html_encoding() => Integration::Html,
            _ => Integration::None,
        };
        self.stack.push(start.name, namespace, integration, no_snippet);
    }

    fn is_html_encoding(&self) -> bool {
        self.attribute(AttributeName::Encoding).is_some_and(|span| {
            let encoding = self.decoded(span);
            [&b"text/html"[..], b"application/xhtml+xml"].iter().any(|html| encoding.bytes().eq_ignore_ascii_case(html))
        })
    }

    /// Closes SVG and MathML elements until the current node may contain HTML.
    fn close_foreign(&mut self) {
        while self.stack.top().is_some_and(|top| is_foreign(top) && top.integration == Integration::None) {
            self.pop(Closing::Implied);
        }
    }
}

fn is_foreign(entry: &Entry) -> bool {
    entry.namespace != Namespace::Html
}
