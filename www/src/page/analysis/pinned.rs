//! The answers at the top of the page, for the crawlers and classes that the user has pinned.

use std::cmp::Reverse;

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::{Certainty, CrawlerClass};
use robotscope::directives::{PageDialect, Permission};
use robotscope::evaluate::{CrawlerReport, Finding, FindingKind, Listing, Visibility};
use robotscope::explain::{self, ReportWords, sentences};

use super::subject::{Part, find_about};
use super::summary::disallowed_tokens;
use super::verdict::canonical_elsewhere;
use super::{NotShown, Results, Row, Rule, Verdict};
use crate::grouped::grouped;
use crate::language::{list, messages, say};
use crate::page::table::Question;
use crate::pin::Pin;

/// The maximum number of crawlers and of lines to show for a class.
const NAMED: usize = 4;

/// The number of crawlers in a class for each outcome.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ClassTally {
    pub(crate) blocked: usize,
    /// Crawlers that may fetch the page but not index it.
    pub(crate) hidden: usize,
    /// Crawlers that are only assumed not to index the page.
    pub(crate) assumed: usize,
    pub(crate) allowed: usize,
    /// Crawlers whose answer depends on an unknown condition.
    pub(crate) depending: usize,
    pub(crate) others: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pinned {
    /// The verdict for the crawler. `None` for a class.
    pub(crate) verdict: Option<Verdict>,
    /// The certainty of the verdict; `None` if the verdict is documented, or if its words contain the certainty.
    pub(crate) certainty: Option<Certainty>,
    pub(crate) sentence: String,
    pub(crate) by: Vec<Part>,
    pub(crate) unseen: Vec<Part>,
}

impl Results {
    /// Returns the answer for a pin, or `None` without a valid URL.
    pub(crate) fn pinned(&self, pin: Pin) -> Option<Pinned> {
        self.inputs.target.as_ref().ok()?;
        match pin {
            Pin::Crawler(token) => self.pinned_crawler(self.place(token)?),
            Pin::Class(class) => Some(self.pinned_class(class)),
        }
    }

    fn pinned_crawler(&self, place: usize) -> Option<Pinned> {
        let (row, found) = self.rows.get(place).zip(self.report.crawlers.get(place))?;
        let name = row.crawler.token;
        let sentence = match &row.rule {
            Rule::Depends(what) => say!("pin-depends", name = name, what = &explain::depends_on(&messages(), *what)),
            _ if self.status_finding(place).is_some() => self.report_words(found),
            _ => say!("pin-crawler", name = name, answer = self.short_answer(row, found)?),
        };
        let directives = self.index_directives(found);
        let (seen, unseen) = match found.visibility {
            Visibility::Unseen => (Vec::new(), directives),
            _ => (directives, Vec::new()),
        };
        let either_way = (row.verdict == Verdict::UrlAtMost).then(|| say!("pin-either-way"));
        let canonical = canonical_elsewhere(&self.report, found, Some(row.crawler.class));
        let redirect = self.blocked_redirect(place).filter(|_| row.is_redirect_blocked);
        let by = match redirect.or(self.status_finding(place)) {
            Some(finding) => self.parts(&finding.places),
            None => {
                let canonical = canonical.map(|finding| self.parts(&finding.places)).unwrap_or_default();
                row.rule.line().into_iter().cloned().chain(seen).chain(canonical).collect()
            }
        };
        let is_in_words = row.not_shown().is_some_and(|not_shown| not_shown.is_assumed);
        let certainty = row.certainty(found).filter(|_| !is_in_words);
        let crawl = row.answer.map(|answer| answer.certainty).filter(|_| !is_in_words);
        let canonical = canonical.map(|_| PageDialect::preset(found.indexing.dialect.value).canonical);
        let is_assumed = [crawl, certainty, canonical].contains(&Some(Certainty::Assumed));
        let is_partly =
            row.not_shown().is_some() || row.crawl() == Some(CrawlAnswer::Depends) || crawl != Some(Certainty::Assumed);
        let extent = if is_partly { "part" } else { "all" };
        let suffix = is_assumed.then(|| say!("pin-assumed", extent = extent));
        let certainty = certainty.filter(|certainty| *certainty != Certainty::Documented);
        let instead = canonical.map(|_| say!("pin-canonical"));
        let all = [Some(sentence), either_way, instead, suffix].into_iter().flatten();
        let sentence = sentences(&messages(), all);
        Some(Pinned { verdict: Some(row.verdict), certainty, sentence, by, unseen })
    }

    /// Returns the variant of the message `pin-crawler` that describes the crawler's verdict.
    fn short_answer(&self, row: &Row, found: &CrawlerReport<'_>) -> Option<&'static str> {
        let lists = row.crawler.class.fills_results();
        if let Verdict::Token(Some(answer)) = row.verdict {
            return Some(if answer == CrawlAnswer::Disallowed { "token-disallowed" } else { "token-allowed" });
        }
        let Some(crawl) = row.crawl() else {
            let may_not_index = found.known_index(&self.report.known) == Some(Permission::Forbidden);
            return Some(if may_not_index { "unknown-hidden" } else { "unknown" });
        };
        Some(match (crawl, row.listing) {
            (CrawlAnswer::Ignores, _) => "ignores",
            (CrawlAnswer::UserTriggered, _) => "user-triggered",
            _ if row.not_shown().is_some_and(|not_shown| not_shown.is_assumed) => "hidden-assumed",
            _ if row.not_shown().is_some() => "hidden",
            (CrawlAnswer::Disallowed, _) if !lists => "blocked",
            (CrawlAnswer::Disallowed, _) => "url-only",
            _ if row.is_redirect_blocked && lists => "redirect",
            _ if row.is_redirect_blocked => "redirect-blocked",
            (_, Some(Listing::Full)) if lists => "full",
            _ => "crawl",
        })
    }

    /// Returns the finding that robots.txt blocks this crawler from the target of a redirect.
    fn blocked_redirect(&self, place: usize) -> Option<&Finding> {
        self.finding_about(place, |kind| kind == FindingKind::BlockedRedirect)
    }

    /// Returns the finding that the page's status keeps this crawler from indexing the page.
    fn status_finding(&self, place: usize) -> Option<&Finding> {
        self.rows.get(place)?.not_shown()?;
        self.finding_about(place, |kind| matches!(kind, FindingKind::Status { .. }))
    }

    fn finding_about(&self, place: usize, is_wanted: impl Fn(FindingKind) -> bool) -> Option<&Finding> {
        find_about(&self.report, place, is_wanted)
    }

    /// Returns the directives that decide whether a crawler may index the page.
    fn index_directives(&self, found: &CrawlerReport<'_>) -> Vec<Part> {
        let Some(index) = Question::Index.answer(&found.indexing).filter(|answer| answer.is_stated) else { return Vec::new() };
        let by = index.by.iter().filter_map(|place| self.report.directives.directives.get(*place as usize));
        self.inputs.parts_of(by)
    }

    /// Returns the parts of the texts that keep the crawler at this index in the report from indexing the page.
    pub(super) fn hidden_by(&self, place: usize) -> Vec<Part> {
        match self.finding_about(place, |kind| matches!(kind, FindingKind::Status { .. })) {
            Some(finding) => self.parts(&finding.places),
            None => self.report.crawlers.get(place).map(|found| self.index_directives(found)).unwrap_or_default(),
        }
    }

    /// Returns the engine's sentence about whether this crawler may index the page.
    fn report_words(&self, found: &CrawlerReport<'_>) -> String {
        ReportWords::new(&messages(), &self.inputs.page(), &self.report).crawler(found).summary
    }

    /// Counts the crawlers in a class by outcome, without control tokens. All counts are 0 if robots.txt is unknown.
    pub(crate) fn class_tally(&self, class: CrawlerClass) -> ClassTally {
        let mut tally = ClassTally::default();
        if self.inputs.robots.fetched.is_none() {
            return tally;
        }
        for row in self.crawlers_of(class) {
            let count = match (row.crawl(), row.not_shown()) {
                (Some(CrawlAnswer::Disallowed), _) => &mut tally.blocked,
                (Some(CrawlAnswer::Depends), _) => &mut tally.depending,
                (_, Some(NotShown { is_assumed: true, .. })) => &mut tally.assumed,
                (_, Some(_)) => &mut tally.hidden,
                _ if row.is_redirect_blocked => &mut tally.others,
                (Some(CrawlAnswer::Allowed), _) => &mut tally.allowed,
                _ => &mut tally.others,
            };
            *count += 1;
        }
        tally
    }

    /// Returns the crawlers in a class that fetch pages.
    fn crawlers_of(&self, class: CrawlerClass) -> impl Iterator<Item = &Row> {
        self.fetching().map(|(row, _)| row).filter(move |row| row.crawler.serves(class))
    }

    fn pinned_class(&self, class: CrawlerClass) -> Pinned {
        let answer = |sentence, by| Pinned { verdict: None, certainty: None, sentence, by, unseen: Vec::new() };
        if self.inputs.robots.fetched.is_none() {
            return answer(say!("pin-class-unknown"), Vec::new());
        }
        let of_class = || self.crawlers_of(class);
        let with = |answer| of_class().filter(move |row| row.crawl() == Some(answer));
        let blocked: Vec<_> = with(CrawlAnswer::Disallowed).collect();
        let names = list(blocked.iter().map(|row| row.crawler.token), NAMED);
        let mut paragraph = vec![say!("pin-class", blocked = blocked.len(), total = of_class().count(), names = &names)];
        let conditions = self.depends(|row| row.crawler.serves(class)).into_iter();
        paragraph.extend(conditions.map(|(count, what)| say!("summary-depends", count = count, what = &what)));
        let tokens: Vec<_> = self.disallowed_tokens().filter(|row| row.crawler.serves(class)).collect();
        paragraph.extend(disallowed_tokens(&tokens));
        let ClassTally { hidden, assumed, .. } = self.class_tally(class);
        let counts = [
            ("summary-redirect", of_class().filter(|row| row.is_redirect_blocked).count()),
            ("summary-user-triggered", with(CrawlAnswer::UserTriggered).count()),
            ("summary-ignoring", with(CrawlAnswer::Ignores).count()),
            // These two sentences are last, because they count some crawlers that earlier sentences also count.
            ("summary-hidden", hidden),
            ("summary-assumed", assumed),
        ];
        for (message, count) in counts.into_iter().filter(|(_, count)| *count > 0) {
            paragraph.push(say!(message, count = count));
        }
        let by = most_frequent(blocked.iter().chain(&tokens).filter_map(|row| row.rule.line()));
        answer(sentences(&messages(), paragraph), by)
    }
}

/// Returns the lines that decide for the most crawlers, in the order of the text. Returns at most [`NAMED`] lines.
fn most_frequent<'p>(parts: impl Iterator<Item = &'p Part>) -> Vec<Part> {
    let mut groups = grouped(parts.map(|part| (part, ())));
    groups.sort_by_key(|(_, found)| Reverse(found.len()));
    let mut most: Vec<_> = groups.into_iter().take(NAMED).map(|(part, _)| part.clone()).collect();
    most.sort_by_key(|part| part.line);
    most
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::outage::Outage;
    use crate::page::analysis::Inputs;
    use robotscope::availability::Response;

    const ROBOTS: &str = "User-agent: Googlebot\nDisallow: /\n\nUser-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n";

    const DOCUMENTED: NotShown = NotShown { is_assumed: false, is_temporary: false };

    #[test]
    fn shows_which_lines_decide_for_a_crawler_and_which_lines_it_does_not_see() {
        let results = Results::sample(ROBOTS, "x-robots-tag: noindex\n");
        let lines = |parts: &[Part]| parts.iter().map(|part| part.line).collect::<Vec<_>>();
        let google = results.pinned(Pin::Crawler("Googlebot")).unwrap();
        assert_eq!(google.verdict, Some(Verdict::UrlOnly));
        assert!(google.sentence.starts_with("Googlebot may not crawl it"), "{}", google.sentence);
        assert_eq!((lines(&google.by), lines(&google.unseen)), (vec![2], vec![1]));
        let bing = results.pinned(Pin::Crawler("bingbot")).unwrap();
        assert!(bing.sentence.contains("but not index it"), "{}", bing.sentence);
        assert_eq!((lines(&bing.by), lines(&bing.unseen)), (vec![1], vec![]));
        assert_eq!(bing.verdict, Some(Verdict::NotShown(DOCUMENTED)));
        let training = results.pinned(Pin::Crawler("GPTBot")).unwrap();
        assert_eq!(training.verdict, Some(Verdict::Crawl(Some(CrawlAnswer::Disallowed))));
    }

    /// OpenAI does not document whether GPTBot obeys noindex. Google and Bing do: [google-robots-meta], [bing-robots-meta].
    #[test]
    fn does_not_present_assumed_effects_of_noindex_as_documented() {
        let results = Results::sample("", "x-robots-tag: noindex\n");
        let verdict = |token| results.pinned(Pin::Crawler(token)).unwrap().verdict.unwrap();
        assert_eq!((verdict("Googlebot"), verdict("bingbot")), (Verdict::NotShown(DOCUMENTED), Verdict::NotShown(DOCUMENTED)));
        for token in ["GPTBot", "Slackbot-LinkExpanding", "AhrefsBot"] {
            let assumed = verdict(token);
            assert_eq!(assumed, Verdict::NotShown(NotShown { is_assumed: true, is_temporary: false }), "{token}");
            assert!(assumed.class().ends_with("answer-unknown") && assumed.words().contains("assumed"), "{token}");
        }
        let sentence = results.pinned(Pin::Crawler("GPTBot")).unwrap().sentence;
        assert!(sentence.contains("not documented"), "{sentence}");
        let training = results.class_tally(CrawlerClass::AiTraining);
        assert!(training.assumed > 0 && training.hidden + training.allowed < training.assumed, "{training:?}");
    }

    /// Bing documents noindex and the effect of 404 ([bing-robots-meta], [bing-guidelines]). Only third parties report how Bing reads
    /// robots.txt.
    #[test]
    fn shows_the_certainty_of_the_stated_verdict() {
        let certainty = |robots, headers| {
            let results = Results::sample(robots, headers);
            let crawl = results.rows[results.place("bingbot").unwrap()].answer.unwrap().certainty;
            assert_eq!(crawl, Certainty::Reported, "{robots} {headers}");
            results.pinned(Pin::Crawler("bingbot")).unwrap().certainty
        };
        const OPEN: &str = "User-agent: *\nAllow: /\n";
        const REPORTED: Option<Certainty> = Some(Certainty::Reported);
        for (robots, headers, expected) in [
            (OPEN, "x-robots-tag: noindex\n", None),
            (OPEN, "HTTP/2 404\n", None),
            (OPEN, "content-type: application/pdf\n", REPORTED),
            (OPEN, "content-type: application/pdf\nx-robots-tag: nosnippet\n", REPORTED),
            ("User-agent: *\nDisallow: /\n", "x-robots-tag: noindex\n", REPORTED),
        ] {
            assert_eq!(certainty(robots, headers), expected, "{robots} {headers}");
        }
    }

    #[test]
    fn names_the_status_that_keeps_a_crawler_from_indexing_the_page() {
        let google = Results::sample("", "HTTP/2 503\n").pinned(Pin::Crawler("Googlebot")).unwrap();
        assert!(google.sentence.contains("503") && google.sentence.contains("for now"), "{}", google.sentence);
        assert_eq!(google.by.iter().map(|part| part.text.as_str()).collect::<Vec<_>>(), ["HTTP/2 503"]);
        let blocked = Results::sample("User-agent: *\nDisallow: /\n", "HTTP/2 503\n").pinned(Pin::Crawler("Googlebot")).unwrap();
        assert!(!blocked.sentence.contains("503"), "{}", blocked.sentence);
    }

    /// [google-robots-txt]: while robots.txt returns 503, Google crawls nothing or uses its last good copy. After 30 days, it crawls nothing or
    /// as if there were no file. Google does not index a page with noindex that it crawls ([google-robots-meta]).
    #[test]
    fn shows_at_most_the_url_of_a_noindex_page_during_a_robots_txt_outage() {
        let pinned = |token, headers: &str, hours| {
            let fetch = Outage { hours, ..Outage::default() }.fetch(Response::Status(503));
            let Inputs { headers, .. } = Results::sample("", headers).inputs;
            let inputs = Results::with_fetch("User-agent: *\nAllow: /\n", Some(fetch)).inputs;
            Results::new(&Inputs { headers, ..inputs }).pinned(Pin::Crawler(token)).unwrap()
        };
        const EITHER_WAY: &str = " Either way, at most the bare URL can newly appear in results.";
        let google = pinned("Googlebot", "x-robots-tag: noindex\n", Some(30 * 24));
        assert_eq!((google.verdict, google.certainty), (Some(Verdict::UrlAtMost), None));
        assert!(google.sentence.ends_with(EITHER_WAY), "{}", google.sentence);
        assert_eq!(google.by.iter().map(|part| part.text.as_str()).collect::<Vec<_>>(), ["noindex"]);
        // These verdicts are only assumed: the text may not be Google's last good copy, and Bing documents nothing about outages.
        for token in ["Googlebot", "bingbot"] {
            let assumed = pinned(token, "x-robots-tag: noindex\n", None);
            assert_eq!((assumed.verdict, assumed.certainty), (Some(Verdict::UrlAtMost), Some(Certainty::Assumed)), "{token}");
            assert!(assumed.sentence.contains(EITHER_WAY), "{}", assumed.sentence);
        }
        // Without noindex, the possible outcomes differ.
        let open = pinned("Googlebot", "x-robots-tag: nosnippet\n", None);
        assert_eq!(open.verdict, Some(Verdict::Crawl(Some(CrawlAnswer::Depends))));
        assert!(!open.sentence.contains(EITHER_WAY), "{}", open.sentence);
    }

    /// [google-canonical]: Google may show the canonical page. No source documents this for Yandex.
    #[test]
    fn reports_that_results_may_show_the_canonical_page_instead() {
        let pdf = "content-type: application/pdf\nx-robots-tag: nosnippet\n";
        let link = "link: <https://a.example/b>; rel=\"canonical\"\n";
        let pinned = |robots, headers: &str, token| Results::sample(robots, headers).pinned(Pin::Crawler(token)).unwrap();
        const INSTEAD: &str = "Results may show its canonical page instead.";
        let google = pinned("", &format!("{pdf}{link}"), "Googlebot");
        assert_eq!((google.verdict, google.certainty), (Some(Verdict::CanonicalElsewhere), None));
        assert!(google.sentence.ends_with(INSTEAD), "{}", google.sentence);
        assert_eq!(google.by.last().map(|part| part.line), Some(3));
        let yandex = pinned("", &format!("{pdf}{link}"), "YandexBot");
        assert_eq!((yandex.verdict, yandex.certainty), (Some(Verdict::CanonicalElsewhere), Some(Certainty::Assumed)));
        assert!(yandex.sentence.ends_with(&format!("{INSTEAD} Part of this is assumed, not documented.")), "{}", yandex.sentence);
        let unsettled = pinned("", link, "Googlebot");
        assert_eq!(unsettled.verdict, Some(Verdict::Crawl(Some(CrawlAnswer::Allowed))), "the HTML is unknown");
        assert!(unsettled.sentence.ends_with(INSTEAD), "{}", unsettled.sentence);
        for (robots, headers) in [
            ("", format!("{pdf}link: </a>; rel=canonical\n")),
            ("", format!("x-robots-tag: noindex\n{link}")),
            ("User-agent: *\nDisallow: /\n", format!("{pdf}{link}")),
        ] {
            assert!(!pinned(robots, &headers, "Googlebot").sentence.contains(INSTEAD), "{robots} {headers}");
        }
        assert!(!pinned("", &format!("{pdf}{link}"), "GPTBot").sentence.contains(INSTEAD), "GPTBot fills no search results");
    }

    #[test]
    fn shows_only_the_url_if_the_redirect_target_is_blocked() {
        let headers = "HTTP/2 301\nlocation: /b\n\nHTTP/2 200\ncontent-type: application/pdf\n";
        let results = Results::sample("User-agent: Googlebot\nDisallow: /b\n", headers);
        let google = results.pinned(Pin::Crawler("Googlebot")).unwrap();
        assert_eq!(google.verdict, Some(Verdict::UrlOnly));
        assert!(google.sentence.contains("its redirect target"), "{}", google.sentence);
        let lines: Vec<_> = google.by.iter().map(|part| part.line).collect();
        assert_eq!(lines, [2, 2], "the rule and the Location line");
        assert_eq!(results.pinned(Pin::Crawler("bingbot")).unwrap().verdict, Some(Verdict::Shown));
        let summary = results.summary().unwrap();
        assert!(summary.first.contains(" crawlers are blocked from the redirect target of "), "{summary:?}");
        assert!(summary.rest.contains("All others may index it."), "{summary:?}");
    }

    #[test]
    fn shows_no_text_of_a_page_with_nosnippet() {
        for (headers, verdict) in [
            ("content-type: application/pdf\n", Verdict::Shown),
            ("content-type: application/pdf\nx-robots-tag: nosnippet\n", Verdict::ShownWithoutText),
            ("content-type: application/pdf\nx-robots-tag: noindex\n", Verdict::NotShown(DOCUMENTED)),
            // The unknown HTML can add restrictions but cannot lift any ([google-robots-meta#conflicts]).
            ("x-robots-tag: nosnippet\n", Verdict::WithoutText),
        ] {
            let results = Results::sample("", headers);
            assert_eq!(results.pinned(Pin::Crawler("Googlebot")).unwrap().verdict, Some(verdict), "{headers}");
        }
    }

    #[test]
    fn names_the_blocked_crawlers_in_a_class_and_lists_a_shared_line_once() {
        let found = Results::sample(ROBOTS, "").pinned(Pin::Class(CrawlerClass::AiTraining)).unwrap();
        assert!(found.sentence.starts_with("2 of "), "{}", found.sentence);
        assert!(found.sentence.contains("GPTBot") && found.sentence.contains("CCBot"), "{}", found.sentence);
        assert_eq!(found.by.iter().map(|part| part.line).collect::<Vec<_>>(), [6]);
    }

    #[test]
    fn class_tally_counts_each_crawler_once() {
        for headers in ["", "x-robots-tag: noindex\n"] {
            let results = Results::sample(ROBOTS, headers);
            for class in crate::words::PURPOSES {
                let all = results.fetching().filter(|(row, _)| row.crawler.serves(class)).count();
                let ClassTally { blocked, hidden, assumed, allowed, depending, others } = results.class_tally(class);
                assert_eq!(blocked + hidden + assumed + allowed + depending + others, all, "{class:?}");
            }
            let ClassTally { hidden, allowed, .. } = results.class_tally(CrawlerClass::Search);
            assert_eq!((hidden > 0, allowed > 0), (!headers.is_empty(), headers.is_empty()));
            let training = results.class_tally(CrawlerClass::AiTraining);
            assert_eq!(training.allowed > 0, headers.is_empty(), "no crawler is allowed beside a noindex");
        }
    }

    #[test]
    fn class_tally_counts_no_crawler_if_robots_txt_is_unknown() {
        let results = Results::with_fetch("", None);
        assert_eq!(results.class_tally(CrawlerClass::AiTraining), ClassTally::default());
    }

    /// Google, "List of Google's common crawlers": Google-Extended has no HTTP user agent; it only controls the use of pages.
    #[test]
    fn a_class_never_counts_control_tokens_as_crawlers() {
        let of = |robots, headers| {
            let results = Results::sample(robots, headers);
            let sentence = results.pinned(Pin::Class(CrawlerClass::AiTraining)).unwrap().sentence;
            (results.class_tally(CrawlerClass::AiTraining), sentence)
        };
        let crawlers =
            |crawler: &&robotscope::crawlers::Crawler| crawler.serves(CrawlerClass::AiTraining) && crawler.sends_requests();
        let total = robotscope::crawlers::all().iter().filter(crawlers).count();
        let (tally, sentence) = of("User-agent: Google-Extended\nDisallow: /\n", "");
        assert_eq!((tally.blocked, tally.allowed + tally.others), (0, total));
        assert!(sentence.starts_with(&format!("None of {total} is blocked.")), "{sentence}");
        assert!(sentence.contains("The control token Google-Extended is disallowed."), "{sentence}");
        // A control token never changes the numbers of crawlers.
        for headers in ["", "x-robots-tag: noindex\n"] {
            let (one, sentence) = of("User-agent: Google-Extended\nDisallow:\n", headers);
            assert_eq!(one, of("User-agent: Google-Extended\nDisallow: /\n", headers).0);
            assert!(!sentence.contains("control token"), "{sentence}");
        }
    }

    /// RFC 9309, 2.3.1.4: an unreachable robots.txt means a complete disallow; after 30 days, a crawler may assume that it is unavailable.
    #[test]
    fn a_class_pin_names_the_condition_in_the_same_words_as_the_summary() {
        let results = Results::with_fetch("", Some(robotscope::availability::Fetch::status(503)));
        for class in [CrawlerClass::AiTraining, CrawlerClass::Search] {
            let ClassTally { depending, .. } = results.class_tally(class);
            let what = "how long robots.txt has been failing";
            assert_eq!(results.depends(|row| row.crawler.serves(class)), [(depending, what.to_owned())], "{class:?}");
            let sentence = results.pinned(Pin::Class(class)).unwrap().sentence;
            assert!(sentence.contains(&format!("{depending} depend on {what}.")), "{sentence}");
        }
    }

    #[test]
    fn includes_the_line_that_blocks_the_most_crawlers_in_a_class() {
        let robots = "User-agent: GPTBot\nDisallow: /\nUser-agent: ClaudeBot\nDisallow: /\nUser-agent: CCBot\nDisallow: /\n\
                      User-agent: Google-Extended\nDisallow: /\nUser-agent: *\nDisallow: /\n";
        let found = Results::sample(robots, "").pinned(Pin::Class(CrawlerClass::AiTraining)).unwrap();
        let lines: Vec<_> = found.by.iter().map(|part| part.line).collect();
        assert_eq!((lines.len(), lines.last()), (NAMED, Some(&10)), "{lines:?}");
    }
}
