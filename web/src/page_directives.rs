//! The directives of a page, wherever they stand.

use std::collections::BTreeMap;

use js_sys::Array;
use robotscope::directives::{Audience, PageDirectives};
pub use robotscope::directives::{Carrier, MetaCarrier};
use robotscope::text::Span;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::argument::Failure;
use crate::directives::{BotName, Directive, DirectiveName, DirectiveValue};
use crate::evaluate::PageTexts;
use crate::to_js::to_ts;

/// A directive with the place that it has in a page. Its lines and spans are those of the text that carries it.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct PageDirective {
    /// What it asks for.
    pub name: DirectiveName,
    /// What it says beside that.
    pub value: DirectiveValue,
    /// What carries it. Directives with the same carrier share one object.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Carrier")]
    pub carrier: JsValue,
    /// The bot that it is for, in lower case; left out if it is for all.
    #[tsify(optional)]
    pub audience: Option<String>,
    /// Where a header names that bot.
    #[tsify(optional)]
    pub scope: Option<BotName>,
    /// The line, from 1.
    pub line: u32,
    /// The column in UTF-16 code units, from 1.
    pub column: u32,
    /// Where name and value stand.
    pub span: Span,
    /// Where the name stands.
    pub name_span: Span,
}

/// The directives of a report, which stand in two texts, as an array.
pub(crate) fn of_page(page: &PageDirectives, texts: &PageTexts<'_>) -> Result<JsValue, Failure> {
    // One after the other: `collect` sorts them first, which is four kilobytes of WebAssembly.
    let mut audiences: BTreeMap<Audience, &[u8]> = BTreeMap::new();
    audiences.extend(page.audiences());
    let mut last: Option<(Carrier, JsValue)> = None;
    let directives = Array::new();
    for found in &page.directives {
        let offsets = texts.offsets(found.carrier.into());
        let carrier = match &last {
            Some((carrier, object)) if *carrier == found.carrier => object.clone(),
            _ => to_ts(offsets.utf16(), &found.carrier)?.js_value(),
        };
        last = Some((found.carrier, carrier.clone()));
        let Directive { name, value, scope, line, column, span, name_span } = Directive::new(offsets, &found.directive);
        let audience = audiences.get(&found.audience).map(|name| String::from_utf8_lossy(name).into_owned());
        let directive = PageDirective { name, value, carrier, audience, scope, line, column, span, name_span };
        directives.push(&to_ts(offsets.utf16(), &directive)?.js_value());
    }
    Ok(directives.into())
}
