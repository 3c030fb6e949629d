//! Reading of dropped, pasted and opened files.

use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::arrival::{Arrival, Came, Refusal};
use super::bridge::{self, ReadFile};
use super::har::Har;
use super::recognise::{Kind, recognise};

/// Reads a pasted text or files, as passed by the browser.
pub(crate) fn take(what: JsValue, came: Callback<Came>) {
    spawn_local(async move {
        let read = bridge::read(what).await.map(|read| Array::from(&read)).unwrap_or_default();
        let mut arrivals = Vec::new();
        for file in read.iter().map(JsValue::unchecked_into::<ReadFile>) {
            let mut arrival = Arrival { name: file.name().into(), content: content(&file), is_utf16: file.is_utf16() };
            if let Ok(text) = &arrival.content
                && recognise(&arrival.name, text) == Kind::Har
            {
                match bridge::open_har(text).await.ok().map(|file| Har::new(&arrival.name, file)) {
                    Some(har) if !har.is_empty() => {
                        let only = har.only();
                        came.emit(only.map_or_else(|| Came::Har(Rc::new(har)), |page| Came::HarPage(Box::new(page))));
                        continue;
                    }
                    _ => arrival.content = Err(Refusal::NoHar),
                }
            }
            arrivals.push(arrival);
        }
        if !arrivals.is_empty() {
            came.emit(Came::Texts(arrivals));
        }
    });
}

pub(crate) fn paste(came: Callback<Came>) {
    spawn_local(async move {
        match bridge::read_clipboard().await {
            Ok(text) => take(text, came),
            Err(_) => {
                let refused = Arrival { name: "".into(), content: Err(Refusal::NoClipboard), is_utf16: false };
                came.emit(Came::Texts(vec![refused]));
            }
        }
    });
}

fn content(file: &ReadFile) -> Result<String, Refusal> {
    match file.fault().as_str() {
        "" => Ok(file.text()),
        "too-large" => Err(Refusal::TooLarge),
        "too-large-inside" => Err(Refusal::TooLargeInside),
        "damaged" => Err(Refusal::Damaged),
        "binary" => Err(Refusal::Binary),
        _ => Err(Refusal::Unreadable),
    }
}
