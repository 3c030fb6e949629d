//! The directives of a page, wherever they stand.

use std::collections::BTreeMap;

use robotscope::directives::{self as engine, Audience};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::JsValue;

use crate::argument::Failure;
use crate::directive_types::{BotName, DirectiveName, DirectiveValue};
use crate::element::{ByScripting, ElementPlace, MetaKey};
use crate::verdict::Span;
use robotscope::text::{Offsets, Position};

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

/// What carries a directive.
#[derive(Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Carrier {
    /// An X-Robots-Tag of the response.
    Header,
    /// A meta element.
    Meta {
        /// Which attribute names it.
        key: MetaKey,
        /// Where its tag stands.
        span: Span,
        /// Where it is in the document.
        places: ByScripting<ElementPlace>,
    },
}

/// The directives of a report, which stand in two texts.
pub(crate) fn of_page(
    page: &engine::PageDirectives,
    headers: &Offsets<'_>,
    html: &Offsets<'_>,
) -> Result<Vec<PageDirective>, Failure> {
    // One after the other: `collect` sorts them first, which is four kilobytes of WebAssembly.
    let mut audiences: BTreeMap<Audience, &[u8]> = BTreeMap::new();
    audiences.extend(page.audiences());
    let mut last = None;
    let mut convert = |found: &engine::PageDirective| {
        let carrier = match &last {
            Some((carrier, object)) if *carrier == found.carrier => JsValue::clone(object),
            _ => Carrier::new(html, found.carrier).into_ts()?.js_value(),
        };
        last = Some((found.carrier, carrier.clone()));
        let directive = &found.directive;
        let offsets = if found.carrier == engine::Carrier::Header { headers } else { html };
        let Position { line, column } = offsets.position(directive.span);
        Ok(PageDirective {
            name: directive.name.into(),
            value: DirectiveValue::new(offsets, &directive.value),
            carrier,
            audience: audiences.get(&found.audience).map(|name| String::from_utf8_lossy(name).into_owned()),
            scope: directive.scope.map(|scope| BotName::new(offsets, scope)),
            line,
            column,
            span: offsets.span(directive.span),
            name_span: offsets.span(directive.name_span),
        })
    };
    page.directives.iter().map(&mut convert).collect()
}

impl Carrier {
    fn new(html: &Offsets<'_>, carrier: engine::Carrier) -> Self {
        match carrier {
            engine::Carrier::Header => Self::Header,
            engine::Carrier::Meta(element) => {
                Self::Meta { key: element.key.into(), span: html.span(element.span), places: element.places.into() }
            }
        }
    }
}
