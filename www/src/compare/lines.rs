use serde::Deserialize;
use yew::prelude::*;

use crate::bridge::{TextHandle, use_answer};
use crate::language::say;
use crate::text::Text;
use crate::widgets::failed;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) before: Text,
    pub(crate) after: Text,
}

/// The diff of two texts. Unchanged lines are listed only next to changed lines.
#[derive(Clone, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Lines {
    /// Empty if the diff took too long.
    parts: Vec<Part>,
    /// `true` if the diff was cut off.
    more: bool,
    is_same: bool,
}

#[derive(Clone, PartialEq, Deserialize)]
struct Part {
    kind: Kind,
    /// The number of the part's first line in the old text. `after` is its number in the new text.
    before: u32,
    after: u32,
    lines: Vec<String>,
    /// The number of unchanged lines that are not listed.
    hidden: usize,
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Same,
    Removed,
    Added,
}

/// Renders the differences between the texts line by line. Renders nothing if the texts are equal.
#[component]
pub(crate) fn LineDiff(props: &Props) -> Html {
    // The answer is stored together with its texts, so an answer for earlier texts is shown as outdated.
    let inputs = [props.before.clone(), props.after.clone()];
    let found = use_answer("diffLines", 0, Some(inputs.clone()), |inputs| {
        let texts = inputs.each_ref().map(|text| TextHandle::new("robots-txt", text));
        (texts.iter().map(TextHandle::argument).collect(), texts)
    });
    let (of, parts, more) = match &*found {
        Some((of, Err(failure))) if *of == inputs => return failed(failure),
        Some((of, Ok(Lines { parts, more, is_same: false }))) => (of, parts, more),
        _ => return html! {},
    };
    let is_outdated = *of != inputs;
    html! {
        <details class={classes!("line-diff", is_outdated.then_some("outdated"))} inert={is_outdated} open=true>
            <summary>{ say!("compare-lines") }</summary>
            if parts.is_empty() {
                <p class="notice">{ say!("compare-lines-too-many") }</p>
            } else {
                <div class="scroller" tabindex="0" role="region" aria-label={say!("compare-lines")}>
                    { for parts.iter().map(part) }
                </div>
                if *more {
                    <p class="notice">{ say!("compare-lines-more") }</p>
                }
            }
        </details>
    }
}

fn part(part: &Part) -> Html {
    let Part { kind, before, after, lines, hidden } = part;
    let numbered = (0..).zip(lines).map(|(place, text): (u32, _)| {
        let (old, new) = ((before + place).to_string(), (after + place).to_string());
        match kind {
            Kind::Same => html! { <div class="diff-line"><span class="diff-numbers">{ old }{ " " }{ new }</span><span class="diff-sign">{ " " }</span><code>{ text }</code></div> },
            Kind::Removed => html! { <del class="diff-line diff-removed"><span class="diff-numbers">{ old }</span><span class="diff-sign">{ "−" }</span><code>{ text }</code></del> },
            Kind::Added => html! { <ins class="diff-line diff-added"><span class="diff-numbers">{ new }</span><span class="diff-sign">{ "+" }</span><code>{ text }</code></ins> },
        }
    });
    html! {
        <>
            { for numbered }
            if *hidden > 0 {
                <p class="notice diff-hidden">{ say!("compare-lines-same", count = *hidden) }</p>
            }
        </>
    }
}
