//! Editor features for response headers and HTML.

use std::rc::Rc;

use robotscope::editor as engine;
use robotscope::explain::{self, Completion, Hover};
use robotscope::html::Html;
use robotscope::http::{Headers, HeadersFile};
use robotscope::text::Offsets;
use tsify::Ts;
use wasm_bindgen::JsValue;

use crate::argument::{self, Failure};
use crate::editor::number;
use crate::html;
use crate::to_js::{all_to_ts, to_ts};
use crate::words::{explain_as, messages};

pub(crate) struct PageText {
    read: Read,
    offsets: Rc<Offsets<'static>>,
}

enum Read {
    Headers(Headers<'static>),
    HeadersFile(HeadersFile<'static>),
    Html(Html<'static>),
}

impl PageText {
    pub(crate) fn headers(text: &JsValue) -> Result<Self, Failure> {
        let headers = Headers::parse(argument::bytes("text", text)?);
        Ok(Self { offsets: headers.offsets().into(), read: Read::Headers(headers) })
    }

    pub(crate) fn headers_file(text: &JsValue) -> Result<Self, Failure> {
        let file = HeadersFile::parse(argument::bytes("text", text)?);
        Ok(Self { offsets: file.offsets().into(), read: Read::HeadersFile(file) })
    }

    pub(crate) fn html(text: &JsValue) -> Result<Self, Failure> {
        let html = html::given("text", text, None)?;
        Ok(Self { offsets: html.offsets().into(), read: Read::Html(html) })
    }

    pub(crate) fn hover(&self, offset: &JsValue, options: &JsValue) -> Result<Option<Ts<Hover>>, Failure> {
        explain_as(options)?;
        let offset = self.offsets.utf16().byte(number("offset", offset)?);
        let found: Option<engine::PageHover> = match &self.read {
            Read::Headers(headers) => headers.hover(offset),
            Read::HeadersFile(file) => file.hover(offset),
            Read::Html(html) => html.hover(offset),
        };
        let explained = found.map(|hover| explain::page_hover(&messages(), self.text(), &hover));
        Ok(explained.map(|hover| to_ts(&self.offsets, &hover)))
    }

    pub(crate) fn complete(&self, offset: &JsValue, options: &JsValue) -> Result<Vec<Ts<Completion>>, Failure> {
        explain_as(options)?;
        let offset = self.offsets.utf16().byte(number("offset", offset)?);
        let found = match &self.read {
            Read::Headers(headers) => headers.completions(offset),
            Read::HeadersFile(file) => file.completions(offset),
            Read::Html(html) => html.completions(offset),
        };
        Ok(all_to_ts(&self.offsets, found.iter().map(|completion| explain::completion(&messages(), completion))))
    }

    fn text(&self) -> &[u8] {
        match &self.read {
            Read::Headers(headers) => headers.text(),
            Read::HeadersFile(file) => file.text(),
            Read::Html(html) => html.text(),
        }
    }
}
