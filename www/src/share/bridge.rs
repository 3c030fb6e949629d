//! Bindings for the functions in `www/js/share`.

use js_sys::Array;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(raw_module = "../js/share/index.ts")]
extern "C" {
    /// Returns the content of the link in the address as a flat list: name, text, name, text, … Returns `undefined` if the address contains
    /// no link.
    #[wasm_bindgen(catch)]
    pub(super) async fn opened() -> Result<JsValue, JsValue>;

    /// Returns a link that opens the page with this state, which is passed as a flat list: name, text, name, text, …
    #[wasm_bindgen(catch)]
    pub(super) async fn link(pairs: &Array) -> Result<JsValue, JsValue>;

    pub(super) fn draft() -> Option<Array>;

    /// Returns the draft that was shown before a link was opened, or `None` if there is none.
    #[wasm_bindgen(js_name = olderDraft)]
    pub(super) fn older_draft() -> Option<Array>;

    /// Returns `false` if the browser does not let the page store anything.
    #[wasm_bindgen(js_name = canStore)]
    pub(super) fn can_store() -> bool;

    /// Saves a draft. Returns "saved", or "too-large" or "refused" if it could not be saved.
    #[wasm_bindgen(js_name = saveDraft)]
    pub(super) fn save_draft(pairs: &Array) -> String;

    /// Returns the saved cases that this tab does not show, the latest first. Leaves out empty cases and copies of the shown case. Each
    /// case has an id, a name, a URL and the time of its last change.
    #[wasm_bindgen(js_name = otherCases)]
    pub(super) fn other_cases(language: &str) -> Array;

    /// Starts a new case. The current case remains saved unless it is empty.
    #[wasm_bindgen(js_name = newCase)]
    pub(crate) fn new_case();

    /// Switches to another case. Returns its content, or `None` if the case no longer exists.
    #[wasm_bindgen(js_name = openCase)]
    pub(super) fn open_case(id: &str) -> Option<Array>;

    /// Records that the page no longer shows a link's content. Call this when the user returns to their own case.
    #[wasm_bindgen(js_name = leaveLink)]
    pub(super) fn leave_link();

    #[wasm_bindgen(js_name = returnToCase)]
    pub(crate) fn return_to_case();

    #[wasm_bindgen(js_name = deleteCase)]
    pub(super) fn delete_case(id: &str);

    /// Restores the case that was deleted last.
    #[wasm_bindgen(js_name = undeleteCase)]
    pub(super) fn undelete_case();
}
