//! What JavaScript hands over about a fetch of robots.txt.

use std::time::Duration;

use js_sys::{Object, Reflect};
use robotscope::availability as engine;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::{JsCast, JsValue};

use crate::argument::{self, Failure};
use crate::availability::{LastGoodCopy, RestOfSite};

/// What came back when /robots.txt was asked for, and what only time tells. What is not known is left out; it is never
/// guessed.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct Fetch {
    /// The HTTP status in the end, or "network-failure" if there was no answer.
    #[tsify(type = "number | \"network-failure\"")]
    pub status: u16,
    /// How many redirects were followed before that; 0 if left out.
    #[tsify(optional)]
    pub redirects: Option<u32>,
    /// The text that came.
    #[tsify(optional, type = "string | Uint8Array")]
    pub text: Option<String>,
    /// Since how many seconds the file has been unreachable.
    #[tsify(optional)]
    pub unreachable_for: Option<f64>,
    /// Whether the crawler has a copy from the time before.
    #[tsify(optional)]
    pub last_good_copy: Option<LastGoodCopy>,
    /// That copy, if it is at hand.
    #[tsify(optional, type = "string | Uint8Array")]
    pub copy: Option<String>,
    /// Whether the other pages of the site can be fetched.
    #[tsify(optional)]
    pub rest_of_site: Option<RestOfSite>,
}

/// The fields of an object that JavaScript hands over.
pub(crate) struct Fields<'v>(&'v JsValue);

impl<'v> Fields<'v> {
    pub(crate) fn of(value: &'v JsValue) -> Result<Self, Failure> {
        const NAMES: [&str; 7] = ["status", "redirects", "text", "unreachableFor", "lastGoodCopy", "copy", "restOfSite"];
        let object = value.dyn_ref::<Object>().ok_or_else(|| argument::wrong_type("fetch", "an object", value))?;
        for name in Object::keys(object).iter().filter_map(|name| name.as_string()) {
            if !NAMES.contains(&name.as_str()) {
                let known = NAMES.join(", ");
                return Err(Failure::new("invalid-argument", format!("fetch has no field “{name}”; there are {known}")));
            }
        }
        Ok(Self(value))
    }

    pub(crate) fn fetch(&self) -> Result<engine::Fetch, Failure> {
        let status = self.get("status");
        let response = match status.as_string().as_deref() {
            Some("network-failure") => engine::Fetch::network_failure(),
            _ => {
                let number = whole(&status, u16::MAX.into()).and_then(|number| u16::try_from(number).ok());
                let expected = "an HTTP status or \"network-failure\"";
                engine::Fetch::status(number.ok_or_else(|| argument::wrong_type("fetch.status", expected, &status))?)
            }
        };
        Ok(engine::Fetch {
            redirects: self.optional("redirects", "a whole number", |value| whole(value, u32::MAX))?.unwrap_or_default(),
            unreachable_for: self
                .optional("unreachableFor", "a number of seconds", |value| Duration::try_from_secs_f64(value.as_f64()?).ok())?,
            last_good_copy: self.optional("lastGoodCopy", "\"exists\" or \"missing\"", |value| {
                match value.as_string()?.as_str() {
                    "exists" => Some(engine::LastGoodCopy::Exists),
                    "missing" => Some(engine::LastGoodCopy::Missing),
                    _ => None,
                }
            })?,
            rest_of_site: self.optional("restOfSite", "\"available\" or \"unavailable\"", |value| {
                match value.as_string()?.as_str() {
                    "available" => Some(engine::RestOfSite::Available),
                    "unavailable" => Some(engine::RestOfSite::Unavailable),
                    _ => None,
                }
            })?,
            ..response
        })
    }

    pub(crate) fn bytes(&self, name: &str) -> Result<Option<Vec<u8>>, Failure> {
        let value = self.get(name);
        (!value.is_undefined()).then(|| argument::bytes(&format!("fetch.{name}"), &value)).transpose()
    }

    fn optional<T>(&self, name: &str, expected: &str, read: impl FnOnce(&JsValue) -> Option<T>) -> Result<Option<T>, Failure> {
        let value = self.get(name);
        if value.is_undefined() {
            return Ok(None);
        }
        let found = read(&value).ok_or_else(|| argument::wrong_type(&format!("fetch.{name}"), expected, &value))?;
        Ok(Some(found))
    }

    /// A getter that throws counts as a field that is left out.
    fn get(&self, name: &str) -> JsValue {
        Reflect::get(self.0, &name.into()).unwrap_or_default()
    }
}

/// A whole number from 0 to a greatest one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked on the line before")]
fn whole(value: &JsValue, greatest: u32) -> Option<u32> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=f64::from(greatest)).contains(number))?;
    Some(number as u32)
}
