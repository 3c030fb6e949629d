//! Response headers passed by JavaScript.

use js_sys::{Array, Object, Reflect};
use robotscope::http::Headers;
use wasm_bindgen::prelude::*;

use crate::argument::{self, Failure};
use crate::fields;
use crate::values;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/**
 * Response headers: a text as printed by `curl -iL`, pairs of name and value (the Headers of a fetch, a Map, an array), or an object with a
 * property for each name, as in Node.js. If a property is an array, each of its values is a separate header line.
 */
export type HeadersInput =
    | string
    | Uint8Array
    | Iterable<readonly [string, string]>
    | { forEach(callback: (value: string, name: string) => void): void }
    | { readonly [name: string]: string | readonly string[] | undefined };
"#;

const EXPECTED: &str = "a string, a Uint8Array, pairs of strings or a plain object";

#[derive(Default)]
struct Pairs {
    pairs: Vec<(String, String)>,
    /// `true` if the platform may have joined several header lines into one value.
    may_be_joined: bool,
}

/// Reads the headers from an argument. A text contains its own status line, so passing `status` with a text is an error.
pub(crate) fn headers(name: &str, value: &JsValue, status: Option<u16>) -> Result<Headers<'static>, Failure> {
    if value.is_string() || values::is_bytes(value) {
        return match status {
            None => Ok(Headers::parse(argument::bytes(name, value)?)),
            Some(_) => Err(Failure::new("invalid-argument", format!("{name} must be pairs or an object if a status is given"))),
        };
    }
    let mut pairs = Pairs::default();
    pairs.pairs.extend(status.map(|status| (":status".to_owned(), format!("{status:03}"))));
    let object = fields::object(value).ok_or_else(|| argument::wrong_type(name, EXPECTED, value))?;
    match js_sys::try_iter(value) {
        Ok(Some(iterator)) => pairs.add_all(name, iterator)?,
        Ok(None) if fields::is_plain(object) => pairs.add_record(name, object)?,
        _ => return Err(argument::wrong_type(name, EXPECTED, value)),
    }
    // If each value is a separate header line, as in an array, the platform has not joined any lines.
    Ok(if pairs.may_be_joined { Headers::from_pairs(pairs.pairs) } else { Headers::from_lines(pairs.pairs) })
}

impl Pairs {
    fn add_all(&mut self, name: &str, pairs: js_sys::IntoIter) -> Result<(), Failure> {
        self.may_be_joined = true;
        for (place, pair) in pairs.enumerate() {
            // If the iterator throws, report the same error as for a value that is not a pair.
            let pair = pair.unwrap_or_default();
            let texts = pair.dyn_ref::<Array>().filter(|pair| pair.length() == 2);
            let texts = texts.and_then(|pair| Some((pair.get(0).as_string()?, pair.get(1).as_string()?)));
            let wrong = || argument::wrong_type(&format!("{name}[{place}]"), "a pair of strings", &pair);
            self.pairs.push(texts.ok_or_else(wrong)?);
        }
        Ok(())
    }

    fn add_record(&mut self, name: &str, record: &Object) -> Result<(), Failure> {
        for field in Object::keys(record).iter().filter_map(|field| field.as_string()) {
            let value = Reflect::get(record, &field.as_str().into()).unwrap_or_default();
            let path = format!("{name}[\"{field}\"]");
            if let Some(text) = value.as_string() {
                self.may_be_joined |= field.eq_ignore_ascii_case("x-robots-tag");
                self.pairs.push((field, text));
            } else if Array::is_array(&value) {
                let lines = argument::texts(&path, &value)?;
                self.pairs.extend(lines.into_iter().map(|line| (field.clone(), line)));
            } else if !value.is_undefined() {
                return Err(argument::wrong_type(&path, "a string or an array of strings", &value));
            }
        }
        Ok(())
    }
}
