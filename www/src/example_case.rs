//! An example is no case of the user's: what of it is shown is marked, and its headers and HTML do not stay beside a URL or a robots.txt
//! of the user's own.

use robotscope::evaluate::Source;

use crate::examples::{self, Example};
use crate::intake::{Item, Outcome};
use crate::state::{SOURCES, State};
use crate::text::Text;

/// The texts that an example has brought.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ExampleTexts {
    name: &'static str,
    /// In the order of [`SOURCES`]; none for those that were not given, or have been left.
    texts: [Option<Text>; SOURCES.len()],
}

/// The texts that go when the user begins a case of his own.
const LEFT: [Source; 2] = [Source::Headers, Source::Html];

impl State {
    /// An example takes the place of everything that it has.
    pub(crate) fn load(&mut self, example: &'static Example) {
        self.url = example.url.into();
        self.set_status(200);
        self.replace(Source::RobotsTxt, Some((example.robots)()));
        self.replace(Source::Headers, example.headers.map(str::to_owned));
        self.replace(Source::Html, example.html.map(str::to_owned));
        self.example = ExampleTexts { name: example.name, texts: SOURCES.map(|source| self.pane(source).text.clone()) };
    }

    /// Whether this text is the example's, as it was.
    pub(crate) fn is_of_example(&self, source: Source) -> bool {
        let own = SOURCES.iter().zip(&self.example.texts).find(|(own, _)| **own == source).and_then(|(_, text)| text.as_ref());
        own.is_some() && own == self.pane(source).text.as_ref()
    }

    /// The example and those of its texts that are shown; empty without any.
    pub(crate) fn example_shown(&self) -> (&'static str, Vec<Source>) {
        (self.example.name, SOURCES.into_iter().filter(|source| self.is_of_example(*source)).collect())
    }

    /// What a draft or a link says of it.
    pub(crate) fn mark_example(&mut self, name: &str, is_marked: impl Fn(Source) -> bool) {
        self.example = ExampleTexts::default();
        let Some(example) = examples::ALL.iter().find(|example| example.name == name) else { return };
        let texts = [Some((example.robots)()), example.headers.map(str::to_owned), example.html.map(str::to_owned)];
        let mut own = SOURCES.into_iter().zip(texts);
        let texts = SOURCES.map(|_| own.next().filter(|(source, _)| is_marked(*source))?.1.map(Text::from));
        self.example = ExampleTexts { name: example.name, texts };
    }

    /// After the user has changed something: where that is the URL or robots.txt, the example's headers and HTML go.
    pub(crate) fn leave_example(&mut self, before: &Self) {
        if self.url == before.url && self.robots.text == before.robots.text {
            return;
        }
        let left: Vec<Source> = LEFT.into_iter().filter(|source| self.is_of_example(*source)).collect();
        if left.is_empty() {
            return;
        }
        let was_taken = self.taken.take().filter(|taken| before.taken.as_ref() != Some(taken));
        let mut own = self.example.texts.iter_mut();
        SOURCES.iter().zip(&mut own).filter(|(source, _)| left.contains(source)).for_each(|(_, text)| *text = None);
        self.remembering(|state| {
            left.iter().for_each(|source| state.replace(*source, None));
            Item::of_page("", Outcome::ExampleLeft(left.clone().into()))
        });
        // What came in is taken back with what went for it.
        if let Some((was_taken, taken)) = was_taken.zip(self.taken.as_mut()) {
            taken.items = was_taken.items.iter().chain(&*taken.items).cloned().collect();
            taken.before = was_taken.before.or(taken.before.take());
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use robotscope::directives::Moment;
    use yew::Reducible;

    use super::*;
    use crate::intake::{self, Aim, Arrival};
    use crate::language::Language;
    use crate::state::Action;

    fn after(actions: impl IntoIterator<Item = Action>) -> Rc<State> {
        let start = Rc::new(State::new(Language::English, Moment::from_unix(1_780_000_000)));
        actions.into_iter().fold(start, |state, action| state.reduce(action))
    }

    fn url(url: &str) -> Action {
        Action::SetUrl(url.to_owned())
    }

    fn given(state: &State) -> [bool; 2] {
        LEFT.map(|source| state.pane(source).text.is_some())
    }

    const UNDO: fn() -> Action = || Action::Intake(intake::Action::Undo);

    #[test]
    fn an_example_is_marked_until_nothing_of_it_is_left() {
        assert_eq!(after([]).example_shown().1, SOURCES);
        assert_eq!(after([url("/mine")]).example_shown().1, [Source::RobotsTxt]);
        assert_eq!(after([url("/mine"), Action::Edit(Source::RobotsTxt, "Disallow: /".into())]).example_shown().1, []);
        assert_eq!(after([Action::SetStatus("404".to_owned())]).example_shown().1, SOURCES);
    }

    #[test]
    fn the_first_edit_of_url_or_robots_txt_drops_headers_and_html_and_can_be_undone() {
        for edit in [|| url("/mine"), || Action::Edit(Source::RobotsTxt, "Disallow: /".into())] {
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
        let state = after([url("/m"), url("/mine"), Action::Edit(Source::RobotsTxt, "Disallow: /".into()), UNDO()]);
        assert_eq!((&*state.url, state.robots.text.as_deref()), ("/mine", Some("Disallow: /")));
        assert_eq!(given(&state), [true, true]);
    }

    #[test]
    fn a_file_that_comes_in_drops_them_too_and_takes_all_back() {
        let arrival = Arrival { name: "robots.txt".into(), content: Ok("User-agent: *".to_owned()), is_utf16: false };
        let state = after([Action::Intake(intake::Action::Take(vec![arrival], Aim::View))]);
        assert_eq!(given(&state), [false, false]);
        assert_eq!(state.taken.as_ref().map(|taken| taken.items.len()), Some(2));
        let undone = state.reduce(UNDO());
        assert_eq!((given(&undone), undone.example_shown().1.len()), ([true, true], 3));
    }

    #[test]
    fn the_users_own_texts_stay() {
        let state = after([Action::Edit(Source::Headers, "noindex".into()), url("/mine")]);
        assert_eq!(given(&state), [true, false]);
    }

    #[test]
    fn another_example_is_loaded_whole() {
        let state = after([url("/mine"), Action::LoadExample(&examples::ALL[1])]);
        assert_eq!((given(&state), state.example_shown()), ([true, true], ("example-news", SOURCES.to_vec())));
    }
}
