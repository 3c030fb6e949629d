//! The report of a page as a file.

mod csv;
mod json;
mod markdown;
mod menu;

pub(super) use menu::ExportMenu;

use robotscope::availability::Fetched;
use robotscope::directives::{IndexingVerdict, Limit};
use robotscope::evaluate::{CrawlerReport, Page};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::{RobotsTxt, Target, directives::Moment};

use crate::page::PageState;

/// All that is known of the page that the user tests.
fn page(state: &PageState) -> Page<'static> {
    let robots = RobotsTxt::parse(&state.robots.text.clone().unwrap_or_default());
    Page {
        target: Target::parse(&state.url).ok(),
        robots: state.fetch().map(|fetch| Fetched::new(fetch).with_text_at_hand(robots)),
        headers: state.headers.text.as_ref().map(Headers::parse),
        html: state.html.text.as_ref().map(Html::parse),
        now: Moment::parse(&state.now),
        ..Page::default()
    }
}

/// The line of the rule that decides whether a crawler may fetch the page, if one does.
fn line(found: &CrawlerReport<'_>) -> Option<u32> {
    let [answer] = found.crawl.as_ref()?.answers.as_slice() else { return None };
    Some(answer.verdict.as_ref()?.decision.winner()?.line)
}

/// What the page's directives say to a crawler, each by its name: words and numbers as the directives have them.
fn answers(indexing: &IndexingVerdict) -> [(&'static str, Option<String>); 8] {
    let limit = |limit: Limit| match limit {
        Limit::Unstated => None,
        Limit::Unlimited => Some("-1".to_owned()),
        Limit::AtMost(most) => Some(most.to_string()),
    };
    let word = |word: &str| Some(word.to_owned());
    [
        ("index", word(indexing.index.value.as_str())),
        ("follow", word(indexing.follow.value.as_str())),
        ("snippet", limit(indexing.snippet.value)),
        ("imagePreview", word(indexing.image_preview.value.as_str())),
        ("videoPreview", limit(indexing.video_preview.value)),
        ("translation", word(indexing.translation.value.as_str())),
        ("archive", word(indexing.archive.value.as_str())),
        ("unavailableAfter", indexing.unavailable_after.value.map(|moment| moment.to_string())),
    ]
}
