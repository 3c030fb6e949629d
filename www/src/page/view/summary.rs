use std::rc::Rc;

use robotscope::availability::CrawlAnswer;
use robotscope::crawlers::{Crawler, CrawlerClass, Prominence};
use robotscope::evaluate::{Listing, Visibility};
use robotscope::explain::sentences;
use robotscope::robots_txt::{Field, LineKind};
use yew::prelude::*;

use crate::language::{messages, say};
use crate::page::analysis::{Results, Row};
use crate::words::{extent, shortened};

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
    let has_rules = results.inputs.robots.robots.lines().iter().any(|line| match line.kind() {
        LineKind::Record(record) => matches!(record.field, Field::UserAgent | Field::Allow | Field::Disallow),
        _ => false,
    });
    html! {
        <div class="summary" role="status">
            <p>{ answer(results) }</p>
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

/// The sentences about all crawlers, the first of them strong.
fn answer(results: &Results) -> Html {
    let Ok(target) = &results.inputs.target else {
        return html! { <strong>{ say!("summary-no-url") }</strong> };
    };
    let known = results.report.known;
    let (tally, total) = (results.report.tally(|_| true), results.rows.len());
    let blocked = tally.count(CrawlAnswer::Disallowed);
    let (depending, what) = results.depends();
    // That none is blocked would be too much where it depends.
    let first = if blocked == 0 && depending > 0 {
        say!("summary-all-depend", count = depending, total = total, path = PATH, what = &what)
    } else {
        say!("summary-blocked", blocked = blocked, total = total, path = PATH)
    };
    // What stands for the first sentence is taken away again.
    let mut said = vec![FIRST.to_owned()];
    let mut add = |sentence: String| said.push(sentence);
    if blocked > 0 && depending > 0 {
        add(say!("summary-depends", count = depending, what = &what));
    }
    // Of those that it depends for, nothing is said yet.
    if (known.headers || known.html) && blocked + depending < total {
        let hidden = results.rows.iter().filter(|row| row.listing == Some(Listing::Hidden)).count();
        add(say!("summary-hidden", count = hidden));
        if !(known.headers && known.html) {
            add(say!("summary-extent", known = extent(known)));
        }
    }
    match tally.count(CrawlAnswer::UserTriggered) {
        0 => {}
        count => add(say!("summary-user-triggered", count = count)),
    }
    match tally.count(CrawlAnswer::Ignores) {
        0 => {}
        count => add(say!("summary-ignoring", count = count)),
    }
    let said = sentences(&messages(), said);
    let rest = said.strip_prefix(FIRST).unwrap_or(&said).to_owned();
    html! { <><strong>{ with_path(&first, target.path()) }</strong>{ rest }</> }
}

/// Stands for the path until the sentence is said.
const PATH: &str = "\u{FFFC}";
/// Stands for the first sentence until the others follow it as the language has it.
const FIRST: &str = PATH;

fn with_path(sentence: &str, path: &str) -> Html {
    let (before, after) = sentence.split_once(PATH).unwrap_or((sentence, ""));
    html! { <>{ before }<code class="path">{ shortened(path, 60) }</code>{ after }</> }
}

/// What the leading search engines do, in one sentence if they do the same.
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
        .filter(|(row, found)| is_leading_engine(row.crawler) && found.visibility != Visibility::Unknown);
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

fn is_leading_engine(crawler: &Crawler) -> bool {
    crawler.class == CrawlerClass::Search && crawler.prominence == Prominence::Leading
}
