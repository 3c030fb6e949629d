use std::rc::Rc;

use js_sys::Array;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::bridge::{QUIET_MILLISECONDS, use_answer};
use crate::text::Text;

/// Returns `true` if the list in the view for many URLs is a sitemap that contains `url`. Returns `false` for any other kind of list, which
/// need not come from the site itself.
#[hook]
pub(super) fn use_listed(list: Option<&Text>, url: &Rc<str>) -> bool {
    let sitemap = list.filter(|list| list.trim_start_matches('\u{FEFF}').trim_start().starts_with('<'));
    let inputs = sitemap.map(|list| (list.clone(), url.clone()));
    let found = use_answer("lists", QUIET_MILLISECONDS, inputs.clone(), |(list, url)| {
        (Array::of2(&JsValue::from_str(list), &JsValue::from_str(url)), ())
    });
    // Ignore an answer for an earlier list or URL.
    found.as_ref().is_some_and(|(of, is_listed)| *is_listed == Ok(true) && inputs.as_ref() == Some(of))
}
