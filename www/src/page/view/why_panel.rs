use std::rc::Rc;

use yew::prelude::*;

use super::detail::Detail;
use crate::language::say;
use crate::page::Action;
use crate::page::analysis::Subject;
use crate::page::table::{Cell, Chosen};
use crate::pin::Pin;

/// Renders the panel that explains the answer for the chosen crawler.
pub(crate) fn why_panel(subject: Option<&Rc<Subject>>, cell: Option<Cell>, pins: &[Pin], dispatch: &Callback<Action>) -> Html {
    let Some((subject, cell)) = subject.zip(cell) else {
        return html! { <section class="why-panel" id="why"><p class="notice">{ say!("why-nothing-chosen") }</p></section> };
    };
    let pin = match cell.row {
        Chosen::Crawler(token) => Some(Pin::Crawler(token)),
        Chosen::Custom => None,
    };
    html! {
        // The panel may overflow. With tabindex, keyboard users can scroll it.
        <section class="why-panel" id="why" tabindex="0" aria-labelledby="why-title">
            <div class="why-head">
                <h2 id="why-title">{ say!("why-title", name = &subject.name) }</h2>
                if let Some(pin) = pin.filter(|pin| !pins.contains(pin)) {
                    <button type="button" class="button quiet" onclick={dispatch.reform(move |_: MouseEvent| Action::Pin(pin))}>{ say!("pin-this") }</button>
                }
            </div>
            <Detail subject={subject.clone()} {cell} dispatch={dispatch.clone()} />
        </section>
    }
}
