//! Summarizes the answers for all crawlers in a few sentences.

use std::rc::Rc;

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::Certainty;
use robotscope::directives::Permission;
use robotscope::evaluate::{CrawlerReport, Listing};
use robotscope::explain::{list, sentences};
use robotscope::page_status::StatusEffect;

use super::Results;
use crate::language::{messages, say};
use crate::origin::{origin_of, shown_origin};
use crate::words::{certainty, count_certainties, extent, shortened};

/// A placeholder for the path in the first sentence.
pub(crate) const PATH: &str = "\u{FFFC}";
/// A placeholder for the first sentence, used while the sentences are joined as the language requires.
const FIRST: &str = PATH;

#[derive(Debug, PartialEq)]
pub(crate) struct Summary {
    /// The first sentence. [`PATH`] in it represents the path.
    pub(crate) first: String,
    pub(crate) path: String,
    pub(crate) rest: String,
}

/// Formats numbers of crawlers, each with its certainty.
fn listed(counts: &[(Certainty, usize)]) -> String {
    let number = |count| messages().language().number(count as u64);
    let mut counts = counts.iter().map(|(sure, count)| format!("{} {}", number(*count), certainty(*sure)));
    list(&messages(), &mut counts, usize::MAX)
}

impl Results {
    /// Returns `true` if the page's status is 304. The verdict then depends on an earlier version, which is unknown.
    fn is_page_unchanged(&self) -> bool {
        let mut statuses = self.report.crawlers.iter().filter_map(|found| found.indexing.status.as_ref());
        statuses.any(|status| status.effect == StatusEffect::Unchanged)
    }

    /// Returns the summary, or `None` without a valid URL.
    pub(crate) fn summary(&self) -> Option<Summary> {
        let target = self.inputs.target.as_ref().ok()?;
        let known = self.report.known;
        let (tally, total) = (self.report.tally(|_| true), self.rows.len());
        let blocked = tally.count(CrawlAnswer::Disallowed);
        let (depending, what) = self.depends();
        // If no crawler is blocked but some answers depend on a condition, do not report “0 blocked”: that would be misleading.
        let first = if self.inputs.robots.fetched.is_none() {
            say!("summary-crawling-unknown")
        } else if blocked == 0 && depending > 0 {
            say!("summary-all-depend", count = depending, total = total, path = PATH, what = &what)
        } else {
            say!("summary-blocked", blocked = blocked, total = total, path = PATH)
        };
        // The placeholder for the first sentence is removed again at the end.
        let mut said = vec![FIRST.to_owned()];
        let mut add = |sentence: String| said.push(sentence);
        if blocked > 0 && depending > 0 {
            add(say!("summary-depends", count = depending, what = &what));
        }
        // These sentences come last, because the crawlers that they count include some of those counted before.
        let mut subsets = Vec::new();
        if self.inputs.robots.fetched.is_none() {
            let forbidden = |found: &&CrawlerReport<'_>| found.known_index(&known) == Some(Permission::Forbidden);
            let counts =
                count_certainties(self.report.crawlers.iter().filter(forbidden).map(|found| found.indexing.index.certainty));
            if !counts.is_empty() {
                add(say!("summary-not-indexed-if", counts = &listed(&counts)));
            }
        }
        // Sentences about indexing do not count crawlers whose answer depends on a condition.
        else if self.is_page_unchanged() {
            add(say!("summary-unchanged"));
        } else if (known.headers || known.html) && blocked + depending < total {
            let rows = self.rows.iter().zip(&self.report.crawlers);
            let hidden =
                rows.filter(|(row, _)| row.listing == Some(Listing::Hidden)).map(|(_, found)| found.indexing.index.certainty);
            let stopped = self.rows.iter().filter(|row| row.is_redirect_blocked).count();
            if stopped > 0 {
                add(say!("summary-redirect", count = stopped));
            }
            match &*count_certainties(hidden) {
                [] if blocked + depending + stopped == 0 => add(say!("summary-all-indexed")),
                [] => add(say!("summary-hidden", count = 0_usize)),
                [(Certainty::Documented, count)] => subsets.push(say!("summary-hidden", count = *count)),
                counts => subsets.push(say!("summary-hidden-counts", counts = &listed(counts))),
            }
            if !(known.headers && known.html) {
                subsets.push(say!("summary-extent", known = extent(known)));
            }
        }
        if let Some(origin) = self.redirects_elsewhere() {
            add(say!("summary-redirects-elsewhere", origin = shown_origin(&origin)));
        }
        for (answer, message) in
            [(CrawlAnswer::UserTriggered, "summary-user-triggered"), (CrawlAnswer::Ignores, "summary-ignoring")]
        {
            match tally.count(answer) {
                0 => {}
                count => add(say!(message, count = count)),
            }
        }
        subsets.into_iter().for_each(add);
        let said = sentences(&messages(), said);
        let rest = said.strip_prefix(FIRST).unwrap_or(&said).to_owned();
        Some(Summary { first, path: shortened(target.path(), 60), rest })
    }

    /// Returns the origin to which the page redirects, or `None` if it is the origin of the URL.
    fn redirects_elsewhere(&self) -> Option<Rc<str>> {
        let origin = origin_of(self.inputs.target.as_ref().ok()?)?;
        self.inputs.page().redirects().iter().rev().find_map(origin_of).filter(|last| *last != origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::analysis::Inputs;
    use robotscope::Target;

    /// RFC 9309, 2.3: each origin has its own robots.txt.
    #[test]
    fn names_the_origin_of_a_redirect_whose_robots_txt_is_unknown() {
        let rest = |url: &str, location: &str| {
            let results =
                Results::sample("User-agent: *\nAllow: /\n", &format!("HTTP/2 301\nlocation: {location}\n\nHTTP/2 200\n"));
            let inputs = Inputs { target: Target::parse(url), ..results.inputs };
            Results::new(&inputs).summary().unwrap().rest
        };
        let elsewhere = rest("https://a.example/x", "https://b.example/y");
        assert!(elsewhere.contains("It redirects to b.example, whose robots.txt is not known."), "{elsewhere}");
        for (url, location) in
            [("https://a.example/x", "/y"), ("https://a.example/y", "https://a.example/y"), ("/x", "https://b.example/")]
        {
            assert!(!rest(url, location).contains("redirects to"), "{url} {location}");
        }
    }
}
