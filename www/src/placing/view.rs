use gloo_utils::window;
use robotscope::evaluate::Source;
use robotscope::explain::sentences;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use super::{Action, Aim};
use crate::compare::Mode;
use crate::intake::{Imported, ImportedText, import, watch_imports};
use crate::language::{list, messages, say};
use crate::route::View;
use crate::state::{HarRobots, ImportNotice, Item, Outcome};
use crate::widgets::focus;
use crate::words::source_name;

#[derive(Properties, PartialEq)]
pub(crate) struct ZoneProps {
    pub(crate) view: View,
    /// The mode of the Compare view.
    pub(crate) mode: Mode,
    pub(crate) dispatch: Callback<Action>,
}

/// Imports content that is dropped anywhere or pasted outside fields. Shows an overlay while content is being dragged.
#[component]
pub(crate) fn DropZone(props: &ZoneProps) -> Html {
    let is_over = use_state(|| false);
    use_effect_with(props.dispatch.clone(), {
        let is_over = is_over.setter();
        move |dispatch| {
            let over = Closure::<dyn Fn(bool)>::new(move |over| is_over.set(over));
            let dispatch = dispatch.clone();
            let on_import = Closure::<dyn Fn(JsValue, String)>::new(move |what, place: String| {
                let aim = place.parse().map_or(Aim::View, Aim::Version);
                import(what, dispatch.reform(move |imported| Action::Import(imported, aim)));
            });
            let stop = watch_imports(&over, &on_import);
            move || {
                let _ = stop.call0(&window());
                drop((over, on_import));
            }
        }
    });
    let has_versions = (props.view, props.mode) == (View::Compare, Mode::Versions);
    let (place, kinds) = match props.view {
        _ if has_versions => ("drop-versions", "drop-versions-where"),
        View::Urls => ("drop-title", "drop-list"),
        View::Page | View::Compare | View::Generate => ("drop-title", "drop-kinds"),
    };
    html! {
        if *is_over {
            // The overlay leaves both versions visible, because users drop files onto one of them.
            <div class={classes!("drop-overlay", has_versions.then_some("drop-overlay-beside"))} role="status">
                <p class="drop-title">{ say!(place) }</p>
                <p>{ say!(kinds) }</p>
            </div>
        }
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct NoticeProps {
    pub(crate) notice: Option<ImportNotice>,
    pub(crate) view: View,
    pub(crate) show: Callback<View>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the notice about the last import, which reports what was recognised and where it was placed.
#[component]
pub(crate) fn ImportNoticeView(NoticeProps { notice, view, show, dispatch }: &NoticeProps) -> Html {
    let goes_on = if *view == View::Page { ".tabs [aria-selected=true]" } else { "#main" };
    let does = |action: fn() -> Action| {
        dispatch.reform(move |_: MouseEvent| {
            focus(goes_on);
            action()
        })
    };
    let elsewhere = |other: View, words: &'static str| {
        let is_there = notice.iter().flat_map(|notice| &*notice.items).any(|item| item.outcome.view() == Some(other));
        let go = show.reform(move |_: MouseEvent| other);
        html! {
            if is_there && other != *view {
                <button type="button" class="link-button" onclick={go}>{ say!(words) }</button>
            }
        }
    };
    let unplaced = |item: &Item| {
        let Outcome::Unplaced { source, text } = &item.outcome else { return None };
        let (source, item, text) = (*source, item.clone(), text.clone());
        let replace = dispatch.reform(move |_: MouseEvent| {
            focus(goes_on);
            let content = Ok(text.to_string());
            let imported = ImportedText { name: item.name.clone(), content, is_utf16: item.is_utf16 };
            Action::Import(Imported::Texts(vec![imported]), Aim::Pane(source))
        });
        let words = say!("taken-replace", pane = &*source_name(source));
        Some(html! { <button type="button" class="link-button" onclick={replace}>{ words }</button> })
    };
    html! {
        <div class="taken" role="status">
            if let Some(notice) = notice {
                <ul>
                    { for notice.items.iter().map(|item| html! {
                        <li class={classes!(matches!(item.outcome, Outcome::Refused(_) | Outcome::Unplaced { .. } | Outcome::Shortcoming(_) | Outcome::FetchFailed(_) | Outcome::NotFetched(_) | Outcome::RedirectsElsewhere(_)).then_some("warning"))}>
                            { sentences(&messages(), std::iter::once(item_sentence(item)).chain(item.is_utf16.then(|| say!("taken-utf16")))) }
                        </li>
                    }) }
                </ul>
                <div class="taken-actions">
                    { for notice.items.iter().filter_map(unplaced) }
                    { elsewhere(View::Page, "taken-to-page") }
                    { elsewhere(View::Urls, "taken-to-urls") }
                    if notice.before.is_some() {
                        <button type="button" class="link-button" onclick={does(|| Action::Undo)}>{ say!("undo") }</button>
                    }
                    <button type="button" class="link-button" onclick={does(|| Action::Dismiss)}>{ say!("dismiss") }</button>
                </div>
            }
        </div>
    }
}

fn item_sentence(item: &Item) -> String {
    let pasted = item.name.is_empty().then(|| say!("taken-pasted"));
    let name = pasted.as_deref().unwrap_or(&item.name);
    match &item.outcome {
        Outcome::Text(source) => say!("taken-text", name = name, pane = &*source_name(*source)),
        Outcome::Unknown(source) => say!("taken-unknown", name = name, pane = &*source_name(*source)),
        Outcome::Unplaced { source, .. } => say!("taken-unplaced", name = name, pane = &*source_name(*source)),
        Outcome::Response => say!("taken-response", name = name),
        Outcome::RobotsResponse { status, has_text: false } => {
            say!("taken-robots-status", name = name, status = &status.to_string())
        }
        Outcome::RobotsResponse { status, has_text: true } => {
            say!("taken-robots-response", name = name, status = &status.to_string())
        }
        Outcome::Url => say!("taken-url", name = name),
        Outcome::Har { url, robots: HarRobots::InFile } => say!("taken-har-with-robots", name = name, url = &**url),
        Outcome::Har { url, robots: HarRobots::Kept } => say!("taken-har", name = name, url = &**url),
        Outcome::Har { url, robots: HarRobots::Unknown } => say!("taken-har-without-robots", name = name, url = &**url),
        Outcome::Fetching(url) => say!("taken-fetching", url = &**url),
        Outcome::Fetched(url) => say!("taken-fetched", url = &**url),
        Outcome::FetchFailed(url) | Outcome::NotFetched(url) => say!("taken-not-fetched", url = &**url),
        Outcome::RedirectsElsewhere(url) => say!("taken-redirects-elsewhere", url = &**url),
        Outcome::Sitemap => say!("taken-sitemap", name = name),
        Outcome::SitemapIndex => say!("taken-sitemap-index", name = name),
        Outcome::Directives => say!("taken-directives", name = name, pane = &*source_name(Source::Headers)),
        Outcome::List => say!("taken-list", name = name),
        Outcome::Version(version) => say!("taken-version", name = name, version = &*say!(version.name())),
        Outcome::Example => say!("taken-example", name = &*say!(name)),
        Outcome::ExampleLeft(texts) => {
            say!("taken-example-left", texts = &list(texts.iter().copied().map(source_name), usize::MAX))
        }
        Outcome::Generated => say!("taken-generated"),
        Outcome::Cleared(source) => say!("taken-cleared", pane = &*source_name(*source)),
        Outcome::Collected => say!("collected"),
        Outcome::Shortcoming(shortcoming) => say!(shortcoming.message()),
        Outcome::Refused(refusal) => say!(&format!("refused-{refusal}"), name = name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notice_about_removed_example_texts_has_the_same_ending_for_one_or_more_texts() {
        for texts in [vec![Source::RobotsTxt], vec![Source::Headers], vec![Source::RobotsTxt, Source::Html]] {
            let item = Item { name: "".into(), outcome: Outcome::ExampleLeft(texts.into()), is_utf16: false };
            let words = item_sentence(&item);
            assert!(words.ends_with(", which did not belong to your page."), "{words}");
        }
    }
}
