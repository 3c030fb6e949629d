use std::fmt::Debug;

use html5ever::driver::ParseOpts;
use html5ever::interface::TreeSink;
use html5ever::tendril::TendrilSink;
use html5ever::tree_builder::TreeBuilderOpts;
use html5ever::{Attribute, Namespace, ns, parse_document};
use markup5ever_rcdom::{Handle, NodeData, RcDom};
use robotscope::html::{ByScripting, ElementContext, ElementLocation, ElementPlace, Html, LinkKind, MetaKey, Scripting};
use robotscope::text::Span;

use crate::dice::Dice;
use crate::generate;

/// Checks that the HTML reader finds the same elements as html5ever, with and without scripting, and that all spans are correct. The text
/// is generated or the raw input.
pub fn html(data: &[u8]) {
    let mut dice = Dice::new(data);
    let text = if dice.one_in(4) { data.get(1..).unwrap_or_default().to_vec() } else { generate::html(&mut dice) };
    // Replace invalid UTF-8, because html5ever and the reader decode only UTF-8.
    let text = String::from_utf8_lossy(&text);
    let html = Html::parse(&*text);
    assert_spans(&html);
    for scripting in Scripting::ALL {
        let Some(theirs) = Tree::new(&text, scripting).found() else { continue };
        assert_eq!(found(&html, scripting), theirs, "scripting {}: {text:?}", scripting.as_str());
    }
}

/// A found element in comparable form: its kind, its values and its place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Found {
    what: String,
    values: Vec<Option<String>>,
    location: &'static str,
    context: &'static str,
}

/// The kind of links and forms with a qualifying `rel`, such as `<a rel=nofollow>`. Their location is ignored and duplicates are dropped:
/// html5ever reopens an implicitly closed `<a>`, so its tree contains the element several times.
const QUALIFIED: &str = "qualified";

impl Found {
    fn new(what: &str, values: impl IntoIterator<Item = Option<String>>, place: ElementPlace) -> Self {
        let anywhere = ElementPlace { location: ElementLocation::Body, context: ElementContext::Document };
        let ElementPlace { location, context } = if what == QUALIFIED { anywhere } else { place };
        let values = values.into_iter().collect();
        Self { what: what.to_owned(), values, location: location.as_str(), context: context.as_str() }
    }
}

fn found(html: &Html<'_>, scripting: Scripting) -> Vec<Found> {
    let value = |span: Span| String::from_utf8(html.value(span).bytes().to_vec()).expect("UTF-8");
    let mut found = Vec::new();
    let mut add = |what: &str, values: &[Option<Span>], places: ByScripting<ElementPlace>| {
        if let Some(place) = places.with(scripting) {
            found.push(Found::new(what, values.iter().map(|span| span.map(value)), place));
        }
    };
    for meta in html.metas() {
        add(meta.key.as_str(), &[Some(meta.name), meta.content], meta.places);
    }
    for link in html.links() {
        add(link.kind.as_str(), &[link.href], link.places);
    }
    for link in html.qualified_links() {
        add(QUALIFIED, &[Some(link.rel)], link.places);
    }
    for script in html.license_scripts() {
        add("script", &[], script.places);
    }
    for element in html.no_snippets() {
        let name = String::from_utf8_lossy(html.slice(element.element)).to_ascii_lowercase().replace('\0', "\u{FFFD}");
        add(&format!("{name} {}", element.is_valid), &[], element.places);
    }
    found.sort();
    found.dedup_by(|one, other| one == other && one.what == QUALIFIED);
    found
}

fn assert_spans(html: &Html<'_>) {
    let mut last = 0;
    for meta in html.metas() {
        let tag = html.slice(meta.span);
        assert!(tag[..5].eq_ignore_ascii_case(b"<meta") && tag.ends_with(b">"), "{:?}", meta.span);
        assert!(last <= meta.span.start(), "in the order of the text");
        last = meta.span.end();
        for span in [Some(meta.name), meta.content].into_iter().flatten() {
            assert_within(span, meta.span);
            let value = html.value(span);
            assert_eq!(value.span(0..value.bytes().len()), span);
            let mut end = span.start();
            for byte in 0..value.bytes().len() {
                let part = value.span(byte..byte + 1);
                assert!(part.end() == end || part.start() == end, "{part:?} does not follow {end}");
                end = part.end();
            }
        }
    }
    for element in html.no_snippets() {
        assert_within(element.element, element.span);
        assert_eq!(element.content.start(), element.span.end());
        if element.is_closed {
            let name = html.slice(element.element);
            let end_tag = &html.text()[element.content.end() as usize..];
            assert!(end_tag.starts_with(b"</") && end_tag[2..2 + name.len()].eq_ignore_ascii_case(name));
        }
    }
    for scripting in Scripting::ALL {
        assert!(html.rest(scripting).is_none_or(|rest| rest.span.start() as usize <= html.text().len()));
        let head_end = html.head_end(scripting);
        assert!(head_end.is_none_or(|end| !html.slice(end.span).is_empty()));
    }
}

#[track_caller]
fn assert_within(inner: Span, outer: Span) {
    assert!(outer.start() <= inner.start() && inner.end() <= outer.end(), "{inner:?} in {outer:?}");
}

struct Tree {
    dom: RcDom,
    found: Vec<Found>,
    /// `true` if the text cannot be compared for one of these reasons:
    ///
    /// - An element such as `<span>` outside SVG contains an element such as `<foreignObject>`. At `</span>`, html5ever searches for the
    ///   element to close even outside `<foreignObject>`. The standard stops there, because `<foreignObject>` is “special”.
    /// - An element such as `<b>` contains SVG or MathML, and may have been reopened. The reader does not support reopening, so it does not
    ///   know that `</b>` ends the SVG.
    is_apart: bool,
}

#[derive(Clone, Copy, Default)]
struct Inside {
    body: bool,
    template: bool,
    noscript: bool,
    ordinary: bool,
    formatting: bool,
}

const SPECIAL: [&str; 9] = ["foreignObject", "desc", "title", "mi", "mo", "mn", "ms", "mtext", "annotation-xml"];

const FORMATTING: [&str; 14] = ["a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u"];

/// Elements whose end tags have their own rules in the standard, instead of the rule “any other end tag”.
const WITH_RULES: [&str; 30] = [
    "html", "head", "body", "noscript", "template", "div", "section", "address", "pre", "dialog", "p", "ul", "li", "dl", "dd",
    "dt", "h1", "h2", "button", "form", "object", "marquee", "select", "table", "caption", "tbody", "thead", "tr", "td", "th",
];

impl Tree {
    fn new(text: &str, scripting: Scripting) -> Self {
        let tree_builder = TreeBuilderOpts { scripting_enabled: scripting == Scripting::On, ..TreeBuilderOpts::default() };
        let options = ParseOpts { tree_builder, ..ParseOpts::default() };
        let dom = parse_document(RcDom::default(), options).one(text);
        Self { dom, found: Vec::new(), is_apart: false }
    }

    /// Returns the found elements, or `None` if the text cannot be compared.
    fn found(mut self) -> Option<Vec<Found>> {
        let document = self.dom.get_document();
        self.walk(&document, Inside::default());
        self.found.sort();
        self.found.dedup_by(|one, other| one == other && one.what == QUALIFIED);
        (!self.is_apart).then_some(self.found)
    }

    fn walk(&mut self, node: &Handle, mut inside: Inside) {
        if let NodeData::Element { name, attrs, template_contents, .. } = &node.data {
            let is_html = name.ns == ns!(html);
            self.element(&name.local, &name.ns, &attrs.borrow(), inside);
            inside.body |= is_html && &*name.local == "body";
            inside.noscript |= is_html && &*name.local == "noscript";
            inside.ordinary |= is_html && !WITH_RULES.contains(&&*name.local);
            inside.formatting |= is_html && FORMATTING.contains(&&*name.local);
            let is_special = !is_html && SPECIAL.contains(&&*name.local);
            self.is_apart |= (inside.ordinary && is_special) || (inside.formatting && !is_html);
            if let Some(contents) = &*template_contents.borrow() {
                self.walk(contents, Inside { template: true, ..inside });
            }
        }
        for child in &*node.children.borrow() {
            self.walk(child, inside);
        }
    }

    fn element(&mut self, name: &str, namespace: &Namespace, attributes: &[Attribute], inside: Inside) {
        let location = if inside.body { ElementLocation::Body } else { ElementLocation::Head };
        let context = match inside {
            Inside { template: true, .. } => ElementContext::Template,
            Inside { noscript: true, .. } => ElementContext::Noscript,
            _ => ElementContext::Document,
        };
        let place = ElementPlace { location, context };
        let attribute = |name: &str| {
            attributes.iter().find(|it| &*it.name.local == name && it.name.ns == ns!()).map(|it| it.value.to_string())
        };
        let has_word = |list: &Option<String>, word: &str| {
            list.as_ref().is_some_and(|list| list.split_ascii_whitespace().any(|it| it.eq_ignore_ascii_case(word)))
        };
        let trimmed = |value: &Option<String>| value.as_ref().map(|it| it.trim_ascii().to_ascii_lowercase()).unwrap_or_default();
        let is_rsl = || trimmed(&attribute("type")) == "application/rsl+xml";
        let rel = attribute("rel");
        let is_qualified = || ["nofollow", "sponsored", "ugc"].iter().any(|word| has_word(&rel, word));
        let is_html = *namespace == ns!(html);
        match name {
            "meta" if is_html && !trimmed(&attribute("name")).is_empty() => {
                self.found.push(Found::new(MetaKey::Name.as_str(), [attribute("name"), attribute("content")], place));
            }
            "meta" if is_html && trimmed(&attribute("http-equiv")) == "x-robots-tag" => {
                self.found.push(Found::new(MetaKey::HttpEquiv.as_str(), [attribute("http-equiv"), attribute("content")], place));
            }
            "link" if is_html => {
                let is_license = has_word(&rel, "license") && is_rsl();
                for (kind, is_it) in [(LinkKind::Canonical, has_word(&rel, "canonical")), (LinkKind::License, is_license)] {
                    if is_it {
                        self.found.push(Found::new(kind.as_str(), [attribute("href")], place));
                    }
                }
            }
            // Ignore elements outside a body: after a frameset, html5ever may reopen the removed body's `<a>` there.
            "a" | "area" | "form" if is_html && is_qualified() && (inside.body || inside.template) => {
                self.found.push(Found::new(QUALIFIED, [rel], place));
            }
            "script" if is_html && is_rsl() => self.found.push(Found::new("script", [], place)),
            _ => {}
        }
        if attribute("data-nosnippet").is_some() {
            let is_valid = is_html && ["span", "div", "section"].contains(&name);
            self.found.push(Found::new(&format!("{} {is_valid}", name.to_ascii_lowercase()), [], place));
        }
    }
}
