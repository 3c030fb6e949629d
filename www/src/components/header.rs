use yew::prelude::*;

use crate::theme::use_theme;

#[component]
pub(crate) fn Header() -> Html {
    let (theme, set_theme) = use_theme();
    let onclick = Callback::from(move |_| set_theme.emit(theme.next()));
    html! {
        <header class="page-header">
            <div class="brand">
                <img class="logo" src="favicon.svg" alt="" width="32" height="32" />
                <h1>{ "robotscope" }</h1>
            </div>
            <p class="tagline">{ "May this bot crawl this page, and which line of robots.txt says so?" }</p>
            <button type="button" class="button quiet" {onclick}>{ theme.label() }</button>
        </header>
    }
}
