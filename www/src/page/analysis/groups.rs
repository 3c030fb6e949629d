//! Groups crawlers that have the same verdict and the same deciding line.

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::Compliance;

use super::{Filtered, NotShown, Part, Results, Rule};
use crate::grouped::grouped;
use crate::language::say;

/// Crawlers whose rows have the same contents.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Group {
    pub(crate) answer: Option<CrawlAnswer>,
    /// The line that decides, or the reason why no line decides. `None` if these crawlers ignore rules or if `not_shown` is given.
    pub(crate) rule: Option<Rule>,
    /// The restriction that keeps these crawlers from indexing the page, if any.
    pub(crate) not_shown: Option<NotShown>,
    /// The reason why robots.txt does not restrict these crawlers. `None` if robots.txt restricts them, or if the URL is invalid.
    pub(crate) unrestricted: Option<Compliance>,
    /// The parts of the texts that keep these crawlers from indexing the page. Empty if they may index it.
    pub(crate) hidden_by: Vec<Part>,
    /// `true` if robots.txt blocks these crawlers from the URL that the page redirects to.
    pub(crate) is_redirect_blocked: bool,
    /// `true` if the page has directives that these crawlers do not see.
    pub(crate) are_unseen: bool,
    /// `true` for control tokens, which fetch no pages.
    pub(crate) are_tokens: bool,
    /// The crawlers' indices in the report.
    pub(crate) rows: Vec<usize>,
}

impl Group {
    /// Returns the reason why robots.txt does not restrict these crawlers. Returns `None` if robots.txt restricts them, or if their answer
    /// already states the reason.
    pub(crate) fn note(&self) -> Option<String> {
        let is_named = matches!(self.answer, Some(CrawlAnswer::Ignores | CrawlAnswer::UserTriggered)) && self.not_shown.is_none();
        self.unrestricted.filter(|_| !is_named).map(|compliance| match compliance {
            Compliance::UserTriggered => say!("table-user-triggered"),
            _ => say!("answer-ignores"),
        })
    }
}

/// Groups the rows that are shown. The largest group comes first.
pub(crate) fn groups(results: &Results, filtered: &Filtered) -> Vec<Group> {
    let group = |place: usize| {
        let (row, cells) = results.rows.get(place).zip(results.cells().get(place))?;
        let unrestricted = Some(row.crawler.robots.value).filter(|compliance| row.answer.is_some() && compliance.ignores_rules());
        let not_shown = row.not_shown();
        let is_hidden = not_shown.is_some();
        let is_by_rule = !is_hidden && (unrestricted.is_none() || row.crawl() == Some(CrawlAnswer::UserTriggered));
        let group = Group {
            answer: row.crawl(),
            rule: Some(&row.rule).filter(|_| is_by_rule).cloned(),
            hidden_by: if is_hidden { results.hidden_by(place) } else { Vec::new() },
            not_shown,
            unrestricted,
            is_redirect_blocked: row.is_redirect_blocked,
            // A control token reads no page, so no directive counts as unseen.
            are_unseen: cells.aspects.are_unseen && row.crawler.sends_requests(),
            are_tokens: !row.crawler.sends_requests(),
            rows: Vec::new(),
        };
        Some((group, place))
    };
    let groups = grouped(filtered.rows().filter_map(group)).into_iter();
    let mut groups: Vec<_> = groups.map(|(group, rows)| Group { rows, ..group }).collect();
    groups.sort_by_key(|group| usize::MAX - group.rows.len());
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::table::Table;

    #[test]
    fn puts_each_crawler_into_exactly_one_group() {
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
        let google = of("Googlebot").map(|place| &groups[place]).unwrap();
        let hidden_by: Vec<_> = google.hidden_by.iter().map(|part| part.text.as_str()).collect();
        assert_eq!((hidden_by, &google.rule), (vec!["noindex"], &None), "the directive decides, not the rule");
        assert_ne!(of("Googlebot"), of("bingbot"), "one of them may not index the page");
        for group in &groups {
            assert!(group.rows.iter().all(|row| rows[*row].crawl() == group.answer));
            let compliance = |row: &usize| Some(rows[*row].crawler.robots.value).filter(|compliance| compliance.ignores_rules());
            assert!(group.rows.iter().all(|row| compliance(row) == group.unrestricted));
            if let Some(rule) = &group.rule {
                assert!(group.rows.iter().all(|row| rows[*row].rule == *rule));
            }
        }
    }
}
