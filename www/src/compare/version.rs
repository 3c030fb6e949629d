use std::rc::Rc;

use robotscope::recognise::TextKind;
use yew::prelude::*;

use super::state::{Action, Chosen, Version};
use crate::editor::{Mark, MarkKind};
use crate::intake::open_file;
use crate::language::say;
use crate::pane::Pane;
use crate::robots_editor::RobotsEditor;
use crate::text::Text;

#[derive(Properties, PartialEq)]
pub(crate) struct Props {
    pub(crate) version: Version,
    pub(crate) pane: Pane,
    pub(crate) chosen: Option<Chosen>,
    /// The page view's robots.txt.
    pub(crate) page: Text,
    pub(crate) dispatch: Callback<Action>,
}

/// Renders the pane for one version of a robots.txt.
#[component]
pub(crate) fn VersionPane(Props { version, pane, chosen, page, dispatch }: &Props) -> Html {
    let version = *version;
    let text = pane.text.clone().unwrap_or_default();
    let (id, label) = (version.as_str(), say!(version.name()));
    let mark = chosen.and_then(|chosen| mark(version, chosen));
    let marks = Rc::new(mark.into_iter().map(|(_, mark)| mark).collect::<Vec<_>>());
    // The pane scrolls whenever the offset or the index of the change differs from the previous values.
    let pointed = mark.zip(*chosen).and_then(|((line, _), chosen)| Some((text.line_start(line)?, chosen.index as u32)));
    let oninput = use_callback(dispatch.clone(), move |text, dispatch| dispatch.emit(Action::Edit(version, text)));
    let take = {
        let page = page.clone();
        dispatch.reform(move |_: MouseEvent| Action::Replace(version, page.to_string()))
    };
    let on_import = dispatch.reform(move |(imported, is_alone): (_, bool)| Action::Import(imported, is_alone.then_some(version)));
    html! {
        <section class="pane version" data-drop={id} aria-labelledby={format!("{id}-title")}>
            <div class="pane-bar">
                <h3 id={format!("{id}-title")}>{ &label }</h3>
                <div class="pane-actions">
                    <button type="button" class="button" onclick={take}>{ say!("compare-take") }</button>
                    { open_file(".txt,.gz,text/plain", on_import) }
                </div>
            </div>
            if TextKind::from_text(&*text) == TextKind::Html {
                <p class="notice warning">{ say!("robots-is-html") }</p>
            }
            <RobotsEditor {id} {label} placeholder={say!("compare-placeholder")} pane={pane.clone()} {marks} {pointed} {oninput} />
        </section>
    }
}

/// Returns the line in this version that decides the change, and its mark. Returns `None` if no line decides.
fn mark(version: Version, chosen: Chosen) -> Option<(u32, Mark)> {
    let (line, is_allowed) = match version {
        Version::Before => (chosen.before, !chosen.is_allowed),
        Version::After => (chosen.after, chosen.is_allowed),
    };
    (line > 0).then(|| (line, Mark::new(line, if is_allowed { MarkKind::Allow } else { MarkKind::Disallow })))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_the_old_rule_as_disallow_if_a_path_becomes_allowed() {
        let chosen = Chosen { index: 0, before: 3, after: 0, is_allowed: true };
        assert_eq!(mark(Version::Before, chosen), Some((3, Mark::new(3, MarkKind::Disallow))));
        assert_eq!(mark(Version::After, chosen), None);
    }
}
