//! The report of a page as Markdown, CSV or JSON.

mod csv;
mod json;
mod markdown;
mod menu;

pub(super) use menu::ExportMenu;

use robotscope::availability::Fetched;
use robotscope::directives::{IndexingVerdict, Limit, Outcome, Permission};
use robotscope::evaluate::{CrawlerReport, Known, Page};
use robotscope::html::Html;
use robotscope::http::Headers;
use robotscope::{RobotsTxt, Target, directives::Moment};

use crate::page::PageState;

/// Builds the page that the engine evaluates.
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

/// Returns the line of the rule that decides whether a crawler may fetch the page; `None` if no rule does.
fn line(found: &CrawlerReport<'_>) -> Option<u32> {
    let [answer] = found.crawl.as_ref()?.answers.as_slice() else { return None };
    Some(answer.verdict.as_ref()?.decision.winner()?.line)
}

/// Returns the answer for each kind of directive; `None` where a text that is not given could decide.
fn answers(indexing: &IndexingVerdict, known: Known) -> [(&'static str, Option<String>); 8] {
    fn of<T: Copy>(outcome: &Outcome<T>, known: Known, word: impl Fn(T) -> Option<String>) -> Option<String> {
        let is_known = outcome.is_stated() || outcome.is_settled || known.headers && known.html;
        word(outcome.value).filter(|_| is_known)
    }
    let limit = |outcome| {
        of(outcome, known, |limit| match limit {
            Limit::Unstated => None,
            Limit::Unlimited => Some("-1".to_owned()),
            Limit::AtMost(most) => Some(most.to_string()),
        })
    };
    let permission = |outcome| of(outcome, known, |permission: Permission| Some(permission.as_str().to_owned()));
    [
        ("index", permission(&indexing.index)),
        ("follow", permission(&indexing.follow)),
        ("snippet", limit(&indexing.snippet)),
        ("imagePreview", of(&indexing.image_preview, known, |preview| Some(preview.as_str().to_owned()))),
        ("videoPreview", limit(&indexing.video_preview)),
        ("translation", permission(&indexing.translation)),
        ("archive", permission(&indexing.archive)),
        ("unavailableAfter", indexing.unavailable_after.value.map(|moment| moment.to_string())),
    ]
}
