/// Whether the reader runs scripts: then what stands in `<noscript>` is mere text to it (fact E5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Scripting {
    /// No: the reading of whoever takes the text as it was served.
    Off,
    /// Yes: the reading of browsers, and of crawlers that render.
    On,
}

/// In which half of the document an element is. What stands behind `</head>` may still be put into the head, and the head ends
/// without `</head>` at the first thing that cannot be in it (facts E2, E3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Location {
    /// `<head>`.
    Head,
    /// `<body>`.
    Body,
}

/// Whether an element is a part of the document for everybody (fact E5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Context {
    /// It is.
    Document,
    /// It is inside of a `<template>`, and so not in the document.
    Template,
    /// It is inside of a `<noscript>`, and so only there for those who run no scripts.
    Noscript,
}

/// Where an element is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Place {
    /// In the head or the body.
    pub location: Location,
    /// In the document, or not quite.
    pub context: Context,
}

/// Where an element is for each reader; at least one of them sees it.
///
/// ```
/// use robotscope::html::{Context, Html, Location, Scripting};
///
/// // Without scripting the image ends the head; with it, nothing in <noscript> is an element.
/// let html = Html::parse("<noscript><img></noscript><meta name=robots content=noindex>");
/// let places = html.metas()[0].places;
/// assert_eq!(places.with(Scripting::Off).unwrap().location, Location::Body);
/// assert_eq!(places.with(Scripting::On).unwrap().location, Location::Head);
/// assert_eq!(places.first().context, Context::Document);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Places {
    first: Place,
    seen: Seen,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Seen {
    /// By both, here and there.
    Both(Place),
    Only(Scripting),
}

impl Scripting {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Off, Self::On];

    /// Its name, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }
}

impl Location {
    /// Its name, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Head => "head",
            Self::Body => "body",
        }
    }
}

impl Context {
    /// Its name, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Document => "document",
            Self::Template => "template",
            Self::Noscript => "noscript",
        }
    }
}

impl Places {
    /// The same place for everybody.
    pub const fn for_all(place: Place) -> Self {
        Self { first: place, seen: Seen::Both(place) }
    }

    pub(super) const fn only(scripting: Scripting, place: Place) -> Self {
        Self { first: place, seen: Seen::Only(scripting) }
    }

    /// The same element as the other reader sees it.
    pub(super) fn and(self, other: Self) -> Self {
        Self { first: self.first, seen: Seen::Both(other.first) }
    }

    /// Where it is for this reader; nothing if it is no element then.
    pub fn with(&self, scripting: Scripting) -> Option<Place> {
        match (self.seen, scripting) {
            (Seen::Both(place), Scripting::On) => Some(place),
            (Seen::Only(only), _) if only != scripting => None,
            _ => Some(self.first),
        }
    }

    /// Whether it is in the same place for everybody.
    pub fn are_alike(&self) -> bool {
        self.seen == Seen::Both(self.first)
    }

    /// Where it is without scripting; if it is nowhere then, with scripting.
    pub fn first(&self) -> Place {
        self.first
    }
}
