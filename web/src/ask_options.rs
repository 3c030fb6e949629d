//! Who asks, and how.

use robotscope::{Agent, crawlers, dialect};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::argument::{self, Failure};
use crate::fields::Fields;
use crate::robots_txt::dialect_of;
use crate::verdict::DialectName;
use crate::words::{Language, speak};

/// How a question is asked, where that is not as the crawler itself would read.
#[derive(Serialize, Tsify)]
pub struct AskOptions {
    /// The dialect in which robots.txt is read; left out for the crawler's own. All else about the crawler stays as it is: its
    /// product tokens, what an answer other than robots.txt means to it, how it reads headers and HTML.
    #[tsify(optional)]
    pub dialect: Option<DialectName>,
    /// With `false`, only groups that name the crawler's own product token are looked for, and not those of other tokens that it
    /// answers to: Googlebot-Image takes no group for Googlebot then. Groups for "*" apply as before.
    #[tsify(optional)]
    pub fallbacks: Option<bool>,
    /// In which language the answer is explained: English, if left out; another one has to be added with `addLanguage` first.
    #[tsify(optional)]
    pub language: Option<Language>,
}

/// Such options that JavaScript hands over.
#[derive(Default)]
pub(crate) struct GivenOptions {
    dialect: Option<dialect::DialectName>,
    fallbacks: Option<bool>,
}

impl GivenOptions {
    pub(crate) fn of(options: &JsValue) -> Result<Self, Failure> {
        if options.is_undefined() {
            speak(None)?;
            return Ok(Self::default());
        }
        let fields = Fields::of("options", options, &["dialect", "fallbacks", "language"])?;
        speak(Some(&fields))?;
        Ok(Self {
            dialect: fields.given("dialect", dialect_of)?,
            fallbacks: fields.optional("fallbacks", "a boolean", JsValue::as_bool)?,
        })
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

/// What `answer` finds out for the crawler that is called this, with these options.
pub(crate) fn ask<T>(
    crawler: &JsValue,
    options: &JsValue,
    answer: impl FnOnce(&Agent<'_>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    let name = argument::text("crawler", crawler)?;
    answer(&GivenOptions::of(options)?.apply(Agent::from_user_agent(&name)))
}
