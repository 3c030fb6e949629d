//! The language of the page: its words come from message files (`www/messages`), those of verdicts from the engine's.

use std::cell::RefCell;
use std::rc::Rc;

pub(crate) use robotscope::explain::{Arg, Language, Messages};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::bridge;

macro_rules! english {
    ($name:literal) => {
        include_str!(concat!(env!("OUT_DIR"), "/messages/", $name, ".ftl"))
    };
}

/// What the page says until its answer is there, in English, which is always at hand; other languages are loaded when they are chosen.
const FIRST: &str = english!("answer");

/// Returns all English messages of the page.
fn all() -> String {
    let mut all = FIRST.to_owned();
    all.push_str(english!("page"));
    all.push_str(english!("inputs"));
    all.push_str(english!("live"));
    all.push_str(english!("results"));
    all.push_str(english!("urls"));
    all.push_str(english!("compare"));
    all.push_str(english!("generate"));
    all.push_str(english!("share"));
    all
}

thread_local! {
    static SPOKEN: RefCell<Rc<Messages>> = RefCell::new(Rc::new(Messages::parse(Language::English, FIRST)));
}

/// The messages of the language that the page speaks.
pub(crate) fn messages() -> Rc<Messages> {
    SPOKEN.with_borrow(Rc::clone)
}

/// What a message says, in the language that the page speaks.
pub(crate) fn message(name: &str, args: &[(&str, Arg<'_>)]) -> String {
    let spoken = messages();
    if spoken.has(name) { spoken.say("", name, args) } else { message_of_all(&spoken, name, args) }
}

/// What a message says that is not among the first ones, or that is not translated.
#[inline(never)]
fn message_of_all(spoken: &Messages, name: &str, args: &[(&str, Arg<'_>)]) -> String {
    if spoken.language() != Language::English {
        return spoken.say(&all(), name, args);
    }
    let spoken = Rc::new(Messages::parse(Language::English, all()));
    SPOKEN.set(spoken.clone());
    spoken.say("", name, args)
}

/// What a message of `www/messages` says: `say!("crawlers", count = 3_usize)`.
macro_rules! say {
    ($name:expr $(, $arg:ident = $value:expr)* $(,)?) => {
        $crate::language::message($name, &[$((stringify!($arg), $value.into())),*])
    };
}
pub(crate) use say;

/// Sets the language of later messages. Rendered messages stay as they are.
pub(crate) fn set(language: Language, text: String) {
    let messages = match language {
        Language::English => Messages::parse(language, FIRST),
        _ => Messages::parse(language, text),
    };
    SPOKEN.set(Rc::new(messages));
}

/// Sets the language of later messages and of the document.
fn speak(language: Language, text: String) {
    set(language, text);
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
    use super::*;

    // What refers to a message that comes later would leave it out.
    #[test]
    fn the_first_messages_need_no_other() {
        let [first, all] = [FIRST.to_owned(), all()].map(|text| Messages::parse(Language::English, text));
        assert!(first.has("summary-blocked") && first.names().count() < all.names().count());
        for name in first.names() {
            assert_eq!(first.say("", name, &[]), all.say("", name, &[]), "{name}");
        }
    }

    #[test]
    fn messages_are_said_with_their_plurals() {
        assert_eq!(say!("crawlers", count = 1_usize), "1 crawler");
        assert_eq!(say!("crawlers", count = 1200_usize), "1,200 crawlers");
    }
}
