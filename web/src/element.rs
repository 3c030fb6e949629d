//! Where elements of a document are.

use robotscope::html::{self as engine, Scripting};
use serde::Serialize;
use tsify::Tsify;

use crate::union::union;

/// Something for readers that run no scripts, and for those that do; left out where there is no such thing for them.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct ByScripting<T> {
    /// For whoever takes the text as it was served.
    #[tsify(optional)]
    pub without_scripting: Option<T>,
    /// For browsers, and for crawlers that render.
    #[tsify(optional)]
    pub with_scripting: Option<T>,
}

/// Where an element is.
#[derive(Serialize, Tsify)]
pub struct ElementPlace {
    /// In which half of the document.
    pub location: ElementLocation,
    /// Whether it is a part of the document.
    pub context: ElementContext,
}

union! {
    /// In which half of the document an element is, as a browser builds it.
    ElementLocation from engine::Location { Head, Body }
}

union! {
    /// Whether an element is a part of the document; inside of a template it is not, inside of noscript only for those who run no
    /// scripts.
    ElementContext from engine::Context { Document, Template, Noscript }
}

union! {
    /// The attribute by which a meta element says what it is about.
    MetaKey from engine::MetaKey { Name, HttpEquiv }
}

impl<T> ByScripting<T> {
    pub(crate) fn new(of: impl Fn(Scripting) -> Option<T>) -> Self {
        Self { without_scripting: of(Scripting::Off), with_scripting: of(Scripting::On) }
    }
}

impl From<engine::Places> for ByScripting<ElementPlace> {
    fn from(places: engine::Places) -> Self {
        Self::new(|scripting| {
            let place = places.with(scripting)?;
            Some(ElementPlace { location: place.location.into(), context: place.context.into() })
        })
    }
}
