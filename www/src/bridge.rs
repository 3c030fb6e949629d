//! What the page needs of its JavaScript (`www/js/bridge.ts`).

use std::cell::Cell;
use std::rc::Rc;

use js_sys::{Array, Error, Promise};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, AbortSignal};

#[wasm_bindgen(raw_module = "../js/bridge.ts")]
extern "C" {
    /// The tag of the language that the user chose or the browser asks for.
    pub(crate) fn language() -> String;

    /// The messages of that language, if it is not English.
    pub(crate) fn messages() -> Option<String>;

    /// Loads the messages of a language and remembers the choice.
    #[wasm_bindgen(catch, js_name = loadMessages)]
    pub(crate) async fn load_messages(tag: &str) -> Result<JsValue, JsValue>;

    /// Asks the worker what `www/js/worker/answers.ts` names.
    fn ask(name: &str, args: &Array, progress: Option<&js_sys::Function>, signal: &AbortSignal) -> Promise;

    /// A text that is sent to the worker once, however often something is asked of it: an argument of questions.
    #[wasm_bindgen(js_name = keepText)]
    fn keep_text(kind: &str, text: &str) -> JsValue;

    #[wasm_bindgen(js_name = dropText)]
    fn drop_text(text: &JsValue);

    /// Gives the user a file (a `Blob`).
    pub(crate) fn download(name: &str, file: &JsValue);

    /// The same for a text.
    #[wasm_bindgen(js_name = downloadText)]
    pub(crate) fn download_text(name: &str, media_type: &str, text: &str);

    /// Puts a text into the clipboard.
    #[wasm_bindgen(catch, js_name = copyText)]
    pub(crate) async fn copy_text(text: &str) -> Result<JsValue, JsValue>;
}

/// Reads plain data from JavaScript, or reports the first difference from the expected type.
pub(crate) fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, String> {
    serde_wasm_bindgen::from_value(value).map_err(|error| message_of(&error.into()))
}

fn message_of(failure: &JsValue) -> String {
    failure.dyn_ref().map_or_else(String::new, |failure: &Error| failure.message().into())
}

/// Something that is asked of the worker; to drop it is to ask it no more.
pub(crate) struct Question {
    controller: Option<AbortController>,
    is_asked: Rc<Cell<bool>>,
}

impl Question {
    /// Asks; `then` gets the answer, or why there is none, unless the question has been dropped meanwhile. An answer that is not of the
    /// expected type is none.
    pub(crate) fn ask<T: DeserializeOwned>(
        name: &'static str,
        args: Array,
        progress: Option<Box<dyn Fn(JsValue)>>,
        then: impl FnOnce(Result<T, String>) + 'static,
    ) -> Self {
        Self::ask_value(name, args, progress, move |answer| then(answer.and_then(read)))
    }

    /// The same for an answer that is not data, such as a file.
    pub(crate) fn ask_value(
        name: &'static str,
        args: Array,
        progress: Option<Box<dyn Fn(JsValue)>>,
        then: impl FnOnce(Result<JsValue, String>) + 'static,
    ) -> Self {
        let is_asked = Rc::new(Cell::new(true));
        // Every browser that runs the page has it.
        let controller = AbortController::new().ok();
        if let Some(signal) = controller.as_ref().map(AbortController::signal) {
            let is_asked = Rc::clone(&is_asked);
            spawn_local(async move {
                let progress = progress.map(Closure::wrap);
                let function = progress.as_ref().map(|progress| progress.as_ref().unchecked_ref());
                let answer = JsFuture::from(ask(name, &args, function, &signal)).await;
                if is_asked.get() {
                    then(answer.map_err(|failure| message_of(&failure)));
                }
            });
        }
        Self { controller, is_asked }
    }
}

impl Question {
    /// Lets the question be answered although nobody keeps it.
    pub(crate) fn detach(mut self) {
        self.controller = None;
        self.is_asked = Rc::default();
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.is_asked.set(false);
        if let Some(controller) = &self.controller {
            controller.abort();
        }
    }
}

/// A text that the worker keeps until this is dropped.
#[derive(PartialEq)]
pub(crate) struct KeptText(JsValue);

impl KeptText {
    pub(crate) fn new(kind: &str, text: &str) -> Self {
        Self(keep_text(kind, text))
    }

    /// The argument of a question.
    pub(crate) fn argument(&self) -> &JsValue {
        &self.0
    }
}

impl Drop for KeptText {
    fn drop(&mut self) {
        drop_text(&self.0);
    }
}
