//! Editor features for response headers and HTML.

use std::rc::Rc;

use robotscope::editor as engine;
use robotscope::explain::{self, Completion, Hover};
use robotscope::html::Html;
use robotscope::http::{Headers, HeadersFile};
use robotscope::recognise::TextKind;
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
    /// Parses the text as headers or HTML. Returns `None` if `source` is undefined or "robots-txt".
    pub(crate) fn of(text: &JsValue, source: &JsValue) -> Result<Option<Self>, Failure> {
        const KINDS: [TextKind; 4] = [TextKind::RobotsTxt, TextKind::Headers, TextKind::HeadersFile, TextKind::Html];
        if source.is_undefined() {
            return Ok(None);
        }
        let bytes = || argument::bytes("text", text);
        let read = match argument::one_of("source", source, &KINDS, TextKind::as_str)? {
            TextKind::Headers => Read::Headers(Headers::parse(bytes()?)),
            TextKind::HeadersFile => Read::HeadersFile(HeadersFile::parse(bytes()?)),
            TextKind::Html => Read::Html(html::given("text", text, None)?),
            _ => return Ok(None),
        };
        let offsets = match &read {
            Read::Headers(headers) => headers.offsets(),
            Read::HeadersFile(file) => file.offsets(),
            Read::Html(html) => html.offsets(),
        };
        Ok(Some(Self { offsets: offsets.into(), read }))
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
