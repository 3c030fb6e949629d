//! Actions that open links, drafts and cases, and return to the previous case.

use crate::page::Table;
use crate::state::{Fault, Opened, Snapshot, State};

#[derive(Debug)]
pub(crate) enum Action {
    Open(Result<Snapshot, Fault>),
    /// Restores the previous case. Sent when the user goes back from a link's address.
    LeaveLink,
    Return,
    New,
    GoOn(Snapshot),
    Name(String),
    Dismiss,
}

impl State {
    pub(crate) fn share(&mut self, action: Action) {
        match action {
            Action::Open(Ok(snapshot)) => {
                let before = self.snapshot();
                self.restore_link(&snapshot);
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
                let now = self.snapshot();
                match self.opened.take() {
                    Some(Opened::Link(Some(before)) | Opened::Older(before) | Opened::Returned(before)) => {
                        self.restore(&before);
                        self.opened = Some(Opened::Returned(now));
                    }
                    other => self.opened = other,
                }
            }
            Action::New => {
                let (before, view, layout) = (self.snapshot(), self.view, self.page.table.layout);
                self.restore(&Snapshot::default());
                self.view = view;
                self.page_mut().now = self.page.today.clone();
                self.page_mut().table = Table { layout, ..Table::default() };
                self.opened = Some(Opened::Returned(before));
            }
            Action::GoOn(snapshot) => {
                let before = self.snapshot();
                self.page_mut().now = self.page.today.clone();
                self.restore(&snapshot);
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

    fn link(url: &str) -> Snapshot {
        let mut state = start();
        state.page_mut().url = url.into();
        state.snapshot()
    }

    #[test]
    fn return_switches_back_and_forth_between_a_link_and_the_previous_case() {
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
    fn opening_a_broken_link_changes_nothing() {
        let mut state = start();
        let before = state.snapshot();
        state.share(Action::Open(Err(Fault::Broken)));
        assert_eq!((state.snapshot(), &state.opened), (before, &Some(Opened::Broken(Fault::Broken))));
        state.share(Action::Return);
        assert_eq!(state.opened, Some(Opened::Broken(Fault::Broken)));
    }

    #[test]
    fn starts_an_empty_case_and_returns_to_the_previous_case() {
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
    fn opens_a_case_with_todays_date_and_restores_the_chosen_date_on_return() {
        let mut state = start();
        state.page_mut().now = "2030-01-01T00:00".into();
        let mut snapshot = link("/other");
        snapshot.leave_out(&["n"]);
        state.share(Action::GoOn(snapshot));
        assert_eq!((&*state.page.url, &state.page.now), ("/other", &state.page.today));
        state.share(Action::Return);
        assert_eq!(&*state.page.now, "2030-01-01T00:00");
    }
}
