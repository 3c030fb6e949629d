//! Records the elements found in one scripting mode, and merges the elements found in both modes.

use super::excerpt::Texts;
use super::places::{ByScripting, ElementContext, ElementLocation, ElementPlace, Scripting};
use super::tokens::attribute_name::AttributeName;
use super::tokens::decoded::Decoded;
use super::tokens::markup::{Attribute, Markup, tag};
use super::tokens::tag::Tag;
use super::tree::builder::{Closing, Start, TreeBuilder};
use super::tree::stack::NONE;
use super::{
    HeadEnd, LicenseScript, Link, LinkKind, Linked, LinkedKind, Meta, MetaKey, NearMeta, NearMetaKind, NoSnippet, QualifiedLink,
    Rest, Swallowed,
};
use crate::text::Span;

#[derive(Debug, Default)]
pub(super) struct Elements {
    pub(super) metas: Vec<Meta>,
    pub(super) near_metas: Vec<NearMeta>,
    pub(super) swallowed: Vec<Swallowed>,
    pub(super) links: Vec<Link>,
    pub(super) linked: Vec<Linked>,
    pub(super) base: Option<Span>,
    pub(super) qualified_links: Vec<QualifiedLink>,
    pub(super) license_scripts: Vec<LicenseScript>,
    pub(super) no_snippets: Vec<NoSnippet>,
    pub(super) head_end: Option<HeadEnd>,
    pub(super) rest: Option<Rest>,
    /// `true` if the document has a `<noscript>`, whose content depends on the scripting mode.
    pub(super) has_noscript: bool,
    /// The text for a search result, if requested.
    pub(super) texts: Option<Texts>,
}

/// An element whose place may depend on the scripting mode.
pub(super) trait Placed {
    /// Returns a key that identifies the element. Keys sort in document order.
    fn order(&self) -> (Span, Option<LinkKind>);
    fn places(&mut self) -> &mut ByScripting<ElementPlace>;
}

macro_rules! placed {
    ($($name:ident: $kind:expr,)*) => {$(
        impl Placed for $name {
            fn order(&self) -> (Span, Option<LinkKind>) {
                (self.span, $kind(self))
            }

            fn places(&mut self) -> &mut ByScripting<ElementPlace> {
                &mut self.places
            }
        }
    )*};
}

placed! {
    Meta: |_| None,
    Link: |link: &Link| Some(link.kind),
    Linked: |_| None,
    QualifiedLink: |_| None,
    LicenseScript: |_| None,
    NoSnippet: |_| None,
}

impl Elements {
    pub(super) fn end_no_snippet(&mut self, no_snippet: u32, end: usize, closing: Closing) {
        let element = self.no_snippets.get_mut(no_snippet as usize).filter(|_| no_snippet != NONE);
        if let Some(NoSnippet { content, is_closed, .. }) = element {
            *content = Span::new(content.start(), u32::try_from(end).unwrap_or(u32::MAX));
            *is_closed = closing == Closing::EndTag;
        }
    }

    /// Removes the elements in the body, which begins at the offset `body`, because a frameset replaces the body.
    pub(super) fn forget_body(&mut self, body: usize) {
        let is_in_head = |span: Span| (span.start() as usize) < body;
        self.metas.retain(|it| is_in_head(it.span));
        self.near_metas.retain(|it| is_in_head(it.span));
        self.swallowed.retain(|it| is_in_head(it.by));
        self.links.retain(|it| is_in_head(it.span));
        self.linked.retain(|it| is_in_head(it.span));
        self.base = self.base.filter(|href| is_in_head(*href));
        self.qualified_links.retain(|it| is_in_head(it.span));
        self.license_scripts.retain(|it| is_in_head(it.span));
        self.no_snippets.retain(|it| is_in_head(it.span));
        if let Some(texts) = &mut self.texts {
            texts.title = texts.title.filter(|title| is_in_head(*title));
        }
    }

    /// Merges the elements that are found with scripting into the elements that are found without scripting.
    pub(super) fn merge(&mut self, scripted: Self) {
        merge(&mut self.metas, scripted.metas);
        merge(&mut self.links, scripted.links);
        merge(&mut self.linked, scripted.linked);
        merge(&mut self.qualified_links, scripted.qualified_links);
        merge(&mut self.license_scripts, scripted.license_scripts);
        merge(&mut self.no_snippets, scripted.no_snippets);
    }
}

fn merge<T: Placed>(found: &mut Vec<T>, scripted: Vec<T>) {
    let mut scripted = scripted.into_iter().peekable();
    let mut merged = Vec::with_capacity(found.len());
    for mut it in found.drain(..) {
        while let Some(other) = scripted.next_if(|other| other.order() < it.order()) {
            merged.push(other);
        }
        let other = scripted.next_if(|other| other.order() == it.order());
        it.places().with_scripting = other.and_then(|mut other| other.places().with_scripting);
        merged.push(it);
    }
    merged.extend(scripted);
    *found = merged;
}

impl<'t> TreeBuilder<'t> {
    /// Records an HTML element if it matters to robots. Returns the index of its [`NoSnippet`], to record the end of its content later;
    /// `NONE` if it has no `data-nosnippet`.
    pub(super) fn record_element(&mut self, start: Start) -> u32 {
        if start.tag() == Tag::Other {
            self.record_robots_element(start);
        }
        // Return early for most tags: every element recorded below has a known attribute.
        if self.attributes.is_empty() {
            return NONE;
        }
        match start.tag() {
            Tag::Meta => self.record_meta(start),
            Tag::Link => self.record_link(start),
            Tag::Script => self.record_linked_script(start),
            Tag::Base => self.record_base(),
            Tag::A | Tag::Area | Tag::Form => self.record_qualified_link(start),
            _ => {}
        }
        let is_valid = matches!(start.tag(), Tag::Span | Tag::Div | Tag::Section);
        self.record_no_snippet(start, is_valid)
    }

    /// Records an SVG or MathML element if it has `data-nosnippet`. Returns the index of its [`NoSnippet`], or `NONE`.
    pub(super) fn record_foreign_element(&mut self, start: Start) -> u32 {
        self.record_no_snippet(start, false)
    }

    fn record_no_snippet(&mut self, start: Start, is_valid: bool) -> u32 {
        if self.attribute(AttributeName::DataNosnippet).is_none() {
            return NONE;
        }
        let places = self.places();
        let end = u32::try_from(self.text.len()).unwrap_or(u32::MAX);
        let index = u32::try_from(self.found.no_snippets.len()).unwrap_or(NONE);
        self.found.no_snippets.push(NoSnippet {
            span: start.markup.span,
            element: start.markup.name,
            content: Span::new(start.markup.span.end(), end),
            is_valid,
            is_closed: false,
            places,
        });
        index
    }

    fn record_meta(&mut self, start: Start) {
        self.record_near_meta(start);
        let name = self.attribute(AttributeName::Name).filter(|name| !self.decoded(*name).bytes().trim_ascii().is_empty());
        let is_robots = |span: &Span| self.decoded(*span).bytes().trim_ascii().eq_ignore_ascii_case(b"x-robots-tag");
        let http_equiv = || self.attribute(AttributeName::HttpEquiv).filter(is_robots).map(|name| (MetaKey::HttpEquiv, name));
        let Some((key, name)) = name.map(|name| (MetaKey::Name, name)).or_else(http_equiv) else { return };
        let content = self.attribute(AttributeName::Content);
        let has_quotes = |span: Span| has_typographic_quotes(self.decoded(span).bytes());
        let meta = Meta {
            span: start.markup.span,
            key,
            name,
            content,
            places: self.places(),
            repeats_attribute: [AttributeName::Name, AttributeName::HttpEquiv, AttributeName::Content]
                .into_iter()
                .any(|name| self.all(name).nth(1).is_some()),
            has_typographic_quotes: has_quotes(name) || content.is_some_and(has_quotes),
        };
        self.found.metas.push(meta);
    }

    fn record_near_meta(&mut self, start: Start) {
        let name = self.attribute(AttributeName::Name).filter(|name| !name.is_empty());
        let content = self.attribute(AttributeName::Content);
        let is_header = |name| self.decoded(name).bytes().trim_ascii().eq_ignore_ascii_case(b"x-robots-tag");
        let found = match (name, content) {
            (None, Some(content)) => self.name_elsewhere(start.markup).map(|(kind, name)| (kind, name, content)),
            (Some(name), None) => self.content_elsewhere(start.markup, name),
            (Some(name), Some(content)) => match self.all(AttributeName::Content).nth(1) {
                Some(second) => Some((NearMetaKind::SecondContent, name, second)),
                None => is_header(name).then_some((NearMetaKind::HeaderName, name, content)),
            },
            (None, None) => None,
        };
        let found = found.map(|(kind, name, content)| NearMeta { span: start.markup.span, kind, name, content });
        self.found.near_metas.extend(found);
    }

    /// Finds the attribute that names a robots meta element in place of `name`. Returns the kind of mistake and the attribute's value,
    /// which is empty if no attribute names the element. Returns `None` if an attribute such as `property` contains only a name from
    /// another vocabulary, such as `og:title`.
    fn name_elsewhere(&self, markup: Markup) -> Option<(NearMetaKind, Span)> {
        let (mut usual, mut other, mut is_named) = (None, None, false);
        self.each_attribute(markup, &mut |attribute| {
            let (name, value) = (attribute.name.slice(self.text), attribute.value.slice(self.text).trim_ascii());
            let is_usual =
                ["property", "itemprop", "http-equiv", "charset"].iter().any(|it| it.as_bytes().eq_ignore_ascii_case(name));
            is_named |= is_usual;
            // Skip a value with a colon, which is from Open Graph or a similar vocabulary.
            if value.is_empty() || value.contains(&b':') || name.eq_ignore_ascii_case(b"content") {
                return;
            }
            let ends_in_bot = || value.last_chunk::<3>().is_some_and(|end| end.eq_ignore_ascii_case(b"bot"));
            if value.eq_ignore_ascii_case(b"robots") || ends_in_bot() {
                other = other.or(Some(attribute));
            } else if is_usual {
                usual = usual.or(Some(attribute));
            }
        });
        match other.or(usual) {
            Some(Attribute { name, value }) => Some((NearMetaKind::Name(name), value)),
            None => (!is_named).then(|| (NearMetaKind::Nameless, Span::at(markup.name.end(), 0))),
        }
    }

    /// Finds the directives in a named element without a `content` attribute. Returns the kind of mistake, the name and the directives;
    /// `None` if no attribute resembles `content`.
    fn content_elsewhere(&self, markup: Markup, name: Span) -> Option<(NearMetaKind, Span, Span)> {
        let written = name.slice(self.text);
        let first = written.iter().position(u8::is_ascii_whitespace).unwrap_or(written.len());
        let rest = written.get(first..).and_then(|rest| rest.trim_ascii().strip_suffix(b"=")).unwrap_or_default();
        if rest.trim_ascii_end().eq_ignore_ascii_case(b"content") {
            let start = (name.end() + 1).min(markup.span.end());
            let behind = Span::new(start, markup.span.end()).slice(self.text);
            let length = behind.iter().position(|byte| matches!(byte, b'"' | b'\'' | b'>')).unwrap_or(behind.len());
            let name = Span::at(name.start(), u32::try_from(first).unwrap_or_default());
            return Some((NearMetaKind::OpenQuote, name, Span::at(start, u32::try_from(length).unwrap_or_default())));
        }
        let mut found = None;
        self.each_attribute(markup, &mut |attribute| {
            let name = attribute.name.slice(self.text);
            if ["value", "contents"].iter().any(|it| it.as_bytes().eq_ignore_ascii_case(name)) {
                found = found.or(Some((NearMetaKind::Content(attribute.name), attribute.value)));
            }
        });
        found.map(|(kind, content)| (kind, name, content))
    }

    fn each_attribute(&self, markup: Markup, take: &mut dyn FnMut(Attribute)) {
        tag(self.text, markup.span.start() as usize, markup.name.start() as usize, take);
    }

    /// Records a `<robots>` element, with directives in its `content` attribute or its text.
    fn record_robots_element(&mut self, start: Start) {
        let Markup { span, name, .. } = start.markup;
        if !name.slice(self.text).eq_ignore_ascii_case(b"robots") {
            return;
        }
        let text = self.text.get(span.end() as usize..).unwrap_or_default();
        let length = memchr::memchr(b'<', text).unwrap_or(text.len());
        let text = || Span::at(span.end(), u32::try_from(length).unwrap_or_default());
        let content = self.attribute(AttributeName::Content).unwrap_or_else(text);
        self.found.near_metas.push(NearMeta { span, kind: NearMetaKind::Element, name, content });
    }

    /// Records an element with `<meta>` tags in its text. Skips properly closed scripts and noscripts, which often contain such tags
    /// intentionally.
    pub(super) fn record_swallowed(&mut self, start: Start, content: Span, is_closed: bool) {
        let is_usual = matches!(start.tag(), Tag::Script | Tag::Noscript) && is_closed;
        let has_meta = || content.slice(self.text).windows(5).any(|tag| tag.eq_ignore_ascii_case(b"<meta"));
        if !is_usual && has_meta() {
            self.found.swallowed.push(Swallowed { by: start.markup.span, content });
        }
    }

    fn record_link(&mut self, start: Start) {
        let Some(rel) = self.attribute(AttributeName::Rel).map(|rel| self.decoded(rel)) else { return };
        let [is_canonical, is_license, is_alternate, is_stylesheet] =
            has_words(rel.bytes(), [b"canonical", b"license", b"alternate", b"stylesheet"]);
        let kinds = [(LinkKind::Canonical, is_canonical), (LinkKind::License, is_license && self.is_of_rsl())];
        let (href, places) = (self.attribute(AttributeName::Href), self.places());
        let linked = match (is_alternate, is_stylesheet) {
            (true, false) if self.attribute(AttributeName::Hreflang).is_some() => Some(LinkedKind::Alternate),
            // [html-links]: browsers do not apply an alternate stylesheet and do not fetch a disabled stylesheet.
            (false, true) if self.attribute(AttributeName::Disabled).is_none() => Some(LinkedKind::Stylesheet),
            _ => None,
        };
        if let Some((kind, url)) = linked.zip(href) {
            self.found.linked.push(Linked { span: start.markup.span, kind, url, places });
        }
        for (kind, _) in kinds.into_iter().filter(|(_, is_it)| *is_it) {
            self.found.links.push(Link { span: start.markup.span, kind, href, places });
        }
    }

    /// Records a script with a URL, if browsers execute it ([html-script]). A script of a type other than JavaScript is data, and a script
    /// with `nomodule` is for browsers that do not support modules.
    fn record_linked_script(&mut self, start: Start) {
        let types = |span: Span| {
            let value = self.decoded(span);
            let essence = value.bytes().split(|byte| *byte == b';').next().unwrap_or_default().trim_ascii().to_ascii_lowercase();
            let is = |name: &[u8]| essence.ends_with(name);
            matches!(&*essence, b"" | b"module") || is(b"javascript") || is(b"ecmascript")
        };
        let is_run = self.attribute(AttributeName::Type).is_none_or(types) && self.attribute(AttributeName::Nomodule).is_none();
        if let Some(url) = self.attribute(AttributeName::Src).filter(|_| is_run) {
            let (span, places) = (start.markup.span, self.places());
            self.found.linked.push(Linked { span, kind: LinkedKind::Script, url, places });
        }
    }

    fn record_base(&mut self) {
        let href = self.attribute(AttributeName::Href).filter(|_| !self.stack.is_open(Tag::Template));
        self.found.base = self.found.base.or(href);
    }

    fn record_qualified_link(&mut self, start: Start) {
        let Some(rel) = self.attribute(AttributeName::Rel) else { return };
        let value = self.decoded(rel);
        let [is_nofollow, is_sponsored, is_ugc] = has_words(value.bytes(), [b"nofollow", b"sponsored", b"ugc"]);
        if is_nofollow || is_sponsored || is_ugc {
            let (span, places) = (start.markup.span, self.places());
            self.found.qualified_links.push(QualifiedLink { span, rel, is_nofollow, is_sponsored, is_ugc, places });
        }
    }

    pub(super) fn record_script(&mut self, start: Start, content: Span) {
        if self.is_of_rsl() {
            let (span, places) = (start.markup.span, self.places());
            self.found.license_scripts.push(LicenseScript { span, content, places });
        }
    }

    fn is_of_rsl(&self) -> bool {
        let is_rsl = |span| self.decoded(span).bytes().trim_ascii().eq_ignore_ascii_case(b"application/rsl+xml");
        self.attribute(AttributeName::Type).is_some_and(is_rsl)
    }

    /// Returns the place of an element that would be inserted now. Without scripting, returns it for both modes: only a document with a
    /// `<noscript>` is parsed again with scripting, and [`Elements::merge`] then replaces the places with scripting.
    fn places(&self) -> ByScripting<ElementPlace> {
        let location = if self.stack.has_body() { ElementLocation::Body } else { ElementLocation::Head };
        let context = match () {
            () if self.stack.is_open(Tag::Template) => ElementContext::Template,
            () if self.stack.is_open(Tag::Noscript) => ElementContext::Noscript,
            () => ElementContext::Document,
        };
        let place = Some(ElementPlace { location, context });
        ByScripting { without_scripting: place.filter(|_| self.scripting == Scripting::Off), with_scripting: place }
    }

    /// Returns the value of the attribute in the current tag; `None` if it is missing. If the attribute is repeated, its first value
    /// counts.
    pub(super) fn attribute(&self, name: AttributeName) -> Option<Span> {
        self.all(name).next()
    }

    fn all(&self, name: AttributeName) -> impl Iterator<Item = Span> {
        self.attributes.iter().filter(move |(it, _)| *it == name).map(|(_, value)| *value)
    }

    pub(super) fn decoded(&self, span: Span) -> Decoded<'t> {
        Decoded::new(self.text, span)
    }
}

/// Returns `true` for each of the words that a space-separated list contains, ignoring case.
fn has_words<const N: usize>(list: &[u8], words: [&[u8]; N]) -> [bool; N] {
    let mut has = [false; N];
    for it in list.split(u8::is_ascii_whitespace) {
        for (has, word) in has.iter_mut().zip(words) {
            *has |= it.eq_ignore_ascii_case(word);
        }
    }
    has
}

/// Returns `true` if the text contains U+2018 to U+201F, in UTF-8.
fn has_typographic_quotes(text: &[u8]) -> bool {
    text.windows(3).any(|window| matches!(window, [0xE2, 0x80, 0x98..=0x9F]))
}

#[cfg(test)]
mod tests {
    use crate::html::Html;

    // [html-parsing], 13.2.6.4.7: a frameset replaces a body that has no tag and no text.
    #[test]
    fn a_frameset_replaces_everything_that_was_found_in_the_body() {
        const ELEMENTS: &str =
            "<base href=/a/><title><meta name=a></title><meta property=robots content=b><link rel=canonical href=c>";
        let found = |text: &str| {
            let html = Html::parse(text);
            let counts = [html.near_metas().len(), html.swallowed().len(), html.links().len()];
            (counts, html.base().is_some(), html.excerpt().title.is_some())
        };
        assert_eq!(found(&format!("{ELEMENTS}<p></p><frameset>")), ([1; 3], true, true));
        assert_eq!(found(&format!("<p>{ELEMENTS}</p>")), ([1; 3], true, true));
        assert_eq!(found(&format!("<p>{ELEMENTS}</p><frameset>")), ([0; 3], false, false));
    }
}
