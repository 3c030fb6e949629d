use crate::robots_txt::Field;

/// The fields that somebody reads, the most usual first (facts B8, B10, C24, C39, C54, C63, C64, C66).
const READ: [Field; 11] = [
    Field::UserAgent,
    Field::Disallow,
    Field::Allow,
    Field::Sitemap,
    Field::CrawlDelay,
    Field::ContentSignal,
    Field::ContentUsage,
    Field::License,
    Field::CleanParam,
    Field::RequestRate,
    Field::Agentmap,
];

/// The fields that somebody reads with their names as people write them, the most usual first.
pub(super) fn read() -> impl Iterator<Item = (Field, &'static str)> {
    READ.into_iter().filter_map(|field| Some((field, field.written()?)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::crawlers::{self, Support};

    // What some crawler honours is offered, and what all that say anything ignore is not.
    #[test]
    fn fields_that_somebody_reads() {
        for field in [Field::Host, Field::Noindex, Field::VisitTime].into_iter().chain(READ) {
            assert!(field.written().is_some_and(|name| name.eq_ignore_ascii_case(field.as_str())));
            let is_honoured = crawlers::all().iter().any(|crawler| crawler.honours(field).value == Support::Yes);
            assert!(read().any(|(read, _)| read == field) || !is_honoured, "{field:?}");
        }
        assert!(read().all(|(field, _)| !matches!(field, Field::Host | Field::Noindex | Field::VisitTime)));
    }
}
