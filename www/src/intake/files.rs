//! Reads dropped, pasted and opened files.

use std::rc::Rc;

use serde::Deserialize;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::bridge;
use super::har::Har;
use super::imported::{Imported, ImportedText, Refusal};
use super::recognise::{Kind, recognise};
use crate::bridge::read;

/// A file that JavaScript has read.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ReadFile {
    /// Empty for pasted text.
    name: String,
    text: String,
    /// The reason why the text is missing.
    fault: Option<Refusal>,
    is_utf16: bool,
}

/// Reads pasted text or files. `what` is a string or an array of files.
pub(crate) fn import(what: JsValue, on_import: Callback<Imported>) {
    // Emit pasted text at once. If it were emitted later, it could replace a URL that the user is typing in the meantime.
    if let Some(text) = what.as_string().filter(|text| recognise("", text) != Kind::Har && !bridge::is_reading()) {
        let pasted = ImportedText { name: "".into(), content: Ok(text), is_utf16: false };
        on_import.emit(Imported::Texts(vec![pasted]));
        return;
    }
    spawn_local(async move {
        let files: Vec<ReadFile> = bridge::read(what).await.ok().and_then(|files| read(files).ok()).unwrap_or_default();
        let mut texts = Vec::new();
        for ReadFile { name, text, fault, is_utf16 } in files {
            let mut imported = ImportedText { name: name.into(), content: fault.map_or(Ok(text), Err), is_utf16 };
            if let Ok(text) = &imported.content
                && recognise(&imported.name, text) == Kind::Har
            {
                match bridge::open_har(text).await.ok().map(|file| Har::new(&imported.name, file.unchecked_into())) {
                    Some(har) if !har.is_empty() => {
                        let only = har.only();
                        on_import
                            .emit(only.map_or_else(|| Imported::Har(Rc::new(har)), |page| Imported::HarPage(Box::new(page))));
                        continue;
                    }
                    _ => imported.content = Err(Refusal::NoHar),
                }
            }
            texts.push(imported);
        }
        if !texts.is_empty() {
            on_import.emit(Imported::Texts(texts));
        }
    });
}

pub(crate) fn paste(on_import: Callback<Imported>) {
    spawn_local(async move {
        match bridge::read_clipboard().await {
            // The clipboard contains no text, for example an image.
            Ok(text) if text.as_string().is_some_and(|text| text.is_empty()) => {}
            Ok(text) => import(text, on_import),
            Err(_) => {
                let refused = ImportedText { name: "".into(), content: Err(Refusal::NoClipboard), is_utf16: false };
                on_import.emit(Imported::Texts(vec![refused]));
            }
        }
    });
}
