use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::intake::{open_file, paste};
use crate::language::say;
use crate::page::Action;
use crate::page::examples;
use crate::widgets::picked;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) source: Source,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the menu and buttons that fill or clear the visible pane.
#[component]
pub(crate) fn PaneActions(Props { source, dispatch }: &Props) -> Html {
    let source = *source;
    let clear = dispatch.reform(move |_: MouseEvent| Action::Clear(source));
    let paste = {
        let on_import = dispatch.reform(move |imported| Action::Import(imported, Some(source)));
        Callback::from(move |_: MouseEvent| paste(on_import.clone()))
    };
    let on_import = dispatch.reform(move |(imported, is_alone): (_, bool)| Action::Import(imported, is_alone.then_some(source)));
    let accept = match source {
        Source::Html | Source::RenderedHtml => ".html,.htm,.xhtml,.txt,.har,.gz,text/html",
        Source::RobotsTxt | Source::Headers => ".txt,.har,.gz,text/plain",
    };
    html! {
        <div class="pane-actions">
            { example_menu(dispatch) }
            { open_file(accept, on_import) }
            <button type="button" class="button" onclick={paste}>{ say!("pane-paste") }</button>
            <button type="button" class="button" onclick={clear}>{ say!("pane-clear") }</button>
        </div>
    }
}

fn example_menu(dispatch: &Callback<Action>) -> Html {
    let onchange = dispatch.reform(|event: Event| {
        let chosen = picked(&event).and_then(|index| examples::ALL.get(index));
        Action::LoadExample(chosen.unwrap_or_else(|| examples::first()))
    });
    html! {
        <select class="button" aria-label={say!("examples-load")} {onchange}>
            <option selected=true disabled=true>{ say!("examples") }</option>
            { for examples::ALL.iter().map(|example| html! { <option>{ say!(example.name) }</option> }) }
        </select>
    }
}
