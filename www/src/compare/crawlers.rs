use std::rc::Rc;

use js_sys::Array;
use robotscope::evaluate::Source;
use robotscope::explain::Difference;
use robotscope::{Access, Agent, crawlers};
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::changes::change;
use super::state::{Action, Chosen, Compare};
use crate::bridge::{TextHandle, use_answer};
use crate::editor::{Mark, MarkKind};
use crate::language::say;
use crate::pane::Pane;
use crate::robots_editor::{RobotsEditor, shared_head};
use crate::text::Text;
use crate::text_origin::TextOrigin;
use crate::widgets::{failed, value_of};
use crate::words::source_name;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) compare: Compare,
    /// The page view's robots.txt.
    pub(crate) robots: Pane,
    /// The origin of the robots.txt.
    pub(crate) robots_origin: TextOrigin,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the fields for the two crawlers and the robots.txt.
#[component]
pub(crate) fn TwoCrawlers(Props { compare, robots, robots_origin, dispatch }: &Props) -> Html {
    let oninput = use_callback(dispatch.clone(), |change, dispatch| dispatch.emit(Action::EditRobots(change)));
    let field = |place: usize, label: String| {
        let oninput = dispatch.reform(move |event: InputEvent| Action::Crawler(place, value_of(&event)));
        let id = format!("compare-crawler-{place}");
        let note = format!("{id}-note");
        html! {
            <p class="field">
                <label for={id.clone()}>{ label }</label>
                <input {id} type="text" list="compare-crawlers" autocomplete="off" autocapitalize="off" spellcheck="false"
                    value={compare.crawlers.get(place).map(|crawler| crawler.to_string())} {oninput} aria-describedby={note.clone()} />
                <span id={note} class="notice" role="status">
                    if compare.crawlers.get(place).is_some_and(|crawler| is_unknown(crawler)) {
                        { say!("detail-not-in-catalogue") }
                    }
                </span>
            </p>
        }
    };
    let (marks, pointed) = marks(compare.chosen, robots.text.as_ref());
    html! {
        <>
            <div class="compare-pair">
                { field(0, say!("compare-one")) }
                { field(1, say!("compare-other")) }
                <datalist id="compare-crawlers">
                    { for crawlers::all().iter().map(|crawler| html! { <option value={crawler.token} /> }) }
                </datalist>
            </div>
            <section class="pane" aria-labelledby="compare-robots-title">
                { shared_head("compare-robots-title", robots_origin) }
                <RobotsEditor id="compare-robots" label={source_name(Source::RobotsTxt)} placeholder={say!("pane-robots-empty")}
                    pane={robots.clone()} {marks} {pointed} {oninput} />
            </section>
        </>
    }
}

/// Returns `true` if the text names a crawler that is not in the catalogue.
fn is_unknown(crawler: &str) -> bool {
    let agent = Agent::from_user_agent(crawler.trim());
    !agent.name().is_empty() && crawlers::by_token(agent.name()).is_none()
}

/// Returns a mark for each line that decides the chosen change. Also returns where to scroll: an offset in UTF-16 code units, and the index
/// of the change.
fn marks(chosen: Option<Chosen>, text: Option<&Text>) -> (Rc<Vec<Mark>>, Option<(u32, u32)>) {
    let Some((Chosen { index, before, after, is_allowed }, text)) = chosen.zip(text) else { return Default::default() };
    let mark = |line: u32, is_allowed: bool| {
        (line > 0).then(|| Mark::new(line, if is_allowed { MarkKind::Allow } else { MarkKind::Disallow }))
    };
    let mut marks: Vec<_> = [mark(before, !is_allowed), mark(after, is_allowed)].into_iter().flatten().collect();
    marks.sort_unstable();
    let line = if after > 0 { after } else { before };
    let pointed = text.line_start(line).map(|start| (start, index as u32));
    (Rc::new(marks), pointed)
}

#[derive(Properties, PartialEq)]
pub(crate) struct ResultProps {
    pub(crate) robots: Text,
    pub(crate) crawlers: [Rc<str>; 2],
    pub(crate) list: Text,
    pub(crate) chosen: Option<Chosen>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the paths that only one of the two crawlers may fetch.
#[component]
pub(crate) fn CrawlersDiffer(ResultProps { robots, crawlers, list, chosen, dispatch }: &ResultProps) -> Html {
    let inputs = (robots.clone(), crawlers.clone(), list.clone());
    let found = use_answer("compareTwo", 0, Some(inputs.clone()), |(robots, [one, other], list)| {
        let text = TextHandle::new("robots-txt", robots);
        let [one, other, list] = [&**one, &**other, &**list].map(JsValue::from_str);
        (Array::of4(text.argument(), &one, &other, &list), text)
    });
    let Difference { complete, changes } = match &*found {
        Some((of, Ok(found))) if *of == inputs => found,
        Some((of, Err(failure))) if *of == inputs => return failed(failure),
        _ => return html! { <p class="notice" role="status">{ say!("working") }</p> },
    };
    let [one, other] = [&crawlers[0], &crawlers[1]].map(|name| name.to_string());
    let count = |access: Access| changes.iter().filter(|change| change.access == access).count();
    let (lost, gained) = (count(Access::Disallowed), count(Access::Allowed));
    let list = |access: Access| {
        html! {
            <ul class="changes">
                { for changes.iter().enumerate().filter(|(_, difference)| difference.access == access).take(SHOWN).map(|(place, difference)| html! {
                    <li key={format!("{place} {}", difference.explanation)} class="difference">{ change(place, difference, ["answer-allowed", "answer-blocked"], *chosen, dispatch) }</li>
                }) }
            </ul>
        }
    };
    html! {
        <>
            <div class="summary" role="status">
                <p><strong>
                    if changes.is_empty() && *complete {
                        { say!("compare-crawlers-same", one = &one, other = &other) }
                    } else {
                        { say!("compare-crawlers-differ", one = &one, other = &other, lost = lost, gained = gained) }
                    }
                </strong></p>
                if !complete {
                    <p class="notice warning">{ say!("compare-incomplete") }</p>
                }
            </div>
            if lost > 0 {
                <h3>{ say!("compare-lost", one = &one, other = &other) }</h3>
                { list(Access::Disallowed) }
            }
            if gained > 0 {
                <h3>{ say!("compare-lost", one = &other, other = &one) }</h3>
                { list(Access::Allowed) }
            }
        </>
    }
}

const SHOWN: usize = 200;
