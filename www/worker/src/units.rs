//! From the engine's bytes to JavaScript's UTF-16 code units: what `web/codemirror` takes of the package's types `Diagnostic`, `Hover`,
//! `Completion` and `TextEdit`.

use js_sys::{Array, Object};
use robotscope::explain::{self, Diagnostic, Hover};
use robotscope::language::Completion;
use robotscope::lint::TextEdit;
use robotscope::text::{Span, Utf16Index};
use wasm_bindgen::prelude::*;

use crate::plain::object;
use crate::words::messages;

/// The places of one text.
#[derive(Debug)]
pub(crate) struct Units(Utf16Index);

impl Units {
    pub(crate) fn new(text: &[u8]) -> Self {
        Self(Utf16Index::new(text))
    }

    pub(crate) fn byte(&self, units: u32) -> u32 {
        self.0.byte(units)
    }

    pub(crate) fn unit(&self, byte: u32) -> JsValue {
        self.0.offset(byte).into()
    }

    pub(crate) fn span(&self, span: Span) -> JsValue {
        object(&[("start", self.unit(span.start())), ("end", self.unit(span.end()))]).into()
    }

    pub(crate) fn edits(&self, edits: &[TextEdit]) -> Array {
        let edit = |edit: &TextEdit| object(&[("span", self.span(edit.span)), ("replacement", edit.replacement.as_str().into())]);
        edits.iter().map(edit).collect()
    }

    pub(crate) fn diagnostic(&self, told: &Diagnostic) -> Object {
        let fixes = told.fixes.iter().map(|fix| {
            let edits = self.edits(&fix.edits).into();
            object(&[("title", (&fix.title).into()), ("applicability", fix.applicability.as_str().into()), ("edits", edits)])
        });
        object(&[
            ("code", told.code.as_str().into()),
            ("severity", told.severity.as_str().into()),
            ("message", (&told.message).into()),
            ("explanation", (&told.explanation).into()),
            ("span", self.span(told.span)),
            ("fixes", fixes.collect::<Array>().into()),
        ])
    }

    pub(crate) fn hover(&self, words: Hover) -> Object {
        let sources = words.sources.iter().map(|source| object(&[("title", source.title.into()), ("url", source.url.into())]));
        object(&[
            ("span", self.span(words.span)),
            ("title", words.title.into()),
            ("paragraphs", words.paragraphs.into_iter().map(JsValue::from).collect::<Array>().into()),
            ("sources", sources.collect::<Array>().into()),
        ])
    }

    pub(crate) fn completions(&self, completions: &[Completion]) -> Array {
        let completion = |completion: &Completion| {
            let words = explain::completion(&messages(), completion);
            object(&[
                ("span", self.span(words.span)),
                ("label", words.label.into()),
                ("insert", words.insert.into()),
                ("kind", words.kind.as_str().into()),
                ("detail", words.detail.into()),
                ("documentation", words.documentation.into()),
            ])
        };
        completions.iter().map(completion).collect()
    }
}
