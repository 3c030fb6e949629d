//! What is taken back when the user did not mean it.

use crate::compare::{self, Version};
use crate::pane::SOURCES;
use crate::state::{Before, Item, Outcome, State, Taken};
use crate::urls;

pub(super) const VERSIONS: [Version; 2] = [Version::Before, Version::After];

impl State {
    /// Changes the texts so that it can be taken back.
    pub(crate) fn remembering(&mut self, change: impl FnOnce(&mut Self) -> Vec<Item>) {
        let before = self.before();
        let items = change(self).into();
        let before = (before != self.before()).then_some(before);
        self.taken = Some(Taken { items, before });
    }

    /// Takes back what was taken in.
    pub(crate) fn undo(&mut self) {
        let Some(before) = self.taken.take().and_then(|taken| taken.before) else { return };
        self.name = before.name;
        self.page_mut().url = before.url;
        self.page_mut().status = before.status;
        self.page_mut().outage = before.outage;
        self.page_mut().pane = before.pane;
        self.page_mut().example = before.example;
        if self.urls.list.text != before.list {
            let list = before.list.as_deref().unwrap_or_default().to_owned();
            self.urls.reduce(urls::Action::Replace(list));
        }
        for (version, text) in VERSIONS.into_iter().zip(before.versions) {
            if self.compare.version(version).text != text {
                let text = text.as_deref().unwrap_or_default().to_owned();
                self.compare.reduce(compare::Action::Replace(version, text));
            }
        }
        for (source, text) in SOURCES.into_iter().zip(before.texts) {
            if self.page.pane(source).text != text {
                self.page_mut().replace(source, text.as_deref().map(str::to_owned));
            }
        }
    }

    /// After the user has changed something: where that is the URL or robots.txt, the example's headers and HTML go.
    pub(crate) fn leave_example(&mut self, before: &Self) {
        let left = self.page.left_of_example(&before.page);
        if left.is_empty() {
            return;
        }
        let was_taken = self.taken.take().filter(|taken| before.taken.as_ref() != Some(taken));
        self.page_mut().unmark_example(&left);
        self.remembering(|state| {
            left.iter().for_each(|source| state.page_mut().replace(*source, None));
            Item::of_page("", Outcome::ExampleLeft(left.clone().into()))
        });
        // What came in is taken back with what went for it.
        if let Some((was_taken, taken)) = was_taken.zip(self.taken.as_mut()) {
            taken.items = was_taken.items.iter().chain(&*taken.items).cloned().collect();
            taken.before = was_taken.before.or(taken.before.take());
        }
    }

    /// What is typed after an example was left is the user's, and stays if its texts come back.
    pub(crate) fn keep_what_is_typed(&mut self) {
        if !self.taken.as_ref().is_some_and(Taken::is_example_left) {
            return;
        }
        let now = self.before();
        if let Some(before) = self.taken.as_mut().and_then(|taken| taken.before.as_mut()) {
            let ([robots, ..], [_, headers, html]) = (now.texts, std::mem::take(&mut before.texts));
            *before = Before { texts: [robots, headers, html], ..now };
        }
    }

    fn before(&self) -> Before {
        let page = &self.page;
        Before {
            name: self.name.clone(),
            url: page.url.clone(),
            status: page.status.clone(),
            outage: page.outage,
            texts: SOURCES.map(|source| page.pane(source).text.clone()),
            pane: page.pane,
            example: page.example.clone(),
            list: self.urls.list.text.clone(),
            versions: VERSIONS.map(|version| self.compare.version(version).text.clone()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use robotscope::directives::Moment;
    use yew::Reducible;

    use super::*;
    use crate::action::Action;
    use crate::intake::{Arrival, Came};
    use crate::language::Language;
    use crate::page::{self, EXAMPLES};
    use crate::placing::{self, Aim};
    use robotscope::evaluate::Source;

    fn after(actions: impl IntoIterator<Item = Action>) -> Rc<State> {
        let start = Rc::new(State::new(Language::English, Moment::from_unix(1_780_000_000)));
        actions.into_iter().fold(start, |state, action| state.reduce(action))
    }

    fn url(url: &str) -> Action {
        Action::Page(page::Action::SetUrl(url.to_owned()))
    }

    fn robots() -> Action {
        Action::Page(page::Action::Edit(Source::RobotsTxt, "Disallow: /".into()))
    }

    fn given(state: &State) -> [bool; 2] {
        [Source::Headers, Source::Html].map(|source| state.page.pane(source).text.is_some())
    }

    const UNDO: fn() -> Action = || Action::Placing(placing::Action::Undo);

    #[test]
    fn an_example_is_marked_until_nothing_of_it_is_left() {
        assert_eq!(after([]).page.example_shown().1, SOURCES);
        assert_eq!(after([url("/mine")]).page.example_shown().1, [Source::RobotsTxt]);
        assert_eq!(after([url("/mine"), robots()]).page.example_shown().1, []);
        assert_eq!(after([Action::Page(page::Action::SetStatus("404".to_owned()))]).page.example_shown().1, SOURCES);
    }

    #[test]
    fn the_first_edit_of_url_or_robots_txt_drops_headers_and_html_and_can_be_undone() {
        for edit in [|| url("/mine"), || robots()] {
            let state = after([edit()]);
            assert_eq!(given(&state), [false, false]);
            assert!(state.taken.is_some());
            let undone = state.reduce(UNDO());
            assert_eq!(given(&undone), [true, true]);
            // The user wants them: they go no more.
            assert_eq!(given(&undone.reduce(url("/other"))), [true, true]);
        }
    }

    #[test]
    fn what_is_typed_after_it_is_not_undone() {
        let state = after([url("/m"), url("/mine"), robots(), UNDO()]);
        assert_eq!((&*state.page.url, state.page.robots.text.as_deref()), ("/mine", Some("Disallow: /")));
        assert_eq!(given(&state), [true, true]);
    }

    #[test]
    fn a_file_that_comes_in_drops_them_too_and_takes_all_back() {
        let arrival = Arrival { name: "robots.txt".into(), content: Ok("User-agent: *".to_owned()), is_utf16: false };
        let state = after([Action::Placing(placing::Action::TakeIn(Came::Texts(vec![arrival]), Aim::View))]);
        assert_eq!(given(&state), [false, false]);
        assert_eq!(state.taken.as_ref().map(|taken| taken.items.len()), Some(2));
        let undone = state.reduce(UNDO());
        assert_eq!((given(&undone), undone.page.example_shown().1.len()), ([true, true], 3));
    }

    #[test]
    fn the_users_own_texts_stay() {
        let state = after([Action::Page(page::Action::Edit(Source::Headers, "noindex".into())), url("/mine")]);
        assert_eq!(given(&state), [true, false]);
    }

    #[test]
    fn another_example_is_loaded_whole() {
        let state = after([url("/mine"), Action::Page(page::Action::LoadExample(&EXAMPLES[1]))]);
        assert_eq!((given(&state), state.page.example_shown()), ([true, true], ("example-news", SOURCES.to_vec())));
    }
}
