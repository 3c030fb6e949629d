use robotscope::Access;
use robotscope::availability::CrawlAnswer;
use robotscope::explain::sentences;
use serde::Deserialize;
use yew::prelude::*;

use super::state::{Action, Test};
use crate::language::{Language, messages, say};
use crate::origin::{robots_condition, shown_origin};
use crate::widgets::line_link;
use crate::words::{answer_class, answer_word, shortened};

/// The maximum number of characters of a line that are shown.
pub(super) const SHOWN: usize = 80;

/// The intermediate or final results of a test.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Outcome {
    pub(crate) percent: u32,
    pub(crate) urls: usize,
    invalid: Vec<String>,
    invalid_count: usize,
    /// The answers for the origin of the robots.txt, then for the most frequent origins.
    sites: Vec<Site>,
    /// The number of origins that are not in `sites`.
    others: usize,
    /// The root folder of the tree of URLs. With several origins, it contains a folder for each origin.
    pub(crate) root: String,
    is_index: bool,
    /// The column that contains the URLs, if the list is a table.
    column: Option<Column>,
    /// The fault in the list or sitemap, in English; empty if there is no fault.
    fault: String,
}

/// The answers for the URLs of one origin. Each origin has its own robots.txt (RFC 9309, 2.3).
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Site {
    /// Empty for paths without an origin.
    origin: String,
    /// `true` if the answers are correct only if the origin serves this robots.txt.
    is_conditional: bool,
    urls: usize,
    /// For each crawler, the number of URLs with each answer in [`CrawlAnswer::ALL`].
    counts: Vec<Vec<usize>>,
    /// The lines of robots.txt that decide the most answers, each with the number of these answers.
    rules: Vec<(u32, usize)>,
}

/// The column in a table that contains the URLs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Column {
    /// The column's number, starting at 1.
    number: u32,
    name: Option<String>,
    /// The number of rows that have no URL in this column.
    rows_without: u32,
}

impl Column {
    fn in_words(&self) -> String {
        let Self { number, name, rows_without } = self;
        let column = match name {
            Some(name) => say!("urls-column", name = &**name),
            None => say!("urls-column-number", number = *number),
        };
        sentences(
            &messages(),
            std::iter::once(column).chain((*rows_without > 0).then(|| say!("urls-rows-without", count = *rows_without))),
        )
    }
}

impl Outcome {
    /// Returns the heading of a site's answers.
    fn heading(&self, site: &Site) -> String {
        let urls = say!("urls-count", count = site.urls);
        let host = shown_origin(&site.origin);
        if site.is_conditional {
            return format!("{} {urls}", robots_condition(host));
        }
        if self.sites.len() == 1 {
            return say!("urls-by-crawler");
        }
        say!("urls-of-host", host = &*if site.origin.is_empty() { say!("urls-paths") } else { host.to_owned() }, urls = &*urls)
    }

    pub(crate) fn show(&self, test: &Test, is_done: bool, dispatch: &Callback<Action>) -> Html {
        let Self { urls, invalid, invalid_count, sites, others, is_index, column, fault, .. } = self;
        html! {
            <>
                // Let screen readers announce only the final result, not every intermediate one.
                <div class="summary" role={is_done.then_some("status")}>
                    <p><strong>{ if is_done { say!("urls-summary", count = *urls) } else { say!("urls-so-far", count = *urls) } }</strong></p>
                    if let Some(column) = column {
                        <p class="notice">{ column.in_words() }</p>
                    }
                    if *is_index {
                        <p class="notice warning">{ say!("urls-index", count = *urls) }</p>
                    }
                    if *invalid_count > 0 {
                        <p class="notice warning">{ say!("urls-invalid", count = *invalid_count) }{ " " }
                            { for invalid.iter().take(3).map(|text| html! { <><code>{ shortened(text, SHOWN) }</code>{ " " }</> }) }
                        </p>
                    }
                    if !fault.is_empty() {
                        // Errors in lists and sitemaps are available only in English.
                        <p class="notice warning">{ say!("urls-fault") }{ " " }<code lang="en">{ fault }</code></p>
                    }
                </div>
                { for sites.iter().map(|site| site.show(self.heading(site), test, dispatch)) }
                if *others > 0 {
                    <p class="notice">{ say!("urls-more-hosts", count = *others) }</p>
                }
            </>
        }
    }
}

impl Site {
    fn show(&self, heading: String, test: &Test, dispatch: &Callback<Action>) -> Html {
        let Self { counts, rules, .. } = self;
        let language = messages().language();
        let depends = counts.iter().any(|counts| count(counts, CrawlAnswer::Depends) > 0);
        html! {
            <>
                <table class="outcome">
                    <caption>{ heading }</caption>
                    <thead><tr>
                        <th scope="col">{ say!("table-crawler") }</th>
                        <th scope="col" class="count">{ say!("answer-allowed") }</th>
                        <th scope="col" class="count">{ say!("answer-blocked") }</th>
                        if depends {
                            <th scope="col" class="count">{ say!("urls-depends") }</th>
                        }
                        <th scope="col"><span class="visually-hidden">{ say!("urls-share") }</span></th>
                    </tr></thead>
                    <tbody>{ for test.crawlers.iter().zip(counts).map(|(name, counts)| crawler(name, counts, depends, language)) }</tbody>
                </table>
                if !rules.is_empty() {
                    <details class="deciding">
                        <summary>{ say!("urls-rules") }</summary>
                        <ol>{ for rules.iter().map(|(line, count)| rule(&test.robots, *line, *count, dispatch)) }</ol>
                    </details>
                }
            </>
        }
    }
}

fn count(counts: &[usize], answer: CrawlAnswer) -> usize {
    counts.get(answer as usize).copied().unwrap_or_default()
}

fn crawler(name: &str, counts: &[usize], has_depends: bool, language: Language) -> Html {
    let of = |access: Option<Access>| {
        CrawlAnswer::ALL.into_iter().filter(|answer| answer.access() == access).map(|answer| count(counts, answer)).sum::<usize>()
    };
    let (allowed, blocked, depends) = (of(Some(Access::Allowed)), of(Some(Access::Disallowed)), of(None));
    let urls = allowed + blocked + depends;
    // The label explains why this crawler may fetch URLs that other crawlers may not.
    let unbound = [CrawlAnswer::Ignores, CrawlAnswer::UserTriggered].into_iter().find(|answer| count(counts, *answer) > 0);
    html! {
        <tr>
            <th scope="row">
                { name }
                if unbound.is_some() {
                    { " " }<span class={answer_class(unbound)}>{ answer_word(unbound) }</span>
                }
            </th>
            <td class="count">{ language.number(allowed as u64) }</td>
            <td class={classes!("count", (blocked > 0).then_some("blocked"))}>{ language.number(blocked as u64) }</td>
            if has_depends {
                <td class="count">{ language.number(depends as u64) }</td>
            }
            <td><meter min="0" max={urls.to_string()} value={blocked.to_string()} aria-label={say!("urls-share")} /></td>
        </tr>
    }
}

fn rule(robots: &str, line: u32, count: usize, dispatch: &Callback<Action>) -> Html {
    let text = robots.split('\n').nth(line.saturating_sub(1) as usize).unwrap_or_default();
    html! {
        <li>
            { link(line, dispatch) }{ " " }
            <code>{ shortened(text.trim(), SHOWN) }</code>{ " " }
            <span class="notice">{ say!("urls-decides", count = count) }</span>
        </li>
    }
}

pub(super) fn link(line: u32, dispatch: &Callback<Action>) -> Html {
    line_link(&say!("rule-line", line = &line.to_string()), None, dispatch.reform(move |()| Action::GoTo(line)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headings(sites: &[(&str, bool, usize)]) -> Vec<String> {
        let site = |&(origin, is_conditional, urls): &(&str, _, _)| Site {
            origin: origin.to_owned(),
            is_conditional,
            urls,
            ..Site::default()
        };
        let sites = sites.iter().map(site);
        let outcome = Outcome { sites: sites.collect(), ..Outcome::default() };
        outcome.sites.iter().map(|site| outcome.heading(site)).collect()
    }

    #[test]
    fn headings_name_each_host_and_a_condition_if_robots_txt_is_from_a_different_host() {
        assert_eq!(
            headings(&[("https://www.a.example", false, 3), ("http://www.a.example", true, 2), ("", false, 1)]),
            ["www.a.example: 3 URLs", "If http://www.a.example serves this robots.txt: 2 URLs", "Paths without a host: 1 URL"]
        );
        assert_eq!(headings(&[("https://www.a.example", true, 3)]), ["If www.a.example serves this robots.txt: 3 URLs"]);
        assert_eq!(headings(&[("https://www.a.example", false, 3)]), ["Crawlers"]);
    }
}
