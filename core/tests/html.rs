//! Runs the cases in `tests/html/*.toml`: a document's elements that address robots. In a browser, also compares the cases with the
//! browser's own parser.

use robotscope::html::{ElementContext, ElementPlace, Html, MetaKey, Scripting};
use robotscope::text::Span;

use crate::support::case_files::{Folder, case_files};
use crate::support::html::Case;
#[cfg(target_arch = "wasm32")]
use crate::support::html::pieces::{FINDS, PIECES};
use crate::support::tally::{Tally, run_cases};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::{console_log as say, wasm_bindgen_test};

const FILES: Folder = case_files!("html", "tokens.toml", "raw-text.toml", "tree.toml", "finds.toml");

#[cfg_attr(not(target_arch = "wasm32"), test)]
#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
fn finds_the_elements_of_every_case() {
    run_cases(&FILES, Tally::elements);
}

/// Checks that the browser's parser, without scripting, finds the same elements in the same places. Compares the cases marked for browsers
/// and 5,000 generated documents, but skips documents that Chromium parses differently from the standard.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen_test]
fn finds_the_same_elements_as_a_browser() {
    let (mut failures, mut compared) = (Vec::new(), 0);
    let mut compare = |name: &str, text: &str| {
        let (ours, browsers) = (in_the_document(&Html::parse(text)), browser::found(text));
        compared += 1;
        if ours != browsers {
            failures.push(format!("{name}: {text:?}\n  ours: {ours:?}\n  the browser's: {browsers:?}"));
        }
    };
    for (_, file) in FILES.read::<crate::support::case_files::Cases<Case>>() {
        for case in file.case.iter().filter(|case| case.is_for_browsers) {
            compare(&case.name, &String::from_utf8(case.html.bytes()).expect("characters"));
        }
    }
    let mut numbers = crate::support::numbers::Numbers::from(1);
    let mut below = |count| numbers.below(count);
    for _ in 0..5000 {
        // Use only a few different fragments per document, so that the same fragments often occur together.
        let few: Vec<_> =
            (0..18).map(|place| if place < 12 { PIECES[below(PIECES.len())] } else { FINDS[below(FINDS.len())] }).collect();
        let text: String = (0..4 + below(40)).map(|number| few[below(few.len())].replace('~', &number.to_string())).collect();
        // Skip documents with U+0000: unlike the standard, Chromium removes U+0000 from text before it builds the tree, so a leading U+0000
        // does not end the head.
        let has_null_in_text = few.contains(&"\0") && text.contains('\0');
        // Unlike the standard, Chromium 148 parses `<![CDATA[` as a comment directly inside SVG's `foreignObject` and similar elements.
        let is_cdata_in_foreign =
            text.contains("CDATA") && ["<foreignO", "<desc", "<title", "<mi", "<ann"].iter().any(|tag| text.contains(tag));
        if !has_null_in_text && !is_cdata_in_foreign {
            compare("made of pieces", &text);
        }
    }
    say!("{compared} documents");
    let some = failures.iter().take(5).cloned().collect::<Vec<_>>().join("\n");
    assert!(failures.is_empty(), "{} of {compared} differ:\n{some}", failures.len());
}

/// Returns the elements outside templates that a reader without scripting finds, sorted as text.
#[cfg(target_arch = "wasm32")]
fn in_the_document(html: &Html<'_>) -> Vec<String> {
    let text = |span| String::from_utf8_lossy(html.value(span).bytes()).into_owned();
    let place = |place: Option<ElementPlace>| {
        place.filter(|place| place.context != ElementContext::Template).map(|it| it.location.as_str())
    };
    let mut found = Vec::new();
    for meta in html.metas().iter().filter(|meta| meta.key == MetaKey::Name) {
        let content = meta.content.map(text).unwrap_or_default();
        found.extend(place(meta.places.with(Scripting::Off)).map(|place| format!("{place} {} {content}", text(meta.name))));
    }
    for link in html.links().iter().filter(|link| link.kind == robotscope::html::LinkKind::Canonical) {
        let href = link.href.map(text).unwrap_or_default();
        found.extend(place(link.places.with(Scripting::Off)).map(|place| format!("{place} canonical {href}")));
    }
    for element in html.no_snippets() {
        // The browser replaces U+0000 in element names.
        let name = String::from_utf8_lossy(html.slice(element.element)).to_ascii_lowercase().replace('\0', "\u{FFFD}");
        let validity = if element.is_valid { "valid" } else { "invalid" };
        found.extend(place(element.places.with(Scripting::Off)).map(|place| format!("{place} {name} {validity}")));
    }
    found.sort();
    found
}

#[cfg(target_arch = "wasm32")]
mod browser {
    use js_sys::{Array, Function};

    const SCRIPT: &str = r#"
        const found = [];
        const all = new DOMParser().parseFromString(text, "text/html").querySelectorAll("*");
        const blank = /^[\t\n\f\r ]*$/;
        for (const element of all) {
            const place = element.closest("body") ? "body" : "head";
            const isHtml = element.namespaceURI === "http://www.w3.org/1999/xhtml";
            const get = (name) => element.getAttribute(name) ?? "";
            const name = element.localName.toLowerCase();
            if (isHtml && name === "meta" && !blank.test(get("name"))) found.push(`${place} ${get("name")} ${get("content")}`);
            if (isHtml && name === "link" && /(^|\s)canonical(\s|$)/i.test(get("rel"))) {
                found.push(`${place} canonical ${get("href")}`);
            }
            if (element.hasAttribute("data-nosnippet")) {
                found.push(`${place} ${name} ${isHtml && /^(span|div|section)$/.test(name) ? "valid" : "invalid"}`);
            }
        }
        return found;
    "#;

    /// Returns the elements that the browser's parser finds, sorted as text.
    pub(crate) fn found(text: &str) -> Vec<String> {
        let function = Function::new_with_args("text", SCRIPT);
        let found = function.call1(&text.into(), &text.into()).expect("a function that does not throw");
        let mut found: Vec<_> = Array::from(&found).iter().filter_map(|line| line.as_string()).collect();
        found.sort();
        found
    }
}

impl Tally {
    fn elements(&mut self, case: &Case) {
        let text = case.html.bytes();
        let html = Html::parse(&text);
        self.same_if_expected("found", case.found.as_ref(), &metas(&html, Scripting::Off));
        self.same_if_expected("scripted", case.scripted.as_ref().or(case.found.as_ref()), &metas(&html, Scripting::On));
        self.same_if_expected(
            "repeats",
            case.repeats.as_ref(),
            &html.metas().iter().map(|meta| meta.repeats_attribute).collect(),
        );
        self.same_if_expected(
            "quotes",
            case.quotes.as_ref(),
            &html.metas().iter().map(|meta| meta.has_typographic_quotes).collect(),
        );
        let source = |span: Span| String::from_utf8_lossy(html.slice(span)).into_owned();
        let value = |span: Span| String::from_utf8_lossy(html.value(span).bytes()).into_owned();
        let links = html.links().iter().map(|link| {
            let href = link.href.map(|href| format!(" = {}", value(href))).unwrap_or_default();
            format!("{}: {}{href}", place(link.places.first()), link.kind.as_str())
        });
        self.same_if_expected("links", case.links.as_ref(), &links.collect());
        let qualified = html.qualified_links().iter().map(|link| {
            let words = [("nofollow", link.is_nofollow), ("sponsored", link.is_sponsored), ("ugc", link.is_ugc)];
            let words: Vec<_> = words.into_iter().filter(|(_, is_there)| *is_there).map(|(word, _)| word).collect();
            format!("{}: {}", place(link.places.first()), words.join(" "))
        });
        self.same_if_expected("qualified", case.qualified.as_ref(), &qualified.collect());
        let scripts = html.license_scripts().iter();
        let scripts = scripts.map(|script| format!("{}: {}", place(script.places.first()), source(script.content)));
        self.same_if_expected("scripts", case.scripts.as_ref(), &scripts.collect());
        let no_snippets = html.no_snippets().iter().map(|element| {
            let name = source(element.element).to_ascii_lowercase();
            let validity = if element.is_valid { "valid" } else { "invalid" };
            let end = if element.is_closed { "closed" } else { "open" };
            format!("{}: {name}, {validity}, {end} = {}", place(element.places.first()), source(element.content))
        });
        self.same_if_expected("no snippets", case.no_snippets.as_ref(), &no_snippets.collect());
        let head_end = html.head_end(Scripting::Off).map(|end| format!("{}: {}", end.kind.as_str(), source(end.span)));
        self.same_if_expected("the end of the head", case.head_end.as_ref(), &head_end.unwrap_or_default());
        let rest = html.rest(Scripting::Off).map(|rest| format!("{}: {}", rest.kind.as_str(), source(rest.span)));
        self.same_if_expected("the rest", case.rest.as_ref(), &rest.unwrap_or_default());
        self.same_if_expected("charset", case.charset.as_deref(), html.charset().as_str());
    }
}

fn metas(html: &Html<'_>, scripting: Scripting) -> Vec<String> {
    let value = |span: Span| String::from_utf8_lossy(html.value(span).bytes()).into_owned();
    let metas = html.metas().iter().filter_map(|meta| Some((meta, meta.places.with(scripting)?)));
    let words = metas.map(|(meta, is_at)| {
        let key = if meta.key == MetaKey::HttpEquiv { "http-equiv " } else { "" };
        let content = meta.content.map(|content| format!(" = {}", value(content))).unwrap_or_default();
        format!("{}: {key}{}{content}", place(is_at), value(meta.name))
    });
    words.collect()
}

fn place(place: impl Into<Option<ElementPlace>>) -> String {
    let place = place.into().expect("an element that some reader sees");
    match place.context {
        ElementContext::Document => place.location.as_str().to_owned(),
        context => format!("{} {}", place.location.as_str(), context.as_str()),
    }
}
