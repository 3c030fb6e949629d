use crate::matching::Access;
use crate::robots_txt::{Field, Spelling};
use crate::text::{Part, Span};

/// Returns the field name of a rule.
pub(super) const fn rule_field(access: Access) -> &'static str {
    match access {
        Access::Allowed => "Allow",
        Access::Disallowed => "Disallow",
    }
}

/// Returns the span of a field's name at the beginning of a text, if white space and more text follow: the colon is missing.
pub(super) fn without_colon(text: Part<'_>) -> Option<Span> {
    let (word, rest) = text.first_word();
    let (field, spelling) = Field::recognise(word.bytes);
    let is_name = field != Field::Other && spelling == Spelling::Exact;
    (is_name && !rest.is_empty()).then(|| word.span())
}
