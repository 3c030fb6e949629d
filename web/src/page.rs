//! A page passed by JavaScript.

use js_sys::Date;
use robotscope::Agent;
use robotscope::availability::{self as availability, Fetch};
use robotscope::directives::Moment;
use robotscope::evaluate as engine;
use robotscope::html::Html;
use robotscope::http::Headers;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fetch::{GivenFetch, whole};
use crate::fields::Fields;
use crate::header_argument;
use crate::html;
use crate::query::QueryOptions;
use crate::robots_txt::RobotsTxt;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The known facts about a page. A field left out is unknown, which is not the same as an empty text. */
export interface Page {
    /** The URL or path. */
    url?: string | URL;
    /** The robots.txt of the site. */
    robotsTxt?: string | Uint8Array | RobotsTxt;
    /**
     * The outcome of the request for robots.txt. If left out, `robotsTxt` counts as a response with status 200. If both
     * fields are given, `robotsTxt` is the text of the response, and `robotsTxtFetch.text` must be left out.
     */
    robotsTxtFetch?: Fetch;
    /** The response's headers. */
    headers?: HeadersInput;
    /** The response's status. Must be left out if `headers` is a text, which contains the status. */
    status?: number;
    /**
     * The document, if it is HTML. Bytes are read as by a browser, in the encoding that a byte order mark, the `charset` of the headers or
     * a meta element declares.
     */
    html?: string | Uint8Array;
    /**
     * The document after its scripts have run, as a browser serializes it: `document.documentElement.outerHTML`. Crawlers that render pages
     * are evaluated with both documents, all others with `html`. Bytes are read as UTF-8.
     */
    renderedHtml?: string | Uint8Array;
    /** `true` if a sitemap lists the page. With `false` or if left out, the report does not mention sitemaps. */
    inSitemap?: boolean;
    /**
     * The moment for which the report is made: a Date, milliseconds since 1970, or an ISO 8601 string, in UTC unless the string contains an
     * offset. If left out, the current time; `null` if unknown.
     */
    now?: Date | number | string | null;
    /** The crawlers to report on: product tokens or whole User-Agent strings. If left out, all crawlers of the catalogue. */
    crawlers?: readonly string[];
}
"#;

pub(crate) struct GivenPage {
    pub(crate) page: engine::Page<'static>,
    pub(crate) crawlers: Option<Vec<String>>,
}

impl GivenPage {
    pub(crate) fn of(value: &JsValue) -> Result<Self, Failure> {
        const FIELDS: [&str; 10] =
            ["url", "robotsTxt", "robotsTxtFetch", "headers", "status", "html", "renderedHtml", "inSitemap", "now", "crawlers"];
        let fields = Fields::of("page", value, &FIELDS)?;
        let status = fields.optional("status", "an HTTP status", |value| u16::try_from(whole(value, 999)?).ok())?;
        let headers = fields.given("headers", |path, value| header_argument::headers(path, value, status))?;
        let charset = headers.as_ref().and_then(Headers::charset).map(<[u8]>::to_vec);
        let page = engine::Page {
            target: fields.given("url", argument::target)?,
            robots: robots(&fields)?,
            status,
            headers,
            html: fields.given("html", |path, value| html::given(path, value, charset.as_deref()))?,
            rendered: fields.given("renderedHtml", |path, value| Ok(Html::parse(argument::bytes(path, value)?)))?,
            listed: fields.optional("inSitemap", "a boolean", JsValue::as_bool)?.unwrap_or_default(),
            now: now(&fields)?,
        };
        Ok(Self { page, crawlers: fields.given("crawlers", argument::texts)? })
    }

    /// Evaluates the page for `crawlers`, or for the whole catalogue if `crawlers` is `None`, and calls `read` with the report.
    pub(crate) fn evaluate<T>(&self, options: &QueryOptions, read: impl FnOnce(&engine::Report<'_>) -> T) -> T {
        let agents = match &self.crawlers {
            None => options.all_crawlers(),
            Some(names) => names.iter().map(|name| options.apply(Agent::from_user_agent(name))).collect(),
        };
        read(&self.page.evaluate(&agents))
    }
}

fn robots(fields: &Fields<'_>) -> Result<Option<availability::Fetched<'static>>, Failure> {
    let mut robots = fields.given("robotsTxt", RobotsTxt::given)?;
    let fetched = fields.given("robotsTxtFetch", |path, value| {
        let fetch = GivenFetch::of(path, value)?;
        match (robots.take(), fetch.bytes("text")?) {
            (Some(_), Some(_)) => Err(Failure::new("invalid-argument", format!("give page.robotsTxt or {path}.text, not both"))),
            (robots, text) => fetch.with_text(robots.or_else(|| text.map(|text| robotscope::RobotsTxt::parse(text).into()))),
        }
    })?;
    Ok(fetched.or_else(|| robots.map(|robots| availability::Fetched::new(Fetch::status(200)).with_text(robots))))
}

fn now(fields: &Fields<'_>) -> Result<Option<Moment>, Failure> {
    const EXPECTED: &str = "a valid Date, a number of milliseconds, a date of ISO 8601 or null";
    let value = fields.get("now");
    if value.is_null() {
        return Ok(None);
    }
    let read = |value: &JsValue| match value.as_string() {
        Some(text) => Moment::parse(&text),
        None => of_milliseconds(value.dyn_ref().map_or_else(|| value.as_f64(), |date: &Date| Some(date.get_time()))?),
    };
    Ok(fields.optional("now", EXPECTED, read)?.or_else(|| of_milliseconds(Date::now())))
}

/// Converts milliseconds since 1970. Times outside the years that the engine supports become the nearest supported time.
#[expect(clippy::cast_possible_truncation, reason = "a whole number; the cast limits numbers that are too large")]
fn of_milliseconds(milliseconds: f64) -> Option<Moment> {
    milliseconds.is_finite().then(|| Moment::from_unix((milliseconds / 1000.0).floor() as i64))
}
