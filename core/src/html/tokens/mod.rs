//! Reads the tokens of HTML: tags with their attributes, comments, raw text and character references.

pub(super) mod attribute_name;
pub(super) mod decoded;
pub(super) mod markup;
mod named_references;
pub(super) mod raw_text;
pub(super) mod references;
pub(super) mod tag;
