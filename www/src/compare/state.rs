//! What the user entered and chose.

use std::rc::Rc;

use crate::intake::Came;
use crate::pane::Pane;
use crate::text::{Change, Text};

/// Everything that the user can change here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Compare {
    pub(crate) mode: Mode,
    pub(crate) before: Pane,
    pub(crate) after: Pane,
    /// The change whose lines are marked.
    pub(crate) chosen: Option<Chosen>,
    /// The crawler whose changes are shown; empty for all.
    pub(crate) only: Rc<str>,
    /// The two crawlers, by product token or User-Agent string.
    pub(crate) crawlers: [Rc<str>; 2],
}

/// What is compared.
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

/// A change: the lines that decide, and what has become of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chosen {
    /// Where it stands among all; the first number was that of a set of crawlers once.
    pub(crate) place: (usize, usize),
    /// The line that decided before; 0 for none.
    pub(crate) before: u32,
    /// The line that decides now; 0 for none.
    pub(crate) after: u32,
    pub(crate) is_allowed: bool,
}

impl Chosen {
    /// Whether its lines are the marked ones.
    pub(crate) fn is_marked(self, marked: Option<Self>) -> bool {
        marked.is_some_and(|marked| Self { place: self.place, ..marked } == self)
    }
}

/// One of the two versions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Version {
    Before,
    After,
}

impl Version {
    /// The message that is its name.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Before => "compare-before",
            Self::After => "compare-after",
        }
    }

    /// Where it is shown, as the document names it.
    pub(crate) fn id(self) -> &'static str {
        match self {
            Self::Before => "version-before",
            Self::After => "version-after",
        }
    }

    pub(crate) fn of_id(id: &str) -> Option<Self> {
        [Self::Before, Self::After].into_iter().find(|version| version.id() == id)
    }
}

#[derive(Debug)]
pub(crate) enum Action {
    /// The user typed into a text pane.
    Edit(Version, Change),
    /// Something was opened, for this version or for whatever fits it. Who has all views places it.
    Came(Came, Option<Version>),
    /// A text takes the place of a version.
    Replace(Version, String),
    /// Each version takes the place of the other.
    Swap,
    /// Marks the lines of a change, or no lines if they are marked.
    Choose(Chosen),
    /// Compares something else.
    Mode(Mode),
    /// Shows the changes of this crawler alone.
    Only(String),
    /// The first or second of two crawlers is this one.
    Crawler(usize, String),
    /// The user typed into the robots.txt of the view for one page. Who has that view changes it.
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

    /// Both versions begin as the page's robots.txt, to be changed.
    pub(crate) fn begin(&mut self, robots: &Text) {
        if self.before.text.is_none() && self.after.text.is_none() {
            self.replace(Version::Before, robots.clone());
            self.replace(Version::After, robots.clone());
        }
    }

    fn replace(&mut self, version: Version, text: Text) {
        self.chosen = None;
        let pane = self.version_mut(version);
        pane.text = Some(text);
        pane.replaced += 1;
    }

    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Edit(version, change) => {
                self.chosen = None;
                self.version_mut(version).edit(&change);
            }
            Action::Came(..) => {}
            // Lines may be others now.
            Action::EditRobots(_) => self.chosen = None,
            Action::Mode(mode) => {
                self.chosen = None;
                self.mode = mode;
            }
            Action::Only(crawler) => self.only = crawler.into(),
            Action::Crawler(place, crawler) => {
                self.chosen = None;
                if let Some(own) = self.crawlers.get_mut(place) {
                    *own = crawler.into();
                }
            }
            // The text pane shows every line break as LF; lines must mean the same there and here.
            Action::Replace(version, text) => self.replace(version, text.replace("\r\n", "\n").replace('\r', "\n").into()),
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
    fn both_versions_begin_as_the_page_has_it_and_only_once() {
        let mut state = Compare::default();
        state.begin(&"a".into());
        state.reduce(Action::Edit(Version::After, "b".into()));
        state.begin(&"c".into());
        assert_eq!(texts(&state), ["a", "b"]);
    }

    #[test]
    fn versions_are_swapped_and_shown_anew() {
        let mut state = Compare::default();
        state.reduce(Action::Replace(Version::Before, "a\r\nb\rc".to_owned()));
        let replaced = state.before.replaced;
        state.reduce(Action::Swap);
        assert_eq!(texts(&state), ["", "a\nb\nc"]);
        assert!(state.before.replaced > replaced);
    }

    #[test]
    fn lines_of_a_change_are_marked_until_a_text_changes() {
        let chosen = Chosen { place: (0, 1), before: 2, after: 0, is_allowed: true };
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
