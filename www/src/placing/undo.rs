//! Undoes imports and the end of an example.

use std::rc::Rc;

use robotscope::evaluate::Source;

use crate::compare::{self, Version};
use crate::page::ROOT;
use crate::state::{Before, ImportNotice, Item, Outcome, State};
use crate::urls;

impl State {
    /// Applies a change, and records the texts before it for Undo. If the notice reports a running fetch, Undo also restores the texts
    /// that the fetch removed.
    pub(crate) fn with_undo(&mut self, change: impl FnOnce(&mut Self) -> Vec<Item>) {
        let of_fetch = self.notice.take_if(|notice| notice.is_fetching()).and_then(|notice| notice.before);
        let before = self.before();
        let items = change(self).into();
        let before = of_fetch.or_else(|| (before != Before { fetches: before.fetches, ..self.before() }).then_some(before));
        self.notice = Some(ImportNotice { items, before });
    }

    pub(crate) fn undo(&mut self) {
        let Some(before) = self.notice.take().and_then(|notice| notice.before) else { return };
        self.name = before.name;
        self.page_mut().url = before.url;
        self.page_mut().status = before.status;
        self.page_mut().outage = before.outage;
        self.page_mut().pane = before.pane;
        if self.urls.list.text != before.list {
            let list = before.list.as_deref().unwrap_or_default().to_owned();
            self.urls.reduce(urls::Action::Replace(list));
        }
        for (version, text) in Version::ALL.into_iter().zip(before.versions) {
            if self.compare.version(version).text != text {
                let text = text.as_deref().unwrap_or_default().to_owned();
                self.compare.reduce(compare::Action::Replace(version, text));
            }
        }
        for (source, text) in Source::ALL.into_iter().zip(before.texts) {
            if self.page.pane(source).text != text {
                self.page_mut().replace(source, text.as_deref().map(str::to_owned));
            }
        }
        self.page_mut().example = before.example;
        self.page_mut().sources = before.sources;
        if before.fetches != self.page.fetches {
            self.page_mut().is_fetch_undone = true;
        }
    }

    /// Ends the example if the user has replaced part of it.
    pub(crate) fn end_example(&mut self, before: &Self) {
        let texts = |state: &Self| Source::ALL.map(|source| state.page.pane(source).text.clone());
        if self.page.url == before.page.url && texts(self) == texts(before) && self.urls.list.text == before.urls.list.text {
            return;
        }
        let mut ended = (*self.page).clone();
        let left = ended.end_example(&before.page);
        if left.is_empty() {
            return;
        }
        let previous = self.notice.take().filter(|notice| before.notice.as_ref() != Some(notice));
        self.with_undo(|state| {
            state.page = ended.into();
            Item::of_page("", Outcome::ExampleLeft(left.into()))
        });
        // A single Undo reverts both the import and the end of the example.
        if let Some((previous, notice)) = previous.zip(self.notice.as_mut()) {
            notice.items = previous.items.iter().chain(&*notice.items).cloned().collect();
            notice.before = previous.before.or(notice.before.take());
        }
    }

    /// Adds the user's latest input to the state that Undo restores, so that Undo keeps the input. `was` is the state before the current
    /// action.
    pub(crate) fn update_undo(&mut self, was: &Self) {
        let now = self.before();
        let Some(notice) = &mut self.notice else { return };
        let (is_example_left, is_fetching, is_example) = (notice.is_example_left(), notice.is_fetching(), notice.is_example());
        // The action that creates a notice makes the change that Undo reverts.
        let is_new = was.notice.as_ref().is_none_or(|known| !Rc::ptr_eq(&known.items, &notice.items));
        let Some(before) = &mut notice.before else { return };
        if is_example_left {
            let mut restored = std::mem::take(&mut before.texts).into_iter();
            let texts = now.texts.clone().map(|typed| typed.or(restored.next().flatten()));
            let url = if &*now.url == ROOT { Rc::clone(&before.url) } else { Rc::clone(&now.url) };
            *before = Before { texts, url, ..now };
            return;
        }
        // Undo of an example returns to the previous case.
        if is_new || is_example {
            return;
        }
        let was = was.before();
        if is_fetching && (&now.texts, &now.list) != (&was.texts, &was.list) || now.url != was.url {
            before.end_example();
        }
        if now.name != was.name {
            before.name = now.name;
        }
        if now.url != was.url {
            before.url = now.url;
        }
        if (&now.status, now.outage) != (&was.status, was.outage) {
            (before.status, before.outage) = (now.status, now.outage);
        }
        if !is_fetching {
            return;
        }
        before.pane = now.pane;
        if now.list != was.list {
            before.list = now.list;
        }
        if now.versions != was.versions {
            before.versions = now.versions;
        }
        // The fetch has removed all texts, so the user has entered the current ones.
        let entered = now.texts.into_iter().zip(now.sources);
        let restored = before.texts.iter_mut().zip(&mut before.sources);
        for ((text, source), entered) in restored.zip(entered).filter(|(_, (text, _))| text.is_some()) {
            (*text, *source) = entered;
        }
    }

    fn before(&self) -> Before {
        let page = &self.page;
        Before {
            name: self.name.clone(),
            url: page.url.clone(),
            status: page.status.clone(),
            outage: page.outage,
            texts: Source::ALL.map(|source| page.pane(source).text.clone()),
            pane: page.pane,
            example: page.example.clone(),
            sources: page.sources.clone(),
            list: self.urls.list.text.clone(),
            versions: Version::ALL.map(|version| self.compare.version(version).text.clone()),
            fetches: page.fetches,
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
    use crate::intake::{Fetched, FetchedPage, FetchedRobots, Imported, ImportedText};
    use crate::language::Language;
    use crate::page::{self, EXAMPLES};
    use crate::pane::TABS;
    use crate::placing::{self, Aim};
    use crate::share;

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

    /// Returns an action that inserts a character at the start of the example's robots.txt.
    fn letter() -> Action {
        let text = after([]).page.robots.text.clone().unwrap_or_default();
        Action::Page(page::Action::Edit(Source::RobotsTxt, format!("#{}", &*text).into()))
    }

    fn paste(text: &str) -> Action {
        let imported = ImportedText { name: "".into(), content: Ok(text.to_owned()), is_utf16: false };
        Action::Placing(placing::Action::Import(Imported::Texts(vec![imported]), Aim::View))
    }

    fn given(state: &State) -> [bool; 3] {
        TABS.map(|source| state.page.pane(source).text.is_some())
    }

    const UNDO: fn() -> Action = || Action::Placing(placing::Action::Undo);

    #[test]
    fn editing_one_text_or_the_status_keeps_the_rest_of_the_example() {
        assert_eq!(after([]).page.example_shown().1, TABS);
        assert_eq!(after([letter()]).page.example_shown().1, [Source::Headers, Source::Html]);
        assert_eq!(after([Action::Page(page::Action::SetStatus("404".to_owned()))]).page.example_shown().1, TABS);
        assert_eq!(given(&after([Action::Page(page::Action::Clear(Source::Html))])), [true, true, false]);
    }

    #[test]
    fn entering_a_url_a_text_or_a_list_discards_all_texts_of_the_example() {
        let list = || Action::Urls(urls::Action::Edit("https://mine.example/".into()));
        let headers = "HTTP/2 200\nx-robots-tag: noindex\n";
        let cases = [
            (url("https://mine.example/"), [false; 3], "https://mine.example/"),
            (robots(), [true, false, false], ROOT),
            (paste("User-agent: *\nDisallow: /\n"), [true, false, false], ROOT),
            (paste(headers), [false, true, false], ROOT),
            (paste("https://mine.example/a"), [false; 3], "https://mine.example/a"),
            (list(), [false; 3], ROOT),
        ];
        for (action, texts, url) in cases {
            let state = after([action]);
            assert_eq!((given(&state), &*state.page.url), (texts, url));
            assert!(state.page.sources.iter().all(|source| source.owner.is_none()), "{url}");
            assert_eq!(given(&state.reduce(UNDO())), [true; 3]);
        }
    }

    #[test]
    fn removes_the_status_chosen_for_an_example_along_with_its_robots_txt() {
        let status = || Action::Page(page::Action::SetStatus("503".to_owned()));
        let state = after([status(), url("https://mine.example/")]);
        assert_eq!((&*state.page.status, state.page.fetch()), ("", None));
        assert_eq!(&*after([status(), letter(), url("https://mine.example/")]).page.status, "503");
    }

    #[test]
    fn treats_example_texts_restored_by_undo_as_user_texts_after_a_url_is_entered() {
        let undone = after([url("/mine")]).reduce(UNDO());
        assert_eq!(undone.page.example_shown().1, []);
        assert_eq!(given(&undone.reduce(url("/other"))), [true; 3]);
    }

    #[test]
    fn undo_keeps_text_that_was_typed_after_the_example_was_discarded() {
        let state = after([url("/m"), url("/mine"), robots(), UNDO()]);
        assert_eq!((&*state.page.url, state.page.robots.text.as_deref()), ("/mine", Some("Disallow: /")));
        assert_eq!(given(&state), [true; 3]);
    }

    #[test]
    fn undoing_an_import_restores_the_example() {
        let state = after([paste("User-agent: *\n")]);
        assert_eq!(state.notice.as_ref().map(|notice| notice.items.len()), Some(2));
        let undone = state.reduce(UNDO());
        assert_eq!((given(&undone), undone.page.example_shown().1.len()), ([true; 3], 3));
        assert_eq!(undone.page.url, after([]).page.url);
    }

    #[test]
    fn undoing_an_import_keeps_the_name_url_and_status_that_the_user_entered_afterwards() {
        let response = || [url("https://a.example/"), robots(), paste("HTTP/2 503\n\nUser-agent: *\nDisallow: /b\n")];
        let undone = after(response().into_iter().chain([UNDO()]));
        assert_eq!((&*undone.page.status, undone.page.robots.text.as_deref()), ("", Some("Disallow: /")));
        let entered = [
            url("https://b.example/"),
            Action::Page(page::Action::SetStatus("404".to_owned())),
            Action::Share(share::Action::Name("Shop".to_owned())),
            UNDO(),
        ];
        let state = after(response().into_iter().chain(entered));
        assert_eq!((&*state.page.url, &*state.page.status, &*state.name), ("https://b.example/", "404", "Shop"));
        assert_eq!(state.page.robots.text.as_deref(), Some("Disallow: /"));
    }

    #[test]
    fn undo_never_restores_an_example_for_a_url_that_the_user_entered_afterwards() {
        let state = after([paste("User-agent: *\n"), url("https://mine.example/"), UNDO()]);
        assert_eq!((&*state.page.url, given(&state)), ("https://mine.example/", [false; 3]));
        assert_eq!(state.page.example_shown().1, []);
    }

    fn fetch(imported: Imported) -> Action {
        Action::Page(page::Action::Import(imported, None))
    }

    /// Returns the state after the actions. First, the user enters a robots.txt and starts a fetch.
    fn during_fetch(actions: impl IntoIterator<Item = Action>) -> Rc<State> {
        let start = [url("https://a.example/"), robots(), fetch(Imported::FetchStarted("https://a.example/".into()))];
        after(start.into_iter().chain(actions))
    }

    const HEADERS: &str = "x-robots-tag: none\n";

    #[test]
    fn restores_the_previous_texts_if_a_fetch_fails_even_if_the_fetch_was_started_again() {
        for again in [vec![], vec![fetch(Imported::FetchStarted("https://a.example/".into()))]] {
            let state = during_fetch(again.into_iter().chain([fetch(Imported::FetchFailed)]));
            assert_eq!((state.page.robots.text.as_deref(), &state.notice), (Some("Disallow: /"), &None));
        }
    }

    fn fetched() -> Action {
        let robots = FetchedRobots { status: Some(200), text: "Allow: /".to_owned() };
        fetch(Imported::Fetched(Box::new(Fetched { robots: Some(robots), page: None })))
    }

    #[test]
    fn undo_of_a_fetch_keeps_what_the_user_entered_during_the_fetch() {
        let entered = || {
            [
                Action::Page(page::Action::Edit(Source::Headers, HEADERS.into())),
                Action::Urls(urls::Action::Edit("/listed".into())),
                Action::Compare(compare::Action::Edit(Version::After, "Allow: /after".into())),
                Action::Share(share::Action::Name("Shop".to_owned())),
            ]
        };
        for end in [vec![UNDO()], vec![fetch(Imported::FetchFailed), UNDO()], vec![fetched(), UNDO()]] {
            let state = during_fetch(entered().into_iter().chain(end));
            assert_eq!((state.page.headers.text.as_deref(), &*state.name), (Some(HEADERS), "Shop"));
            assert_eq!(state.urls.list.text.as_deref(), Some("/listed"));
            assert_eq!(state.compare.after.text.as_deref(), Some("Allow: /after"));
            assert_eq!((state.page.robots.text.as_deref(), &state.notice), (Some("Disallow: /"), &None));
        }
    }

    #[test]
    fn a_failed_fetch_restores_texts_beside_a_text_entered_meanwhile_only_with_undo() {
        let edit = |text: &str| Action::Page(page::Action::Edit(Source::Headers, text.into()));
        let state =
            during_fetch([edit(HEADERS), fetch(Imported::FetchFailed), edit("server: x\n"), fetch(Imported::FetchFailed)]);
        assert_eq!(given(&state), [false, true, false]);
        let outcomes: Vec<_> = state.notice.iter().flat_map(|notice| &*notice.items).map(|item| &item.outcome).collect();
        assert_eq!(outcomes, [&Outcome::FetchFailed("https://a.example/".into())]);
        let undone = state.reduce(UNDO());
        let texts = (undone.page.robots.text.as_deref(), undone.page.headers.text.as_deref());
        assert_eq!(texts, (Some("Disallow: /"), Some("server: x\n")));
    }

    #[test]
    fn discards_the_texts_of_a_fetch_that_the_user_has_undone() {
        let state = during_fetch([UNDO(), fetched()]);
        assert_eq!((state.page.robots.text.as_deref(), &state.notice), (Some("Disallow: /"), &None));
        let again = state.reduce(fetch(Imported::FetchStarted("https://a.example/".into()))).reduce(fetched());
        assert_eq!(again.page.robots.text.as_deref(), Some("Allow: /"));
    }

    #[test]
    fn undo_of_a_change_during_a_fetch_keeps_the_texts_that_arrive_afterwards() {
        let page = FetchedPage {
            url: "https://a.example/".to_owned(),
            headers: HEADERS.to_owned(),
            html: None,
            joined: false,
            truncated: false,
        };
        let arrive = fetch(Imported::Fetched(Box::new(Fetched { robots: None, page: Some(page) })));
        let state = during_fetch([fetched(), Action::Page(page::Action::Clear(Source::RobotsTxt)), UNDO()]);
        assert_eq!((state.page.robots.text.as_deref(), state.page.is_fetch_undone), (Some("Allow: /"), false));
        let state = state.reduce(arrive);
        assert_eq!((state.page.robots.text.as_deref(), given(&state)), (Some("Allow: /"), [true, true, false]));
    }

    #[test]
    fn one_undo_reverts_a_fetch_and_an_import_during_the_fetch() {
        let state = during_fetch([paste(HEADERS), Action::Share(share::Action::Name("Shop".to_owned())), fetched()]);
        let outcomes: Vec<_> = state.notice.iter().flat_map(|notice| &*notice.items).map(|item| &item.outcome).collect();
        assert_eq!(outcomes, [&Outcome::Text(Source::Headers), &Outcome::Fetched("https://a.example/".into())]);
        assert_eq!(state.page.headers.text.as_deref(), Some(HEADERS));
        let undone = state.reduce(UNDO());
        assert_eq!((undone.page.headers.text.as_deref(), undone.page.robots.text.as_deref()), (None, Some("Disallow: /")));
        assert_eq!(&*undone.name, "Shop");
        let undone = during_fetch([paste(HEADERS), fetch(Imported::FetchFailed), UNDO()]);
        assert_eq!((undone.page.headers.text.as_deref(), undone.page.robots.text.as_deref()), (None, Some("Disallow: /")));
    }

    #[test]
    fn a_fetch_that_fails_restores_no_example_beside_a_text_that_the_user_entered_meanwhile() {
        let edit = Action::Page(page::Action::Edit(Source::Headers, HEADERS.into()));
        let state = after([fetch(Imported::FetchStarted("https://a.example/".into())), edit, fetch(Imported::FetchFailed)]);
        assert_eq!(given(&state), [false, true, false]);
    }

    #[test]
    fn the_generated_robots_txt_belongs_to_the_origin_of_the_robots_txt_that_it_extends() {
        let adopt = Action::Generate(crate::generate::Action::Adopt("Disallow: /\nAllow: /a".into()));
        let state = after([url("https://a.example/"), robots(), url("https://b.example/"), adopt]);
        assert_eq!(state.page.basis(Source::RobotsTxt), page::Basis::Condition("https://b.example".into()));
    }

    #[test]
    fn undoing_an_example_restores_the_previous_case_whatever_the_user_entered_afterwards() {
        let example = Action::Page(page::Action::LoadExample(&EXAMPLES[1]));
        let name = |name: &str| Action::Share(share::Action::Name(name.to_owned()));
        let state = after([url("/mine"), name("Mine"), example, name("Example"), UNDO()]);
        assert_eq!((&*state.page.url, &*state.name), ("/mine", "Mine"));
    }

    #[test]
    fn discarding_an_example_keeps_the_users_own_texts() {
        let state = after([Action::Page(page::Action::Edit(Source::Headers, "noindex".into())), url("/mine")]);
        assert_eq!(given(&state), [false, true, false]);
    }

    #[test]
    fn loading_another_example_replaces_every_text() {
        let state = after([url("/mine"), Action::Page(page::Action::LoadExample(&EXAMPLES[1]))]);
        assert_eq!((given(&state), state.page.example_shown()), ([true; 3], ("example-news", TABS.to_vec())));
    }
}
