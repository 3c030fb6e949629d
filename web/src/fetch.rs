//! What JavaScript hands over about a fetch of robots.txt.

use std::sync::Arc;
use std::time::Duration;

use robotscope::RobotsTxt;
use robotscope::availability as engine;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};

use crate::fields::Fields;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What came back when /robots.txt was asked for, and what only time tells. What is not known is left out; it is never guessed. */
export interface Fetch {
    /** The HTTP status in the end, or "network-failure" if there was no answer. */
    status: number | "network-failure";
    /** How many redirects were followed before that; 0 if left out. */
    redirects?: number;
    /** The text that came. */
    text?: string | Uint8Array;
    /** Since how many seconds the file has been unreachable. */
    unreachableFor?: number;
    /** Whether the crawler has a copy from the time before. */
    lastGoodCopy?: LastGoodCopy;
    /** That copy, if it is given. */
    copy?: string | Uint8Array;
    /**
     * In place of `text` and `copy` the one given text: it is what came, or, where nothing came that counts, what the last good
     * copy would be if the crawler has one.
     */
    textAtHand?: string | Uint8Array;
    /** Whether the other pages of the site can be fetched. */
    restOfSite?: RestOfSite;
}
"#;

const FIELDS: [&str; 8] = ["status", "redirects", "text", "unreachableFor", "lastGoodCopy", "copy", "textAtHand", "restOfSite"];

/// What JavaScript hands over about a fetch.
pub(crate) struct GivenFetch<'v>(Fields<'v>);

impl<'v> GivenFetch<'v> {
    /// The argument or field with this name.
    pub(crate) fn of(name: &'v str, value: &'v JsValue) -> Result<Self, Failure> {
        Ok(Self(Fields::of(name, value, &FIELDS)?))
    }

    /// The same as an object that nobody else has.
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

    /// All of it, with the text that came, wherever that comes from.
    pub(crate) fn with_text(&self, text: Option<Arc<RobotsTxt<'static>>>) -> Result<engine::Fetched<'static>, Failure> {
        let fetched = engine::Fetched::new(self.fetch()?);
        let read = |field| Ok::<_, Failure>(self.bytes(field)?.map(RobotsTxt::parse));
        Ok(match (text, read("copy")?, read("textAtHand")?) {
            (None, None, None) => fetched,
            (Some(text), None, None) => fetched.with_text(text),
            (None, Some(copy), None) => fetched.with_last_good_copy(copy),
            (Some(text), Some(copy), None) => fetched.with_text(text).with_last_good_copy(copy),
            (None, None, Some(text)) => fetched.with_text_at_hand(text),
            _ => {
                let message = format!("{} replaces text and copy: give one or the other", self.0.path("textAtHand"));
                return Err(Failure::new("invalid-argument", message));
            }
        })
    }

    pub(crate) fn bytes(&self, field: &str) -> Result<Option<Vec<u8>>, Failure> {
        self.0.given(field, argument::bytes)
    }
}

/// A whole number from 0 to a greatest one.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "checked on the line before")]
pub(crate) fn whole(value: &JsValue, greatest: u32) -> Option<u32> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=f64::from(greatest)).contains(number))?;
    Some(number as u32)
}
