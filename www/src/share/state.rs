//! What came of links and drafts, and the way back.

use crate::page::Table;
use crate::state::{Fault, Kept, Opened, State};

#[derive(Debug)]
pub(crate) enum Action {
    /// A link was opened while the page was in use.
    Open(Result<Kept, Fault>),
    /// The address is no longer that of a link: the user went back.
    LeaveLink,
    /// Back to what was there before.
    Return,
    /// An empty case.
    New,
    /// Another case of the user's.
    GoOn(Kept),
    /// The user calls the case so.
    Name(String),
    /// Enough has been said of it.
    Dismiss,
}

impl State {
    pub(crate) fn share(&mut self, action: Action) {
        match action {
            Action::Open(Ok(kept)) => {
                let before = self.keep();
                self.restore(&kept);
                self.opened = Some(Opened::Link(Some(before)));
            }
            Action::Open(Err(fault)) => self.opened = Some(Opened::Broken(fault)),
            Action::LeaveLink => {
                if let Some(Opened::Link(Some(before))) = &self.opened {
                    let before = before.clone();
                    self.restore(&before);
                    self.opened = None;
                }
            }
            Action::Return => {
                let now = self.keep();
                match self.opened.take() {
                    Some(Opened::Link(Some(before)) | Opened::Older(before) | Opened::Returned(before)) => {
                        self.restore(&before);
                        self.opened = Some(Opened::Returned(now));
                    }
                    other => self.opened = other,
                }
            }
            Action::New => {
                let (before, view, layout) = (self.keep(), self.view, self.page.table.layout);
                self.restore(&Kept::default());
                self.view = view;
                self.page_mut().now = self.page.today.clone();
                self.page_mut().table = Table { layout, ..Table::default() };
                self.opened = Some(Opened::Returned(before));
            }
            Action::GoOn(kept) => {
                let before = self.keep();
                self.page_mut().now = self.page.today.clone();
                self.restore(&kept);
                self.opened = Some(Opened::Returned(before));
            }
            Action::Name(name) => self.name = name.trim_start().into(),
            Action::Dismiss => self.opened = None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use robotscope::directives::Moment;

    fn start() -> State {
        State::new(Language::English, Moment::from_unix(1_780_000_000))
    }

    fn link(url: &str) -> Kept {
        let mut state = start();
        state.page_mut().url = url.into();
        state.keep()
    }

    #[test]
    fn a_link_can_be_left_again_and_again() {
        let mut state = start();
        state.page_mut().url = "/mine".into();
        state.share(Action::Open(Ok(link("/theirs"))));
        assert_eq!(&*state.page.url, "/theirs");
        state.share(Action::Return);
        assert_eq!(&*state.page.url, "/mine");
        state.share(Action::Return);
        assert_eq!(&*state.page.url, "/theirs");
    }

    #[test]
    fn a_broken_link_changes_nothing() {
        let mut state = start();
        let before = state.keep();
        state.share(Action::Open(Err(Fault::Broken)));
        assert_eq!((state.keep(), &state.opened), (before, &Some(Opened::Broken(Fault::Broken))));
        state.share(Action::Return);
        assert_eq!(state.opened, Some(Opened::Broken(Fault::Broken)));
    }

    #[test]
    fn a_new_case_is_empty_and_can_be_taken_back() {
        let mut state = start();
        state.share(Action::Open(Ok(link("/theirs"))));
        state.share(Action::Name("Their shop".to_owned()));
        state.share(Action::New);
        assert_eq!((&*state.page.url, state.page.robots.text.as_deref(), &*state.name), ("", None, ""));
        assert_eq!((&state.page.headers.text, &state.page.html.text, state.page.example_shown().1), (&None, &None, Vec::new()));
        state.share(Action::Return);
        assert_eq!((&*state.page.url, &*state.name), ("/theirs", "Their shop"));
    }

    #[test]
    fn another_case_is_for_now_and_can_be_left_again() {
        let mut state = start();
        state.page_mut().now = "2030-01-01T00:00".into();
        let mut kept = link("/other");
        kept.leave_out(&["n"]);
        state.share(Action::GoOn(kept));
        assert_eq!((&*state.page.url, &state.page.now), ("/other", &state.page.today));
        state.share(Action::Return);
        assert_eq!(&*state.page.now, "2030-01-01T00:00");
    }
}
