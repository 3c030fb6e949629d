//! The crawler and the options of a query.

use std::rc::Rc;

use robotscope::{Agent, crawlers, dialect};
use wasm_bindgen::prelude::*;

use crate::argument::Failure;
use crate::crawler_ref::CrawlerRef;
use crate::fields::Fields;
use crate::robots_txt::dialect_of;

use crate::words::speak;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** Options of a query that change how a crawler reads robots.txt. */
export interface QueryOptions extends ExplainOptions {
    /**
     * The dialect in which robots.txt is read; the crawler's own if left out. Everything else about the crawler stays the same: its
     * product tokens, the effect of a status other than 200 for robots.txt, and the way it reads headers and HTML.
     */
    dialect?: DialectName;
    /**
     * If `false`, the crawler ignores groups for its fallback tokens: Googlebot-Image then ignores a group for Googlebot. Groups for its
     * own product token and for "*" apply as before.
     */
    fallbacks?: boolean;
}
"#;

#[derive(Default, PartialEq)]
pub(crate) struct QueryOptions {
    dialect: Option<dialect::DialectName>,
    fallbacks: Option<bool>,
}

impl QueryOptions {
    /// Reads an options object and sets the language. Fields that are not query options are errors.
    pub(crate) fn of(options: &JsValue) -> Result<Self, Failure> {
        let (options, fields) = Self::beside(&[], options)?;
        speak(fields.as_ref())?;
        Ok(options)
    }

    /// Reads an options object that may also have the fields in `others`. Returns the query options, and the fields of the object if one
    /// was passed. Does not set the language: callers must first read the other fields.
    pub(crate) fn beside<'v>(others: &[&str], options: &'v JsValue) -> Result<(Self, Option<Fields<'v>>), Failure> {
        if options.is_undefined() {
            return Ok((Self::default(), None));
        }
        let fields = Fields::of("options", options, &[&["dialect", "fallbacks", "language"], others].concat())?;
        let options = Self {
            dialect: fields.given("dialect", dialect_of)?,
            fallbacks: fields.optional("fallbacks", "a boolean", JsValue::as_bool)?,
        };
        Ok((options, Some(fields)))
    }

    /// Returns the crawler with the options applied.
    pub(crate) fn apply<'a>(&self, mut agent: Agent<'a>) -> Agent<'a> {
        if let Some(dialect) = self.dialect {
            agent = agent.reading_as(dialect);
        }
        if self.fallbacks == Some(false) { agent.without_fallbacks() } else { agent }
    }

    /// Returns all crawlers in the catalogue, with the options applied.
    pub(crate) fn all_crawlers<'a>(&self) -> Vec<Agent<'a>> {
        crawlers::all().iter().map(|crawler| self.apply(crawler.into())).collect()
    }
}

/// A crawler and the options of a query. Most functions that answer a query about a single crawler first build a `Query`.
pub(crate) struct Query {
    crawler_ref: Rc<CrawlerRef>,
    options: QueryOptions,
}

impl Query {
    pub(crate) fn of(crawler: &JsValue, options: &JsValue) -> Result<Self, Failure> {
        Ok(Self { crawler_ref: CrawlerRef::of(crawler)?, options: QueryOptions::of(options)? })
    }

    /// Returns the crawler if no option changes how the crawler reads robots.txt. Compiled rules are cached only for such queries.
    pub(crate) fn itself(&self) -> Option<&CrawlerRef> {
        (self.options == QueryOptions::default()).then_some(&self.crawler_ref)
    }

    pub(crate) fn with_agent<T>(&self, ask: impl FnOnce(&Agent<'_>) -> T) -> T {
        self.crawler_ref.with_agent(|agent| ask(&self.options.apply(agent)))
    }
}

pub(crate) fn ask<T>(
    crawler: &JsValue,
    options: &JsValue,
    answer: impl FnOnce(&Agent<'_>) -> Result<T, Failure>,
) -> Result<T, Failure> {
    Query::of(crawler, options)?.with_agent(answer)
}
