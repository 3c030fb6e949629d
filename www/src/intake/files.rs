//! The way from the browser to the reducer.

use std::rc::Rc;

use js_sys::Array;
use robotscope::evaluate::Source;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use super::bridge::{self, ReadFile};
use super::har::Har;
use super::recognise::{Kind, recognise};
use super::state::{self, Aim, Arrival, Refusal};
use crate::state::Action;

/// Takes in a pasted text or files, as the browser gives them.
pub(crate) fn take(what: JsValue, aim: Aim, dispatch: Callback<Action>) {
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
                        let action =
                            only.map_or_else(|| state::Action::Offer(Rc::new(har)), |page| state::Action::Choose(Box::new(page)));
                        dispatch.emit(Action::Intake(action));
                        continue;
                    }
                    _ => arrival.content = Err(Refusal::NoHar),
                }
            }
            arrivals.push(arrival);
        }
        if !arrivals.is_empty() {
            dispatch.emit(Action::Intake(state::Action::Take(arrivals, aim)));
        }
    });
}

/// Takes in what is in the clipboard.
pub(crate) fn paste(into: Source, dispatch: Callback<Action>) {
    spawn_local(async move {
        match bridge::read_clipboard().await {
            Ok(text) => take(text, Aim::Pane(into), dispatch),
            Err(_) => {
                let refused = Arrival { name: "".into(), content: Err(Refusal::NoClipboard), is_utf16: false };
                dispatch.emit(Action::Intake(state::Action::Take(vec![refused], Aim::View)));
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
