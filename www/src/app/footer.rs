use yew::prelude::*;

use crate::intake::is_live;
use crate::language::say;
use crate::offline::{self, Offline, use_offline};

/// Renders the footer: a privacy note and, once the page works offline, a note about offline use.
#[component]
pub(crate) fn Footer() -> Html {
    let offline = use_offline();
    let onclick = Callback::from(|_: MouseEvent| offline::take_over());
    html! {
        <footer class="page-footer">
            <p>{ if is_live() { say!("live-private") } else { say!("private") } }</p>
            <p role="status">
                { match offline {
                    Offline::Unknown => html! {},
                    Offline::Ready => html! { say!("offline-ready") },
                    Offline::NewVersion => html! {
                        <>
                            { say!("offline-new") }{ " " }
                            <button type="button" class="button" {onclick}>{ say!("offline-use-new") }</button>
                        </>
                    },
                } }
            </p>
        </footer>
    }
}
