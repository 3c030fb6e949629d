//! Finds the records, other than rules, that apply to one crawler, and the crawlers that honour them.

use robotscope::crawlers::{self, Crawler, Fact, Support};
use robotscope::dialect::Dialect;
use robotscope::evaluate::{CrawlerReport, Place, Source};
use robotscope::robots_txt::{Field, LineKind, Scope};

use super::subject::Part;
use super::{Inputs, deciding};

const SHOWN: usize = 20;

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Records {
    pub(crate) field: Field,
    /// The crawler's support for the record, or `None` if the crawler is not in the catalogue.
    pub(crate) honoured: Option<Fact<Support>>,
    pub(crate) honoured_by: Vec<&'static str>,
    pub(crate) parts: Vec<Part>,
}

/// Returns the records other than rules that apply to the crawler, grouped by field. Fields and records are in text order.
pub(super) fn records(found: &CrawlerReport<'_>, crawler: Option<&'static Crawler>, inputs: &Inputs) -> Vec<Records> {
    let robots = &inputs.robots.robots;
    let verdict = found.crawl.as_ref().and_then(deciding::text_verdict).map(|(_, verdict)| verdict);
    let dialect = verdict.map_or(&Dialect::RFC9309, |verdict| verdict.dialect.dialect());
    let groups = robots.groups(dialect);
    let bound = verdict.iter().flat_map(|verdict| verdict.lookup.records(&groups)).filter(|line| line.is_below);
    let of_groups: Vec<u32> = bound.map(|line| line.record.line).collect();
    let mut all: Vec<Records> = Vec::new();
    for (line, content) in (1..).zip(robots.lines()) {
        let LineKind::Record(record) = content.kind() else { continue };
        let is_rule = matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow | Field::Other);
        if is_rule || record.field.scope() == Scope::Group && !of_groups.contains(&line) {
            continue;
        }
        let place = all.iter().position(|known| known.field == record.field).unwrap_or_else(|| {
            let honours = |crawler: &&Crawler| crawler.honours(record.field).value == Support::Yes;
            all.push(Records {
                field: record.field,
                honoured: crawler.map(|crawler| crawler.honours(record.field)),
                honoured_by: crawlers::all().iter().filter(honours).map(|crawler| crawler.token).collect(),
                parts: Vec::new(),
            });
            all.len() - 1
        });
        let Some(field) = all.get_mut(place).filter(|field| field.parts.len() < SHOWN) else { continue };
        let place = Place { source: Source::RobotsTxt, span: record.value };
        field.parts.extend(inputs.part(place));
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::analysis::Results;

    const ROBOTS: &str = "User-agent: Googlebot\nDisallow: /a\nCrawl-delay: 5\n\nUser-agent: *\nCrawl-delay: soon\n\nSitemap: https://a.example/s.xml\n";

    /// Google honours sitemaps and ignores Crawl-delay ([google-robots-txt]). Records in groups for other crawlers do not apply to Google.
    #[test]
    fn lists_records_from_the_group_of_a_crawler_and_from_outside_all_groups() {
        let results = Results::sample(ROBOTS, "");
        let of = |token| results.subject(token, None).expect("a crawler of the catalogue").records;
        let fields_and_lines = |records: &[Records]| {
            let lines = records.iter().map(|field| (field.field, field.parts.iter().map(|part| part.line).collect::<Vec<_>>()));
            lines.collect::<Vec<_>>()
        };
        let google = of("Googlebot");
        assert_eq!(fields_and_lines(&google), [(Field::CrawlDelay, vec![3]), (Field::Sitemap, vec![8])]);
        assert_eq!(
            google.iter().filter_map(|field| field.honoured).map(|field| field.value).collect::<Vec<_>>(),
            [Support::No, Support::Yes]
        );
        assert!(google[1].honoured_by.contains(&"Googlebot") && !google[0].honoured_by.contains(&"Googlebot"));
        assert_eq!(fields_and_lines(&of("AhrefsBot")), [(Field::CrawlDelay, vec![6]), (Field::Sitemap, vec![8])]);
    }
}
