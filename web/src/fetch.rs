//! The outcome of fetching robots.txt, as JavaScript passes it.

use std::sync::Arc;
use std::time::Duration;

use robotscope::RobotsTxt;
use robotscope::availability as engine;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};

use crate::fields::Fields;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** The outcome of a request for /robots.txt. A field left out is unknown; its value is never guessed. */
export interface Fetch {
    /** The final HTTP status, or "network-failure" if there was no answer. */
    status: number | "network-failure";
    /** The number of redirects followed before that status; 0 if left out. */
    redirects?: number;
    /** The text of the response. */
    text?: string | Uint8Array;
    /** The number of seconds for which the file has been unreachable. */
    unreachableFor?: number;
    /** "exists" if the crawler has a copy from before the file became unreachable, or "missing". */
    lastGoodCopy?: LastGoodCopy;
    /** The text of that copy, if known. */
    copy?: string | Uint8Array;
    /**
     * A single text in place of `text` and `copy`. After a successful response, it is the text of the response, otherwise the last
     * good copy.
     */
    textAtHand?: string | Uint8Array;
    /** "available" if other pages of the site can be fetched, or "unavailable". */
    restOfSite?: RestOfSite;
}
"#;

const FIELDS: [&str; 8] = ["status", "redirects", "text", "unreachableFor", "lastGoodCopy", "copy", "textAtHand", "restOfSite"];

pub(crate) struct GivenFetch<'v>(Fields<'v>);

impl<'v> GivenFetch<'v> {
    pub(crate) fn of(name: &'v str, value: &'v JsValue) -> Result<Self, Failure> {
        Ok(Self(Fields::of(name, value, &FIELDS)?))
    }

    /// Copies the fields into an object that no caller can change.
    pub(crate) fn copied(&self) -> JsValue {
        self.0.copied(&FIELDS).into()
    }

    fn fetch(&self) -> Result<engine::Fetch, Failure> {
        let status = self.0.get("status");
        let response = match status.as_string().as_deref() {
            Some("network-failure") => engine::Fetch::network_failure(),
            _ => {
                let number = whole(&status, u16::MAX.into()).and_then(|number| u16::try_from(number).ok());
                let expected = "an HTTP status or \"network-failure\"";
                engine::Fetch::status(number.ok_or_else(|| argument::wrong_type(&self.0.path("status"), expected, &status))?)
            }
        };
        Ok(engine::Fetch {
            redirects: self.0.optional("redirects", "a whole number", |value| whole(value, u32::MAX))?.unwrap_or_default(),
            unreachable_for: self
                .0
                .optional("unreachableFor", "a number of seconds", |value| Duration::try_from_secs_f64(value.as_f64()?).ok())?,
            last_good_copy: self
                .0
                .optional("lastGoodCopy", "\"exists\" or \"missing\"", |value| value.as_string()?.parse().ok())?,
            rest_of_site: self
                .0
                .optional("restOfSite", "\"available\" or \"unavailable\"", |value| value.as_string()?.parse().ok())?,
            ..response
        })
    }

    /// Builds the outcome of the fetch. `text` is the text of the response, already parsed.
    pub(crate) fn with_text(&self, text: Option<Arc<RobotsTxt<'static>>>) -> Result<engine::Fetched<'static>, Failure> {
        let fetched = engine::Fetched::new(self.fetch()?);
        let read = |field| Ok::<_, Failure>(self.bytes(field)?.map(RobotsTxt::parse));
        Ok(match (text, read("copy")?, read("textAtHand")?) {
            (None, None, None) => fetched,
            (Some(text), None, None) => fetched.with_text(text),
            (None, Some(copy), None) => fetched.with_last_good_copy(copy),
            (Some(text), Some(copy), None) => fetched.with_text(text).with_last_good_copy(copy),
            (None, None, Some(text)) => fetched.with_available_text(text),
            _ => {
                let message = format!("{} replaces text and copy: pass one or the other", self.0.path("textAtHand"));
                return Err(Failure::new("invalid-argument", message));
            }
        })
    }

    pub(crate) fn bytes(&self, field: &str) -> Result<Option<Vec<u8>>, Failure> {
        self.0.given(field, argument::bytes)
    }
}

/// Returns a whole number between 0 and `greatest`; `None` for other values.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked on the line before")]
pub(crate) fn whole(value: &JsValue, greatest: u32) -> Option<u32> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=f64::from(greatest)).contains(number))?;
    Some(number as u32)
}
