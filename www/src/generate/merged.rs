use std::rc::Rc;

use js_sys::Array;
use robotscope::Access;
use robotscope::explain::{Change, Comparison, SharedChange, WrittenRobotsTxt};
use robotscope::generate::robots_txt::AddedLines;
use serde::Deserialize;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::wishes::{Wishes, list_of};
use crate::bridge::{TextHandle, download_text, use_answer};
use crate::language::say;
use crate::text::Text;
use crate::widgets::{CopyButton, concerned, counted, failed};
use crate::words::access_class;

const SHOWN: usize = 50;
/// The height of the text that stays visible above the new lines, in pixels.
const CONTEXT: i32 = 60;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) wishes: Wishes,
    /// The current robots.txt, to which the new lines are added.
    pub(crate) robots: Text,
    /// Replaces the current robots.txt with the generated text.
    pub(crate) adopt: Callback<Rc<str>>,
}

/// The generated text, or a message that explains why there is none.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Answer {
    Written(WrittenRobotsTxt),
    Nothing(String),
}

/// Renders the current robots.txt with the new lines added, and the crawlers that lose or gain access.
#[component]
pub(crate) fn Merged(Props { wishes, robots, adopt }: &Props) -> Html {
    // The answer is stored together with its inputs, so an answer for earlier inputs is never shown.
    let found = use_answer("generateRobotsTxt", 0, Some((wishes.clone(), robots.clone())), |(wishes, robots)| {
        let text = TextHandle::new("robots-txt", robots);
        (Array::of2(text.argument(), &list_of(wishes.all())), text)
    });
    use_effect_with(found.clone(), |_| {
        let new = gloo_utils::document().query_selector(".output-merged ins").ok().flatten();
        if let Some(new) = new.and_then(|new| new.dyn_into::<HtmlElement>().ok())
            && let Some(text) = new.offset_parent()
        {
            text.set_scroll_top(new.offset_top() - CONTEXT);
        }
    });
    let current = found.as_ref().filter(|((of_wishes, text), _)| of_wishes == wishes && text == robots);
    match current.map(|(_, answer)| answer) {
        None => html! { <p class="notice" role="status">{ say!("working") }</p> },
        Some(Ok(Answer::Nothing(why))) => html! { <p class="notice warning" role="status">{ why.clone() }</p> },
        Some(Err(reason)) => failed(reason),
        Some(Ok(Answer::Written(written))) => html! { <>{ text(written, adopt) }{ changed(&written.comparison) }</> },
    }
}

fn text(WrittenRobotsTxt { text, added, notes, .. }: &WrittenRobotsTxt, adopt: &Callback<Rc<str>>) -> Html {
    let text: Rc<str> = text.as_str().into();
    let save = {
        let text = Rc::clone(&text);
        Callback::from(move |_: MouseEvent| download_text("robots.txt", "text/plain", &text))
    };
    let use_it = {
        let text = Rc::clone(&text);
        adopt.reform(move |_: MouseEvent| Rc::clone(&text))
    };
    let [before, new, after] = split(&text, *added);
    html! {
        <div class="output">
            <div class="output-bar">
                <h3>{ "robots.txt" }</h3>
                <CopyButton text={Rc::clone(&text)} />
                <button type="button" class="button" onclick={save}>{ say!("wish-save") }</button>
                if added.is_some() {
                    <button type="button" class="button" onclick={use_it}>{ say!("wish-use") }</button>
                }
            </div>
            <p class="output-added" role="status">
                { added.map_or_else(|| say!("wish-none-added"), |added| say!("wish-added", count = added.count, line = &added.first.to_string())) }
            </p>
            <pre class="output-text output-merged" tabindex="0" role="region" aria-label="robots.txt"><code>
                { before.to_owned() }<ins>{ new.to_owned() }</ins>{ after.to_owned() }
            </code></pre>
            if !notes.is_empty() {
                <ul class="output-notes">{ for notes.iter().map(|note| html! { <li>{ &note.message }</li> }) }</ul>
            }
        </div>
    }
}

/// Splits the text into three parts: the text before the new lines, the new lines, and the text after them.
fn split(text: &str, added: Option<AddedLines>) -> [&str; 3] {
    let Some(AddedLines { first, count }) = added else { return [text, "", ""] };
    let line = |number: u32| {
        let ends = text.match_indices('\n').map(|(at, _)| at + 1);
        std::iter::once(0).chain(ends).nth(number as usize - 1).unwrap_or(text.len())
    };
    let (start, end) = (line(first.max(1)), line(first.max(1) + count));
    [0..start, start..end, end..text.len()].map(|range| text.get(range).unwrap_or_default())
}

/// Renders the crawlers that lose or gain access because of the new lines.
fn changed(Comparison { losing, gaining, changes, differences, .. }: &Comparison) -> Html {
    let is_complete = differences.iter().all(|found| found.complete);
    html! {
        <section class="wish-changes" aria-labelledby="wish-changes-title">
            <h2 id="wish-changes-title">{ say!("compare-results") }</h2>
            <p role="status">
                <strong>
                    if changes.is_empty() && is_complete {
                        { say!("wish-no-change") }
                    } else {
                        { say!("compare-summary", losing = &counted(losing), gaining = &counted(gaining)) }
                    }
                </strong>
            </p>
            <ul class="changes wish-changed">{ for changes.iter().take(SHOWN).map(|SharedChange { change: Change { access, explanation, .. }, crawlers }| {
                let answer = if *access == Access::Allowed { say!("compare-now-allowed") } else { say!("compare-now-blocked") };
                html! {
                    <li class="difference">
                        <p><span class={access_class(*access)}>{ answer }</span>{ " " }{ explanation }</p>
                        { concerned(crawlers) }
                    </li>
                }
            }) }</ul>
            if changes.len() > SHOWN {
                <p class="notice">{ say!("more", count = changes.len() - SHOWN) }</p>
            }
            if !is_complete {
                <p class="notice warning">{ say!("compare-incomplete") }</p>
            }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn splits_a_text_before_and_after_the_added_lines() {
        let added = |first, count| Some(AddedLines { first, count });
        assert_eq!(split("a\nb\nc\nd", None), ["a\nb\nc\nd", "", ""]);
        assert_eq!(split("a\nb\nc\nd", added(2, 2)), ["a\n", "b\nc\n", "d"]);
        assert_eq!(split("a\nb\n", added(1, 2)), ["", "a\nb\n", ""]);
        assert_eq!(split("a\nb", added(2, 1)), ["a\n", "b", ""]);
        assert_eq!(split("", added(7, 9)), ["", "", ""]);
    }
}
