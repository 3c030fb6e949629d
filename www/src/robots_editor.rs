//! A robots.txt pane that several views use.

use std::rc::Rc;

use robotscope::availability::Fetch;
use robotscope::evaluate::Source;
use yew::prelude::*;

use crate::document::RobotsDocument;
use crate::editor::{Editor, Look, Mark, Spans};
use crate::language::say;
use crate::pane::Pane;
use crate::text::Change;
use crate::text_origin::TextOrigin;
use crate::words::source_name;

/// Renders the head of a pane that shows the page view's robots.txt.
pub(crate) fn shared_head(id: &'static str, origin: &TextOrigin) -> Html {
    html! {
        <div class="pane-bar">
            <h3 {id}>{ source_name(Source::RobotsTxt) }</h3>
            if *origin == TextOrigin::Example {
                <span class="example-mark">{ say!("example-mark") }</span>
            } else if let Some(words) = origin.words() {
                <span class="tab-note">{ words }</span>
            }
            <p class="notice">{ say!("urls-robots") }</p>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) id: &'static str,
    pub(crate) label: AttrValue,
    pub(crate) placeholder: AttrValue,
    pub(crate) pane: Pane,
    #[prop_or_default]
    pub(crate) marks: Rc<Vec<Mark>>,
    /// The offset to scroll to, as in [`Editor`].
    #[prop_or_default]
    pub(crate) pointed: Option<(u32, u32)>,
    pub(crate) oninput: Callback<Change>,
}

/// Renders a text pane with robots.txt highlighting.
#[component]
pub(crate) fn RobotsEditor(Props { id, label, placeholder, pane, marks, pointed, oninput }: &Props) -> Html {
    let text = pane.text.clone().unwrap_or_default();
    let spans = use_memo(text, |text| Spans::OfRobots(Rc::new(RobotsDocument::new(text, Some(Fetch::status(200))))));
    let look = Look { spans: (*spans).clone(), marks: marks.clone(), parts: Rc::default() };
    html! {
        <Editor id={*id} label={label.clone()} placeholder={placeholder.clone()} language="robots-txt" pane={pane.clone()} {look} chosen={None}
            pointed={*pointed} oninput={oninput.clone()} />
    }
}
