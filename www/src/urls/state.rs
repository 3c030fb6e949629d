use std::rc::Rc;

use robotscope::Agent;
use robotscope::availability::Fetch;
use robotscope::crawlers::{self, Crawler, CrawlerClass, Prominence};
use robotscope::names::plain_names;
use yew::AttrValue;

use crate::intake::Imported;
use crate::pane::Pane;
use crate::text::{Change, Text};

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Urls {
    /// A list with one URL per line, a table, or a sitemap.
    pub(crate) list: Pane,
    /// The product tokens of the chosen crawlers, in the order of the catalogue.
    pub(crate) crawlers: Rc<Vec<&'static str>>,
    /// Chosen product tokens that are not in the catalogue. They are shown after `crawlers`.
    pub(crate) entered: Rc<Vec<AttrValue>>,
    /// `None` if the list is not being tested. Otherwise, a number that changes each time the user requests a test.
    pub(crate) test: Option<u32>,
    pub(crate) shown: Shown,
    pub(crate) page: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Test {
    pub(crate) robots: Text,
    pub(crate) fetch: Fetch,
    pub(crate) origin: Option<Rc<str>>,
    pub(crate) list: Text,
    pub(crate) crawlers: Rc<Vec<AttrValue>>,
    /// A number that changes each time the user requests a test, so that the same test can be repeated.
    pub(crate) number: u32,
}

plain_names! {
    pub(crate) enum Shown {
        All = "all",
        /// URLs that at least one crawler may not fetch.
        Blocked = "blocked",
        /// URLs for which the crawlers' access differs: allowed, disallowed, or dependent on an unknown condition.
        Differ = "differ",
    }

    pub(crate) enum Choice {
        Search = "search",
        Ai = "ai",
        All = "all",
        None = "none",
    }
}

#[derive(Debug)]
pub(crate) enum Action {
    Edit(Change),
    /// Imports opened files. If the flag is `true`, the text becomes the list. The root reducer handles this action.
    Import(Imported, bool),
    Replace(String),
    /// Applies an edit to the page view's robots.txt. The root reducer handles this action.
    EditRobots(Change),
    /// Shows a line of robots.txt in the page view. The root reducer handles this action.
    GoTo(u32),
    /// Adds a crawler from the catalogue, or removes it if it is already chosen.
    Toggle(&'static str),
    Choose(Choice),
    /// Adds a crawler by its product token or User-Agent string.
    Add(String),
    Remove(AttrValue),
    /// Tests the list now, and again after every change to the test's inputs.
    Test,
    Cancel,
    Show(Shown),
    Page(usize),
}

impl Default for Urls {
    fn default() -> Self {
        Self {
            list: Pane::default(),
            crawlers: chosen(|crawler| crawler.prominence == Prominence::Leading),
            entered: Rc::default(),
            test: None,
            shown: Shown::All,
            page: 0,
        }
    }
}

impl Urls {
    /// Returns the test that the user has requested, with this robots.txt. Returns `None` if there is no request, no list or no crawler.
    pub(crate) fn tested(&self, robots: &Text, fetch: Fetch, origin: Option<Rc<str>>) -> Option<Test> {
        let list = self.list.text.clone().filter(|list| !list.trim().is_empty())?;
        let crawlers = Some(self.tested_crawlers()).filter(|crawlers| !crawlers.is_empty())?;
        Some(Test { robots: robots.clone(), fetch, origin, list, crawlers: Rc::new(crawlers), number: self.test? })
    }

    pub(crate) fn tested_crawlers(&self) -> Vec<AttrValue> {
        self.crawlers.iter().copied().map(AttrValue::Static).chain(self.entered.iter().cloned()).collect()
    }

    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Edit(change) => {
                self.list.edit(&change);
                self.page = 0;
            }
            Action::Import(..) | Action::EditRobots(_) | Action::GoTo(_) => {}
            Action::Replace(text) => {
                self.page = 0;
                self.list.replace(Some(text.into()));
            }
            Action::Toggle(toggled) => {
                let is_chosen = self.crawlers.contains(&toggled);
                let before = Rc::clone(&self.crawlers);
                self.crawlers =
                    chosen(|crawler| if crawler.token == toggled { !is_chosen } else { before.contains(&crawler.token) });
            }
            Action::Choose(choice) => {
                self.crawlers = chosen(|crawler| match choice {
                    Choice::Search => crawler.class == CrawlerClass::Search,
                    Choice::Ai => !crawler.ai_uses.is_empty(),
                    Choice::All => true,
                    Choice::None => false,
                });
            }
            Action::Add(crawler) => match token_of(&crawler) {
                Some((token, Some(known))) if !self.crawlers.contains(&token) => self.reduce(Action::Toggle(known)),
                Some((token, None)) if !self.entered.iter().any(|entered| entered.eq_ignore_ascii_case(token)) => {
                    Rc::make_mut(&mut self.entered).push(token.to_owned().into());
                }
                _ => {}
            },
            Action::Remove(removed) => Rc::make_mut(&mut self.entered).retain(|entered| *entered != removed),
            Action::Test => {
                self.test = Some(self.test.map_or(0, |number| number.wrapping_add(1)));
                self.page = 0;
            }
            Action::Cancel => self.test = None,
            Action::Show(shown) => {
                self.shown = shown;
                self.page = 0;
            }
            Action::Page(page) => self.page = page,
        }
    }
}

/// Returns the product token in a User-Agent string and, if the catalogue contains it, the catalogue's spelling. Returns `None` if the
/// string contains no token.
pub(super) fn token_of(crawler: &str) -> Option<(&str, Option<&'static str>)> {
    let token = Agent::from_user_agent(crawler.trim()).name();
    (!token.is_empty()).then(|| (token, crawlers::by_token(token).map(|known| known.token)))
}

fn chosen(is_chosen: impl Fn(&Crawler) -> bool) -> Rc<Vec<&'static str>> {
    let all = crawlers::all().iter().filter(|crawler| is_chosen(crawler));
    Rc::new(all.map(|crawler| crawler.token).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(actions: impl IntoIterator<Item = Action>) -> Urls {
        let mut state = Urls::default();
        actions.into_iter().for_each(|action| state.reduce(action));
        state
    }

    #[test]
    fn the_most_prominent_crawlers_are_chosen_initially() {
        let chosen = after([]).crawlers;
        assert!(chosen.contains(&"Googlebot") && chosen.contains(&"GPTBot") && !chosen.contains(&"CCBot"));
    }

    #[test]
    fn chooses_crawlers_one_by_one_or_by_category() {
        assert!(!after([Action::Toggle("GPTBot")]).crawlers.contains(&"GPTBot"));
        assert_eq!(after([Action::Toggle("GPTBot"), Action::Toggle("GPTBot")]).crawlers, after([]).crawlers);
        assert_eq!(after([Action::Choose(Choice::All)]).crawlers.len(), crawlers::all().len());
        assert!(after([Action::Choose(Choice::None)]).crawlers.is_empty());
        assert!(after([Action::Choose(Choice::Ai)]).crawlers.contains(&"ClaudeBot"));
    }

    #[test]
    fn adds_a_crawler_by_its_product_token_or_user_agent_but_only_once() {
        let add = |crawler: &str| Action::Add(crawler.to_owned());
        let entered = |actions: Vec<Action>| after(actions).entered.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            entered(vec![add("ExampleBot"), add(" Mozilla/5.0 (compatible; OtherBot/2.1; +https://a.example/)")]),
            ["ExampleBot", "OtherBot"]
        );
        assert_eq!(entered(vec![add("ExampleBot"), add("examplebot/1"), add(" "), add("/1")]), ["ExampleBot"]);
        assert!(entered(vec![add("ExampleBot"), Action::Remove("ExampleBot".into())]).is_empty());
        let known = after([add("Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)"), add("Googlebot")]);
        assert!(known.entered.is_empty() && known.crawlers.contains(&"YandexBot") && known.crawlers.contains(&"Googlebot"));
        let all: Vec<_> = after([Action::Choose(Choice::None), add("ExampleBot")]).tested_crawlers();
        assert_eq!(all, ["ExampleBot"]);
    }

    #[test]
    fn an_edit_of_a_list_with_crlf_line_breaks_changes_the_line_that_the_pane_shows() {
        let change = Change { from: 6, to: 7, insert: "x".to_owned() };
        let state = after([Action::Replace("/a\r\n/b\r/c\n".to_owned()), Action::Edit(change)]);
        assert_eq!(state.list.text.as_deref(), Some("/a\n/b\nxc\n"));
    }

    #[test]
    fn a_requested_test_uses_the_current_inputs_even_after_edits() {
        let robots = Text::from("Disallow: /");
        let fetch = Fetch::status(200);
        let of = |state: &Urls| state.tested(&robots, fetch, None).map(|test| test.list.to_string());
        let state = after([Action::Edit("/a".into()), Action::Page(3), Action::Test, Action::Edit("/b".into())]);
        assert_eq!((of(&state).as_deref(), state.page), (Some("/b"), 0));
        assert_ne!(after([Action::Test, Action::Test]).test, after([Action::Test]).test, "the same test can be requested again");
        assert_eq!(of(&after([Action::Edit("/a".into())])), None, "no test before the user requests one");
        assert_eq!(of(&after([Action::Edit(" \n".into()), Action::Test])), None, "there is no list");
        assert_eq!(of(&after([Action::Edit("/a".into()), Action::Test, Action::Choose(Choice::None)])), None);
        assert_eq!(after([Action::Test, Action::Cancel]).test, None);
    }
}
