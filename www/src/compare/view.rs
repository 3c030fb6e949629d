use std::rc::Rc;

use js_sys::Array;
use yew::prelude::*;

use super::changes::{Changes, Comparison};
use super::state::{Action as Own, Version};
use super::version::VersionPane;
use crate::bridge::{KeptText, Question};
use crate::components::failed;
use crate::language::say;
use crate::state::{Action, State};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<State>,
    pub(crate) dispatch: Callback<Action>,
}

/// Two versions of a robots.txt side by side, and whose verdict changes.
#[component]
pub(crate) fn CompareView(props: &Props) -> Html {
    let Props { state, dispatch } = props;
    let compare = &state.compare;
    let found = use_state(|| None::<Result<Comparison, String>>);
    let text = |version| compare.version(version).text.clone().unwrap_or_default();
    use_effect_with((text(Version::Before), text(Version::After)), {
        let found = found.clone();
        move |(before, after)| {
            let texts = [before, after].map(|text| KeptText::new("robots-txt", text));
            let args = texts.iter().map(KeptText::argument).collect::<Array>();
            let question = Question::ask("compareVersions", args, None, move |answer| {
                found.set(Some(answer.map(|answer| Comparison::of(&answer))));
            });
            move || drop((question, texts))
        }
    });
    let swap = dispatch.reform(|_: MouseEvent| Action::Compare(Own::Swap));
    let page = state.robots.text.clone().unwrap_or_default();
    html! {
        <div class="tool compare">
            <section class="tool-inputs" aria-labelledby="compare-title">
                <div class="tool-head">
                    <h2 id="compare-title">{ say!("compare-title") }</h2>
                    <button type="button" class="button" onclick={swap}>{ say!("compare-swap") }</button>
                </div>
                <p class="notice">{ say!("compare-about") }</p>
                <div class="versions">
                    { for [Version::Before, Version::After].into_iter().map(|version| html! {
                        <VersionPane {version} pane={compare.version(version).clone()} chosen={compare.chosen} page={page.clone()}
                            dispatch={dispatch.clone()} />
                    }) }
                </div>
            </section>
            <section class="tool-results" aria-label={say!("compare-results")}>
                { match &*found {
                    None => html! { <p class="notice" role="status">{ say!("working") }</p> },
                    Some(Err(failure)) => failed(failure),
                    Some(Ok(comparison)) => html! {
                        <Changes comparison={comparison.clone()} chosen={compare.chosen} dispatch={dispatch.clone()} />
                    },
                } }
            </section>
        </div>
    }
}
