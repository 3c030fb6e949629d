//! The page's theme. It is the system's theme until the user chooses another. `www/js/startup/appearance.ts` applies and stores the theme.

use wasm_bindgen::prelude::*;

use crate::language::say;

#[wasm_bindgen(raw_module = "../js/startup/appearance.ts")]
extern "C" {
    fn theme() -> String;

    #[wasm_bindgen(js_name = chooseTheme)]
    fn choose_theme(name: &str);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Theme {
    System,
    Light,
    Dark,
    Contrast,
}

impl Theme {
    pub(crate) const ALL: [Self; 4] = [Self::System, Self::Light, Self::Dark, Self::Contrast];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::Light => "light",
            Self::Dark => "dark",
            Self::Contrast => "contrast",
        }
    }

    pub(crate) fn label(self) -> String {
        match self {
            Self::System => say!("theme-system"),
            Self::Light => say!("theme-light"),
            Self::Dark => say!("theme-dark"),
            Self::Contrast => say!("theme-contrast"),
        }
    }

    pub(crate) fn of_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.as_str() == name)
    }

    pub(crate) fn begin() -> Self {
        Self::of_name(&theme()).unwrap_or(Self::System)
    }

    pub(crate) fn choose(self) {
        choose_theme(self.as_str());
    }
}
