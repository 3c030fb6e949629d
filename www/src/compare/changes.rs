use std::collections::BTreeSet;

use robotscope::Access;
use robotscope::crawlers::{self, CrawlerClass};
use robotscope::explain::{Change, Comparison};
use robotscope::matching::RuleLine;
use yew::prelude::*;

use super::state::{Action, Chosen};
use crate::language::{list, say};
use crate::pin::Pin;
use crate::widgets::{chosen, concerned, counted};
use crate::words::{PURPOSES, access_class, compared_name, purpose};

const SHOWN: usize = 200;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) comparison: Comparison,
    pub(crate) chosen: Option<Chosen>,
    /// The crawler or purpose whose changes are shown; empty for all crawlers.
    pub(crate) only: AttrValue,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the crawlers that lose or gain paths. Shows one example path for each pair of deciding rules.
#[component]
pub(crate) fn Changes(Props { comparison, chosen, only, dispatch }: &Props) -> Html {
    let Comparison { losing, gaining, left_out, changes, records, records_complete, differences } = comparison;
    let is_complete = differences.iter().all(|found| found.complete);
    let wanted = Wanted::of(only);
    let is_shown = |crawlers: &[String]| crawlers.is_empty() || crawlers.iter().any(|token| wanted.contains(token));
    let shown: Vec<_> = changes.iter().enumerate().filter(|(_, shared)| is_shown(&shared.crawlers)).collect();
    let shown_records: Vec<_> = records.iter().filter(|record| is_shown(&record.crawlers)).collect();
    html! {
        <>
            <div class="summary" role="status">
                <p>
                    <strong>
                        if changes.is_empty() && is_complete {
                            { say!("compare-same") }
                        } else {
                            { say!("compare-summary", losing = &counted(losing), gaining = &counted(gaining)) }
                        }
                    </strong>
                </p>
                if !changes.is_empty() {
                    <ul class="by-purpose">
                        { for PURPOSES.into_iter().filter_map(|each| of_purpose(each, losing, gaining)).map(|words| html! { <li>{ words }</li> }) }
                    </ul>
                }
                if *left_out > 0 {
                    <p class="notice">{ say!("compare-left-out", count = *left_out) }</p>
                }
                if !is_complete {
                    <p class="notice warning">{ say!("compare-incomplete") }</p>
                }
            </div>
            if !changes.is_empty() || records.iter().any(|record| !record.crawlers.is_empty()) {
                { filter(comparison, only, dispatch) }
            }
            if !shown.is_empty() {
                <ul class="changes">{ for shown.iter().take(SHOWN).map(|(place, shared)| html! {
                    // The key includes the explanation, so that a click cannot land on a button whose content has just changed.
                    <li key={format!("{place} {}", shared.change.explanation)} class="difference">
                        { change(*place, &shared.change, ["compare-now-allowed", "compare-now-blocked"], *chosen, dispatch) }
                        { concerned(&shared.crawlers) }
                    </li>
                }) }</ul>
            } else if !changes.is_empty() {
                <p class="notice">{ say!("compare-only-none") }</p>
            }
            if shown.len() > SHOWN {
                <p class="notice">{ say!("more", count = shown.len() - SHOWN) }</p>
            }
            if !shown_records.is_empty() {
                <section class="record-changes" aria-labelledby="records-title">
                    <h3 id="records-title">{ say!("compare-records") }</h3>
                    <ul class="changes">{ for shown_records.iter().take(SHOWN).map(|record| html! {
                        <li class="difference">
                            <p>{ &record.explanation }</p>
                            if record.crawlers.is_empty() {
                                <p class="notice">{ say!("compare-all-crawlers") }</p>
                            } else {
                                { concerned(&record.crawlers) }
                            }
                        </li>
                    }) }</ul>
                    if shown_records.len() > SHOWN || !records_complete {
                        <p class="notice">{ say!("compare-records-more") }</p>
                    }
                </section>
            }
        </>
    }
}

/// The crawlers whose changes are shown.
enum Wanted<'o> {
    All,
    Purpose(CrawlerClass),
    Crawler(&'o str),
}

impl<'o> Wanted<'o> {
    fn of(only: &'o str) -> Self {
        match Pin::of_name(only) {
            _ if only.is_empty() => Self::All,
            Some(Pin::Class(class)) => Self::Purpose(class),
            _ => Self::Crawler(only),
        }
    }

    fn contains(&self, token: &str) -> bool {
        match *self {
            Self::All => true,
            Self::Purpose(class) => serves(token, class),
            Self::Crawler(name) => name == token,
        }
    }
}

fn serves(token: &str, class: CrawlerClass) -> bool {
    crawlers::by_token(token).is_some_and(|crawler| crawler.serves(class))
}

/// Formats how many of a purpose's crawlers lose paths, and how many gain paths. Counts the same crawlers as the purpose's pin. Returns
/// `None` if no crawler loses or gains paths.
fn of_purpose(class: CrawlerClass, losing: &[String], gaining: &[String]) -> Option<String> {
    // Leave out control tokens, which are not crawlers.
    let crawlers = || crawlers::all().iter().filter(|crawler| crawler.serves(class) && crawler.sends_requests());
    let total = crawlers().count();
    let count = |tokens: &[String]| crawlers().filter(|crawler| tokens.iter().any(|token| token == crawler.token)).count();
    let changes = [("compare-lose", count(losing)), ("compare-gain", count(gaining))].into_iter().filter(|(_, count)| *count > 0);
    let changes: Vec<_> = changes.map(|(message, count)| say!(message, count = count, total = total)).collect();
    (!changes.is_empty()).then(|| say!("compare-of-purpose", purpose = &purpose(class), changes = &list(changes, usize::MAX)))
}

/// Renders the menu that limits the changes to one purpose or crawler.
fn filter(comparison: &Comparison, only: &str, dispatch: &Callback<Action>) -> Html {
    let of_changes = comparison.changes.iter().map(|shared| &shared.crawlers);
    let of_records = comparison.records.iter().map(|record| &record.crawlers);
    let mut concerned: BTreeSet<&str> = of_changes.chain(of_records).flatten().map(String::as_str).collect();
    if matches!(Wanted::of(only), Wanted::Crawler(_)) {
        concerned.insert(only);
    }
    let onchange = dispatch.reform(|event: Event| Action::Only(chosen(&event)));
    html! {
        <p class="compare-filter">
            <label for="compare-only">{ say!("compare-only") }</label>{ " " }
            <select id="compare-only" {onchange}>
                <option value="" selected={only.is_empty()}>{ say!("compare-only-all") }</option>
                <optgroup label={say!("filter-purpose")}>
                    { for PURPOSES.into_iter().map(|class| {
                        let value = Pin::Class(class).name();
                        html! { <option selected={value == only} value={value.clone()}>{ purpose(class) }</option> }
                    }) }
                </optgroup>
                <optgroup label={say!("table-crawler")}>
                { for concerned.into_iter().map(|token| html! { <option value={token.to_owned()} selected={token == only}>{ compared_name(token) }</option> }) }
                </optgroup>
            </select>
        </p>
    }
}

/// Renders a change as a button that marks the lines that decide. `answers` contains two message names, for allowed and for disallowed.
pub(super) fn change(
    place: usize,
    change: &Change,
    answers: [&'static str; 2],
    chosen: Option<Chosen>,
    dispatch: &Callback<Action>,
) -> Html {
    let Change { path, access, before, after, explanation, .. } = change;
    let line = |rule: &Option<RuleLine>| rule.as_ref().map_or(0, |rule| rule.line);
    let shown = Chosen { index: place, before: line(before), after: line(after), is_allowed: *access == Access::Allowed };
    let onclick = dispatch.reform(move |_: MouseEvent| Action::Choose(shown));
    let [allowed, blocked] = answers;
    let answer = if *access == Access::Allowed { say!(allowed) } else { say!(blocked) };
    html! {
        <button type="button" class="change" aria-pressed={shown.is_marked(chosen).to_string()} {onclick}>
            <span class={access_class(*access)}>{ answer }</span>{ " " }<code>{ path }</code>
            <span class="change-words">{ explanation }</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::Results;

    /// Like the pin for a purpose, the count includes crawlers for which AI training is not the main purpose.
    #[test]
    fn counts_as_many_crawlers_for_a_purpose_as_the_pin_for_this_purpose() {
        let all: Vec<_> = crawlers::all().iter().map(|crawler| crawler.token.to_owned()).collect();
        let pinned = Results::sample("", "").pinned(Pin::Class(CrawlerClass::AiTraining)).unwrap().sentence;
        let of_pin = pinned.strip_prefix("None of ").and_then(|rest| rest.split(' ').next()).unwrap();
        let expected = format!("AI training: {of_pin} of {of_pin} crawlers lose paths");
        assert_eq!(of_purpose(CrawlerClass::AiTraining, &all, &[]), Some(expected));
        let one = ["GPTBot".to_owned()];
        let expected = format!("AI training: 1 of {of_pin} crawlers gains paths");
        assert_eq!(of_purpose(CrawlerClass::AiTraining, &[], &one), Some(expected));
        assert_eq!(of_purpose(CrawlerClass::Seo, &one, &[]), None);
        assert_eq!(of_purpose(CrawlerClass::AiTraining, &["Google-Extended".to_owned()], &[]), None);
    }
}
