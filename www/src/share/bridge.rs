//! The functions of `www/js/share` that this module calls.

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../js/share/index.ts")]
extern "C" {
    /// Returns the alternating names and texts in the link of the address; `undefined` if the address is not a link.
    #[wasm_bindgen(catch)]
    pub(super) async fn opened() -> Result<JsValue, JsValue>;

    /// Returns a link that opens the page with this state, given as alternating names and texts.
    #[wasm_bindgen(catch)]
    pub(super) async fn link(pairs: &Array) -> Result<JsValue, JsValue>;

    pub(super) fn draft() -> Option<Array>;

    /// Returns the draft that was saved before a link was opened.
    #[wasm_bindgen(js_name = olderDraft)]
    pub(super) fn older_draft() -> Option<Array>;

    /// Returns `false` if the browser refuses to store anything.
    #[wasm_bindgen(js_name = canStore)]
    pub(super) fn can_store() -> bool;

    /// Saves a draft. Returns "saved", or the reason for failure: "too-large" or "refused".
    #[wasm_bindgen(js_name = saveDraft)]
    pub(super) fn save_draft(pairs: &Array) -> String;

    /// Returns the other cases, the latest first: id, name, URL and time of each.
    #[wasm_bindgen(js_name = otherCases)]
    pub(super) fn other_cases(language: &str) -> Array;

    /// Begins a new case; the current case remains saved.
    #[wasm_bindgen(js_name = newCase)]
    pub(crate) fn new_case();

    /// Switches to another case. Returns its content if the case still exists.
    #[wasm_bindgen(js_name = openCase)]
    pub(super) fn open_case(id: &str) -> Option<Array>;

    /// Returns from a link to the user's own case.
    #[wasm_bindgen(js_name = leaveLink)]
    pub(super) fn leave_link();

    #[wasm_bindgen(js_name = returnToCase)]
    pub(crate) fn return_to_case();

    #[wasm_bindgen(js_name = deleteCase)]
    pub(super) fn delete_case(id: &str);

    /// Undoes the last deletion of a case.
    #[wasm_bindgen(js_name = undeleteCase)]
    pub(super) fn undelete_case();

    #[wasm_bindgen(js_name = printPage)]
    pub(super) fn print_page();
}
