//! What this module needs of its JavaScript (`www/js/share`).

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../js/share/index.ts")]
extern "C" {
    /// The pairs that the link in the address holds; undefined if there is none.
    #[wasm_bindgen(catch)]
    pub(super) async fn opened() -> Result<JsValue, JsValue>;

    /// The link that opens what the pairs hold.
    #[wasm_bindgen(catch)]
    pub(super) async fn link(pairs: &Array) -> Result<JsValue, JsValue>;

    /// What was kept the last time.
    pub(super) fn draft() -> Option<Array>;

    /// What was kept before a link was opened.
    #[wasm_bindgen(js_name = olderDraft)]
    pub(super) fn older_draft() -> Option<Array>;

    /// False if the browser does not let it be kept.
    #[wasm_bindgen(js_name = keepDraft)]
    pub(super) fn keep_draft(pairs: &Array) -> bool;

    #[wasm_bindgen(js_name = forgetDrafts)]
    pub(super) fn forget_drafts();

    /// Gives the user a file.
    pub(super) fn download(name: &str, media_type: &str, text: &str);

    /// Opens the browser's dialog.
    #[wasm_bindgen(js_name = printPage)]
    pub(super) fn print_page();
}
