use crate::matching::Access;
use crate::robots_txt::{Field, Spelling};
use crate::text::{Part, Span};

/// The fields that somebody reads, whose names may be meant.
const READ: [Field; 13] = [
    Field::UserAgent,
    Field::Disallow,
    Field::Allow,
    Field::Sitemap,
    Field::CrawlDelay,
    Field::RequestRate,
    Field::VisitTime,
    Field::Host,
    Field::CleanParam,
    Field::ContentSignal,
    Field::ContentUsage,
    Field::License,
    Field::Agentmap,
];

/// Their names as people write them.
pub(super) fn names() -> impl Iterator<Item = &'static str> {
    READ.into_iter().filter_map(Field::written)
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
