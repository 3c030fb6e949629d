//! What the user entered and chose.

use std::rc::Rc;

use yew::Reducible;

use crate::examples;

/// Everything that the user can change.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct State {
    /// The text of the robots.txt; its line breaks are LF, as in every text field of a browser.
    pub(crate) text: Rc<str>,
    /// Counts the times that the page, and not the user's typing, replaced the text.
    pub(crate) replaced: u32,
    pub(crate) url: Rc<str>,
    pub(crate) user_agent: Rc<str>,
    pub(crate) filter: Rc<str>,
    pub(crate) shown: Shown,
    pub(crate) chosen: Option<Chosen>,
}

/// Which rows of the table are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    All,
    Blocked,
    Allowed,
}

/// The row whose rules are highlighted and explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chosen {
    /// A crawler of the catalogue, by its product token.
    Crawler(&'static str),
    /// The crawler with the User-Agent that the user entered.
    Custom,
}

pub(crate) enum Action {
    /// The user typed into the text pane.
    EditText(String),
    /// An example, a file or an empty text takes the place of the text.
    ReplaceText(String),
    /// An example with its URL takes the place of both.
    LoadExample(&'static examples::Example),
    SetUrl(String),
    SetUserAgent(String),
    SetFilter(String),
    Show(Shown),
    /// Opens the row, or closes it if it is open.
    Toggle(Chosen),
}

impl Default for State {
    fn default() -> Self {
        let example = examples::first();
        Self {
            text: (example.text)().into(),
            replaced: 0,
            url: example.url.into(),
            user_agent: "".into(),
            filter: "".into(),
            shown: Shown::All,
            chosen: Some(Chosen::Crawler("Googlebot")),
        }
    }
}

impl Reducible for State {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = (*self).clone();
        match action {
            Action::EditText(text) => next.text = text.into(),
            Action::ReplaceText(text) => next.replace_text(&text),
            Action::LoadExample(example) => {
                next.replace_text(&(example.text)());
                next.url = example.url.into();
            }
            Action::SetUrl(url) => next.url = url.into(),
            Action::SetUserAgent(user_agent) => {
                // Whoever enters a User-Agent wants to see its verdict.
                if self.user_agent.trim().is_empty() && !user_agent.trim().is_empty() {
                    next.chosen = Some(Chosen::Custom);
                }
                next.user_agent = user_agent.into();
            }
            Action::SetFilter(filter) => next.filter = filter.into(),
            Action::Show(shown) => next.shown = shown,
            Action::Toggle(row) => next.chosen = (self.chosen != Some(row)).then_some(row),
        }
        next.into()
    }
}

impl State {
    fn replace_text(&mut self, text: &str) {
        // The text pane shows every line break as LF; offsets must mean the same text there and here.
        self.text = text.replace("\r\n", "\n").replace('\r', "\n").into();
        self.replaced += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(actions: impl IntoIterator<Item = Action>) -> Rc<State> {
        actions.into_iter().fold(Rc::new(State::default()), |state, action| state.reduce(action))
    }

    #[test]
    fn replaced_text_has_the_line_breaks_of_the_text_pane() {
        let state = after([Action::ReplaceText("a\r\nb\rc\n".to_owned())]);
        assert_eq!((&*state.text, state.replaced), ("a\nb\nc\n", 1));
    }

    #[test]
    fn a_row_opens_and_closes() {
        let row = Chosen::Crawler("GPTBot");
        assert_eq!(after([Action::Toggle(row)]).chosen, Some(row));
        assert_eq!(after([Action::Toggle(row), Action::Toggle(row)]).chosen, None);
    }

    #[test]
    fn the_first_letter_of_a_user_agent_opens_its_row() {
        let state = after([Action::SetUserAgent("M".to_owned())]);
        assert_eq!(state.chosen, Some(Chosen::Custom));
        let state =
            after([Action::SetUserAgent("M".to_owned()), Action::Toggle(Chosen::Custom), Action::SetUserAgent("My".to_owned())]);
        assert_eq!(state.chosen, None);
    }
}
