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
use crate::page::{Action, Basis, Cell, PageState};
use crate::pane::{HTML_VERSIONS, Pane, TABS, tab_of};
use crate::text_origin::TextOrigin;
use crate::words::source_name;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// `true` to render all panes; `false` to render only the visible pane.
    pub(crate) is_whole: bool,
    pub(crate) state: Rc<PageState>,
    pub(crate) results: Rc<Results>,
    pub(crate) looks: Rc<Looks>,
    pub(crate) problems: Rc<Vec<Problem>>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the tabs and panes for the texts. Only one pane is visible.
#[component]
pub(crate) fn Panes(props: &Props) -> Html {
    let Props { state, problems, dispatch, .. } = props;
    let shown = tab_of(state.pane);
    html! {
        <div class="pane">
            <div class="pane-bar">
                <div class="tabs" role="tablist" aria-label={say!("panes")} onkeydown={on_key(TABS, shown, tab_id, dispatch)}>
                    { for TABS.into_iter().map(|source| tab(&TabProps {
                        source,
                        id: tab_id(source),
                        panel: panel_id(source),
                        name: source_name(source),
                        is_shown: source == shown,
                        // Leave out the HTML's origin if the rendered HTML is known: the tabs inside the panel then show both origins.
                        origin: shown_origin(state, source).filter(|_| source != Source::Html || state.rendered.text.is_none()),
                        count: tab_count(problems, |of_problem| tab_of(of_problem) == source),
                    }, dispatch)) }
                </div>
                <PaneActions source={state.pane} dispatch={dispatch.clone()} />
            </div>
            { for TABS.into_iter().map(|source| html! {
                <div class={classes!("panel", (source == Source::RobotsTxt && !props.results.is_robots_found()).then_some("unused"))} role="tabpanel" id={panel_id(source)}
                    aria-labelledby={tab_id(source)} data-title={source_name(source)} hidden={source != shown}>
                    if source == Source::Html {
                        { html_versions(props) }
                    } else {
                        { pane(source, props) }
                    }
                </div>
            }) }
        </div>
    }
}

/// Renders the tabs and panes for the two versions of the HTML.
fn html_versions(props: &Props) -> Html {
    let Props { state, problems, dispatch, .. } = props;
    let shown = if state.pane == Source::RenderedHtml { Source::RenderedHtml } else { Source::Html };
    html! {
        <>
            <div class="tabs versions" role="tablist" aria-label={say!("html-versions")} onkeydown={on_key(HTML_VERSIONS, shown, version_tab_id, dispatch)}>
                { for HTML_VERSIONS.into_iter().map(|source| tab(&TabProps {
                    source,
                    id: version_tab_id(source),
                    panel: version_panel_id(source),
                    name: if source == Source::Html { say!("html-source") } else { say!("html-rendered") },
                    is_shown: source == shown,
                    origin: shown_origin(state, source),
                    count: tab_count(problems, |of_problem| of_problem == source),
                }, dispatch)) }
            </div>
            { for HTML_VERSIONS.into_iter().map(|source| html! {
                <div class="panel" role="tabpanel" id={version_panel_id(source)} aria-labelledby={version_tab_id(source)}
                    data-title={(source == Source::RenderedHtml && state.rendered.text.is_some()).then(|| source_name(source))} hidden={source != shown}>
                    { pane(source, props) }
                </div>
            }) }
        </>
    }
}

/// Renders a text's editor and status line, unless the text's pane is hidden and `is_whole` is `false`.
fn pane(source: Source, props: &Props) -> Html {
    let Props { is_whole, state, results, looks, dispatch, .. } = props;
    let look = match source {
        Source::RobotsTxt => &looks.robots,
        Source::Headers => &looks.headers,
        Source::Html => &looks.html,
        Source::RenderedHtml => &looks.rendered,
    };
    let pointed = state.pointed.filter(|(place, _)| place.source == source);
    let pointed = pointed.and_then(|(place, times)| Some((results.inputs.offset(place)?, times)));
    html! {
        if *is_whole || state.pane == source {
            <PaneEditor {source} pane={state.pane(source).clone()} look={look.clone()} chosen={state.table.chosen.map(Cell::names)} {pointed}
                dispatch={dispatch.clone()} />
            <PaneStatus {source} text={state.pane(source).text.clone()} is_elsewhere={matches!(state.basis(source), Basis::Other(_))} results={results.clone()} moved={state.moved} dispatch={dispatch.clone()} />
        }
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
fn PaneEditor(EditorProps { source, pane, look, chosen, pointed, dispatch }: &EditorProps) -> Html {
    let oninput =
        use_callback((*source, dispatch.clone()), |text, (source, dispatch)| dispatch.emit(Action::Edit(*source, text)));
    let placeholder = match source {
        Source::RobotsTxt => say!("pane-robots-empty"),
        Source::Headers => say!("pane-headers-empty"),
        Source::Html => say!("pane-html-empty"),
        Source::RenderedHtml => say!("pane-rendered-empty"),
    };
    html! {
        <Editor id={source.as_str()} label={source_name(*source)} {placeholder} language={tab_of(*source).as_str()} pane={pane.clone()} look={look.clone()} chosen={*chosen}
            pointed={*pointed} {oninput} />
    }
}

struct TabProps {
    /// The text that the tab shows.
    source: Source,
    id: String,
    /// The id of the tab's panel.
    panel: String,
    name: String,
    is_shown: bool,
    /// The origin of the text, or `None` if the page shows it elsewhere.
    origin: Option<String>,
    /// The number of problems.
    count: Html,
}

fn tab(props: &TabProps, dispatch: &Callback<Action>) -> Html {
    let TabProps { source, id, panel, name, is_shown, origin, count } = props;
    let source = *source;
    let onclick = dispatch.reform(move |_: MouseEvent| Action::ShowPane(source));
    html! {
        <button type="button" class="tab" role="tab" id={id.clone()} aria-selected={is_shown.to_string()} aria-controls={panel.clone()}
            tabindex={if *is_shown { "0" } else { "-1" }} {onclick}>
            { name }
            { count.clone() }
            if let Some(origin) = origin {
                { " " }<span class="tab-note">{ origin }</span>
            }
        </button>
    }
}

/// Returns the origin to show in a text's tab. Returns `None` for a text that the user entered, or that arrived in a HAR file or a link:
/// the line below the URL shows its origin. Also returns `None` for an example's text if no text is the user's, because the URL field
/// then marks the example.
fn shown_origin(state: &PageState, source: Source) -> Option<String> {
    let is_users = |origin: &TextOrigin| matches!(origin, TextOrigin::Given(_) | TextOrigin::Recorded(_) | TextOrigin::Linked(_));
    match state.text_origin(source) {
        origin if is_users(&origin) => None,
        TextOrigin::Example if Source::ALL.into_iter().all(|other| !is_users(&state.text_origin(other))) => None,
        origin => origin.words(),
    }
}

/// Returns the key handler of a tab list, which shows and focuses another tab. `id` returns the id of a text's tab.
fn on_key<const COUNT: usize>(
    tabs: [Source; COUNT],
    current: Source,
    id: fn(Source) -> String,
    dispatch: &Callback<Action>,
) -> Callback<KeyboardEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: KeyboardEvent| {
        let Some(next) = neighbour(&tabs, current, &event.key()) else { return };
        event.prevent_default();
        dispatch.emit(Action::ShowPane(next));
        let tab = gloo_utils::document().get_element_by_id(&id(next));
        if let Some(tab) = tab.and_then(|tab| tab.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = tab.focus();
        }
    })
}

/// Returns the tab that a key moves the focus to, or `None` for other keys.
fn neighbour(tabs: &[Source], current: Source, key: &str) -> Option<Source> {
    let place = tabs.iter().position(|source| *source == current)?;
    let count = tabs.len();
    let next = match key {
        "ArrowRight" => (place + 1) % count,
        "ArrowLeft" => (place + count - 1) % count,
        "Home" => 0,
        "End" => count - 1,
        _ => return None,
    };
    tabs.get(next).copied()
}

fn tab_id(source: Source) -> String {
    format!("tab-{}", source.as_str())
}

fn panel_id(source: Source) -> String {
    format!("panel-{}", source.as_str())
}

fn version_tab_id(source: Source) -> String {
    format!("version-tab-{}", source.as_str())
}

fn version_panel_id(source: Source) -> String {
    format!("version-panel-{}", source.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arrow_keys_wrap_around_at_the_first_and_last_tab() {
        assert_eq!(neighbour(&TABS, Source::Html, "ArrowRight"), Some(Source::RobotsTxt));
        assert_eq!(neighbour(&TABS, Source::RobotsTxt, "ArrowLeft"), Some(Source::Html));
        assert_eq!(neighbour(&TABS, Source::Headers, "Home"), Some(Source::RobotsTxt));
        assert_eq!(neighbour(&TABS, Source::Headers, "a"), None);
    }
}
