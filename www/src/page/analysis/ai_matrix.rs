//! Collects the robots.txt answers for each operator's AI crawlers, and the AI signals without repetitions.

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::{CrawlerClass, Fact, Support};
use robotscope::evaluate::Visibility;
use robotscope::evaluate::ai_signals::{AiEntry, Statement};

use super::{Results, Row};

/// The purposes that AI crawlers serve. They are the columns of the matrix.
pub(crate) const AI_PURPOSES: [CrawlerClass; 3] = [CrawlerClass::AiSearch, CrawlerClass::AiUserFetch, CrawlerClass::AiTraining];

/// The answers for those crawlers of an operator that serve one purpose, each with its crawlers. Empty if the operator has no such crawler.
/// An answer of `None` is unknown.
pub(crate) type AiCell = Vec<(Option<CrawlAnswer>, Vec<&'static str>)>;

/// Operators whose AI crawlers get the same answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Operators {
    pub(crate) names: Vec<&'static str>,
    /// In the order of [`AI_PURPOSES`].
    pub(crate) cells: [AiCell; AI_PURPOSES.len()],
}

/// A signal about a usage, and all crawlers that it addresses.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SharedSignal<'r> {
    pub(crate) statement: &'r Statement,
    pub(crate) visibility: Visibility,
    /// Each kind of support, with its source and its crawlers. Crawlers are indices into the report.
    pub(crate) support: Vec<(Fact<Support>, &'static str, Vec<u32>)>,
}

/// Returns the operators of AI crawlers, grouped by the answers their crawlers get. The largest group comes first.
pub(crate) fn ai_matrix(results: &Results) -> Vec<Operators> {
    let is_ai = |row: &&Row| AI_PURPOSES.into_iter().any(|purpose| row.crawler.serves(purpose));
    let mut names: Vec<_> = results.rows.iter().filter(is_ai).map(|row| row.crawler.operator).collect();
    names.sort_unstable_by_key(|name| name.to_ascii_lowercase());
    names.dedup();
    let mut groups: Vec<Operators> = Vec::new();
    for name in names {
        let cells = AI_PURPOSES
            .map(|purpose| cell(results.rows.iter().filter(|row| row.crawler.operator == name && row.crawler.serves(purpose))));
        match groups.iter_mut().find(|group| is_alike(&group.cells, &cells)) {
            Some(group) => group.names.push(name),
            None => groups.push(Operators { names: vec![name], cells }),
        }
    }
    groups.sort_by_key(|group| usize::MAX - group.names.len());
    groups
}

/// Returns `true` if the cells look the same. A cell shows numbers of crawlers only if it has several answers, so the numbers behind a
/// single answer may differ.
fn is_alike(one: &[AiCell], other: &[AiCell]) -> bool {
    one.iter().zip(other).all(|(one, other)| match (one.as_slice(), other.as_slice()) {
        ([(one, _)], [(other, _)]) => one == other,
        _ => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| (one.0, one.1.len()) == (other.0, other.1.len()))
        }
    })
}

fn cell<'r>(rows: impl Iterator<Item = &'r Row>) -> AiCell {
    let mut cell = AiCell::new();
    for row in rows {
        let answer = if row.is_redirect_blocked { Some(CrawlAnswer::Disallowed) } else { row.crawl() };
        match cell.iter_mut().find(|(known, _)| *known == answer) {
            Some((_, crawlers)) => crawlers.push(row.crawler.token),
            None => cell.push((answer, vec![row.crawler.token])),
        }
    }
    cell
}

/// Returns each signal once. The report lists a signal separately for each class of crawlers and for each kind of support.
pub(crate) fn shared_signals(results: &Results) -> Vec<SharedSignal<'_>> {
    let mut shared: Vec<SharedSignal<'_>> = Vec::new();
    for AiEntry { statement, visibility, honoured, source, crawlers } in
        results.report.ai_signals.classes.iter().flat_map(|table| &table.entries)
    {
        let support = (*honoured, *source, crawlers.clone());
        match shared.iter_mut().find(|group| group.statement == statement && group.visibility == *visibility) {
            None => shared.push(SharedSignal { statement, visibility: *visibility, support: vec![support] }),
            Some(group) => match group.support.iter_mut().find(|(known, ..)| known == honoured) {
                Some((.., all)) => all.extend(crawlers),
                None => group.support.push(support),
            },
        }
    }
    shared
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROBOTS: &str = "User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nContent-Signal: ai-train=no\nAllow: /\n";

    #[test]
    fn groups_operators_by_the_answers_for_their_ai_crawlers() {
        let groups = ai_matrix(&Results::sample(ROBOTS, ""));
        let of = |name: &str| groups.iter().find(|group| group.names.contains(&name)).map(|group| &group.cells[2]);
        assert!(of("OpenAI").is_some_and(|training| training.contains(&(Some(CrawlAnswer::Disallowed), vec!["GPTBot"]))));
        assert!(groups.is_sorted_by_key(|group| usize::MAX - group.names.len()));
        let mut names: Vec<_> = groups.iter().flat_map(|group| group.names.clone()).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "each operator once");
        assert!(of("Anthropic").is_some_and(|training| matches!(training[..], [(Some(CrawlAnswer::Allowed), _)])));
    }

    #[test]
    fn lists_each_signal_once_with_all_its_crawlers() {
        let results = Results::sample(ROBOTS, "tdm-reservation: 1\n");
        let entries: usize =
            results.report.ai_signals.classes.iter().flat_map(|table| &table.entries).map(|entry| entry.crawlers.len()).sum();
        let shared = shared_signals(&results);
        let crawlers = |signal: &SharedSignal<'_>| signal.support.iter().map(|(.., crawlers)| crawlers.len()).sum::<usize>();
        assert_eq!(shared.iter().map(crawlers).sum::<usize>(), entries);
        for (place, signal) in shared.iter().enumerate() {
            assert!(
                shared[..place].iter().all(|other| (other.statement, other.visibility) != (signal.statement, signal.visibility))
            );
        }
    }
}
