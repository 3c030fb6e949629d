//! The answer of a link or a draft, before anything else of the page is there: the picture that index.html shows is given it (js/place.ts).

use std::rc::Rc;

use yew::prelude::*;

use super::{begin_with, show_answer};
use crate::page::{PageAnswer, PageState};
use crate::route::View;
use crate::share::{self, Start};
use crate::state::{Opened, State};

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    /// None where another view is about to come.
    page: Option<Rc<PageState>>,
    opened: Option<Opened>,
}

impl Props {
    pub(crate) fn new(start: Start) -> Self {
        let state = begin_with(start, State::restore_page);
        Self { page: (state.view == View::Page).then_some(state.page), opened: state.opened }
    }
}

#[component]
pub(crate) fn FirstAnswer(props: &Props) -> Html {
    let url = props.page.as_ref().map(|state| state.url.clone());
    use_effect_with(url, |url| show_answer(url.as_deref()));
    html! {
        if let Some(state) = props.page.clone() {
            { share::opened_notice(props.opened.as_ref(), &Callback::noop()) }
            <PageAnswer {state} />
        }
    }
}
