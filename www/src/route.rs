//! The page's views and their fragments, such as `#/urls`. Views are links, so Back works and a view can be opened in a new tab. Other
//! fragments, such as shared cases or targets within the page, do not change the view.

use gloo_events::EventListener;
use robotscope::names::plain_names;
use yew::prelude::*;

use crate::language::{Language, message, say};

plain_names! {
    pub(crate) enum View {
        /// Evaluates one page.
        Page = "page",
        /// Tests many URLs against one robots.txt.
        Urls = "urls",
        /// Compares two versions of a robots.txt, or two crawlers.
        Compare = "compare",
        /// Generates directives and rules.
        Generate = "generate",
    }
}

pub(crate) fn fragment(view: View) -> String {
    match view {
        View::Page => "#/".to_owned(),
        _ => format!("#/{}", view.as_str()),
    }
}

/// Returns the view that the address names, or `None` if it names no view.
pub(crate) fn view() -> Option<View> {
    gloo_utils::window().location().hash().ok().and_then(|hash| named(&hash))
}

/// Returns `true` if the address has no fragment.
pub(crate) fn is_bare() -> bool {
    gloo_utils::window().location().hash().is_ok_and(|hash| hash.is_empty())
}

fn named(hash: &str) -> Option<View> {
    // An address without a fragment opens the page view.
    View::ALL.into_iter().find(|view| hash == fragment(*view) || hash.is_empty() && *view == View::Page)
}

pub(crate) fn name(view: View) -> String {
    message(&format!("view-{view}"), &[])
}

/// Keeps the address and the title consistent with the view.
#[hook]
pub(crate) fn use_route(view: View, language: Language, show: Callback<View>) {
    let last = use_mut_ref(|| view);
    // `true` after the address has changed, until the page shows the new address's view. Meanwhile, the address must not be reset to the
    // old view.
    let is_led = use_mut_ref(|| false);
    use_effect_with((), {
        let (last, is_led) = (last.clone(), is_led.clone());
        move |()| {
            let listener = EventListener::new(&gloo_utils::window(), "hashchange", move |_| {
                if let Some(view) = self::view() {
                    *is_led.borrow_mut() |= view != *last.borrow();
                    show.emit(view);
                }
            });
            move || drop(listener)
        }
    });
    use_effect_with((view, language), move |(view, _)| {
        let is_new = last.replace(*view) != *view;
        if is_new && !is_led.take() && self::view() != Some(*view) {
            let _ = gloo_utils::window().location().set_hash(&fragment(*view));
        }
        let title = match view {
            View::Page => say!("title"),
            _ => say!("title-view", view = &*name(*view)),
        };
        gloo_utils::document().set_title(&title);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn converts_the_fragment_of_every_view_back_to_the_view() {
        for view in View::ALL {
            assert_eq!(named(&fragment(view)), Some(view));
        }
        assert_eq!(named(""), Some(View::Page));
    }

    #[test]
    fn unknown_fragments_select_no_view() {
        for hash in ["#main", "#v=1", "#/nothing", "#/urls/", "urls"] {
            assert_eq!(named(hash), None, "{hash}");
        }
    }
}
