use robotscope::explain::Comparison;
use wasm_bindgen::JsValue;
use yew::prelude::*;

use super::changes::Changes;
use super::crawlers::{CrawlersDiffer, TwoCrawlers};
use super::lines::LineDiff;
use super::state::{Action, Compare, Mode, Version};
use super::version::VersionPane;
use crate::bridge::{Answer, TextHandle, use_answer};
use crate::language::say;
use crate::pane::Pane;
use crate::text::Text;
use crate::text_origin::TextOrigin;
use crate::widgets::failed;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) compare: Compare,
    /// The page view's robots.txt.
    pub(crate) robots: Pane,
    /// The origin of the robots.txt.
    pub(crate) robots_origin: TextOrigin,
    /// URLs on the site, as a list, a table or a sitemap. They serve as example paths.
    pub(crate) list: Text,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the comparison: two versions of a robots.txt side by side, or two crawlers.
#[component]
pub(crate) fn CompareView(Props { compare, robots, robots_origin, list, dispatch }: &Props) -> Html {
    let mode = |offered: Mode, words: String| {
        let onclick = dispatch.reform(move |_: MouseEvent| Action::Mode(offered));
        html! { <button type="button" class="choice" aria-pressed={(offered == compare.mode).to_string()} {onclick}>{ words }</button> }
    };
    let swap = dispatch.reform(|_: MouseEvent| Action::Swap);
    let (title, about) = match compare.mode {
        Mode::Versions => (say!("compare-title"), say!("compare-about")),
        Mode::Crawlers => (say!("compare-crawlers-title"), say!("compare-crawlers-about")),
    };
    let text = |version| compare.version(version).text.clone().unwrap_or_default();
    let page = robots.text.clone().unwrap_or_default();
    html! {
        <div class="tool compare">
            <section class="tool-inputs" aria-labelledby="compare-title">
                <div class="choices" role="group" aria-label={say!("compare-what")}>
                    { mode(Mode::Versions, say!("compare-versions")) }
                    { mode(Mode::Crawlers, say!("compare-two-crawlers")) }
                </div>
                <div class="tool-head">
                    <h2 id="compare-title">{ title }</h2>
                    if compare.mode == Mode::Versions {
                        <button type="button" class="button" onclick={swap}>{ say!("compare-swap") }</button>
                    }
                </div>
                <p class="notice">{ about }</p>
                if !list.is_blank() {
                    <p class="notice">{ say!("compare-examples") }</p>
                }
                if compare.mode == Mode::Versions {
                    <div class="versions">
                        { for Version::ALL.into_iter().map(|version| html! {
                            <VersionPane {version} pane={compare.version(version).clone()} chosen={compare.chosen} page={page.clone()}
                                dispatch={dispatch.clone()} />
                        }) }
                    </div>
                } else {
                    <TwoCrawlers compare={compare.clone()} robots={robots.clone()} robots_origin={robots_origin.clone()} dispatch={dispatch.clone()} />
                }
            </section>
            <section class="tool-results" aria-label={say!("compare-results")}>
                if compare.mode == Mode::Versions {
                    <VersionsDiffer before={text(Version::Before)} after={text(Version::After)} list={list.clone()}
                        compare={compare.clone()} dispatch={dispatch.clone()} />
                } else if robots.text.is_none() {
                    <p class="notice" role="status">{ say!("robots-not-given") }</p>
                } else {
                    <CrawlersDiffer robots={page} crawlers={compare.crawlers.clone()} list={list.clone()} chosen={compare.chosen}
                        dispatch={dispatch.clone()} />
                }
            </section>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct VersionsProps {
    before: Text,
    after: Text,
    list: Text,
    compare: Compare,
    dispatch: Callback<Action>,
}

#[component]
fn VersionsDiffer(VersionsProps { before, after, list, compare, dispatch }: &VersionsProps) -> Html {
    // Store the answer together with its texts, so that an answer for earlier texts can be shown as outdated.
    let inputs = (before.clone(), after.clone(), list.clone());
    let found: UseStateHandle<Answer<_, Comparison>> =
        use_answer("compareVersions", 0, Some(inputs.clone()), |(before, after, list)| {
            let texts = [before, after].map(|text| TextHandle::new("robots-txt", text));
            (texts.iter().map(TextHandle::argument).cloned().chain([JsValue::from_str(list)]).collect(), texts)
        });
    if before.is_blank() && after.is_blank() {
        return html! { <p class="notice" role="status">{ say!("compare-nothing") }</p> };
    }
    let empty = [(Version::Before, before), (Version::After, after)].into_iter().find(|(_, text)| text.is_blank());
    match &*found {
        None => html! { <p class="notice" role="status">{ say!("working") }</p> },
        Some((_, Err(failure))) => failed(failure),
        Some((of, Ok(comparison))) => html! {
            <div class={classes!("tested", (*of != inputs).then_some("outdated"))} inert={*of != inputs}>
                if let Some((version, _)) = empty {
                    <p class="notice warning">{ say!("compare-empty", version = &*say!(version.name())) }</p>
                }
                <Changes comparison={comparison.clone()} chosen={compare.chosen} only={AttrValue::from(compare.only.clone())}
                    dispatch={dispatch.clone()} />
                <LineDiff before={of.0.clone()} after={of.1.clone()} />
            </div>
        },
    }
}
