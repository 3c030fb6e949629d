//! What the text pane asks the engine of a robots.txt, as plain objects: what `web/codemirror` takes of the package's types
//! `Diagnostic`, `Hover` and `Completion`. WebAssembly of its own, which the page loads when it has been shown.

use std::cell::OnceCell;

use js_sys::{Array, Object, Reflect};
use robotscope::language::{Completion, CompletionKind, Hover};
use robotscope::lint::{Diagnostic, Edit, Options};
use robotscope::text::{Span, Utf16Index};
use robotscope::{RobotsTxt, explain};
use wasm_bindgen::prelude::*;

/// A robots.txt about which is asked.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RobotsTxtText {
    robots: RobotsTxt<'static>,
    utf16: OnceCell<Utf16Index>,
}

/// Reads a text, of which several things may then be asked.
#[wasm_bindgen(js_name = parseRobotsTxt)]
pub fn parse_robots_txt(text: &str) -> RobotsTxtText {
    RobotsTxtText { robots: RobotsTxt::parse_owned(text.as_bytes()), utf16: OnceCell::new() }
}

#[wasm_bindgen]
impl RobotsTxtText {
    /// What is wrong with it, in its order.
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorDiagnostic[]")]
    pub fn diagnostics(&self) -> Array {
        self.robots.lint(&Options::default()).iter().map(|found| self.diagnostic(found)).collect()
    }

    /// What stands at an offset (UTF-16 code units), if anything is known of it.
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorHover | undefined")]
    pub fn hover(&self, offset: u32) -> Option<Object> {
        self.robots.hover(self.byte(offset)).map(|hover| self.hovered(&hover))
    }

    /// What could stand at an offset (UTF-16 code units).
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorCompletion[]")]
    pub fn complete(&self, offset: u32) -> Array {
        self.robots.completions(self.byte(offset)).iter().map(|completion| self.completion(completion)).collect()
    }
}

impl RobotsTxtText {
    fn diagnostic(&self, found: &Diagnostic) -> Object {
        let words = explain::diagnostic(&self.robots, found);
        let fixes = found.fixes.iter().zip(&words.fixes).map(|(fix, title)| {
            let edits: Array = fix.edits.iter().map(|edit| self.edit(edit)).collect();
            object(&[("title", title.into()), ("applicability", fix.applicability.as_str().into()), ("edits", edits.into())])
        });
        object(&[
            ("code", found.code.as_str().into()),
            ("severity", found.severity.as_str().into()),
            ("message", words.message.into()),
            ("explanation", words.explanation.into()),
            ("span", self.span(found.span)),
            ("fixes", fixes.collect::<Array>().into()),
        ])
    }

    fn hovered(&self, hover: &Hover) -> Object {
        let words = explain::hover(&self.robots, hover);
        let sources = words.sources.iter().map(|source| object(&[("title", source.title.into()), ("url", source.url.into())]));
        object(&[
            ("span", self.span(hover.span)),
            ("title", words.title.into()),
            ("paragraphs", words.paragraphs.into_iter().map(JsValue::from).collect::<Array>().into()),
            ("sources", sources.collect::<Array>().into()),
        ])
    }

    fn completion(&self, completion: &Completion) -> Object {
        let words = explain::completion(completion);
        object(&[
            ("span", self.span(completion.span)),
            ("label", completion.label.as_str().into()),
            ("insert", completion.insert.as_str().into()),
            ("kind", kind(completion.kind).into()),
            ("detail", words.detail.into()),
            ("documentation", words.documentation.into()),
        ])
    }

    fn edit(&self, edit: &Edit) -> Object {
        object(&[("span", self.span(edit.span)), ("replacement", edit.replacement.as_str().into())])
    }

    fn span(&self, span: Span) -> JsValue {
        let units = |byte: u32| self.utf16().offset(byte).into();
        object(&[("start", units(span.start())), ("end", units(span.end()))]).into()
    }

    fn utf16(&self) -> &Utf16Index {
        self.utf16.get_or_init(|| Utf16Index::new(self.robots.text()))
    }

    /// The first byte that so many UTF-16 code units stand before.
    fn byte(&self, units: u32) -> u32 {
        let (mut low, mut high) = (0, u32::try_from(self.robots.text().len()).unwrap_or(u32::MAX));
        while low < high {
            let middle = low + (high - low) / 2;
            if self.utf16().offset(middle) < units { low = middle + 1 } else { high = middle }
        }
        low
    }
}

/// As `web` names them.
fn kind(kind: CompletionKind) -> &'static str {
    match kind {
        CompletionKind::Field(_) => "field",
        CompletionKind::Crawler(_) => "crawler",
        CompletionKind::Everybody => "everybody",
        CompletionKind::Path => "path",
        CompletionKind::Signal(..) => "signal",
        CompletionKind::Usage(..) => "usage",
        CompletionKind::Value(_) => "value",
        CompletionKind::Code(_) => "code",
        CompletionKind::Ignore => "ignore",
    }
}

fn object(fields: &[(&str, JsValue)]) -> Object {
    let object = Object::new();
    for (name, value) in fields {
        // A new object takes every field.
        let _ = Reflect::set(&object, &(*name).into(), value);
    }
    object
}
