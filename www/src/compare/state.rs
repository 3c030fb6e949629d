use std::rc::Rc;

use robotscope::names::plain_names;

use crate::intake::Imported;
use crate::pane::Pane;
use crate::text::{Change, Text};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Compare {
    pub(crate) mode: Mode,
    pub(crate) before: Pane,
    pub(crate) after: Pane,
    pub(crate) chosen: Option<Chosen>,
    /// The crawler or purpose whose changes are shown; empty for all crawlers.
    pub(crate) only: Rc<str>,
    /// The two crawlers, by product token or User-Agent string.
    pub(crate) crawlers: [Rc<str>; 2],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mode {
    Versions,
    Crawlers,
}

impl Default for Compare {
    fn default() -> Self {
        Self {
            mode: Mode::Versions,
            before: Pane::default(),
            after: Pane::default(),
            chosen: None,
            only: "".into(),
            crawlers: ["Googlebot", "bingbot"].map(Rc::from),
        }
    }
}

/// A change that the user chose, with the deciding lines and the new access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// The index in the list of changes.
    pub(crate) index: usize,
    /// The line that decides in the version “Before” or for the first crawler; 0 if no line decides.
    pub(crate) before: u32,
    /// The line that decides in the version “After” or for the second crawler; 0 if no line decides.
    pub(crate) after: u32,
    pub(crate) is_allowed: bool,
}

impl Chosen {
    /// Returns `true` if `marked` is the same change. The indices may differ.
    pub(crate) fn is_marked(self, marked: Option<Self>) -> bool {
        marked.is_some_and(|marked| Self { index: self.index, ..marked } == self)
    }
}

plain_names! {
    /// One of the two versions of a robots.txt. Its name is the id of its pane.
    pub(crate) enum Version {
        Before = "version-before",
        After = "version-after",
    }
}

impl Version {
    /// Returns the name of the message that contains this version's label.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Before => "compare-before",
            Self::After => "compare-after",
        }
    }
}

#[derive(Debug)]
pub(crate) enum Action {
    Edit(Version, Change),
    /// Imports opened files into a version. If no version is given, the destination depends on the content. The root reducer handles
    /// this action.
    Import(Imported, Option<Version>),
    Replace(Version, String),
    Swap,
    /// Marks the lines of a change. If the change is already chosen, removes its marks.
    Choose(Chosen),
    Mode(Mode),
    Only(String),
    /// Sets the first (0) or second (1) crawler.
    Crawler(usize, String),
    /// Applies an edit to the page view's robots.txt. The root reducer handles this action.
    EditRobots(Change),
}

impl Compare {
    pub(crate) fn version(&self, version: Version) -> &Pane {
        match version {
            Version::Before => &self.before,
            Version::After => &self.after,
        }
    }

    fn version_mut(&mut self, version: Version) -> &mut Pane {
        match version {
            Version::Before => &mut self.before,
            Version::After => &mut self.after,
        }
    }

    /// Sets both versions to the page view's robots.txt, unless either version already has a text.
    pub(crate) fn begin(&mut self, robots: &Text) {
        if self.before.text.is_none() && self.after.text.is_none() {
            self.replace(Version::Before, robots.clone());
            self.replace(Version::After, robots.clone());
        }
    }

    fn replace(&mut self, version: Version, text: Text) {
        self.chosen = None;
        self.version_mut(version).replace(Some(text));
    }

    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Edit(version, change) => {
                self.chosen = None;
                self.version_mut(version).edit(&change);
            }
            Action::Import(..) | Action::EditRobots(_) => {}
            Action::Mode(mode) => {
                self.chosen = None;
                self.mode = mode;
            }
            Action::Only(crawler) => self.only = crawler.into(),
            Action::Crawler(place, crawler) => {
                self.chosen = None;
                if let Some(compared) = self.crawlers.get_mut(place) {
                    *compared = crawler.into();
                }
            }
            Action::Replace(version, text) => self.replace(version, text.into()),
            Action::Swap => {
                let [before, after] = [&self.before, &self.after].map(|pane| pane.text.clone().unwrap_or_default());
                self.replace(Version::Before, after);
                self.replace(Version::After, before);
            }
            Action::Choose(chosen) => self.chosen = (!chosen.is_marked(self.chosen)).then_some(chosen),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(state: &Compare) -> [&str; 2] {
        [&state.before, &state.after].map(|pane| pane.text.as_deref().unwrap_or_default())
    }

    #[test]
    fn copies_the_robots_txt_of_the_page_view_to_both_versions_only_once() {
        let mut state = Compare::default();
        state.begin(&"a".into());
        state.reduce(Action::Edit(Version::After, "b".into()));
        state.begin(&"c".into());
        assert_eq!(texts(&state), ["a", "b"]);
    }

    #[test]
    fn swaps_the_versions_and_refreshes_the_pane() {
        let mut state = Compare::default();
        state.reduce(Action::Replace(Version::Before, "a\r\nb\rc".to_owned()));
        let replaced = state.before.replaced;
        state.reduce(Action::Swap);
        assert_eq!(texts(&state), ["", "a\nb\nc"]);
        assert!(state.before.replaced > replaced);
    }

    #[test]
    fn deselects_a_change_when_a_text_changes_or_the_change_is_chosen_again() {
        let chosen = Chosen { index: 1, before: 2, after: 0, is_allowed: true };
        let mut state = Compare::default();
        state.reduce(Action::Choose(chosen));
        assert_eq!(state.chosen, Some(chosen));
        state.reduce(Action::Edit(Version::Before, "".into()));
        assert_eq!(state.chosen, None);
        state.reduce(Action::Choose(chosen));
        state.reduce(Action::Choose(chosen));
        assert_eq!(state.chosen, None);
    }
}
