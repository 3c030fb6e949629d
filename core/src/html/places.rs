use crate::names::names;

names! {
    /// The scripting mode of a reader. With scripting, the content of `<noscript>` is plain text ([html-parsing]).
    pub enum Scripting {
        /// Off, as in crawlers that read the document as served.
        Off = "off",
        /// On, as in browsers and in crawlers that render pages.
        On = "on",
    }

    /// The version of a document: as the server sends it, or after its scripts have changed it.
    pub enum HtmlVersion {
        /// As the server sends it.
        Served = "served",
        /// As a browser serializes it after running its scripts.
        Rendered = "rendered",
    }

    /// The part of the document in which a browser places an element: the head or the body.
    pub enum ElementLocation {
        /// `<head>`.
        Head = "head",
        /// `<body>`.
        Body = "body",
    }

    /// The context of an element, which determines the readers for which the element is part of the document.
    pub enum ElementContext {
        /// Part of the document.
        Document = "document",
        /// Inside a `<template>`, so not part of the document.
        Template = "template",
        /// Inside a `<noscript>`, so part of the document only for readers without scripting.
        Noscript = "noscript",
    }
}

/// The place of an element.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
pub struct ElementPlace {
    /// The part of the document: its head or its body.
    pub location: ElementLocation,
    /// The context, which determines the readers for which the element is part of the document.
    pub context: ElementContext,
}

/// A value for readers without scripting, and a value for readers with scripting. Either is left out if it does not exist.
///
/// ```
/// use robotscope::html::{ElementContext, ElementLocation, Html, Scripting};
///
/// // Without scripting, the image ends the head. With scripting, nothing in <noscript> is an element.
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
    /// The value for crawlers that read the document as served.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub without_scripting: Option<T>,
    /// The value for browsers, and for crawlers that render pages.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub with_scripting: Option<T>,
}

impl<T> ByScripting<T> {
    /// Computes the value for both scripting modes.
    pub fn new(of: impl Fn(Scripting) -> Option<T>) -> Self {
        Self { without_scripting: of(Scripting::Off), with_scripting: of(Scripting::On) }
    }
}

impl<T: Copy + PartialEq> ByScripting<T> {
    /// Creates a pair with the same value for both scripting modes.
    pub const fn for_all(value: T) -> Self {
        Self { without_scripting: Some(value), with_scripting: Some(value) }
    }

    /// Returns the value for readers with this scripting mode.
    pub const fn with(&self, scripting: Scripting) -> Option<T> {
        match scripting {
            Scripting::Off => self.without_scripting,
            Scripting::On => self.with_scripting,
        }
    }

    /// Returns `true` if the value is the same for both scripting modes.
    pub(crate) fn are_alike(&self) -> bool {
        self.without_scripting == self.with_scripting
    }

    /// Returns the value without scripting, if any; otherwise the value with scripting.
    pub fn first(&self) -> Option<T> {
        self.without_scripting.or(self.with_scripting)
    }
}
