//! The languages for explanations: English, and languages added with `addLanguage`.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use robotscope::explain::Language;
use robotscope::explain::Messages;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;

thread_local! {
    static KNOWN: RefCell<Vec<Rc<Messages>>> = RefCell::new(vec![Rc::new(Messages::ENGLISH)]);
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

/// Adds a language for explanations. English is always available.
///
/// ```js
/// import german from "robotscope/messages/de";
///
/// addLanguage(german);
/// RobotsTxt.parse("").check("/", "Googlebot", { language: "de" }).explanation.summary; // "Googlebot darf / abrufen: …"
/// ```
///
/// Throws a RobotscopeError with the code "invalid-argument" if `messages` is not a `LanguageMessages`.
#[wasm_bindgen(js_name = addLanguage)]
pub fn add_language(#[wasm_bindgen(unchecked_param_type = "LanguageMessages")] messages: &JsValue) -> Result<(), Failure> {
    let fields = Fields::of("messages", messages, &["language", "messages"])?;
    let language = language(&fields.path("language"), &fields.get("language"))?;
    let messages = Messages::parse(language, argument::text(&fields.path("messages"), &fields.get("messages"))?);
    KNOWN.with_borrow_mut(|known| {
        known.retain(|messages| messages.language() != language);
        known.push(Rc::new(messages));
    });
    Ok(())
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The messages of a language, as exported by a module such as "robotscope/messages/de". */
export interface LanguageMessages {
    /** The language. */
    language: Language;
    /** The messages, in Fluent syntax. */
    messages: string;
}

/** The language of explanations. */
export interface ExplainOptions {
    /** English if left out; any other language must first be added with `addLanguage`. */
    language?: Language;
}
"#;

/// Sets the language of the current call from its options. Any field other than `language` is an error.
pub(crate) fn explain_as(options: &JsValue) -> Result<(), Failure> {
    let fields = (!options.is_undefined()).then(|| Fields::of("options", options, &["language"])).transpose()?;
    speak(fields.as_ref())
}

/// Sets the language of the current call from the field `language` of its options. The default is English. Every function that returns
/// explanations must call this function after reading all its other arguments.
pub(crate) fn speak(options: Option<&Fields<'_>>) -> Result<(), Failure> {
    let language = options.map(|fields| fields.given("language", language)).transpose()?.flatten().unwrap_or(Language::English);
    if language != Language::English && known(language).is_none() {
        let message = format!(
            "options.language is “{language}”, which was not added: import its messages from \"robotscope/messages/{language}\" and \
             give them to addLanguage"
        );
        return Err(Failure::new("invalid-argument", message));
    }
    SPOKEN.set(language);
    Ok(())
}

pub(crate) fn messages() -> Rc<Messages> {
    known(SPOKEN.get()).unwrap_or_else(|| Rc::new(Messages::ENGLISH))
}

fn known(language: Language) -> Option<Rc<Messages>> {
    KNOWN.with_borrow(|known| known.iter().find(|messages| messages.language() == language).cloned())
}

fn language(name: &str, value: &JsValue) -> Result<Language, Failure> {
    argument::one_of(name, value, &Language::ALL, Language::as_str)
}
