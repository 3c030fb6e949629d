//! Groups of crawlers with the same verdict and the same deciding line.

use robotscope::availability::CrawlAnswer;
use robotscope::evaluate::Listing;

use super::{Filtered, Results, Rule};

/// Crawlers whose rows have the same content.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Group {
    pub(crate) answer: Option<CrawlAnswer>,
    pub(crate) rule: Rule,
    pub(crate) listing: Option<Listing>,
    /// `true` if the page has directives that these crawlers do not see.
    pub(crate) are_unseen: bool,
    /// The indices of the crawlers in the report.
    pub(crate) rows: Vec<usize>,
}

/// Groups the shown rows; the largest group is first.
pub(crate) fn groups(results: &Results, filtered: &Filtered) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    let of = |place| results.rows.get(place).zip(results.cells().get(place));
    for (place, (row, cells)) in filtered.rows().filter_map(|place| Some((place, of(place)?))) {
        let (answer, listing, are_unseen) = (row.crawl(), row.listing, cells.aspects.are_unseen);
        let is_own = |group: &&mut Group| {
            group.answer == answer && group.listing == listing && group.are_unseen == are_unseen && group.rule == row.rule
        };
        match groups.iter_mut().find(is_own) {
            Some(group) => group.rows.push(place),
            None => groups.push(Group { answer, rule: row.rule.clone(), listing, are_unseen, rows: vec![place] }),
        }
    }
    groups.sort_by_key(|group| usize::MAX - group.rows.len());
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::table::Table;

    #[test]
    fn puts_each_crawler_into_one_group_of_equal_rows() {
        let robots = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nAllow: /\n";
        let results = Results::sample(robots, "x-robots-tag: googlebot: noindex\n");
        let rows = &results.rows;
        let groups = groups(&results, &Filtered::new(&results, &Table::default(), |_| false));
        let mut places: Vec<_> = groups.iter().flat_map(|group| group.rows.clone()).collect();
        places.sort_unstable();
        assert_eq!(places, (0..rows.len()).collect::<Vec<_>>());
        assert!(groups.is_sorted_by_key(|group| usize::MAX - group.rows.len()));
        let of = |token: &str| groups.iter().position(|group| group.rows.iter().any(|row| rows[*row].crawler.token == token));
        assert_eq!(of("GPTBot"), of("CCBot"));
        assert_ne!(of("Googlebot"), of("bingbot"), "one of them may not index the page");
        for group in &groups {
            assert!(group.rows.iter().all(|row| rows[*row].crawl() == group.answer && rows[*row].rule == group.rule));
        }
    }
}
