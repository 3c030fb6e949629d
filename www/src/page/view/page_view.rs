use std::rc::Rc;

use robotscope::Target;
use robotscope::directives::Moment;
use robotscope::evaluate::Source;
use yew::prelude::*;

use super::evaluated::Evaluated;
use crate::document::RobotsDocument;
use crate::page::analysis::{HeadersDocument, HtmlDocument, Inputs};
use crate::page::{Action, PageState};
use crate::text::Text;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) state: Rc<PageState>,
    /// `true` if a known sitemap lists the URL.
    pub(crate) is_listed: bool,
    /// Renders the notice about the last import.
    pub(crate) import_notice: Callback<(), Html>,
    /// Renders the controls that share and save the case.
    pub(crate) share: Callback<(), Html>,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the view for one page. A text is parsed again only if the text or, for robots.txt, its response has changed.
#[component]
pub(crate) fn PageView(Props { state, is_listed, import_notice, share, dispatch }: &Props) -> Html {
    let robots = use_memo((state.robots.text.clone(), state.fetch()), |(text, fetch)| {
        RobotsDocument::new(&text.clone().unwrap_or_default(), *fetch)
    });
    let headers = use_memo(state.applying_text(Source::Headers).cloned(), |text| {
        text.as_ref().map(|text| Rc::new(HeadersDocument::new(text)))
    });
    let parsed_html = |text: &Option<Text>| text.as_ref().map(|text| Rc::new(HtmlDocument::new(text)));
    let html = use_memo(state.applying_text(Source::Html).cloned(), parsed_html);
    let rendered = use_memo(state.applying_text(Source::RenderedHtml).cloned(), parsed_html);
    let inputs = Inputs {
        robots,
        headers: (*headers).clone(),
        html: (*html).clone(),
        rendered: (*rendered).clone(),
        target: Target::parse(&state.url),
        is_listed: *is_listed,
        now: Moment::parse(&state.now),
    };
    html! { <Evaluated {inputs} state={state.clone()} import_notice={import_notice.clone()} share={share.clone()} dispatch={dispatch.clone()} /> }
}
