use yew::prelude::*;

use crate::language::say;

/// Renders the dialog that reports a stopped engine, closed at first. It is rendered in advance because WebAssembly cannot run after a
/// panic. `www/js/startup/panic.ts` opens the dialog and handles its buttons.
pub(crate) fn stopped() -> Html {
    let button = |act: &'static str, label: String| {
        html! { <button type="button" class="button" data-act={act}>{ label }</button> }
    };
    html! {
        <dialog id="stopped" class="dialog stopped" role="alertdialog" aria-labelledby="stopped-title"
            data-version={env!("CARGO_PKG_VERSION")}>
            <h2 id="stopped-title" tabindex="-1">{ say!("stopped-title") }</h2>
            <p>{ say!("stopped-texts") }</p>
            <p class="dialog-actions">
                { button("download", say!("stopped-download")) }
                { button("reload", say!("stopped-reload")) }
                { button("start-again", say!("stopped-start-again")) }
            </p>
            <label for="stopped-report">{ say!("stopped-report") }</label>
            <textarea id="stopped-report" readonly=true rows="6" />
            <p class="dialog-actions">{ button("copy", say!("stopped-copy")) }</p>
        </dialog>
    }
}
