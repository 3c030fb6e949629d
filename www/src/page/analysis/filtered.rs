//! Selects and sorts the crawlers in the table.

use std::cmp::Ordering;

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::CrawlerClass;

use super::{Cells, Results, Row};
use crate::grouped::grouped;
use crate::page::table::{Order, Question, Shown, Sort, Table};
use crate::words::PURPOSES;

/// The most frequent answer to each question, for comparison with each crawler's answers.
pub(crate) struct MostFrequent {
    answer: Option<Option<CrawlAnswer>>,
    signs: [Option<String>; Question::OF_PAGE.len()],
}

#[derive(Debug, PartialEq)]
pub(crate) struct Filtered {
    /// One section for each purpose that has rows to show.
    pub(crate) sections: Vec<Section>,
    /// For each filter in [`Shown::ALL`], the number of rows that it would show.
    pub(crate) counts: [usize; Shown::ALL.len()],
}

#[derive(Debug, PartialEq)]
pub(crate) struct Section {
    pub(crate) purpose: CrawlerClass,
    /// The crawlers' indices in the report.
    pub(crate) rows: Vec<usize>,
    /// The number of rows with this main purpose before filtering, including control tokens.
    pub(crate) unfiltered: usize,
    /// The number of crawlers with this main purpose before filtering, excluding control tokens.
    pub(crate) total: usize,
    pub(crate) blocked: usize,
    /// Crawlers that also serve this purpose, but are listed under their main purpose.
    pub(crate) elsewhere: Vec<&'static str>,
}

impl MostFrequent {
    pub(crate) fn of(rows: &[Row], cells: &[Cells]) -> Self {
        Self {
            answer: most_frequent(rows.iter().map(Row::crawl)),
            signs: std::array::from_fn(|place| {
                let signs = cells.iter().filter_map(|cells| cells.aspects.cells.get(place)).map(|cell| cell.sign.as_str());
                most_frequent(signs).map(str::to_owned)
            }),
        }
    }

    /// Returns `true` if an answer for this crawler differs from the most frequent answer to the same question. Ignores AI signals, because
    /// they are not verdicts.
    pub(crate) fn is_different(&self, row: &Row, cells: &Cells) -> bool {
        let other_sign = self.signs.iter().zip(&cells.aspects.cells).any(|(sign, cell)| sign.as_ref() != Some(&cell.sign));
        other_sign || self.answer != Some(row.crawl())
    }
}

impl Filtered {
    /// Applies the table's filters and its order. `is_of_line` returns `true` if the line at the cursor affects the row with this index.
    pub(crate) fn new(results: &Results, table: &Table, is_of_line: impl Fn(usize) -> bool) -> Self {
        let rows = &results.rows;
        let filter = table.filter.to_ascii_lowercase();
        let words: Vec<_> = filter.split([' ', ',']).filter(|word| !word.is_empty()).collect();
        // If a crawler matches all words, as with “googlebot image”, show only such crawlers. Otherwise, as with “gptbot googlebot”, show
        // every crawler that matches one of them.
        let are_together = rows.iter().any(|row| count_words(row, &words) == words.len());
        let wanted = if are_together { words.len() } else { 1 };
        let mut named: Vec<(usize, (&Row, &Cells))> = (0..)
            .zip(rows.iter().zip(results.cells()))
            .filter(|(place, (row, cells))| {
                count_words(row, &words) >= wanted
                    && table.operator.is_none_or(|operator| row.crawler.operator == operator)
                    && table.purpose.is_none_or(|purpose| row.crawler.serves(purpose))
                    && (!table.only_differing || cells.is_different)
                    && (!table.only_of_line || is_of_line(*place))
            })
            .collect();
        if let Some(sort) = table.sort {
            named.sort_by(|(_, one), (_, other)| compare(*one, *other, sort));
        }
        let count = |shown| named.iter().filter(|(_, (row, _))| is_shown(row, shown)).count();
        let sections = PURPOSES.into_iter().map(|purpose| {
            let is_main = |row: &&Row| row.crawler.class == purpose;
            let of_purpose = || rows.iter().filter(is_main).filter(|row| row.crawler.sends_requests());
            let is_in_section = |row: &Row| is_main(&row) && is_shown(row, table.shown);
            let serving = rows.iter().filter(|row| row.crawler.serves(purpose) && !is_main(row));
            Section {
                purpose,
                unfiltered: rows.iter().filter(is_main).count(),
                total: of_purpose().count(),
                blocked: of_purpose().filter(|row| is_shown(row, Shown::Blocked)).count(),
                elsewhere: serving.map(|row| row.crawler.token).collect(),
                rows: named.iter().filter(|(_, (row, _))| is_in_section(row)).map(|(place, _)| *place).collect(),
            }
        });
        Self { counts: Shown::ALL.map(count), sections: sections.filter(|section| !section.rows.is_empty()).collect() }
    }

    /// Returns the row indices from top to bottom.
    pub(crate) fn rows(&self) -> impl Iterator<Item = usize> {
        self.sections.iter().flat_map(|section| section.rows.iter().copied())
    }
}

fn most_frequent<T: PartialEq + Copy>(values: impl Iterator<Item = T>) -> Option<T> {
    let groups = grouped(values.map(|value| (value, ())));
    // If several values are equally frequent, return the first one.
    groups.into_iter().rev().max_by_key(|(_, found)| found.len()).map(|(value, _)| value)
}

/// Counts the words that the crawler's name or operator contains.
fn count_words(row: &Row, words: &[&str]) -> usize {
    let [name, operator] = [row.crawler.token, row.crawler.operator].map(str::to_ascii_lowercase);
    words.iter().filter(|word| name.contains(**word) || operator.contains(**word)).count()
}

fn is_shown(row: &Row, shown: Shown) -> bool {
    match shown {
        Shown::All => true,
        Shown::Blocked => row.crawl() == Some(CrawlAnswer::Disallowed) || row.is_redirect_blocked,
        Shown::Allowed => row.crawl() == Some(CrawlAnswer::Allowed) && !row.is_redirect_blocked,
        Shown::Unbound => row.crawler.robots.value.ignores_rules(),
        // Leave out crawlers that are only assumed not to show the page.
        Shown::Hidden => row.not_shown().is_some_and(|not_shown| !not_shown.is_assumed),
    }
}

/// Compares two rows by the answer to a question, or by name. In ascending order by a question, the most restricted crawlers come first.
fn compare((one, cells): (&Row, &Cells), (other, other_cells): (&Row, &Cells), Sort { by, order }: Sort) -> Ordering {
    let ordering = match by {
        None => one.crawler.token.to_ascii_lowercase().cmp(&other.crawler.token.to_ascii_lowercase()),
        Some(question) => one.freedom(cells, question).cmp(&other.freedom(other_cells, question)),
    };
    match order {
        Order::Ascending => ordering,
        Order::Descending => ordering.reverse(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use robotscope::crawlers;

    use crate::page::table::Action;
    use crate::pin::Pin;

    fn shown(results: &Results, actions: impl IntoIterator<Item = Action>) -> Vec<&'static str> {
        let mut table = Table::default();
        actions.into_iter().for_each(|action| {
            table.reduce(action);
        });
        let filtered = Filtered::new(results, &table, |place| place == 0);
        filtered.rows().map(|place| results.rows[place].crawler.token).collect()
    }

    const ROBOTS: &str = "User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n";
    const HEADERS: &str = "x-robots-tag: googlebot: noindex, max-snippet: 20\nx-robots-tag: bingbot: max-snippet: 5\n";

    #[test]
    fn lists_every_crawler_once_under_its_main_purpose() {
        let results = Results::sample(ROBOTS, HEADERS);
        let filtered = Filtered::new(&results, &Table::default(), |_| false);
        assert_eq!(filtered.rows().count(), results.rows.len());
        assert_eq!(filtered.sections.iter().map(|section| section.purpose).collect::<Vec<_>>(), PURPOSES);
        let [all, blocked, allowed, unbound, _] = filtered.counts;
        assert_eq!((all, blocked), (results.rows.len(), 2));
        let is_both = |row: &&Row| is_shown(row, Shown::Allowed) && is_shown(row, Shown::Unbound);
        let both = results.rows.iter().filter(is_both).count();
        assert_eq!(blocked + allowed + unbound - both, all);
        let of = |purpose| filtered.sections.iter().find(|section| section.purpose == purpose).unwrap();
        let training = of(CrawlerClass::AiTraining);
        let tokens = training.rows.iter().filter(|row| !results.rows[**row].crawler.sends_requests()).count();
        assert_eq!((training.blocked, training.unfiltered), (1, training.rows.len()));
        assert_eq!((training.total + tokens, tokens), (training.unfiltered, 2), "Google-Extended and Applebot-Extended");
        assert!(training.elsewhere.contains(&"CCBot"), "CCBot also serves AI training, but its main purpose is an archive");
        assert_eq!(of(CrawlerClass::Archive).blocked, 1);
    }

    #[test]
    fn the_table_and_the_pin_of_a_purpose_count_the_same_crawlers() {
        let results = Results::sample(ROBOTS, HEADERS);
        for Section { purpose, total, elsewhere, .. } in Filtered::new(&results, &Table::default(), |_| false).sections {
            let sentence = results.pinned(Pin::Class(purpose)).unwrap().sentence;
            let all = total + elsewhere.len();
            assert!(sentence.contains(&all.to_string()), "{all}: {sentence}");
        }
    }

    #[test]
    fn the_filter_and_the_comparison_count_the_same_crawlers_as_not_bound_by_robots_txt() {
        let all: Vec<_> = crawlers::all().iter().map(|crawler| crawler.token.to_owned()).collect();
        for robots in ["", "User-agent: *\nDisallow: /\n"] {
            let [_, _, _, unbound, _] = Filtered::new(&Results::sample(robots, HEADERS), &Table::default(), |_| false).counts;
            let counted = crate::widgets::counted(&all);
            assert!(counted.ends_with(&format!("and {unbound} not bound by robots.txt")), "{robots} {counted}");
        }
    }

    #[test]
    fn shows_only_crawlers_that_match_all_filters() {
        let results = Results::sample(ROBOTS, HEADERS);
        assert_eq!(shown(&results, [Action::Show(Shown::Blocked)]), ["GPTBot", "CCBot"]);
        let unbound = shown(&results, [Action::Show(Shown::Unbound)]);
        assert!(unbound.contains(&"Bytespider") && !shown(&results, [Action::Show(Shown::Allowed)]).contains(&"Bytespider"));
        let of_openai = [Action::SetOperator(Some("OpenAI")), Action::Show(Shown::Blocked)];
        assert_eq!(shown(&results, of_openai), ["GPTBot"]);
        let archives = [Action::SetPurpose(Some(CrawlerClass::Archive)), Action::SetFilter(" cc".to_owned())];
        assert_eq!(shown(&results, archives), ["CCBot"]);
        assert_eq!(shown(&results, [Action::ToggleOfLine]), [results.rows[0].crawler.token]);
        let two = shown(&results, [Action::SetFilter("gptbot googlebot".to_owned())]);
        assert!(two.contains(&"GPTBot") && two.contains(&"Googlebot") && two.len() < 10, "{two:?}");
        assert_eq!(shown(&results, [Action::SetFilter("googlebot image".to_owned())]), ["Googlebot-Image"]);
    }

    #[test]
    fn can_show_only_crawlers_whose_verdict_differs_from_the_most_frequent_verdict() {
        let results = Results::sample(ROBOTS, HEADERS);
        let differing = shown(&results, [Action::ToggleDiffering]);
        for token in ["GPTBot", "CCBot", "Googlebot", "bingbot"] {
            assert!(differing.contains(&token), "{token}");
        }
        assert!(!differing.contains(&"DuckDuckBot"), "{differing:?}");
        let none = Results::sample("", "");
        assert!(!shown(&none, [Action::ToggleDiffering]).contains(&"Googlebot"));
    }

    #[test]
    fn sorts_crawlers_within_a_purpose_by_their_restrictions_or_by_name() {
        let results = Results::sample(ROBOTS, HEADERS);
        let by = |question| [Action::SetPurpose(Some(CrawlerClass::Search)), Action::SortBy(Some(question))];
        let ascending = shown(&results, by(Question::Snippet));
        assert_eq!(ascending[0], "bingbot");
        assert_eq!(ascending[1], "Googlebot");
        let index = shown(&results, by(Question::Index));
        assert_eq!(index[0], "Googlebot");
        let names = shown(&results, [Action::SetPurpose(Some(CrawlerClass::Search)), Action::SortBy(None)]);
        assert!(names.is_sorted_by_key(|name| name.to_ascii_lowercase()));
    }
}
