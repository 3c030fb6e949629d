//! What must hold for every robots.txt, as bodies that libFuzzer (`npm run fuzz`) and `cargo test` both drive.
//!
//! A body takes octets and panics where something does not hold. [`generate`] makes of the octets a text and questions about
//! it, [`judge`] answers them the slow way.
#![expect(clippy::indexing_slicing, clippy::expect_used, reason = "a body that fails panics")]

pub mod bodies;
pub mod dice;
pub mod generate;
pub mod jiff;
pub mod judge;
pub mod port;
pub mod spans;
pub mod words;

/// A property of all inputs; it panics for an input that lacks it.
pub type Body = fn(&[u8]);

/// All bodies, each with the name of its target and of its folder in `corpora`.
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
