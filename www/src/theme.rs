//! The page's theme. It is the system's theme until the user chooses another. `www/js/startup/appearance.ts` applies and stores the theme.

use robotscope::names::plain_names;
use wasm_bindgen::prelude::*;

use crate::language::message;

#[wasm_bindgen(raw_module = "../js/startup/appearance.ts")]
extern "C" {
    fn theme() -> String;

    #[wasm_bindgen(js_name = chooseTheme)]
    fn choose_theme(name: &str);
}

plain_names! {
    pub(crate) enum Theme {
        System = "system",
        Light = "light",
        Dark = "dark",
        Contrast = "contrast",
    }
}

impl Theme {
    pub(crate) fn label(self) -> String {
        message(&format!("theme-{self}"), &[])
    }

    pub(crate) fn begin() -> Self {
        theme().parse().unwrap_or(Self::System)
    }

    pub(crate) fn choose(self) {
        choose_theme(self.as_str());
    }
}
