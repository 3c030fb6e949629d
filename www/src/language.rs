//! The language of the page. The page's messages are in `www/messages`. Messages about verdicts are in the engine.

use std::cell::RefCell;
use std::rc::Rc;

use robotscope::explain;
pub(crate) use robotscope::explain::{Arg, Language, Messages};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::bridge;

/// Embeds the English messages in these files.
macro_rules! english {
    ($($name:literal),+) => {
        concat!($(include_str!(concat!(env!("OUT_DIR"), "/messages/", $name, ".ftl"))),+)
    };
}

/// The English messages that are needed before the results appear. English is compiled in. Other languages are loaded on demand.
const FIRST: &str = english!("answer");

/// All other English messages of the page.
const REST: &str = english!("page", "inputs", "live", "results", "urls", "compare", "generate", "share");

/// Returns all of the page's English messages.
fn all() -> String {
    [FIRST, REST].concat()
}

thread_local! {
    static SPOKEN: RefCell<Rc<Messages>> = RefCell::new(Rc::new(Messages::parse(Language::English, FIRST)));
}

pub(crate) fn messages() -> Rc<Messages> {
    SPOKEN.with_borrow(Rc::clone)
}

/// Formats a message in the current language.
pub(crate) fn message(name: &str, args: &[(&str, Arg<'_>)]) -> String {
    let spoken = messages();
    if spoken.has(name) { spoken.say("", name, args) } else { message_of_all(&spoken, name, args) }
}

/// Formats a message that is not in [`FIRST`] or has no translation.
#[inline(never)]
fn message_of_all(spoken: &Messages, name: &str, args: &[(&str, Arg<'_>)]) -> String {
    if spoken.language() != Language::English {
        return spoken.say(&all(), name, args);
    }
    let spoken = Rc::new(Messages::parse(Language::English, all()));
    SPOKEN.set(spoken.clone());
    spoken.say("", name, args)
}

/// Formats a message from `www/messages`: `say!("crawlers", count = 3_usize)`.
macro_rules! say {
    ($name:expr $(, $arg:ident = $value:expr)* $(,)?) => {
        $crate::language::message($name, &[$((stringify!($arg), $value.into())),*])
    };
}
pub(crate) use say;

/// Formats a list in the current language. Names at most `shown` items, followed by the number of the others.
pub(crate) fn list<T: Into<String>>(items: impl IntoIterator<Item = T>, shown: usize) -> String {
    let items: Vec<String> = items.into_iter().map(Into::into).collect();
    explain::list(&messages(), &mut items.into_iter(), shown)
}

/// Sets the language for later messages. Messages that have already been rendered do not change.
pub(crate) fn set(language: Language, text: String) {
    let messages = match language {
        Language::English => Messages::parse(language, FIRST),
        _ => Messages::parse(language, text),
    };
    SPOKEN.set(Rc::new(messages));
}

fn speak(language: Language, text: String) {
    set(language, text);
    let document = gloo_utils::document();
    let description = document.query_selector("meta[name=description]").ok().flatten();
    let attributes =
        [(document.document_element(), "lang", language.as_str().to_owned()), (description, "content", say!("description"))];
    for (element, name, value) in attributes {
        if let Some(element) = element {
            let _ = element.set_attribute(name, &value);
        }
    }
}

/// Sets the language that the user chose or the browser requests, and returns it. `www/js/startup/main.ts` has already loaded its messages.
pub(crate) fn begin() -> Language {
    let (tag, text) = (bridge::language(), bridge::messages());
    let language = Language::from_tag(&tag).filter(|language| *language == Language::English || text.is_some());
    let language = language.unwrap_or(Language::English);
    speak(language, text.unwrap_or_default());
    language
}

/// Loads the messages for a language and switches the page to that language.
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

    // A message in [`FIRST`] that refers to a message outside [`FIRST`] would render without the referenced text.
    #[test]
    fn messages_needed_for_the_first_render_refer_only_to_each_other() {
        let [first, all] = [FIRST.to_owned(), all()].map(|text| Messages::parse(Language::English, text));
        assert!(first.has("summary-blocked") && first.names().count() < all.names().count());
        for name in first.names() {
            assert_eq!(first.say("", name, &[]), all.say("", name, &[]), "{name}");
        }
    }

    #[test]
    fn formats_plurals_in_messages() {
        assert_eq!(say!("crawlers", count = 1_usize), "1 crawler");
        assert_eq!(say!("crawlers", count = 1200_usize), "1,200 crawlers");
    }
}
