//! The text pane: a labelled textarea that `www/js/editor.ts` upgrades to CodeMirror.

use gloo_events::EventListener;
use js_sys::Uint32Array;
use wasm_bindgen::prelude::*;
use yew::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(extends = web_sys::HtmlElement)]
    type RobotsEditor;

    #[wasm_bindgen(method, structural, setter)]
    fn set_value(this: &RobotsEditor, value: &str);

    #[wasm_bindgen(method, structural, setter)]
    fn set_spans(this: &RobotsEditor, spans: &Uint32Array);

    #[wasm_bindgen(method, structural, setter)]
    fn set_marks(this: &RobotsEditor, marks: &Uint32Array);

    #[wasm_bindgen(method, structural)]
    fn reveal(this: &RobotsEditor, line: u32);
}

/// A line that is marked, and how. Ordered by line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Mark {
    line: u32,
    /// A place in the list in `www/js/editor.ts`.
    kind: u32,
}

impl Mark {
    /// A rule of a group that applies.
    pub(crate) fn group(line: u32) -> Self {
        Self { line, kind: 0 }
    }

    /// A rule that matched and lost.
    pub(crate) fn lost(line: u32) -> Self {
        Self { line, kind: 1 }
    }

    /// The allow rule that decides.
    pub(crate) fn allow(line: u32) -> Self {
        Self { line, kind: 2 }
    }

    /// The disallow rule that decides.
    pub(crate) fn disallow(line: u32) -> Self {
        Self { line, kind: 3 }
    }

    /// A user-agent line of a group that applies.
    pub(crate) fn agent(line: u32) -> Self {
        Self { line, kind: 4 }
    }

    /// The line that a reader wants to see first: the one that decides, else the first one marked.
    fn foremost(marks: &[Self]) -> Option<u32> {
        let deciding = marks.iter().find(|mark| matches!(mark.kind, 2 | 3));
        deciding.or(marks.first()).map(|mark| mark.line)
    }
}

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) text: std::rc::Rc<str>,
    /// Changes when the text shall take the place of what the pane holds.
    pub(crate) replaced: u32,
    pub(crate) document: std::rc::Rc<crate::analysis::Document>,
    pub(crate) marks: std::rc::Rc<Vec<Mark>>,
    /// Changes when the user chooses what is marked; then the pane scrolls there.
    pub(crate) chosen: Option<crate::state::Chosen>,
    pub(crate) oninput: Callback<String>,
}

#[component]
pub(crate) fn Editor(props: &Props) -> Html {
    let node = use_node_ref();
    let element = {
        let node = node.clone();
        move || node.get().map(JsCast::unchecked_into::<RobotsEditor>)
    };

    use_effect_with((node.clone(), props.oninput.clone()), |(node, oninput)| {
        let oninput = oninput.clone();
        let listener = node.get().map(|node| {
            EventListener::new(&node, "robots-input", move |event| {
                let text = event.dyn_ref::<web_sys::CustomEvent>().and_then(|event| event.detail().as_string());
                oninput.emit(text.unwrap_or_default());
            })
        });
        move || drop(listener)
    });
    use_effect_with(props.replaced, {
        let (element, text) = (element.clone(), props.text.clone());
        move |_| {
            if let Some(element) = element() {
                element.set_value(&text);
            }
        }
    });
    use_effect_with(props.document.clone(), {
        let element = element.clone();
        move |document| {
            if let Some(element) = element() {
                element.set_spans(&Uint32Array::from(document.spans.as_slice()));
            }
        }
    });
    use_effect_with(props.marks.clone(), {
        let element = element.clone();
        move |marks| {
            if let Some(element) = element() {
                let flat: Vec<u32> = marks.iter().flat_map(|mark| [mark.line, mark.kind]).collect();
                element.set_marks(&Uint32Array::from(flat.as_slice()));
            }
        }
    });
    use_effect_with((props.chosen, props.replaced), {
        let marks = props.marks.clone();
        move |_| {
            if let (Some(element), Some(line)) = (element(), Mark::foremost(&marks)) {
                element.reveal(line);
            }
        }
    });

    html! {
        <robots-editor ref={node} label="robots.txt" line-numbers="" class="editor">
            <textarea id="robots-txt" name="robots-txt" spellcheck="false" autocapitalize="off" autocomplete="off"
                aria-label="robots.txt" placeholder="Paste a robots.txt here, or drop the file" />
        </robots-editor>
    }
}
