//! The fields of an object that JavaScript hands over.

#[cfg(feature = "full")]
use js_sys::Uint8Array;
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::argument::{self, Failure};
#[cfg(feature = "full")]
use crate::border;

/// The fields of an object that JavaScript hands over. One that is `undefined` counts as left out.
pub(crate) struct Fields<'v> {
    /// What the object is called in messages.
    name: &'v str,
    object: &'v JsValue,
}

impl<'v> Fields<'v> {
    /// An object with these fields and no others.
    pub(crate) fn of(name: &'v str, value: &'v JsValue, known: &[&str]) -> Result<Self, Failure> {
        let object = object(value).ok_or_else(|| argument::wrong_type(name, "an object", value))?;
        let keys = Object::keys(object);
        // Nothing of it would be understood.
        if keys.length() == 0 && !is_plain(object) {
            return Err(argument::wrong_type(name, "a plain object, not an array, a Map, a Promise or the like", value));
        }
        for field in keys.iter().filter_map(|field| field.as_string()) {
            if !known.contains(&field.as_str()) {
                let message = format!("{name} has no field “{field}”; there are {}", known.join(", "));
                return Err(Failure::new("invalid-argument", message));
            }
        }
        Ok(Self { name, object: value })
    }

    /// A getter that throws counts as a field that is left out.
    pub(crate) fn get(&self, field: &str) -> JsValue {
        Reflect::get(self.object, &field.into()).unwrap_or_default()
    }

    /// The fields with these names in an object that nobody else has, with bytes that nobody else can change.
    #[cfg(feature = "full")]
    pub(crate) fn copied(&self, known: &[&str]) -> Object {
        let copy = Object::new();
        for field in known {
            let value = self.get(field);
            let value = if border::is_bytes(&value) { Uint8Array::new(&value).into() } else { value };
            // A new object takes every field.
            let _is_set = Reflect::set(&copy, &(*field).into(), &value);
        }
        copy
    }

    /// What a field is called in messages.
    pub(crate) fn path(&self, field: &str) -> String {
        format!("{}.{field}", self.name)
    }

    /// What `read` makes of a field, if it is there; what it makes nothing of is not what is expected.
    pub(crate) fn optional<T>(
        &self,
        field: &str,
        expected: &str,
        read: impl FnOnce(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        self.given(field, |path, value| read(value).ok_or_else(|| argument::wrong_type(path, expected, value)))
    }

    /// What `read` makes of a field and its name in messages, if it is there.
    pub(crate) fn given<T>(
        &self,
        field: &str,
        read: impl FnOnce(&str, &JsValue) -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        let value = self.get(field);
        (!value.is_undefined()).then(|| read(&self.path(field), &value)).transpose()
    }
}

/// The object that a value is. Not every object is an `Object`: one can be without a prototype, or from another realm.
pub(crate) fn object(value: &JsValue) -> Option<&Object> {
    value.is_object().then(|| value.unchecked_ref())
}

/// Whether an object is a mere record: not a Response, a Date or a function.
pub(crate) fn is_plain(object: &Object) -> bool {
    let prototype = Object::get_prototype_of(object);
    prototype.is_null() || Object::get_prototype_of(&prototype).is_null()
}
