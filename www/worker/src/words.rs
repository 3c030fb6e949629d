//! The language in which the worker explains.

use std::cell::RefCell;
use std::rc::Rc;

use robotscope::explain::{Language, Messages};
use wasm_bindgen::prelude::*;

thread_local! {
    static SPOKEN: RefCell<Rc<Messages>> = RefCell::new(Rc::new(Messages::ENGLISH));
}

/// Explains in the language of this tag from now on, with these messages (Fluent); English needs none.
#[wasm_bindgen]
pub fn speak(tag: &str, messages: Option<String>) {
    let language = Language::of_tag(tag).unwrap_or(Language::English);
    SPOKEN.set(Rc::new(messages.map_or(Messages::ENGLISH, |text| Messages::parse(language, text))));
}

/// The messages of that language.
pub(crate) fn messages() -> Rc<Messages> {
    SPOKEN.with_borrow(Rc::clone)
}
