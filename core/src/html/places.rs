use crate::names::names;

names! {
    /// The scripting mode of a reader. With scripting, the content of `<noscript>` is plain text ([html-parsing]).
    pub enum Scripting {
        /// Off: for crawlers that read the text as served.
        Off = "off",
        /// On: for browsers, and crawlers that render.
        On = "on",
    }
}

names! {
    /// The half of the document that contains an element, as a browser builds it.
    pub enum ElementLocation {
        /// `<head>`.
        Head = "head",
        /// `<body>`.
        Body = "body",
    }
}

names! {
    /// The context of an element, which decides for which readers the element is part of the document.
    pub enum ElementContext {
        /// Part of the document.
        Document = "document",
        /// Inside a `<template>`, and so not part of the document.
        Template = "template",
        /// Inside a `<noscript>`, and so part of the document only for readers without scripting.
        Noscript = "noscript",
    }
}

/// The place of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ElementPlace {
    /// The half of the document.
    pub location: ElementLocation,
    /// The context, which decides for which readers the element is part of the document.
    pub context: ElementContext,
}

/// A value for readers without scripting, and a value for readers with scripting. A value that does not exist for a reader is
/// left out.
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
    /// The value for crawlers that read the text as served.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub without_scripting: Option<T>,
    /// The value for browsers, and crawlers that render.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub with_scripting: Option<T>,
}

impl<T> ByScripting<T> {
    /// Computes the value for each of the two readers.
    pub fn new(of: impl Fn(Scripting) -> Option<T>) -> Self {
        Self { without_scripting: of(Scripting::Off), with_scripting: of(Scripting::On) }
    }
}

impl<T: Copy + PartialEq> ByScripting<T> {
    /// Creates equal values for all readers.
    pub const fn for_all(value: T) -> Self {
        Self { without_scripting: Some(value), with_scripting: Some(value) }
    }

    /// Returns a copy of `self` in which `with_scripting` is replaced by that of `scripted`.
    pub(super) fn and(self, scripted: Self) -> Self {
        Self { with_scripting: scripted.with_scripting, ..self }
    }

    /// Returns the value for this reader.
    pub const fn with(&self, scripting: Scripting) -> Option<T> {
        match scripting {
            Scripting::Off => self.without_scripting,
            Scripting::On => self.with_scripting,
        }
    }

    /// Returns `true` if both readers have the same value.
    pub(crate) fn are_alike(&self) -> bool {
        self.without_scripting == self.with_scripting
    }

    /// Returns the value without scripting; if there is none, the value with scripting.
    pub fn first(&self) -> Option<T> {
        self.without_scripting.or(self.with_scripting)
    }
}
