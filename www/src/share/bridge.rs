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

    /// Returns `false` if the browser refuses to store anything.
    #[wasm_bindgen(js_name = canKeep)]
    pub(super) fn can_keep() -> bool;

    /// "kept", or why it is not: "too-large", "refused".
    #[wasm_bindgen(js_name = keepDraft)]
    pub(super) fn keep_draft(pairs: &Array) -> String;

    /// The cases that are not shown, the latest first: number, name, URL and time of each.
    #[wasm_bindgen(js_name = otherCases)]
    pub(super) fn other_cases(language: &str) -> Array;

    /// Begins a new case; the one that was shown is kept.
    #[wasm_bindgen(js_name = newCase)]
    pub(crate) fn new_case();

    /// Goes on with another case; what it holds, if it is still there.
    #[wasm_bindgen(js_name = openCase)]
    pub(super) fn open_case(id: &str) -> Option<Array>;

    /// The user went back from a link to their own case.
    #[wasm_bindgen(js_name = leaveLink)]
    pub(super) fn leave_link();

    /// Back to the case that was shown before.
    #[wasm_bindgen(js_name = returnToCase)]
    pub(crate) fn return_to_case();

    #[wasm_bindgen(js_name = deleteCase)]
    pub(super) fn delete_case(id: &str);

    /// Takes the last deletion back.
    #[wasm_bindgen(js_name = undeleteCase)]
    pub(super) fn undelete_case();

    /// Opens the browser's dialog.
    #[wasm_bindgen(js_name = printPage)]
    pub(super) fn print_page();
}
