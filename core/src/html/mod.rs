//! Finds the elements of an HTML document that matter to robots, as a browser would ([google-robots-meta], [google-page-metadata],
//! [apple-applebot], [yandex-robots-meta], [bing-robots-meta], [html-attributes], [html-parsing], [html-meta], [google-javascript],
//! [html-pragmas], [google-outbound-links], [rsl-standard]).
//!
//! A `<meta>` in a comment, a script or a title is text. In a `<template>`, it is not part of the document, and in a `<noscript>`, it
//! exists only for some readers. The HTML standard defines these cases. This module implements the standard's rules for tokens, and the
//! rules for the tree that determine an element's place. It builds no tree, only a stack of names. It takes time linear in the text's
//! length.
//!
//! ```
//! use robotscope::html::{Html, ElementLocation};
//!
//! let html = Html::parse("<title><meta name=robots content=all></title><meta name=Robots content='noindex, nofollow'>");
//! let [meta] = html.metas() else { panic!("one of them is text") };
//! assert_eq!(html.value(meta.name).bytes(), b"Robots");
//! assert_eq!(html.value(meta.content.unwrap()).bytes(), b"noindex, nofollow");
//! assert_eq!(meta.places.first().unwrap().location, ElementLocation::Head);
//! ```

mod charset;
mod document;
mod elements;
mod excerpt;
mod found;
mod places;
#[cfg(feature = "serde")]
mod serialized;
mod tokens;
mod tree;

pub use charset::{Charset, UnreadCharset};
pub use document::Html;
pub use elements::{
    HeadEnd, HeadEndKind, LicenseScript, Link, LinkKind, Meta, MetaKey, NoSnippet, QualifiedLink, Rest, RestKind,
};
pub(crate) use elements::{Linked, LinkedKind, NearMeta, NearMetaKind, Swallowed};
pub use excerpt::Excerpt;
pub use places::{ByScripting, ElementContext, ElementLocation, ElementPlace, HtmlVersion, Scripting};
pub use tokens::decoded::Decoded;
