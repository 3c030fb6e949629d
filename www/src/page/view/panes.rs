use std::rc::Rc;

use robotscope::evaluate::Source;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::pane_actions::PaneActions;
use super::pane_status::PaneStatus;
use super::problems::tab_count;
use crate::editor::Editor;
use crate::language::say;
use crate::page::analysis::{Looks, Problem, Results};
use crate::page::{Action, Cell, PageState};
use crate::pane::{Pane, SOURCES};
use crate::text_origin::TextOrigin;
use crate::words::source_name;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// `false` to render only the visible pane.
    pub(crate) is_whole: bool,
    pub(crate) state: Rc<PageState>,
    pub(crate) results: Rc<Results>,
    pub(crate) looks: Rc<Looks>,
    pub(crate) problems: Rc<Vec<Problem>>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the tabs and panes for the three texts. Only one pane is visible.
#[component]
pub(crate) fn Panes(props: &Props) -> Html {
    let Props { is_whole, state, results, looks, problems, dispatch } = props;
    let onkeydown = {
        let (dispatch, current) = (dispatch.clone(), state.pane);
        Callback::from(move |event: KeyboardEvent| {
            let Some(next) = neighbour(current, &event.key()) else { return };
            event.prevent_default();
            dispatch.emit(Action::ShowPane(next));
            let tab = gloo_utils::document().get_element_by_id(&tab_id(next));
            if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<web_sys::HtmlElement>().ok()) {
                let _ = tab.focus();
            }
        })
    };
    html! {
        <div class="pane">
            <div class="pane-bar">
                <div class="tabs" role="tablist" aria-label={say!("panes")} {onkeydown}>
                    { for SOURCES.into_iter().map(|source| tab(source, state, problems, dispatch)) }
                </div>
                <PaneActions source={state.pane} dispatch={dispatch.clone()} />
            </div>
            { for SOURCES.into_iter().map(|source| {
                let look = match source {
                    Source::RobotsTxt => &looks.robots,
                    Source::Headers => &looks.headers,
                    Source::Html | Source::RenderedHtml => &looks.html,
                };
                let pointed = state.pointed.filter(|(place, _)| place.source == source);
                let pointed = pointed.and_then(|(place, times)| Some((results.inputs.offset(place)?, times)));
                html! {
                    <div class={classes!("panel", (source == Source::RobotsTxt && !results.is_robots_found()).then_some("unused"))} role="tabpanel" id={panel_id(source)} aria-labelledby={tab_id(source)} data-title={source_name(source)} hidden={state.pane != source}>
                        if *is_whole || state.pane == source {
                            <PaneEditor {source} pane={state.pane(source).clone()} look={look.clone()} chosen={state.table.chosen.map(Cell::names)} {pointed}
                                dispatch={dispatch.clone()} />
                            <PaneStatus {source} text={state.pane(source).text.clone()} results={results.clone()} moved={state.moved} dispatch={dispatch.clone()} />
                        }
                    </div>
                }
            }) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct EditorProps {
    source: Source,
    pane: Pane,
    look: crate::editor::Look,
    chosen: Option<[&'static str; 2]>,
    pointed: Option<(u32, u32)>,
    dispatch: Callback<Action>,
}

#[component]
fn PaneEditor(props: &EditorProps) -> Html {
    let EditorProps { source, pane, look, chosen, pointed, dispatch } = props;
    let oninput =
        use_callback((*source, dispatch.clone()), |text, (source, dispatch)| dispatch.emit(Action::Edit(*source, text)));
    let placeholder = match source {
        Source::RobotsTxt => say!("pane-robots-empty"),
        Source::Headers => say!("pane-headers-empty"),
        Source::Html | Source::RenderedHtml => say!("pane-html-empty"),
    };
    html! {
        <Editor id={source.as_str()} label={source_name(*source)} {placeholder} language={source.as_str()} pane={pane.clone()} look={look.clone()} chosen={*chosen}
            pointed={*pointed} {oninput} />
    }
}

fn tab(source: Source, state: &PageState, problems: &[Problem], dispatch: &Callback<Action>) -> Html {
    let is_shown = state.pane == source;
    let is_users = |origin: &TextOrigin| matches!(origin, TextOrigin::Given(_) | TextOrigin::Recorded(_));
    let origin = match state.text_origin(source) {
        // Leave out origins that the page shows elsewhere: the answer mentions a robots.txt from another origin, and the URL field marks an
        // example.
        origin if is_users(&origin) => None,
        TextOrigin::Example if SOURCES.into_iter().all(|other| !is_users(&state.text_origin(other))) => None,
        origin => origin.words(),
    };
    let onclick = dispatch.reform(move |_: MouseEvent| Action::ShowPane(source));
    html! {
        <button type="button" class="tab" role="tab" id={tab_id(source)} aria-selected={is_shown.to_string()} aria-controls={panel_id(source)}
            tabindex={if is_shown { "0" } else { "-1" }} {onclick}>
            { source_name(source) }
            { tab_count(problems, source) }
            if let Some(origin) = origin {
                { " " }<span class="tab-note">{ origin }</span>
            }
        </button>
    }
}

/// Returns the tab that a key moves the focus to, or `None` for other keys.
fn neighbour(current: Source, key: &str) -> Option<Source> {
    let place = SOURCES.iter().position(|source| *source == current)?;
    let count = SOURCES.len();
    let next = match key {
        "ArrowRight" => (place + 1) % count,
        "ArrowLeft" => (place + count - 1) % count,
        "Home" => 0,
        "End" => count - 1,
        _ => return None,
    };
    SOURCES.get(next).copied()
}

fn tab_id(source: Source) -> String {
    format!("tab-{}", source.as_str())
}

fn panel_id(source: Source) -> String {
    format!("panel-{}", source.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_keys_wrap_around_at_the_first_and_last_tab() {
        assert_eq!(neighbour(Source::Html, "ArrowRight"), Some(Source::RobotsTxt));
        assert_eq!(neighbour(Source::RobotsTxt, "ArrowLeft"), Some(Source::Html));
        assert_eq!(neighbour(Source::Headers, "Home"), Some(Source::RobotsTxt));
        assert_eq!(neighbour(Source::Headers, "a"), None);
    }
}
