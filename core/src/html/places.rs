use crate::names::names;

names! {
    /// Whether the reader runs scripts: then what stands in `<noscript>` is mere text to it ([html-parsing]).
    pub enum Scripting {
        /// No: the reading of whoever takes the text as it was served.
        Off = "off",
        /// Yes: the reading of browsers, and of crawlers that render.
        On = "on",
    }
}

names! {
    /// In which half of the document an element is, as a browser builds it.
    pub enum ElementLocation {
        /// `<head>`.
        Head = "head",
        /// `<body>`.
        Body = "body",
    }
}

names! {
    /// Whether an element is a part of the document; inside a template it is not, inside noscript only for those who run no
    /// scripts.
    pub enum ElementContext {
        /// It is.
        Document = "document",
        /// It is inside of a `<template>`, and so not in the document.
        Template = "template",
        /// It is inside of a `<noscript>`, and so only there for those who run no scripts.
        Noscript = "noscript",
    }
}

/// Where an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ElementPlace {
    /// In which half of the document.
    pub location: ElementLocation,
    /// Whether it is a part of the document.
    pub context: ElementContext,
}

/// Something for readers that run no scripts, and for those that do; left out where there is no such thing for them.
///
/// ```
/// use robotscope::html::{ElementContext, ElementLocation, Html, Scripting};
///
/// // Without scripting the image ends the head; with it, nothing in <noscript> is an element.
/// let html = Html::parse("<noscript><img></noscript><meta name=robots content=noindex>");
/// let places = html.metas()[0].places;
/// assert_eq!(places.with(Scripting::Off).unwrap().location, ElementLocation::Body);
/// assert_eq!(places.with(Scripting::On).unwrap().location, ElementLocation::Head);
/// assert_eq!(places.first().unwrap().context, ElementContext::Document);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ByScripting<T> {
    /// For crawlers that take the text as it was served.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub without_scripting: Option<T>,
    /// For browsers, and for crawlers that render.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub with_scripting: Option<T>,
}

impl<T> ByScripting<T> {
    /// What `of` finds for either reader.
    pub fn new(of: impl Fn(Scripting) -> Option<T>) -> Self {
        Self { without_scripting: of(Scripting::Off), with_scripting: of(Scripting::On) }
    }
}

impl<T: Copy + PartialEq> ByScripting<T> {
    /// The same for everybody.
    pub const fn for_all(value: T) -> Self {
        Self { without_scripting: Some(value), with_scripting: Some(value) }
    }

    /// What a reader without scripting found, and what one with it did.
    pub(super) fn and(self, scripted: Self) -> Self {
        Self { with_scripting: scripted.with_scripting, ..self }
    }

    /// What there is for this reader.
    pub const fn with(&self, scripting: Scripting) -> Option<T> {
        match scripting {
            Scripting::Off => self.without_scripting,
            Scripting::On => self.with_scripting,
        }
    }

    /// Whether it is the same for everybody.
    pub(crate) fn are_alike(&self) -> bool {
        self.without_scripting == self.with_scripting
    }

    /// What there is without scripting; if there is nothing then, with scripting.
    pub fn first(&self) -> Option<T> {
        self.without_scripting.or(self.with_scripting)
    }
}
