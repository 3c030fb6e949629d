//! Summarizes the answers for all crawlers in a few sentences.

use std::rc::Rc;

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::Certainty;
use robotscope::directives::Permission;
use robotscope::evaluate::CrawlerReport;
use robotscope::explain::{self, sentences};
use robotscope::page_status::{StatusEffect, StatusVerdict};

use super::{Results, Row};
use crate::grouped::grouped;
use crate::language::{list, messages, say};
use crate::origin::{origin_of, shown_origin};
use crate::words::{certainty, count_certainties, extent, shortened};

/// A placeholder for the path in the first sentence.
pub(crate) const PATH: &str = "\u{FFFC}";
/// The maximum number of crawlers to name in the sentence about each status effect other than the most frequent one.
const MOST_NAMES: usize = 3;

#[derive(Debug, PartialEq)]
pub(crate) struct Summary {
    /// The first sentence, with [`PATH`] instead of the path.
    pub(crate) first: String,
    pub(crate) path: String,
    pub(crate) rest: String,
}

/// Formats numbers of crawlers, each with its certainty.
fn listed(counts: &[(Certainty, usize)]) -> String {
    let number = |count| messages().language().number(count as u64);
    let counts = counts.iter().map(|(sure, count)| format!("{} {}", number(*count), certainty(*sure)));
    list(counts, usize::MAX)
}

/// Returns a sentence about disallowed control tokens, or `None` if there are none.
pub(super) fn disallowed_tokens(tokens: &[&Row]) -> Option<String> {
    let names = list(tokens.iter().map(|row| row.crawler.token), usize::MAX);
    (!tokens.is_empty()).then(|| say!("summary-tokens", count = tokens.len(), names = &names))
}

impl Results {
    /// Returns `true` if the page's status is 304. The verdict then depends on an earlier version, which is unknown.
    fn is_page_unchanged(&self) -> bool {
        let mut statuses = self.report.crawlers.iter().filter_map(|found| found.indexing.status.as_ref());
        statuses.any(|status| status.effect == StatusEffect::Unchanged)
    }

    /// Returns the summary, or `None` without a valid URL. It counts crawlers, not control tokens.
    pub(crate) fn summary(&self) -> Option<Summary> {
        let target = self.inputs.target.as_ref().ok()?;
        let known = self.report.known;
        let with = |answer| self.fetching().filter(|(row, _)| row.crawl() == Some(answer)).count();
        let (blocked, allowed, total) = (with(CrawlAnswer::Disallowed), with(CrawlAnswer::Allowed), self.fetching().count());
        let stopped = self.fetching().filter(|(row, _)| row.is_redirect_blocked).count();
        let mut conditions = self.depends(|_| true).into_iter();
        let depending = conditions.as_slice().iter().map(|(count, _)| count).sum::<usize>();
        let most = if depending > blocked.max(allowed) { conditions.next() } else { None };
        let do_most_depend = most.is_some();
        let first = if self.inputs.robots.fetched.is_none() {
            say!("summary-crawling-unknown")
        } else if let Some((count, what)) = &most {
            say!("summary-all-depend", count = *count, total = total, path = PATH, what = what)
        } else if blocked + depending == 0 && stopped > 0 {
            say!("summary-redirect-only", count = stopped, total = total, path = PATH)
        } else if blocked == 0 && depending > 0 {
            // “No crawler is blocked” would be misleading, because some answers depend on a condition.
            say!("summary-allowed", allowed = allowed, total = total, path = PATH)
        } else {
            say!("summary-blocked", blocked = blocked, total = total, path = PATH)
        };
        // A placeholder for the first sentence. It is removed after the rules of the language have joined the sentences.
        let mut paragraph = vec![PATH.to_owned()];
        if do_most_depend && blocked > 0 {
            paragraph.push(say!("summary-also-blocked", count = blocked));
        }
        paragraph.extend(conditions.map(|(count, what)| say!("summary-depends", count = count, what = &what)));
        // Name disallowed control tokens only if no crawler is blocked. Otherwise, the pins and groups name them.
        if blocked == 0 {
            paragraph.extend(disallowed_tokens(&self.disallowed_tokens().collect::<Vec<_>>()));
        }
        // The sentences in `subsets` are appended last, because they count crawlers that earlier sentences also count.
        let mut subsets = Vec::new();
        if self.inputs.robots.fetched.is_none() {
            let forbidden = |found: &&CrawlerReport<'_>| found.known_index(&known) == Some(Permission::Forbidden);
            let found = self.fetching().map(|(_, found)| found).filter(forbidden);
            let counts = count_certainties(found.map(|found| found.indexing.index.certainty));
            if !counts.is_empty() {
                paragraph.push(say!("summary-not-indexed-if", counts = &listed(&counts)));
            }
        } else if self.is_page_unchanged() {
            paragraph.push(say!("summary-unchanged"));
        } else if (known.headers || known.html) && blocked + depending < total {
            // Sentences about indexing do not count crawlers whose answer depends on a condition.
            subsets.extend(self.indexing(blocked + depending == 0, stopped));
            if !(known.headers && known.html) {
                subsets.push(say!("summary-extent", known = extent(known)));
            }
        }
        if let Some(origin) = self.redirects_elsewhere() {
            paragraph.push(say!("summary-redirects-elsewhere", origin = shown_origin(&origin)));
        }
        for (answer, message) in
            [(CrawlAnswer::UserTriggered, "summary-user-triggered"), (CrawlAnswer::Ignores, "summary-ignoring")]
        {
            match with(answer) {
                0 => {}
                count => paragraph.push(say!(message, count = count)),
            }
        }
        paragraph.append(&mut subsets);
        let text = sentences(&messages(), paragraph);
        let rest = text.strip_prefix(PATH).unwrap_or(&text).to_owned();
        Some(Summary { first, path: shortened(target.path(), 60), rest })
    }

    /// Returns the rows of the control tokens that robots.txt disallows.
    pub(super) fn disallowed_tokens(&self) -> impl Iterator<Item = &Row> {
        self.rows.iter().filter(|row| !row.crawler.sends_requests() && row.crawl() == Some(CrawlAnswer::Disallowed))
    }

    /// Returns sentences about crawlers that may fetch the page, but may not index it or may not fetch the target of its redirect.
    /// `stopped` is the number of crawlers that may not fetch the target. If `may_all_fetch` is `true`, robots.txt neither blocks a
    /// crawler from the page nor leaves an answer open, and the first sentence of the summary already counts the `stopped` crawlers.
    fn indexing(&self, may_all_fetch: bool, stopped: usize) -> Vec<String> {
        let mut paragraph = Vec::new();
        if stopped > 0 && !may_all_fetch {
            paragraph.push(say!("summary-redirect", count = stopped));
        }
        let hidden: Vec<_> = self.fetching().filter(|(row, _)| row.not_shown().is_some()).map(|(_, found)| found).collect();
        let counts = |found: &[&CrawlerReport<'_>]| count_certainties(found.iter().map(|found| found.indexing.index.certainty));
        let by_status = by_status(&hidden);
        if !by_status.is_empty() {
            paragraph.extend(by_status.into_iter().enumerate().filter_map(|(index, ((code, effect), found))| {
                let effect = explain::status_effect(&messages(), code, effect)?;
                let counts = listed(&counts(&found));
                if index == 0 {
                    return Some(say!("summary-status", effect = &effect, counts = &counts));
                }
                let names = list(found.iter().map(|found| found.agent.name()), MOST_NAMES);
                Some(say!("summary-status-of", names = &names, effect = &effect, counts = &counts))
            }));
            return paragraph;
        }
        // Never add up documented and assumed effects.
        let (assumed, certain): (Vec<_>, Vec<_>) =
            hidden.into_iter().partition(|found| found.indexing.index.certainty == Certainty::Assumed);
        match &*counts(&certain) {
            [] if !assumed.is_empty() => {}
            [] if may_all_fetch && stopped == 0 => paragraph.push(say!("summary-all-indexed")),
            [] => paragraph.push(say!("summary-hidden", count = 0_usize)),
            [(Certainty::Documented, count)] => paragraph.push(say!("summary-hidden", count = *count)),
            counts => paragraph.push(say!("summary-hidden-counts", counts = &listed(counts))),
        }
        if !assumed.is_empty() {
            paragraph.push(say!("summary-assumed", count = assumed.len()));
        }
        paragraph
    }

    /// Returns the origin to which the page redirects, if it is not the origin of the URL.
    fn redirects_elsewhere(&self) -> Option<Rc<str>> {
        let origin = origin_of(self.inputs.target.as_ref().ok()?)?;
        self.inputs.page().redirects().iter().rev().find_map(origin_of).filter(|last| *last != origin)
    }
}

/// Groups the crawlers that may not index the page because of its status, by the status and its effect. The largest group comes first.
fn by_status<'f, 'a>(hidden: &[&'f CrawlerReport<'a>]) -> Vec<((u16, StatusEffect), Vec<&'f CrawlerReport<'a>>)> {
    let mut groups = grouped(hidden.iter().filter_map(|found| {
        let StatusVerdict { code, effect, .. } = found.indexing.status.filter(|status| status.effect.forbids_index())?;
        Some(((code, effect), *found))
    }));
    groups.sort_by_key(|(_, group)| usize::MAX - group.len());
    groups
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outage::Outage;
    use crate::page::analysis::row::Rule;
    use crate::page::analysis::{Inputs, Verdict};
    use crate::page::table::Question;
    use crate::pin::Pin;
    use robotscope::availability::{DependsOn, Fetch, Response};
    use robotscope::{Target, crawlers};

    fn of_robots(robots: &str, fetch: Fetch) -> (String, String) {
        let Summary { first, rest, .. } = Results::with_fetch(robots, Some(fetch)).summary().unwrap();
        (first, rest)
    }

    /// Amazon documents that its crawlers use an earlier copy of robots.txt ([amazon-crawlers]). RFC 9309, 2.3.1.3: all others may crawl.
    #[test]
    fn leads_with_the_answer_for_most_crawlers() {
        let (first, rest) = of_robots("User-agent: *\nDisallow: /\n", Fetch::status(401));
        let total = crawlers::all().iter().filter(|crawler| crawler.sends_requests()).count();
        assert!(first.contains(&format!(" of {total} crawlers may fetch")) && !first.contains("depends"), "{first}");
        assert!(rest.starts_with(" 2 depend on "), "{rest}");
        let (first, _) = of_robots("", Fetch::status(503));
        assert!(first.contains("depends on how long"), "{first}");
    }

    /// [google-robots-txt]: after 30 days, Google's crawlers check whether the rest of the site is available. RFC 9309, 2.3.1.4: other
    /// crawlers may use a copy.
    #[test]
    fn counts_crawlers_with_different_conditions_separately() {
        let response = Response::Status(503);
        let outage = Outage { hours: Some(30 * 24), ..Outage::default() };
        let results = Results::with_fetch("User-agent: *\nDisallow: /a\n", Some(outage.fetch(response)));
        let Summary { first, rest, .. } = results.summary().unwrap();
        let count =
            |what| results.fetching().filter(|(row, _)| matches!(row.rule, Rule::Depends(found) if found == what)).count();
        let (copy, site) = (count(DependsOn::LastGoodCopy), count(DependsOn::RestOfSite));
        assert!(copy > site && site > 0, "{copy} {site}");
        assert!(first.starts_with(&format!("Whether {copy} of ")) && first.ends_with("a last good copy."), "{first}");
        assert!(rest.contains(&format!(" {site} depend on whether the rest of the site responds.")), "{rest}");
        // Amazon documents that its crawlers use an earlier copy of robots.txt ([amazon-crawlers]). All others follow the redirect (RFC
        // 9309, 2.3.1.2).
        let (first, rest) = of_robots("User-agent: *\nDisallow: /\n", Fetch::status(302));
        assert!(first.ends_with("depends on the response of the redirect’s target."), "{first}");
        assert!(rest.starts_with(" 2 depend on how long robots.txt has been failing."), "{rest}");
    }

    /// Google, "List of Google's common crawlers": Google-Extended has no HTTP user agent; it only controls the use of pages.
    #[test]
    fn does_not_count_control_tokens_as_crawlers() {
        let (first, _) = of_robots("User-agent: Google-Extended\nUser-agent: GPTBot\nDisallow: /\n", Fetch::status(200));
        assert!(first.starts_with("1 of "), "{first}");
        let (first, rest) = of_robots("User-agent: Google-Extended\nDisallow: /\n", Fetch::status(200));
        assert!(rest.starts_with(" The control token Google-Extended is disallowed."), "{rest}");
        assert!(first.starts_with("No crawler is blocked"), "{first}");
    }

    /// Google, "How HTTP status codes affect Google's crawlers": after a 5xx status, a page that is in the index stays there for a while.
    #[test]
    fn reports_a_page_with_status_503_as_not_indexed_for_now() {
        let results = Results::sample("", "HTTP/2 503\n");
        let rest = results.summary().unwrap().rest;
        assert!(
            rest.contains("The page returns 503, so it is not indexed for now; if it is in the index, it stays there"),
            "{rest}"
        );
        assert!(!rest.contains("may fetch it, but not index it"), "{rest}");
        let google = results.pinned(Pin::Crawler("Googlebot")).unwrap();
        assert_eq!(google.verdict.map(Verdict::words), Some(say!("answer-not-indexed-for-now")));
        let subject = results.subject("Googlebot", None).unwrap();
        let index = subject.aspects.words(Question::Index);
        assert_eq!(index, say!("aspect-not-for-now"));
        assert!(subject.indexing.contains("for now"), "{}", subject.indexing);
    }

    /// For most crawlers, no source documents whether they obey noindex.
    #[test]
    fn counts_documented_and_assumed_effects_of_noindex_separately() {
        let rest = Results::sample("", "x-robots-tag: noindex\n").summary().unwrap().rest;
        let assumed = rest.split(". ").find(|sentence| sentence.contains("assumed not to index it")).unwrap_or_default();
        let documented = rest.split(". ").find(|sentence| sentence.contains("not index it") && *sentence != assumed);
        let number =
            |sentence: &str| sentence.split(|sign: char| !sign.is_ascii_digit()).find_map(|word| word.parse::<usize>().ok());
        assert!(documented.and_then(number) < number(assumed) && number(assumed) > Some(100), "{rest}");
    }

    /// RFC 9309, 2.3: each origin has its own robots.txt.
    #[test]
    fn names_the_origin_of_a_redirect_target_whose_robots_txt_is_unknown() {
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
