use crate::robots_txt::Field;

/// The names of fields as people write them. In front stand those that somebody reads, the most usual first (facts B8, B10, C24, C39,
/// C54, C63, C64, C66).
const NAMES: [(Field, &str); 13] = [
    (Field::UserAgent, "User-agent"),
    (Field::Disallow, "Disallow"),
    (Field::Allow, "Allow"),
    (Field::Sitemap, "Sitemap"),
    (Field::CrawlDelay, "Crawl-delay"),
    (Field::ContentSignal, "Content-Signal"),
    (Field::ContentUsage, "Content-Usage"),
    (Field::License, "License"),
    (Field::CleanParam, "Clean-param"),
    (Field::RequestRate, "Request-rate"),
    (Field::VisitTime, "Visit-time"),
    (Field::Host, "Host"),
    (Field::Noindex, "Noindex"),
];

/// How many of the names somebody reads.
const READ: usize = 10;

/// The name of a field as people write it; nothing where it is not one field, or has no usual form.
///
/// ```
/// use robotscope::language::written;
/// use robotscope::robots_txt::Field;
///
/// assert_eq!(written(Field::UserAgent), Some("User-agent"));
/// assert_eq!(written(Field::Other), None);
/// ```
pub fn written(field: Field) -> Option<&'static str> {
    NAMES.into_iter().find(|(named, _)| *named == field).map(|(_, name)| name)
}

/// The fields that somebody reads, the most usual first.
pub(super) fn read() -> impl Iterator<Item = (Field, &'static str)> {
    NAMES.into_iter().take(READ)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crawlers::{self, Support};

    // What some crawler honours is offered, and what all that say anything ignore is not.
    #[test]
    fn fields_that_somebody_reads() {
        for (field, name) in NAMES {
            assert!(name.eq_ignore_ascii_case(field.as_str()));
            let is_offered = read().any(|(read, _)| read == field);
            let is_honoured = crawlers::all().iter().any(|crawler| crawler.honours(field).value == Support::Yes);
            assert!(is_offered || !is_honoured, "{name}");
        }
        assert!(read().all(|(field, _)| !matches!(field, Field::Host | Field::Noindex | Field::VisitTime)));
    }
}
