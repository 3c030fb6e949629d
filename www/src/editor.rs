//! A text pane: a labelled textarea that `www/js/editor/robots-editor.ts` upgrades to CodeMirror.

use std::rc::Rc;

use gloo_events::EventListener;
use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

use crate::bridge;
use crate::document::RobotsDocument;
use crate::pane::Pane;
use crate::text::Change;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = web_sys::HtmlElement)]
    type RobotsEditor;

    #[wasm_bindgen(method, structural, setter)]
    fn set_value(this: &RobotsEditor, value: &str);

    #[wasm_bindgen(method, structural, setter)]
    fn set_spans(this: &RobotsEditor, spans: &JsValue);

    #[wasm_bindgen(method, structural, setter)]
    fn set_marks(this: &RobotsEditor, marks: &Uint32Array);

    #[wasm_bindgen(method, structural, setter)]
    fn set_parts(this: &RobotsEditor, parts: &Uint32Array);

    #[wasm_bindgen(method, structural)]
    fn reveal(this: &RobotsEditor, line: u32);

    #[wasm_bindgen(method, structural)]
    fn show(this: &RobotsEditor, offset: u32);
}

/// The highlights and marks that a pane shows together with its text.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Look {
    pub(crate) spans: Spans,
    /// The marked lines, sorted.
    pub(crate) marks: Rc<Vec<Mark>>,
    /// Triples of UTF-16 start, UTF-16 end and [`PartKind`], sorted by start.
    pub(crate) parts: Rc<Vec<u32>>,
}

/// The syntax highlighting of a text.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Spans {
    OfRobots(Rc<RobotsDocument>),
    /// Triples of UTF-16 start, UTF-16 end and kind, sorted by start.
    Flat(Rc<Vec<u32>>),
}

impl Default for Spans {
    fn default() -> Self {
        Self::Flat(Rc::default())
    }
}

impl Spans {
    /// Returns the spans in a range, as triples of UTF-16 start, UTF-16 end and kind. [`Spans::Flat`] ignores the range and returns all its
    /// spans.
    fn within(&self, from: u32, to: u32) -> Vec<u32> {
        match self {
            Self::OfRobots(document) => document.spans(from, to),
            Self::Flat(spans) => spans.to_vec(),
        }
    }
}

/// A marked line. Marks sort by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Mark {
    line: u32,
    kind: MarkKind,
}

/// The reason why a line is marked. `www/js/editor/classes.ts` derives a CSS class from each variant.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MarkKind {
    /// A rule, or a user-agent line for another crawler, in a group that applies.
    Group,
    /// A rule that matches the path but does not decide.
    Lost,
    /// The allow rule that decides.
    Allow,
    /// The disallow rule that decides.
    Disallow,
    /// A user-agent line that makes its group apply to the crawler.
    Agent,
    /// A directive that decides.
    Decides,
    /// A directive that the crawler reads, but that another directive overrules.
    Overruled,
    /// A directive that the crawler does not see.
    Unseen,
}

/// The reason why a part of a text is highlighted. `www/js/editor/classes.ts` derives a CSS class from each variant.
#[wasm_bindgen]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum PartKind {
    /// A part that decides.
    Decides,
    /// A part that the crawler reads, but that another part overrules.
    Overruled,
    /// A part that has no effect.
    Void,
    /// A part that the user jumped to.
    Pointed,
    /// A part that the crawler does not see.
    Unseen,
}

impl Mark {
    pub(crate) fn new(line: u32, kind: MarkKind) -> Self {
        Self { line, kind }
    }

    /// Returns the mark for the line that contains a part of this kind, or `None` if such lines are not marked.
    pub(crate) fn part(line: u32, kind: PartKind) -> Option<Self> {
        let kind = match kind {
            PartKind::Decides => MarkKind::Decides,
            PartKind::Overruled => MarkKind::Overruled,
            PartKind::Unseen => MarkKind::Unseen,
            PartKind::Void | PartKind::Pointed => return None,
        };
        Some(Self { line, kind })
    }

    /// Returns the line to scroll to: the deciding line; failing that, an unseen directive; failing that, the first marked line. Returns
    /// `None` without marks.
    fn foremost(marks: &[Self]) -> Option<u32> {
        let deciding = marks.iter().find(|mark| matches!(mark.kind, MarkKind::Allow | MarkKind::Disallow | MarkKind::Decides));
        let unseen = marks.iter().find(|mark| mark.kind == MarkKind::Unseen);
        deciding.or(unseen).or(marks.first()).map(|mark| mark.line)
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) id: &'static str,
    pub(crate) label: AttrValue,
    pub(crate) placeholder: AttrValue,
    /// The kind of text, which determines its diagnostics and completion. This is the `language` attribute.
    pub(crate) language: Option<&'static str>,
    pub(crate) pane: Pane,
    pub(crate) look: Look,
    /// The chosen cell of the results, as the names of its row and question. The pane scrolls to the cell's marks when another cell is
    /// chosen or the text is replaced.
    pub(crate) chosen: Option<[&'static str; 2]>,
    /// The offset to scroll to, in UTF-16 code units, and a number. The pane scrolls when either value changes.
    pub(crate) pointed: Option<(u32, u32)>,
    pub(crate) oninput: Callback<Change>,
}

/// Passes a value to the element in `node` after the first render, and whenever the value changes.
#[hook]
fn use_passed<T: PartialEq + 'static, F: FnOnce(&RobotsEditor, &T) + 'static>(node: &NodeRef, value: T, pass: F) {
    let node = node.clone();
    use_effect_with(value, move |value| {
        if let Some(element) = node.get() {
            pass(element.unchecked_ref(), value);
        }
    });
}

#[component]
pub(crate) fn Editor(props: &Props) -> Html {
    let node = use_node_ref();
    use_effect_with((node.clone(), props.oninput.clone()), |(node, oninput)| {
        let oninput = oninput.clone();
        let listener = node.get().map(|node| {
            EventListener::new(&node, "robots-input", move |event| {
                let detail = event.dyn_ref::<web_sys::CustomEvent>().map(web_sys::CustomEvent::detail);
                if let Some(Ok(change)) = detail.map(bridge::read) {
                    oninput.emit(change);
                }
            })
        });
        move || drop(listener)
    });
    let text = props.pane.text.clone();
    use_passed(&node, props.pane.replaced, move |element, _| element.set_value(text.as_deref().unwrap_or_default()));
    use_effect_with(props.look.spans.clone(), {
        let node = node.clone();
        move |spans| {
            let spans = spans.clone();
            let within = Closure::<dyn Fn(u32, u32) -> Vec<u32>>::new(move |from, to| spans.within(from, to));
            if let Some(element) = node.get() {
                element.unchecked_ref::<RobotsEditor>().set_spans(within.as_ref());
            }
            move || drop(within)
        }
    });
    use_passed(&node, props.look.marks.clone(), |element, marks| {
        let flat: Vec<u32> = marks.iter().flat_map(|mark| [mark.line, mark.kind as u32]).collect();
        element.set_marks(&Uint32Array::from(flat.as_slice()));
    });
    use_passed(&node, props.look.parts.clone(), |element, parts| element.set_parts(&Uint32Array::from(parts.as_slice())));
    let marks = props.look.marks.clone();
    use_passed(&node, (props.chosen, props.pane.replaced), move |element, _| {
        if let Some(line) = Mark::foremost(&marks) {
            element.reveal(line);
        }
    });
    use_passed(&node, props.pointed, |element, pointed| {
        if let Some((offset, _)) = pointed {
            element.show(*offset);
        }
    });

    html! {
        <robots-editor ref={node} label={props.label.clone()} line-numbers="" language={props.language} class="editor">
            <textarea id={props.id} name={props.id} spellcheck="false" autocapitalize="off" autocomplete="off"
                aria-label={props.label.clone()} placeholder={props.placeholder.clone()} />
        </robots-editor>
    }
}
