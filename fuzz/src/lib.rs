//! Checks properties that hold for every input. The functions in [`bodies`] are the bodies of libFuzzer's targets (`npm run fuzz`). `cargo
//! test` calls the same functions.
//!
//! Each body receives bytes and panics if its property is violated. Most bodies create texts and queries from the bytes with [`generate`].
//! Some compare the engine's answers with those of the [`reference_model`] or of another crate.
#![expect(clippy::indexing_slicing, clippy::expect_used, reason = "a body that fails panics")]

pub mod bodies;
pub mod dice;
pub mod generate;
pub mod jiff;
pub mod port;
pub mod reference_model;
pub mod spans;
pub mod words;

/// A function that checks a property, and panics if the input violates the property.
pub type Body = fn(&[u8]);

/// All bodies, keyed by the names of their fuzz targets. `corpora` contains a folder with each name.
pub const BODIES: [(&str, Body); 15] = [
    ("parse", bodies::parse),
    ("spans", bodies::spans),
    ("url", bodies::url),
    ("match", bodies::matching),
    ("compare", bodies::compare),
    ("port", bodies::port),
    ("records", bodies::records),
    ("dates", bodies::dates),
    ("headers", bodies::headers),
    ("directives", bodies::directives),
    ("page", bodies::page),
    ("html", bodies::html),
    ("lint", bodies::lint),
    ("editor", bodies::editor),
    ("hosts", bodies::hosts),
];
