//! Bindings for the functions in `www/js/intake`.

use js_sys::Function;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../js/intake/index.ts")]
extern "C" {
    /// Watches for dropped or pasted content. Passes the content and its target to `on_import`. Calls `over` when a drag enters or leaves
    /// the page. Returns a function that stops watching.
    #[wasm_bindgen(js_name = watchImports)]
    pub(crate) fn watch_imports(over: &Closure<dyn Fn(bool)>, on_import: &Closure<dyn Fn(JsValue, String)>) -> Function;

    /// Reads files or pasted text. Returns an array of `ReadFile` (`files.rs`).
    #[wasm_bindgen(catch)]
    pub(super) async fn read(what: JsValue) -> Result<JsValue, JsValue>;

    /// Returns `true` while a call to [`read`] is pending.
    #[wasm_bindgen(js_name = isReading)]
    pub(super) fn is_reading() -> bool;

    /// Returns a [`HarFile`]. Fails if the text is not a HAR file.
    #[wasm_bindgen(catch, js_name = openHar)]
    pub(super) async fn open_har(text: &str) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch, js_name = readClipboard)]
    pub(super) async fn read_clipboard() -> Result<JsValue, JsValue>;

    /// Returns the address of the service that fetches URLs, or `None` if the page's host has no such service.
    #[wasm_bindgen(js_name = liveService)]
    pub(super) fn live_service() -> Option<String>;

    /// Fetches a URL through the service, and, if `crawler` is given, again with that crawler's User-Agent. Calls `on_news` with `News`
    /// (`live.rs`). Resolves to the kind of failure if the whole fetch fails.
    #[wasm_bindgen(catch, js_name = fetchLive)]
    pub(super) async fn fetch_live(
        service: &str,
        url: &str,
        crawler: Option<&str>,
        on_news: &Closure<dyn Fn(JsValue)>,
        signal: &web_sys::AbortSignal,
    ) -> Result<JsValue, JsValue>;

    #[wasm_bindgen(catch)]
    pub(super) async fn bookmarklet() -> Result<JsValue, JsValue>;

    #[derive(Clone, Debug, PartialEq)]
    pub(super) type HarFile;

    /// Returns an array of `HarEntry` (`har.rs`).
    #[wasm_bindgen(method, getter)]
    pub(super) fn requests(this: &HarFile) -> JsValue;

    /// Returns a [`HarPage`](super::HarPage) without the file's name.
    #[wasm_bindgen(method, catch)]
    pub(super) fn page(this: &HarFile, index: usize, redirects: u32) -> Result<JsValue, JsValue>;
}
