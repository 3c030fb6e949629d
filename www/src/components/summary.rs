use std::rc::Rc;

use robotscope::evaluate::{Listing, Visibility};
use robotscope::robots_txt::{Field, LineKind};
use yew::prelude::*;

use crate::analysis::{Results, Row};
use crate::language::say;
use crate::words::{Answer, extent, shortened};

/// The crawlers that are named in the summary.
const GREAT: [&str; 2] = ["Googlebot", "bingbot"];

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) results: Rc<Results>,
}

/// The whole answer in a few sentences.
#[component]
pub(crate) fn Summary(props: &Props) -> Html {
    let results = &props.results;
    let known = results.report.known;
    let is_any_given = known.headers || known.html;
    let of_robots = results.inputs.robots.robots();
    let has_rules = of_robots.is_some_and(|robots| {
        robots.lines().iter().any(|line| match line.kind() {
            LineKind::Record(record) => matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow),
            _ => false,
        })
    });
    html! {
        <div class="summary" role="status">
            <p>{ for sentences(results).into_iter().enumerate().map(|(place, sentence)| html! {
                <>if place > 0 { { " " } }{ sentence }</>
            }) }</p>
            { for engines(results).into_iter().map(|sentence| html! { <p class="engines">{ sentence }</p> }) }
            if !is_any_given {
                <p class="notice">{ say!("summary-indexing-unknown") }</p>
            }
            if !has_rules && !results.inputs.robots.is_empty() {
                <p class="notice warning">{ say!("summary-no-rules") }</p>
            }
        </div>
    }
}

fn sentences(results: &Results) -> Vec<Html> {
    let Ok(target) = &results.inputs.target else {
        return vec![html! { <strong>{ say!("summary-no-url") }</strong> }];
    };
    let known = results.report.known;
    let count = |answer| results.rows.iter().filter(|row| row.answer == answer).count();
    let blocked = say!("summary-blocked", blocked = count(Answer::Blocked), total = results.rows.len(), path = PATH);
    let mut sentences = vec![html! { <strong>{ with_path(&blocked, target.path()) }</strong> }];
    let mut add = |sentence: String| sentences.push(sentence.into());
    match count(Answer::Depends) {
        0 => {}
        count => add(say!("summary-depends", count = count)),
    }
    if known.headers || known.html {
        let hidden = results.rows.iter().filter(|row| row.listing == Some(Listing::Hidden)).count();
        add(say!("summary-hidden", count = hidden));
        if !(known.headers && known.html) {
            add(say!("summary-extent", known = extent(known)));
        }
    }
    match count(Answer::Ignores) {
        0 => {}
        count => add(say!("summary-ignoring", count = count)),
    }
    sentences
}

/// Stands for the path until the sentence is said.
const PATH: &str = "\u{FFFC}";

fn with_path(sentence: &str, path: &str) -> Html {
    let (before, after) = sentence.split_once(PATH).unwrap_or((sentence, ""));
    html! { <>{ before }<code class="path">{ shortened(path, 60) }</code>{ after }</> }
}

/// What the great search engines do, in one sentence if they do the same.
fn engines(results: &Results) -> Vec<String> {
    let known = results.report.known;
    let listing = |row: &Row| match row.listing? {
        // Nothing says whether it may be indexed.
        Listing::Full if !known.headers && !known.html => Some("crawl"),
        listing => Some(listing.as_str()),
    };
    let found = results
        .rows
        .iter()
        .zip(&results.report.crawlers)
        .filter(|(row, found)| GREAT.contains(&row.crawler.token) && found.visibility != Visibility::Unknown);
    let found: Vec<_> = found.filter_map(|(row, _)| Some((row.crawler.token, listing(row)?))).collect();
    let sentence =
        |names: &str, count: usize, listing: &str| say!("summary-engines", names = names, count = count, listing = listing);
    match found.as_slice() {
        [(one, listing), (two, other)] if listing == other => {
            vec![sentence(&say!("summary-two", one = *one, two = *two), 2, listing)]
        }
        found => found.iter().map(|(name, listing)| sentence(name, 1, listing)).collect(),
    }
}
