use js_sys::Array;
use yew::prelude::*;

use super::changes::{Changes, Comparison};
use super::state::{Action, Compare, Version};
use super::version::VersionPane;
use crate::bridge::{KeptText, Question};
use crate::language::say;
use crate::text::Text;
use crate::widgets::failed;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) compare: Compare,
    /// The robots.txt of the view for one page.
    pub(crate) robots: Text,
    pub(crate) dispatch: Callback<Action>,
}

/// Two versions of a robots.txt side by side, and whose verdict changes.
#[component]
pub(crate) fn CompareView(props: &Props) -> Html {
    let Props { compare, robots, dispatch } = props;
    let found = use_state(|| None::<Result<Comparison, String>>);
    let text = |version| compare.version(version).text.clone().unwrap_or_default();
    use_effect_with((text(Version::Before), text(Version::After)), {
        let found = found.clone();
        move |(before, after)| {
            let texts = [before, after].map(|text| KeptText::new("robots-txt", text));
            let args = texts.iter().map(KeptText::argument).collect::<Array>();
            let question = Question::ask("compareVersions", args, None, move |answer| {
                found.set(Some(answer));
            });
            move || drop((question, texts))
        }
    });
    let swap = dispatch.reform(|_: MouseEvent| Action::Swap);
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
                        <VersionPane {version} pane={compare.version(version).clone()} chosen={compare.chosen} page={robots.clone()}
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
