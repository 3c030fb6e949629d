use yew::prelude::*;

use crate::language::say;
use crate::offline::{self, Offline, use_offline};

/// What holds for all views: nothing is uploaded, and no network is needed.
#[component]
pub(crate) fn Footer() -> Html {
    let offline = use_offline();
    let onclick = Callback::from(|_: MouseEvent| offline::take_over());
    html! {
        <footer class="page-footer">
            <p>{ say!("private") }</p>
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
