//! What JavaScript hands over about a page.

use js_sys::Date;
use robotscope::Agent;
use robotscope::availability::{self as availability, Fetch};
use robotscope::directives::Moment;
use robotscope::evaluate as engine;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::{JsCast, JsValue};

use crate::argument::{self, Failure, Texts};
use crate::ask_options::GivenOptions;
use crate::fetch::{self, GivenFetch, whole};
use crate::fields::Fields;
use crate::header_argument::GivenHeaders;
use crate::html;
use crate::robots_txt::RobotsTxt;

/// Everything that is known of a page. What is left out is unknown, which is not the same as an empty text.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Page {
    /// Its URL, or a path.
    #[tsify(optional, type = "string | URL")]
    pub url: Option<String>,
    /// The robots.txt of its site.
    #[tsify(optional, type = "string | Uint8Array | RobotsTxt")]
    pub robots_txt: Option<String>,
    /// What came back for robots.txt; left out if that is `robotsTxt` with status 200. If both are given, the text is that of
    /// `robotsTxt`, and `text` of the fetch has to be left out.
    #[tsify(optional)]
    pub robots_txt_fetch: Option<fetch::Fetch>,
    /// The response's headers.
    #[tsify(optional, type = "HeadersInput")]
    pub headers: Option<String>,
    /// The response's status; left out where `headers` are a text, which has its own.
    #[tsify(optional)]
    pub status: Option<u16>,
    /// The document, if it is one of HTML. Bytes are read in the encoding that a byte order mark, the `charset` of the headers or a meta
    /// element tells, as a browser reads them.
    #[tsify(optional, type = "string | Uint8Array")]
    pub html: Option<String>,
    /// The moment for which the report is: a Date, milliseconds since 1970, or a text of ISO 8601, in UTC unless it says
    /// otherwise. Left out, it is the present one; `null` is an unknown one.
    #[tsify(optional, type = "Date | number | string | null")]
    pub now: Option<f64>,
    /// The crawlers to report on: product tokens or whole User-Agent strings. All of the catalogue, if left out.
    #[tsify(optional, type = "readonly string[]")]
    pub crawlers: Option<Vec<String>>,
}

/// A page that JavaScript handed over.
pub(crate) struct GivenPage {
    pub(crate) page: engine::Page<'static>,
    /// The text that was made of headers that are none.
    pub(crate) headers_text: Option<String>,
    pub(crate) crawlers: Option<Vec<String>>,
}

impl GivenPage {
    pub(crate) fn of(value: &JsValue) -> Result<Self, Failure> {
        const FIELDS: [&str; 8] = ["url", "robotsTxt", "robotsTxtFetch", "headers", "status", "html", "now", "crawlers"];
        let fields = Fields::of("page", value, &FIELDS)?;
        let status = fields.optional("status", "an HTTP status", |value| u16::try_from(whole(value, 999)?).ok())?;
        let headers = fields.given("headers", |path, value| GivenHeaders::of(path, value, status))?;
        let headers_text = headers.as_ref().and_then(GivenHeaders::made_text);
        let charset = headers.as_ref().and_then(|given| given.headers.charset()).map(<[u8]>::to_vec);
        let page = engine::Page {
            target: fields.given("url", argument::target)?,
            robots: robots(&fields)?,
            status,
            headers: headers.map(|headers| headers.headers),
            html: fields.given("html", |path, value| html::given(path, value, charset.as_deref()))?,
            now: now(&fields)?,
        };
        let names = |path: &str, value: &JsValue| Ok(Texts::new(path, value)?.iter().map(Into::into).collect());
        Ok(Self { page, headers_text, crawlers: fields.given("crawlers", names)? })
    }

    /// What `read` makes of the report for these crawlers.
    pub(crate) fn evaluate<T>(&self, options: &GivenOptions, read: impl FnOnce(&engine::Report<'_>) -> T) -> T {
        let agents = match &self.crawlers {
            None => options.everybody(),
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

/// Moments beyond the years that the engine counts are the nearest ones inside.
#[expect(clippy::cast_possible_truncation, reason = "a whole number; what is too great is as good as the greatest")]
fn of_milliseconds(milliseconds: f64) -> Option<Moment> {
    milliseconds.is_finite().then(|| Moment::from_unix((milliseconds / 1000.0).floor() as i64))
}
