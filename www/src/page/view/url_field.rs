use std::rc::Rc;

use gloo_timers::callback::Timeout;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::intake::{is_live, use_fetch};
use crate::language::say;
use crate::page::Action;
use crate::widgets::value_of;

/// The pause in typing, in milliseconds, after which the URL counts as entered.
const PAUSE_MILLISECONDS: u32 = 1000;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) url: Rc<str>,
    /// The error message, if the text is not a valid URL.
    pub(crate) error: Option<String>,
    /// `true` while at least one text of an example is shown.
    pub(crate) is_example: bool,
    /// The time at which the service fetched the current texts, in UTC. `None` if the service did not fetch them.
    pub(crate) fetched_at: Option<Rc<str>>,
    /// `true` if a text is not yet assigned to an origin or page, and the URL can determine that origin or page.
    pub(crate) can_assign: bool,
    pub(crate) dispatch: Callback<Action>,
}

#[component]
pub(crate) fn UrlField(props: &Props) -> Html {
    let on_import = use_callback(props.dispatch.clone(), |imported, dispatch| dispatch.emit(Action::Import(imported, None)));
    let fetching = use_fetch(&on_import, &props.url);
    let field = use_node_ref();
    let live = use_memo((), |()| is_live());
    let oninput = {
        let (dispatch, fetching) = (props.dispatch.clone(), fetching.clone());
        Callback::from(move |event: InputEvent| {
            fetching.forget();
            dispatch.emit(Action::SetUrl(value_of(&event)));
            // Users paste or drop whole URLs, so the texts can be assigned to the URL at once.
            if matches!(&*event.input_type(), "insertFromPaste" | "insertFromDrop") {
                dispatch.emit(Action::CommitUrl);
            }
        })
    };
    use_kept_selection(&field, &props.url);
    use_effect_with((props.url.clone(), props.can_assign, props.dispatch.clone()), |(_, can_assign, dispatch)| {
        let dispatch = dispatch.clone();
        let timer = can_assign.then(|| Timeout::new(PAUSE_MILLISECONDS, move || dispatch.emit(Action::PauseInUrl)));
        move || drop(timer)
    });
    let onchange = props.dispatch.reform(|_: Event| Action::CommitUrl);
    let onkeydown = live.then(|| fetching.onkeydown());
    html! {
        <div class="field">
            <label for="url">{ say!("url") }</label>
            if props.is_example {
                <span class="example-mark" id="url-example">{ say!("example-mark") }</span>
            }
            if let Some(at) = &props.fetched_at {
                <span class="example-mark fetched-mark">{ say!("live-fetched-at", time = at.get(11..).unwrap_or_default()) }</span>
            }
            <input id="url" ref={field.clone()} type="text" inputmode="url" autocomplete="off" autocapitalize="off" spellcheck="false"
                placeholder="https://example.com/page" value={props.url.to_string()} {oninput} {onchange} {onkeydown}
                aria-invalid={props.error.is_some().to_string()} aria-describedby="url-example url-error" />
            if *live {
                { fetching.crawlers() }
                { fetching.button(&field) }
                { fetching.status() }
            }
            <p id="url-error" class="error" role="status">
                { props.error.clone() }
            </p>
        </div>
    }
}

/// Selects all of a new URL if all of the previous URL was selected. Otherwise, the next typed letter would not replace a URL that arrives
/// with a dropped file.
#[hook]
fn use_kept_selection(field: &NodeRef, url: &Rc<str>) {
    let input = field.cast::<HtmlInputElement>().filter(is_all_selected);
    use_effect_with(url.clone(), move |_| {
        if let Some(input) = input {
            input.select();
        }
    });
}

/// Returns `true` if the input has the focus and all of its text is selected.
fn is_all_selected(input: &HtmlInputElement) -> bool {
    let end = u32::try_from(input.value().encode_utf16().count()).ok();
    input.matches(":focus").unwrap_or_default()
        && input.selection_start() == Ok(Some(0))
        && input.selection_end().is_ok_and(|selected| selected == end && end > Some(0))
}
