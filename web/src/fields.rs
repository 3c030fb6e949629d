//! The fields of an object passed by JavaScript.

#[cfg(feature = "full")]
use js_sys::Uint8Array;
use js_sys::{Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};

use crate::argument::{self, Failure};
#[cfg(feature = "full")]
use crate::values;

/// The fields of an object passed by JavaScript. A field that is `undefined` counts as left out.
pub(crate) struct Fields<'v> {
    /// The name of the object in error messages.
    name: &'v str,
    object: &'v JsValue,
}

impl<'v> Fields<'v> {
    /// Reads an object. Fields other than those in `known` are errors.
    pub(crate) fn of(name: &'v str, value: &'v JsValue, known: &[&str]) -> Result<Self, Failure> {
        let object = object(value).ok_or_else(|| argument::wrong_type(name, "an object", value))?;
        let keys = Object::keys(object);
        // Reject objects that have no fields and are not plain, such as a Map: they would otherwise be accepted and ignored.
        if keys.length() == 0 && !is_plain(object) {
            return Err(argument::wrong_type(name, "a plain object, not an array, a Map, a Promise or the like", value));
        }
        for field in keys.iter().filter_map(|field| field.as_string()) {
            if !known.contains(&field.as_str()) {
                let message = format!("{name} has no field “{field}”; known fields: {}", known.join(", "));
                return Err(Failure::new("invalid-argument", message));
            }
        }
        Ok(Self { name, object: value })
    }

    /// Returns the value of a field. A field whose getter throws counts as left out.
    pub(crate) fn get(&self, field: &str) -> JsValue {
        Reflect::get(self.object, &field.into()).unwrap_or_default()
    }

    /// Copies the `known` fields into a new object. Bytes are copied, too, so that no caller can change them.
    #[cfg(feature = "full")]
    pub(crate) fn copied(&self, known: &[&str]) -> Object {
        let copy = Object::new();
        for field in known {
            let value = self.get(field);
            let value = if values::is_bytes(&value) { Uint8Array::new(&value).into() } else { value };
            // This cannot fail, because the object is new.
            let _is_set = Reflect::set(&copy, &(*field).into(), &value);
        }
        copy
    }

    /// Returns the name of a field in error messages.
    pub(crate) fn path(&self, field: &str) -> String {
        format!("{}.{field}", self.name)
    }

    /// If the field is present, calls `read` with its value. Returns an error if `read` returns `None`.
    pub(crate) fn optional<T>(
        &self,
        field: &str,
        expected: &str,
        read: impl FnOnce(&JsValue) -> Option<T>,
    ) -> Result<Option<T>, Failure> {
        self.given(field, |path, value| read(value).ok_or_else(|| argument::wrong_type(path, expected, value)))
    }

    /// If the field is present, calls `read` with the field's name in error messages and with its value.
    pub(crate) fn given<T>(
        &self,
        field: &str,
        read: impl FnOnce(&str, &JsValue) -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        let value = self.get(field);
        (!value.is_undefined()).then(|| read(&self.path(field), &value)).transpose()
    }
}

/// Returns the value as an object. Does not use `instanceof`, because an object may lack a prototype or belong to another realm.
pub(crate) fn object(value: &JsValue) -> Option<&Object> {
    value.is_object().then(|| value.unchecked_ref())
}

/// Returns `true` if an object is a plain object; `false` for a Response, a Date or a function, for example.
pub(crate) fn is_plain(object: &Object) -> bool {
    let prototype = Object::get_prototype_of(object);
    prototype.is_null() || Object::get_prototype_of(&prototype).is_null()
}
