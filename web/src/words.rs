//! The languages in which the package explains: English, and those whose messages were added.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use robotscope::explain::Language;
use robotscope::explain::Messages;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields::Fields;

thread_local! {
    static KNOWN: RefCell<Vec<Rc<Messages>>> = RefCell::new(vec![Rc::new(Messages::ENGLISH)]);
    /// That of the call that is being answered.
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

/// Adds a language, in which everything can be explained from then on. English is always there.
///
/// ```js
/// import german from "robotscope/messages/de";
///
/// addLanguage(german);
/// RobotsTxt.parse("").check("/", "Googlebot", { language: "de" }).explanation.summary; // "Googlebot darf / abrufen: …"
/// ```
///
/// Throws a RobotscopeError with the code "invalid-argument" when `messages` are not what one of these modules exports.
#[wasm_bindgen(js_name = addLanguage)]
pub fn add_language(#[wasm_bindgen(unchecked_param_type = "LanguageMessages")] messages: &JsValue) -> Result<(), Failure> {
    let fields = Fields::of("messages", messages, &["language", "messages"])?;
    let language = language(&fields.path("language"), &fields.get("language"))?;
    let messages = Messages::parse(language, argument::text(&fields.path("messages"), &fields.get("messages"))?);
    KNOWN.with_borrow_mut(|known| {
        known.retain(|own| own.language() != language);
        known.push(Rc::new(messages));
    });
    Ok(())
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The messages of a language, as "robotscope/messages/de", "robotscope/messages/th" and "robotscope/messages/zh" export them. */
export interface LanguageMessages {
    /** The language. */
    language: Language;
    /** Its messages, in the syntax of Fluent. */
    messages: string;
}

/** In which language something is explained. */
export interface ExplainOptions {
    /** English, if left out; another one has to be added with `addLanguage` first. */
    language?: Language;
}
"#;

/// The call that is being answered explains in the language of its options, which may have no other field.
pub(crate) fn explain_as(options: &JsValue) -> Result<(), Failure> {
    let fields = (!options.is_undefined()).then(|| Fields::of("options", options, &["language"])).transpose()?;
    speak(fields.as_ref())
}

/// The call that is being answered explains in the language that the field of its options names, or in English. Every function that
/// explains calls this, after all else that is given to it has been read.
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

/// The messages of the call that is being answered.
pub(crate) fn messages() -> Rc<Messages> {
    known(SPOKEN.get()).unwrap_or_else(|| Rc::new(Messages::ENGLISH))
}

fn known(language: Language) -> Option<Rc<Messages>> {
    KNOWN.with_borrow(|known| known.iter().find(|own| own.language() == language).cloned())
}

fn language(name: &str, value: &JsValue) -> Result<Language, Failure> {
    argument::one_of(name, value, &Language::ALL, Language::as_str)
}
