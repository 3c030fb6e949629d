use std::rc::Rc;

use robotscope::evaluate::Listing;
use robotscope::robots_txt::{Field, LineKind};
use yew::prelude::*;

use crate::analysis::Results;
use crate::words::{Answer, as_far_as, counted};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
}

/// The whole answer in a sentence.
#[component]
pub(crate) fn Summary(props: &Props) -> Html {
    let results = &props.results;
    let known = results.report.known;
    let is_any_given = known.headers || known.html;
    let hidden = results.rows.iter().filter(|row| row.listing == Some(Listing::Hidden)).count();
    let indexing = match hidden {
        0 => "none of the others is forbidden to index it".to_owned(),
        _ => format!("{hidden} may fetch it, but not index it"),
    };
    let limit = as_far_as(known).filter(|_| is_any_given).map(|limit| format!(", {limit}"));
    let of_robots = results.inputs.robots.robots();
    let has_rules = of_robots.is_some_and(|robots| {
        robots.lines().iter().any(|line| match line.kind() {
            LineKind::Record(record) => matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow),
            _ => false,
        })
    });
    html! {
        <div class="summary" role="status">
            <p>
                { crawling(results) }
                if is_any_given && results.inputs.target.is_ok() {
                    { "; " }<strong>{ indexing }</strong>{ limit }
                }
                { "." }
                { ignoring(results) }
            </p>
            if !is_any_given {
                <p class="notice">{ "Who may index the page is not known: give its headers or its HTML." }</p>
            }
            if !has_rules && !results.inputs.robots.is_empty() {
                <p class="notice warning">{ "No line of the text is a rule such as “Disallow: /private/”, so nothing is forbidden." }</p>
            }
        </div>
    }
}

fn crawling(results: &Results) -> Html {
    let Ok(target) = &results.inputs.target else {
        return html! { <strong>{ "Enter a URL or a path to see who may crawl it" }</strong> };
    };
    let (blocked, depends) = (count(results, Answer::Blocked), count(results, Answer::Depends));
    let total = counted(results.rows.len(), "crawler");
    let words = match (blocked, depends) {
        (0, 0) => "No crawler is blocked".to_owned(),
        (_, 0) => format!("{blocked} of {total} {} blocked", if blocked == 1 { "is" } else { "are" }),
        _ => format!("{blocked} of {total} are blocked, {depends} may be,"),
    };
    html! { <><strong>{ words }</strong>{ " from " }<code class="path">{ shortened(target.path()) }</code></> }
}

fn ignoring(results: &Results) -> Option<String> {
    let ignores = count(results, Answer::Ignores);
    (ignores > 0).then(|| format!(" {ignores} ignore robots.txt altogether."))
}

fn count(results: &Results, answer: Answer) -> usize {
    results.rows.iter().filter(|row| row.answer == answer).count()
}

fn shortened(path: &str) -> String {
    const SHOWN: usize = 60;
    if path.len() <= SHOWN { path.to_owned() } else { format!("{}…", path.get(..SHOWN).unwrap_or_default()) }
}
