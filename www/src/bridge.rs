//! Bindings for the functions in `www/js/bridge.ts`.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::{Array, Error, Object, Promise};
use robotscope::availability::{Fetch, LastGoodCopy, Response, RestOfSite};
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, AbortSignal};
use yew::prelude::*;

#[wasm_bindgen(raw_module = "../js/bridge.ts")]
extern "C" {
    /// Returns the tag of the page's language: the language that the user chose; failing that, one that the browser requests, or English.
    pub(crate) fn language() -> String;

    /// Returns the messages for the page's language, or `None` for English.
    pub(crate) fn messages() -> Option<String>;

    /// Loads the messages for a language and stores the user's choice.
    #[wasm_bindgen(catch, js_name = loadMessages)]
    pub(crate) async fn load_messages(tag: &str) -> Result<JsValue, JsValue>;

    /// Sends a query to the worker. `name` is a key in `www/js/worker/answers.ts`.
    fn ask(name: &str, args: &Array, progress: Option<&js_sys::Function>, signal: &AbortSignal) -> Promise;

    /// Registers a text as an argument for queries. The worker receives it only once, however many queries use it.
    #[wasm_bindgen(js_name = registerText)]
    fn register_text(kind: &str, text: &str) -> JsValue;

    #[wasm_bindgen(js_name = dropText)]
    fn drop_text(text: &JsValue);

    /// Saves a `Blob` as a file on the user's device.
    pub(crate) fn download(name: &str, file: &JsValue);

    /// Saves a text as a file on the user's device.
    #[wasm_bindgen(js_name = downloadText)]
    pub(crate) fn download_text(name: &str, media_type: &str, text: &str);

    #[wasm_bindgen(catch, js_name = copyText)]
    pub(crate) async fn copy_text(text: &str) -> Result<JsValue, JsValue>;
}

/// Reads plain data from JavaScript. Returns an error message if the data does not have the expected type.
pub(crate) fn read<T: DeserializeOwned>(value: JsValue) -> Result<T, String> {
    serde_wasm_bindgen::from_value(value).map_err(|error| message_of(&error.into()))
}

fn message_of(failure: &JsValue) -> String {
    failure.dyn_ref().map_or_else(String::new, |failure: &Error| failure.message().into())
}

/// Converts a fetch to the engine's JavaScript type `Fetch`, without the text. Unknown facts are `undefined`.
pub(crate) fn fetch_argument(fetch: &Fetch) -> JsValue {
    let status = match fetch.response {
        Response::Status(status) => status.into(),
        Response::NetworkFailure => "network-failure".into(),
    };
    let fields = [
        ("status", status),
        ("unreachableFor", fetch.unreachable_for.map(|time| time.as_secs_f64()).into()),
        ("lastGoodCopy", fetch.last_good_copy.map(LastGoodCopy::as_str).into()),
        ("restOfSite", fetch.rest_of_site.map(RestOfSite::as_str).into()),
    ];
    let pairs: Array = fields.into_iter().map(|(name, value)| Array::of2(&name.into(), &value)).collect();
    Object::from_entries(&pairs).map_or(JsValue::NULL, JsValue::from)
}

/// The delay between the last change and the query to the worker, so that not every typed letter causes a query.
pub(crate) const QUIET_MILLISECONDS: u32 = 300;

/// A running query to the worker. Dropping this handle cancels the query.
pub(crate) struct Question {
    controller: Option<AbortController>,
    is_awaited: Rc<Cell<bool>>,
}

impl Question {
    /// Sends the query. Calls `then` with the answer or an error, unless the query is dropped first. An answer that is not a `T` is an
    /// error.
    pub(crate) fn ask<T: DeserializeOwned>(
        name: &'static str,
        args: Array,
        progress: Option<Box<dyn Fn(JsValue)>>,
        then: impl FnOnce(Result<T, String>) + 'static,
    ) -> Self {
        Self::ask_value(name, args, progress, move |answer| then(answer.and_then(read)))
    }

    /// Sends a query whose answer is a JavaScript object rather than plain data, such as a file.
    pub(crate) fn ask_value(
        name: &'static str,
        args: Array,
        progress: Option<Box<dyn Fn(JsValue)>>,
        then: impl FnOnce(Result<JsValue, String>) + 'static,
    ) -> Self {
        let is_awaited = Rc::new(Cell::new(true));
        // All supported browsers have AbortController.
        let controller = AbortController::new().ok();
        if let Some(signal) = controller.as_ref().map(AbortController::signal) {
            let is_awaited = Rc::clone(&is_awaited);
            spawn_local(async move {
                let progress = progress.map(Closure::wrap);
                let function = progress.as_ref().map(|progress| progress.as_ref().unchecked_ref());
                let answer = JsFuture::from(ask(name, &args, function, &signal)).await;
                if is_awaited.get() {
                    then(answer.map_err(|failure| message_of(&failure)));
                }
            });
        }
        Self { controller, is_awaited }
    }

    /// Lets the query finish after this handle is dropped.
    pub(crate) fn detach(mut self) {
        self.controller = None;
        self.is_awaited = Rc::default();
    }
}

impl Drop for Question {
    fn drop(&mut self) {
        self.is_awaited.set(false);
        if let Some(controller) = &self.controller {
            controller.abort();
        }
    }
}

/// A text that the worker stores until this handle is dropped.
#[derive(PartialEq)]
pub(crate) struct TextHandle(JsValue);

impl TextHandle {
    pub(crate) fn new(kind: &str, text: &str) -> Self {
        Self(register_text(kind, text))
    }

    pub(crate) fn argument(&self) -> &JsValue {
        &self.0
    }
}

impl Drop for TextHandle {
    fn drop(&mut self) {
        drop_text(&self.0);
    }
}

/// An answer or an error from the worker, with the inputs that it belongs to. `None` before the first answer.
pub(crate) type Answer<I, T> = Option<(I, Result<T, String>)>;

/// Sends a query whenever the inputs change, after a pause in milliseconds, and returns the last answer. `arguments` builds the query's
/// arguments from the inputs, and also returns the texts that must be stored until the query ends. Without inputs, sends no query.
#[hook]
pub(crate) fn use_answer<I: Clone + PartialEq + 'static, T: DeserializeOwned + 'static, H: 'static>(
    name: &'static str,
    pause: u32,
    inputs: Option<I>,
    arguments: fn(&I) -> (Array, H),
) -> UseStateHandle<Answer<I, T>> {
    let found = use_state(|| None);
    use_effect_with(inputs, {
        let found = found.setter();
        move |inputs: &Option<I>| {
            let query = Rc::new(RefCell::new(None));
            let timer = inputs.clone().map(|inputs| {
                let query = Rc::clone(&query);
                Timeout::new(pause, move || {
                    let (args, texts) = arguments(&inputs);
                    let question = Question::ask(name, args, None, move |answer| found.set(Some((inputs, answer))));
                    query.replace(Some((question, texts)));
                })
            });
            move || drop((timer, query.take()))
        }
    });
    found
}
