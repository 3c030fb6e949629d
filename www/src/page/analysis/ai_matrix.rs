//! Collects the answers for each operator's AI crawlers, and the AI signals without repetitions.

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::{Certainty, Crawler, CrawlerClass, Fact, Support};
use robotscope::directives::PageDialect;
use robotscope::evaluate::Visibility;
use robotscope::evaluate::ai_signals::{AiEntry, AiSignal, AiStance, AiUsage, Statement};

use super::{Results, Row, Verdict, ai};
use crate::grouped::grouped;
use crate::language::say;
use crate::page::words::ai_stance;

/// The purposes that AI crawlers serve. They are the columns of the matrix.
pub(crate) const AI_PURPOSES: [CrawlerClass; 3] = [CrawlerClass::AiSearch, CrawlerClass::AiUserFetch, CrawlerClass::AiTraining];

/// The answers for an operator's crawlers with one purpose, each with the crawlers that get this answer. Empty if the operator has no
/// crawler with this purpose.
pub(crate) type AiCell = Vec<(AiAnswer, Vec<&'static str>)>;

/// The answer for one crawler and one purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AiAnswer {
    Verdict(Verdict),
    /// The crawler may fetch the page, but directives that it is known to honour forbid this use, such as nosnippet for AI Overviews.
    NotUsed,
    /// The crawler may fetch the page, but directives that it is known to honour limit this use, such as nocache for Copilot. Contains
    /// their stance and, for [`AiStance::Characters`], the number of characters.
    Limited(AiStance, Option<u32>),
}

impl AiAnswer {
    fn new(results: &Results, place: usize, row: &Row, purpose: CrawlerClass) -> Self {
        match row.verdict {
            Verdict::Shown
            | Verdict::ShownWithoutText
            | Verdict::CanonicalElsewhere
            | Verdict::WithoutText
            | Verdict::Crawl(Some(CrawlAnswer::Allowed))
                if let Some(restricted) = Self::by_directives(results, place, purpose) =>
            {
                restricted
            }
            // For AI, it does not matter whether the crawler also produces search results.
            Verdict::Shown
            | Verdict::ShownWithoutText
            | Verdict::CanonicalElsewhere
            | Verdict::WithoutText
            | Verdict::UrlAtMost => Self::Verdict(Verdict::Crawl(row.crawl())),
            Verdict::UrlOnly => Self::Verdict(Verdict::Crawl(Some(CrawlAnswer::Disallowed))),
            verdict => Self::Verdict(verdict),
        }
    }

    /// Returns the answer that follows from directives that the crawler is known to honour, or `None` if they do not restrict the use.
    fn by_directives(results: &Results, place: usize, purpose: CrawlerClass) -> Option<Self> {
        let usage = if purpose == CrawlerClass::AiTraining { AiUsage::AiTraining } else { AiUsage::AiInput };
        let counts = |entry: &&AiEntry| {
            let AiEntry { statement, honoured, visibility, .. } = entry;
            let is_honoured = honoured.value == Support::Yes && honoured.certainty != Certainty::Assumed;
            // Include signals about images: img2dataset, the only crawler that is known to honour noimageai, loads nothing but images.
            let is_of_use = statement.usage == usage || matches!(statement.usage, AiUsage::Ai | AiUsage::ImagesForAi);
            let is_of_page = !matches!(statement.signal, AiSignal::ProductToken | AiSignal::WildcardGroup);
            is_of_page && is_of_use && statement.overruled_by.is_none() && is_honoured && *visibility == Visibility::Seen
        };
        let mut restricted = None;
        for AiEntry { statement, .. } in ai::entries(&results.report, place).filter(counts) {
            match statement.stance {
                AiStance::Disallowed => return Some(Self::NotUsed),
                stance @ (AiStance::SnippetAlone | AiStance::Characters) => {
                    restricted = Some(Self::Limited(stance, statement.characters));
                }
                _ => {}
            }
        }
        restricted
    }

    pub(crate) fn class(self) -> &'static str {
        match self {
            Self::Verdict(verdict) => verdict.class(),
            Self::NotUsed => "answer answer-hidden",
            Self::Limited(..) => "answer answer-unbound",
        }
    }

    pub(crate) fn words(self) -> String {
        match self {
            Self::Verdict(verdict) => verdict.words(),
            Self::NotUsed => say!("ai-not-used"),
            Self::Limited(stance, characters) => ai_stance(stance, characters),
        }
    }
}

/// Operators whose AI crawlers get the same answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Operators {
    pub(crate) names: Vec<&'static str>,
    /// The answers for each purpose, in the order of [`AI_PURPOSES`].
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
    let is_ai = |row: &&Row| AI_PURPOSES.into_iter().any(|purpose| serves(row.crawler, purpose));
    let mut names: Vec<_> = results.rows.iter().filter(is_ai).map(|row| row.crawler.operator).collect();
    names.sort_unstable_by_key(|name| name.to_ascii_lowercase());
    names.dedup();
    let mut groups: Vec<Operators> = Vec::new();
    for name in names {
        let cells = AI_PURPOSES.map(|purpose| cell(results, name, purpose));
        match groups.iter_mut().find(|group| is_alike(&group.cells, &cells)) {
            Some(group) => group.names.push(name),
            None => groups.push(Operators { names: vec![name], cells }),
        }
    }
    groups.sort_by_key(|group| usize::MAX - group.names.len());
    groups
}

/// Returns `true` if the crawler's answer matters for the purpose. AI answers in search results use the pages that a search crawler
/// fetches. If directives control whether these pages train models, the search crawler's answer matters for training too.
fn serves(crawler: &Crawler, purpose: CrawlerClass) -> bool {
    match purpose {
        CrawlerClass::AiSearch => crawler.feeds_ai_answers(),
        CrawlerClass::AiTraining => crawler.serves(purpose) || is_search_used_for_training(crawler),
        _ => crawler.serves(purpose),
    }
}

fn is_search_used_for_training(crawler: &Crawler) -> bool {
    let Fact { value, certainty } = crawler.page_dialect;
    crawler.class == CrawlerClass::Search
        && crawler.ai_answers.value == Support::Yes
        && certainty != Certainty::Assumed
        && PageDialect::preset(value).controls(AiUsage::AiTraining)
}

/// Returns `true` if the cells look the same. A cell shows numbers of crawlers only if it has several answers, so two cells with the same
/// single answer look the same.
fn is_alike(one: &[AiCell], other: &[AiCell]) -> bool {
    one.iter().zip(other).all(|(one, other)| match (one.as_slice(), other.as_slice()) {
        ([(one, _)], [(other, _)]) => one == other,
        _ => {
            one.len() == other.len() && one.iter().zip(other).all(|(one, other)| (one.0, one.1.len()) == (other.0, other.1.len()))
        }
    })
}

fn cell(results: &Results, operator: &str, purpose: CrawlerClass) -> AiCell {
    let rows = results.rows.iter().enumerate();
    let rows = rows.filter(|(_, row)| row.crawler.operator == operator && serves(row.crawler, purpose));
    grouped(rows.map(|(place, row)| (AiAnswer::new(results, place, row, purpose), row.crawler.token)))
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
        assert!(of("OpenAI").is_some_and(|training| training.contains(&(crawl(CrawlAnswer::Disallowed), vec!["GPTBot"]))));
        assert!(groups.is_sorted_by_key(|group| usize::MAX - group.names.len()));
        let mut names: Vec<_> = groups.iter().flat_map(|group| group.names.clone()).collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "each operator once");
        assert!(
            of("Anthropic")
                .is_some_and(|training| matches!(training[..], [(answer, _)] if answer == crawl(CrawlAnswer::Allowed)))
        );
    }

    fn crawl(answer: CrawlAnswer) -> AiAnswer {
        AiAnswer::Verdict(Verdict::Crawl(Some(answer)))
    }

    /// Google, "Robots meta tag": nosnippet keeps a page out of AI Overviews and AI Mode, which use Googlebot's pages. Google, "List of
    /// Google's common crawlers": Google-Extended controls training and grounding in Gemini Apps. Bing, "Webmaster guidelines": noarchive
    /// keeps a page out of Copilot.
    #[test]
    fn shows_whether_each_crawler_may_supply_a_page_to_ai_answers_in_search() {
        let cells = |robots, headers, operator: &str| {
            let found = ai_matrix(&Results::sample(robots, headers));
            found.into_iter().find(|group| group.names.contains(&operator)).map(|group| group.cells).unwrap()
        };
        let answer =
            |cell: &AiCell, token: &str| cell.iter().find(|(_, crawlers)| crawlers.contains(&token)).map(|(answer, _)| *answer);
        let robots = "User-agent: Google-Extended\nDisallow: /\n";
        let [search, _, training] = cells(robots, "content-type: application/pdf\n", "Google");
        assert_eq!(answer(&search, "Googlebot"), Some(crawl(CrawlAnswer::Allowed)));
        let token = Some(AiAnswer::Verdict(Verdict::Token(Some(CrawlAnswer::Disallowed))));
        assert_eq!([answer(&search, "Google-Extended"), answer(&training, "Google-Extended")], [token, token]);
        assert_eq!(answer(&training, "Googlebot"), None);
        let [search, ..] = cells("", "content-type: application/pdf\nx-robots-tag: nosnippet\n", "Google");
        assert_eq!(answer(&search, "Googlebot"), Some(AiAnswer::NotUsed));
        let [search, ..] = cells("", "content-type: application/pdf\nx-robots-tag: nosnippet\n", "Microsoft");
        assert_eq!(answer(&search, "bingbot"), Some(crawl(CrawlAnswer::Allowed)));
        let [search, ..] = cells("", "content-type: application/pdf\nx-robots-tag: noarchive\n", "Microsoft");
        assert_eq!(answer(&search, "bingbot"), Some(AiAnswer::NotUsed));
    }

    /// [bing-chat]: only URL, title and snippet of a page with nocache are used, even if it also has noarchive. Google,
    /// robots meta tags: max-snippet limits the text that AI Overviews and AI Mode may use, and nosnippet applies beside it.
    #[test]
    fn shows_how_honoured_directives_limit_ai_use() {
        let answer = |directives: &str, token| {
            let headers = format!("content-type: application/pdf\nx-robots-tag: {directives}\n");
            let cells = ai_matrix(&Results::sample("", &headers)).into_iter().map(|group| group.cells);
            let mut found = cells.flat_map(|[search, ..]| search).filter(|(_, crawlers)| crawlers.contains(&token));
            found.next().map(|(answer, _)| answer).unwrap()
        };
        for (directives, token, words) in [
            ("nocache", "bingbot", "URL, title and snippet only"),
            ("noarchive, nocache", "bingbot", "URL, title and snippet only"),
            ("noarchive", "bingbot", "Not used"),
            ("max-snippet:50", "Googlebot", "at most 50 characters"),
            ("max-snippet:50, nosnippet", "Googlebot", "Not used"),
            ("max-snippet:-1", "Googlebot", "Allowed"),
        ] {
            let answer = answer(directives, token);
            assert_eq!(answer.words(), words, "{directives}");
            assert_eq!(answer.class().contains("allowed"), words == "Allowed", "{directives}");
        }
    }

    /// [bing-chat]: noarchive and nocache also control the training of Microsoft's models with pages in Bing's index. Google's and Apple's
    /// directives do not control training; their control tokens do ([google-common-crawlers], [apple-applebot]).
    #[test]
    fn shows_training_answers_only_for_search_crawlers_whose_pages_train_models() {
        let training = |directives: &str| {
            let headers = format!("content-type: application/pdf\nx-robots-tag: {directives}\n");
            let cells = ai_matrix(&Results::sample("", &headers)).into_iter().flat_map(|group| group.cells.into_iter().nth(2));
            cells.flatten().collect::<Vec<_>>()
        };
        let snippet = AiAnswer::Limited(AiStance::SnippetAlone, None);
        for (directives, expected) in
            [("all", crawl(CrawlAnswer::Allowed)), ("noarchive", AiAnswer::NotUsed), ("nocache", snippet)]
        {
            let found = training(directives);
            let answer = |token: &str| found.iter().find(|(_, crawlers)| crawlers.contains(&token)).map(|(answer, _)| *answer);
            assert_eq!(answer("bingbot"), Some(expected), "{directives}");
            assert_eq!((answer("Googlebot"), answer("Applebot"), answer("YandexBot")), (None, None, None), "{directives}");
        }
    }

    /// [img2dataset-readme]: img2dataset documents that it obeys these directives in headers. No other crawler does.
    #[test]
    fn noai_and_noimageai_in_headers_affect_only_img2dataset() {
        for directive in ["noai", "noimageai"] {
            let headers = format!("content-type: application/pdf\nx-robots-tag: {directive}\n");
            let cells = ai_matrix(&Results::sample("", &headers)).into_iter().flat_map(|group| group.cells);
            let unused: Vec<_> = cells.flatten().filter(|(answer, _)| *answer == AiAnswer::NotUsed).collect();
            assert_eq!(unused, [(AiAnswer::NotUsed, vec!["img2dataset"])], "{directive}");
        }
    }

    #[test]
    fn shows_no_answer_as_allowed_for_a_page_that_may_not_be_indexed() {
        for headers in ["x-robots-tag: noindex\n", "HTTP/2 404\n"] {
            for Operators { cells, .. } in ai_matrix(&Results::sample("", headers)) {
                for (answer, crawlers) in cells.iter().flatten() {
                    assert!(!answer.class().contains("allowed"), "{headers} {crawlers:?}: {answer:?}");
                }
            }
        }
    }

    /// Google, "List of Google's common crawlers": Google-Extended only controls the use of pages, and Googlebot fetches them.
    #[test]
    fn the_ai_matrix_and_the_pin_show_the_same_verdict_for_a_control_token() {
        for robots in ["", "User-agent: Google-Extended\nDisallow: /\n"] {
            let results = Results::sample(robots, "HTTP/2 404\n");
            let pinned = results.pinned(crate::pin::Pin::Crawler("Google-Extended")).and_then(|pinned| pinned.verdict);
            let mut cells = ai_matrix(&results).into_iter().flat_map(|group| group.cells).flatten();
            let found = cells.find(|(_, crawlers)| crawlers.contains(&"Google-Extended"));
            assert_eq!(found.map(|(answer, _)| answer), pinned.map(AiAnswer::Verdict));
        }
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
