use std::rc::Rc;

use gloo_timers::callback::Timeout;
use js_sys::Array;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::bridge::{QUIET_MILLISECONDS, Question};
use crate::text::Text;

/// Returns `true` if the list in the view for many URLs is a sitemap that contains `url`. Returns `false` for any other kind of list, which
/// need not come from the site itself.
#[hook]
pub(super) fn use_listed(list: Option<&Text>, url: &Rc<str>) -> bool {
    let sitemap = list.filter(|list| list.trim_start().starts_with('<'));
    let inputs = sitemap.map(|list| (list.clone(), url.clone()));
    let found = use_state(|| None);
    use_effect_with(inputs.clone(), {
        let found = found.setter();
        move |inputs| {
            let question = Rc::new(std::cell::RefCell::new(None));
            let timer = inputs.clone().map(|(list, url)| {
                let question = question.clone();
                Timeout::new(QUIET_MILLISECONDS, move || {
                    let args = Array::of2(&JsValue::from_str(&list), &JsValue::from_str(&url));
                    let then = move |answer: Result<bool, String>| found.set(Some(((list, url), answer == Ok(true))));
                    question.replace(Some(Question::ask("lists", args, None, then)));
                })
            });
            move || drop((timer, question.take()))
        }
    });
    // Ignore an answer for an earlier list or URL.
    found.as_ref().is_some_and(|(of, is_listed)| *is_listed && inputs.as_ref() == Some(of))
}
