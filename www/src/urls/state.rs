//! What the user entered and chose.

use std::rc::Rc;

use robotscope::Agent;
use robotscope::availability::Fetch;
use robotscope::crawlers::{self, Crawler, CrawlerClass, Prominence};
use yew::AttrValue;

use crate::intake::Came;
use crate::pane::Pane;
use crate::text::{Change, Text};

/// Everything that the user can change here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Urls {
    /// One URL a line, or a sitemap.
    pub(crate) list: Pane,
    /// The tokens of the crawlers that are asked about, in the order of the catalogue.
    pub(crate) crawlers: Rc<Vec<&'static str>>,
    /// Product tokens that the catalogue does not know, asked about behind those.
    pub(crate) own: Rc<Vec<AttrValue>>,
    /// Whether the list is tested, and how often the user has asked for that.
    pub(crate) test: Option<u32>,
    pub(crate) shown: Shown,
    /// Which page of the rows is shown, from 0.
    pub(crate) page: usize,
}

/// All that a test is of. What is shown was made from this very one.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Test {
    pub(crate) robots: Text,
    pub(crate) fetch: Fetch,
    /// The origin of the robots.txt, if it is known.
    pub(crate) origin: Option<Rc<str>>,
    pub(crate) list: Text,
    pub(crate) crawlers: Rc<Vec<AttrValue>>,
    /// Counts tests, so that the same can be asked again.
    pub(crate) number: u32,
}

/// Which rows are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Shown {
    All,
    /// Those to which a crawler is shut out.
    Blocked,
    /// Those that one crawler may fetch and another may not.
    Differ,
}

impl Shown {
    pub(crate) const ALL: [Self; 3] = [Self::All, Self::Blocked, Self::Differ];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Blocked => "blocked",
            Self::Differ => "differ",
        }
    }
}

/// Crawlers that are often chosen together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Search,
    Ai,
    All,
    None,
}

#[derive(Debug)]
pub(crate) enum Action {
    /// The user typed into the list.
    Edit(Change),
    /// Something was opened, for the list or for whatever fits it. Who has all views places it.
    Came(Came, bool),
    /// A file takes the place of the list.
    Replace(String),
    /// The user typed into robots.txt, which is that of the view for one page. Who has that view changes it.
    EditRobots(Change),
    /// Shows a line of robots.txt in the view for one page. Likewise.
    GoTo(u32),
    /// Asks about a crawler, or no more.
    Toggle(&'static str),
    Choose(Choice),
    /// Asks about a crawler by its product token or User-Agent string.
    Add(String),
    /// Asks no more about a crawler of one's own.
    Remove(AttrValue),
    /// Tests the list, now and whenever something of the test changes.
    Test,
    /// The test is not wanted any more.
    Cancel,
    Show(Shown),
    Page(usize),
}

impl Default for Urls {
    fn default() -> Self {
        Self {
            list: Pane::default(),
            crawlers: chosen(|crawler| crawler.prominence == Prominence::Leading),
            own: Rc::default(),
            test: None,
            shown: Shown::All,
            page: 0,
        }
    }
}

impl Urls {
    /// The test that is wanted, against this robots.txt; none without a list or crawlers.
    pub(crate) fn tested(&self, robots: &Text, fetch: Fetch, origin: Option<Rc<str>>) -> Option<Test> {
        let list = self.list.text.clone().filter(|list| !list.trim().is_empty())?;
        let crawlers = Some(self.asked()).filter(|crawlers| !crawlers.is_empty())?;
        Some(Test { robots: robots.clone(), fetch, origin, list, crawlers: Rc::new(crawlers), number: self.test? })
    }

    /// All crawlers that are asked about.
    pub(crate) fn asked(&self) -> Vec<AttrValue> {
        self.crawlers.iter().copied().map(AttrValue::Static).chain(self.own.iter().cloned()).collect()
    }

    pub(crate) fn reduce(&mut self, action: Action) {
        match action {
            Action::Edit(change) => {
                self.list.edit(&change);
                self.page = 0;
            }
            Action::Came(..) | Action::EditRobots(_) | Action::GoTo(_) => {}
            Action::Replace(text) => {
                self.page = 0;
                self.list.text = Some(text.into());
                self.list.replaced += 1;
            }
            Action::Toggle(toggled) => {
                let is_chosen = self.crawlers.contains(&toggled);
                let own = Rc::clone(&self.crawlers);
                self.crawlers =
                    chosen(|crawler| if crawler.token == toggled { !is_chosen } else { own.contains(&crawler.token) });
            }
            Action::Choose(choice) => {
                self.crawlers = chosen(|crawler| match choice {
                    Choice::Search => crawler.class == CrawlerClass::Search,
                    Choice::Ai => !crawler.ai_uses.is_empty(),
                    Choice::All => true,
                    Choice::None => false,
                });
            }
            Action::Add(crawler) => match asker(&crawler) {
                Some((token, Some(known))) if !self.crawlers.contains(&token) => self.reduce(Action::Toggle(known)),
                Some((token, None)) if !self.own.iter().any(|own| own.eq_ignore_ascii_case(token)) => {
                    Rc::make_mut(&mut self.own).push(token.to_owned().into());
                }
                _ => {}
            },
            Action::Remove(removed) => Rc::make_mut(&mut self.own).retain(|own| *own != removed),
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

/// Whom a product token or a User-Agent string names: its token, and that of the catalogue if it is known there.
pub(super) fn asker(crawler: &str) -> Option<(&str, Option<&'static str>)> {
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
    fn it_begins_with_the_leading_crawlers() {
        let chosen = after([]).crawlers;
        assert!(chosen.contains(&"Googlebot") && chosen.contains(&"GPTBot") && !chosen.contains(&"CCBot"));
    }

    #[test]
    fn crawlers_are_chosen_one_by_one_or_together() {
        assert!(!after([Action::Toggle("GPTBot")]).crawlers.contains(&"GPTBot"));
        assert_eq!(after([Action::Toggle("GPTBot"), Action::Toggle("GPTBot")]).crawlers, after([]).crawlers);
        assert_eq!(after([Action::Choose(Choice::All)]).crawlers.len(), crawlers::all().len());
        assert!(after([Action::Choose(Choice::None)]).crawlers.is_empty());
        assert!(after([Action::Choose(Choice::Ai)]).crawlers.contains(&"ClaudeBot"));
    }

    #[test]
    fn a_crawler_of_ones_own_is_a_token_or_a_user_agent() {
        let add = |crawler: &str| Action::Add(crawler.to_owned());
        let own = |actions: Vec<Action>| after(actions).own.iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(
            own(vec![add("ExampleBot"), add(" Mozilla/5.0 (compatible; OtherBot/2.1; +https://a.example/)")]),
            ["ExampleBot", "OtherBot"]
        );
        assert_eq!(own(vec![add("ExampleBot"), add("examplebot/1"), add(" "), add("/1")]), ["ExampleBot"]);
        assert!(own(vec![add("ExampleBot"), Action::Remove("ExampleBot".into())]).is_empty());
        let known = after([add("Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)"), add("Googlebot")]);
        assert!(known.own.is_empty() && known.crawlers.contains(&"YandexBot") && known.crawlers.contains(&"Googlebot"));
        let all: Vec<_> = after([Action::Choose(Choice::None), add("ExampleBot")]).asked();
        assert_eq!(all, ["ExampleBot"]);
    }

    #[test]
    fn a_test_is_always_of_what_there_is_now() {
        let robots = Text::from("Disallow: /");
        let fetch = Fetch::status(200);
        let of = |state: &Urls| state.tested(&robots, fetch, None).map(|test| test.list.to_string());
        let state = after([Action::Edit("/a".into()), Action::Page(3), Action::Test, Action::Edit("/b".into())]);
        assert_eq!((of(&state).as_deref(), state.page), (Some("/b"), 0));
        assert_ne!(after([Action::Test, Action::Test]).test, after([Action::Test]).test, "the same can be asked again");
        assert_eq!(of(&after([Action::Edit("/a".into())])), None, "not before it is asked for");
        assert_eq!(of(&after([Action::Edit(" \n".into()), Action::Test])), None, "there is no list");
        assert_eq!(of(&after([Action::Edit("/a".into()), Action::Test, Action::Choose(Choice::None)])), None);
        assert_eq!(after([Action::Test, Action::Cancel]).test, None);
    }
}
