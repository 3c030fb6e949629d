use crate::matching::Access;
use crate::robots_txt::{Field, Spelling};
use crate::text::{Part, Span};

/// The names of fields that somebody reads, as people write them.
pub(super) const NAMES: [&str; 12] = [
    "User-agent",
    "Disallow",
    "Allow",
    "Sitemap",
    "Crawl-delay",
    "Request-rate",
    "Visit-time",
    "Host",
    "Clean-param",
    "Content-Signal",
    "Content-Usage",
    "License",
];

/// The name of a field as people write it; nothing where it is not one field.
pub(super) fn written(field: Field) -> Option<&'static str> {
    NAMES.into_iter().find(|name| name.eq_ignore_ascii_case(field.as_str()))
}

/// The name of the field that a rule has.
pub(super) const fn of_rule(access: Access) -> &'static str {
    match access {
        Access::Allowed => "Allow",
        Access::Disallowed => "Disallow",
    }
}

/// The field's name with which a text begins, if more follows behind white space: a colon is missing.
pub(super) fn without_colon(text: Part<'_>) -> Option<Span> {
    let (word, rest) = text.first_word();
    let (field, spelling) = Field::recognise(word.bytes);
    let is_name = field != Field::Other && spelling == Spelling::Exact;
    (is_name && !rest.is_empty()).then(|| word.span())
}
