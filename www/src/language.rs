//! The language of the page: its words come from message files (`www/messages`), those of verdicts from the engine's.

use std::cell::RefCell;
use std::rc::Rc;

pub(crate) use robotscope::explain::{Arg, Language, Messages};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::bridge;

/// English, which is always at hand; other languages are loaded when they are chosen.
const ENGLISH: &str = concat!(
    include_str!("../messages/en/page.ftl"),
    include_str!("../messages/en/inputs.ftl"),
    include_str!("../messages/en/live.ftl"),
    include_str!("../messages/en/results.ftl"),
    include_str!("../messages/en/urls.ftl"),
    include_str!("../messages/en/compare.ftl"),
    include_str!("../messages/en/generate.ftl"),
    include_str!("../messages/en/share.ftl"),
);

thread_local! {
    static SPOKEN: RefCell<Rc<Messages>> = RefCell::new(Rc::new(Messages::parse(Language::English, ENGLISH)));
}

/// The messages of the language that the page speaks.
pub(crate) fn messages() -> Rc<Messages> {
    SPOKEN.with_borrow(Rc::clone)
}

/// What a message says, in the language that the page speaks.
pub(crate) fn message(name: &str, args: &[(&str, Arg<'_>)]) -> String {
    SPOKEN.with_borrow(|spoken| spoken.say(ENGLISH, name, args))
}

/// What a message of `www/messages` says: `say!("crawlers", count = 3_usize)`.
macro_rules! say {
    ($name:expr $(, $arg:ident = $value:expr)* $(,)?) => {
        $crate::language::message($name, &[$((stringify!($arg), $value.into())),*])
    };
}
pub(crate) use say;

/// Speaks a language from now on; what is shown already is not changed.
pub(crate) fn speak(language: Language, text: String) {
    let messages = match language {
        Language::English => Messages::parse(language, ENGLISH),
        _ => Messages::parse(language, text),
    };
    SPOKEN.set(Rc::new(messages));
    let document = gloo_utils::document();
    let description = document.query_selector("meta[name=description]").ok().flatten();
    let attributes =
        [(document.document_element(), "lang", language.as_str().to_owned()), (description, "content", say!("description"))];
    for (element, name, value) in attributes {
        if let Some(element) = element {
            // The attributes' names are valid.
            let _ = element.set_attribute(name, &value);
        }
    }
}

/// The language that the user chose or the browser asks for, whose messages `www/js/main.ts` has loaded.
pub(crate) fn begin() -> Language {
    let (tag, text) = (bridge::language(), bridge::messages());
    let language = Language::from_tag(&tag).filter(|language| *language == Language::English || text.is_some());
    let language = language.unwrap_or(Language::English);
    speak(language, text.unwrap_or_default());
    language
}

/// What a language is called by those who speak it.
pub(crate) fn own_name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::German => "Deutsch",
        Language::Thai => "ไทย",
        Language::Chinese => "中文",
    }
}

/// Loads a language and has the page speak it.
pub(crate) fn choose(language: Language, spoken: Callback<Language>) {
    spawn_local(async move {
        if let Ok(text) = bridge::load_messages(language.as_str()).await {
            speak(language, text.as_string().unwrap_or_default());
            spoken.emit(language);
        }
    });
}

#[cfg(test)]
mod tests {
    #[test]
    fn messages_are_said_with_their_plurals() {
        assert_eq!(say!("crawlers", count = 1_usize), "1 crawler");
        assert_eq!(say!("crawlers", count = 1200_usize), "1,200 crawlers");
    }
}
