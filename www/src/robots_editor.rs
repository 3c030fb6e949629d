//! A text pane for a robots.txt, used by several views.

use std::rc::Rc;

use robotscope::availability::Fetch;
use yew::prelude::*;

use crate::document::RobotsDocument;
use crate::editor::{Editor, Look, Mark, Spans};
use crate::pane::Pane;
use crate::text::Change;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) id: &'static str,
    pub(crate) label: AttrValue,
    pub(crate) placeholder: AttrValue,
    pub(crate) pane: Pane,
    #[prop_or_default]
    pub(crate) marks: Rc<Vec<Mark>>,
    /// The offset to scroll to, as for [`Editor`].
    #[prop_or_default]
    pub(crate) pointed: Option<(u32, u32)>,
    pub(crate) oninput: Callback<Change>,
}

/// Renders a text pane with the highlighting of robots.txt.
#[component]
pub(crate) fn RobotsEditor(props: &Props) -> Html {
    let Props { id, label, placeholder, pane, marks, pointed, oninput } = props;
    let text = pane.text.clone().unwrap_or_default();
    let spans = use_memo(text, |text| Spans::OfRobots(Rc::new(RobotsDocument::new(text, Some(Fetch::status(200))))));
    let look = Look { spans: (*spans).clone(), marks: marks.clone(), parts: Rc::default() };
    html! {
        <Editor id={*id} label={label.clone()} placeholder={placeholder.clone()} language="robots-txt" pane={pane.clone()} {look} chosen={None}
            pointed={*pointed} oninput={oninput.clone()} />
    }
}
