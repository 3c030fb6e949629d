use crate::matching::Access;
use crate::robots_txt::{Field, Spelling};
use crate::text::{Part, Span};

/// The name of the field that a rule has.
pub(super) const fn rule_field(access: Access) -> &'static str {
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
