use std::borrow::Cow;

use js_sys::Array;

use crate::text::Text;

/// The content of a link or draft: texts with short names.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Snapshot(Vec<(Cow<'static, str>, Text)>);

impl Snapshot {
    pub(crate) fn put(&mut self, name: impl Into<Cow<'static, str>>, text: impl Into<Text>) {
        self.0.push((name.into(), text.into()));
    }

    pub(crate) fn put_some(&mut self, name: &'static str, text: Option<&str>) {
        if let Some(text) = text {
            self.put(name, text);
        }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Text> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, text)| text)
    }

    /// Removes the texts with these names.
    pub(crate) fn leave_out(&mut self, names: &[&str]) {
        self.0.retain(|(name, _)| !names.contains(&&**name));
    }

    /// Returns a flat list: name, text, name, text, …
    pub(crate) fn to_pairs(&self) -> Array {
        self.0.iter().flat_map(|(name, text)| [&**name, &**text]).map(wasm_bindgen::JsValue::from_str).collect()
    }

    pub(crate) fn of_pairs(pairs: &Array) -> Self {
        let texts: Vec<String> = pairs.iter().filter_map(|text| text.as_string()).collect();
        let pairs = texts.chunks_exact(2).filter_map(|pair| match pair {
            [name, text] => Some((name.clone().into(), text.as_str().into())),
            _ => None,
        });
        Self(pairs.collect())
    }
}
