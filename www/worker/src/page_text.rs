//! What a text pane asks of response headers or of an HTML document, each for itself.

use std::cell::OnceCell;

use js_sys::{Array, Object};
use robotscope::directives::Moment;
use robotscope::evaluate::{Page, PageOffsets, Source};
use robotscope::explain;
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::lint::Options;
use wasm_bindgen::prelude::*;

use crate::units::Units;
use crate::words::messages;

/// Headers or a document about which is asked: a page of which nothing else is known.
#[wasm_bindgen]
#[derive(Debug)]
pub struct PageText {
    page: Page<'static>,
    source: Source,
    units: OnceCell<Units>,
}

/// Reads response headers, of which several things may then be asked. `now` is in seconds since 1970.
#[wasm_bindgen(js_name = parseHeaders)]
pub fn parse_headers(text: String, now: f64) -> PageText {
    let page = Page { headers: Some(Headers::parse(text)), now: Some(moment(now)), ..Page::default() };
    PageText { page, source: Source::Headers, units: OnceCell::new() }
}

/// Reads a document, of which several things may then be asked. `now` is in seconds since 1970.
#[wasm_bindgen(js_name = parseHtml)]
pub fn parse_html(text: String, now: f64) -> PageText {
    let page = Page { html: Some(Html::parse(text)), now: Some(moment(now)), ..Page::default() };
    PageText { page, source: Source::Html, units: OnceCell::new() }
}

fn moment(seconds: f64) -> Moment {
    Moment::from_unix(seconds as i64)
}

#[wasm_bindgen]
impl PageText {
    /// What is wrong with it, in its order.
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorDiagnostic[]")]
    pub fn diagnostics(&self) -> Array {
        let report = self.page.evaluate_all();
        let messages = messages();
        let words = explain::ReportWords::new(&messages, &self.page, &report);
        let found = self.page.lint(&report, &Options::default());
        let own = found.iter().filter(|found| found.place.source == self.source);
        let offsets = PageOffsets::new(&self.page);
        own.map(|found| self.units().diagnostic(&explain::page_diagnostic(&words, &offsets, found))).collect()
    }

    /// What stands at an offset (UTF-16 code units), if anything is known of it.
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorHover | undefined")]
    pub fn hover(&self, offset: u32) -> Option<Object> {
        let byte = self.units().byte(offset);
        let headers = self.page.headers.as_ref().and_then(|headers| headers.hover(byte));
        let found = headers.or_else(|| self.page.html.as_ref()?.hover(byte))?;
        Some(self.units().hover(explain::page_hover(&messages(), self.text(), &found)))
    }

    /// What could stand at an offset (UTF-16 code units).
    #[wasm_bindgen(unchecked_return_type = "import(\"../../../web/codemirror/engine.js\").EditorCompletion[]")]
    pub fn complete(&self, offset: u32) -> Array {
        let byte = self.units().byte(offset);
        let headers = self.page.headers.as_ref().map(|headers| headers.completions(byte));
        let html = || self.page.html.as_ref().map(|html| html.completions(byte));
        self.units().completions(&headers.or_else(html).unwrap_or_default())
    }
}

impl PageText {
    fn text(&self) -> &[u8] {
        let headers = self.page.headers.as_ref().map(Headers::text);
        headers.or_else(|| self.page.html.as_ref().map(Html::text)).unwrap_or_default()
    }

    fn units(&self) -> &Units {
        self.units.get_or_init(|| Units::new(self.text()))
    }
}
