//! Who asks, and how.

use std::rc::Rc;

use robotscope::{Agent, crawlers, dialect};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::asker::Asker;
use crate::fields::Fields;
use crate::robots_txt::dialect_of;

use crate::words::speak;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** How a question is asked, where that is not as the crawler itself would read. */
export interface AskOptions extends ExplainOptions {
    /**
     * The dialect in which robots.txt is read; left out for the crawler's own. All else about the crawler stays as it is: its
     * product tokens, what an answer other than robots.txt means to it, how it reads headers and HTML.
     */
    dialect?: DialectName;
    /**
     * With `false`, only groups that name the crawler's own product token are looked for, and not those of other tokens that it
     * answers to: Googlebot-Image takes no group for Googlebot then. Groups for "*" apply as before.
     */
    fallbacks?: boolean;
}
"#;

/// Such options that JavaScript hands over.
#[derive(Default, PartialEq)]
pub(crate) struct GivenOptions {
    dialect: Option<dialect::DialectName>,
    fallbacks: Option<bool>,
}

impl GivenOptions {
    pub(crate) fn of(options: &JsValue) -> Result<Self, Failure> {
        Ok(Self::beside(&[], options)?.0)
    }

    /// Such options beside others, and all fields, if there are any.
    pub(crate) fn beside<'v>(others: &[&str], options: &'v JsValue) -> Result<(Self, Option<Fields<'v>>), Failure> {
        if options.is_undefined() {
            speak(None)?;
            return Ok((Self::default(), None));
        }
        let fields = Fields::of("options", options, &[&["dialect", "fallbacks", "language"], others].concat())?;
        speak(Some(&fields))?;
        let own = Self {
            dialect: fields.given("dialect", dialect_of)?,
            fallbacks: fields.optional("fallbacks", "a boolean", JsValue::as_bool)?,
        };
        Ok((own, Some(fields)))
    }

    /// The crawler as it is to be asked.
    pub(crate) fn apply<'a>(&self, mut agent: Agent<'a>) -> Agent<'a> {
        if let Some(dialect) = self.dialect {
            agent = agent.reading_as(dialect);
        }
        if self.fallbacks == Some(false) { agent.without_fallbacks() } else { agent }
    }

    /// All crawlers of the catalogue as they are to be asked.
    pub(crate) fn everybody<'a>(&self) -> Vec<Agent<'a>> {
        crawlers::all().iter().map(|crawler| self.apply(crawler.into())).collect()
    }
}

/// Who asks, and how: the way into every question that one crawler asks.
pub(crate) struct Asking {
    asker: Rc<Asker>,
    options: GivenOptions,
}

impl Asking {
    pub(crate) fn of(crawler: &JsValue, options: &JsValue) -> Result<Self, Failure> {
        Ok(Self { asker: Asker::of(crawler)?, options: GivenOptions::of(options)? })
    }

    /// The crawler, if it is asked as it would read itself: then its rules are compiled when it asks often.
    pub(crate) fn itself(&self) -> Option<&Asker> {
        (self.options == GivenOptions::default()).then_some(&self.asker)
    }

    /// What `ask` finds out for the crawler.
    pub(crate) fn asks<T>(&self, ask: impl FnOnce(&Agent<'_>) -> T) -> T {
        self.asker.asks(|agent| ask(&self.options.apply(agent)))
    }
}

/// What `answer` finds out for the crawler that is called this, with these options.
pub(crate) fn ask<T>(
    crawler: &JsValue,
    options: &JsValue,
    answer: impl FnOnce(&Agent<'_>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    Asking::of(crawler, options)?.asks(answer)
}
