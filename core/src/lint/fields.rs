use crate::matching::Access;
use crate::robots_txt::{Field, Spelling};
use crate::text::{Part, Span};

pub(super) const fn rule_field(access: Access) -> &'static str {
    match access {
        Access::Allowed => "Allow",
        Access::Disallowed => "Disallow",
    }
}

/// Returns the span of the field name at the start of a text if white space and more text follow the name instead of a colon. Returns
/// `None` for any other text.
pub(super) fn without_colon(text: Part<'_>) -> Option<Span> {
    let (word, rest) = text.first_word();
    let (field, spelling) = Field::recognise(word.bytes);
    let is_name = field != Field::Other && spelling == Spelling::Exact;
    (is_name && !rest.is_empty()).then(|| word.span())
}
