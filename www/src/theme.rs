//! Light or dark: the system's choice until the user makes one.

use web_sys::Storage;
use yew::prelude::*;

const KEY: &str = "robotscope-theme";

/// What the user wants to see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    System,
    Light,
    Dark,
}

impl Theme {
    fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The theme that the button changes to.
    pub(crate) fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }

    pub(crate) fn label(self) -> &'static str {
        match self {
            Self::System => "Theme: system",
            Self::Light => "Theme: light",
            Self::Dark => "Theme: dark",
        }
    }

    fn kept() -> Self {
        let name = storage().and_then(|storage| storage.get_item(KEY).ok().flatten()).unwrap_or_default();
        [Self::Light, Self::Dark].into_iter().find(|theme| theme.name() == name).unwrap_or(Self::System)
    }
}

/// Where the browser keeps it, if it keeps anything.
fn storage() -> Option<Storage> {
    gloo_utils::window().local_storage().ok().flatten()
}

/// The user's theme, kept in the browser and shown through `data-theme` on the root element.
#[hook]
pub(crate) fn use_theme() -> (Theme, Callback<Theme>) {
    let theme = use_state(Theme::kept);
    use_effect_with(*theme, |theme| {
        if let Some(root) = gloo_utils::document().document_element() {
            // The attribute's name is valid, and a browser that keeps nothing only forgets the choice.
            let _ = root.set_attribute("data-theme", theme.name());
        }
        if let Some(storage) = storage() {
            let _ = storage.set_item(KEY, theme.name());
        }
    });
    let set = {
        let theme = theme.clone();
        Callback::from(move |next| theme.set(next))
    };
    (*theme, set)
}
