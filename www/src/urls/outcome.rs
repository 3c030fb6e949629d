use wasm_bindgen::JsValue;
use yew::prelude::*;

use crate::bridge::{field, list, number, text};
use crate::language::{Language, messages, say};
use crate::words::shortened;

/// So many characters of a line are shown.
const SHOWN: usize = 80;

/// What came of a test.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Outcome {
    pub(crate) urls: usize,
    /// The first of those that are no URLs.
    invalid: Vec<String>,
    invalid_count: usize,
    /// Each crawler, and from how many URLs it is shut out.
    crawlers: Vec<(&'static str, usize)>,
    /// The lines that decide most often, and how often.
    rules: Vec<(usize, usize)>,
    /// Whether it is a list of sitemaps.
    is_index: bool,
    /// What is wrong with the sitemap, if it is one.
    fault: String,
}

impl Outcome {
    pub(crate) fn of(answer: &JsValue, crawlers: &[&'static str]) -> Self {
        let blocked = list(answer, "crawlers");
        Self {
            urls: number(answer, "urls"),
            invalid: list(answer, "invalid").iter().filter_map(|text| text.as_string()).collect(),
            invalid_count: number(answer, "invalidCount"),
            crawlers: crawlers.iter().copied().zip(blocked.iter().map(|found| number(&found, "blocked"))).collect(),
            rules: list(answer, "rules").iter().map(|rule| (number(&rule, "line"), number(&rule, "count"))).collect(),
            is_index: field(answer, "isIndex").is_truthy(),
            fault: text(answer, "fault").unwrap_or_default(),
        }
    }

    pub(crate) fn show(&self, robots: &str) -> Html {
        let Self { urls, invalid, invalid_count, crawlers, rules, is_index, fault } = self;
        let language = messages().language();
        html! {
            <>
                <div class="summary" role="status">
                    <p><strong>{ say!("urls-summary", count = *urls) }</strong></p>
                    if *is_index {
                        <p class="notice warning">{ say!("urls-index", count = *urls) }</p>
                    }
                    if *invalid_count > 0 {
                        <p class="notice warning">{ say!("urls-invalid", count = *invalid_count) }{ " " }
                            { for invalid.iter().take(3).map(|text| html! { <><code>{ shortened(text, SHOWN) }</code>{ " " }</> }) }
                        </p>
                    }
                    if !fault.is_empty() {
                        // What the reader of XML says, which knows English only.
                        <p class="notice warning">{ say!("urls-fault") }{ " " }<code lang="en">{ fault }</code></p>
                    }
                </div>
                if *urls > 0 {
                    <table class="outcome">
                        <caption>{ say!("urls-by-crawler") }</caption>
                        <thead><tr>
                            <th scope="col">{ say!("urls-crawler") }</th>
                            <th scope="col" class="count">{ say!("urls-allowed") }</th>
                            <th scope="col" class="count">{ say!("urls-blocked") }</th>
                            <th scope="col"><span class="visually-hidden">{ say!("urls-share") }</span></th>
                        </tr></thead>
                        <tbody>{ for crawlers.iter().map(|(name, blocked)| crawler(name, *blocked, *urls, language)) }</tbody>
                    </table>
                }
                if !rules.is_empty() {
                    <details class="deciding">
                        <summary>{ say!("urls-rules") }</summary>
                        <ol>{ for rules.iter().map(|(line, count)| rule(robots, *line, *count)) }</ol>
                    </details>
                }
            </>
        }
    }
}

fn crawler(name: &str, blocked: usize, urls: usize, language: Language) -> Html {
    html! {
        <tr>
            <th scope="row">{ name }</th>
            <td class="count">{ language.number((urls - blocked) as u64) }</td>
            <td class={classes!("count", (blocked > 0).then_some("blocked"))}>{ language.number(blocked as u64) }</td>
            <td><meter min="0" max={urls.to_string()} value={blocked.to_string()} aria-label={say!("urls-share")} /></td>
        </tr>
    }
}

fn rule(robots: &str, line: usize, count: usize) -> Html {
    let text = robots.lines().nth(line.saturating_sub(1)).unwrap_or_default();
    let number = line.to_string();
    html! {
        <li>
            <span class="line-number">{ say!("urls-line", line = &number) }</span>{ " " }
            <code>{ shortened(text.trim(), SHOWN) }</code>{ " " }
            <span class="notice">{ say!("urls-decides", count = count) }</span>
        </li>
    }
}
